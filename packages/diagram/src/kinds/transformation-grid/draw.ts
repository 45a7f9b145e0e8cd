import { drawLabel } from '../../label/draw-label.ts';
import type { Place } from '../../svg/box.ts';
import { drawStroke } from '../../svg/draw-stroke.ts';
import { decimal, element, type Markup } from '../../svg/element.ts';
import { drawAxes, drawGrid } from '../coordinate-plane/draw.ts';
import type { TransformationGridLayout } from './layout.ts';

/** The second shape is drawn with a dashed edge, so that color is not all that tells them apart. */
const tapes = ['tape-a', 'tape-b', 'tape-c'] as const;
const dashes = [undefined, '9 6', '2 6'] as const;

export function drawTransformationGrid(layout: TransformationGridLayout): readonly Markup[] {
  const { shapes, lines, center, labels } = layout;
  return [
    ...drawGrid(layout),
    ...shapes.map(drawShape),
    ...drawAxes(layout),
    ...lines.map(([a, b]) => drawStroke('side help', [a.x, a.y], [b.x, b.y])),
    ...(center ? [element('circle', { class: 'point', cx: center.x, cy: center.y, r: 6 })] : []),
    element('g', { class: 'halo' }, ...labels.map(drawLabel)),
  ];
}

function drawShape(corners: readonly Place[], index: number): Markup {
  const d = `M${corners.map(({ x, y }) => `${decimal(x)} ${decimal(y)}`).join('L')}Z`;
  return element('path', {
    class: tapes[index % 3],
    'fill-opacity': 0.75,
    d,
    'stroke-dasharray': dashes[index % 3],
  });
}
