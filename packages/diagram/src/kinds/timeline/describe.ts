import { joinWords } from '../../words/join-words.ts';
import { writeNumber } from '../coordinate-plane/scale-axis.ts';
import { tellAxisPlace } from '../value-axis.ts';
import type { Timeline } from './schema.ts';

export function titleTimeline({ rows }: Timeline): string {
  return `Timeline of ${joinWords(rows.map(({ name }) => name.trim()))}`;
}

export function describeTimeline(diagram: Timeline): string {
  const { min, max, label, rows, marked } = diagram;
  const at = (time: number): string => tellAxisPlace(diagram, time);
  return [
    `${titleTimeline(diagram)}, from ${writeNumber(min)} to ${writeNumber(max)}. The axis shows ${label.trim()}.`,
    ...rows.map(({ name, times }) => `${name.trim()} is marked at ${joinWords(times.map(at))}.`),
    ...(marked.length === 0 ? [] : [`A dashed line points out ${joinWords(marked.map(at))}.`]),
  ].join(' ');
}
