import { findTwice } from '../find-twice.ts';
import type { DoubleNumberLine } from './schema.ts';

export function checkDoubleNumberLine({
  upper,
  lower,
  ticks,
  marked,
  arrow,
}: DoubleNumberLine): readonly string[] {
  const problems: string[] = [];
  if (upper.trim() === '' || lower.trim() === '') problems.push('Both lines need a name.');
  for (const [index, { at }] of ticks.entries()) {
    if (at < 0 || at > 1) problems.push(`Tick ${index} is at ${at}, outside 0 to 1.`);
    if (index > 0 && at <= (ticks[index - 1]?.at ?? 0)) {
      problems.push(`Ticks must ascend: tick ${index} is not to the right of the tick before it.`);
    }
  }
  for (const side of ['upper', 'lower'] as const) {
    const values = ticks
      .map((tick) => tick[side])
      .filter((value) => value !== null && value !== '' && value !== '?');
    for (const value of findTwice(values)) problems.push(`The ${side} line shows ${value} twice.`);
  }
  for (const index of marked) {
    if (ticks[index] === undefined) problems.push(`Marked tick ${index} does not exist.`);
  }
  for (const index of findTwice(marked)) problems.push(`Tick ${index} is marked twice.`);
  if (arrow !== null) {
    const ends = [arrow.from, arrow.to];
    if (ends.some((index) => ticks[index] === undefined))
      problems.push('The arrow names a tick that does not exist.');
    if (arrow.from === arrow.to) problems.push('The arrow starts and ends at the same tick.');
    if (arrow.label.trim() === '') problems.push('The arrow needs a label.');
  }
  return problems;
}
