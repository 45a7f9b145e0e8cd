import type { RuleName } from '../print/rules.ts';
import type { Quantity } from '../question/quantities.ts';

/** A formula of a figure whose sizes are named one by one; `answer` tells the unit of the result. */
export type NamedFormula = {
  readonly figure: RegExp;
  readonly asked: readonly Quantity[];
  readonly formula: string;
  readonly names: Readonly<Record<string, string>>;
  readonly power: 0 | 1 | 2 | 3;
  readonly rule: RuleName;
};

const radius = String.raw`radius|radii|r(?=\s*=)`;
const height = String.raw`height|altitude|tall|high|h(?=\s*=)`;
const slant = 'slant height';
const angle = String.raw`(?:central |an )?angle(?: of)?|θ|degrees?`;

/** Parts of circles and solids, and lengths that follow from other ones. */
export const moreFormulas: readonly NamedFormula[] = [
  {
    figure: /\bcone\b/i,
    asked: ['volume'],
    formula: 'V = 1/3 · π · r^2 · √(s^2 - r^2)',
    names: { r: radius, s: slant },
    power: 3,
    rule: 'cone-by-slant',
  },
  {
    figure: /\bsquare\b/i,
    asked: ['area'],
    formula: 'A = d^2/2',
    names: { d: 'diagonal' },
    power: 2,
    rule: 'area-formula',
  },
  {
    figure: /\bsquare\b/i,
    asked: ['area'],
    formula: 'A = (P/4)^2',
    names: { P: 'perimeter' },
    power: 2,
    rule: 'area-formula',
  },
  {
    figure: /\bsquare\b/i,
    asked: ['perimeter'],
    formula: 'P = 4 · √A',
    names: { A: 'area' },
    power: 1,
    rule: 'perimeter-formula',
  },
  {
    figure: /\brectang\w+\b/i,
    asked: ['area'],
    formula: 'A = (P/2 - w) · w',
    names: { P: 'perimeter', w: 'width|length' },
    power: 2,
    rule: 'area-formula',
  },
  {
    figure: /\brectang\w+\b/i,
    asked: ['perimeter'],
    formula: 'P = 2 · (A/w + w)',
    names: { A: 'area', w: 'width|length' },
    power: 1,
    rule: 'perimeter-formula',
  },
  {
    figure: /\bsemi-?circle\b/i,
    asked: ['area'],
    formula: 'A = 1/2 · π · r^2',
    names: { r: radius },
    power: 2,
    rule: 'half-circle',
  },
  {
    figure: /\bsemi-?circle\b/i,
    asked: ['perimeter'],
    formula: 'P = π · r + 2 · r',
    names: { r: radius },
    power: 1,
    rule: 'half-circle-perimeter',
  },
  {
    figure: /\bquarter(?: of a)? circle\b/i,
    asked: ['area'],
    formula: 'A = 1/4 · π · r^2',
    names: { r: radius },
    power: 2,
    rule: 'quarter-circle',
  },
  {
    figure: /\bhemisphere\b|\bhalf (?:of )?a sphere\b/i,
    asked: ['volume'],
    formula: 'V = 2/3 · π · r^3',
    names: { r: radius },
    power: 3,
    rule: 'half-sphere',
  },
  {
    figure: /\bcone\b/i,
    asked: ['surface-area'],
    formula: 'S = π · r^2 + π · r · s',
    names: { r: radius, s: slant },
    power: 2,
    rule: 'surface-formula',
  },
  {
    figure: /\bsector\b|\bcircle\b|\bangle\b/i,
    asked: ['sector-area'],
    formula: 'A = a/360 · π · r^2',
    names: { r: radius, a: angle },
    power: 2,
    rule: 'sector-area',
  },
  {
    figure: /\barc\b/i,
    asked: ['arc-length'],
    formula: 'L = a/360 · 2 · π · r',
    names: { r: radius, a: angle },
    power: 1,
    rule: 'arc-length',
  },
  {
    figure: /\bcube\b/i,
    asked: ['diagonal'],
    formula: 'd = √(3 · s^2)',
    names: { s: String.raw`sides?(?: lengths?)?|edges?(?: lengths?)?|s(?=\s*=)` },
    power: 1,
    rule: 'diagonal-of-cube',
  },
  {
    figure: /\bsquare\b/i,
    asked: ['diagonal'],
    formula: 'd = √(2 · s^2)',
    names: { s: String.raw`sides?(?: lengths?)?|s(?=\s*=)` },
    power: 1,
    rule: 'pythagorean-theorem',
  },
  {
    figure: /\brectang\w+\b/i,
    asked: ['diagonal'],
    formula: 'd = √(l^2 + w^2)',
    names: { l: String.raw`length|long|l(?=\s*=)`, w: String.raw`width|wide|w(?=\s*=)` },
    power: 1,
    rule: 'pythagorean-theorem',
  },
  {
    figure: /\bcircle\b/i,
    asked: ['radius'],
    formula: 'r = d/2',
    names: { d: String.raw`diameter|d(?=\s*=)` },
    power: 1,
    rule: 'radius-formula',
  },
  {
    figure: /\bcircle\b/i,
    asked: ['radius'],
    formula: 'r = C/(2 · π)',
    names: { C: 'circumference' },
    power: 1,
    rule: 'circumference-formula',
  },
  {
    figure: /\bcircle\b/i,
    asked: ['diameter'],
    formula: 'd = C/π',
    names: { C: 'circumference' },
    power: 1,
    rule: 'circumference-formula',
  },
  {
    figure: /\bcircle\b/i,
    asked: ['radius'],
    formula: 'r = √(A/π)',
    names: { A: 'area' },
    power: 1,
    rule: 'area-formula',
  },
  {
    figure: /\bcircle\b/i,
    asked: ['area'],
    formula: 'A = C^2/(4 · π)',
    names: { C: 'circumference' },
    power: 2,
    rule: 'area-formula',
  },
  {
    figure: /\bequilateral triangle\b/i,
    asked: ['area'],
    formula: 'A = √3/4 · s^2',
    names: { s: String.raw`sides?(?: lengths?)?|s(?=\s*=)` },
    power: 2,
    rule: 'equilateral-area',
  },
  {
    figure: /\bprism\b/i,
    asked: ['volume'],
    formula: 'V = B · h',
    names: { B: 'base area', h: height },
    power: 3,
    rule: 'volume-formula',
  },
];

const names: readonly (readonly [string, number])[] = [
  ['triangle', 3],
  ['quadrilateral', 4],
  ['pentagon', 5],
  ['hexagon', 6],
  ['heptagon', 7],
  ['septagon', 7],
  ['octagon', 8],
  ['nonagon', 9],
  ['decagon', 10],
  ['hendecagon', 11],
  ['dodecagon', 12],
];

/** How many sides a polygon has that is called by name or by their number; null where none is called. */
export function sidesOfPolygon(words: string): number | null {
  const counted =
    /\b(\d{1,3})[- ]?(?:sided(?: regular)? polygon|gon|sides)\b|\bpolygon with (\d{1,3}) sides\b/i.exec(
      words,
    );
  if (counted) return Number(counted[1] ?? counted[2]);
  return names.find(([name]) => new RegExp(String.raw`\b${name}\b`, 'i').test(words))?.[1] ?? null;
}
