/** Parts into which lines are divided; each is read once by a training that has not seen it. */
export const folds = 3;

/** A line's part, by its own signs, so that it stays there when others are added. */
export function foldOf(pattern: string): number {
  let sum = 0;
  for (const sign of pattern) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  return sum % folds;
}
