import { plainLetters, writtenOnce } from '../text/plain-letters.ts';
import { loosely, type Spellings } from './secret-spellings.ts';
import { isStated } from './stated.ts';
import type { Window } from './window.ts';

type Word = { readonly text: string; readonly start: number; readonly end: number };

const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '+': 't',
};
const englishTens = /^(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|point)$/;
const largerUnits = /^(?:hundred|thousand|million|point)$/;
const structure =
  /^(?:steps?|sides?|ways?|things?|numbers?|quantities|values?|questions?|rows?|columns?|parts?|terms?|fractions?|ratios?|equations?|expressions?|lines?|ideas?|hints?|places?|operations?|amounts?|halves|equal)$/;

function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(/\p{L}+/gu), (match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Words of a few letters spelled with signs between: 't-h-r-e-e', 't h r e e', 'thr.ee'. */
function spelledOut(text: string): string[] {
  const runs = text.match(/(?:(?<!\p{L})\p{L}{1,2}[\s\-._*,|/~]{1,3}){2,24}\p{L}{1,2}(?!\p{L})/gu) ?? [];
  const dotted = text.match(/\p{L}+(?:[._*~|-]+\p{L}+)+/gu) ?? [];
  return [...runs, ...dotted].map((run) => run.replace(/[^\p{L}]/gu, ''));
}

function leetWords(text: string): string[] {
  const tokens = text.match(/[\p{L}\d@$!|+]{3,40}/gu) ?? [];
  const mixed = tokens.filter((token) => /\p{L}/u.test(token) && /[\d@$!|+]/.test(token));
  const words = mixed.map((token) =>
    Array.from(token, (sign) => leet[sign] ?? sign)
      .join('')
      .replace(/[^a-z]/g, ''),
  );
  return words.length > 1 ? [...words, words.join('')] : words;
}

const numberWord =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w{0,6}teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|half|third|quarter)$/;
/** Three or more single letters in a row spell something; commas make them a list of unknowns. */
const letterRun = /(?<!\p{L}|=\s{0,2})\p{L}(?:[\s\-._*|/~]{1,3}\p{L}){2,}(?!\p{L})/u;

function isStretched(text: string, spellings: Spellings): boolean {
  const words = wordsOf(text).map((word) => word.text);
  return words
    .flatMap((word, index) => [word, word + (words[index + 1] ?? '')])
    .some((word) => /(.)\1\1/.test(word) && spellings.once.has(writtenOnce(word)));
}

const initials = (words: readonly Word[]): string => words.map(({ text }) => text.charAt(0)).join('');

function tellsWord(window: Window, text: string, spellings: Spellings): boolean {
  const words = wordsOf(text);
  for (let first = 0; first < words.length; first += 1) {
    let gram = '';
    for (let size = 1; size <= spellings.longest && first + size <= words.length; size += 1) {
      const last = words[first + size - 1];
      const start = words[first];
      if (!last || !start) break;
      gram = gram === '' ? last.text : `${gram} ${last.text}`;
      if (last.end <= window.from) continue;
      const place = { start: start.start, end: last.end };
      const tight = gram.replaceAll(' ', '');
      const isKnown = spellings.weak.has(gram) || spellings.words.has(gram);
      if (size < 5 && !isKnown && spellings.joined.has(tight)) return true;
      if (spellings.weak.has(gram) && isStated(text, place)) return true;
      if (!spellings.words.has(gram)) continue;
      const before = words[first - 1]?.text ?? '';
      const after = words[first + size]?.text ?? '';
      const close = start.start - (words[first - 1]?.end ?? 0) <= 2;
      if ((englishTens.test(before) && close) || largerUnits.test(after)) continue;
      if (size === 1 && structure.test(after) && !isStated(text, place)) continue;
      return true;
    }
  }
  return false;
}

/** Words that make a sentence of their own in a kind reply. */
const ordinary = new Set(
  'yes yep yeah no nope not great good nice right ok okay well hello hi hey sure exactly thanks welcome almost wonderful super awesome perfect careful wait stop look think try again next first second third then now so true false sorry ready done hooray bravo fantastic excellent cool correct wrong close maybe perhaps absolutely definitely certainly indeed remember hint hints tip tips step steps check example examples question answer problem practice goal goals start continue pause breathe relax easy hard tricky interesting also finally instead however lastly why how what when where which together everything nothing something anything both neither always never sometimes simplify solve compare divide multiply add subtract factor graph draw read write count estimate ratio ratios rate rates percent percents fraction fractions decimal decimals equation equations expression slope intercept mean median range area volume perimeter probability numerator denominator understood agreed gotcha oh ah aha hmm wow yay anytime gladly happily ooh aww haha hah cheers goodbye bye noted deal promise honestly really truly exciting brilliant splendid lovely amazing terrific superb impressive excuse please sweet neat fun okey alright onward forward ouch oops phew welcome congratulations congrats yup indeed obviously naturally'.split(
    ' ',
  ),
);

