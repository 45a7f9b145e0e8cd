import type { HandModule } from './hand-task.ts';

/** Cards one after the other; those that hold commas of their own are kept apart by semicolons. */
function list(cards: readonly string[]): string {
  const words = cards.map((card) => card.replace(/\.$/, ''));
  return words.join(words.some((word) => /, /.test(word)) ? '; ' : ', ');
}

function isCard(count: number, card: number | null): card is number {
  return card !== null && Number.isInteger(card) && card >= 0 && card < count;
}

export const orderCards: HandModule<'order-cards'> = {
  start: ({ cards, places }) => ({
    kind: 'order-cards',
    order: places === undefined ? cards.map((_, nth) => nth) : [],
  }),
  fault({ cards, places }, { order }) {
    const areCards = order.every((card) => isCard(cards.length, card));
    if (!areCards || new Set(order).size < order.length) return 'Every card must be in the row once.';
    if (places !== undefined) return order.length === places ? null : `Put ${places} cards into the row.`;
    return order.length === cards.length ? null : 'Every card must be in the row once.';
  },
  say: ({ cards }, { order }) =>
    order.length === 0
      ? 'No card is in the row yet.'
      : `The order is ${list(order.map((nth) => cards[nth] ?? ''))}.`,
  tidy: (_, { order }) => ({ kind: 'order-cards', order: [...order] }),
};

export const matchCards: HandModule<'match-cards'> = {
  start: ({ places }) => ({ kind: 'match-cards', cards: places.map(() => null) }),
  fault({ places, cards }, answer) {
    const given = answer.cards.filter((card) => isCard(cards.length, card));
    if (answer.cards.length !== places.length || given.length < places.length)
      return 'Every place needs a card.';
    return new Set(given).size === given.length ? null : 'Each card can be in one place only.';
  },
  say: ({ places, cards }, answer) =>
    places
      .map((place, nth) => {
        const card = answer.cards[nth];
        const name = `“${place.replace(/\.$/, '')}”`;
        if (card === null || card === undefined) return `${name} has no card yet.`;
        return `${name} goes with “${(cards[card] ?? '').replace(/\.$/, '')}”.`;
      })
      .join(' '),
  tidy: (_, { cards }) => ({ kind: 'match-cards', cards: [...cards] }),
};

export const sortCards: HandModule<'sort-cards'> = {
  start: ({ cards }) => ({ kind: 'sort-cards', boxes: cards.map(() => null) }),
  fault({ cards, boxes }, answer) {
    const given = answer.boxes.filter((box) => isCard(boxes.length, box));
    return answer.boxes.length === cards.length && given.length === cards.length
      ? null
      : 'Every card needs a box.';
  },
  say: ({ cards, boxes }, answer) =>
    boxes
      .map((box, nth) => {
        const held = cards.filter((_, card) => answer.boxes[card] === nth);
        return held.length === 0 ? `The box “${box}” is empty.` : `The box “${box}” holds ${list(held)}.`;
      })
      .join(' '),
  tidy: (_, { boxes }) => ({ kind: 'sort-cards', boxes: [...boxes] }),
};
