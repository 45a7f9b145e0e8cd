import { fact } from './facts.ts';
import type { FigureKind } from './figure-kind.ts';

const circleBase = [
  fact('r = d/2 | d = 2 · r', 'The diameter is twice the radius.'),
  fact('r = C/(2 · π)', 'The circumference is 2π times the radius.'),
];

const cylinder: FigureKind = {
  figure:
    /\b(?:cylind\w+|can|tin|cans|pipe|barrel|silo|drum|log|candle|glass|mug|jar|bucket|well|cup|round tank|water tank|pot)\b/i,
  surely: /\bcylind|\b(?:soup|soda|tuna|round|circular|cans?|tin)\b/i,
  names: {
    r: ['radius'],
    d: ['diameter'],
    C: ['circumference'],
    h: ['height', 'length'],
    V: ['volume'],
    S: ['surface-area'],
    L: ['lateral-area'],
    B: ['base-area'],
  },
  facts: [
    ...circleBase,
    fact(
      'V = π · r^2 · h | h = V/(π · r^2) | r = √(V/(π · h))',
      'The volume of a cylinder is the area of its round base times its height.',
    ),
    fact('V = B · h | h = V/B | B = V/h', 'The volume is the area of the base times the height.'),
    fact(
      'L = 2 · π · r · h | h = L/(2 · π · r) | r = L/(2 · π · h)',
      'Rolled out, the side of a cylinder is a rectangle: circumference times height.',
    ),
    fact(
      'S = 2 · π · r^2 + 2 · π · r · h | h = (S - 2 · π · r^2)/(2 · π · r)',
      'Two round ends and the side make the surface of a cylinder.',
    ),
    fact('B = π · r^2 | r = √(B/π)', 'The base is a circle with the area π times the radius squared.'),
  ],
};

const cone: FigureKind = {
  figure: /\b(?:cones?|conical|funnel)\b/i,
  names: {
    r: ['radius'],
    d: ['diameter'],
    C: ['circumference'],
    h: ['height'],
    s: ['slant'],
    V: ['volume'],
    S: ['surface-area'],
    L: ['lateral-area'],
    B: ['base-area'],
  },
  facts: [
    ...circleBase,
    fact(
      's = √(r^2 + h^2) | h = √(s^2 - r^2) | r = √(s^2 - h^2)',
      'Radius, height and slant height make a right triangle.',
    ),
    fact(
      'V = 1/3 · π · r^2 · h | h = 3 · V/(π · r^2) | r = √(3 · V/(π · h))',
      'A cone holds a third of the cylinder around it.',
    ),
    fact(
      'L = π · r · s | s = L/(π · r) | r = L/(π · s)',
      'The side of a cone is π times its radius times its slant height.',
    ),
    fact('S = π · r^2 + π · r · s', 'The round base and the side make the surface of a cone.'),
    fact('V = 1/3 · B · h | h = 3 · V/B', 'A cone holds a third of base area times height.'),
    fact('B = π · r^2', 'The base is a circle with the area π times the radius squared.'),
  ],
};

const sphere: FigureKind = {
  figure:
    /\b(?:spheres?|spherical|balls?|basketball|globe|marble|orange|planet|balloon|bubble|moon|earth)\b/i,
  surely: /\bspher|\bball|globe|basketball|\bballoon/i,
  names: { r: ['radius'], d: ['diameter'], C: ['circumference'], V: ['volume'], S: ['surface-area', 'area'] },
  facts: [
    ...circleBase,
    fact(
      'V = 4/3 · π · r^3 | r = cbrt(3 · V/(4 · π))',
      'The volume of a sphere is four thirds of π times the radius cubed.',
    ),
    fact(
      'S = 4 · π · r^2 | r = √(S/(4 · π))',
      'The surface of a sphere is four times a circle with its radius.',
    ),
    fact('C = 2 · π · r', 'The circumference is 2π times the radius.'),
  ],
};

const hemisphere: FigureKind = {
  figure: /\b(?:hemispher\w+|half (?:of )?(?:a )?sphere)\b/i,
  names: { r: ['radius'], d: ['diameter'], V: ['volume'], S: ['surface-area'] },
  allows: /\bhalf\b/gi,
  facts: [
    ...circleBase.slice(0, 1),
    fact(
      'V = 2/3 · π · r^3 | r = cbrt(3 · V/(2 · π))',
      'Half a sphere holds two thirds of π times the radius cubed.',
    ),
    fact(
      'S = 3 · π · r^2 | r = √(S/(3 · π))',
      'Half of the round surface is 2πr², and the flat circle adds πr².',
    ),
  ],
};

