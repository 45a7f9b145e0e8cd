import { drawLabel } from '../../label/draw-label.ts';
import { drawStroke } from '../../svg/draw-stroke.ts';
import { decimal, element, type Markup } from '../../svg/element.ts';
import type { AnnotatedStepsLayout } from './layout.ts';

export function drawAnnotatedSteps({ steps, labels }: AnnotatedStepsLayout): readonly Markup[] {
  return [
    ...steps.flatMap(({ box, note }, index) => {
      const [right, middle] = [box.x + box.width, box.y + box.height / 2];
      const next = steps[index + 1];
      return [
        element('rect', { class: 'tape-a', ...box, rx: 10 }),
        ...(note ? [drawStroke('leader', [right + 2, middle], [note.box.x - 4, middle])] : []),
        ...(next ? drawArrow(box.x + box.width / 2, box.y + box.height, next.box.y) : []),
      ];
    }),
    ...labels.map(drawLabel),
  ];
}

function drawArrow(x: number, from: number, to: number): readonly Markup[] {
  const tip = to - 2;
  return [
    drawStroke('brace', [x, from + 2], [x, tip - 4]),
    element('path', {
      class: 'arrow-head',
      d: `M${decimal(x)} ${decimal(tip)}L${decimal(x - 6)} ${decimal(tip - 9)}H${decimal(x + 6)}Z`,
    }),
  ];
}
