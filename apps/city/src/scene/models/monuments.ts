import type { Shape, Variant } from '../drawing/shape.ts';
import type { Model } from './model.ts';
import { paint, roofs, walls } from './paints.ts';

/** The class's own projects. */
export const monuments = {
  'city-hall': { span: 3, draw: cityHall },
  station: { span: 4, draw: station },
  observatory: { span: 3, draw: observatory },
} satisfies Record<string, Model>;

function cityHall(shape: Shape, variant: Variant): void {
  const dome = [0x4f9d8f, 0x7a6bc4, 0xd9a441][variant] ?? 0x4f9d8f;
  shape.box([0, 0, 0], [2.7, 0.08, 2.5], paint.stone).box([0, 0.08, 0], [2.3, 0.12, 1.9], paint.sand);
  shape.box([0, 0.2, 0], [1.9, 0.95, 1.4], paint.cream, { windows: [8, 2], bevel: 0.04, top: paint.sand });
  shape.box([0, 1.15, 0], [0.98, 0.26, 0.98], paint.sand);
  shape.tube([0, 1.41, 0], [0.46, 0.46, 0.32], 12, { colour: paint.cream, windows: [1, 1] });
  shape
    .tube([0, 1.73, 0], [0.5, 0.4, 0.16], 12, { colour: dome })
    .tube([0, 1.89, 0], [0.4, 0.14, 0.2], 12, { colour: dome });
  shape.tube([0, 2.09, 0], [0.06, 0, 0.42], 6, { colour: paint.amber, glow: 0.7 });
  shape.details();
  for (let column = 0; column < 6; column += 1)
    shape.box([-0.6 + column * 0.24, 0.2, 0.82], [0.08, 0.7, 0.08], paint.white);
  shape.gable([0, 0.9, 0.78], [1.44, 0.3, 0.34], paint.cream);
  shape.box([0, 0.08, 1.06], [1.2, 0.06, 0.3], paint.cream);
}

function station(shape: Shape, variant: Variant): void {
  const roof = [paint.teal, roofs[0], paint.indigo][variant] ?? paint.teal;
  shape.box([0, 0, -0.42], [3.5, 0.6, 0.84], walls[1], { windows: [13, 1], bevel: 0.04, top: paint.sand });
  shape
    .box([0, 0.6, -0.42], [1, 0.5, 0.78], walls[1], { windows: [3, 1] })
    .gable([0, 1.1, -0.42], [1.14, 0.4, 0.9], roof);
  shape.box([-1.5, 0, -0.42], [0.42, 1.6, 0.42], paint.cream, { windows: [1, 4] });
  shape.hip([-1.5, 1.6, -0.42], [0.54, 0.44, 0.54], roof);
  shape.box([0, 0, 0.24], [3.7, 0.1, 0.44], paint.stone).box([0, 0.58, 0.22], [3.4, 0.05, 0.5], roof);
  shape
    .box([0, 0.01, 0.6], [3.9, 0.03, 0.05], paint.steel)
    .box([0, 0.01, 0.82], [3.9, 0.03, 0.05], paint.steel);
  shape.details();
  for (const x of [-1.5, -0.5, 0.5, 1.5]) shape.box([x, 0.1, 0.38], [0.06, 0.5, 0.06], paint.steel);
  for (const x of [-1, 0.15])
    shape.box([x, 0.06, 0.71], [1.08, 0.36, 0.26], paint.white, { windows: [6, 1], bevel: 0.05, top: roof });
  shape.box([-1.5, 1.24, -0.2], [0.22, 0.22, 0.03], paint.white, { glow: 0.8 });
}

function observatory(shape: Shape, variant: Variant): void {
  const wall = [walls[6], paint.white, walls[4]][variant] ?? walls[6];
  shape.tube([0, 0, 0], [1.35, 1.15, 0.24], 14, { colour: paint.green });
  shape.tube([0, 0.24, 0], [0.7, 0.66, 0.86], 14, { colour: wall });
  shape.tube([0, 1.1, 0], [0.74, 0.74, 0.08], 14, { colour: paint.slate });
  shape
    .tube([0, 1.18, 0], [0.68, 0.56, 0.3], 12, { colour: paint.white })
    .tube([0, 1.48, 0], [0.56, 0.18, 0.3], 12, { colour: paint.white });
  shape.details();
  shape
    .box([0.2, 1.3, 0.42], [0.2, 0.44, 0.34], paint.dark)
    .tube([0.24, 1.4, 0.5], [0.09, 0.1, 0.5], 7, { colour: paint.amber });
  shape.box([0, 0.24, 0.66], [0.4, 0.42, 0.2], paint.cream, { glow: 0.3, top: paint.slate });
  shape
    .box([-0.9, 0.2, 0.2], [0.5, 0.34, 0.5], wall, { windows: [2, 1] })
    .hip([-0.9, 0.54, 0.2], [0.6, 0.26, 0.6], roofs[variant] ?? roofs[0]);
}
