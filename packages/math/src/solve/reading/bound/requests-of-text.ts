import { cutPieces } from '../around/cut-pieces.ts';
import { kindsOfPieces } from '../around/kinds-of-pieces.ts';

/** Acts and questions that a request begins with. */
const act =
  "solve|evaluate|simplify|factor|expand|multiply|divide|convert|graph|differentiate|integrate|compute|calculate|rationalize|find|determine|state|give|write|express|identify|name|list|how|which|where|what(?:['’]?s| is| are)";
const begins = new RegExp(String.raw`^(?:(?:and|then|now|so|please|also|next)[\s,]+)*(?:${act})\b`, 'i');
/** A second request within its sentence: `… and the slope of y = 2x`, `… and solve x + 1 = 3`. */
const within = new RegExp(
  String.raw`,?\s+and\s+(?=(?:then |also )?(?:${act})\b|the (?:[a-z]+[ -]){1,3}(?:of|through|for|between) )`,
  'i',
);
/** One more thing that the request before is about: `And y = 3x − 4?`. */
const goesOn = /^(?:and|(?:what|how) about)\b/i;
const word = /\b(?!(?:sin|cos|tan|sec|csc|cot|log|ln|sqrt|lim|pi)\b)[A-Za-z]{2,}\b/;

/** Mathematics between the words: an equation, an expression, points, several numbers. */
const objectOf = (text: string): string =>
  text
    .split(word)
    .map((one) => one.replace(/[\s.:;?!]+/g, '').replace(/^,|,$/g, ''))
    .filter((one) => /\d/.test(one) && /[=^*/√²³+(,%−-]/.test(one))
    .join(' ');

const asking =
  /\?|\b(?:find|what|how|which|when|where|write|give|calculate|determine|state|solve|name|sketch|express|compute|identify|list|show|factor|simplify|evaluate)\b/i;

/** Whether anything is asked for in a text, wherever. */
export const asksAnything = (text: string): boolean => asking.test(text);

/** Whether a piece begins with what it asks for. */
export const isRequest = (text: string): boolean => begins.test(text);

/**
 * The requests of a text that each say themselves what they are about, where they are about different things: they are
 * several problems. Empty where at most one does.
 * @example severalRequests('Factor x² − 9. Solve 2x = 8.') // ['Factor x² − 9', 'Solve 2x = 8']
 */
export function severalRequests(text: string): readonly string[] {
  const pieces = cutPieces(text);
  const kinds = kindsOfPieces(pieces);
  const own = pieces
    .filter(({ isMark }, at) => !isMark && kinds[at] === 'problem')
    .flatMap((piece) =>
      piece.text.split(within).filter((one, i) => i > 0 || begins.test(one) || goesOn.test(one)),
    )
    .filter((one) => objectOf(one) !== '');
  const isSeveral = new Set(own.map(objectOf)).size > 1;
  return isSeveral ? own.map((one) => one.replace(/[\s.,?!:]+$/, '')) : [];
}
