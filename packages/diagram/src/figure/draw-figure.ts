import { drawLabel } from '../label/draw-label.ts';
import type { Place } from '../svg/box.ts';
import { drawStroke } from '../svg/draw-stroke.ts';
import { decimal, element, type Markup } from '../svg/element.ts';
import type { FigureLayout, LaidAngle, LaidCircle, LaidSegment } from './laid-figure.ts';

const tickReach = 7;
const tickApart = 6;
const headReach = 12;

export function drawFigure({
  area,
  segments,
  angles,
  circles,
  dots,
  labels,
}: FigureLayout): readonly Markup[] {
  return [
    ...(area.length < 3 ? [] : [element('path', { class: 'shaded', d: closed(area) })]),
    ...circles.map(drawCircle),
    ...angles.map(drawAngle),
    ...segments.flatMap(drawSegment),
    ...dots.map(({ x, y }) => element('circle', { class: 'point', cx: x, cy: y, r: 5.5 })),
    element('g', { class: 'halo' }, ...labels.map(drawLabel)),
  ];
}

function closed(places: readonly Place[]): string {
  return `M${places.map(({ x, y }) => `${decimal(x)} ${decimal(y)}`).join('L')}Z`;
}

function drawCircle({ center, radius, dashed }: LaidCircle): Markup {
  return element('circle', { class: dashed ? 'side help' : 'side', cx: center.x, cy: center.y, r: radius });
}

function drawSegment({ from, to, style, ticks }: LaidSegment): readonly Markup[] {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const marks = Array.from({ length: ticks }, (_, index) => {
    const shift = (index - (ticks - 1) / 2) * tickApart;
    const [x, y] = [middle.x + along.x * shift, middle.y + along.y * shift];
    return drawStroke(
      'tick',
      [x - along.y * tickReach, y + along.x * tickReach],
      [x + along.y * tickReach, y - along.x * tickReach],
    );
  });
  return [
    drawStroke(style === 'dashed' ? 'side help' : 'side', [from.x, from.y], [to.x, to.y]),
    ...(style === 'ray' || style === 'line' ? [drawHead(to, along)] : []),
    ...(style === 'line' ? [drawHead(from, { x: -along.x, y: -along.y })] : []),
    ...marks,
  ];
}

/** An open head whose tip is the end of the stroke. */
function drawHead(tip: Place, along: Place): Markup {
  const wing = (side: number): string => {
    const x = tip.x - along.x * headReach - side * along.y * (headReach / 2);
    const y = tip.y - along.y * headReach + side * along.x * (headReach / 2);
    return `${decimal(x)} ${decimal(y)}`;
  };
  return element('path', { class: 'side', d: `M${wing(1)}L${decimal(tip.x)} ${decimal(tip.y)}L${wing(-1)}` });
}

function drawAngle(angle: LaidAngle): Markup {
  if (angle.mark === 'square') return drawSquare(angle);
  const arcs = angle.mark === 'double-arc' ? [angle.radius, angle.radius - 6] : [angle.radius];
  return element('path', { class: 'angle-mark', d: arcs.map((radius) => arcPath(angle, radius)).join('') });
}

function arcPath({ at, start, span }: LaidAngle, radius: number): string {
  const on = (direction: number): string =>
    `${decimal(at.x + radius * Math.cos(direction))} ${decimal(at.y - radius * Math.sin(direction))}`;
  const large = span > Math.PI ? 1 : 0;
  return `M${on(start)}A${decimal(radius)} ${decimal(radius)} 0 ${large} 0 ${on(start + span)}`;
}

function drawSquare({ at, start, span, radius }: LaidAngle): Markup {
  const side = (direction: number): Place => ({
    x: at.x + radius * Math.cos(direction),
    y: at.y - radius * Math.sin(direction),
  });
  const [a, b] = [side(start), side(start + span)];
  const far = { x: a.x + b.x - at.x, y: a.y + b.y - at.y };
  const d = `M${[a, far, b].map(({ x, y }) => `${decimal(x)} ${decimal(y)}`).join('L')}`;
  return element('path', { class: 'angle-mark', d });
}
