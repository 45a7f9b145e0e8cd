import {
  addRational,
  equalRational,
  evaluateExact,
  type Rational,
  rational,
  rationalToNumber,
} from '@playforward/math';
import { wordsToMath } from '../math/words-to-math.ts';
import { numberMentions } from './number-mentions.ts';
import { canonical, type Secret, signsOf } from './secret.ts';
import { withDigits } from './told-value.ts';
import type { Window } from './window.ts';

const absolute = ({ n, d }: Rational): Rational => ({ n: n < 0n ? -n : n, d });
const isPart = (value: Rational, { parts }: Secret): boolean =>
  parts.length === 1 && parts.some((part) => equalRational(absolute(part), absolute(value)));

const places: Readonly<Record<string, bigint>> = { tenth: 10n, hundredth: 100n, thousandth: 1000n };
const wholesAndParts =
  /\b(\d{1,9}) (?:wholes?|ones?|units?)?\s?,?(?: and|plus)? (\d{1,6}) (tenth|hundredth|thousandth)s?\b/g;

/** '5 wholes and 74 hundredths' */
function tellsWholesAndParts(own: string, secret: Secret): boolean {
  return [...own.matchAll(wholesAndParts)].some(([, whole = '0', top = '0', name = '']) =>
    isPart(addRational(rational(BigInt(whole)), rational(BigInt(top), places[name] ?? 1n)), secret),
  );
}

const bottoms = new Map([
  ...'second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'
    .split(' ')
    .map((name, index) => [name, index + 2] as const),
  ...'twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth hundredth'
    .split(' ')
    .map((name, index) => [name, 20 + 10 * index] as const),
  ['half', 2],
  ['halve', 2],
  ['quarter', 4],
] as const);
const spelledFraction = new RegExp(
  String.raw`(?:\b(\d{1,6}) and )?\b(an?|\d{1,6})[ -](?:(\d0)[ -])?(${[...bottoms.keys()].join('|')})s?\b`,
  'g',
);

/** 'three and thirteen fourteenths' */
function tellsSpelledFraction(own: string, secret: Secret): boolean {
  return [...own.matchAll(spelledFraction)].some(([, whole = '0', top = '1', ten = '0', name = '']) => {
    const bottom = Number(ten) + (bottoms.get(name) ?? 1);
    const value = addRational(rational(BigInt(whole)), rational(BigInt(Number(top) || 1), BigInt(bottom)));
    return value.d !== 1n && isPart(value, secret) && !secret.question.includes(name);
  });
}

const money = /\b(\d{1,9}) dollars?\b[^\d]{0,30}?\b(\d{1,2}) cents?\b/g;

/** 'twelve dollars and seventy cents', in one sentence or two. */
function tellsMoney(text: string, secret: Secret): boolean {
  return [...text.matchAll(money)].some(([, dollars = '0', cents = '0']) =>
    isPart(rational(BigInt(dollars) * 100n + BigInt(cents), 100n), secret),
  );
}

const ofCircle = /(\d*)\s*π(?:\s*\/\s*(\d+))?/g;

/** The angles of the key in degrees instead of radians. */
function tellsDegrees(own: string, { expression, question }: Secret): boolean {
  const angles = [...(expression ?? '').matchAll(ofCircle)].map(
    ([, top, bottom]) => (180 * Number(top || 1)) / Number(bottom ?? 1),
  );
  const said = new Set((own.match(/\d+(?:\.\d+)?/g) ?? []).map(Number));
  return (
    angles.length > 0 &&
    /degree|°/.test(own) &&
    angles.every((angle) => said.has(angle) && !question.includes(String(angle)))
  );
}

