import { equivalent } from '@playforward/math';
import { isChoice } from '../solution-path.ts';
import { type Reading, rightLine, type StepReading, wrongLine } from '../step-reading.ts';

const written = /±|\+ ?\/? ?[-−](?=\s*(?:\d*\s*\*?\s*)?(?:sqrt|√))|\bplus (?:or )?minus\b/gi;
const between = /[,;:?!\n→]|\b(?!sqrt\b)[a-z]{2,}\b/i;

type Pair = { readonly line: string; readonly left: string; readonly values: readonly [string, string] };

/** The line with both signs in a text, and its two values: "x = (5 ± sqrt(29))/2"; null where none or several are. */
function pairIn(text: string): Pair | null {
  const runs = text.replace(written, '±').split(between);
  const [line, ...more] = runs.map((run) => run.trim()).filter((run) => run.includes('±'));
  if (line === undefined || more.length > 0) return null;
  const [right = '', left = '', ...others] = line.split('=').toReversed();
  if (others.length > 0 || right.split('±').length !== 2) return null;
  const value = (sign: string): string =>
    right
      .replace('±', sign)
      .replace(/^\s*\+/, '')
      .trim();
  return { line, left: left.trim(), values: [value('+'), value('-')] };
}

const isEqual = (one: string, other: string): boolean => equivalent(one, other) === 'equal';

/** Whether both say the same two values, in whatever order. */
const isSamePair = ({ values: [plus, minus] }: Pair, { values: [other, last] }: Pair): boolean =>
  (isEqual(plus, other) && isEqual(minus, last)) || (isEqual(plus, last) && isEqual(minus, other));

const middle = ({ values: [plus, minus] }: Pair): string => `(${plus}) + (${minus})`;

/** The part of a line with both signs that is not as it has to be. */
const partToSee = (own: Pair, other: Pair): string =>
  isEqual(middle(own), middle(other))
    ? 'Look at the part behind ±. What stands under the root, and what is the root divided by?'
    : 'Look at the part before ±. Which sign does it have, and what is it divided by?';

/** A line with both signs, held against the one that a step of the way has. */
export function readPlusMinus(text: string, { path }: Reading): StepReading | null {
  const own = pairIn(text);
  if (own === null || isChoice(own.line, path)) return null;
  const pairs = path.steps.map(({ lines }) => lines.flatMap((line) => pairIn(line) ?? []));
  // A letter of the student's own stands for that of the problem.
  const isBeside = (pair: Pair): boolean =>
    [own.left, pair.left].every((left) => left.length < 2) || isEqual(own.left, pair.left);
  const at = pairs.findIndex((some) => some.some((pair) => isBeside(pair) && isSamePair(own, pair)));
  if (at >= 0) return rightLine(own.line, at);
  const near = pairs.flat().find(isBeside);
  const isKnown = own.values.every((value) => isEqual(value, value));
  return near === undefined || !isKnown ? null : wrongLine(own.line, partToSee(own, near));
}
