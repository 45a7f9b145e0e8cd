import type { Point, Shape, Variant } from '../drawing/shape.ts';
import type { Model } from './model.ts';
import { paint } from './paints.ts';

/** Energy and water. Panels, drums and blades stand apart so that they can follow a pupil's number. */
export const energy = {
  'solar-array': { span: 1, draw: solarField },
  'wind-turbine': { span: 1, draw: windMast },
  battery: { span: 1, draw: battery },
  'gas-backup': { span: 1, draw: gasBackup },
  pump: { span: 1, draw: pump },
  tank: { span: 1, draw: tankLegs },
  fountain: { span: 1, draw: fountain },
} satisfies Record<string, Model>;

export const energyParts = {
  panel: { span: 1, draw: panel },
  blades: { span: 1, draw: blades },
  drum: { span: 1, draw: drum },
} satisfies Record<string, Model>;

function solarField(shape: Shape, variant: Variant): void {
  shape.box(
    [0.36, 0, -0.36],
    [0.14, 0.2, 0.12],
    [paint.white, paint.stone, paint.concrete][variant] ?? paint.white,
  );
  shape.details().box([0.36, 0.2, -0.36], [0.16, 0.03, 0.14], paint.indigo);
}

/** A row of panels, one unit long and deep: the instance is as long as its panels, and the shader draws the joints. */
function panel(shape: Shape, variant: Variant): void {
  const cell = [paint.panel, 0x2a3f8a, 0x1f4f7a][variant] ?? paint.panel;
  const slope: Point[] = [
    [-0.5, 0.2, 0.46],
    [0.5, 0.2, 0.46],
    [0.5, 0.66, -0.4],
    [-0.5, 0.66, -0.4],
  ];
  shape.quad(slope, { colour: cell, shade: false, windows: [1, 2] });
  shape.quad([...slope].reverse(), { colour: paint.slate, shade: false });
  shape.details();
  shape
    .box([-0.3, 0, -0.2], [0.03, 0.55, 0.05], paint.steel)
    .box([0.3, 0, -0.2], [0.03, 0.55, 0.05], paint.steel);
}

function windMast(shape: Shape, variant: Variant): void {
  const height = 2 + 0.2 * variant;
  shape.tube([0, 0, 0], [0.075, 0.035, height], 7, { colour: paint.white });
  shape.box([0, height - 0.03, 0.04], [0.1, 0.1, 0.24], paint.white);
  shape.details().box([0, 0, 0], [0.3, 0.05, 0.3], paint.concrete);
  shape.box([0, height + 0.07, -0.04], [0.04, 0.04, 0.04], paint.red, { glow: 1 });
}

/** Turned by the shader about its own middle; the hub is at the origin. */
function blades(shape: Shape, variant: Variant): void {
  const reach = 0.78 + 0.06 * variant;
  for (let blade = 0; blade < 3; blade += 1) {
    const angle = (blade * Math.PI * 2) / 3;
    const put = (along: number, aside: number): [number, number, number] => [
      Math.cos(angle) * along - Math.sin(angle) * aside,
      Math.sin(angle) * along + Math.cos(angle) * aside,
      0,
    ];
    const [a, b, c, d] = [put(0, -0.04), put(reach, -0.012), put(reach, 0.012), put(0.1, 0.07)];
    shape
      .quad([a, b, c, d], { colour: paint.white, shade: false })
      .quad([d, c, b, a], { colour: paint.white, shade: false });
  }
  shape.box([0, -0.05, 0], [0.1, 0.1, 0.06], paint.steel);
}

function battery(shape: Shape, variant: Variant): void {
  const accent = [paint.green, paint.amber, paint.sky][variant] ?? paint.green;
  for (const [x, z] of [
    [-0.22, -0.2],
    [0.22, -0.2],
    [-0.22, 0.22],
    [0.22, 0.22],
  ] as const) {
    shape.box([x, 0, z], [0.34, 0.4, 0.3], paint.white, { bevel: 0.03, top: paint.concrete });
    shape.box([x, 0.12, z + 0.01], [0.345, 0.07, 0.3], accent, { glow: 0.6 });
  }
  shape.details().box([0, 0, 0], [0.9, 0.04, 0.86], paint.concrete);
}

