import { plainMath } from '../../hints/plain-math.ts';
import { numberByHand, reasonFor } from '../claims/known-wrong.ts';
import { agree, isSameNumber, numberAt } from '../claims/put-in.ts';
import { exactName } from '../solution-path.ts';
import { type Reading, rightLine, type StepReading, wrongLine } from '../step-reading.ts';

type Pair = { readonly first: string; readonly second: string; readonly line: string };

const amount = String.raw`\$?(\d+(?:\.\d+)?(?:\/\d+)?)\s*(%)?`;
const word = String.raw`(?:\s*(?!is\b|are\b|in\b|for\b|then\b|so\b|and\b|or\b|of\b|times\b|plus\b|minus\b|over\b|by\b)[\p{L}.]+){0,2}`;
const pairOf = new RegExp(
  String.raw`^(?:(?:so|then|and|if|that|means|ok|well|i|know|also|first)\s+)*${amount}${word}\s*(?:=|→|->|\b(?:is|are|in|for|makes?|gives?|costs?|takes?)\b)\s*${amount}${word}$`,
  'iu',
);
const joints = /\s*(?:,|;|\.(?=\s|$)|\band then\b|\bthen\b|\band\b|\bso\b|\n)\s*/iu;

/** The pairs of a message that is nothing else, each with the percent in front; null where a clause is no pair. */
function pairsIn(text: string): readonly Pair[] | null {
  const clauses = text
    .replace(/[?!]/g, '.')
    .split(joints)
    .map((one) => one.trim())
    .filter((one) => /\d/.test(one));
  const pairs = clauses.map((clause) => {
    const [, a, percent, b, other] = pairOf.exec(clause) ?? [];
    if (a === undefined || b === undefined || (percent !== undefined && other !== undefined)) return null;
    const isTurned = other !== undefined;
    const [first, second] = isTurned ? [b, a] : [a, b];
    const isPercent = percent !== undefined || isTurned;
    return { first, second, line: clause, isPercent };
  });
  const read = pairs.flatMap((one) => one ?? []);
  const isOne = read.every(({ isPercent }) => isPercent === read[0]?.isPercent);
  return read.length < pairs.length || read.length < 2 || !isOne ? null : read;
}

const ratioOf = ({ first, second }: Pair): number | null => {
  const [a, b] = [numberAt(first), numberAt(second)];
  return a === null || b === null || a === 0 ? null : b / a;
};

/** Whether the first pair is what the problem says, or what a step of its way comes to. */
function isGiven({ first, second }: Pair, { path }: Reading): boolean {
  const isKnown = (one: string): boolean => {
    const name = exactName(one);
    if (name === null) return false;
    return (
      name === '1/1' ||
      path.stated.has(name) ||
      path.steps.some(
        ({ values, lines }) =>
          values.has(name) ||
          values.has(exactName(`${one}/100`) ?? '') ||
          lines.some((line) => line.includes(`${one}%`)),
      )
    );
  };
  const isStated = [first, second].some((one) => path.stated.has(exactName(one) ?? ''));
  return isStated && isKnown(first) && isKnown(second);
}

const numbers = /(\d+(?:\.\d+)?(?:\/\d+)?)(\s*%)?/g;
const shown = ({ line }: Pair): string =>
  line
    .replace(/^(?:(?:so|then|and|if|that|means|ok|well|i|know|also|first)\s+)+/i, '')
    .replace(/\\?\$/g, '')
    .replace(numbers, (_, value: string, percent?: string) => `$${value}${percent ? '\\%' : ''}$`);

/**
 * "so 556 is 80%, 10% is 69.5 and 100% is 695": pairs with one ratio, from one that the problem has. A way is followed to
 * its end; a pair with another ratio behind two that agree is named.
 */
export function readRatios(text: string, reading: Reading): readonly StepReading[] {
  const { problem, path } = reading;
  const pairs = pairsIn(text);
  const [base, ...others] = pairs ?? [];
  const ratio = base === undefined ? null : ratioOf(base);
  if (base === undefined || ratio === null || !isGiven(base, reading)) return [];
  const other = others.findIndex((one) => {
    const own = ratioOf(one);
    return own === null || !isClose(own, ratio, one);
  });
  if (other > 0) {
    const [before, found] = [others[other - 1], others[other]];
    if (!before || !found) return [];
    return [
      wrongLine(
        shown(found),
        `${shown(before)} fits what the problem says. What was done to ${before.first} to get ${found.first}, and was the same done to ${before.second}?`,
      ),
    ];
  }
  const end = others.at(-1);
  if (other === 0 || end === undefined) return [];
  const key = plainMath(numberByHand(problem.key.value)).replace(/[^\d./-]/g, '');
  const isRight = [end.first, end.second].some((one) => agree(one, key) === true);
  const line = `${shown(base)} and ${shown(end)}`;
  if (isRight) return [rightLine(line, path.last)];
  const reason = [end.second, end.first].flatMap((one) => reasonFor(problem, one) ?? [])[0];
  if (reason !== undefined) return [wrongLine(line, reason)];
  const step = path.steps.findIndex(({ values }) => values.has(exactName(end.second) ?? ''));
  return step < 0 ? [] : [rightLine(line, step)];
}

/** Two ratios are one, as near as the digits of the pair say. */
function isClose(own: number, ratio: number, { first, second }: Pair): boolean {
  const digits = second.split('.')[1]?.length ?? 0;
  const by = digits === 0 ? 1e-9 : (0.5001 * 10 ** -digits) / Math.abs(numberAt(first) ?? 1);
  return isSameNumber(own, ratio) || (digits > 1 && Math.abs(own - ratio) <= by);
}
