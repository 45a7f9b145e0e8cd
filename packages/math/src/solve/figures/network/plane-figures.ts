import { fact } from './facts.ts';
import type { FigureKind } from './figure-kind.ts';

const square: FigureKind = {
  figure:
    /\bsquares?\b(?![ -](?:base|pyramid|root|feet|foot|meters?|inch|inches|cm|centimeters?|yards?|units?|miles?|kilometers?|mm|m|km|ft|in|yd|mi)\b)/i,
  names: { s: ['side', 'length', 'width', 'base'], P: ['perimeter'], A: ['area'], d: ['diagonal'] },
  bare: ['s'],
  facts: [
    fact('A = s^2 | s = √A', 'The area of a square is its side squared.'),
    fact('P = 4 · s | s = P/4', 'A square has four equal sides.'),
    fact(
      'd = s · √2 | s = d/√2',
      'The diagonal of a square is its side times √2, by the Pythagorean theorem.',
    ),
  ],
};

const rectangle: FigureKind = {
  figure:
    /\b(?:rectang\w+|garden|field|yard|backyard|lawn|floor|wall|table|poster|page|park|court|pitch|rug|carpet|tv|screen|room|playground|paper|door|lot|pen|farm|bedroom|kitchen|canvas|picture|photo|patio|deck|pasture|phone|banner|board|blackboard|whiteboard|television|monitor|ground|plot|driveway|football field|soccer field)\b/i,
  not: /\b(?:box(?:es)?|prisms?|tanks?|cubes?|cuboids?|solids?|aquarium|carton|crate|pyramids?|cylind\w+|cones?|triang\w+|circ\w+|deep|depth|volume|liters?)\b/i,
  names: {
    l: ['length', 'base', 'side', 'width'],
    w: ['width', 'height', 'side'],
    P: ['perimeter'],
    A: ['area'],
    d: ['diagonal', 'space-diagonal'],
  },
  bare: ['l', 'w'],
  facts: [
    fact('A = l · w | w = A/l | l = A/w', 'The area of a rectangle is length times width.'),
    fact(
      'P = 2 · (l + w) | w = P/2 - l | l = P/2 - w',
      'The perimeter is twice the sum of length and width.',
    ),
    fact(
      'd = √(l^2 + w^2) | w = √(d^2 - l^2) | l = √(d^2 - w^2)',
      'The diagonal cuts a rectangle into two right triangles.',
    ),
  ],
};

const rhombus: FigureKind = {
  figure: /\b(?:rhomb\w+|diamond)\b/i,
  names: { s: ['side'], P: ['perimeter'], p: ['diagonal'], q: ['diagonal'], A: ['area'], h: ['height'] },
  bare: [],
  facts: [
    fact(
      's = √((p/2)^2 + (q/2)^2) | q = 2 · √(s^2 - (p/2)^2)',
      'The diagonals of a rhombus halve each other at right angles.',
    ),
    fact('P = 4 · s | s = P/4', 'A rhombus has four equal sides.'),
    fact('A = p · q/2 | q = 2 · A/p', 'The area of a rhombus is half the product of its diagonals.'),
    fact('A = s · h | h = A/s | s = A/h', 'The area of a rhombus is its side times its height.'),
  ],
};

const kite: FigureKind = {
  figure: /\bkites?\b/i,
  not: /\bstring|\bflies|\bflying/i,
  names: { p: ['diagonal'], q: ['diagonal'], A: ['area'] },
  facts: [fact('A = p · q/2 | q = 2 · A/p', 'The area of a kite is half the product of its diagonals.')],
};

const parallelogram: FigureKind = {
  figure: /\bparallelograms?\b/i,
  names: { b: ['base', 'side', 'length'], h: ['height'], A: ['area'], s: ['side'], P: ['perimeter'] },
  facts: [
    fact('A = b · h | h = A/b | b = A/h', 'The area of a parallelogram is base times height.'),
    fact('P = 2 · (b + s) | s = P/2 - b | b = P/2 - s', 'Opposite sides of a parallelogram are equal.'),
  ],
};

const trapezoid: FigureKind = {
  figure: /\btrapez\w+\b/i,
  names: {
    a: ['base', 'side', 'other-base'],
    b: ['base', 'other-base', 'side'],
    h: ['height'],
    A: ['area'],
    m: ['midsegment'],
  },
  allows: /\b(?:longer|shorter)\b/gi,
  facts: [
    fact('m = (a + b)/2 | b = 2 · m - a', 'The midsegment of a trapezoid is half the sum of its two bases.'),
    fact(
      'A = 1/2 · (a + b) · h | h = 2 · A/(a + b) | b = 2 · A/h - a',
      'The area of a trapezoid is half the sum of its bases times its height.',
    ),
    fact('A = m · h | h = A/m | m = A/h', 'The area of a trapezoid is its midsegment times its height.'),
  ],
};

