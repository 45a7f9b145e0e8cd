import type { DoubleNumberLine } from './schema.ts';

type Value = string | null;
type Options = Partial<Pick<DoubleNumberLine, 'marked' | 'arrow'>>;

function lines(
  names: readonly [string, string],
  pairs: readonly (readonly [number, Value, Value])[],
  options: Options = {},
): DoubleNumberLine {
  const last = pairs.at(-1)?.[0] ?? 1;
  return {
    kind: 'double-number-line',
    upper: names[0],
    lower: names[1],
    ticks: pairs.map(([at, upper, lower]) => ({ at: at / last, upper, lower })),
    marked: [],
    arrow: null,
    ...options,
  };
}

export const doubleNumberLineSamples: readonly DoubleNumberLine[] = [
  lines(
    ['Liters', 'Minutes'],
    [0, 1, 2, 3, 4, 5].map((n) => [n, String(90 * n), String(n)] as const),
    { marked: [1, 5], arrow: { from: 5, to: 1, label: '÷ 5' } },
  ),
  lines(
    ['Liters', 'Minutes'],
    [
      [0, '0', '0'],
      [1, null, '1'],
      [6, '540', '6'],
    ],
  ),
  lines(
    ['Trees', 'Meters of path'],
    [0, 1, 2, 3, 4, 5, 6, 7].map((n) => [n, n === 7 ? null : String(3 * n), String(20 * n)] as const),
  ),
  lines(
    ['Miles', 'Gallons'],
    [
      [0, '0', '0'],
      [3, '6', '3/4'],
      [4, null, '1'],
    ],
    { marked: [1] },
  ),
  lines(
    ['Kilometers', 'Liters of fuel'],
    Array.from({ length: 14 }, (_, n) => [n, String(125 * n), String(n * 8)] as const),
    { marked: [2], arrow: { from: 2, to: 1, label: '÷ 2' } },
  ),
  lines(
    ['Dollars', 'Pounds of cherries'],
    [
      [0, '$0', '0'],
      [2, '$4.50', '1 1/2'],
      [4, '$9.00', '3'],
      [5, '', '3 3/4'],
      [8, '?', '6'],
    ],
  ),
];
