/** Numbers as students type them into a sentence: 5, 1,200, 2.5, 3/4, 2 1/2, 3√2, 5π. */
export const numberPattern = String.raw`(?:\d+ \d+\/\d+|\d+\/\d+|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)(?:√\d+)?(?:\s?(?:π|pi\b))?|√\d+`;
const unitPattern = String.raw`(?:square |sq\.? |cubic |cu\.? )?(?:millimeters?|centimeters?|meters?|kilometers?|metres?|inch(?:es)?|feet|foot|yards?|miles?|mm|cm|km|m|in|ft|yd|mi|units?)\b(?:\^[23]|[²³])?`;

/** A number with the unit that was typed behind it. */
export type Quantity = { readonly value: string; readonly unit: string };

const plainNumber = (text: string): string =>
  text
    .replace(/,(?=\d{3})/g, '')
    .replace(/\s?pi\b/g, 'π')
    .replace(/^(\d+) (\d+\/\d+)$/, '$1 $2');

const quantity = String.raw`(${numberPattern})\s*(${unitPattern})?`;

const toQuantity = (value: string | undefined, unit: string | undefined): Quantity | null =>
  value === undefined ? null : { value: plainNumber(value), unit: (unit ?? '').trim() };

/** The number that follows a name (`base of 5 cm`, `base = 5`) or stands before it (`5 cm base`). */
export function quantityNamed(told: string, name: string): Quantity | null {
  // A slant height is no height.
  const words = name.includes('slant') ? told : told.replace(/\bslant[- ]height\b/gi, 'slant_height');
  const link = String.raw`(?:\s+(?:length|measure)s?)?(?:\s*(?:of|is|are|=|:|equals|measures?|that is|being))*\s*`;
  const after = new RegExp(String.raw`\b(?:${name})\b${link}${quantity}`, 'i').exec(words);
  if (after) return toQuantity(after[1], after[2]);
  const before = new RegExp(String.raw`${quantity}[- ]+(?:${name})\b`, 'i').exec(words);
  return before && toQuantity(before[1], before[2]);
}

/** Every number of the sentence with its unit, in order. */
export function allQuantities(words: string): readonly Quantity[] {
  return [...words.matchAll(new RegExp(quantity, 'gi'))].flatMap(
    ([, value, unit]) => toQuantity(value, unit) ?? [],
  );
}

const plainUnit = (unit: string): string =>
  unit
    .replace(/^(?:square|sq\.?|cubic|cu\.?) /i, '')
    .replace(/\^[23]|[²³]$/, '')
    .toLowerCase();

/** The one unit of lengths, or null when two units are mixed; '' where none was typed. */
export function sharedUnit(quantities: readonly Quantity[]): string | null {
  const units = new Set(
    quantities.map(({ unit }) => plainUnit(unit)).filter((unit) => !/^(?:units?)?$/.test(unit)),
  );
  return units.size > 1 ? null : ([...units][0] ?? '');
}

/** A value with its unit to a power: 20 cm^2, 20 square inches, 20 square units. */
export function withUnit(value: string, unit: string, power: 0 | 1 | 2 | 3): string {
  if (power === 0) return value;
  const name = unit === '' ? (value === '1' ? 'unit' : 'units') : unit;
  const short = /^(?:mm|cm|km|m|in|ft|yd|mi)$/.test(name);
  if (short) return `${value} ${name}${power === 1 ? '' : `^${power}`}`;
  return `${value} ${power === 1 ? '' : power === 2 ? 'square ' : 'cubic '}${name}`;
}

/** How many numbers a text holds; a method that uses fewer has not understood all of it. */
export const countNumbers = (words: string): number =>
  [...words.matchAll(new RegExp(numberPattern, 'g'))].length;
