import { drawLabel } from '../../label/draw-label.ts';
import { decimal, element, type Markup } from '../../svg/element.ts';
import type { SolidLayout } from './layout.ts';

/** Front, top and right face, with the lines of the cuts on them and the diagonals seen through them. */
export function drawSolid({
  corner,
  across,
  up,
  back,
  cuts,
  labels,
  hasDiagonals,
}: SolidLayout): readonly Markup[] {
  /** A place on the box: parts of its width, height and depth from the lower left corner of the front. */
  const at = (w: number, h: number, d: number): string =>
    `${decimal(corner.x + w * across + d * back.x)} ${decimal(corner.y - h * up - d * back.y)}`;
  const face = (style: string, places: readonly string[]): Markup =>
    element('path', { class: style, d: `M${places.join('L')}Z` });
  const parts = (count: number): readonly number[] =>
    Array.from({ length: count - 1 }, (_, index) => (index + 1) / count);
  const lines = [
    ...parts(cuts.width).map((w) => `M${at(w, 0, 0)}L${at(w, 1, 0)}L${at(w, 1, 1)}`),
    ...parts(cuts.height).map((h) => `M${at(0, h, 0)}L${at(1, h, 0)}L${at(1, h, 1)}`),
    ...parts(cuts.depth).map((d) => `M${at(0, 1, d)}L${at(1, 1, d)}L${at(1, 0, d)}`),
  ];
  const inside = [
    `M${at(0, 0, 0)}L${at(0, 0, 1)}L${at(1, 0, 1)}M${at(0, 0, 1)}L${at(0, 1, 1)}`,
    `M${at(0, 0, 0)}L${at(1, 0, 1)}M${at(0, 0, 0)}L${at(1, 1, 1)}`,
  ] as const;
  return [
    face('tape-a', [at(0, 0, 0), at(1, 0, 0), at(1, 1, 0), at(0, 1, 0)]),
    face('tape-c', [at(0, 1, 0), at(1, 1, 0), at(1, 1, 1), at(0, 1, 1)]),
    face('tape-b', [at(1, 0, 0), at(1, 0, 1), at(1, 1, 1), at(1, 1, 0)]),
    ...(lines.length === 0 ? [] : [element('path', { class: 'grid-line', d: lines.join('') })]),
    ...(hasDiagonals
      ? [
          element('path', { class: 'leader', fill: 'none', d: inside[0] }),
          element('path', { class: 'side help', d: inside[1] }),
        ]
      : []),
    element('g', { class: 'halo' }, ...labels.map(drawLabel)),
  ];
}
