import { boxesOverlap } from '../../svg/box.ts';
import { findTwice } from '../find-twice.ts';
import type { CoordinatePlaneLayout } from './layout.ts';
import { pointRadius } from './place-point-labels.ts';
import { type Axis, writeNumber } from './scale-axis.ts';
import type { CoordinatePlane } from './schema.ts';

const mostSteps = 40;

export function checkCoordinatePlane(
  diagram: CoordinatePlane,
  layout: CoordinatePlaneLayout,
): readonly string[] {
  const { x, y, points, lines } = diagram;
  const problems = [...checkAxis(x, 'x'), ...checkAxis(y, 'y')];
  for (const point of points) {
    const outside = point.x < x.min || point.x > x.max || point.y < y.min || point.y > y.max;
    if (outside) problems.push(`Point ${pairOf(point.x, point.y)} is outside the plane.`);
  }
  for (const pair of findTwice(points.map((point) => pairOf(point.x, point.y)))) {
    problems.push(`Point ${pair} is there twice.`);
  }
  const names = points.map(({ label }) => label ?? '').filter((label) => label !== '' && label !== '?');
  for (const name of findTwice(names)) problems.push(`Two points are both named ${name}.`);
  for (const { through } of lines) {
    const [a, b] = through;
    if (a[0] === b[0] && a[1] === b[1])
      problems.push(`A line needs two places; it has only ${pairOf(...a)}.`);
  }
  const drawable = lines.filter(({ through: [a, b] }) => a[0] !== b[0] || a[1] !== b[1]);
  if (layout.lines.length < drawable.length) problems.push('A line misses the plane.');
  return [...problems, ...checkCovered(layout)];
}

export function checkAxis({ label, min, max, step }: Axis, name: 'x' | 'y'): readonly string[] {
  if (min >= max) return [`The ${name}-axis must go from a smaller to a larger number.`];
  const problems: string[] = [];
  if (label.trim() === '') problems.push(`The ${name}-axis needs a name.`);
  if ((max - min) / step > mostSteps) problems.push(`The ${name}-axis has more than ${mostSteps} steps.`);
  const whole = (value: number) => Math.abs(value / step - Math.round(value / step)) < 1e-6;
  if (!whole(min) || !whole(max))
    problems.push(`The ends of the ${name}-axis must be multiples of its step.`);
  return problems;
}

/** A label on top of a point would hide what the learner has to read. */
function checkCovered({ points, pointLabels }: CoordinatePlaneLayout): readonly string[] {
  const half = pointRadius - 2;
  const dots = points.map(({ x, y }) => ({ x: x - half, y: y - half, width: 2 * half, height: 2 * half }));
  const covering = pointLabels.filter(({ box }) => dots.some((dot) => boxesOverlap(box, dot)));
  return covering.map(({ text }) => `Label ${text} covers a point.`);
}

function pairOf(x: number, y: number): string {
  return `(${writeNumber(x)}, ${writeNumber(y)})`;
}
