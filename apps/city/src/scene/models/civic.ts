import type { Shape, Variant } from '../drawing/shape.ts';
import type { Model } from './model.ts';
import { paint, roofs, walls } from './paints.ts';

export const civic = {
  'forecast-office': { span: 1, draw: forecastOffice },
  school: { span: 2, draw: school },
  clinic: { span: 2, draw: clinic },
  park: { span: 1, draw: parkBench },
  'fire-station': { span: 2, draw: fireStation },
  library: { span: 1, draw: library },
  playground: { span: 1, draw: playground },
} satisfies Record<string, Model>;

/** A white house with a dome, a mast with cups that turn in the wind, and a sock that shows where it blows. */
function forecastOffice(shape: Shape, variant: Variant): void {
  const roof = roofs[variant] ?? roofs[1];
  shape.box([-0.12, 0, 0], [0.5, 0.34, 0.6], paint.white, { windows: [3, 1], bevel: 0.02, top: roof });
  shape.ball([-0.12, 0.36, 0], [0.2, 0.18, 0.2], paint.cream, true);
  shape.box([0.3, 0, 0.24], [0.035, 0.9, 0.035], paint.steel);
  shape.details();
  for (const [x, z] of [
    [0.12, 0],
    [-0.06, 0.1],
    [-0.06, -0.1],
  ] as const)
    shape.box([0.3 + x, 0.88, 0.24 + z], [0.07, 0.06, 0.07], paint.red);
  shape.box([0.3, 0, -0.24], [0.03, 0.5, 0.03], paint.steel);
  shape
    .tube([0.3, 0.42, -0.24], [0.06, 0.03, 0.02], 5, { colour: paint.amber })
    .box([0.4, 0.42, -0.24], [0.2, 0.07, 0.07], paint.amber);
}

function school(shape: Shape, variant: Variant): void {
  const wall = [walls[1], walls[3], walls[2]][variant] ?? walls[1];
  const roof = roofs[variant] ?? roofs[0];
  shape.box([0, 0, -0.5], [1.7, 0.56, 0.6], wall, { windows: [7, 2] });
  shape.gable([0, 0.56, -0.5], [1.8, 0.26, 0.7], roof, true);
  shape.box([-0.56, 0, 0.2], [0.56, 0.5, 0.84], wall, { windows: [2, 2], bevel: 0.03, top: paint.sand });
  shape.box([0.1, 0, -0.3], [0.4, 0.86, 0.4], paint.cream, { windows: [1, 3] });
  shape.hip([0.1, 0.86, -0.3], [0.48, 0.34, 0.48], roof);
  shape.details();
  shape.box([0.1, 0.6, -0.09], [0.16, 0.16, 0.03], paint.white, { glow: 0.6 });
  shape
    .box([0.5, 0, 0.4], [0.7, 0.015, 0.8], 0xc9764f)
    .box([0.5, 0.006, 0.4], [0.62, 0.014, 0.03], paint.white);
  shape.tube([0.78, 0, -0.02], [0.015, 0.015, 0.9], 4, { colour: paint.white });
  shape.box([0.88, 0.72, -0.02], [0.2, 0.13, 0.015], paint.indigo);
}

function clinic(shape: Shape, variant: Variant): void {
  const accent = [paint.glass, paint.sand, walls[4]][variant] ?? paint.glass;
  shape.box([-0.2, 0, -0.08], [1.3, 0.5, 0.66], paint.white, {
    windows: [7, 2],
    bevel: 0.03,
    top: paint.stone,
  });
  shape.box([0.58, 0, -0.04], [0.46, 0.8, 0.6], accent, { windows: [2, 3], bevel: 0.03, top: paint.white });
  shape.details();
  shape.box([-0.2, 0.62, 0.2], [0.08, 0.28, 0.05], paint.red, { glow: 0.8 });
  shape.box([-0.2, 0.72, 0.2], [0.28, 0.08, 0.05], paint.red, { glow: 0.8 });
  shape
    .box([-0.2, 0.22, 0.32], [0.5, 0.04, 0.2], paint.teal)
    .box([-0.72, 0, 0.36], [0.26, 0.15, 0.14], paint.white);
  shape.box([-0.5, 0.5, -0.2], [0.3, 0.1, 0.2], paint.concrete);
}

