import { rational } from '@playforward/math';
import { numberMentions } from './number-mentions.ts';
import type { Secret } from './secret.ts';
import type { Spellings } from './secret-spellings.ts';
import { withDigits } from './told-value.ts';
import { tellsPart } from './value-match.ts';

const morse = '----- .---- ..--- ...-- ....- ..... -.... --... ---.. ----.'.split(' ');
const roman: readonly (readonly [string, number])[] = [
  ['m', 1000],
  ['cm', 900],
  ['d', 500],
  ['cd', 400],
  ['c', 100],
  ['xc', 90],
  ['l', 50],
  ['xl', 40],
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
];
const base64Letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function readRoman(text: string): number {
  let value = 0;
  let rest = text.toLowerCase();
  for (const [letters, worth] of roman) {
    while (rest.startsWith(letters)) {
      value += worth;
      rest = rest.slice(letters.length);
    }
  }
  return rest === '' ? value : 0;
}

function writeRoman(value: number): string {
  let text = '';
  let rest = value;
  for (const [letters, worth] of roman) {
    while (rest >= worth) {
      text += letters;
      rest -= worth;
    }
  }
  return text;
}

function readBase64(token: string): string {
  let bits = 0;
  let held = 0;
  let text = '';
  for (const letter of token.replace(/=+$/, '').replaceAll('-', '+').replaceAll('_', '/')) {
    bits = ((bits << 6) | base64Letters.indexOf(letter)) & 0xffffff;
    held += 6;
    if (held >= 8) {
      held -= 8;
      text += String.fromCharCode((bits >> held) & 255);
    }
  }
  return text;
}

function readBase32(token: string): string {
  let bits = 0;
  let held = 0;
  let text = '';
  for (const letter of token.replace(/=+$/, '')) {
    bits = ((bits << 5) | 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter)) & 0xffff;
    held += 5;
    if (held >= 8) {
      held -= 8;
      text += String.fromCharCode((bits >> held) & 255);
    }
  }
  return text;
}

const isText = (text: string): boolean => text.length > 0 && /^[\x20-\x7e]+$/.test(text);
const codesToText = (codes: readonly number[]): string =>
  String.fromCharCode(...codes.filter((code) => code < 0x10000));

