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
  ['∣', '|'],
  ['❘', '|'],
]);

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

/**
 * Writes typographic variants (dashes, times signs, full-width and Arabic-Indic digits) as their plain
 * counterparts, and blanks `$…$` around the text, an opening `=` or `≈` and the closing full stop.
 * Every character keeps its place, so positions still point into the given text.
 */
export function cleanText(text: string): string {
  let plain = '';
  for (let i = 0; i < text.length; i += 1) plain += cleanCharacter(text.charAt(i));
  const inner = blankWrapper(plain);
  const open = /^\s*[=≈]/.exec(inner)?.[0].length ?? 0;
  const body = `${' '.repeat(open)}${inner.slice(open)}`;
  const kept = body.trimEnd();
  const last = kept.at(-1) ?? '';
  const ends = kept.length > 1 && (last === '.' || last === ';' || last === ',' || last === '?');
  return ends ? `${kept.slice(0, -1)}${' '.repeat(body.length - kept.length + 1)}` : body;
}