/** The fraction in the exponent of the key. */
function tellsExponent(own: string, { expression }: Secret): boolean {
  const [, top, bottom] = /\^\s*[({]?\s*(-?\d+)\s*\/\s*(\d+)/.exec(expression ?? '') ?? [];
  if (top === undefined || !/\b(?:exponent|power|raised|upstairs|top)\b/.test(own)) return false;
  const said = [...own.matchAll(spelledFraction)].map(
    ([, , over, ten = '0', name = '']) => `${over}/${Number(ten) + (bottoms.get(name) ?? 1)}`,
  );
  return [...said, ...(own.match(/-?\d+\s*\/\s*\d+/g) ?? [])].some(
    (each) => each.replace(/\s/g, '') === `${top}/${bottom}`,
  );
}

const roman: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
const romanValue = (numeral: string): number =>
  [...numeral].reduce((sum, sign, index) => {
    const size = roman[sign] ?? 0;
    return sum + (size < (roman[numeral.charAt(index + 1)] ?? 0) ? -size : size);
  }, 0);

/** A Roman numeral that the problem does not hold. */
export function tellsRoman(raw: string, secret: Secret): boolean {
  return [...raw.matchAll(/(?<![\p{L}\d])[IVXLCDM]{2,12}(?![\p{L}\d])/gu)].some(
    ([numeral]) =>
      !secret.question.includes(numeral.toLowerCase()) &&
      isPart(rational(BigInt(romanValue(numeral))), secret),
  );
}

const shareOf =
  /(?<![\d.,/])(\d{1,9}) (?:out of|in|of)(?: (?:all|the|these|those|every|a|its|them))? (\d{1,9})(?![\d.,/]\d)/g;

/** 'six of the twenty-five pairs' */
function tellsShare(own: string, secret: Secret): boolean {
  return [...own.matchAll(shareOf)].some(
    ([, part = '0', whole = '0']) =>
      BigInt(whole) > 0n &&
      !(secret.shown.has(part) && secret.shown.has(whole)) &&
      isPart(rational(BigInt(part), BigInt(whole)), secret),
  );
}

/** A decimal that is the key but for its last places. */
function tellsRounded(own: string, secret: Secret): boolean {
  const [part] = secret.parts;
  if (secret.parts.length !== 1 || !part || part.d === 1n) return false;
  const key = Math.abs(rationalToNumber(part));
  return [...own.matchAll(/(?<![\d.])\d{1,9}\.(\d{2,8})(?!\d)/g)].some(
    ([writing, decimals = '']) =>
      !secret.shown.has(writing) && Math.abs(Number(writing) - key) < 10 ** -decimals.length,
  );
}

const ofRange =
  /\b(?:between|from|up to|at most|at least|less than|more than|greater than|smaller than|above|below|apart from|except|but not|other than|included|including|excluded|inclusive|strictly|without|everything|every|all)\b/;

/** Every end of an interval or union in words: 'every x up to 1, apart from -1'. */
function tellsRange(own: string, secret: Secret): boolean {
  if (secret.range === null) return false;
  const values = numberMentions(secret.range).map(({ value }) => value);
  const said = numberMentions(own).map(({ value }) => value);
  return (
    values.length > 0 &&
    /[a-z]{3}/.test(own) &&
    ofRange.test(own) &&
    values.every((value) => said.some((each) => equalRational(each, value)))
  );
}

const group = /\([^()]{3,40}\)/g;
const tight = (text: string): string => canonical(text).replaceAll('*', '');

/** Every bracket of the key in words: 'x plus 3, x minus 5 and x plus 5'. */
function tellsBrackets(own: string, { expression, shown }: Secret): boolean {
  const groups = [...new Set((expression?.match(group) ?? []).map(tight))].filter(
    (each) => /[a-z]/.test(each) && !shown.has(each),
  );
  if (groups.length === 0) return false;
  const said = tight(wordsToMath(own));
  return groups.every((each) => said.includes(each));
}

/** All numbers of a key with letters, one of them new to the problem. */
function tellsCoefficients(own: string, { expression, shown }: Secret): boolean {
  if (expression === null || !/[a-z√∛]/i.test(expression)) return false;
  const numbers = [...new Set(expression.match(/\d+(?:\.\d+)?/g) ?? [])].filter(
    (each) => each !== '0' && each !== '1',
  );
  const fresh = numbers.filter((each) => !shown.has(each) && (each.length > 1 || numbers.length > 1));
  if (fresh.length === 0) return false;
  const said = new Set(own.match(/\d+(?:\.\d+)?/g) ?? []);
  const isSaid = (each: string): boolean => said.has(each);
  const letters = new Set(expression.toLowerCase().match(/[a-z]/g) ?? []);
  const hasLetter = [...letters].some((letter) => new RegExp(`(?<![a-z])\\d*${letter}(?![a-z])`).test(own));
  const isNew = fresh.length === numbers.length || numbers.length > 2;
  return numbers.every(isSaid) && (hasLetter || isNew);
}

const bracketed =
  /\b(?:bracket|parenthes[ie]s|closed|open|included?|excluded?|counts?|belongs?|ends?|stops?|starts?|begins?)\b/;
const sideOf = /\b(?:left|right|lower|upper|square|round|first|second|last|both)\b/;

/** One end of an interval with its bracket: 'on the right it stops at 5, with a square bracket'. */
function tellsEnd(own: string, { range }: Secret): boolean {
  if (range === null || !bracketed.test(own) || !sideOf.test(own)) return false;
  const ends = numberMentions(range);
  return numberMentions(own).some(({ value }) => ends.some((end) => equalRational(end.value, value)));
}

/** Every part of a pair in one sentence or several, none of them given. */
function tellsAllParts(head: string, own: string, { parts, shown }: Secret): boolean {
  const sizes = [...new Set(parts.map((part) => (part.d === 1n ? String(absolute(part).n) : '')))];
  if (parts.length < 2 || sizes.some((size) => size === '' || size === '0' || shown.has(size))) return false;
  const ofText = (text: string): Set<string> =>
    new Set(text.match(/(?<![\d.,])\d{1,9}(?![\d,.]\d|\d)/g) ?? []);
  const [before, here] = [ofText(head), ofText(own)];
  return sizes.some((size) => here.has(size)) && sizes.every((size) => before.has(size) || here.has(size));
}

const behindPoint =
  /\b(?:after|behind|right of|past|following) the (?:decimal )?(?:point|comma)\b[^\d.!?]{0,30}(\d{1,8})(?!\d)/;

/** 'After the point comes a 7.' */
function tellsBehindPoint(own: string, secret: Secret): boolean {
  const digits = behindPoint.exec(own)?.[1];
  return (
    digits !== undefined &&
    secret.parts.some((part) => {
      const decimal = evaluateExact(`0.${digits}`);
      return (
        part.d !== 1n &&
        decimal !== null &&
        (absolute(part).n * decimal.d - decimal.n * part.d) % (part.d * decimal.d) === 0n
      );
    })
  );
}

/** 'The letter M has the same place in the alphabet.' */
function tellsPlaceOfLetter(own: string, { parts }: Secret): boolean {
  const [part] = parts;
  if (parts.length !== 1 || !part || part.d !== 1n || !/\balphabet\b/.test(own)) return false;
  return [...own.matchAll(/(?<![a-z'])([b-hj-z])(?![a-z'])/g)].some(
    ([letter]) => BigInt(letter.charCodeAt(0) - 96) === absolute(part).n,
  );
}

/** Three or more values in the order of the key, which is not the order of the question. */
function tellsOrder(own: string, { parts, question }: Secret): boolean {
  if (parts.length < 3) return false;
  const holds = (text: string): boolean => {
    const said = numberMentions(text)
      .filter(({ writing }) => !writing.startsWith('part:'))
      .map(({ value }) => value);
    return said.some((_, first) =>
      parts.every((part, index) => {
        const each = said[first + index];
        return each !== undefined && equalRational(each, part);
      }),
    );
  };
  return holds(own) && !holds(question);
}

/** The key or the right choice just as it would be written, the sentences before it taken along. */
export function tellsWritten(raw: string, tail: string, { written }: Secret): boolean {
  const head = signsOf(tail);
  const said = head + signsOf(raw);
  return written.some((each) => {
    const at = said.lastIndexOf(each);
    if (at < 0 || at + each.length <= head.length) return false;
    const goesOn = /^\d/.test(each) && /\d$/.test(said.slice(0, at));
    return !goesOn && !/^\d/.test(said.slice(at + each.length));
  });
}

/** Whether a key of more than one number, or one cut up, is told in words. */
export function tellsInWords({ text, from, sentence }: Window, secret: Secret): boolean {
  const own = withDigits(sentence);
  const signed = own.replace(/\b(?:negative|minus) (?=\d)/g, '-');
  return (
    tellsWholesAndParts(own, secret) ||
    tellsShare(own, secret) ||
    tellsSpelledFraction(own, secret) ||
    tellsMoney(withDigits(text), secret) ||
    tellsDegrees(own, secret) ||
    tellsExponent(own, secret) ||
    tellsRounded(own, secret) ||
    tellsRange(signed, secret) ||
    tellsOrder(signed, secret) ||
    tellsEnd(signed, secret) ||
    tellsAllParts(withDigits(text.slice(0, from)).slice(-120), own, secret) ||
    tellsBrackets(own, secret) ||
    tellsCoefficients(own, secret) ||
    tellsBehindPoint(own, secret) ||
    tellsPlaceOfLetter(own, secret)
  );
}
