import type { RuleName } from '../print/rules.ts';
import type { Quantity } from '../question/quantities.ts';

/** What a letter of a formula may be called in a sentence, as a pattern. */
type Names = Readonly<Record<string, string>>;
/** `power` tells whether the result is a length, an area or a volume; 0 has no unit. */
export type GeometryFormula = {
  readonly shape: RegExp;
  readonly asked: readonly Quantity[];
  readonly formula: string;
  readonly result: string;
  readonly power: 0 | 1 | 2 | 3;
  readonly names: Names;
  readonly rule: RuleName;
  /** Letters that may be read from bare numbers in order, as in a 3 by 4 rectangle. */
  readonly inOrder?: readonly string[];
};

const area = ['area'] as const;
const perimeter = ['perimeter'] as const;
const volume = ['volume'] as const;
const surface = ['surface-area'] as const;
const side = String.raw`sides?(?: lengths?)?|edges?(?: lengths?)?|[sa](?=\s*=)`;
const base = String.raw`base(?! area)|b(?=\s*=)`;
const height = String.raw`height|altitude|tall|high|h(?=\s*=)`;
const radius = String.raw`radius|radii|r(?=\s*=)`;
const length = String.raw`length|long|l(?=\s*=)`;
const width = String.raw`width|breadth|wide|w(?=\s*=)`;

const row = (
  shape: RegExp,
  asked: readonly Quantity[],
  rest: Omit<GeometryFormula, 'shape' | 'asked'>,
): GeometryFormula => ({ shape, asked, ...rest });

const rectangle = { l: length, w: width };
const box = { l: length, w: width, h: height };

