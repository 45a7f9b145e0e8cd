import type { Diagram, HandAnswer } from '@playforward/diagram';
import type { Passage } from '../../problem-spec.ts';
import { formatPassage } from '../../sentence.ts';
import type { Catalogue } from '../../skill.ts';
import { type MakeDrawing, type WrongMade, wrongDrawing, wrongDrawings } from './by-hand.ts';

/** Content text, or a sentence of the skill. */
export type CardText = string | Passage;

export function cardSentence(words: CardText, text: Catalogue): string {
  return typeof words === 'string' ? words : formatPassage(text, words);
}

/** What is on a card; where that is a picture, the words say what is to be seen. */
type Card = { readonly words: CardText; readonly picture?: Diagram };

/**
 * The card number n belongs into the place number n; cards behind those of the places belong nowhere. `wrong` stands
 * beside the wrong answers: the card of each place, or null for one that is not drawn.
 */
export type CardMatch = {
  readonly places: readonly CardText[];
  readonly cards: readonly Card[];
  readonly wrong: readonly WrongMade<readonly number[]>[];
};

/** Places whose cards were traded by somebody who looked at one of the pairs only. */
function tradedPlaces(count: number): readonly (readonly number[])[] {
  const order = Array.from({ length: count }, (_, nth) => nth);
  return order.slice(1).map((second) => order.with(second - 1, second).with(second, second - 1));
}

/** What belongs together is laid together; the cards lie in an order that means nothing. */
export function matchTheCards({ places, cards, wrong }: CardMatch): MakeDrawing {
  return (body, text) => {
    const laid = cards
      .map(({ words, picture = null }, nth) => ({ words: cardSentence(words, text), picture, nth }))
      .toSorted((a, b) => (a.words < b.words ? -1 : 1));
    const heads = places.map((words) => cardSentence(words, text));
    const isClear =
      new Set(laid.map(({ words }) => words)).size === laid.length && new Set(heads).size === heads.length;
    if (!isClear) return null;
    const made = (chosen: readonly number[]): HandAnswer => ({
      kind: 'match-cards',
      cards: chosen.map((card) => laid.findIndex(({ nth }) => nth === card)),
    });
    const pictures = laid.map(({ picture }) => picture);
    return {
      hand: {
        kind: 'match-cards',
        cards: laid.map(({ words }) => words),
        ...(pictures.some((picture) => picture !== null) && { pictures }),
        places: heads,
      },
      right: made(places.map((_, nth) => nth)),
      wrong: [
        ...wrongDrawings(body, wrong, made),
        ...tradedPlaces(places.length).map((chosen) =>
          wrongDrawing('slip', 'hand-traded-cards', made(chosen)),
        ),
      ],
    };
  };
}
