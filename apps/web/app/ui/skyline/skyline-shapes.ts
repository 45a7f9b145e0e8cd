/** One box of the city: its faces (a flat one has only the roof) and its windows, already in drawing order. */
export type SkylineBox = {
  key: string;
  high: number;
  roof: string;
  left: string;
  right: string;
  colors: readonly [string, string, string];
  litWindows: string;
  darkWindows: string;
  trees: readonly { x: number; y: number; radius: number; color: string }[];
};

export type SkylineSize = { width: number; height: number; blocks: number; tile: number; seed: number };

type Colors = readonly [string, string, string];
const houses: readonly Colors[] = [
  ['#8d7bff', '#5b3df5', '#3f22c9'],
  ['#ffc98a', '#f08a5d', '#c95f4d'],
  ['#8fe3d4', '#39a89a', '#1f7a78'],
  ['#ff9fb8', '#e2648f', '#a83c74'],
  ['#d9d2ff', '#a79be8', '#7a6cc4'],
  ['#ffe2a0', '#ffb020', '#c98200'],
];
const road: Colors = ['#3a2f86', '#2a2170', '#221a5c'];
const park: Colors = ['#7fd18c', '#4ea865', '#3a8552'];

/** An isometric city of plain boxes, back to front, without those below the picture. The same size and seed always give the same city. */
export function drawSkyline({ width, height, blocks, tile, seed }: SkylineSize): SkylineBox[] {
  const random = seeded(seed);
  const boxes: SkylineBox[] = [];
  for (let column = 0; column < blocks; column++) {
    for (let row = 0; row < blocks; row++) {
      const x = width / 2 + (column - row) * tile;
      const y = height * 0.3 + ((column + row) * tile) / 2;
      const isRoad = column % 4 === 3 || row % 4 === 3;
      const box = drawBox({ x, y, tile, isRoad, random, key: `${column}.${row}` });
      if (y - box.high - tile / 2 < height) boxes.push(box);
    }
  }
  return boxes;
}

type BoxPlace = { x: number; y: number; tile: number; isRoad: boolean; random: () => number; key: string };

function drawBox({ x, y, tile, isRoad, random, key }: BoxPlace): SkylineBox {
  const tall = isRoad ? 0 : 8 + random() * random() * tile * 3.4;
  const house = isRoad ? road : (houses[Math.floor(random() * houses.length)] ?? road);
  const isPark = !isRoad && random() < 0.14;
  const high = isPark ? 5 : tall;
  const half = tile / 2;
  const face = (path: string) => (high > 0 ? path : '');
  return {
    key,
    high,
    colors: isPark ? park : house,
    roof: `M${n(x)} ${n(y - high - half)}l${tile} ${half}l-${tile} ${half}l-${tile}-${half}z`,
    left: face(`M${n(x - tile)} ${n(y - high)}l${tile} ${half}v${n(high)}l-${tile}-${half}z`),
    right: face(`M${n(x + tile)} ${n(y - high)}l-${tile} ${half}v${n(high)}l${tile}-${half}z`),
    ...(isRoad || isPark || high <= 24
      ? { litWindows: '', darkWindows: '' }
      : drawWindows({ x, y, tile, high, random })),
    trees: isPark
      ? [
          { x: n(x - 6), y: n(y - 16), radius: 8, color: '#57b36b' },
          { x: n(x + 7), y: n(y - 12), radius: 6, color: '#6cc67d' },
        ]
      : [],
  };
}

type Facade = { x: number; y: number; tile: number; high: number; random: () => number };

function drawWindows({ x, y, tile, high, random }: Facade) {
  const windows = { litWindows: '', darkWindows: '' };
  const pane = `l${n(tile * 0.2)} ${n(tile * 0.1)}v5l-${n(tile * 0.2)}-${n(tile * 0.1)}z`;
  for (let floor = 0; floor < Math.floor(high / 14); floor++) {
    const top = y - high + 12 + floor * 13;
    const pair =
      `M${n(x - tile * 0.75)} ${n(top + tile * 0.12)}${pane}` +
      `M${n(x - tile * 0.4)} ${n(top + tile * 0.3)}${pane}`;
    if (random() < 0.6) windows.litWindows += pair;
    else windows.darkWindows += pair;
  }
  return windows;
}

/** Lehmer generator: small, and the same in every browser. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

const n = (value: number) => Math.round(value * 10) / 10;
