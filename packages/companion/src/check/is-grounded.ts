import { plainMath } from '../hints/plain-math.ts';
import { isPlainWord } from './plain-words.ts';
import type { TutorFact } from './tutor-facts.ts';

/** A judgement, which only a fact may give. */
const verdict =
  /\b(?:is|are|was|were|isn'?t|wasn'?t|that'?s|it'?s|you(?:'re| are)?|got it|gets?) (?:\w+ ){0,2}(?:right|correct|wrong|incorrect|true|false|it)\b/i;
/** With an open problem these words can point at a choice or say the number one. */
const pointing =
  /\b(?:first|last|next|one|ones|single|choices?|choose|chosen|picks?|picked|letters?|once|twins?|pairs?|dozens?|couple|quarters?|middle|top|bottom)\b/i;
/** A letter by itself names a choice or a Roman number. */
const loneLetter = /(?<=\S\s)A(?![\p{L}'’])|(?<![\p{L}'’])(?:a|i)[^\p{L}]*$/u;

const folded = (text: string): string =>
  plainMath(text)
    .toLowerCase()
    .replace(/[\s"“”*]+/g, ' ')
    .replace(/[.!?\s]+$/, '')
    .trim();

/** The sentences of a message; a new line ends one. */
export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.?!])\s+|\n+/).filter((one) => one.trim() !== '');

/** Each sentence of the facts, with and without the words that say whose fact it is. */
export function groundOf(facts: readonly TutorFact[]): ReadonlySet<string> {
  return new Set(
    facts.flatMap(({ text }) =>
      [text, text.replace(/^[^:]{1,40}:\s+/, '')].flatMap((one) => sentencesOf(one).map(folded)),
    ),
  );
}

/**
 * Whether a sentence of a model says nothing but what is written: it is a sentence of the facts, `{f2}` for a whole
 * fact, or talk in words with which nothing about mathematics can be stated. What is neither may be true and is held
 * back all the same: nobody has checked it.
 */
export function isGrounded(
  sentence: string,
  { ground, isHeld }: { readonly ground: ReadonlySet<string>; readonly isHeld: boolean },
): boolean {
  if (/^\s*\{f\d+\}[.!?\s]*$/.test(sentence) || ground.has(folded(sentence))) return true;
  if (!/^[\p{L}\s'’.,!?;:–—-]*$/u.test(sentence) || !/\p{L}/u.test(sentence)) return false;
  const words = sentence.match(/[\p{L}'’]+/gu) ?? [];
  if (!words.every(isPlainWord) || verdict.test(sentence)) return false;
  if (/(?:^|\s)\p{L}(?:\s*[-–—.,]\s*\p{L})+(?!\p{L})/u.test(sentence)) return false;
  return !isHeld || !(pointing.test(sentence) || loneLetter.test(sentence));
}
