import { keyFault } from './build-answer-key.ts';
import { findSkill, generateProblem } from './generate-problem.ts';
import type { ProblemSpec, RenderedProblem } from './problem-spec.ts';
import { random } from './random.ts';
import { renderProblem } from './render-problem.ts';
import { chooseWordings } from './wordings.ts';

/** So often the chance is drawn anew whether the answer is made by hand. */
const mostDraws = 6;

const plain = (text: string): string =>
  text
    .replace(/−/g, '-')
    .replace(/(?<=\d)(?:\{,\}|,)(?=\d{3})/g, '')
    .replace(/\s+/g, '');

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A question with numbers in the place of others. */
function withNumbers(question: string, changes: ReadonlyMap<number, number>): string {
  const all = [...changes.keys()].map((number) => escaped(String(number))).join('|');
  return plain(question).replace(new RegExp(`(?<![\\d.])(?:${all})(?![\\d]|\\.\\d)`, 'g'), (number) =>
    String(changes.get(Number(number))),
  );
}

/** Whatever was drawn, with numbers in the place of others; counts how often that was. */
function replaced(drawn: unknown, changes: ReadonlyMap<number, number>, count: { made: number }): unknown {
  if (typeof drawn === 'number') {
    const other = changes.get(drawn);
    if (other !== undefined) count.made += 1;
    return other ?? drawn;
  }
  if (Array.isArray(drawn)) return drawn.map((one) => replaced(one, changes, count));
  return drawn;
}

/**
 * The same problem with other numbers, each of which its question has to state: nothing else of the question may change.
 * null where the skill that made it cannot make that one.
 * @example changeNumbers(renderProblem(generateProblem({ skill: 'm6-percent-of-benchmark', version: findSkill('m6-percent-of-benchmark')?.version, level: 2, seed: 3 })), new Map([[90, 200]])).finalAnswer // '40 photos'
 */
export function changeNumbers(
  { id, question }: Pick<RenderedProblem, 'id' | 'question'>,
  changes: ReadonlyMap<number, number>,
): RenderedProblem | null {
  const skill = findSkill(id.skill);
  if (!skill || skill.version !== id.version || changes.size === 0) return null;
  const drawn = generateProblem(id).params;
  const count = { made: 0 };
  const params = Object.fromEntries(
    Object.entries(drawn).map(([name, value]) => [name, replaced(value, changes, count)]),
  );
  if (count.made !== changes.size) return null;
  const wanted = withNumbers(question, changes);
  for (let draw = 1; draw <= mostDraws; draw += 1) {
    try {
      const source = random(`${id.skill}@${id.version}/${id.level}/${id.seed}/changed ${draw}`);
      const body = skill.attempt(id.level, source, { params: () => params, text: {} }).build();
      const spec: ProblemSpec = {
        id,
        params,
        ...body,
        // Wrong ways may come to the right answer with these numbers; nobody is asked this problem.
        distractors: [],
        question: chooseWordings(body.question, skill.text.en, id),
      };
      const changed = keyFault(spec) === null ? renderProblem(spec) : null;
      if (changed !== null && plain(changed.question) === wanted) return changed;
    } catch {
      // A number for which the skill has no problem.
      return null;
    }
  }
  return null;
}
