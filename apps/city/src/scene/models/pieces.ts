import type { Shape, Variant } from '../drawing/shape.ts';
import type { Model } from './model.ts';
import { paint, roofs } from './paints.ts';

/** What stands on a work site for one of the things that a mission counts; larger than life, so that it can be counted. */
export const pieces = {
  grown: { span: 1, draw: grown },
  goods: { span: 1, draw: goods },
  parts: { span: 1, draw: parts },
  gear: { span: 1, draw: gear },
  large: { span: 1, draw: large },
  guest: { span: 1, draw: guest },
  ring: { span: 1, draw: ring },
  bunting: { span: 1, draw: bunting },
  garland: { span: 1, draw: bunting },
  tub: { span: 1, draw: tub },
  sign: { span: 1, draw: sign },
  umbrella: { span: 1, draw: umbrella },
} satisfies Record<string, Model>;

/** An oak, a maple, a person. */
function grown(shape: Shape, variant: Variant): void {
  if (variant === 2) {
    person(shape);
    return;
  }
  const leaves = variant === 0 ? 0x3f9a58 : 0xe8703a;
  shape.tube([0, 0, 0], [0.05, 0.035, 0.22], 4, { colour: 0x7d5236 });
  shape.ball([0, 0.4, 0], variant === 0 ? [0.19, 0.2, 0.19] : [0.17, 0.24, 0.17], leaves);
}

function person(shape: Shape): void {
  shape.tube([0, 0, 0], [0.075, 0.1, 0.25], 6, { colour: paint.indigo, shade: false });
  shape.ball([0, 0.33, 0], [0.075, 0.08, 0.075], 0xd9a06e);
  shape.tube([0, 0.36, 0], [0.08, 0.03, 0.06], 6, { colour: 0x3a2442, shade: false });
}

function guest(shape: Shape, variant: Variant): void {
  const colour = [paint.red, paint.teal, 0xe56aa0][variant] ?? paint.red;
  shape.tube([0, 0, 0], [0.075, 0.1, 0.24], 6, { colour, shade: false });
  shape.ball([0, 0.31, 0], [0.075, 0.08, 0.075], [0x8d5a3b, 0xe8b48c, 0xc58a5e][variant] ?? 0xc58a5e);
  for (const x of [-0.1, 0.1]) shape.box([x, 0.18, 0], [0.035, 0.2, 0.035], colour);
}

/** A crate, a barrel, coins. */
function goods(shape: Shape, variant: Variant): void {
  if (variant === 0) {
    shape.box([0, 0, 0], [0.26, 0.24, 0.26], paint.wood, { top: 0xc08a5c, bevel: 0.015 });
    shape.details().box([0, 0.1, 0], [0.275, 0.04, 0.275], 0x7d5236);
  } else if (variant === 1) {
    shape.tube([0, 0, 0], [0.12, 0.13, 0.14], 8, { colour: paint.water });
    shape.tube([0, 0.14, 0], [0.13, 0.12, 0.14], 8, { colour: paint.water });
    shape.details().tube([0, 0.12, 0], [0.137, 0.137, 0.03], 8, { colour: paint.dark });
  } else {
    for (const [x, z, tall] of [
      [0, 0, 0.2],
      [0.13, 0.08, 0.12],
      [-0.1, 0.12, 0.07],
    ] as const)
      shape.tube([x, 0, z], [0.09, 0.09, tall], 8, { colour: paint.amber });
  }
}

/** A paving stone, a length of whatever is laid, a battery. */
function parts(shape: Shape, variant: Variant): void {
  if (variant === 0) shape.box([0, 0, 0], [0.52, 0.07, 0.52], 0xd8cdb8, { bevel: 0.02, top: 0xe9dfca });
  else if (variant === 1) {
    shape.box([0, 0, 0], [0.4, 0.07, 0.58], 0xb9583f, { top: 0xd97a5c });
    shape.box([0, 0.07, 0], [0.04, 0.005, 0.58], paint.white);
  } else {
    shape.box([0, 0, 0], [0.24, 0.3, 0.2], paint.slate, { bevel: 0.02 });
    shape.box([0, 0.3, 0], [0.08, 0.05, 0.08], paint.steel);
    shape.details().box([0, 0.1, 0.1], [0.14, 0.12, 0.01], paint.amber, { glow: 0.9 });
  }
}

/** A lamp, a solar panel, a bike. */
function gear(shape: Shape, variant: Variant): void {
  if (variant === 0) {
    shape
      .box([0, 0, 0], [0.04, 0.5, 0.04], paint.dark)
      .box([0, 0.5, 0], [0.14, 0.07, 0.14], 0xffe9b8, { glow: 1 });
  } else if (variant === 1) {
    shape.box([0, 0, 0.1], [0.04, 0.16, 0.04], paint.steel);
    shape.gable([0, 0.1, 0], [0.46, 0.16, 0.36], paint.panel, true);
    shape.details().box([0, 0.17, 0.05], [0.44, 0.01, 0.02], paint.panelLight);
  } else {
    for (const x of [-0.13, 0.13]) shape.tube([x, 0, 0], [0.09, 0.09, 0.04], 8, { colour: paint.dark });
    shape
      .box([0, 0.06, 0], [0.26, 0.04, 0.04], paint.red)
      .box([-0.02, 0.1, 0], [0.03, 0.12, 0.03], paint.red);
    shape
      .box([-0.02, 0.2, 0], [0.1, 0.03, 0.06], paint.dark)
      .box([0.12, 0.1, 0], [0.03, 0.16, 0.16], paint.steel);
  }
}

