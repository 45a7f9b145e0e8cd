import { isAsked } from '../../label/place-label.ts';
import { joinWords } from '../../words/join-words.ts';
import { sayAxis, sayPair } from '../coordinate-plane/describe.ts';
import type { RegionGraph } from './schema.ts';

const ordinals = ['first', 'second', 'third', 'fourth'] as const;

export function titleRegionGraph({ regions }: RegionGraph): string {
  return regions.length === 1 ? 'Graph of an inequality' : `Graph of ${regions.length} inequalities`;
}

export function describeRegionGraph(diagram: RegionGraph): string {
  const { x, y, regions, shade, points } = diagram;
  return [
    `${titleRegionGraph(diagram)}.`,
    sayAxis(x, 'horizontal'),
    sayAxis(y, 'vertical'),
    ...regions.map((region, index) => sayRegion(region, index, diagram)),
    ...(shade === 'overlap' && regions.length > 1 ? [`Shaded is only the part ${sayOverlap(regions)}.`] : []),
    ...points.map(sayPoint),
  ].join(' ');
}

function sayRegion(
  { through: [a, b], dashed, side }: RegionGraph['regions'][number],
  index: number,
  { regions, shade }: RegionGraph,
): string {
  const which = regions.length === 1 ? 'The' : `The ${ordinals[index]}`;
  const line = `${which} boundary is a ${dashed ? 'dashed' : 'solid'} line through ${sayPair(a)} and ${sayPair(b)}.`;
  if (shade === 'overlap' && regions.length > 1) return line;
  const how = index === 0 ? 'shaded' : 'shaded as well';
  return `${line} The side ${saySide(side)} it is ${how}.`;
}

function saySide(side: RegionGraph['regions'][number]['side']): string {
  return side === 'left' || side === 'right' ? `to the ${side} of` : side;
}

function sayOverlap(regions: RegionGraph['regions']): string {
  return joinWords(regions.map(({ side }, index) => `${saySide(side)} the ${ordinals[index]} boundary`));
}

function sayPoint({ x, y, label }: RegionGraph['points'][number]): string {
  const pair = sayPair([x, y]);
  if (label === null || label.trim() === '' || label.includes(pair)) return `A point is marked at ${pair}.`;
  return isAsked(label)
    ? `A point with a question mark stands at ${pair}.`
    : `A point labeled ${label.trim()} stands at ${pair}.`;
}
