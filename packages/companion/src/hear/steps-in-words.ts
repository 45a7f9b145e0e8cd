import { plainMath } from '../hints/plain-math.ts';
import { topicWords } from '../know/words.ts';
import { choiceIn } from './is-offered.ts';
import { flip, followsFrom, isRewritten, sidesOf } from './judge-line.ts';
import { withoutTag } from './question/asks-right.ts';
import { isChoice, type SolutionPath, squeezed } from './solution-path.ts';
import { type Reading, rightLine, type StepReading } from './step-reading.ts';

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
 * What a step comes to in words, such as "RSV and UTV" or "one through the origin", where no choice says so and nothing of
 * another line is spoken of besides: "power 2 touches and power 3 too".
 */
export function stepFound(text: string, { problem, path, shown }: Reading): StepReading | null {
  if (text.includes('?') || choiceIn(text, problem) !== null) return null;
  const plain = ` ${plainMath(withoutTag(text))
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')} `;
  const folded = (one: string): string[] =>
    plainMath(one)
      .toLowerCase()
      .match(/[\p{L}\d]+/gu) ?? [];
  const told = new Set(folded(problem.question));
  for (const [at, { work }] of (problem.rendered?.steps ?? []).slice(0, path.last).entries()) {
    const [, end = ''] = work?.split(' → ') ?? [];
    const words = folded(end).filter((word) => !smallWords.has(word));
    const isNew = words.some((word) => !told.has(word) && /\p{L}{2}/u.test(word));
    const isAnswer = problem.choices.some((one) => folded(one).join(' ').includes(words.join(' ')));
    const own = new Set(folded(work ?? ''));
    const hasNumber = words.some((word) => /^\d/.test(word));
    const isAll = (plain.match(/\d+/g) ?? []).every(
      (number) => own.has(number) || (!hasNumber && told.has(number)),
    );
    // A message that says much more is not only about this step.
    const isWhole =
      words.every((word) => plain.includes(` ${word} `)) &&
      folded(plain).length <= mostTimes * words.length + fewWords;
    const isOn = at === shown.askedStep || shown.askedStep == null;
    const isSaid = isWhole || (isOn && saysMost(text, end, told));
    if (isNew && !isAnswer && isAll && isSaid) return rightLine(text.trim(), at);
  }
  return null;
}

const denies = /\b(?:no|not|never|without|none|\p{L}+n'?t)\b/iu;

/** Whether most telling words of what was asked for are said, one of them new, and none is denied. */
function saysMost(text: string, end: string, told: ReadonlySet<string>): boolean {
  const [own, said] = [topicWords(end), new Set(topicWords(text))];
  const common = own.filter((word) => said.has(word));
  const isNew = common.some((word) => !told.has(word));
  return (
    isNew && common.length >= fewestWords && common.length >= enoughWords * own.length && !denies.test(text)
  );
}

const mostTimes = 1.5;
const fewWords = 6;
const smallWords: ReadonlySet<string> = new Set('a an and the is of in to it or'.split(' '));

/** The step that comes to a point which no choice has. */
export function stepWithPoint(point: string, { problem, path }: Reading): number {
  if (isChoice(point, path) || squeezed(plainMath(problem.question)).includes(squeezed(point))) return -1;
  const works = (problem.rendered?.steps ?? []).map(({ work }) =>
    squeezed(plainMath(work ?? '').replace(/−/g, '-')),
  );
  return works.findIndex((work) => work.includes(squeezed(point)));
}

/**
 * The last step that a line has done: it ends in it, however it is written; where the student set the equation up, also the
 * one before a step that begins with it.
 */
export function stepEndingIn(line: string, { steps, given }: SolutionPath): number | null {
  const own = sidesOf(line);
  const isSame = (one: string | undefined): boolean => {
    const sides = sidesOf(one ?? '');
    return own === null || sides === null
      ? one === line
      : isRewritten(sides, own) || isRewritten(sides, flip(own));
  };
  const ended = steps.findIndex(({ equations }) => isSame(equations.at(-1)));
  if (ended >= 0) return ended;
  if (own === null || given.length > 0) return null;
  const begun = steps.findIndex(({ equations: [first = '', second] }, at) => {
    const sides = at > 0 && second !== undefined ? sidesOf(first) : null;
    return sides !== null && followsFrom(sides, own);
  });
  return begun < 0 ? null : begun - 1;
}
