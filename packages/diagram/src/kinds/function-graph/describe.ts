import { arePieces } from '../../curve/are-pieces.ts';
import { sayCurve } from '../../curve/say-curve.ts';
import { isAsked } from '../../label/place-label.ts';
import { sayAxis, sayPair } from '../coordinate-plane/describe.ts';
import { writeNumber } from '../coordinate-plane/scale-axis.ts';
import type { FunctionGraph } from './schema.ts';

export function titleFunctionGraph({ curves }: FunctionGraph): string {
  if (arePieces(curves)) return `Graph of a function in ${curves.length} pieces`;
  return curves.length === 1 ? 'Graph of a function' : `Graphs of ${curves.length} functions`;
}

export function describeFunctionGraph(diagram: FunctionGraph): string {
  const { x, y, curves, points, asymptotes } = diagram;
  const what = arePieces(curves) ? 'piece' : 'graph';
  const ordinals = ['first', 'second', 'third', 'fourth'].map((place) => `The ${place} ${what}`);
  return [
    `${titleFunctionGraph(diagram)}.`,
    sayAxis(x, 'horizontal'),
    sayAxis(y, 'vertical'),
    ...curves.map((curve, index) =>
      sayCurve(curve, { x, y }, curves.length === 1 ? 'The graph' : (ordinals[index] ?? 'A graph')),
    ),
    ...points.map(sayPoint),
    ...asymptotes.map(
      ({ axis, at }) =>
        `A dashed ${axis === 'x' ? 'vertical' : 'horizontal'} line stands at ${axis} = ${writeNumber(at)}.`,
    ),
  ].join(' ');
}

function sayPoint({ x, y, label, open }: FunctionGraph['points'][number]): string {
  const what = open ? 'An open circle' : 'A point';
  const pair = sayPair([x, y]);
  if (label === null || label.trim() === '' || label.includes(pair)) return `${what} is marked at ${pair}.`;
  return isAsked(label)
    ? `${what} with a question mark stands at ${pair}.`
    : `${what} labeled ${label.trim()} stands at ${pair}.`;
}
