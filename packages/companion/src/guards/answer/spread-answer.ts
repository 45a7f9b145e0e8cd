import type { Secret } from './secret.ts';
import { withDigits } from './told-value.ts';
import type { Window } from './window.ts';

const between = String.raw`[\s,.…;:!_*|~"'()+&-]{0,8}(?:(?:and|then|next|followed by|plus the digit|comes|after that|y|et|und|luego|puis|dann|a|an|the|digit|it is|is)\s+){0,4}`;

function digitsOf(secret: Secret): string[] {
  return secret.parts
    .flatMap(({ n, d }) => {
      const percent = secret.isPercent && (n * 100n) % d === 0n ? [String((n * 100n) / d)] : [];
      return [String(n < 0n ? -n : n), ...(d === 1n ? [] : [String(d)]), ...percent];
    })
    .filter((digits) => digits.length > 1);
}

function decimalsOf(secret: Secret): string[] {
  return secret.parts.flatMap(({ n, d }) => {
    const places = [10n, 100n, 1000n, 10000n].find((scale) => d !== 1n && scale % d === 0n);
    return places === undefined
      ? []
      : [String(((n < 0n ? -n : n) * places) / d).padStart(String(places).length, '0')];
  });
}

/** 'starts with 3', 'the last digit is 2', 'tens digit: 3', '3 in the tens place'. */
function tellsDigit(text: string, digits: string): boolean {
  const [first, last] = [digits.charAt(0), digits.at(-1) ?? ''];
  const places =
    /\b(?:(?:starts?|begins?|starting|beginning|ends?|ending|finish(?:es|ing)?|clos(?:es?|ing)|opens?|opening|leads?|concludes?) (?:with|in|on|by|off with)|(?:first|second|third|last|final|tens|ones|units?|hundreds|leading|middle) (?:digit|figure|numeral|place)(?: of (?:it|the answer|your answer))?(?: is|:| =| must be| should be)?|(?:has|contains|uses) (?:the|a) digits?)\s*(?:a |an |the |digit )*["'(]*(\d)/g;
  for (const [, digit = ''] of text.matchAll(places)) if (digits.includes(digit)) return true;
  const closing =
    /\b(?:a|an|the) ["']?(\d)["']? (closes|ends|finishes|starts|opens|leads|begins|comes last|comes first|goes last|goes first)\b/g;
  for (const [, digit = '', verb = ''] of text.matchAll(closing))
    if (digit === (/start|open|lead|begin|first/.test(verb) ? first : last)) return true;
  const reversed =
    /\b(\d)["']? (?:in the|is the|as the|for the|comes|goes|stands|sits) (?:tens|ones|units?|hundreds|first|last|second)(?: place| digit)?/g;
  for (const [, digit = ''] of text.matchAll(reversed)) if (digit === first || digit === last) return true;
  return false;
}

const placing =
  /\b(?:writ(?:e|ing)|put|place|next to|side by side|together|digits?|followed|beside|glue|join(?:ed)?|whole part|decimal part|stick|combine)\b/;
const label = /\b(?:step|hint|problem|question)s?\s*\d+/g;

/** The digits one after the other among words about writing them down. */
function placesDigits(text: string, digits: string): boolean {
  if (!placing.test(text)) return false;
  return new RegExp(`(?<![\\d./])${[...digits].join('(?!\\d)[^\\d]{1,34}')}(?![\\d/])`).test(
    text.replace(label, ' '),
  );
}

/** 'numerator 3', 'the bottom is 4' of a key that is a fraction. */
function tellsFractionPart(text: string, secret: Secret): boolean {
  const named =
    /\b(?:numerator|denominator|top(?: number| part)?|bottom(?: number| part)?)\s*(?:is|=|:|of|becomes|must be|should be|will be)?\s*(\d{1,12})\b/g;
  const turned =
    /\b(\d{1,12}) (?:(?:goes |is |stands |belongs |sits )?(?:the )(?:upper|lower|top|bottom) (?:one|number|part|half)|(?:goes |is |stands |belongs |sits )?(?:on (?:the )?(?:top|bottom)|below|underneath|under it|above|at the (?:top|bottom)|in the (?:numerator|denominator)))\b/g;
  const results = [...text.matchAll(/= ?(\d{1,12})(?!\d|[.,]\d|[/%])/g)].map(([, digits = '']) => digits);
  const both = secret.parts.some(
    ({ n, d }) => d !== 1n && [n, d].every((part) => results.includes(String(part))),
  );
  if (both) return true;
  for (const [, digits = ''] of [...text.matchAll(named), ...text.matchAll(turned)]) {
    const value = BigInt(digits);
    const isPart = secret.parts.some(({ n, d }) => d !== 1n && (n === value || d === value));
    if (isPart && !secret.shown.has(digits)) return true;
  }
  return false;
}

/** A digit or sign left out of another number. */
const cutDigit =
  /\b(?:without|drop|remove|erase|cross out|leave off|delete) (?:the |its |a )?(?:last |first |final |trailing |ending |leading |middle ){0,2}(?:digit|zero|0|decimal point)/;
const spelledEnd =
  /\b(?:answer|number|word|result|solution)(?: just| also)? (?:starts|begins|ends|finishes)(?: off)? (?:with|in)\b(?! (?:a |an |the )?(?:reading|looking|writing|unit|variable|question))/;

/** Whether the digits of the key are told one by one, over several sentences, or backwards. */
export function tellsDigits({ text: raw, from }: Window, secret: Secret): boolean {
  const head = withDigits(raw.slice(0, from));
  const text =
    head +
    withDigits(
      raw
        .slice(from)
        .replace(/\p{Extended_Pictographic}\ufe0f?/gu, ' ')
        .replace(/\b(?:a|digit|the) one\b(?=[,.;:]| and| then)/g, '1'),
    );
  const own = text.slice(head.length);
  const isBackwards =
    /\b(?:backwards?|reversed?|reverse|flip(?:ped)?|mirror(?:ed)?|right to left|swap(?:ped)?|upside down|al reves|a l'envers|ruckwarts)\b/.test(
      own,
    );
  const shown = secret.question;
  if (spelledEnd.test(own) || cutDigit.test(own) || tellsFractionPart(own, secret)) return true;
  return [...digitsOf(secret), ...decimalsOf(secret)].some((digits) => {
    const spread = new RegExp(`(?<![\\d./])${[...digits].join(`(?!\\d)${between}`)}(?![\\d/]|\\.\\d)`, 'g');
    for (const match of text.matchAll(spread)) {
      if (match[0].length === digits.length || match.index + match[0].length <= head.length) continue;
      if (!shown.includes(match[0].trim()) && !isCalculated(text, match)) return true;
    }
    const near = text.slice(Math.max(0, head.length - 40));
    if (dictates(text, digits) && /\d|\bone\b/.test(own)) return true;
    if (placesDigits(near, digits) && /\d/.test(own)) return true;
    const turned = [...digits].reverse().join('');
    if (isBackwards && new RegExp(`(?<!\\d)${turned}(?!\\d)`).test(text)) return true;
    return !isAboutShown(own, shown) && tellsDigit(own, digits);
  });
}

/** 'Start with a 1. Then a 4.': digits named one after the other. */
function dictates(text: string, digits: string): boolean {
  const [first = '', ...rest] = digits;
  const next = rest.map(
    (digit) =>
      String.raw`[^\d]{0,6}\b(?:then|next|and|after that|finally|last)\b[^\d.!?]{0,24}\b${digit}(?!\d)`,
  );
  return new RegExp(
    String.raw`\b(?:start|begin|first|open)\w*\b[^\d.!?]{0,16}\b${first}(?!\d)${next.join('')}`,
  ).test(text.replace(/\bone\b/g, '1'));
}

/** Digits that belong to calculations, as in '6 / 4 = 1.5' and '8 - 2 = 6. 3 - 1 = 2.' */
function isCalculated(text: string, { index, 0: found }: RegExpExecArray): boolean {
  const before = text.slice(Math.max(0, index - 24), index);
  const after = text.slice(index + found.length, index + found.length + 12);
  return (
    /(?:\d\)? ?[-+*/=]|\b(?:half|third|square|twice|double|\d+%) of|\d [-+*/] \d+ =) ?$/.test(before) ||
    /^\)? ?[-+*/=] ?\(?-?\d/.test(after)
  );
}

/** Speaks of a number of the problem, as in 'the 3 in 325 is in the hundreds place'. */
function isAboutShown(own: string, shown: string): boolean {
  const long = own.match(/\d{2,}(?:\.\d+)?/g) ?? [];
  return (
    long.length > 0 &&
    long.every((each) => shown.includes(each)) &&
    !/\b(?:answer|solution|result|it)\b/.test(own)
  );
}