/** A word alone that is no common one may be a number in a language or a code that nobody counts in here. */
function isOddWordAlone(sentence: string, asked: string): boolean {
  const word = /^[^\p{L}\d]*(\p{L}{3,24})[^\p{L}\d?]*$/u.exec(sentence)?.[1]?.toLowerCase();
  return word !== undefined && !ordinary.has(word) && !asked.includes(word);
}

/** Whether the sentence holds the key in words of a known language, spelled out, in leetspeak or backwards. */
export function tellsSpelling(
  window: Window,
  spellings: Spellings,
  question: string,
): 'spelled-out' | 'disguised' | null {
  const head = plainLetters(window.text.slice(0, window.from));
  const from = head.length;
  const text = head + plainLetters(window.text.slice(window.from)).replace(halfAfterUnit, halfOf);
  const asked = plainLetters(question);
  const own = { ...window, from };
  const inQuestion = spellings.isAsked;
  if (!inQuestion && tellsWord(own, text, spellings)) return 'spelled-out';
  if (inQuestion && speltAsResult(own, text, spellings)) return 'spelled-out';
  const near = text.slice(Math.max(0, from - 60));
  const hidden = [...spelledOut(near), ...leetWords(text.slice(from))];
  const pieces = spellings.joined;
  if (
    hidden.some((word) =>
      [...pieces].some((piece) => word === piece || (piece.length > 3 && word.includes(piece))),
    )
  )
    return 'disguised';
  if (hidden.some((word) => numberWord.test(word)) || isStretched(text.slice(from), spellings))
    return 'disguised';
  if (letterRun.test(text.slice(from)) && !letterRun.test(asked)) return 'disguised';
  const backwards = hidden.map((word) => [...word].reverse().join(''));
  if (backwards.some((word) => spellings.joined.has(word))) return 'disguised';
  const words = wordsOf(text.slice(from));
  const singles = words.map(({ text: word }) => word);
  const joinedPairs = singles.flatMap((word, index) => [word, word + (singles[index + 1] ?? '')]);
  if (joinedPairs.some((word) => spellings.disguised.has(word))) return 'disguised';
  const isAcrostic = /\b(?:first|initial|starting) letters?\b|\bacrostic\b|\binitials\b/.test(text);
  if (isAcrostic && [...pieces].some((piece) => initials(wordsOf(text)).includes(piece))) return 'disguised';
  if (acrostic.test(text.slice(from)) || isLoose(text.slice(from), spellings)) return 'disguised';
  if (isOddWordAlone(text.slice(from), asked)) return 'disguised';
  const rhyme = /\brhymes? with\b|\bsounds? like\b(?! (?:the question|what (?:is|was) asked))/.test(text);
  return rhyme ? 'disguised' : null;
}

/** 'cuatro litros y medio': the half stands behind the unit. */
const halfAfterUnit = /(\p{L}+) \p{L}+ (y medi|et demi|e mei|e mezz)[oaie]?\b/gu;
const halfOf = (_: string, whole: string, half: string): string =>
  `${whole} ${half}${half === 'et demi' ? '' : 'o'}`;

/** 'S is for sun, E for egg, V for van': letters named one by one. */
const acrostic =
  /(?:\b\p{L} (?:is |as |stands )?(?:for|in|like)(?: in)? (?:an? |the )?\p{L}{2,}\W{1,3}(?:and )?){3}/u;

/** Misspelled on purpose: 'thirdy too', 'forty-fiive'. Short words are left alone, many of them mean something else. */
function isLoose(text: string, spellings: Spellings): boolean {
  const words = wordsOf(text).map((word) => word.text);
  return words.some((word, index) => spellings.loose.has(loosely(word + (words[index + 1] ?? ''))));
}

function speltAsResult(window: Window, text: string, spellings: Spellings): boolean {
  return wordsOf(text).some(
    (word) => word.end > window.from && spellings.words.has(word.text) && isStated(text, word),
  );
}