const cube: FigureKind = {
  figure: /\b(?:cubes?|dice|die|cube-shaped)\b/i,
  names: {
    s: ['side', 'base-edge', 'height', 'length'],
    V: ['volume'],
    S: ['surface-area'],
    d: ['space-diagonal', 'diagonal'],
    f: ['face-diagonal'],
    A: ['base-area'],
  },
  bare: ['s'],
  facts: [
    fact('V = s^3 | s = cbrt(V)', 'The volume of a cube is its edge cubed.'),
    fact('S = 6 · s^2 | s = √(S/6)', 'A cube has six equal square faces.'),
    fact('d = s · √3 | s = d/√3', 'The diagonal through a cube is its edge times √3.'),
    fact('f = s · √2 | s = f/√2', 'The diagonal of a square face is its edge times √2.'),
    fact('A = s^2 | s = √A', 'A face is a square.'),
  ],
};

const box: FigureKind = {
  figure:
    /\b(?:rectangular (?:prism|box|solid|tank|pool|container|fish tank|swimming pool)|cuboids?|box|boxes|tank|aquarium|fish ?tank|crate|carton|brick|suitcase|container|package|room|pool|gift|block|trunk|drawer|fridge|freezer|chest|planter|sandbox|trench|bin|truck|refrigerator|closet|parcel|present|shoebox|classroom)\b/i,
  names: {
    l: ['length'],
    w: ['width'],
    h: ['height'],
    V: ['volume'],
    S: ['surface-area'],
    d: ['space-diagonal', 'diagonal'],
    B: ['base-area'],
    L: ['lateral-area'],
  },
  bare: ['l', 'w', 'h'],
  bareTwo: ['l', 'w'],
  facts: [
    fact(
      'V = l · w · h | h = V/(l · w) | l = V/(w · h) | w = V/(l · h)',
      'The volume of a box is length times width times height.',
    ),
    fact('V = B · h | h = V/B | B = V/h', 'The volume is the area of the base times the height.'),
    fact(
      'S = 2 · (l · w + l · h + w · h) | h = (S - 2 · l · w)/(2 · (l + w))',
      'A box has three pairs of equal faces.',
    ),
    fact(
      'd = √(l^2 + w^2 + h^2) | h = √(d^2 - l^2 - w^2)',
      'From corner to opposite corner, the Pythagorean theorem is used twice.',
    ),
    fact('L = 2 · (l + w) · h', 'The four walls together are as long as the base is around.'),
  ],
};

const squarePyramid: FigureKind = {
  figure:
    /\bsquare(?:[- ]based)?(?: right)? pyramids?\b|\bpyramid\b(?=.*\bsquare base\b)|\bsquare base\b(?=.*\bpyramid\b)/i,
  names: {
    s: ['base-edge', 'side', 'base', 'length'],
    h: ['height'],
    l: ['slant'],
    V: ['volume'],
    S: ['surface-area'],
    L: ['lateral-area'],
    B: ['base-area'],
    P: ['perimeter'],
  },
  facts: [
    fact(
      'l = √(h^2 + (s/2)^2) | h = √(l^2 - (s/2)^2) | s = 2 · √(l^2 - h^2)',
      'Height, half the base and slant height make a right triangle.',
    ),
    fact(
      'V = 1/3 · s^2 · h | h = 3 · V/s^2 | s = √(3 · V/h)',
      'A pyramid holds a third of base area times height.',
    ),
    fact(
      'L = 2 · s · l | l = L/(2 · s)',
      'The four triangles are each half of base edge times slant height.',
    ),
    fact(
      'S = s^2 + 2 · s · l | l = (S - s^2)/(2 · s)',
      'The square base and four triangles make the surface.',
    ),
    fact('V = 1/3 · B · h | h = 3 · V/B | B = 3 · V/h', 'A pyramid holds a third of base area times height.'),
    fact('B = s^2 | s = √B', 'The base is a square.'),
    fact('s = P/4 | P = 4 · s', 'A square has four equal sides.'),
  ],
};

const pyramid: FigureKind = {
  figure: /\b(?:rectangular |triangular )?pyramids?\b/i,
  not: /\bsquare\b|\bslant|\bsurface/i,
  names: { l: ['length'], w: ['width'], h: ['height'], V: ['volume'], B: ['base-area'] },
  bareTwo: ['l', 'w'],
  facts: [
    fact('V = 1/3 · B · h | h = 3 · V/B | B = 3 · V/h', 'A pyramid holds a third of base area times height.'),
    fact('V = 1/3 · l · w · h | h = 3 · V/(l · w)', 'A pyramid holds a third of base area times height.'),
  ],
};

const prism: FigureKind = {
  figure: /\bprisms?\b/i,
  not: /\brectangular\b|\bsquare\b|\btriang|\bhexag|\btrapez/i,
  names: { h: ['height', 'length'], V: ['volume'], B: ['base-area'] },
  facts: [
    fact('V = B · h | h = V/B | B = V/h', 'The volume of a prism is the area of its base times its height.'),
  ],
};

/** Solids, the special ones before the general ones. */
export const solidFigures: readonly FigureKind[] = [
  hemisphere,
  squarePyramid,
  pyramid,
  cone,
  cylinder,
  sphere,
  cube,
  prism,
  box,
];
