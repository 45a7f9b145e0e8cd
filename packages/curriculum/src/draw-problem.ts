import { isShown, judgeAnswer } from '@playforward/math';
import type { Distractor, ProblemSpec, SpecId } from './problem-spec.ts';
import { random } from './random.ts';
import type { Catalogue, Dress, ProblemBody, Skill } from './skill.ts';
import { chooseWordings } from './wordings.ts';

const mostDraws = 50;
const wantedDistractors = 3;
const leastNamed = 2;

type Rule = Pick<ProblemSpec['answer'], 'form' | 'asked'>;

/** Whether two answers count as the same. Where lowest terms are asked, 4:6 is another answer than 2:3. */
function sameAnswer(a: string, b: string, { form, asked }: Rule): boolean {
  if (isShown(form)) return a === b;
  if (a === b) return true;
  return judgeAnswer(a, { value: b, form, ...(asked === undefined ? {} : { asked }) }).kind === 'right';
}

/** Whether two choices are drawn alike. */
function samePicture(
  { diagram: a }: Pick<Distractor, 'diagram'>,
  { diagram: b }: Pick<Distractor, 'diagram'>,
) {
  return a !== undefined && b !== undefined && JSON.stringify(a) === JSON.stringify(b);
}

/**
 * Keeps every named misconception and fills up to three with slips. null when a named one gives the right
 * value, two of them give the same value, or too few differ: then the numbers are drawn again.
 */
function chooseDistractors({ answer, distractors }: ProblemBody): readonly Distractor[] | null {
  const collides = (one: Distractor, kept: readonly Distractor[]): boolean =>
    [answer, ...kept].some((other) => sameAnswer(one.value, other.value, answer) || samePicture(one, other));
  const kept: Distractor[] = [];
  const named = distractors.filter(({ misconception }) => misconception !== 'slip');
  for (const distractor of named.slice(0, wantedDistractors)) {
    if (collides(distractor, kept)) return null;
    kept.push(distractor);
  }
  for (const slip of distractors.filter(({ misconception }) => misconception === 'slip')) {
    if (kept.length < wantedDistractors && !collides(slip, kept)) kept.push(slip);
  }
  const least = answer.form === 'choice' ? leastNamed : wantedDistractors;
  return named.length >= leastNamed && kept.length >= least ? kept : null;
}

/** The wordings of a skill, but of sentences that clothes say otherwise none. */
function withoutDressed(text: Catalogue, dressed: Catalogue): Catalogue {
  return Object.fromEntries(
    Object.entries(text).filter(([key]) => !Object.hasOwn(dressed, key.split('~')[0] ?? '')),
  );
}

/**
 * Draws until answer and distractors all differ; `draws` says how often that took, `refused` how many draws did not meet
 * the skill's own conditions. Throws after 50 draws.
 */
export function drawProblem(
  skill: Skill,
  id: SpecId,
  dress?: Dress,
): { spec: ProblemSpec; draws: number; refused: number } {
  const source = random(`${id.skill}@${id.version}/${id.level}/${id.seed}`);
  for (let draws = 1; draws <= mostDraws; draws += 1) {
    const { params, build } = skill.attempt(id.level, source, dress);
    const body = build();
    const distractors = chooseDistractors(body);
    if (distractors) {
      // Clothes have one wording of a sentence, which stands for all.
      const text = dress ? withoutDressed(skill.text.en, dress.text) : skill.text.en;
      const question = chooseWordings(body.question, text, id);
      return { spec: { id, params, ...body, question, distractors }, draws, refused: source.refused() };
    }
  }
  throw new Error(
    `${id.skill} level ${id.level} seed ${id.seed}: ${mostDraws} draws, answers always collide`,
  );
}
