import { unitFactor } from '../../reading/unit-factor.ts';

/** A unit of a figure: `name` as it is written for a length, `power` 1 for lengths, 2 for areas, 3 for volumes. */
export type FigureUnit = { readonly name: string; readonly power: 1 | 2 | 3 };

const lengths: readonly (readonly [string, string])[] = [
  ['mm', 'mm|millimet(?:er|re)s?'],
  ['cm', 'cm|cms|centimet(?:er|re)s?'],
  ['dm', 'dm|decimet(?:er|re)s?'],
  ['km', 'km|kms|kilomet(?:er|re)s?'],
  ['m', 'm|met(?:er|re)s?'],
  [
    'inches',
    'in(?! ?(?:(?:square|cubic) )?(?:[cdkm]?m|ft|feet|yards?|(?:centi|milli|kilo|deci)?met(?:er|re)s?|inches)(?![a-z]))|inch(?:es)?',
  ],
  ['feet', 'ft|foot|feet'],
  ['yards', 'yds?|yards?'],
  ['miles', 'mi|miles?'],
  ['units', 'units?'],
];
const liquids: readonly (readonly [string, string])[] = [
  ['ml', 'ml|millilit(?:er|re)s?'],
  ['liters', 'l|lit(?:er|re)s?'],
  ['gallons', 'gal|gallons?'],
];

const lengthWords = lengths.map(([, words]) => words).join('|');
const liquidWords = liquids.map(([, words]) => words).join('|');
/** A unit behind a number; it ends with its word. */
export const unitWords = String.raw`(?:(?:square|cubic)[ -])?(?:${lengthWords})(?:\^[23])?(?![a-z'])|(?:${liquidWords})(?![a-z'])`;

const nameOf = (rows: readonly (readonly [string, string])[], word: string): string | undefined =>
  rows.find(([, words]) => new RegExp(`^(?:${words})$`, 'i').test(word))?.[0];

/** `square feet`, `cm^2`, `liters`. */
export function readUnit(typed: string): FigureUnit | null {
  const [, kind, word = '', power] =
    /^(?:(square|cubic)[ -])?([a-z]+)(?:\^([23]))?$/i.exec(typed.trim()) ?? [];
  const liquid = kind === undefined && power === undefined ? nameOf(liquids, word) : undefined;
  if (liquid !== undefined) return { name: liquid, power: 3 };
  const name = nameOf(lengths, word);
  if (name === undefined) return null;
  const exponent =
    /square/i.test(kind ?? '') || power === '2' ? 2 : /cubic/i.test(kind ?? '') || power === '3' ? 3 : 1;
  return { name, power: exponent };
}

const isLiquid = (name: string): boolean => liquids.some(([one]) => one === name);

/** A value with its unit: 20 cm^2, 20 square inches, 72 liters. */
export function withFigureUnit(value: string, name: string, power: number): string {
  if (power === 0) return value;
  if (isLiquid(name)) return `${value} ${name}`;
  const said = name === '' ? 'units' : name;
  if (/^(?:mm|cm|dm|m|km)$/.test(said)) return `${value} ${said}${power === 1 ? '' : `^${power}`}`;
  const one =
    value === '1'
      ? said
          .replace('inches', 'inch')
          .replace('feet', 'foot')
          .replace(/(?<=[a-z])s$/, '')
      : said;
  return `${value} ${power === 1 ? '' : power === 2 ? 'square ' : 'cubic '}${one}`;
}

/** How many of `to` one `from` is; null where they are of two kinds. The size of a gallon is not school knowledge. */
export const factorBetween = (from: FigureUnit, to: FigureUnit): string | null =>
  from.power === to.power && (from.name === 'gallons') === (to.name === 'gallons')
    ? unitFactor(from.name, to.name, from.power)
    : null;
