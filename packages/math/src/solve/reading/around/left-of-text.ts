import { findUnit } from '../../../units/unit-table.ts';
import { cutPieces } from './cut-pieces.ts';
import { joinedPieces } from './joined-pieces.ts';
import { kindsOfPieces } from './kinds-of-pieces.ts';
import { isOutOfRange } from './range-of-items.ts';

/** A text without what stands around its problem, and the wishes for the form of the answer that are left out of it. */
export type Left = { readonly text: string; readonly wishes: string };

/** The forms that an answer is seen to have; `in` is no inch there. */
const seenForms =
  /\bin (?:(?:scientific|interval) notation|radians)\b|\bin (?:fraction|decimal|exact|radical|(?:simplest|lowest) (?:radical )?) ?(?:form|terms)\b/gi;

/** A wish that changes the value or its unit is no wish for the form alone. */
const turnsValue = (wish: string): boolean =>
  /\d|round|nearest|places?\b|signific|estimat|approx/i.test(wish) ||
  (
    wish
      .replace(seenForms, '')
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  ).some((word) => word.length > 1 && findUnit(word));

/**
 * What is left of a text that is not understood as a whole: without the pieces that only stand around its problem, and
 * after that without the wishes for a form. Empty where nothing can be left out, it is open whether a piece can, nothing
 * would be left, or several counted problems would.
 */
export function leftOfText(text: string): readonly Left[] {
  const pieces = cutPieces(text);
  const kinds = kindsOfPieces(pieces);
  const isProblem = kinds.map((kind, at) => kind === 'problem' && pieces[at]?.isMark === false);
  const counted = pieces.filter(({ isMark }, at) => isMark && isProblem[at + 1]).length;
  if (counted > 1 || isOutOfRange(pieces) || kinds.includes('open') || !isProblem.includes(true)) return [];
  const withWishes = joinedPieces(
    text,
    pieces,
    kinds.map((kind) => kind !== 'around'),
  );
  const wishes = pieces.filter((_, at) => kinds[at] === 'form').map((one) => one.text);
  const alone = wishes.some(turnsValue) ? withWishes : joinedPieces(text, pieces, isProblem);
  return [
    { text: withWishes, wishes: '' },
    { text: alone, wishes: wishes.join('\n') },
  ].filter((one, at, all) => one.text !== text && all.findIndex((other) => other.text === one.text) === at);
}
