import { isAsked } from '../../label/place-label.ts';
import type { UnitCircle } from './schema.ts';

const quadrants = ['first', 'second', 'third', 'fourth'];
const axes = [
  'on the positive x-axis',
  'on the positive y-axis',
  'on the negative x-axis',
  'on the negative y-axis',
];

export function titleUnitCircle(): string {
  return 'Unit circle';
}

export function describeUnitCircle({ points, triangles }: UnitCircle): string {
  return [
    'Unit circle with both axes.',
    ...points.map(sayPoint),
    ...(triangles ? ['A dashed line runs from each point straight to the x-axis.'] : []),
  ].join(' ');
}

/** Tells where a point stands by its quadrant; its angle and its coordinates only as far as they are written. */
function sayPoint({ degrees, label, angle }: UnitCircle['points'][number]): string {
  const around = ((degrees % 360) + 360) % 360;
  const where =
    around % 90 === 0 ? (axes[around / 90] ?? '') : `in the ${quadrants[Math.floor(around / 90)]} quadrant`;
  const named =
    label === '' ? '' : isAsked(label) ? ' with unknown coordinates' : `, labeled ${label?.trim()},`;
  const told =
    angle === '' ? '' : ` Its angle is ${isAsked(angle) ? 'unknown' : `labeled ${angle?.trim()}`}.`;
  return `A point${named} stands ${where}.${told}`;
}
