import { drawLabel } from '../../label/draw-label.ts';
import { drawStroke } from '../../svg/draw-stroke.ts';
import { decimal, element, type Markup } from '../../svg/element.ts';
import type { LaidPart, RoundSolidLayout } from './layout.ts';

const capReach = 6;

/** Tinted parts with their outlines, circles whose hidden half is dashed, the length across and the heights. */
export function drawRoundSolid(layout: RoundSolidLayout): readonly Markup[] {
  const { parts, across, heights, labels, axis } = layout;
  const cones = parts.filter(({ shape }) => shape === 'cone' || shape === 'cone-down');
  return [
    ...parts.map((part) => element('path', { class: 'shaded', d: `${outline(layout, part)}Z` })),
    ...parts.map((part) => element('path', { class: 'side', d: sides(layout, part) })),
    ...circleLevels(layout).flatMap((circle) => drawCircle(layout, circle)),
    ...cones.map(({ bottom, top }) => drawStroke('side help', [axis, bottom], [axis, top])),
    drawStroke('side help', [across.from.x, across.from.y], [across.to.x, across.to.y]),
    ...[across.from, across.to].map(({ x, y }) =>
      element('circle', { class: 'point', cx: x, cy: y, r: 4.5 }),
    ),
    ...heights.flatMap(({ x, bottom, top }) => [
      drawStroke('tick', [x, bottom], [x, top]),
      ...[bottom, top].map((y) => drawStroke('tick', [x - capReach, y], [x + capReach, y])),
    ]),
    element('g', { class: 'halo' }, ...labels.map(drawLabel)),
  ];
}

type Circle = { readonly y: number; readonly isOpen: boolean };

/** Every circle of the solid; the one on top is seen whole. */
function circleLevels({ parts }: RoundSolidLayout): readonly Circle[] {
  const [first] = parts;
  const last = parts.at(-1);
  if (first?.shape === 'sphere') return [{ y: (first.bottom + first.top) / 2, isOpen: false }];
  const below = first && !endsInDome(first.shape, 'down') ? [{ y: first.bottom, isOpen: false }] : [];
  const joints = parts.slice(0, -1).map(({ top }) => ({ y: top, isOpen: false }));
  const above = last && !endsInDome(last.shape, 'up') ? [{ y: last.top, isOpen: true }] : [];
  return [...below, ...joints, ...above];
}

function endsInDome(shape: LaidPart['shape'], way: 'up' | 'down'): boolean {
  const ends = way === 'up' ? ['cone', 'hemisphere', 'sphere'] : ['cone-down', 'hemisphere-down', 'sphere'];
  return ends.includes(shape);
}

function drawCircle({ axis, reach, flat }: RoundSolidLayout, { y, isOpen }: Circle): readonly Markup[] {
  const half = (sweep: 0 | 1): string =>
    `M${decimal(axis - reach)} ${decimal(y)}A${decimal(reach)} ${decimal(flat)} 0 0 ${sweep} ${decimal(axis + reach)} ${decimal(y)}`;
  return [
    element('path', { class: isOpen ? 'side' : 'side help', d: half(1) }),
    element('path', { class: 'side', d: half(0) }),
  ];
}

/** The tinted ground of a part: its sides, closed by the circles at its ends. */
function outline({ axis, reach, flat }: RoundSolidLayout, { shape, bottom, top }: LaidPart): string {
  const [left, right] = [decimal(axis - reach), decimal(axis + reach)];
  const [low, high] = [decimal(bottom), decimal(top)];
  const circle = `${decimal(reach)} ${decimal(flat)}`;
  const ball = `${decimal(reach)} ${decimal(reach)}`;
  switch (shape) {
    case 'cylinder':
      return `M${left} ${high}L${left} ${low}A${circle} 0 0 0 ${right} ${low}L${right} ${high}A${circle} 0 0 0 ${left} ${high}`;
    case 'cone':
      return `M${decimal(axis)} ${high}L${left} ${low}A${circle} 0 0 0 ${right} ${low}`;
    case 'cone-down':
      return `M${decimal(axis)} ${low}L${left} ${high}A${circle} 0 0 1 ${right} ${high}`;
    case 'hemisphere':
      return `M${left} ${low}A${ball} 0 0 1 ${right} ${low}A${circle} 0 0 1 ${left} ${low}`;
    case 'hemisphere-down':
      return `M${left} ${high}A${ball} 0 0 0 ${right} ${high}A${circle} 0 0 0 ${left} ${high}`;
    case 'sphere':
      return `M${left} ${decimal((bottom + top) / 2)}A${ball} 0 1 1 ${right} ${decimal((bottom + top) / 2)}A${ball} 0 1 1 ${left} ${decimal((bottom + top) / 2)}`;
  }
}

/** The seen edges of a part without its circles. */
function sides({ axis, reach }: RoundSolidLayout, { shape, bottom, top }: LaidPart): string {
  const [left, right] = [decimal(axis - reach), decimal(axis + reach)];
  const [low, high] = [decimal(bottom), decimal(top)];
  const ball = `${decimal(reach)} ${decimal(reach)}`;
  const middle = decimal((bottom + top) / 2);
  switch (shape) {
    case 'cylinder':
      return `M${left} ${low}L${left} ${high}M${right} ${low}L${right} ${high}`;
    case 'cone':
      return `M${left} ${low}L${decimal(axis)} ${high}L${right} ${low}`;
    case 'cone-down':
      return `M${left} ${high}L${decimal(axis)} ${low}L${right} ${high}`;
    case 'hemisphere':
      return `M${left} ${low}A${ball} 0 0 1 ${right} ${low}`;
    case 'hemisphere-down':
      return `M${left} ${high}A${ball} 0 0 0 ${right} ${high}`;
    case 'sphere':
      return `M${left} ${middle}A${ball} 0 1 1 ${right} ${middle}A${ball} 0 1 1 ${left} ${middle}`;
  }
}
