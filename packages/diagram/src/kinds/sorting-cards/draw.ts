import { drawLabel } from '../../label/draw-label.ts';
import { element, type Markup } from '../../svg/element.ts';
import type { SortingCardsLayout } from './layout.ts';

export function drawSortingCards({ groups, labels }: SortingCardsLayout): readonly Markup[] {
  return [
    ...groups.flatMap(({ frame, cards }) => [
      element('rect', { class: 'head-ground', ...frame, rx: 12 }),
      ...cards.map(({ box }) => element('rect', { class: 'chip', ...box, rx: 8 })),
    ]),
    ...labels.map(drawLabel),
  ];
}