/** A home, a bus, a pennant. */
function large(shape: Shape, variant: Variant): void {
  if (variant === 0) {
    shape.box([0, 0, 0], [0.34, 0.2, 0.3], paint.cream, { windows: [2, 1] });
    shape.gable([0, 0.2, 0], [0.38, 0.14, 0.34], roofs[0]);
  } else if (variant === 1) {
    shape.box([0, 0.04, 0], [0.52, 0.22, 0.2], paint.teal, {
      windows: [4, 1],
      bevel: 0.02,
      top: paint.white,
    });
    for (const x of [-0.16, 0.16]) shape.box([x, 0, 0], [0.08, 0.06, 0.21], paint.dark);
  } else {
    shape.box([0, 0, 0], [0.03, 0.7, 0.03], paint.white);
    shape.box([0.12, 0.5, 0], [0.22, 0.16, 0.02], paint.amber);
  }
}

/** A dashed ring on the ground: what is missing, what is left over, what is planned. */
function ring(shape: Shape, variant: Variant): void {
  const colour = [0xd0203f, 0xf2a21e, 0x6a4dff][variant] ?? 0;
  const [sides, outer, inner] = [12, 0.34, 0.24];
  const at = (step: number, radius: number): [number, number, number] => {
    const angle = (step / sides) * Math.PI * 2;
    return [Math.cos(angle) * radius, 0.03, Math.sin(angle) * radius];
  };
  for (let step = 0; step < sides; step += variant === 0 ? 1 : 2) {
    const [a, b] = [step, step + (variant === 0 ? 0.7 : 1)];
    shape.quad([at(a, inner), at(b, inner), at(b, outer), at(a, outer)], { colour, glow: 0.8 });
  }
}

/** A string of flags, one tile long, between two poles. */
function bunting(shape: Shape, variant: Variant): void {
  const colours = [paint.red, paint.amber, paint.teal, paint.indigo, 0xe56aa0];
  for (const x of [-0.5, 0.5]) shape.box([x, 0, 0], [0.035, 0.86, 0.035], paint.white);
  for (let flag = 0; flag < 6; flag += 1) {
    const x = -0.41 + flag * 0.165;
    const y = 0.84 - 0.16 * (1 - (x / 0.5) ** 2);
    const colour = colours[(flag + variant * 2) % colours.length] ?? paint.red;
    const [a, b, c]: [number, number, number][] = [
      [x - 0.07, y, 0],
      [x + 0.07, y, 0],
      [x, y - 0.17, 0.03],
    ];
    if (a && b && c)
      shape.triangle([a, b, c], { colour, shade: false }).triangle([c, b, a], { colour, shade: false });
  }
}

/** Over a home that goes without: a tap that is dry, a lamp that is out, somebody who waits. */
function sign(shape: Shape, variant: Variant): void {
  shape.ball([0, 0.16, 0], [0.17, 0.17, 0.17], 0xffffff);
  if (variant === 0) shape.tube([0, 0.12, 0.13], [0.07, 0, 0.16], 6, { colour: 0x2f8fd0, shade: false });
  else if (variant === 1) shape.ball([0, 0.2, 0.13], [0.08, 0.08, 0.05], 0x3a3560);
  else shape.box([0, 0.1, 0.13], [0.05, 0.16, 0.05], paint.red);
  shape.box([0, -0.04, 0], [0.04, 0.06, 0.04], 0xd0203f);
}

/** What a town puts on its pavements as it grows: a tree in a tub, flowers, a stall. */
function tub(shape: Shape, variant: Variant): void {
  if (variant === 0) {
    shape.box([0, 0, 0], [0.16, 0.1, 0.16], paint.brick);
    shape.ball([0, 0.26, 0], [0.13, 0.17, 0.13], 0x4da55e);
  } else if (variant === 1) {
    shape.box([0, 0, 0], [0.5, 0.06, 0.12], paint.wood);
    for (const [x, colour] of [
      [-0.18, 0xe56aa0],
      [-0.06, paint.amber],
      [0.06, paint.red],
      [0.18, 0xb78bff],
    ] as const)
      shape.ball([x, 0.09, 0], [0.06, 0.05, 0.06], colour);
  } else {
    shape.box([0, 0, 0], [0.42, 0.16, 0.14], paint.wood, { top: paint.cream });
    for (const x of [-0.19, 0.19]) shape.box([x, 0, 0], [0.03, 0.36, 0.03], paint.white);
    shape.gable([0, 0.34, 0], [0.48, 0.12, 0.26], paint.red, true);
  }
}

function umbrella(shape: Shape, variant: Variant): void {
  const colour = [paint.red, paint.amber, paint.teal][variant] ?? paint.red;
  shape.tube([0, 0.16, 0], [0.1, 0, 0.06], 7, { colour, shade: false });
}
