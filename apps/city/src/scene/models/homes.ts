import type { Shape, Variant } from '../drawing/shape.ts';
import type { Model } from './model.ts';
import { paint, roofs, walls } from './paints.ts';

export const homes = {
  cottage: { span: 1, draw: cottage },
  'row-houses': { span: 1, draw: rowHouses },
  flats: { span: 1, draw: flats },
  tower: { span: 2, draw: tower },
} satisfies Record<string, Model>;

function cottage(shape: Shape, variant: Variant): void {
  const wall = [walls[7], walls[2], walls[0]][variant] ?? walls[7];
  const roof = [roofs[0], roofs[1], roofs[2]][variant] ?? roofs[0];
  const across = variant === 1;
  shape.box([0, 0, -0.06], [0.54, 0.3, 0.48], wall, { windows: [2, 1] });
  shape.gable([0, 0.3, -0.06], [0.64, 0.26, 0.58], roof, across);
  shape.details();
  if (variant === 2)
    shape
      .box([0.16, 0, 0.24], [0.22, 0.2, 0.2], paint.cream)
      .hip([0.16, 0.2, 0.24], [0.26, 0.12, 0.24], roof);
  else
    shape
      .box([-0.08, 0, 0.2], [0.13, 0.19, 0.05], paint.wood)
      .box([-0.08, 0.2, 0.23], [0.2, 0.03, 0.12], paint.cream);
  shape.box([across ? -0.18 : 0.15, 0.4, -0.16], [0.08, 0.2, 0.08], paint.stone);
  shape.ball([-0.34, 0.1, 0.32], [0.12, 0.12, 0.12], paint.green);
  shape.ball([0.36, 0.08, 0.34], [0.09, 0.09, 0.09], paint.leaf);
}

function rowHouses(shape: Shape, variant: Variant): void {
  for (let house = 0; house < 3; house += 1) {
    const x = (house - 1) * 0.3;
    const height = 0.44 + 0.08 * ((house + variant) % 2);
    const wall = walls[(house * 3 + variant * 2) % walls.length] ?? walls[0];
    const roof = roofs[(house + variant) % roofs.length] ?? roofs[0];
    shape.box([x, 0, -0.02], [0.29, height, 0.6], wall, { windows: [1, 2] });
    shape.gable([x, height, -0.02], [0.31, 0.19, 0.66], roof);
  }
  shape.details();
  for (let house = 0; house < 3; house += 1) {
    shape.box([(house - 1) * 0.3 + 0.07, 0.44, -0.16], [0.06, 0.22, 0.06], paint.stone);
  }
}

function flats(shape: Shape, variant: Variant): void {
  const floors = 4 + variant;
  const height = 0.24 * floors;
  const wall = [walls[3], walls[1], walls[5]][variant] ?? walls[3];
  shape.box([0, 0, 0], [0.72, 0.09, 0.68], paint.stone);
  shape.box([0, 0.09, 0], [0.66, height, 0.6], wall, { windows: [3, floors], bevel: 0.03, top: paint.cream });
  shape.box([0.12, height + 0.09, -0.1], [0.22, 0.14, 0.18], paint.sand);
  shape.details();
  shape.box([-0.16, height + 0.09, 0.12], [0.24, 0.05, 0.22], paint.pine);
  shape.box([0, 0.09, 0.31], [0.2, 0.16, 0.08], paint.cream, { top: roofs[variant] ?? roofs[0] });
  for (let floor = 1; floor < floors; floor += 2) {
    shape.box([0.355, 0.06 + floor * 0.24, 0.12], [0.06, 0.04, 0.24], paint.cream);
  }
}

function tower(shape: Shape, variant: Variant): void {
  const height = 2.7 + 0.6 * variant;
  const wall = [0x63b7ac, 0x7387d1, 0x6aa9d6][variant] ?? 0x63b7ac;
  const rows = 10 + 2 * variant;
  shape.box([0, 0, 0], [1.66, 0.44, 1.66], paint.concrete, {
    windows: [6, 1],
    bevel: 0.04,
    top: paint.white,
  });
  if (variant === 1) {
    shape.box([-0.24, 0.44, 0], [0.84, height, 1.02], wall, {
      windows: [4, rows],
      bevel: 0.05,
      top: paint.white,
    });
    shape.box([0.36, 0.44, 0.05], [0.5, height * 0.7, 0.86], walls[6], {
      windows: [2, 8],
      bevel: 0.05,
      top: paint.white,
    });
  } else {
    shape.box([0, 0.44, 0], [1.1, height * 0.72, 1.1], wall, {
      windows: [5, rows - 3],
      bevel: 0.06,
      top: paint.white,
    });
    const rest = height * 0.3;
    shape.box([0, 0.44 + height * 0.7, 0], [0.84, rest, 0.84], wall, {
      windows: [4, 3],
      bevel: 0.06,
      top: paint.white,
    });
  }
  shape.details();
  const top = 0.44 + height;
  const mast = variant === 1 ? -0.24 : 0;
  shape.box([mast + 0.1, top, 0.1], [0.3, 0.12, 0.26], paint.concrete);
  shape.tube([mast - 0.14, top, -0.14], [0.035, 0.008, 0.62], 5, { colour: paint.white });
  shape.box([mast - 0.14, top + 0.6, -0.14], [0.05, 0.05, 0.05], paint.red, { glow: 1 });
  shape.box([0, 0, 0.84], [0.5, 0.22, 0.16], paint.glass, { glow: 0.35, top: paint.white });
  shape
    .ball([-0.62, 0.52, 0.62], [0.12, 0.1, 0.12], paint.green)
    .ball([0.62, 0.52, 0.62], [0.12, 0.1, 0.12], paint.leaf);
}
