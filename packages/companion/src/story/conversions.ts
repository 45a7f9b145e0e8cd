import type { Amount } from './amounts.ts';

/** How many of the smaller unit are one of the larger. */
const conversions: readonly (readonly [string, string, number])[] = [
  ['second', 'minute', 60],
  ['minute', 'hour', 60],
  ['hour', 'day', 24],
  ['day', 'week', 7],
  ['month', 'year', 12],
  ['week', 'year', 52],
  ['inch', 'foot', 12],
  ['foot', 'yard', 3],
  ['ounce', 'pound', 16],
  ['quart', 'gallon', 4],
  ['cup', 'pint', 2],
  ['cm', 'm', 100],
  ['m', 'km', 1000],
  ['mm', 'cm', 10],
  ['centimeter', 'meter', 100],
  ['meter', 'kilometer', 1000],
  ['gram', 'kilogram', 1000],
  ['milliliter', 'liter', 1000],
  ['cent', 'dollar', 100],
];

const plurals: Readonly<Record<string, string>> = { inch: 'inches', foot: 'feet' };
const says = (text: string, unit: string): boolean =>
  new RegExp(
    `(?<![a-z])(?:${unit}s?|${plurals[unit] ?? unit}${unit === 'minute' ? '|min' : ''})(?![a-z])`,
    'i',
  ).test(text);

const longNames: Readonly<Record<string, string>> = {
  m: 'meter',
  cm: 'centimeter',
  mm: 'millimeter',
  km: 'kilometer',
};

/** The units that a text names. */
export const unitsIn = (text: string): ReadonlySet<string> =>
  new Set(
    conversions
      .flatMap(([small, large]) => [small, large])
      .filter((unit) => says(text, unit))
      .map((unit) => longNames[unit] ?? unit),
  );

/** What everybody knows of the units that a text uses: 60 minutes in an hour. */
export function conversionsIn(text: string): readonly Amount[] {
  return conversions.flatMap(([small, large, value]) =>
    says(text, small) && says(text, large)
      ? [
          {
            value,
            text: String(value),
            said: `${value} ${plurals[small] ?? `${small}s`} in one ${large}`,
            kind: 'rate' as const,
            noun: small,
            per: large,
          },
        ]
      : [],
  );
}
