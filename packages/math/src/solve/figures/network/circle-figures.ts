import { fact } from './facts.ts';
import type { FigureKind } from './figure-kind.ts';

const around = [
  fact('r = d/2 | d = 2 · r', 'The diameter is twice the radius.'),
  fact('C = 2 · π · r | r = C/(2 · π)', 'The circumference is 2π times the radius.'),
  fact('A = π · r^2 | r = √(A/π)', 'The area of a circle is π times the radius squared.'),
];

const semicircle: FigureKind = {
  figure: /\bsemicirc\w+|\bhalf (?:of )?(?:a |the )?(?:circle|disk|pizza)\b/i,
  names: { r: ['radius'], d: ['diameter', 'width', 'base'], P: ['perimeter'], A: ['area'], L: ['arc'] },
  allows: /\bhalf\b/gi,
  facts: [
    fact('r = d/2 | d = 2 · r', 'The diameter is twice the radius.'),
    fact('L = π · r | r = L/π', 'The arc is half of the circumference.'),
    fact(
      'P = π · r + 2 · r | r = P/(π + 2)',
      'Half of the circumference and the straight side make the perimeter.',
    ),
    fact('A = π · r^2/2 | r = √(2 · A/π)', 'Half a circle has half of its area.'),
  ],
};

const quarterCircle: FigureKind = {
  figure: /\bquarter (?:of (?:a |the )?)?(?:circle|pizza)\b|\bquadrant of a circle\b|\bquarter-circle\b/i,
  names: { r: ['radius'], d: ['diameter'], P: ['perimeter'], A: ['area'], L: ['arc'] },
  allows: /\bquarter\b/gi,
  facts: [
    fact('r = d/2', 'The diameter is twice the radius.'),
    fact('L = π · r/2', 'The arc is a quarter of the circumference.'),
    fact('P = π · r/2 + 2 · r', 'A quarter of the circumference and two radii make the perimeter.'),
    fact('A = π · r^2/4 | r = √(4 · A/π)', 'A quarter of a circle has a quarter of its area.'),
  ],
};

const sector: FigureKind = {
  figure: /\bsectors?\b|\barcs?\b|\bcentral angle\b/i,
  not: /\binscribed|\bchord|\brevol|\bspins?\b/i,
  names: {
    r: ['radius'],
    d: ['diameter'],
    C: ['circumference'],
    a: ['central-angle'],
    t: ['central-angle'],
    L: ['arc', 'length'],
    A: ['area', 'sector-area'],
    P: ['perimeter'],
  },
  angles: ['a'],
  radians: ['t'],
  facts: [
    fact('r = d/2', 'The diameter is twice the radius.'),
    fact('r = C/(2 · π)', 'The circumference is 2π times the radius.'),
    fact(
      'L = a/360 · 2 · π · r | a = 360 · L/(2 · π · r) | r = 360 · L/(2 · π · a)',
      'An arc is the part of the circumference that its angle is of 360°.',
    ),
    fact(
      'A = a/360 · π · r^2 | a = 360 · A/(π · r^2) | r = √(360 · A/(π · a))',
      'A sector is the part of the circle that its angle is of 360°.',
    ),
    fact('L = r · t | r = L/t', 'In radians an arc is radius times angle.'),
    fact('A = 1/2 · r^2 · t | r = √(2 · A/t)', 'In radians a sector is half of radius squared times angle.'),
    fact('P = 2 · r + L | L = P - 2 · r', 'Two radii and the arc make the perimeter of a sector.'),
    fact('A = 1/2 · r · L | L = 2 · A/r | r = 2 · A/L', 'A sector is half of radius times arc.'),
  ],
};

const chord: FigureKind = {
  figure: /\bchords?\b/i,
  not: /\b(?:cross|intersect|secant|tangent|angle)\w*\b|°/i,
  names: { r: ['radius'], d: ['diameter'], c: ['chord', 'length'], m: ['from-center'] },
  facts: [
    fact('r = d/2', 'The diameter is twice the radius.'),
    fact(
      'c = 2 · √(r^2 - m^2) | r = √((c/2)^2 + m^2) | m = √(r^2 - (c/2)^2)',
      'The line from the center halves the chord at a right angle.',
    ),
    fact('d = 2 · r', 'The diameter is twice the radius.'),
  ],
};

const circle: FigureKind = {
  figure:
    /\b(?:circ\w+|disks?|pizzas?|plate|wheel|pond|clock|coin|cd|round|tire|ferris wheel|trampoline|frisbee|lid|pancake|manhole|tree trunk|fountain|racetrack|merry-go-round|hula hoop|dartboard|ring|record|cookie|pie)\b/i,
  not: /\bcylind|\bcone|\bspher|\binscribed|\bchord|\btangent|\bsecant|\bslice|\brevol|\bturns\b|\brotat/i,
  names: { r: ['radius'], d: ['diameter'], C: ['circumference', 'perimeter'], A: ['area'] },
  facts: around,
};

const polygons: readonly (readonly [string, number])[] = [
  ['pentagon', 5],
  ['hexagon', 6],
  ['heptagon', 7],
  ['octagon', 8],
  ['nonagon', 9],
  ['decagon', 10],
  ['dodecagon', 12],
];
/** Regular polygons, by their name. */
const regular = polygons.map(
  ([name, n]): FigureKind => ({
    figure: new RegExp(String.raw`\b${name}s?\b`, 'i'),
    not: /\bangle|\bpris|\bpyramid|\birregular/i,
    names: { s: ['side', 'length'], P: ['perimeter'], A: ['area'], a: ['apothem'] },
    bare: ['s'],
    facts: [
      fact(`P = ${n} · s | s = P/${n}`, `A regular ${name} has ${n} equal sides.`),
      fact(
        'A = 1/2 · a · P | a = 2 · A/P | P = 2 · A/a',
        'The area of a regular polygon is half of apothem times perimeter.',
      ),
      ...(n === 6
        ? [
            fact('A = 3 · √3/2 · s^2', 'A regular hexagon is made of six equilateral triangles.'),
            fact('a = s · √3/2', 'The apothem is the height of one of its six equilateral triangles.'),
          ]
        : []),
    ],
  }),
);

export const circleFigures: readonly FigureKind[] = [
  semicircle,
  quarterCircle,
  chord,
  sector,
  ...regular,
  circle,
];
