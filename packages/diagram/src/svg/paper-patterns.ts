import { element, type Markup } from './element.ts';

const step = 9;
const ground = element('rect', { width: step, height: step, fill: '#fff' });
const thin = { stroke: '#000', 'stroke-width': 0.7 };

function pattern(id: string, turn: number, mark: Markup): Markup {
  const size = { width: step, height: step, patternUnits: 'userSpaceOnUse' };
  return element('pattern', { id, ...size, patternTransform: `rotate(${turn})` }, ground, mark);
}

const line = element('line', { x1: 0, y1: 0, x2: 0, y2: step, ...thin });
const dot = element('circle', { cx: 3, cy: 3, r: 0.9 });

/** What stands for the three grounds of the screen where there is no color: hatching, dots and level lines. */
export const paperPatterns: Markup = element(
  'defs',
  {},
  pattern('hatch', 45, line),
  pattern('dots', 0, dot),
  pattern('bars', 90, line),
);