const equilateral: FigureKind = {
  figure: /\bequilateral(?: triangles?)?\b/i,
  names: { s: ['side', 'base', 'length'], P: ['perimeter'], A: ['area'], h: ['height'] },
  bare: ['s'],
  facts: [
    fact('P = 3 · s | s = P/3', 'An equilateral triangle has three equal sides.'),
    fact(
      'h = s · √3/2 | s = 2 · h/√3',
      'The height halves an equilateral triangle into two 30-60-90 triangles.',
    ),
    fact(
      'A = s^2 · √3/4 | s = √(4 · A/√3)',
      'The area is half of side times height, which is √3/4 times the side squared.',
    ),
  ],
};

const isoscelesRight: FigureKind = {
  figure: /\b(?:isosceles right|right isosceles)\b/i,
  not: /\d ?°/i,
  names: { s: ['leg', 'equal-side', 'side'], c: ['hypotenuse', 'base'], A: ['area'], P: ['perimeter'] },
  facts: [
    fact(
      'c = s · √2 | s = c/√2',
      'An isosceles right triangle is half of a square: the hypotenuse is a leg times √2.',
    ),
    fact('A = s^2/2 | s = √(2 · A)', 'The two legs are base and height.'),
    fact('P = 2 · s + c', 'The perimeter is the sum of the three sides.'),
  ],
};

const isoscelesTrapezoid: FigureKind = {
  figure: /\btrapez\w+\b(?=.*\bisosceles\b)|\bisosceles trapez\w+\b/i,
  names: {
    a: ['base', 'side'],
    b: ['base', 'other-base', 'side'],
    s: ['leg', 'equal-side'],
    h: ['height'],
    P: ['perimeter'],
    A: ['area'],
  },
  allows: /\b(?:longer|shorter)\b|\bparallel\b/gi,
  facts: [
    fact('P = a + b + 2 · s', 'The perimeter is the sum of the four sides.'),
    fact(
      'h = √(s^2 - ((a - b)/2)^2)',
      'The legs reach over half of the difference of the bases at each end.',
    ),
    fact('A = 1/2 · (a + b) · h', 'The area of a trapezoid is half the sum of its bases times its height.'),
  ],
};

const isosceles: FigureKind = {
  figure: /\bisosceles(?: triangles?)?\b/i,
  not: /\btrapez|\bright\b/i,
  names: {
    s: ['equal-side', 'leg', 'side'],
    t: ['equal-side', 'leg', 'side'],
    b: ['base'],
    h: ['height'],
    P: ['perimeter'],
    A: ['area'],
  },
  facts: [
    fact(
      'h = √(s^2 - (b/2)^2) | s = √(h^2 + (b/2)^2) | b = 2 · √(s^2 - h^2)',
      'The height of an isosceles triangle halves its base.',
    ),
    fact('P = 2 · s + b | b = P - 2 · s | s = (P - b)/2', 'Two sides of an isosceles triangle are equal.'),
    fact(
      'A = 1/2 · b · h | h = 2 · A/b | b = 2 · A/h',
      'The area of a triangle is half of base times height.',
    ),
  ],
};

const rightTriangle: FigureKind = {
  figure:
    /\bright(?:[- ]angled?)?(?: isosceles)? triangles?\b|\bhypotenuse\b|\btriangle\b(?=.*\bright angle\b)/i,
  not: /°|\bangles? (?:is|of|measures)|\bmedian\b|\baltitude to\b/i,
  names: {
    a: ['leg', 'base', 'side', 'other-leg'],
    b: ['leg', 'other-leg', 'height', 'side'],
    c: ['hypotenuse'],
    P: ['perimeter'],
    A: ['area'],
  },
  bareTwo: ['a', 'b'],
  facts: [
    fact(
      'c = √(a^2 + b^2) | b = √(c^2 - a^2) | a = √(c^2 - b^2)',
      'By the Pythagorean theorem the squares of the legs add up to that of the hypotenuse.',
    ),
    fact(
      'A = 1/2 · a · b | b = 2 · A/a | a = 2 · A/b',
      'The legs of a right triangle are its base and its height.',
    ),
    fact('P = a + b + c', 'The perimeter is the sum of the three sides.'),
  ],
};

const triangle: FigureKind = {
  figure: /\btriang\w+\b/i,
  not: /\b(?:right|isosceles|equilateral|pris\w+|pyramid|similar|°)\b/i,
  names: {
    a: ['side'],
    b: ['side'],
    c: ['side'],
    B: ['base'],
    h: ['height'],
    A: ['area'],
    P: ['perimeter'],
  },
  facts: [
    fact(
      'A = 1/2 · B · h | h = 2 · A/B | B = 2 · A/h',
      'The area of a triangle is half of base times height.',
    ),
    fact('P = a + b + c | c = P - a - b', 'The perimeter is the sum of the three sides.'),
    fact('s = (a + b + c)/2', 'Half of the perimeter is needed for the formula of Heron.'),
    fact(
      'A = √(s · (s - a) · (s - b) · (s - c))',
      'By the formula of Heron the three sides alone give the area.',
    ),
  ],
};

/** Figures with straight sides; the special ones before the general ones. */
export const planeFigures: readonly FigureKind[] = [
  rhombus,
  kite,
  parallelogram,
  isoscelesTrapezoid,
  trapezoid,
  equilateral,
  isoscelesRight,
  isosceles,
  rightTriangle,
  triangle,
  square,
  rectangle,
];
