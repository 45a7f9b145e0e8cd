import { showValue } from '../../show-value.ts';
import { type MakeDrawing, type WrongDrawing, wrongDrawing } from './by-hand.ts';

const partsOf = (value: string): readonly string[] => value.split(',').map((part) => part.trim());

/** Rows that anybody can lay who begins at the other end or has not looked closely. */
function usualOrders(right: readonly string[]) {
  return [
    { misconception: 'orders-from-greatest-to-least', reason: 'hand-reversed', list: right.toReversed() },
    {
      misconception: 'slip',
      reason: 'hand-last-two',
      list: [...right.slice(0, -2), ...right.slice(-2).toReversed()],
    },
  ] as const;
}

/** A list in order becomes a row of cards; at first they stand as nobody puts them. */
export const orderTheCards: MakeDrawing = ({ answer, distractors }) => {
  const right = partsOf(answer.value);
  const lists = [right, ...distractors.map(({ value }) => partsOf(value))];
  if (lists.some((list) => list.length !== right.length || list.some((part) => !right.includes(part))))
    return null;
  const known = new Set(lists.map((list) => list.join()));
  const turned = right.map((_, nth) => [...right.slice(nth), ...right.slice(0, nth)]);
  const turns = [...turned.map((order) => order.toReversed()), ...turned];
  const start = turns.find((order) => !known.has(order.join()) && order.join() !== right.join());
  if (!start) return null;
  const orderOf = (list: readonly string[]) =>
    ({ kind: 'order-cards', order: list.map((part) => start.indexOf(part)) }) as const;
  const own = distractors.map(
    ({ misconception, value, reason }): WrongDrawing => ({
      misconception,
      reason,
      made: orderOf(partsOf(value)),
    }),
  );
  return {
    hand: {
      kind: 'order-cards',
      cards: start.map((value) => showValue(value, { form: 'list' })),
      from: 'least',
      to: 'greatest',
    },
    right: orderOf(right),
    wrong: [
      ...own,
      ...usualOrders(right).map(({ misconception, reason, list }) =>
        wrongDrawing(misconception, reason, orderOf(list)),
      ),
    ],
  };
};
