import type { Shape, Variant } from '../drawing/shape.ts';
import type { Model } from './model.ts';
import { paint } from './paints.ts';

export const nature = {
  tree: { span: 1, draw: tree },
  hill: { span: 1, draw: hill },
  cloud: { span: 1, draw: cloud },
  flag: { span: 1, draw: flag },
  lamp: { span: 1, draw: lamp },
} satisfies Record<string, Model>;

function tree(shape: Shape, variant: Variant): void {
  if (variant === 1) {
    shape.tube([0, 0.14, 0], [0.25, 0, 0.4], 6, { colour: 0x2f8f5b, shade: false });
    shape.tube([0, 0.36, 0], [0.19, 0, 0.36], 6, { colour: 0x3aa56a, shade: false });
  } else {
    const colour = variant === 0 ? 0x58b368 : 0x7cc45a;
    shape.ball([0, 0.44, 0], [0.23, 0.24, 0.23], colour);
  }
  shape.tube([0, 0, 0], [0.05, 0.03, 0.26], 3, { colour: 0x8a5a3b });
  shape.details();
  if (variant !== 1) shape.ball([0.1, 0.32, 0.1], [0.15, 0.13, 0.15], variant === 0 ? 0x4da55e : 0x6db84f);
}

/** Land behind the city: broad and green, steeper with rock, or high with snow. One unit is a tile. */
function hill(shape: Shape, variant: Variant): void {
  const [colour, wide, high] = (
    [
      [0x63994f, 4.4, 0.95],
      [0x58885a, 3.7, 1.7],
      [0x71897a, 3.1, 2.7],
    ] as const
  )[variant];
  shape.ball([0, -0.2, 0], [wide, high, wide * 0.86], colour, true);
  shape.ball([wide * 0.75, -0.3, wide * 0.35], [wide * 0.62, high * 0.6, wide * 0.5], colour);
  if (variant === 2) shape.ball([0, high * 0.46, 0], [wide * 0.44, high * 0.42, wide * 0.4], 0xe9eef2);
}

function cloud(shape: Shape, variant: Variant): void {
  const white = 0xffffff;
  shape.ball([0, 0, 0], [1.2, 0.46, 0.8], white, true).ball([0.9, -0.05, 0.2], [0.8, 0.34, 0.6], white);
  shape.ball([-0.85, -0.06, -0.1 + 0.2 * variant], [0.7, 0.3, 0.55], white);
}

/** What the state of the home shows: raised and flying, half down, or lowered. The shader picks the variant. */
function flag(shape: Shape, variant: Variant): void {
  const [colour, y] = (
    [
      [0x37b26c, 0.3],
      [0xf2b134, 0.17],
      [0xd9503f, 0.03],
    ] as const
  )[variant];
  const tip = variant === 2 ? 0.12 : 0.22;
  shape.box([0, 0, 0], [0.02, 0.46, 0.02], paint.white);
  const [a, b, c]: [number, number, number][] = [
    [0.01, y, 0],
    [0.01 + tip, y + 0.07, 0.02],
    [0.01, y + 0.14, 0],
  ];
  if (a && b && c)
    shape.triangle([a, b, c], { colour, shade: false }).triangle([c, b, a], { colour, shade: false });
}

function lamp(shape: Shape): void {
  shape
    .box([0, 0, 0], [0.022, 0.42, 0.022], paint.dark)
    .box([0, 0.42, 0], [0.07, 0.03, 0.07], 0xffe9b8, { glow: 1 });
}
