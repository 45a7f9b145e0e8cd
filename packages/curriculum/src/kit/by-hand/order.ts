import { showValue } from '../../show-value.ts';
import type { MakeDrawing, WrongDrawing } from './by-hand.ts';

const partsOf = (value: string): readonly string[] => value.split(',').map((part) => part.trim());

/** A list in order becomes a row of cards; at first they stand as nobody puts them. */
export const orderTheCards: MakeDrawing = ({ answer, distractors }) => {
  const right = partsOf(answer.value);
  const lists = [right, ...distractors.map(({ value }) => partsOf(value))];
  if (lists.some((list) => list.length !== right.length || list.some((part) => !right.includes(part))))
    return null;
  const known = new Set(lists.map((list) => list.join()));
  const turns = right.map((_, nth) => [...right.slice(nth), ...right.slice(0, nth)].toReversed());
  const start = turns.find((order) => !known.has(order.join()) && order.join() !== right.join());
  if (!start) return null;
  const orderOf = (list: readonly string[]) =>
    ({ kind: 'order-cards', order: list.map((part) => start.indexOf(part)) }) as const;
  return {
    hand: {
      kind: 'order-cards',
      cards: start.map((value) => showValue(value, { form: 'list' })),
      from: 'least',
      to: 'greatest',
    },
    right: orderOf(right),
    wrong: distractors.map(
      ({ misconception, value, reason }): WrongDrawing => ({
        misconception,
        reason,
        made: orderOf(partsOf(value)),
      }),
    ),
  };
};
