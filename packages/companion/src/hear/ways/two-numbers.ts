import { isSameNumber, lettersOf, numberAt, putIn } from '../claims/put-in.ts';
import { sidesOf } from '../judge-line.ts';
import { formulasOf } from '../solution-path.ts';
import type { Reading, StepReading } from '../step-reading.ts';

const n = String.raw`([-−]?\d+)`;
const times = String.raw`(?:multipl\w+|times)\s+(?:to|up to|together to|and (?:get|make|give)|give|make)\s+${n}`;
const plus = String.raw`(?:add|sum)\w*\s+(?:up\s+)?(?:to|give|make)\s+${n}`;
const wanted = new RegExp(String.raw`\bnumbers?\b[^?]*?(?:${times}[^?]*?${plus}|${plus}[^?]*?${times})`, 'i');

/** "two numbers that multiply to -72 and add to 1" names no operation with these numbers. */
export const seeksTwoNumbers = (text: string): boolean => wanted.test(text);

/** The wish for two numbers with this product and sum, where a quadratic of the problem asks for just these. */
export function readTwoNumbers(text: string, { problem, path }: Reading): StepReading | null {
  // "two numbers that multiply to -10 and add to -3, so 5 and -2" has found them.
  if ((text.match(/\d+/g) ?? []).length > 2) return null;
  const [, a, b, c, d] = wanted.exec(text) ?? [];
  const [product, sum] = [a ?? d, b ?? c].map((one) => Number(one?.replace('−', '-')));
  if (product === undefined || sum === undefined || Number.isNaN(product)) return null;
  const step = path.steps.findIndex(({ instruction }) => /factor|two numbers/i.test(instruction));
  const sides = [...path.given, ...formulasOf(problem.question).map((one) => one.text)].flatMap((one) => {
    const read = sidesOf(one);
    return read === null ? [one] : [`${read.left} - (${read.right})`];
  });
  const fits = sides.some((side) => {
    const [letter, ...more] = lettersOf(side);
    if (letter === undefined || more.length > 0) return false;
    const [zero, one, minus, two] = [0, 1, -1, 2].map((value) =>
      numberAt(putIn(side, new Map([[letter, String(value)]]))),
    );
    if (zero == null || one == null || minus == null || two == null) return false;
    const [square, linear] = [(one + minus) / 2 - zero, (one - minus) / 2];
    const isQuadratic = square !== 0 && isSameNumber(two, 4 * square + 2 * linear + zero);
    return isQuadratic && isSameNumber(square * zero, product) && isSameNumber(linear, sum);
  });
  return step >= 0 && fits ? { verdict: 'move', step } : null;
}
