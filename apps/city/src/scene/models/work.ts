import type { Shape, Variant } from '../drawing/shape.ts';
import type { Model } from './model.ts';
import { paint, roofs, walls } from './paints.ts';

export const work = {
  kiosk: { span: 1, draw: kiosk },
  'shop-row': { span: 1, draw: shopRow },
  office: { span: 1, draw: office },
  workshop: { span: 1, draw: workshop },
  lab: { span: 2, draw: lab },
  farm: { span: 2, draw: farm },
} satisfies Record<string, Model>;

const awnings = [paint.red, paint.teal, paint.indigo] as const;

function kiosk(shape: Shape, variant: Variant): void {
  const colour = awnings[variant];
  shape.box([0, 0, -0.05], [0.46, 0.3, 0.36], paint.cream, { windows: [1, 1] });
  shape.hip([0, 0.3, -0.05], [0.62, 0.2, 0.52], colour);
  shape.details();
  shape.box([0, 0.22, 0.2], [0.5, 0.03, 0.16], colour, { top: paint.white });
  shape.tube([-0.3, 0, 0.3], [0.02, 0.02, 0.2], 4, { colour: paint.steel });
  shape.tube([-0.3, 0.18, 0.3], [0.15, 0.005, 0.1], 6, { colour: paint.amber });
  shape.tube([0.3, 0, 0.3], [0.08, 0.08, 0.1], 6, { colour: paint.wood });
}

function shopRow(shape: Shape, variant: Variant): void {
  const colour = awnings[variant];
  shape.box([0, 0, -0.08], [0.84, 0.42, 0.6], [paint.cream, 0xf7d9c4, 0xdfe7f3][variant] ?? paint.cream, {
    windows: [4, 1],
    bevel: 0.03,
    top: paint.sand,
  });
  shape.box([0, 0.28, 0.27], [0.86, 0.06, 0.2], colour, { top: colour });
  shape.details();
  shape.box([0, 0.42, 0.2], [0.5, 0.15, 0.05], colour, { glow: 0.55, top: paint.white });
  shape.box([-0.22, 0.42, -0.18], [0.2, 0.1, 0.16], paint.concrete);
  shape
    .box([-0.21, 0.285, 0.275], [0.11, 0.06, 0.21], paint.white)
    .box([0.21, 0.285, 0.275], [0.11, 0.06, 0.21], paint.white);
}

function office(shape: Shape, variant: Variant): void {
  const height = 1.05 + 0.3 * variant;
  const wall = [0x8fb8d8, 0xb9c4e6, 0x9fd0c4][variant] ?? 0x8fb8d8;
  shape.box([0, 0, 0], [0.76, 0.22, 0.72], paint.white, { windows: [3, 1] });
  shape.box([0, 0.22, 0], [0.68, height, 0.62], wall, {
    windows: [4, 4 + variant],
    bevel: 0.04,
    top: paint.white,
  });
  shape.details();
  if (variant === 2)
    shape.box([0, height + 0.22, 0], [0.4, 0.22, 0.36], wall, { windows: [2, 1], top: paint.white });
  else shape.box([0.12, height + 0.22, -0.08], [0.26, 0.12, 0.2], paint.concrete);
  shape.box([0, 0.2, 0.36], [0.3, 0.03, 0.14], paint.slate);
  shape.tube([-0.2, height + 0.22, 0.16], [0.07, 0.07, 0.08], 7, { colour: paint.steel });
}

function workshop(shape: Shape, variant: Variant): void {
  const wall = [0xb78d6a, 0x9aa5b4, 0xc98f5a][variant] ?? 0xb78d6a;
  const roof = [0x7d6656, 0x5d6b80, 0x8a5a3f][variant] ?? 0x7d6656;
  shape.box([-0.06, 0, 0], [0.72, 0.36, 0.74], wall, { windows: [3, 1] });
  for (const x of [-0.24, 0, 0.24]) {
    shape.quad(sawtooth(x, 0), { colour: roof }).quad(sawtooth(x, 1), { colour: paint.glass, glow: 0.2 });
    shape.triangle(sawSide(x, 0.37), { colour: wall }).triangle(sawSide(x, -0.37), { colour: wall });
  }
  shape.details();
  shape.tube([0.38, 0, -0.26], [0.09, 0.06, 0.9 + 0.15 * variant], 8, { colour: paint.stone });
  shape.tube([0.38, 0.72 + 0.15 * variant, -0.26], [0.075, 0.07, 0.1], 8, { colour: paint.red });
  shape.box([-0.1, 0, 0.38], [0.24, 0.24, 0.04], paint.dark);
  shape.box([0.38, 0, 0.24], [0.14, 0.14, 0.2], paint.amber).box([0.38, 0, 0], [0.12, 0.1, 0.14], paint.teal);
}

