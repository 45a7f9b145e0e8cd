import { plainTex } from './plain-tex.ts';

/** Signs that take no room or turn the reading direction; they only serve to hide text. */
const invisible = /\p{Cf}|\p{Cc}|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u3164|\p{Variation_Selector}|\u20e3/u;
const lineBreaks = new Set(['\n', '\t', '\r']);
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const lowered = '₀₁₂₃₄₅₆₇₈₉';
const vulgar: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅐': '1/7',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '⅑': '1/9',
  '⅒': '1/10',
};
const signs: Readonly<Record<string, string>> = {
  '−': '-',
  '–': '-',
  '—': ' - ',
  '‐': '-',
  '‑': '-',
  '⁄': '/',
  '∕': '/',
  '×': '*',
  '✕': '*',
  '·': '*',
  '⋅': '*',
  '∙': '*',
  '÷': '/',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '∶': ':',
  '٫': '.',
  '٬': ',',
  '≅': '=',
  '🔟': '10',
};

/** The digit that a character of any script stands for; null for everything else. */
function digitOf(character: string): string | null {
  if (!/\p{Nd}/u.test(character)) return null;
  const folded = character.normalize('NFKC');
  if (/^\d$/.test(folded)) return folded;
  const code = character.codePointAt(0) ?? 0;
  let start = code;
  while (code - start < 9 && /\p{Nd}/u.test(String.fromCodePoint(start - 1))) start -= 1;
  return code < 128 ? character : String((code - start) % 10);
}

/** First signs of the rows of circled digits that compatibility forms do not reach; each begins with 1. */
const circled = [0x2776, 0x2780, 0x278a, 0x24f5];

function circledDigit(character: string): string | null {
  const code = character.codePointAt(0) ?? 0;
  const first = circled.find((start) => code >= start && code < start + 10);
  return first === undefined ? null : String(code - first + 1);
}

function plainCharacter(character: string, before: string): string {
  if (character < '\u007f' && character >= ' ') return character;
  if (lineBreaks.has(character)) return ' ';
  if (invisible.test(character)) return '';
  const power = raised.indexOf(character);
  if (power >= 0) return raised.includes(before) && before !== '' ? String(power) : `^${power}`;
  const index = lowered.indexOf(character);
  if (index >= 0) return `_${index}`;
  const fraction = vulgar[character];
  if (fraction) return /\d/.test(before) ? ` ${fraction}` : fraction;
  const die = '⚀⚁⚂⚃⚄⚅'.indexOf(character);
  if (die >= 0) return ` ${die + 1} `;
  return signs[character] ?? digitOf(character) ?? circledDigit(character) ?? foldedLetter(character);
}

function foldedLetter(character: string): string {
  return Array.from(character.normalize('NFKC'), (each) => signs[each] ?? digitOf(each) ?? each).join('');
}

/** Beside ÷ a slash is a fraction bar: 3/4 ÷ 1/2 divides one fraction by the other. */
function keepFractions(text: string): string {
  if (!text.includes('÷')) return text;
  return text
    .replace(/(?<![\d./(])(\d{1,9}\s?\/\s?\d{1,9})(?=\s*÷)/g, '($1)')
    .replace(/(?<=÷\s*)(\d{1,9}\s?\/\s?\d{1,9})(?![\d./])/g, '($1)');
}

/**
 * A text as the guards read it: one line, digits of every script as 0-9, powers as `^2`, vulgar fractions as `1/2`,
 * formulas as a keyboard types them, one kind of dash, quote and times sign, nothing invisible.
 */
export function plainText(text: string): string {
  let plain = '';
  let before = '';
  for (const character of keepFractions(plainTex(text))) {
    plain += plainCharacter(character, before);
    before = character;
  }
  return plain;
}

/** The text as it is shown: the same without invisible signs. Line breaks stay. */
export function visibleText(text: string): string {
  let visible = '';
  for (const character of text) {
    if (lineBreaks.has(character) || !invisible.test(character) || character === '\ufe0f')
      visible += character;
  }
  return visible;
}
