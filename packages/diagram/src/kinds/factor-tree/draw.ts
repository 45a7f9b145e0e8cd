import { drawLabel } from '../../label/draw-label.ts';
import { isAsked } from '../../label/place-label.ts';
import { drawStroke } from '../../svg/draw-stroke.ts';
import { element, type Markup } from '../../svg/element.ts';
import type { FactorTreeLayout } from './layout.ts';

const leastRadius = 17;

export function drawFactorTree({ tree, primes, labels }: FactorTreeLayout): readonly Markup[] {
  const circles = tree.nodes.flatMap(({ at, label }, index) =>
    primes[index] && !isAsked(label.text)
      ? [
          element('circle', {
            class: 'tape-a',
            cx: at.x,
            cy: at.y,
            r: Math.max(leastRadius, label.width / 2 + 3),
          }),
        ]
      : [],
  );
  return [
    ...tree.branches.map(({ from, to }) => drawStroke('brace', [from.x, from.y], [to.x, to.y - 4])),
    ...circles,
    ...labels.map(drawLabel),
  ];
}
