import type { HandTask as PublicHandTask } from '@playforward/contract';
import type { HandTask } from '@playforward/diagram';
import type { DiagramStore } from './diagram-store.ts';

type Draw = ReturnType<DiagramStore['openBatch']>['draw'];

/** A task by hand as the page is told it: pictures of cards stand at their addresses. */
export function toPublicHand(hand: HandTask, draw: Draw): PublicHandTask {
  if (hand.kind !== 'match-cards' && hand.kind !== 'sort-cards') return hand;
  const { pictures, ...task } = hand;
  if (!pictures) return task;
  const drawn = pictures.map((picture) =>
    typeof picture === 'string' ? picture : draw(picture).diagram_image_url,
  );
  return { ...task, pictures: drawn };
}

/** Every content text of a task by hand. */
export function textsOfHand(hand: PublicHandTask): readonly string[] {
  switch (hand.kind) {
    case 'order-cards':
      return hand.cards;
    case 'match-cards':
      return [...hand.cards, ...hand.places];
    case 'sort-cards':
      return [...hand.cards, ...hand.boxes];
    case 'find-error':
      return [...hand.lines, ...hand.reasons];
    case 'argue':
      return [...hand.claims, ...hand.evidence, ...hand.reasons];
    case 'fill-table':
      return [...hand.heads, ...hand.rows.flat().filter((cell) => cell !== null)];
    case 'shade-region':
      return hand.names;
    case 'mark-figure':
      return hand.parts.flatMap(({ name, shape }) => (shape.kind === 'term' ? [name, shape.text] : [name]));
    default:
      return [];
  }
}
