import { lettersOf, numberAt, putIn } from '../claims/put-in.ts';
import { followsFrom, type Sides, sidesOf } from '../judge-line.ts';
import { type StepReading, wrongLine } from '../step-reading.ts';

const isBound = (sides: Sides | null): sides is Sides => sides !== null && sides.sign !== '=';

/** Whether a condition holds with a number in place of its letter; null where that cannot be worked out. */
function holdsWith({ left, sign, right }: Sides, letter: string, value: number): boolean | null {
  const [a, b] = [left, right].map((side) => numberAt(putIn(side, new Map([[letter, String(value)]]))));
  if (a === undefined || b === undefined || a === null || b === null) return null;
  if (Math.abs(a - b) < 1e-9) return sign === '≤' || sign === '≥';
  return a < b === (sign === '<' || sign === '≤');
}

const tested = [0, 1, -1, 2, -2, 3, -3, 5, -5, 10, -10, 20, -20, 50, -50, 100, -100];

const ofNegative = (sides: Sides, letter: string): boolean =>
  new RegExp(String.raw`[-−]\s*\d*(?:\.\d+)?\s*\*?\s*${letter}(?![a-z])`, 'i').test(
    `${sides.left} ${sides.right}`,
  );

/**
 * A condition that a student concludes from the line before, "-4 - x ≥ 0 so x ≥ -4": a number for which one of the two is
 * true and the other is not shows that it does not follow.
 */
export function readTurnedBound(before: string, line: string): StepReading | null {
  const [from, to] = [sidesOf(before), sidesOf(line)];
  const [letter, ...more] = lettersOf(line);
  if (!isBound(from) || !isBound(to) || letter === undefined || more.length > 0) return null;
  if (lettersOf(before).join() !== letter || followsFrom(from, to)) return null;
  const value = tested.find((one) => {
    const [a, b] = [holdsWith(from, letter, one), holdsWith(to, letter, one)];
    return a !== null && b !== null && a !== b;
  });
  if (value === undefined) return null;
  const test = `Test it with $${letter} = ${value}$: is $${before.trim()}$ true for it, and is $${line.trim()}$?`;
  return wrongLine(
    line,
    ofNegative(from, letter)
      ? `Watch the minus before the $${letter}$ and what it does to the sign. ${test}`
      : test,
  );
}
