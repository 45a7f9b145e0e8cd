import { hasAskingWord } from '../../hear/asks-something.ts';
import { because } from '../../hear/because.ts';
import { endOf } from '../../hear/claims/shown-end.ts';
import { mathPieces, operationsIn } from '../../hear/math-pieces.ts';
import { squeezed } from '../../hear/solution-path.ts';
import { isLoose, isOfTalk, topicWords } from '../../know/words.ts';
import { shownLine } from '../steps-so-far.ts';
import type { Turn } from '../turn.ts';

/** Where a message goes on to its next thought; "4 and 10" is one. */
const joints = /[,;\n]\s+|\.\s+|\s(?:and|but|so|then|also)\s(?!\s*[-−(]?\d+(?:\s|$))/i;
const opening = /^(?:(?:and|but|so|then|also)\s+)+/i;
/** What is told of how a line came about. */
export const saysMade = /\b(?:multiplied|timese?d|divided|split|added|plussed|subtracted|minused|took)\b/i;
/** A thought has a word of mathematics and one more. */
const fewestWords = 2;

/** The last thought of a message, where nothing of it stands in the lines that are called right and it asks nothing. */
export function restBehind({ heard, asks }: Turn, lines: readonly string[]): string | null {
  const [, ...behind] = heard.text.split(joints);
  const rest = behind.at(-1)?.replace(opening, '').trim() ?? '';
  if (
    asks ||
    hasAskingWord(rest) ||
    operationsIn(rest).length > 0 ||
    saysMade.test(rest) ||
    because.test(` ${rest}`)
  )
    return null;
  const known = new Set(lines.flatMap((line) => [line, endOf(line), ...line.split(/[=≈,]/)]).map(squeezed));
  const pieces = mathPieces(rest);
  const isNew = pieces.some(({ text }) => ![text, endOf(text)].some((one) => known.has(squeezed(one))));
  const words = topicWords(rest).filter((word) => word.length > 1 && !isOfTalk(word) && !isLoose(word));
  const [only] = pieces.length === 1 && words.length === 0 ? pieces : [];
  if (isNew && only !== undefined) return shownLine(only.text);
  return isNew || (pieces.length === 0 && words.length >= fewestWords) ? `“${rest}”` : null;
}
