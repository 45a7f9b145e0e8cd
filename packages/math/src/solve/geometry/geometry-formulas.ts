import { lettersIn } from '../figures/network/facts.ts';
import type { RuleName } from '../print/rules.ts';
import type { Quantity } from '../question/quantities.ts';

/** A formula of a figure: what each letter may be called in a sentence, and whether it gives a length, an area or a volume. */
export type GeometryFormula = {
  readonly shape: RegExp;
  readonly asked: readonly Quantity[];
  readonly formula: string;
  readonly result: string;
  readonly power: 1 | 2 | 3;
  readonly names: Readonly<Record<string, string>>;
  readonly rule: RuleName;
  /** Letters that may be read from bare numbers in order, as in a 3 by 4 rectangle. */
  readonly inOrder: readonly string[];
};

/** What a letter is called where a row says nothing else. */
const words: Readonly<Record<string, string>> = {
  a: '(?:central |an )?angle(?: of)?|θ|degrees?',
  A: 'area',
  b: String.raw`base(?! area)|b(?=\s*=)`,
  B: 'base area|base with (?:an )?area|area of (?:the |its )?base',
  C: 'circumference',
  d: String.raw`diameter|d(?=\s*=)`,
  h: String.raw`height|altitude|tall|high|h(?=\s*=)`,
  l: String.raw`length|long|l(?=\s*=)`,
  P: 'perimeter',
  r: String.raw`radius|radii|r(?=\s*=)`,
  s: String.raw`sides?(?: lengths?)?|edges?(?: lengths?)?|[sa](?=\s*=)`,
  w: String.raw`width|breadth|wide|w(?=\s*=)`,
};
const rules: Partial<Record<Quantity, RuleName>> = {
  area: 'area-formula',
  perimeter: 'perimeter-formula',
  volume: 'volume-formula',
  'surface-area': 'surface-formula',
  circumference: 'circumference-formula',
  diameter: 'diameter-formula',
  radius: 'radius-formula',
};
const powers: Partial<Record<Quantity, 2 | 3>> = {
  area: 2,
  'surface-area': 2,
  'sector-area': 2,
  volume: 3,
};

type Own = {
  readonly names?: Readonly<Record<string, string>>;
  readonly rule?: RuleName;
  readonly inOrder?: boolean;
};
type Row = readonly [shape: RegExp, asked: Quantity, formula: string, own?: Own];

const table = (rows: readonly Row[]): readonly GeometryFormula[] =>
  rows.map(([shape, asked, formula, { names = {}, rule, inOrder = false } = {}]) => {
    const letters = lettersIn(formula.replace(/^.*? = /, ''));
    return {
      shape,
      // What is around a circle is asked for by either name.
      asked: asked === 'circumference' ? [asked, 'perimeter'] : [asked],
      formula,
      result: formula.charAt(0),
      power: powers[asked] ?? 1,
      names: Object.fromEntries(letters.map((letter) => [letter, names[letter] ?? words[letter] ?? ''])),
      rule: rule ?? rules[asked] ?? 'area-formula',
      inOrder: inOrder ? letters : [],
    };
  });

const box = /\b(?:rectangular prism|box|tank|cuboid)\b/i;
const rectangle = /\brectang\w+\b/i;
const round = /\bcircle\b|\bwheel\b/i;
const inOrder = true;

