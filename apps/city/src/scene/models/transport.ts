import type { Shape, Variant } from '../drawing/shape.ts';
import type { Model } from './model.ts';
import { paint, roofs } from './paints.ts';

export const transport = {
  'bus-stop': { span: 1, draw: busStop },
  'tram-stop': { span: 1, draw: tramStop },
  'bike-lane': { span: 1, draw: bikeStand },
  bridge: { span: 1, draw: bridgePiece },
} satisfies Record<string, Model>;

/** What moves along streets. A car's long side is x. */
export const traffic = {
  car: { span: 1, draw: car },
  person: { span: 1, draw: person },
  waiting: { span: 1, draw: person },
} satisfies Record<string, Model>;

function busStop(shape: Shape, variant: Variant): void {
  const colour = [paint.indigo, paint.teal, paint.red][variant] ?? paint.indigo;
  shape.box([0, 0, -0.16], [0.6, 0.36, 0.04], paint.glass, { glow: 0.25 });
  shape.box([0, 0.36, -0.02], [0.68, 0.05, 0.38], colour);
  shape
    .box([0.4, 0, 0.2], [0.04, 0.6, 0.04], paint.steel)
    .box([0.4, 0.5, 0.2], [0.2, 0.16, 0.03], colour, { glow: 0.5 });
  shape.details().box([0, 0.1, -0.06], [0.44, 0.04, 0.12], paint.wood);
  shape
    .box([-0.27, 0, 0.1], [0.03, 0.36, 0.03], paint.steel)
    .box([0.27, 0, 0.1], [0.03, 0.36, 0.03], paint.steel);
}

function tramStop(shape: Shape, variant: Variant): void {
  const colour = [paint.teal, paint.amber, paint.indigo][variant] ?? paint.teal;
  shape.box([0, 0, -0.1], [0.94, 0.09, 0.42], paint.stone);
  shape
    .box([0, 0.46, -0.12], [0.8, 0.04, 0.34], paint.white)
    .box([-0.28, 0.09, -0.16], [0.04, 0.37, 0.04], paint.steel);
  shape.box([0.28, 0.09, -0.16], [0.04, 0.37, 0.04], paint.steel);
  shape
    .box([0, 0.005, 0.22], [0.98, 0.02, 0.04], paint.steel)
    .box([0, 0.005, 0.38], [0.98, 0.02, 0.04], paint.steel);
  shape
    .details()
    .box([0.05, 0.05, 0.3], [0.7, 0.28, 0.2], colour, { windows: [5, 1], bevel: 0.03, top: paint.white });
  shape.box([0, 0.5, 0.3], [0.98, 0.015, 0.015], paint.dark);
}

function bikeStand(shape: Shape, variant: Variant): void {
  const colour = [paint.sky, paint.amber, paint.red][variant] ?? paint.sky;
  shape
    .box([0.34, 0, 0.34], [0.05, 0.34, 0.05], paint.steel)
    .box([0.34, 0.3, 0.34], [0.14, 0.14, 0.03], paint.indigo);
  shape.details();
  for (const x of [-0.2, 0, 0.2]) shape.tube([x, 0.05, -0.36], [0.07, 0.07, 0.02], 6, { colour });
}

/** One of sixteen pieces of a bridge, drawn four times as large as it stands. */
function bridgePiece(shape: Shape, variant: Variant): void {
  const colour = [paint.stone, paint.sand, paint.concrete][variant] ?? paint.stone;
  const rail = roofs[variant] ?? roofs[0];
  shape.box([0, -0.1, 0], [1.12, 0.24, 2.2], colour);
  shape.box([0, 0.3, -1], [1.12, 0.1, 0.1], rail).box([0, 0.3, 1], [1.12, 0.1, 0.1], rail);
  shape.details().box([0, 0.1, -1], [0.12, 0.24, 0.12], rail).box([0, 0.1, 1], [0.12, 0.24, 0.12], rail);
}

function car(shape: Shape, variant: Variant): void {
  const colour = [paint.red, paint.amber, paint.white][variant] ?? paint.red;
  const long = variant === 2 ? 0.34 : 0.27;
  shape.box([0, 0.025, 0], [long, 0.075, 0.14], colour, { bevel: 0.015 });
  shape.box([variant === 2 ? -0.02 : -0.01, 0.1, 0], [long * 0.58, 0.06, 0.12], paint.glass, {
    bevel: 0.02,
    top: colour,
  });
  shape.details().box([long / 2 - 0.005, 0.05, 0], [0.012, 0.025, 0.11], 0xfff3c4, { glow: 1 });
}

function person(shape: Shape, variant: Variant): void {
  const colour = [paint.indigo, paint.teal, paint.red][variant] ?? paint.indigo;
  shape.tube([0, 0, 0], [0.026, 0.034, 0.085], 5, { colour, shade: false });
  shape.box([0, 0.085, 0], [0.04, 0.045, 0.04], [0x8d5a3b, 0xe8b48c, 0xc58a5e][variant] ?? 0xc58a5e);
}