/** Formulas of plane figures and solids; a special case stands before the general one. */
export const geometryFormulas: readonly GeometryFormula[] = [
  row(/\bcube\b/i, surface, {
    formula: 'S = 6 · s^2',
    result: 'S',
    power: 2,
    names: { s: side },
    rule: 'surface-formula',
    inOrder: ['s'],
  }),
  row(/\bcube\b/i, volume, {
    formula: 'V = s^3',
    result: 'V',
    power: 3,
    names: { s: side },
    rule: 'volume-formula',
    inOrder: ['s'],
  }),
  row(/\bcylinder\b/i, surface, {
    formula: 'S = 2 · π · r^2 + 2 · π · r · h',
    result: 'S',
    power: 2,
    names: { r: radius, h: height },
    rule: 'surface-formula',
  }),
  row(/\bcylinder\b/i, volume, {
    formula: 'V = π · r^2 · h',
    result: 'V',
    power: 3,
    names: { r: radius, h: height },
    rule: 'volume-formula',
  }),
  row(/\bcone\b/i, volume, {
    formula: 'V = 1/3 · π · r^2 · h',
    result: 'V',
    power: 3,
    names: { r: radius, h: height },
    rule: 'volume-formula',
  }),
  row(/\bsphere\b|\bball\b/i, surface, {
    formula: 'S = 4 · π · r^2',
    result: 'S',
    power: 2,
    names: { r: radius },
    rule: 'surface-formula',
  }),
  row(/\bsphere\b|\bball\b/i, volume, {
    formula: 'V = 4/3 · π · r^3',
    result: 'V',
    power: 3,
    names: { r: radius },
    rule: 'volume-formula',
  }),
  row(/\bpyramid\b/i, volume, {
    formula: 'V = 1/3 · B · h',
    result: 'V',
    power: 3,
    names: { B: 'base area|base with (?:an )?area|area of (?:the |its )?base', h: height },
    rule: 'volume-formula',
  }),
  row(/\bpyramid\b/i, volume, {
    formula: 'V = 1/3 · l · w · h',
    result: 'V',
    power: 3,
    names: box,
    rule: 'volume-formula',
  }),
  row(/\bsquare\b.*\bpyramid\b|\bpyramid\b.*\bsquare base\b/i, volume, {
    formula: 'V = 1/3 · s^2 · h',
    result: 'V',
    power: 3,
    names: { s: `${side}|base(?: sides?| edges?| lengths?)?|square base`, h: height },
    rule: 'volume-formula',
  }),
  row(/\bprism\b/i, volume, {
    formula: 'V = B · h',
    result: 'V',
    power: 3,
    names: { B: 'base area|base with (?:an )?area|area of (?:the |its )?base', h: height },
    rule: 'volume-formula',
  }),
  row(/\b(?:rectangular prism|box|tank|cuboid)\b/i, surface, {
    formula: 'S = 2 · (l · w + l · h + w · h)',
    result: 'S',
    power: 2,
    names: box,
    rule: 'surface-formula',
    inOrder: ['l', 'w', 'h'],
  }),
  row(/\b(?:rectangular prism|box|tank|cuboid)\b/i, volume, {
    formula: 'V = l · w · h',
    result: 'V',
    power: 3,
    names: box,
    rule: 'volume-formula',
    inOrder: ['l', 'w', 'h'],
  }),
  row(/\bsquare\b/i, area, {
    formula: 'A = s^2',
    result: 'A',
    power: 2,
    names: { s: side },
    rule: 'area-formula',
    inOrder: ['s'],
  }),
  row(/\bsquare\b/i, area, {
    formula: 'A = d^2/2',
    result: 'A',
    power: 2,
    names: { d: 'diagonals?(?: length)?(?: of (?:an?|the|this) square)?' },
    rule: 'area-formula',
  }),
  row(/\bsquare\b/i, perimeter, {
    formula: 'P = 4 · s',
    result: 'P',
    power: 1,
    names: { s: side },
    rule: 'perimeter-formula',
    inOrder: ['s'],
  }),
  row(/\brectang\w+\b/i, area, {
    formula: 'A = l · w',
    result: 'A',
    power: 2,
    names: rectangle,
    rule: 'area-formula',
    inOrder: ['l', 'w'],
  }),
  row(/\brectang\w+\b/i, area, {
    formula: 'A = b · h',
    result: 'A',
    power: 2,
    names: { b: base, h: height },
    rule: 'area-formula',
  }),
  row(/\brectang\w+\b/i, perimeter, {
    formula: 'P = 2 · (l + w)',
    result: 'P',
    power: 1,
    names: rectangle,
    rule: 'perimeter-formula',
    inOrder: ['l', 'w'],
  }),
  row(/\bparallelogram\b/i, area, {
    formula: 'A = b · h',
    result: 'A',
    power: 2,
    names: { b: base, h: height },
    rule: 'area-formula',
  }),
  row(/\btrapez\w+\b/i, area, {
    formula: 'A = 1/2 · (a + b) · h',
    result: 'A',
    power: 2,
    names: { a: 'bases', b: 'second base', h: height },
    rule: 'area-formula',
  }),
  row(/\b(?:rhombus|kite)\b/i, area, {
    formula: 'A = 1/2 · p · q',
    result: 'A',
    power: 2,
    names: { p: 'diagonals', q: 'second diagonal' },
    rule: 'area-formula',
    inOrder: ['p', 'q'],
  }),
  row(/\bequilateral triangle\b/i, perimeter, {
    formula: 'P = 3 · s',
    result: 'P',
    power: 1,
    names: { s: side },
    rule: 'perimeter-formula',
    inOrder: ['s'],
  }),
  row(/\btriangle\b/i, perimeter, {
    formula: 'P = a + b + c',
    result: 'P',
    power: 1,
    names: { a: 'sides?', b: 'second side', c: 'third side' },
    rule: 'perimeter-formula',
    inOrder: ['a', 'b', 'c'],
  }),
  row(/\btriangle\b/i, area, {
    formula: 'A = 1/2 · b · h',
    result: 'A',
    power: 2,
    names: { b: base, h: height },
    rule: 'area-formula',
  }),
  row(/\bregular pentagon\b/i, perimeter, {
    formula: 'P = 5 · s',
    result: 'P',
    power: 1,
    names: { s: side },
    rule: 'perimeter-formula',
    inOrder: ['s'],
  }),
  row(/\bregular hexagon\b/i, perimeter, {
    formula: 'P = 6 · s',
    result: 'P',
    power: 1,
    names: { s: side },
    rule: 'perimeter-formula',
    inOrder: ['s'],
  }),
  row(/\bcircle\b/i, area, {
    formula: 'A = π · r^2',
    result: 'A',
    power: 2,
    names: { r: radius },
    rule: 'area-formula',
  }),
  row(/\bcircle\b|\bwheel\b/i, ['circumference', 'perimeter'], {
    formula: 'C = 2 · π · r',
    result: 'C',
    power: 1,
    names: { r: radius },
    rule: 'circumference-formula',
  }),
  row(/\bcircle\b|\bwheel\b/i, ['circumference', 'perimeter'], {
    formula: 'C = π · d',
    result: 'C',
    power: 1,
    names: { d: 'diameter' },
    rule: 'circumference-formula',
  }),
  row(/\bcircle\b/i, ['diameter'], {
    formula: 'd = 2 · r',
    result: 'd',
    power: 1,
    names: { r: radius },
    rule: 'diameter-formula',
  }),
];
