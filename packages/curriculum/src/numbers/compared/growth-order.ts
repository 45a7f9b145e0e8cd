import type { Random } from '../../random.ts';

/** A falling line −nx, a power of n below one, a line nx, nx², and a power of n above one, in the order of their ends. */
const families = ['fall', 'decay', 'line', 'square', 'power'] as const;
type GrowthKind = (typeof families)[number];

export type GrowthCard = { readonly family: GrowthKind; readonly n: number };

/** As TeX without dollar signs. */
export function growthText({ family, n }: GrowthCard): string {
  return {
    fall: `−${n}x`,
    decay: `${n}^x`,
    line: `${n}x`,
    square: `${n === 1 ? '' : n}x^2`,
    power: `${n}^x`,
  }[family];
}

/** What happens to the value with each step. */
export function growthStep({ family, n }: GrowthCard): string {
  return {
    fall: `${n} less each time`,
    decay: `${n} times as much each time, so it gets close to zero`,
    line: `${n} more each time`,
    square: `${2 * n} more than the time before`,
    power: `${n} times as much each time`,
  }[family];
}

function valueAt({ family, n }: GrowthCard, x: number): number {
  return { fall: -n * x, decay: n ** x, line: n * x, square: n * x * x, power: n ** x }[family];
}

type Row = readonly GrowthCard[];

/** The smallest in the end comes first. */
export function orderAtTheEnd(cards: Row): Row {
  return cards.toSorted(
    (one, other) => families.indexOf(one.family) - families.indexOf(other.family) || one.n - other.n,
  );
}

function sameRow(one: Row, other: Row): boolean {
  return one.every((card, at) => card === other[at]);
}

/** Orders of those who look at the first values, or take another family for the fastest one; null where it is right. */
export function wrongRows(cards: Row) {
  const right = orderAtTheEnd(cards);
  const [one, two, three] = right;
  if (!one || !two || !three) return null;
  const first = cards.toSorted((a, b) => valueAt(a, 1) - valueAt(b, 1));
  const hasBoth = two.family === 'square' && three.family === 'power';
  const decay = right.find(({ family }) => family === 'decay');
  const squares = right.filter(({ family }) => family === 'square');
  const named: Row | null = hasBoth
    ? [...right.filter((card) => card !== three && !squares.includes(card)), three, ...squares]
    : decay
      ? [...right.filter((card) => card !== decay), decay]
      : null;
  const slips: readonly Row[] = [
    [two, one, three],
    [one, three, two],
  ];
  const slip = slips.find((row) => !sameRow(row, first) && named !== null && !sameRow(row, named));
  if (!named || !slip || sameRow(first, right) || sameRow(first, named)) return null;
  return { first, named, slip, isSquare: hasBoth, isEarly: slip[0] === two };
}

const sets: readonly (readonly GrowthKind[])[] = [
  ['line', 'square', 'power'],
  ['line', 'square', 'power'],
  ['square', 'square', 'power'],
  ['decay', 'line', 'square'],
  ['decay', 'line', 'power'],
  ['decay', 'square', 'power'],
  ['fall', 'decay', 'line'],
  ['fall', 'decay', 'square'],
  ['fall', 'square', 'power'],
];

/** Three cards in an order that is not the right one; at a hundred, all three are in the order of the end. */
export function drawGrowthCards(random: Random): Row {
  return random.until(() => {
    const numbers = {
      fall: () => random.int(2, 9),
      decay: () => random.pick([0.5, 0.8, 0.9]),
      line: () => random.int(2, 60) * random.pick([1, 10]),
      square: () => random.int(1, 9),
      power: () => random.pick([1.2, 1.5, 2, 3]),
    } as const;
    const cards = random.shuffle(random.pick(sets).map((family) => ({ family, n: numbers[family]() })));
    const right = orderAtTheEnd(cards);
    const values = right.map((card) => valueAt(card, 100));
    const isSettled = values.every((value, at) => at === 0 || value > (values[at - 1] ?? 0));
    const isOpen = new Set(cards.map((card) => valueAt(card, 1))).size === 3 && !sameRow(cards, right);
    return isSettled && isOpen && wrongRows(cards) !== null ? cards : null;
  });
}
