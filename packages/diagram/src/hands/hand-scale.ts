import { groupDigits } from '../label/group-digits.ts';
import type { HandPlane, HandPoint, HandScale } from './hand-task.ts';

/**
 * The value of a place as a float, for drawing.
 * @example valueAt({ first: 0, last: 10, step: [1, 4], labelEvery: 4, as: 'decimal' }, 3) // 0.75
 */
export function valueAt({ step: [n, d] }: HandScale, place: number): number {
  return (place * n) / d;
}

/** Whether this is a place of the scale. */
export function isOnScale({ first, last }: HandScale, place: number): boolean {
  return Number.isInteger(place) && place >= first && place <= last;
}

/**
 * The nearest place that the scale has.
 * @example clampPlace({ first: 0, last: 10, step: [1, 1], labelEvery: 1, as: 'decimal' }, 12) // 10
 */
export function clampPlace({ first, last }: HandScale, place: number): number {
  return Math.min(last, Math.max(first, Math.round(place)));
}

function divisorOf(a: number, b: number): number {
  return b === 0 ? a : divisorOf(b, a % b);
}

/**
 * A place as its number is written, with a true minus sign.
 * @example writePlaceAt({ first: -4, last: 4, step: [1, 2], labelEvery: 2, as: 'fraction' }, -3) // '−1 1/2'
 */
export function writePlaceAt({ step: [n, d], as }: HandScale, place: number): string {
  const sign = place < 0 ? '−' : '';
  const top = Math.abs(place) * n;
  if (as === 'decimal') return `${sign}${groupDigits(String(Number((top / d).toFixed(6))))}`;
  const whole = Math.floor(top / d);
  const rest = top % d;
  if (rest === 0) return `${sign}${whole}`;
  const common = divisorOf(rest, d);
  return `${sign}${whole === 0 ? '' : `${whole} `}${rest / common}/${d / common}`;
}

/** Top and bottom of a typed decimal, fraction or mixed number; null for anything else. */
export function readFraction(text: string): readonly [number, number] | null {
  const unsigned = text.trim().replace(/^[−–-]\s*/, '');
  const sign = unsigned === text.trim() ? 1 : -1;
  const plain = /^\d{1,3}(?:,\d{3})+(?![\d,])/.test(unsigned) ? unsigned.replaceAll(',', '') : unsigned;
  const decimal = /^(\d{0,6})(?:[.](\d{1,6}))?$/.exec(plain);
  if (decimal && /\d/.test(plain)) {
    const [, whole = '', places = ''] = decimal;
    return [sign * Number(`${whole}${places}`), 10 ** places.length];
  }
  const fraction = /^(?:(\d{1,6})\s+)?(\d{1,6})\s*\/\s*(\d{1,6})$/.exec(plain);
  if (!fraction || Number(fraction[3]) === 0) return null;
  const [, whole = '0', top = '0', bottom = '1'] = fraction;
  return [sign * (Number(whole) * Number(bottom) + Number(top)), Number(bottom)];
}

/**
 * The place of a typed number; null where the scale has no such place.
 * @example readPlaceAt({ first: -4, last: 4, step: [1, 2], labelEvery: 2, as: 'fraction' }, '-1.5') // -3
 */
export function readPlaceAt(scale: HandScale, text: string): number | null {
  const read = readFraction(text);
  if (read === null) return null;
  const [top, bottom] = read;
  const [n, d] = scale.step;
  const over = top * d;
  const under = bottom * n;
  if (over % under !== 0) return null;
  const place = over / under;
  return isOnScale(scale, place) ? place + 0 : null;
}

/**
 * Whether a typed number lies beyond an end of the scale.
 * @example isBeyondScale({ first: -4, last: 4, step: [1, 2], labelEvery: 2, as: 'fraction' }, '2.5') // true
 */
export function isBeyondScale(scale: HandScale, text: string): boolean {
  const read = readFraction(text);
  if (read === null) return false;
  const value = read[0] / read[1];
  return value < valueAt(scale, scale.first) || value > valueAt(scale, scale.last);
}

/** Numbers that people count by. */
const nice = [1, 2, 5, 10, 20, 50] as const;

/**
 * The places that have a number, at most one to each `room` of `width`.
 * @example labeledPlaces({ first: 0, last: 4, step: [1, 1], labelEvery: 2, as: 'decimal' }, { width: 400, room: 40 }) // [0, 2, 4]
 */
export function labeledPlaces(
  { first, last, labelEvery }: HandScale,
  { width, room }: { readonly width: number; readonly room: number },
): readonly number[] {
  const each = (width / (last - first)) * labelEvery;
  const every = labelEvery * (nice.find((times) => times * each >= room) ?? Math.ceil(room / each));
  const from = Math.ceil(first / every);
  return Array.from({ length: Math.floor(last / every) - from + 1 }, (_, nth) => (from + nth) * every + 0);
}

/**
 * A point as it is written.
 * @example writePointAt({ x: { first: 0, last: 9, step: [1, 1], labelEvery: 1, as: 'decimal' }, y: { first: 0, last: 9, step: [1, 1], labelEvery: 1, as: 'decimal' }, xName: 'x', yName: 'y' }, [2, 3]) // '(2, 3)'
 */
export function writePointAt({ x, y }: HandPlane, [across, up]: HandPoint): string {
  return `(${writePlaceAt(x, across)}, ${writePlaceAt(y, up)})`;
}
