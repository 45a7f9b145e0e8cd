import type { OpenProblem } from '../companion-context.ts';
import { calculation } from '../hear/question/question-form.ts';
import { exactName, solutionPath, squeezed } from '../hear/solution-path.ts';
import { plainMath } from '../hints/plain-math.ts';
import { topicWords } from '../know/words.ts';

/** A text with its mathematics in the signs of a keyboard. */
export const inSigns = (text: string): string =>
  plainMath(text)
    .replace(/−/g, '-')
    .replace(/[×·]/g, '*')
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/\s+/g, ' ')
    .replace(/(?<=[\d)]) \/ (?=[-\d(])/g, '÷');

export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a text has a number, a calculation or a letter, and not only a longer one that it is a part of. */
export function hasPart(text: string, way: string): boolean {
  if (/^[a-z]+ [a-z]$/i.test(way)) return new RegExp(`\\b${way}\\b`, 'i').test(inSigns(text));
  const own = escaped(
    inSigns(way)
      .replace(/\s/g, '')
      .replace(/\((-?[\d.]+)\)/g, '$1'),
  );
  const all = inSigns(text)
    .replace(/\s/g, '')
    .replace(/\((-?[\d.]+)\)/g, '$1');
  return new RegExp(`(?<![\\d.]|\\d/|(?<![\\d)a-z])-)${own}(?![\\d.]*\\d|/\\d)`, 'i').test(all);
}

type Steps = readonly {
  readonly instruction: string;
  readonly explanation: string;
  readonly work: string | null;
}[];

/** The steps up to the answer; what is behind it only tests it. */
export const stepsOf = (problem: OpenProblem): Steps =>
  (problem.rendered?.steps ?? []).slice(0, solutionPath(problem).last + 1);

/** Whether the question has a number only as a percent. */
const isOfPercent = ({ question }: OpenProblem, number: string): boolean =>
  /%/.test(question) && !/%/.test(number) && !hasPart(question, number);

/** The step that a number comes out of; -1 where none does, or the question has it. */
export function stepMaking(problem: OpenProblem, number: string): number {
  const path = solutionPath(problem);
  const names = [number, `-${number}`].map(exactName);
  // "1.3%" states 0.013 and does not have it: a step makes it.
  const isStated = names[0] != null && path.stated.has(names[0]);
  if (names[0] == null || (isStated && !isOfPercent(problem, number))) return -1;
  return stepsOf(problem).findIndex((step, at) => {
    const results = (step.work ?? '').split(/→/).map((line) => line.split('=').at(-1) ?? '');
    return (
      names.some((name) => name !== null && path.steps[at]?.values.has(name)) &&
      results.some((one) => hasPart(one, number) || hasPart(one, `-${number}`))
    );
  });
}

/** Whether any step up to the answer has the digits of a number, be it only as the question states it. */
export function isOnWay(problem: OpenProblem, number: string): boolean {
  const digits = new RegExp(`(?<![\\d.])${escaped(number.replace(/^-/, ''))}(?![\\d.]*\\d)`);
  return stepsOf(problem).some(({ instruction, explanation, work }) =>
    digits.test(inSigns(`${instruction} ; ${explanation} ; ${work ?? ''}`)),
  );
}

/** Whether a line has a number, also as the top or the bottom of a fraction. */
const worksWith = (line: string, number: string): boolean =>
  hasPart(line, number) ||
  (/^\d+$/.test(number) &&
    new RegExp(`(?<![\\d.])(?:${number}/\\d|\\d+/${number}(?![\\d.]))`).test(inSigns(line)));

/** The step that uses a number, by its words or else by the shortest line; -1 where none does. A line that only repeats the question uses nothing of it. */
export function stepUsing(problem: OpenProblem, number: string): number {
  const given = squeezed(inSigns(problem.question));
  const steps = stepsOf(problem);
  const told = steps.findIndex((step) => hasPart(step.instruction, number));
  const lengths = steps.map(({ work }) =>
    (work ?? '')
      .split('→')
      .some((line) => !given.includes(squeezed(inSigns(line))) && worksWith(line, number))
      ? (work ?? '').length
      : Infinity,
  );
  const least = Math.min(Infinity, ...lengths);
  return told >= 0 || least === Infinity ? told : lengths.indexOf(least);
}

type Found = { readonly way: string; readonly step: number };

