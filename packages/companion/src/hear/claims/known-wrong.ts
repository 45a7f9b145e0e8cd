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

/** Numbers that everybody may use: halves and doubles, angles, percents. */
const common = [1, 2, 3, 4, 0.5, 90, 100, 180, 360];
const numeral = /\d+(?:\.\d+)?|(?<!\d)\.\d+/g;

const valuesIn = (names: Iterable<string>): number[] => [...names].flatMap((name) => numberAt(name) ?? []);

/**
 * Whether each number of a calculation has a place it comes from: the question, its picture or its way, a line of the
 * student's own, or one move from these. A calculation made up to come to a value has none, and one that comes to a
 * number that it has itself, as "1 * 45", works nothing out.
 */
export function isExplained(calculation: string, { path, shown }: Reading): boolean {
  const given = [...valuesIn(path.numbers), ...valuesIn(path.mentioned)];
  const found = shown.lines.flatMap((line) => numberAt(plainMath(line).split(/[=≈]/).at(-1) ?? '') ?? []);
  const known = [...given, ...found, ...common];
  const stated = valuesIn(path.stated);
  const moved = [
    ...given.flatMap((one) => [2 * one, one / 2, one / 10, one / 100, one / 1000, one * 10]),
    ...stated.flatMap((one, at) =>
      stated.slice(at + 1).flatMap((other) => [one + other, Math.abs(one - other), one * other]),
    ),
  ];
  const used = (calculation.match(numeral) ?? []).map(Number);
  const isOf = (all: readonly number[], one: number): boolean => all.some((each) => isSameNumber(each, one));
  const result = numberAt(calculation);
  if (result === null || isOf(used, result)) return false;
  // A root is worked out of one number.
  const isEnough = used.length > 1 || /sqrt|√/.test(calculation);
  return isEnough && used.every((one) => isOf(known, one) || isOf(moved, one));
}
