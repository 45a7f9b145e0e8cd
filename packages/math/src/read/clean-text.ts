import { wordsToSigns } from './plain-words.ts';

const sameLength = new Map<string, string>([
  ...['\u2212', '\u2013', '\u2014', '\u2012', '\u2010', '\u2011', '\uFE63'].map((c) => [c, '-'] as const),
  ...['×', '·', '⋅', '∙', '∗', '✕', '•'].map((c) => [c, '*'] as const),
  ...['÷', '∕', '⁄'].map((c) => [c, '/'] as const),
  ...['\u00A0', '\u2009', '\u200A', '\u202F', '\u2003', '\u2002', '\u3000', '\u200B', '\t', '\n', '\r'].map(
    (c) => [c, ' '] as const,
  ),
  ['∶', ':'],
  ['٫', '.'],
  ['٬', ','],
  ['٪', '%'],
  ['、', ','],
  ['。', '.'],
  ['’', "'"],
  ['′', "'"],
  ['″', '"'],
  ['”', '"'],
  ['≦', '≤'],
  ['≧', '≥'],
  ['˚', '°'],
  ['﹪', '%'],
  ['∣', '|'],
  ['❘', '|'],
  ...[...'áéíóúñÁÉÍÓÚ'].map((c, i) => [c, 'aeiounAEIOU'.charAt(i)] as const),
]);

/** Letters and digits of formulas, as copied from a typeset page. */
const formulaLetter = /[\u{1D400}-\u{1D7FF}]/gu;

const digitZeros = [0x0660, 0x06f0, 0x0966];

function cleanCharacter(character: string): string {
  const known = sameLength.get(character);
  if (known !== undefined) return known;
  const code = character.charCodeAt(0);
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0);
  const zero = digitZeros.find((first) => code >= first && code <= first + 9);
  return zero === undefined ? character : String(code - zero);
}

const wrappers: readonly (readonly [string, string])[] = [
  ['$$', '$$'],
  ['\\(', '\\)'],
  ['\\[', '\\]'],
  ['$', '$'],
];

function blankWrapper(text: string): string {
  const inner = text.trim();
  const wrapper = wrappers.find(
    ([open, close]) =>
      inner.startsWith(open) && inner.endsWith(close) && inner.length > open.length + close.length,
  );
  if (!wrapper) return text;
  const start = text.indexOf(inner);
  const end = start + inner.length;
  const [open, close] = wrapper;
  const middle = text.slice(start + open.length, end - close.length);
  return `${' '.repeat(start + open.length)}${middle}${' '.repeat(text.length - end + close.length)}`;
}

const blankOf = (found: string): string => ' '.repeat(found.length);

/**
 * Writes typographic variants (dashes, times signs, full-width and Arabic-Indic digits) as their plain
 * counterparts and phrases as signs, and blanks `$…$` around the text, an opening `=` or `≈` and the closing full stop.
 * Every character keeps its place, so positions still point into the given text.
 */
export function cleanText(text: string): string {
  let plain = '';
  const typed = text.replace(formulaLetter, (letter) => letter.normalize('NFKC').padEnd(letter.length, ' '));
  for (let i = 0; i < typed.length; i += 1) plain += cleanCharacter(typed.charAt(i));
  plain = wordsToSigns(plain);
  const inner = blankWrapper(plain);
  const open = /^\s*[=≈]/.exec(inner)?.[0].length ?? 0;
  // Several marks at the end are an exclamation: only one can be a factorial.
  const body = `${' '.repeat(open)}${inner.slice(open)}`.replace(/!{2,}(?=\s*$)/, blankOf);
  const kept = body.trimEnd();
  const last = kept.at(-1) ?? '';
  const ends =
    kept.length > 1 &&
    !kept.endsWith('...') &&
    (last === '.' || last === ';' || last === ',' || last === '?');
  return ends ? `${kept.slice(0, -1)}${' '.repeat(body.length - kept.length + 1)}` : body;
}
