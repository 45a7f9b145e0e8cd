import { plainMath } from '../hints/plain-math.ts';

/** "does 12 go into both": a number that is asked or said to divide the numbers of the question. */
export type Divides = {
  readonly by: number;
  readonly numbers: readonly number[];
  readonly left: number | undefined;
};

const goesInto =
  /(?<![\d.])(\d+)\s+(?:goes|go|fits|fit|divides?|is a (?:common )?factor of|into)\s*(?:in|into|in to|evenly into)?\s*(?:both|all|them|each|the numbers)\b/i;

/** Reads it; null where nothing of the kind is said, or the question has no two whole numbers. */
export function readDivides(text: string, question: string): Divides | null {
  const by = Number(goesInto.exec(text)?.[1]);
  const numbers = (plainMath(question).match(/(?<![\d./])\d+(?![\d/]|\.\d)/g) ?? []).map(Number);
  if (!Number.isInteger(by) || by < 1 || numbers.length < 2 || numbers.length > 4) return null;
  return { by, numbers, left: numbers.find((one) => one % by !== 0) };
}