function gasBackup(shape: Shape, variant: Variant): void {
  const band = [paint.red, paint.amber, paint.indigo][variant] ?? paint.red;
  shape.box([-0.14, 0, 0], [0.54, 0.42, 0.62], 0x9aa3ad, { windows: [2, 1], bevel: 0.03, top: paint.slate });
  shape.tube([0.3, 0, -0.2], [0.11, 0.08, 1.05], 8, { colour: paint.concrete });
  shape.tube([0.3, 0.85, -0.2], [0.095, 0.09, 0.12], 8, { colour: band });
  shape.details();
  shape.tube([0.3, 0, 0.22], [0.15, 0.15, 0.3], 8, { colour: paint.white });
  shape.box([-0.14, 0.42, 0.1], [0.2, 0.12, 0.2], paint.dark);
}

function pump(shape: Shape, variant: Variant): void {
  shape.box([-0.12, 0, -0.1], [0.48, 0.32, 0.42], paint.cream, { windows: [2, 1] });
  shape.gable(
    [-0.12, 0.32, -0.1],
    [0.56, 0.2, 0.5],
    [paint.sky, paint.teal, paint.indigo][variant] ?? paint.sky,
    true,
  );
  shape.details();
  shape.tube([0.28, 0, 0.12], [0.13, 0.13, 0.24], 8, { colour: paint.sky });
  shape.tube([0.28, 0.24, 0.12], [0.14, 0.02, 0.08], 8, { colour: paint.white });
  shape
    .box([0.06, 0.08, 0.24], [0.4, 0.07, 0.07], paint.sky)
    .box([-0.14, 0, 0.24], [0.07, 0.15, 0.07], paint.sky);
}

/** Legs of a tank one unit high; the drum above is scaled by its own radius and height. */
function tankLegs(shape: Shape, variant: Variant): void {
  const colour = [paint.steel, paint.white, paint.slate][variant] ?? paint.steel;
  for (const [x, z] of [
    [-0.3, -0.3],
    [0.3, -0.3],
    [-0.3, 0.3],
    [0.3, 0.3],
  ] as const) {
    shape.box([x, 0, z], [0.07, 1, 0.07], colour);
  }
  shape.box([0, 0, 0], [0.1, 1, 0.1], paint.sky);
  shape.details().box([0, 0.5, 0], [0.66, 0.04, 0.05], colour).box([0, 0.5, 0], [0.05, 0.04, 0.66], colour);
}

/** One unit wide and high, so that the instance's scale is the pupil's r and h. */
function drum(shape: Shape, variant: Variant): void {
  const colour = [paint.white, paint.sky, paint.sand][variant] ?? paint.white;
  shape.tube([0, 0, 0], [0.34, 0.5, 0.12], 12, { colour: paint.slate, shade: false });
  shape.tube([0, 0.12, 0], [0.5, 0.5, 0.4], 12, { colour: paint.sky, shade: false });
  shape.tube([0, 0.52, 0], [0.5, 0.5, 0.48], 12, { colour, shade: false });
  shape.details().tube([0, 1, 0], [0.53, 0.03, 0.22], 12, {
    colour: [paint.red, paint.white, paint.teal][variant] ?? paint.red,
    shade: false,
  });
}

function fountain(shape: Shape, variant: Variant): void {
  const stone = [paint.stone, paint.cream, paint.concrete][variant] ?? paint.stone;
  shape.tube([0, 0, 0], [0.4, 0.4, 0.12], 10, { colour: stone });
  shape.tube([0, 0.121, 0], [0.34, 0.34, 0.005], 10, { colour: paint.water, shade: false });
  shape.tube([0, 0.1, 0], [0.07, 0.05, 0.22], 6, { colour: stone });
  shape.details();
  shape.tube([0, 0.3, 0], [0.06, 0.2, 0.06], 8, { colour: stone });
  shape.tube([0, 0.36, 0], [0.03, 0.012, 0.22], 5, { colour: 0xe8f7ff, glow: 0.15, shade: false });
}
