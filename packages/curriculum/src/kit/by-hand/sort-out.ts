import { formatPassage } from '../../sentence.ts';
import { showValue } from '../../show-value.ts';
import type { MakeDrawing, WrongDrawing } from './by-hand.ts';

/**
 * The choices become cards that are sorted into two boxes: the right one goes into the first box alone. Who puts another
 * card there in its place has chosen that one. The boxes are named by two sentences of the skill.
 */
export function sortOut(boxes: readonly [string, string]): MakeDrawing {
  return ({ answer, distractors }, text) => {
    const cards = [answer, ...distractors]
      .map((one) => (one.text ? formatPassage(text, one.text) : showValue(one.value, answer)))
      .map((card, nth) => ({ card, nth }))
      .toSorted((a, b) => (a.card < b.card ? -1 : 1));
    const only = (chosen: number) =>
      ({ kind: 'sort-cards', boxes: cards.map(({ nth }) => (nth === chosen ? 0 : 1)) }) as const;
    return {
      hand: {
        kind: 'sort-cards',
        cards: cards.map(({ card }) => card),
        boxes: boxes.map((key) => formatPassage(text, { key, args: {} })),
      },
      right: only(0),
      wrong: distractors.map(
        ({ misconception, reason }, nth): WrongDrawing => ({ misconception, reason, made: only(nth + 1) }),
      ),
    };
  };
}
