import { plainMath } from '../hints/plain-math.ts';
import { topicWords } from '../know/words.ts';
import { withoutTag } from './question/asks-right.ts';
import { isChoice, type SolutionPath, squeezed } from './solution-path.ts';
import type { Reading } from './step-reading.ts';

/** "a cubic yard is 9 cubic feet" says how much something is; it is no move. */
export const saysAmount = /\b(?:is|are|equals?|makes?|has|have)\b\D{0,12}\d/i;
const fewestWords = 2;
const enoughWords = 0.6;

/** A move of the way in the student's own words: most of the telling words of its instruction. */
export function stepSaid(text: string, { steps }: SolutionPath): number | null {
  const said = new Set([...topicWords(text), ...(text.match(/\d+(?:\.\d+)?/g) ?? [])]);
  const shares = steps.map(({ words }) => {
    const common = words.filter((word) => said.has(word)).length;
    return common < fewestWords ? 0 : common / words.length;
  });
  const best = Math.max(0, ...shares);
  return best < enoughWords ? null : shares.indexOf(best);
}

/**
 * What a step comes to in words, such as "RSV and UTV" or "one through the origin", where no choice says so and no number of
 * another line is spoken of besides: "power 2 touches and power 3 too".
 */
export function stepFound(text: string, { problem, path }: Reading): number {
  const plain = ` ${plainMath(withoutTag(text))
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')} `;
  const folded = (one: string): string[] =>
    plainMath(one)
      .toLowerCase()
      .match(/[\p{L}\d]+/gu) ?? [];
  const told = new Set(folded(problem.question));
  return (problem.rendered?.steps ?? []).findIndex(({ work }, at) => {
    const [, end = ''] = work?.split(' → ') ?? [];
    const words = folded(end).filter((word) => !smallWords.has(word));
    const isNew = words.some((word) => !told.has(word) && /\p{L}{2}/u.test(word));
    const isAnswer = problem.choices.some((one) => folded(one).join(' ').includes(words.join(' ')));
    const own = new Set(folded(work ?? ''));
    const isAll =
      !words.some((word) => /^\d/.test(word)) ||
      (plain.match(/\d+/g) ?? []).every((number) => own.has(number));
    return (
      at < path.last && isNew && !isAnswer && isAll && words.every((word) => plain.includes(` ${word} `))
    );
  });
}

const smallWords: ReadonlySet<string> = new Set('a an and the is of in to it or'.split(' '));

/** The step that comes to a point which no choice has. */
export function stepWithPoint(point: string, { problem, path }: Reading): number {
  if (isChoice(point, path) || squeezed(plainMath(problem.question)).includes(squeezed(point))) return -1;
  const works = (problem.rendered?.steps ?? []).map(({ work }) =>
    squeezed(plainMath(work ?? '').replace(/−/g, '-')),
  );
  return works.findIndex((work) => work.includes(squeezed(point)));
}

/** The step that ends in this line. */
export function stepEndingIn(line: string, { steps }: SolutionPath): number | null {
  const at = steps.findLastIndex(({ equations }) => squeezed(equations.at(-1) ?? '') === squeezed(line));
  return at < 0 ? null : at;
}
