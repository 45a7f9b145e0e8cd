import { evaluateExact, rationalToFractionText } from '@playforward/math';
import { lettersOf, putIn } from './put-in.ts';

/** Two expressions at one place: what each letter is there, and what they come to. */
export type Place = { readonly at: string; readonly left: string; readonly right: string };

const numbers = ['2', '3', '5', '7'];
const mostLetters = 3;

/**
 * Two expressions with small numbers in place of their letters, up to the first place where they differ; without the
 * places where one cannot be worked out, or where a number comes up that must not be said.
 */
export function placesOf(
  left: string,
  right: string,
  isHidden: (value: string) => boolean,
): readonly Place[] {
  const letters = lettersOf(`${left} ${right}`);
  if (letters.length === 0 || letters.length > mostLetters) return [];
  const places: Place[] = [];
  for (let from = 0; from + letters.length <= numbers.length; from += 1) {
    const values = new Map(letters.map((letter, nth) => [letter, numbers[from + nth] ?? '']));
    const [one, other] = [left, right].map((side) => evaluateExact(putIn(side, values)));
    if (!one || !other) continue;
    const [a, b] = [rationalToFractionText(one), rationalToFractionText(other)];
    if (isHidden(a) || isHidden(b)) continue;
    const at = [...values].map(([letter, value]) => `$${letter} = ${value}$`).join(' and ');
    places.push({ at, left: a, right: b });
    if (a !== b) break;
  }
  return places;
}

/** Where two expressions differ; null where no small number shows it. */
export function differAt(left: string, right: string, isHidden: (value: string) => boolean): Place | null {
  const last = placesOf(left, right, isHidden).at(-1);
  return last && last.left !== last.right ? last : null;
}
