import { joinWords } from '../../words/join-words.ts';
import { sayCount } from '../../words/say-count.ts';
import { sayValue } from '../../words/say-value.ts';
import type { DoubleNumberLine } from './schema.ts';

type TickMark = DoubleNumberLine['ticks'][number];

export function titleDoubleNumberLine({ upper, lower }: DoubleNumberLine): string {
  return upper === '' || lower === '' ? 'Double number line' : `Double number line of ${upper} and ${lower}`;
}

export function describeDoubleNumberLine(diagram: DoubleNumberLine): string {
  const { ticks } = diagram;
  const spacing = isEven(ticks) ? 'evenly spaced' : 'not evenly spaced';
  const count = sayCount(ticks.length, 'tick mark', 'tick marks');
  return [
    `${titleDoubleNumberLine(diagram)} with ${count}, ${spacing}.`,
    ...sayNames(diagram),
    `From left to right: ${ticks.map(sayTick).join('; ')}.`,
    ...sayMarked(diagram),
    ...sayArrow(diagram),
  ].join(' ');
}

function sayNames({ upper, lower }: DoubleNumberLine): readonly string[] {
  if (upper === '' || lower === '') return [];
  return [`The upper line shows ${upper}. The lower line shows ${lower}.`];
}

function sayTick(tick: TickMark): string {
  if (tick.upper === '' && tick.lower === '') return 'a tick mark without a label';
  if (tick.lower === '') return `${sayValue(tick.upper)} on the upper line`;
  if (tick.upper === '') return `${sayValue(tick.lower)} on the lower line`;
  return `${sayValue(tick.upper)} above ${sayValue(tick.lower)}`;
}

function sayMarked({ ticks, marked }: DoubleNumberLine): readonly string[] {
  const pairs = ticks.filter((_, index) => marked.includes(index)).map(sayTick);
  return pairs.length === 0 ? [] : [`Highlighted: ${joinWords(pairs)}.`];
}

function sayArrow({ ticks, arrow }: DoubleNumberLine): readonly string[] {
  const from = ticks[arrow?.from ?? -1];
  const to = ticks[arrow?.to ?? -1];
  if (arrow === null || from === undefined || to === undefined) return [];
  return [`An arrow labeled ${sayValue(arrow.label)} goes from ${sayTick(from)} to ${sayTick(to)}.`];
}

function isEven(ticks: readonly TickMark[]): boolean {
  const steps = ticks.slice(1).map(({ at }, index) => at - (ticks[index]?.at ?? 0));
  return steps.every((step) => Math.abs(step - (steps[0] ?? 0)) < 1e-6);
}
