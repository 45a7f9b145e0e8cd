import { sayCurve } from '../../curve/say-curve.ts';
import { sayCount } from '../../words/say-count.ts';
import { sayAxis } from '../coordinate-plane/describe.ts';
import { writeNumber } from '../coordinate-plane/scale-axis.ts';
import type { RiemannSum } from './schema.ts';

export function titleRiemannSum({ rule }: RiemannSum): string {
  return rule === 'exact' ? 'Area under a graph' : 'Area under a graph in parts';
}

export function describeRiemannSum(diagram: RiemannSum): string {
  const { x, y, formula, from, to, parts, rule } = diagram;
  const whole = { formula, from: null, to: null, fromOpen: false, toOpen: false };
  const range = `from ${writeNumber(from)} to ${writeNumber(to)}`;
  const where = { left: 'left end', right: 'right end', midpoint: 'middle', trapezoid: '', exact: '' }[rule];
  const count = sayCount(parts, 'rectangle', 'rectangles');
  const tinted = {
    exact: `The area between the graph and the horizontal axis is tinted ${range}.`,
    trapezoid: `${sayCount(parts, 'trapezoid', 'trapezoids')} of one width fill the stretch ${range}; their upper corners lie on the graph.`,
  };
  return [
    `${titleRiemannSum(diagram)}.`,
    sayAxis(x, 'horizontal'),
    sayAxis(y, 'vertical'),
    sayCurve(whole, { x, y }, 'The graph'),
    rule === 'exact' || rule === 'trapezoid'
      ? tinted[rule]
      : `${count} of one width fill the stretch ${range}; each is as high as the graph at its ${where}.`,
  ].join(' ');
}