/** One bay of a saw-tooth roof: the slope (0) or the upright light (1). */
function sawtooth(x: number, part: 0 | 1): [number, number, number][] {
  const [left, right, low, high] = [x - 0.18, x + 0.06, 0.36, 0.54];
  if (part === 0)
    return [
      [left, low, 0.37],
      [right, high, 0.37],
      [right, high, -0.37],
      [left, low, -0.37],
    ];
  return [
    [right, low, 0.37],
    [right, low, -0.37],
    [right, high, -0.37],
    [right, high, 0.37],
  ];
}

function sawSide(
  x: number,
  z: number,
): readonly [[number, number, number], [number, number, number], [number, number, number]] {
  const [a, b, c] = [
    [x - 0.18, 0.36, z],
    [x + 0.06, 0.36, z],
    [x + 0.06, 0.54, z],
  ] as [number, number, number][];
  if (!a || !b || !c) throw new Error('A bay has three corners.');
  return z > 0 ? [a, b, c] : [a, c, b];
}

function lab(shape: Shape, variant: Variant): void {
  const accent = [paint.teal, paint.indigo, paint.sky][variant] ?? paint.teal;
  shape.box([-0.3, 0, 0], [1.1, 0.72, 1.6], paint.white, { windows: [5, 2], bevel: 0.05, top: paint.stone });
  shape.box([0.5, 0, -0.2], [0.66, 1.15 + 0.2 * variant, 1.1], 0xcfe0ee, {
    windows: [3, 4],
    bevel: 0.05,
    top: paint.white,
  });
  shape.box([-0.3, 0.3, 0.03], [1.12, 0.07, 1.62], accent);
  shape.details();
  if (variant === 1) shape.ball([-0.4, 0.72, 0.2], [0.4, 0.34, 0.4], paint.glass, true);
  else {
    shape.tube([-0.4, 0.72, 0.25], [0.05, 0.05, 0.28], 5, { colour: paint.steel });
    shape.tube([-0.4, 0.98, 0.25], [0.06, 0.34, 0.14], 9, { colour: paint.white });
  }
  shape
    .box([-0.5, 0.72, -0.45], [0.4, 0.14, 0.3], paint.concrete)
    .box([-0.1, 0.72, -0.5], [0.16, 0.22, 0.16], accent);
  shape.box([0.45, 0, 0.55], [0.5, 0.24, 0.3], paint.glass, { glow: 0.4, top: paint.white });
  shape
    .ball([0.8, 0.12, 0.75], [0.13, 0.14, 0.13], paint.green)
    .ball([0.15, 0.1, 0.86], [0.1, 0.1, 0.1], paint.leaf);
}

function farm(shape: Shape, variant: Variant): void {
  const crops = [paint.crop, 0x9ccc5a, 0xe0c25a] as const;
  const barn = [0xc5473a, 0x3f7f8c, 0xa8623d][variant] ?? 0xc5473a;
  shape.box([-0.5, 0, -0.5], [0.66, 0.4, 0.72], barn, { windows: [2, 1] });
  shape.gable([-0.5, 0.4, -0.5], [0.76, 0.32, 0.8], roofs[(variant + 3) % roofs.length] ?? roofs[3]);
  shape.tube([0.06, 0, -0.62], [0.18, 0.18, 0.72], 9, { colour: paint.white });
  shape.tube([0.06, 0.72, -0.62], [0.19, 0.02, 0.16], 9, { colour: paint.steel });
  for (let row = 0; row < 4; row += 1) {
    const colour = crops[(row + variant) % 3] ?? paint.crop;
    shape.box([0.06, 0, 0.08 + row * 0.22], [1.66, 0.07, 0.13], colour);
  }
  shape.details();
  shape
    .box([0.62, 0, -0.5], [0.56, 0.05, 0.13], crops[variant])
    .box([0.62, 0, -0.25], [0.56, 0.05, 0.13], crops[variant]);
  shape.box([-0.5, 0, -0.13], [0.24, 0.26, 0.03], walls[7]);
  shape.ball([0.72, 0.16, -0.82], [0.14, 0.18, 0.14], paint.green);
}
