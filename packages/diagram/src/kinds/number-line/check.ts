import { findTwice } from '../find-twice.ts';
import type { NumberLine } from './schema.ts';
import { isSamePlace, writePlace } from './write-place.ts';

const mostSteps = 40;

export function checkNumberLine(diagram: NumberLine): readonly string[] {
  const { min, max, label, points, spans, jumps } = diagram;
  if (min >= max) return ['The line must go from a smaller to a larger number.'];
  const problems = checkScale(diagram);
  if (label?.trim() === '') problems.push('A line needs a name; leave it out with null.');
  const places = [
    ...points.map(({ at }) => at),
    ...spans.flatMap(({ from, to }) => [from, to].filter((end) => end !== null)),
    ...jumps.flatMap(({ from, to }) => [from, to]),
  ];
  for (const at of places) {
    if (at < min || at > max) problems.push(`The place ${writePlace(at, 'decimal')} is outside the line.`);
  }
  for (const at of findTwice(points.map((point) => writePlace(point.at, 'decimal')))) {
    problems.push(`Two points stand at ${at}.`);
  }
  const names = points.map((point) => point.label ?? '').filter((name) => name !== '' && name !== '?');
  for (const name of findTwice(names)) problems.push(`Two points are both named ${name}.`);
  for (const { from, to, fromOpen, toOpen } of spans) {
    if (from !== null && to !== null && from >= to)
      problems.push('A thick line must run from left to right.');
    if ((from === null && fromOpen) || (to === null && toOpen)) {
      problems.push('An end that runs on has no circle.');
    }
  }
  for (const jump of jumps) {
    if (jump.from === jump.to) problems.push('An arrow starts and ends at the same place.');
    if (jump.label.trim() === '') problems.push('An arrow needs a label.');
  }
  return problems;
}

function checkScale({ min, max, step, labelStep }: NumberLine): string[] {
  const problems: string[] = [];
  const whole = (value: number, of: number): boolean => isSamePlace(value / of, Math.round(value / of));
  if ((max - min) / step > mostSteps) problems.push(`The line has more than ${mostSteps} steps.`);
  if (!whole(min, step) || !whole(max, step))
    problems.push('The ends of the line must be multiples of its step.');
  if (!whole(labelStep, step)) problems.push('Numbers must stand at tick marks.');
  return problems;
}
