import { arePieces } from '../../curve/are-pieces.ts';
import { functionValue } from '../../curve/function-value.ts';
import { sayCurve } from '../../curve/say-curve.ts';
import { isAsked } from '../../label/place-label.ts';
import { sayAxis, sayPair } from '../coordinate-plane/describe.ts';
import { gridValues, writeNumber } from '../coordinate-plane/scale-axis.ts';
import type { FunctionGraph } from './schema.ts';

const near = 1e-4;

export function titleFunctionGraph({ curves }: FunctionGraph): string {
  if (arePieces(curves)) return `Graph of a function in ${curves.length} pieces`;
  return curves.length === 1 ? 'Graph of a function' : `Graphs of ${curves.length} functions`;
}

export function describeFunctionGraph(diagram: FunctionGraph): string {
  const { x, y, curves, points, asymptotes } = diagram;
  // Along a bare axis a height cannot be read off, except where the curve meets the other axis.
  const readable = { x, y: y.bare ? { ...y, step: Math.max(-y.min, y.max) } : y };
  const what = arePieces(curves) ? 'piece' : 'graph';
  const ordinals = ['first', 'second', 'third', 'fourth'].map((place) => `The ${place} ${what}`);
  return [
    `${titleFunctionGraph(diagram)}.`,
    sayGraphAxis(x, 'horizontal'),
    sayGraphAxis(y, 'vertical'),
    ...curves.map((curve, index) =>
      sayCurve(curve, readable, curves.length === 1 ? 'The graph' : (ordinals[index] ?? 'A graph')),
    ),
    ...(y.bare ? curves.flatMap((curve) => saySides(curve, x)) : []),
    ...points.map(sayPoint),
    ...asymptotes.map(
      ({ axis, at }) =>
        `A dashed ${axis === 'x' ? 'vertical' : 'horizontal'} line stands at ${axis} = ${writeNumber(at)}.`,
    ),
  ].join(' ');
}

function sayGraphAxis(axis: FunctionGraph['x'], way: 'horizontal' | 'vertical'): string {
  return axis.bare ? `The ${way} axis shows ${axis.label}, without numbers.` : sayAxis(axis, way);
}

/** Where the heights have no numbers: the sides of the horizontal axis that the curve lies on, from left to right. */
function saySides({ formula }: FunctionGraph['curves'][number], x: FunctionGraph['x']): readonly string[] {
  if (formula.type === 'path') return [];
  const meets = gridValues(x).filter((at) => Math.abs(functionValue(formula, at) ?? 1) < near);
  const ends = [x.min, ...meets.filter((at) => at > x.min && at < x.max), x.max];
  const sides = ends.slice(1).map((end, index) => {
    const value = functionValue(formula, (end + (ends[index] ?? end)) / 2) ?? 0;
    return value > 0 ? 'above' : 'below';
  });
  return [`From left to right it lies ${sides.join(', then ')} the horizontal axis.`];
}

function sayPoint({ x, y, label, open }: FunctionGraph['points'][number]): string {
  const what = open ? 'An open circle' : 'A point';
  const pair = sayPair([x, y]);
  if (label === null || label.trim() === '' || label.includes(pair)) return `${what} is marked at ${pair}.`;
  return isAsked(label)
    ? `${what} with a question mark stands at ${pair}.`
    : `${what} labeled ${label.trim()} stands at ${pair}.`;
}
