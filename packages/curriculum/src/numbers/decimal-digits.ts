import type { DiagramOf } from '@playforward/diagram';

/** A decimal as its digits without the point, and how many of them stand behind it: 2.75 is 275 with 2 places. */
export type Decimal = { readonly digits: number; readonly places: number };

/** As it is written, with every place: 275 and 2 give '2.75', 40 and 1 give '4.0'. */
export function decimalText({ digits, places }: Decimal): string {
  return (digits / 10 ** places).toFixed(places);
}

/** As it is answered, without zeros at the end: 240 and 2 give '2.4'. */
export function shortDecimal({ digits, places }: Decimal): string {
  return String(Number(decimalText({ digits, places })));
}

/** The same number with more places: 2.7 with three places is 2.700. */
export function withPlaces({ digits, places }: Decimal, wanted: number): Decimal {
  return { digits: digits * 10 ** (wanted - places), places: wanted };
}

/** Decimals below each other with their points in line; a last row asks for the result. */
export function decimalChart(
  terms: readonly (readonly [label: string, Decimal])[],
  result: readonly [label: string, Decimal],
): DiagramOf<'place-value'> {
  const all = [...terms, result].map(([, decimal]) => decimal);
  const lowest = -Math.max(...all.map(({ places }) => places));
  const highest =
    Math.max(...all.map(({ digits, places }) => Math.max(1, String(digits).length - places))) - 1;
  const row = ([label, decimal]: readonly [string, Decimal], asks: boolean) => {
    const written = String(decimal.digits).padStart(decimal.places + 1, '0');
    const left = highest + 1 - (written.length - decimal.places);
    const right = -lowest - decimal.places;
    const digits = asks ? written.split('').map(() => null) : written.split('');
    return {
      label,
      digits: [...Array<string>(left).fill(''), ...digits, ...Array<string>(right).fill('')],
      ruled: asks,
    };
  };
  return {
    kind: 'place-value',
    highest,
    lowest,
    rows: [...terms.map((term) => row(term, false)), row(result, true)],
  };
}
