import { drawLabel } from '../../label/draw-label.ts';
import type { Place } from '../../svg/box.ts';
import { drawArrowHead } from '../../svg/draw-arrow-head.ts';
import { element, type Markup } from '../../svg/element.ts';
import type { CoordinatePlaneLayout, Stroke } from './layout.ts';
import { pointRadius } from './place-point-labels.ts';

/** Lines differ in their dashes as well as in colour. */
const dashes = [undefined, '12 8', '2 8', '14 7 2 7'] as const;
const colours = ['first', 'second-line'] as const;

export function drawCoordinatePlane(layout: CoordinatePlaneLayout): readonly Markup[] {
  const { points, lines, labels } = layout;
  return [
    ...drawGrid(layout),
    ...drawAxes(layout),
    ...lines.map((line, index) => drawStroke(line, index)),
    ...points.map(drawPoint),
    element('g', { class: 'halo' }, ...labels.map(drawLabel)),
  ];
}

export function drawGrid({ field, gridX, gridY }: CoordinatePlaneLayout): readonly Markup[] {
  const { x, y, width, height } = field;
  return [
    ...gridX.map((at) => element('line', { class: 'hair', x1: at, x2: at, y1: y, y2: y + height })),
    ...gridY.map((at) => element('line', { class: 'hair', x1: x, x2: x + width, y1: at, y2: at })),
  ];
}

export function drawAxes({ field, axisX, axisY }: CoordinatePlaneLayout): readonly Markup[] {
  const right = field.x + field.width + 16;
  const top = field.y - 16;
  return [
    element('line', { class: 'axis', x1: field.x, x2: right - 8, y1: axisY, y2: axisY }),
    element('line', { class: 'axis', x1: axisX, x2: axisX, y1: field.y + field.height, y2: top + 8 }),
    drawArrowHead({ x: right, y: axisY }, 'right', 'axis-head'),
    drawArrowHead({ x: axisX, y: top }, 'up', 'axis-head'),
  ];
}

function drawStroke([a, b]: Stroke, index: number): Markup {
  const style = colours[index % colours.length];
  const dash = dashes[index % dashes.length];
  return element('line', { class: style, x1: a.x, y1: a.y, x2: b.x, y2: b.y, 'stroke-dasharray': dash });
}

function drawPoint({ x, y }: Place): Markup {
  return element('circle', { class: 'point', cx: x, cy: y, r: pointRadius });
}
