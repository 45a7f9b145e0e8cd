import type { AnswerKey } from '../answer-key.ts';
import { checkClaim } from '../check-claim.ts';

const signWords: readonly (readonly [RegExp, string])[] = [
  [/\b(?:is |are )?(?:greater|more|bigger|larger|higher) than or equal to\b/gi, '≥'],
  [/\b(?:is |are )?(?:less|smaller|lower|fewer) than or equal to\b/gi, '≤'],
  [/\b(?:is |are )?(?:greater|more|bigger|larger|higher)(?: than)?\b/gi, '>'],
  [/\b(?:is |are )?(?:less|smaller|lower|fewer)(?: than)?\b/gi, '<'],
  [/\b(?:is |are )?(?:the same(?: as)?|equals?(?: to)?|equivalent(?: to)?)(?=\s|$|[.,])/gi, '='],
  [/>\s*=/g, '≥'],
  [/<\s*=/g, '≤'],
];
const withSigns = (text: string): string =>
  signWords.reduce((said, [words, sign]) => said.replace(words, sign), text);
const statement = /^([^<>=≤≥]+)([<>=])([^<>=≤≥]+)$/;
const turned: Readonly<Record<string, string>> = { '<': '>', '>': '<', '=': '=' };

/** The place of a number in a question: no part of a longer one. */
function placeIn(question: string, side: string): number {
  const signs = side
    .replace(/\s+/g, '')
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/^0?(?=\\\.\d)/, '0?');
  const alone = new RegExp(`(?<![\\d./√π]|\\d,|[-−])${signs}(?![\\d/√π^]|\\.\\d|,\\d)`, 'i');
  return alone.exec(question.replace(/\s*([/^])\s*/g, '$1'))?.index ?? -1;
}

/** A true statement about two numbers of the question, in their order there; null for any other text. */
function statedIn(typed: string, question: string) {
  const text = withSigns(typed).replace(/[.!\s]+$/, '');
  const [, left = '', sign = '', right = ''] = statement.exec(text) ?? [];
  if (sign === '' || checkClaim(`${left} ${sign} ${right}`) !== 'true') return null;
  const [first, second] = [placeIn(question, left), placeIn(question, right)];
  if (first < 0 || second < 0 || first === second) return null;
  return first < second ? { left, sign, right } : { left: right, sign: turned[sign] ?? sign, right: left };
}

const asksSign = /<\s*,\s*>|>\s*,\s*<|\bcompare\b|_{2,}|□|○|\bwhich (?:symbol|sign)\b/i;

/** Whether an answer says the sign that the key is: in words, or as the whole comparison. Null where no sign is asked for. */
export function saysSign(typed: string, { value, question = '' }: AnswerKey): boolean | null {
  const wanted = /^\s*([<>=])\s*$/.exec(value)?.[1];
  if (wanted === undefined || !asksSign.test(question)) return null;
  const plain = withSigns(typed.replace(/^\s*(?:it is|it's|its|they are|they're|both are|the)\s+/i, ''));
  const alone = /^\s*([<>=])\s*(?:sign)?\s*[.!]*\s*$/.exec(plain)?.[1];
  if (alone !== undefined) return alone === wanted;
  return statedIn(typed, question)?.sign === wanted;
}

const greatest = /\bwhich\b[^.?]*\b(?:greater|larger|bigger|higher|more|greatest|largest)\b/i;
const least = /\bwhich\b[^.?]*\b(?:less|smaller|lower|least|smallest|lowest)\b/i;

/** `5/6 > 7/9` beside `Which is greater?` chooses 5/6; null where nothing is compared, or falsely. */
export function chosenByComparing(typed: string, question: string): string | null {
  const [most, fewest] = [greatest.test(question), least.test(question)];
  if (most === fewest) return null;
  const stated = statedIn(typed, question);
  if (stated === null || stated.sign === '=') return null;
  return (stated.sign === '>') === most ? stated.left.trim() : stated.right.trim();
}