/** Formulas of plane figures and solids; a special case stands before the general one. */
export const geometryFormulas: readonly GeometryFormula[] = table([
  [/\bcube\b/i, 'surface-area', 'S = 6 · s^2', { inOrder }],
  [/\bcube\b/i, 'volume', 'V = s^3', { inOrder }],
  [/\bcylinder\b/i, 'surface-area', 'S = 2 · π · r^2 + 2 · π · r · h'],
  [/\bcylinder\b/i, 'volume', 'V = π · r^2 · h'],
  [/\bcone\b/i, 'volume', 'V = 1/3 · π · r^2 · h'],
  [/\bsphere\b|\bball\b/i, 'surface-area', 'S = 4 · π · r^2'],
  [/\bsphere\b|\bball\b/i, 'volume', 'V = 4/3 · π · r^3'],
  [/\bpyramid\b/i, 'volume', 'V = 1/3 · B · h'],
  [/\bpyramid\b/i, 'volume', 'V = 1/3 · l · w · h'],
  [
    /\bsquare\b.*\bpyramid\b|\bpyramid\b.*\bsquare base\b/i,
    'volume',
    'V = 1/3 · s^2 · h',
    { names: { s: `${words.s}|base(?: sides?| edges?| lengths?)?|square base` } },
  ],
  [/\bprism\b/i, 'volume', 'V = B · h'],
  [box, 'surface-area', 'S = 2 · (l · w + l · h + w · h)', { inOrder }],
  [box, 'volume', 'V = l · w · h', { inOrder }],
  [/\bsquare\b/i, 'area', 'A = s^2', { inOrder }],
  [
    /\bsquare\b/i,
    'area',
    'A = d^2/2',
    { names: { d: 'diagonals?(?: length)?(?: of (?:an?|the|this) square)?' } },
  ],
  [/\bsquare\b/i, 'perimeter', 'P = 4 · s', { inOrder }],
  [rectangle, 'area', 'A = l · w', { inOrder }],
  [rectangle, 'area', 'A = b · h'],
  [rectangle, 'perimeter', 'P = 2 · (l + w)', { inOrder }],
  [/\bparallelogram\b/i, 'area', 'A = b · h'],
  [/\btrapez\w+\b/i, 'area', 'A = 1/2 · (a + b) · h', { names: { a: 'bases', b: 'second base' } }],
  [
    /\b(?:rhombus|kite)\b/i,
    'area',
    'A = 1/2 · p · q',
    { names: { p: 'diagonals', q: 'second diagonal' }, inOrder },
  ],
  [/\bequilateral triangle\b/i, 'perimeter', 'P = 3 · s', { inOrder }],
  [
    /\btriangle\b/i,
    'perimeter',
    'P = a + b + c',
    { names: { a: 'sides?', b: 'second side', c: 'third side' }, inOrder },
  ],
  [/\btriangle\b/i, 'area', 'A = 1/2 · b · h'],
  [/\bregular pentagon\b/i, 'perimeter', 'P = 5 · s', { inOrder }],
  [/\bregular hexagon\b/i, 'perimeter', 'P = 6 · s', { inOrder }],
  [/\bcircle\b/i, 'area', 'A = π · r^2'],
  [round, 'circumference', 'C = 2 · π · r'],
  [round, 'circumference', 'C = π · d'],
  [/\bcircle\b/i, 'diameter', 'd = 2 · r'],
]);

const slant = { s: 'slant height' };
const oneSide = { w: 'width|length' };

/** Parts of circles and solids, and lengths that follow from other ones; their sizes are named one by one. */
export const partFormulas: readonly GeometryFormula[] = table([
  [/\bcone\b/i, 'volume', 'V = 1/3 · π · r^2 · √(s^2 - r^2)', { names: slant, rule: 'cone-by-slant' }],
  [/\bsquare\b/i, 'area', 'A = d^2/2', { names: { d: 'diagonal' } }],
  [/\bsquare\b/i, 'area', 'A = (P/4)^2'],
  [/\bsquare\b/i, 'perimeter', 'P = 4 · √A'],
  [rectangle, 'area', 'A = (P/2 - w) · w', { names: oneSide }],
  [rectangle, 'perimeter', 'P = 2 · (A/w + w)', { names: oneSide }],
  [/\bsemi-?circle\b/i, 'area', 'A = 1/2 · π · r^2', { rule: 'half-circle' }],
  [/\bsemi-?circle\b/i, 'perimeter', 'P = π · r + 2 · r', { rule: 'half-circle-perimeter' }],
  [/\bquarter(?: of a)? circle\b/i, 'area', 'A = 1/4 · π · r^2', { rule: 'quarter-circle' }],
  [/\bhemisphere\b|\bhalf (?:of )?a sphere\b/i, 'volume', 'V = 2/3 · π · r^3', { rule: 'half-sphere' }],
  [/\bcone\b/i, 'surface-area', 'S = π · r^2 + π · r · s', { names: slant }],
  [/\bsector\b|\bcircle\b|\bangle\b/i, 'sector-area', 'A = a/360 · π · r^2', { rule: 'sector-area' }],
  [/\barc\b/i, 'arc-length', 'L = a/360 · 2 · π · r', { rule: 'arc-length' }],
  [/\bcube\b/i, 'diagonal', 'd = √(3 · s^2)', { rule: 'diagonal-of-cube' }],
  [/\bsquare\b/i, 'diagonal', 'd = √(2 · s^2)', { rule: 'pythagorean-theorem' }],
  [rectangle, 'diagonal', 'd = √(l^2 + w^2)', { rule: 'pythagorean-theorem' }],
  [/\bcircle\b/i, 'radius', 'r = d/2'],
  [/\bcircle\b/i, 'radius', 'r = C/(2 · π)', { rule: 'circumference-formula' }],
  [/\bcircle\b/i, 'diameter', 'd = C/π', { rule: 'circumference-formula' }],
  [/\bcircle\b/i, 'radius', 'r = √(A/π)', { rule: 'area-formula' }],
  [/\bcircle\b/i, 'area', 'A = C^2/(4 · π)'],
  [/\bequilateral triangle\b/i, 'area', 'A = √3/4 · s^2', { rule: 'equilateral-area' }],
  [/\bprism\b/i, 'volume', 'V = B · h'],
]);
