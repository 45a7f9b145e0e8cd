import type { OpenProblem } from '../../companion-context.ts';
import { plainMath } from '../../hints/plain-math.ts';
import type { Reading } from '../step-reading.ts';
import { isSameNumber, numberAt } from './put-in.ts';

/** A choice that is set by hand, as the one number in it: a cell of a table, a mark on a line. */
export function numberByHand(choice: string): string {
  const [, one] =
    /^\{"kind":"[a-z-]+","(?:cells|marks)":\["?(-?\d+(?:\.\d+)?(?:\/\d+)?)"?\]\}$/.exec(choice) ?? [];
  return one ?? choice;
}

/** The one number of a choice, without its unit, and how far a rounded one may be off; null where it has none or several. */
function numberOf(choice: string): { readonly value: number; readonly by: number } | null {
  const plain = plainMath(numberByHand(choice))
    .replace(/−/g, '-')
    .replace(/(?<=\d),(?=\d{3})/g, '');
  // "2p" is two of a letter, and "5 m" an amount.
  if (/\d[a-z](?![a-z])/i.test(plain)) return null;
  const [, text = '', percent] = /^[^\d([,;]*?(-?\d[\d./]*)(%?)[^\d([,;]*$/.exec(plain) ?? [];
  const value = numberAt(text);
  if (value === null) return null;
  const digits = text.includes('/') ? null : (text.split('.')[1]?.length ?? 0);
  const scale = percent === '%' ? 100 : 1;
  // A whole number that is no percent is exact.
  const isRounded = digits !== null && (digits > 0 || scale === 100);
  return { value: value / scale, by: isRounded ? (0.5001 * 10 ** -digits) / scale : 0 };
}

const isNear = (found: number, choice: string): boolean => {
  const number = numberOf(choice);
  return (
    number !== null &&
    [found, found / 100].some(
      (one) => isSameNumber(one, number.value) || Math.abs(one - number.value) < number.by,
    )
  );
};

/** The reason the skill has for a wrong value, where a choice is that value, rounded as it is written there. */
export function reasonFor({ key, rendered }: OpenProblem, text: string | null): string | null {
  const value = text === null ? null : numberAt(text);
  // A form of the answer with the value of another choice is no way of going wrong.
  if (value === null || isNear(value, key.value)) return null;
  const wrong = rendered?.choices.filter(({ correct }) => !correct) ?? [];
  return wrong.find((one) => isNear(value, one.value))?.reason ?? null;
}

/** Numbers of which one may stand beside those of the problem: a half or a double, a percent, an angle. */
const common = [1, 2, 0.5, 3, 4, 90, 100, 180, 360];
/** A number stands as often as a square has sides; a longer row of it counts up to some value. */
const mostEqual = 4;
/** A share that is taken in the head. */
const plainShare = /(?<![\d./])(?:(?:1|5|10|20|25|50|75)\s*%|(?:1\/(?:2|3|4|5|10)|2\/3|3\/4)(?![\d./]))/;

/** What stands before a place of a number and what behind it: 303 is 300 and 3, 24.5 is 24 and 0.5. */
const cutAt = (number: number, place: number): readonly [number, number] => {
  const whole = Math.floor(number / place) * place;
  return [whole, Number((number - whole).toFixed(9))];
};
const places = [1, 10, 100, 1000];

const isPartOf = (one: number, stated: readonly number[]): boolean =>
  one > 0 && stated.some((number) => places.some((place) => isOf(cutAt(number, place), one)));

/** The like parts of several numbers of the problem, as 24 + 9 for 24.8 + 9.7. */
function isOfLikeParts(used: readonly number[], stated: readonly number[]): boolean {
  const like = places.flatMap((place) => {
    const cuts = stated.map((one) => cutAt(one, place));
    return [cuts.map(([whole]) => whole), cuts.map(([, rest]) => rest)];
  });
  return used.length > 1 && like.some((parts) => used.every((one) => one > 0 && isOf(parts, one)));
}

export const numeral = /\d+(?:\.\d+)?|(?<!\d)\.\d+/g;

export const valuesIn = (names: Iterable<string>): number[] =>
  [...names].flatMap((name) => numberAt(name) ?? []);

export const isOf = (all: readonly number[], one: number): boolean =>
  all.some((each) => isSameNumber(each, one));
const percent = /(\d+(?:\.\d+)?)\s*%/g;
const numbersIn = (text: string): number[] => (text.match(numeral) ?? []).map(Number);

/** What lines came to that are made of explained numbers, and the numbers that they began with. */
type Before = { readonly found: readonly number[]; readonly used: readonly number[] };

function isMadeOf(calculation: string, path: Reading['path'], { found, used: usedBefore }: Before): boolean {
  const own = valuesIn(path.numbers);
  const stated = valuesIn(path.stated);
  const moved = [
    ...own.flatMap((one) => [2 * one, one / 2, one / 10, one / 100, one / 1000, one * 10, one * one]),
    ...stated.flatMap((one, at) =>
      stated.slice(at + 1).flatMap((other) => [one + other, Math.abs(one - other), one * other]),
    ),
  ];
  // A square and a cube are moves, and their exponents no numbers of the problem.
  const plain = calculation.replace(plainShare, '').replace(/\^\s*[23](?!\d)/g, '');
  const used = numbersIn(plain.replace(percent, (_, size: string) => String(Number(size) / 100)));
  const result = numberAt(calculation);
  if (result === null || isOf(used, result) || isOf(usedBefore, result)) return false;
  // Numbers of a picture are many, small ones among them; one of the question or of a line before stands beside.
  const isAnchored = used.some((one) => isOf([...own, ...found, ...moved], one));
  const isCounted = used.some((one) => used.filter((other) => isSameNumber(one, other)).length > mostEqual);
  const others = used.filter((one) => !isOf([...own, ...valuesIn(path.drawn), ...found, ...moved], one));
  // A root, a logarithm and a share are worked out of one number.
  const isEnough =
    used.length > 1 ||
    /sqrt|√|ln|log|sin|cos|tan|\^\s*[23](?!\d)/.test(calculation) ||
    plainShare.test(calculation);
  if (!isEnough || isCounted) return false;
  return isAnchored
    ? others.length < 2 && others.every((one) => isOf(common, one) || isPartOf(one, stated))
    : isOfLikeParts(used, stated);
}

/** A line that works something out of made-up numbers has come to nothing; one with a letter was proven. */
function readBefore(lines: readonly string[], path: Reading['path']): Before {
  const found: number[] = [];
  const used: number[] = [];
  for (const line of lines) {
    const sides = plainMath(line).split(/[=≈]/);
    const [first = '', last = ''] = [sides[0], sides.at(-1)];
    const numbers = numbersIn(first);
    const isCalculation = numbers.length > 1 && numberAt(first) !== null;
    // "25, 40" lists what was found.
    if (sides.length === 1 && last.includes(',')) found.push(...valuesIn(last.split(',')));
    const value = numberAt(last);
    if (value !== null && (!isCalculation || isMadeOf(first, path, { found, used }))) found.push(value);
    if (isCalculation) used.push(...numbers);
  }
  return { found, used };
}

/**
 * Whether each number of a calculation has a place it comes from: the question, its picture, a line of the student's own,
 * or one move from these; one common number may stand beside. A calculation made up to come to a value has none, and one
 * that comes to a number that it or a line before began with, as "1 * 45", works nothing out.
 */
export const isExplained = (calculation: string, { path, shown }: Reading): boolean =>
  isMadeOf(calculation, path, readBefore(shown.lines, path));
