import { isSameNumber, lettersOf, numberAt, putIn } from '../claims/put-in.ts';
import { sidesOf } from '../judge-line.ts';
import { type Reading, rightLine, type StepReading, wrongLine } from '../step-reading.ts';

const number = String.raw`[-−]?\d+(?:\.\d+)?(?:\/\d+)?`;
const tried = new RegExp(
  String.raw`(?<![a-z])([a-z])\s*(?:=|is)\s*(${number})\s*(?:,|:|->|→|\b(?:gives?|makes?|gets?|i get|is|has|leads to)\b)+\s*(${number})\s*(?:and|,|=|vs\.?|on the left and|≠)\s*(${number})`,
  'gi',
);
const plain = (text: string): string => text.replace('−', '-');

/**
 * "x = 3 gives 0 and 6, x = 5 gives 8 and 8": both sides of the problem's equation worked out for numbers that are tried.
 * What each comes to is the student's own work; a number for which both sides are the same is found.
 */
export function readTried(text: string, { path }: Reading): readonly StepReading[] {
  const [given, ...more] = path.given;
  const sides = given === undefined || more.length > 0 ? null : sidesOf(given);
  const [letter, ...letters] = given === undefined ? [] : lettersOf(given);
  if (sides?.sign !== '=' || letter === undefined || letters.length > 0) return [];
  const trials = [...text.matchAll(tried)].filter(([, name]) => name?.toLowerCase() === letter.toLowerCase());
  const readings: StepReading[] = [];
  for (const [, , value = '', one = '', other = ''] of trials) {
    const at = new Map([[letter, plain(value)]]);
    const found = [sides.left, sides.right].map((side) => numberAt(putIn(side, at)));
    const said = [one, other].map((each) => numberAt(plain(each)));
    const isSaid = (order: readonly (number | null | undefined)[]): boolean =>
      order.every((each, nth) => each != null && isSameNumber(each, said[nth] ?? Number.NaN));
    const line = `${letter} = ${plain(value)}`;
    if (!isSaid(found) && !isSaid(found.toReversed())) {
      return found.includes(null)
        ? []
        : [
            ...readings,
            wrongLine(
              line,
              `You have ${one} and ${other} there. Put ${value} into both sides of $${given}$ once more. What does each side come to?`,
            ),
          ];
    }
    const isFound = isSameNumber(said[0] ?? Number.NaN, said[1] ?? Number.NaN);
    const right = rightLine(`${line} gives ${one} and ${other}`, isFound ? path.last : null);
    readings.push(isFound && right.verdict === 'right' ? { ...right, found: line } : right);
  }
  return readings;
}