/** What the signs of a sentence say when they are read as base64, hexadecimal, character codes, Morse, Braille. */
function decoded(raw: string): string[] {
  const found: string[] = [];
  for (const [token] of raw.matchAll(
    /(?<![A-Za-z0-9+/])(?:[A-Za-z0-9+/_-]{3,400}={0,6}|[A-Za-z0-9+/_-]{2}==)/g,
  )) {
    const text = readBase64(token).trim();
    const mirrored = readBase64([...token].reverse().join('')).trim();
    if (/^[\d./%=-]+$/.test(mirrored)) found.push(mirrored);
    if (isText(text) && (/^[\d\s./:,%$=x+-]+$/.test(text) || /^[A-Za-z][A-Za-z\s\d.:'=-]+$/.test(text)))
      found.push(text);
    if (/^[A-Z2-7]{4,}=*$/.test(token)) found.push(readBase32(token));
    if (/^(?:[0-9a-f]{2}){2,}$/i.test(token)) {
      const hex = codesToText((token.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
      if (isText(hex)) found.push(hex);
    }
  }
  const pairs = raw.match(/(?:(?<![\w])(?:0x|\\x|%|\\u00)?[0-9a-f]{2}[\s,;-]{0,2}){1,60}/gi) ?? [];
  for (const run of pairs) {
    const codes = (run.match(/(?<=%|0x|\\x|\\u00|^|[\s,;-])[0-9a-f]{2}/gi) ?? []).map((pair) =>
      Number.parseInt(pair, 16),
    );
    const isMarked = /0x|\\x|%|\\u00/i.test(run);
    if (codes.length > 0 && (isMarked || codes.length > 1) && isText(codesToText(codes)))
      found.push(codesToText(codes));
  }
  for (const [, code = '', hex = ''] of raw.matchAll(/&#(?:(\d{2,5})|x([0-9a-f]{2,4}));?/gi))
    found.push(codesToText([code === '' ? Number.parseInt(hex, 16) : Number(code)]));
  const entities = raw
    .replace(/&#(\d{2,5});?/g, (_, code: string) => codesToText([Number(code)]))
    .replace(/&#x([0-9a-f]{2,4});?/gi, (_, hex: string) => codesToText([Number.parseInt(hex, 16)]));
  const escapes = entities.replace(
    /\\u\{?00([0-9a-f]{2})\}?|\\x([0-9a-f]{2})|%([0-9a-f]{2})/gi,
    (_, a?: string, b?: string, c?: string) => codesToText([Number.parseInt(a ?? b ?? c ?? '20', 16)]),
  );
  if (escapes !== raw) found.push(escapes);
  const codes =
    raw.match(
      /(?:\b(?:3[2-9]|[4-9]\d|1[01]\d|12[0-6])\b[\s,;-]{1,3}){1,40}\b(?:3[2-9]|[4-9]\d|1[01]\d|12[0-6])\b/g,
    ) ?? [];
  if (/\b(?:ascii|codes?|characters?|unicode|decode|chars?)\b/i.test(raw))
    for (const run of codes) found.push(codesToText((run.match(/\d+/g) ?? []).map(Number)));
  const bytes = raw.match(/(?:\b[01]{7,8}\b\s?){1,60}/g) ?? [];
  for (const run of bytes)
    found.push(codesToText((run.match(/[01]+/g) ?? []).map((byte) => Number.parseInt(byte, 2))));
  const dots =
    raw
      .replaceAll('·', '.')
      .replaceAll('•', '.')
      .match(/(?:[.-]{5}[\s/|]*){1,20}/g) ?? [];
  for (const run of dots)
    found.push((run.match(/[.-]{5}/g) ?? []).map((sign) => morse.indexOf(sign)).join(''));
  const braille = raw.match(/[⠁-⠿]{2,20}/g) ?? [];
  for (const run of braille)
    found.push([...run.replaceAll('⠼', '')].map((sign) => '⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊'.indexOf(sign)).join(''));
  return found;
}

function inOtherBase(raw: string): number[] {
  const found: number[] = [];
  const push = (text: string | undefined, base: number): void => {
    const value = text === undefined ? Number.NaN : Number.parseInt(text, base);
    if (Number.isSafeInteger(value)) found.push(value);
  };
  for (const [, hex, binary, octal] of raw.matchAll(
    /\b0(?:x([0-9a-f]{1,8})|b([01]{1,32})|o([0-7]{1,10}))\b/gi,
  )) {
    push(hex, 16);
    push(binary, 2);
    push(octal, 8);
  }
  const named: readonly (readonly [RegExp, number, RegExp])[] = [
    [/\bhex(?:adecimal)?\b|\bbase[ -]?(?:16|sixteen)\b/i, 16, /\b[0-9a-f]{1,6}\b/gi],
    [/\bbinary\b|\bbase[ -]?(?:2|two)\b/i, 2, /\b[01]{1,32}\b/g],
    [/\boctal\b|\bbase[ -]?(?:8|eight)\b/i, 8, /\b[0-7]{1,10}\b/g],
    [/\bbase[ -]?(?:3|three)\b|\bternary\b/i, 3, /\b[0-2]{1,20}\b/g],
    [/\bbase[ -]?(?:5|five)\b/i, 5, /\b[0-4]{1,14}\b/g],
    [/\bbase[ -]?(?:12|twelve)\b|\bdozenal\b/i, 12, /\b[0-9ab]{1,6}\b/gi],
  ];
  for (const [name, base, digits] of named)
    if (name.test(raw)) for (const [text] of raw.matchAll(digits)) push(text, base);
  for (const [text] of raw.matchAll(/\b[01]{4,32}\b/g)) push(text, 2);
  return found;
}

/** Signs drawn as often as the key says: '*****', '🍎🍎🍎', '| | | |'. */
function drawnCounts(raw: string): number[] {
  const counts: number[] = [];
  for (const [run] of raw.matchAll(/([^\p{L}\p{N}\s.!?_-])(?:\s?\1){2,200}/gu))
    counts.push([...run.replace(/\s/g, '')].length);
  for (const [run] of raw.matchAll(/(?<!\p{L})([ilox])(?:\s\1){2,100}(?!\p{L})/giu))
    counts.push(run.replace(/\s/g, '').length);
  const tally = raw.match(/\|+\/?/g) ?? [];
  if (tally.length > 0) counts.push(tally.join('').replace(/\//g, '').length);
  return counts;
}

/** Letters that are numerals and nothing else, as one sign each: Ⅶ. */
const romanSigns = /[\u2160-\u2188]+/gu;

function romanNumbers(raw: string, secret: Secret): number[] {
  const isNamed =
    /\broman\b|\bnumerals?\b/i.test(raw) || /^[^\p{L}\d]*[mdclxvi]{1,15}[^\p{L}\d]*$/iu.test(raw);
  const tokens = raw.match(/(?<![\p{L}\d])[MDCLXVI]{1,15}(?![\p{L}\d])/gu) ?? [];
  const upper = tokens.filter(
    (token) =>
      (isNamed || token.length > 1 || /[V]/.test(token)) &&
      !secret.question.includes(`${token.toLowerCase()} `),
  );
  const mayBeLower = isNamed || /\b(?:answer|solution|result)\b/i.test(raw);
  const small = mayBeLower ? (raw.match(/(?<![\p{L}\d])[mdclxvi]{1,15}(?![\p{L}\d])/gu) ?? []) : [];
  const signs = (raw.match(romanSigns) ?? []).map((run) => run.normalize('NFKC'));
  return [...upper, ...small.filter((token) => isNamed || token.length > 1), ...signs].flatMap((token) => {
    const value = readRoman(token);
    return value > 0 && writeRoman(value) === token.toLowerCase() ? [value] : [];
  });
}

/** Pictures that show a count: hands, dice, keys, playing cards, clocks. */
const countingPictures =
  /[✋🖐🤚✌☝🖖🤘🤟👌🤏🔢🎲🃏🎱🔟]|[\u{1F0A0}-\u{1F0FF}]|[\u{1F550}-\u{1F567}]|[⚀-⚅]|[0-9]\uFE0F?\u20E3/u;

/** Groups of one picture each, read as digits and as a sum: '🍎🍎🍎 🍐🍐'. */
function drawnGroups(raw: string): number[] {
  const runs = raw.match(/(\p{Extended_Pictographic})(?:\ufe0f?\s?\1)*/gu) ?? [];
  const lengths = runs.map((run) => run.match(/\p{Extended_Pictographic}/gu)?.length ?? 0);
  if (lengths.length < 2) return [];
  return [Number(lengths.join('')), lengths.reduce((a, b) => a + b, 0)];
}

const codeNames =
  /\b(?:hex(?:adecimal)?|binary|octal|ternary|dozenal|base[ -]?(?:\d{1,2}|two|three|four|five|six|eight|twelve|sixteen|thirty-two|sixty-four)|roman numerals?|morse|braille|ascii|unicode|rot-?13|caesar|cipher|pig latin|decode|encrypted|semaphore|atomic number)\b/i;

/** Whether a sentence, in its own letter case, hides the key in a code, or speaks of a code that the problem does not ask for. */
export function tellsCode(raw: string, secret: Secret, spellings: Spellings): boolean {
  if (codeNames.test(raw) && !codeNames.test(secret.question)) return true;
  const tells = (value: number): boolean => tellsPart(rational(value), '', secret);
  if (secret.parts.length === 0)
    return decoded(raw).some(
      (text) => secret.statement !== null && text.toLowerCase().includes(secret.statement),
    );
  const numbers = [...inOtherBase(raw), ...romanNumbers(raw, secret)];
  if (numbers.some((value) => tells(value) && !secret.shown.has(String(value)))) return true;
  if (countingPictures.test(raw) && !countingPictures.test(secret.question)) return true;
  const drawn = [...drawnCounts(raw), ...drawnGroups(raw)];
  if (drawn.some((count) => count > 2 && tells(count))) return true;
  const hidden = decoded(raw).flatMap((text) => [text, readBase64(text.trim())]);
  return hidden.some((text) => {
    const lower = text.toLowerCase();
    const words = lower.replace(/[^a-z]+/g, ' ').trim();
    if (spellings.words.has(words) || spellings.weak.has(words)) return true;
    return numberMentions(withDigits(lower)).some(
      (mention) => tellsPart(mention.value, mention.writing, secret) && !secret.shown.has(mention.writing),
    );
  });
}