function parkBench(shape: Shape, variant: Variant): void {
  const colour = [paint.wood, paint.teal, paint.brick][variant] ?? paint.wood;
  shape
    .box([0.22, 0.05, 0.2], [0.26, 0.03, 0.09], colour)
    .box([0.22, 0.08, 0.16], [0.26, 0.08, 0.02], colour);
  shape.details().box([-0.26, 0, 0.24], [0.03, 0.4, 0.03], paint.dark);
  shape.ball([-0.26, 0.43, 0.24], [0.05, 0.05, 0.05], 0xfff0c2);
}

function fireStation(shape: Shape, variant: Variant): void {
  const wall = [0xc9503f, 0xb8644d, 0xd0694a][variant] ?? 0xc9503f;
  shape.box([-0.2, 0, -0.08], [1.26, 0.46, 0.64], wall, { windows: [6, 2], bevel: 0.03, top: paint.stone });
  shape.box([0.62, 0, -0.16], [0.28, 1.05, 0.3], wall, { windows: [1, 4] });
  shape.hip([0.62, 1.05, -0.16], [0.38, 0.22, 0.4], paint.slate);
  shape.details();
  for (const x of [-0.6, -0.2, 0.2]) shape.box([x, 0, 0.24], [0.28, 0.28, 0.03], paint.white);
  shape.box([-0.6, 0, 0.38], [0.16, 0.15, 0.24], paint.red, { bevel: 0.02 });
  shape
    .box([-0.6, 0.15, 0.34], [0.06, 0.03, 0.2], paint.white)
    .box([-0.2, 0.46, -0.1], [0.3, 0.1, 0.2], paint.concrete);
}

function library(shape: Shape, variant: Variant): void {
  const roof = [paint.teal, roofs[2], roofs[0]][variant] ?? paint.teal;
  shape.box([0, 0, 0], [0.84, 0.06, 0.8], paint.stone);
  shape.box([0, 0.06, -0.04], [0.7, 0.52, 0.56], paint.cream, { windows: [4, 2] });
  shape.gable([0, 0.58, -0.02], [0.8, 0.22, 0.7], roof);
  shape.details();
  for (const x of [-0.27, -0.09, 0.09, 0.27])
    shape.tube([x, 0.06, 0.3], [0.035, 0.03, 0.52], 5, { colour: paint.white });
}

function playground(shape: Shape, variant: Variant): void {
  const [first, second] =
    variant === 0
      ? [paint.red, paint.sky]
      : variant === 1
        ? [paint.amber, paint.indigo]
        : [paint.teal, paint.red];
  shape
    .box([-0.22, 0, -0.2], [0.24, 0.3, 0.24], paint.wood)
    .hip([-0.22, 0.42, -0.2], [0.34, 0.2, 0.34], first);
  shape.quad(
    [
      [-0.1, 0.28, -0.28],
      [-0.1, 0.28, -0.12],
      [0.28, 0.02, -0.12],
      [0.28, 0.02, -0.28],
    ],
    { colour: second },
  );
  shape.details();
  shape.box([-0.3, 0, 0.28], [0.04, 0.36, 0.04], second).box([0.24, 0, 0.28], [0.04, 0.36, 0.04], second);
  shape
    .box([-0.03, 0.34, 0.28], [0.58, 0.03, 0.03], second)
    .box([-0.1, 0.12, 0.28], [0.12, 0.02, 0.06], first);
  shape.tube([0.3, 0, 0.05], [0.12, 0.12, 0.05], 7, { colour: paint.sand });
}