/** Operations by the words that ask for them, the words that tell them, and their signs. */
const acts: readonly (readonly [RegExp, RegExp, RegExp])[] = [
  [/\b(?:add|plus)/i, /\b(?:add|sum|plus)/i, /\+/],
  [/\b(?:subtract|minus|take away)/i, /\b(?:subtract|take|difference)/i, /-/],
  [/\b(?:times|multipl)/i, /\b(?:times|multipl|product)/i, /\*/],
  [/\bdivid/i, /\b(?:divid|quotient)/i, /[÷/]/],
];

/** Whether a step does one of the operations that a question names. */
export const doesOperation = ({ instruction, explanation, work }: Steps[number], text: string): boolean =>
  acts.some(
    ([asks, tells, sign]) =>
      asks.test(text) && (tells.test(`${instruction} ${explanation}`) || sign.test(inSigns(work ?? ''))),
  );

/** The same; where the question names none, any step does. */
const doesAsked = (step: Steps[number], text: string): boolean =>
  acts.every(([asks]) => !asks.test(text)) || doesOperation(step, text);

/** How many telling words of a question a step has. */
function fitOf({ instruction, explanation }: Steps[number], text: string): number {
  const said = new Set(topicWords(text));
  const isTold = acts.some(([asks, tells]) => asks.test(text) && tells.test(`${instruction} ${explanation}`));
  return (
    topicWords(`${instruction} ${explanation}`).filter((word) => said.has(word)).length + (isTold ? 1 : 0)
  );
}

type Asked = { readonly ways: readonly string[]; readonly text: string };

/** Of numbers, the one that a step makes of another: from there on the way goes with it. */
function wayMade(problem: OpenProblem, { ways, text }: Asked): Found | null {
  const steps = stepsOf(problem);
  const pairs = ways.flatMap((way) =>
    ways.filter((from) => from !== way).map((from) => [way, from] as const),
  );
  for (const [way, from] of pairs) {
    const step = stepMaking(problem, way);
    const isUsed = steps.some(
      (one, at) =>
        at > step && hasPart(one.work ?? '', way) && !hasPart(one.work ?? '', from) && doesAsked(one, text),
    );
    const isMade = step >= 0 && isUsed && hasPart(`${steps[step]?.work} ; ${steps[step]?.instruction}`, from);
    if (isMade) return { way, step };
  }
  return null;
}

/**
 * Which of some things the way has where the others are not, at a step that does what the question names: told by the step,
 * or else used in its line. Where several steps differ in it, the one that speaks of what the question speaks of; null
 * where that does not decide, or where the way has both and the question says nothing to be done with them.
 */
export function wayTaken(problem: OpenProblem, asked: Asked): Found | null {
  const made = wayMade(problem, asked);
  if (made !== null) return made;
  const { ways, text } = asked;
  const steps = stepsOf(problem);
  // Two calculations have their operation themselves.
  const isCalculated = ways.every((way) => calculation.test(way));
  const found = (textOf: (step: Steps[number]) => string): readonly (Found & { readonly fit: number })[] =>
    steps.flatMap((step, at) => {
      const [way, ...more] = ways.filter((one) => hasPart(textOf(step), one));
      return way === undefined || more.length > 0 || !(isCalculated || doesAsked(step, text))
        ? []
        : [{ way, step: at, fit: fitOf(step, text) }];
    });
  const named = found(({ instruction }) => instruction);
  // What a line comes to is not what it works with.
  const usedIn = ({ work }: Steps[number]): string =>
    isCalculated ? (work ?? '') : (work ?? '').split(/→|=/).slice(0, -1).join(' ; ');
  // A line with -2 in it may well have 2 besides.
  const isSigned = ways.some((way) => ways.includes(`-${way}`));
  const all = named.length > 0 || isSigned ? named : found((step) => `${step.instruction} ; ${usedIn(step)}`);
  const [best, ...others] = all.toSorted((a, b) => b.fit - a.fit);
  if (best === undefined) return null;
  const isBoth = steps.some(({ work }) => ways.every((way) => hasPart(work ?? '', way)));
  const rival = others.find(({ way }) => way !== best.way);
  const isOpen = best.fit === 0 && isBoth && !isCalculated;
  return !isOpen && (rival === undefined || best.fit > rival.fit) ? best : null;
}
