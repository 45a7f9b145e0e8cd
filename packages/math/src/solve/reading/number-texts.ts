import { evaluateExact } from '../../judge/equivalent.ts';

/** A number as a plain telling writes it: `-3.5`, `7/2`. */
export const n = String.raw`(?<![\d./:])-?\d+(?:\.\d+)?(?:\/\d+)?(?![\d/:]|\.\d)`;
/** A number that is no percent. */
export const amount = `${n}(?!%)`;

/** A number as it stands in a text: 1,200, -3.5, 3/4, .5; no part of a word or of another number. */
export const numberText = String.raw`-?(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\/\d+|\d*\.?\d+)(?![\d/]|\.\d|,\d{3}\b)`;
export const plainNumber = (text: string | undefined): string =>
  (text ?? '').replace(/[$,\s]/g, '').replace(/^(-?)\./, '$10.');

export const numberOf = (text: string): number => {
  const value = evaluateExact(text.replace(/%$/, '/100'));
  return value ? Number(value.n) / Number(value.d) : Number.NaN;
};

/** A share told as a fraction, a decimal or a percent, as a number for a formula. */
export function shareOf(text: string): string | null {
  const percent = /^(\d*\.?\d+)\s*(?:%|percent)$/.exec(text.trim());
  const plain = percent ? String(Number((Number(percent[1]) / 100).toPrecision(12))) : plainNumber(text);
  const size = numberOf(plain);
  return size >= 0 && size <= 1 ? plain : null;
}

/** Numbers that are told in words as often as in digits. */
export const smallNumbers: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );

/** The words from `first` to `last`, as a source of a pattern. */
export const numberWords = (first = 1, last = 12): string => smallNumbers.slice(first, last + 1).join('|');
/** A number in digits for its word; any other word stays. */
export const inDigit = (word: string): string => {
  const at = smallNumbers.indexOf(word.toLowerCase());
  return at < 0 ? word : `${at}`;
};

/** A count in words or in digits, up to three of them. */
export const countText = String.raw`(\d{1,3}|${numberWords()})`;
/** A count told in words, in digits, or by an article. */
export const countOf = (text: string | undefined): number =>
  /^an?$/i.test(text ?? '') ? 1 : Number(inDigit(text ?? 'none'));

const multiples: Readonly<Record<string, string>> = {
  half: '1/2',
  once: '1',
  twice: '2',
  double: '2',
  thrice: '3',
  triple: '3',
};
/** How many times as much: `twice`, `half`, `3 times`; the number alone where it is told in digits. */
export const factorOf = (text: string): string => multiples[text] ?? text.replace(/ times$/, '');

/** A percent as the quotient it is, `25%` as `25/100`; other numbers stay. */
export const asQuotient = (text = ''): string => text.replace(/%$/, '/100');

/** What a story tells in numbers: how many, how much, a share, a percent, a price in a currency. */
export const aCount = String.raw`(?<![\d./:-])(\d+)(?![\d/:%]|\.\d)`;
export const aSize = String.raw`(?<![\d./:-])(\d+(?:\.\d+)?)(?![\d/:%]|\.\d)`;
export const aShare = String.raw`(?<![\d./])(\d+\/\d+|\d+(?:\.\d+)?%)(?![\d/])`;
export const aPercent = String.raw`(?<![\d./])(\d+(?:\.\d+)?)%`;
export const aPrice = String.raw`(?<![\d./:-])(\d+(?:\.\d\d?)?)(?![\d/:%]|\.\d)(?: (dollars|euros))?`;
