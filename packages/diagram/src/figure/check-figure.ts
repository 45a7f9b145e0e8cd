import { findTwice } from '../kinds/find-twice.ts';
import { angleSpan, degreesOf } from './angle-span.ts';
import type { FigureData } from './figure-parts.ts';

/** Labels may be rounded; a drawing that is off by more than this would mislead. */
const mostDegreesOff = 1.5;
const mostLengthOff = 0.12;
const near = 1e-9;

/** Faults that the schema cannot see: points that are missing or equal, right angles that are none, labels that lie. */
export function checkFigure(figure: FigureData): readonly string[] {
  const { points, area, segments, angles, circles } = figure;
  const used = [
    ...area,
    ...segments.flatMap(({ from, to }) => [from, to]),
    ...angles.flatMap(({ at, from, to }) => [at, from, to]),
    ...circles.flatMap(({ center, through }) => [center, through]),
  ];
  if (used.some((index) => index >= points.length)) return ['A part names a point that is not there.'];
  const problems: string[] = [];
  const named = points.map(({ name }) => name.trim()).filter((name) => name !== '');
  for (const name of findTwice(named)) problems.push(`Two points are both named ${name}.`);
  if (
    segments.some(({ from, to }) => from === to) ||
    circles.some(({ center, through }) => center === through)
  )
    problems.push('A segment or a circle needs two different points.');
  if (area.length === 1 || area.length === 2) problems.push('A tinted area needs three corners or more.');
  return [...problems, ...checkAngles(figure), ...(figure.toScale ? checkLengths(figure) : [])];
}

function checkAngles({ points, angles, toScale }: FigureData): readonly string[] {
  return angles.flatMap((angle) => {
    const drawn = degreesOf(angleSpan(angle, points).span);
    if (angle.mark === 'square' && Math.abs(drawn - 90) > 0.5)
      return [`A right angle is drawn with ${Math.round(drawn)} degrees.`];
    const told = /^(\d+(?:\.\d+)?)\s*°$/.exec(angle.label?.trim() ?? '')?.[1];
    if (!toScale || told === undefined || Math.abs(Number(told) - drawn) <= mostDegreesOff) return [];
    return [`The angle labeled ${told}° is drawn with ${drawn.toFixed(1)} degrees.`];
  });
}

/** Numbers with one unit must stand to each other as the drawn lengths do. */
function checkLengths({ points, segments }: FigureData): readonly string[] {
  const told = segments.flatMap(({ from, to, label }) => {
    const match = /^(\d+(?:\.\d+)?)\s*(\D*)$/.exec(label?.trim() ?? '');
    const [a, b] = [points[from], points[to]];
    if (!match || !a || !b) return [];
    return [{ size: Number(match[1]), unit: match[2] ?? '', drawn: Math.hypot(a.x - b.x, a.y - b.y), label }];
  });
  const [first] = told;
  if (!first || first.drawn < near) return [];
  return told
    .filter(({ unit }) => unit === first.unit)
    .filter(({ size, drawn }) => Math.abs(drawn / first.drawn / (size / first.size) - 1) > mostLengthOff)
    .map(({ label }) => `The length ${label} is not drawn in proportion to ${first.label}.`);
}
