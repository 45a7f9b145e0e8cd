import { numberPattern } from '@playforward/curriculum';
import { type Rational, rationalToDecimalText } from '@playforward/math';

const withoutCommas = (text: string): string => text.replaceAll(',', '');

/** The text with some of its numbers exchanged; commas stand at the thousands of money and where they stood before. */
export function replaceNumbers(text: string, by: ReadonlyMap<string, string>): string {
  return text.replace(numberPattern, (found, at: number) => {
    const next = by.get(withoutCommas(found));
    if (next === undefined) return found;
    const [whole = '', decimals] = next.split('.');
    const isMoney = text.slice(0, at).endsWith('\\$');
    const isGrouped = found.includes(',') || whole.length > (isMoney ? 3 : 4);
    const shown = isGrouped ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
    return decimals === undefined ? shown : `${shown}.${decimals}`;
  });
}

/** Arithmetic without signs of money and commas, as packages/math reads it. */
export function plainNumber(text: string): string {
  return withoutCommas(text.replaceAll('\\$', '')).replaceAll('−', '-').replaceAll('·', '×');
}

/**
 * A value as a line may show it in place of `like`: above 1, whole where `like` is whole, and with no more than two
 * decimal places; amounts of money with both of them or none. Null where it cannot be shown so.
 */
export function showLike(
  value: Rational,
  { like, isMoney }: { like: string; isMoney: boolean },
): string | null {
  const text = rationalToDecimalText(value);
  if (text === null || text.startsWith('-') || text === '0' || text === '1') return null;
  const [whole = '', decimals = ''] = text.split('.');
  if (decimals.length > 2 || whole.length > 7) return null;
  if (decimals !== '' && !like.includes('.') && !isMoney) return null;
  const hasCents = /\.\d0$/.test(like) || (isMoney && decimals !== '');
  return hasCents ? `${whole}.${decimals.padEnd(2, '0')}` : text;
}
