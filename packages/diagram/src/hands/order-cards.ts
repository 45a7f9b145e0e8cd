import type { HandModule } from './hand-task.ts';

function isOrder(order: readonly number[], count: number): boolean {
  return (
    order.length === count &&
    Array.from({ length: count }, (_, nth) => nth).every((nth) => order.includes(nth))
  );
}

export const orderCards: HandModule<'order-cards'> = {
  start: ({ cards }) => ({ kind: 'order-cards', order: cards.map((_, nth) => nth) }),
  fault: ({ cards }, { order }) =>
    isOrder(order, cards.length) ? null : 'Every card must be in the row once.',
  say: ({ cards }, { order }) => order.map((nth) => cards[nth] ?? '').join(', '),
  tidy: (_, { order }) => ({ kind: 'order-cards', order: [...order] }),
};
