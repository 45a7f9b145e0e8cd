import { typesetScientific } from '../show-value.ts';

/** A number of a few digits and a power of ten: 34 and 5 are 3.4 × 10^5, 80 and −6 are 8 × 10^(−6), 40.5 and 4 are 4.05 × 10^4. */
export type Scientific = { readonly tenths: number; readonly exponent: number };

/** As it is typed: '3.4 × 10^5', '8 × 10^(−6)'. */
export function scientificValue({ tenths, exponent }: Scientific): string {
  return powerOfTenValue(tenths / 10, exponent);
}

/** Any number times a power of ten as it is typed: '34 × 10^4'. */
export function powerOfTenValue(front: number, exponent: number): string {
  const power = exponent < 0 ? `(−${-exponent})` : String(exponent);
  return `${Number(front.toFixed(4))} × 10^${power}`;
}

/** The same as content text. */
export function powerOfTenText(front: number, exponent: number): string {
  return typesetScientific(powerOfTenValue(front, exponent));
}

/** The same as content text. */
export function scientificText(number: Scientific): string {
  return typesetScientific(scientificValue(number));
}

/** All digits, with commas at the thousands: '340,000', '0.000008', '40,500'. */
export function standardNumber({ tenths, exponent }: Scientific): string {
  const [whole = '', part = ''] = String(tenths).split('.');
  const all = `${whole}${part}`;
  const digits = all.replace(/0+$/, '');
  const places = exponent - 1 - part.length + (all.length - digits.length);
  if (places < 0) {
    if (-places < digits.length) return `${digits.slice(0, places)}.${digits.slice(places)}`;
    return `0.${'0'.repeat(-places - digits.length)}${digits}`;
  }
  return `${digits}${'0'.repeat(places)}`.replace(/\B(?=(?:\d{3})+$)/g, ',');
}
