import { cutter } from '../../reading/cutter.ts';
import { n } from '../../reading/number-texts.ts';
import { regex } from '../../reading/regex.ts';
import { isSpent } from '../../reading/relating-words.ts';
import { unitFactor } from '../../reading/unit-factor.ts';
import type { Part } from '../reading/worked-amount.ts';
import {
  inTurn,
  part,
  type Reading,
  saidMoney,
  saidValue,
  sameThing,
  sizeOf,
  tellsFractions,
} from '../reading/worked-amount.ts';
import { clockShape, minutesOf } from '../times/clock.ts';

const unit =
  '(cm|mm|m|meters?|feet|ft|inches|inch|liters?|gallons?|ml|degrees?|dollars|euros|pounds?|kg|pages|people|fish|trees|km|miles?|points|songs|stickers|books|cards|%)';
const time = '(seconds?|minutes?|hours?|days?|weeks?|months?|years?)';
const falls =
  '(?:burns?(?: down)?|melts?|los(?:es|e|ing|t)|drains?|drained|leaks?(?: out)?|drops?|dropped|dropping|falls?|fell|falling|sinks?|shrinks?|decreas(?:es?|ed|ing)|gets? (?:shorter|smaller|lower|colder|cooler)|uses?(?: up)?|spends?|evaporates?|goes down|descends?|cool(?:s|ed|ing)?|pays? (?:back|off)|reads?|eats?|withdraws?)';
const rises =
  '(?:grows?|gains?|rises?|rose|rising|increas(?:es?|ed|ing)|gets? (?:taller|bigger|longer|higher|warmer|hotter)|adds?|saves?|deposits?|earns?|goes up|climbs?|puts? in|fills?|warm(?:s|ed|ing)?|collects?|buys?)';
const rate = regex`\b(?:(${falls})|(${rises}))(?: (?:down|up|by|at|out|in|another|about))*(?: (?:at )?an? (?:constant |steady |even )?(?:rate|speed) of)?(?: (?:it|them|his|her|the [a-z]+))? ?(${n}) ?${unit}?(?: (?:of [a-z]+|more))? ?(shorter|smaller|lower|colder|taller|bigger|longer|higher|warmer)? ?(?:per|an?|each|every|\/|in (?:one|an?|each|every)) ?${time}|\bgets? (${n}) ${unit} (shorter|smaller|lower|colder|cooler|taller|bigger|longer|higher|warmer|hotter) (?:per|an?|each|every) ${time}`;
const start = regex`(?:^|\b(?:is|it's|was|has|have|had|starts?|started|begins?|began|with|contains?|holds?|of|at|an?|the|owes?|weighs?)(?: (?:at|with|now|out|already|about|full of|from|a|an|the|balance of))* )(${n})[ -]?${unit}\b(?: (?:tall|high|long|deep|of [a-z]+|thick|wide|in (?:it|the [a-z]+|a [a-z]+|his [a-z]+|her [a-z]+|savings)|saved|on (?:his|her|the|a) [a-z ]+|candle|tall candle))?`;
const when = regex`\b(?:(?:after|in|for) )?(?:how (?:many ${time}|long|much time)|when)\b(?: (?:until|till|before|does|do|will|is|it|take|takes|to|for|be|the|he|she|they|it'?s|there|have|has|reach|are|would|its|a|an|in|at|only|left|[a-z]+))*? (?:(?:is|be|are|has|have|reach|reaches|only|at|to|down to|left|until|till|it|saved) )*(?:(${n}) ?${unit}|(empty|gone|burned (?:down|out)|burnt (?:down|out)|all gone|zero|paid off|0))\b(?: (?:tall|high|long|deep|left|saved|of [a-z]+|in it|in the [a-z]+))*`;
const how = regex`\bhow (?:much|many|tall|high|long|deep)\b(?: ${unit})?[a-z ]*? (?:after|in) (${n}) ${time}\b|\bafter (${n}) ${time},? how (?:much|many|tall|high|long|deep)\b[a-z ]*|\bwhat (?:will|would|is|was) (?:it|the (?:temperature|height|level|amount|balance|water level))(?: be)? (?:after|in) (${n}) ${time}\b`;
const twist =
  /\b(?:second (?:candle|tank|plant|pool)|other (?:candle|tank|plant|pool)|same|each other|first|then|stops?|half|twice|doubles?|percent|interest|equation|expression|function|formula|rule|write|at least|less than|more than|both|another|faster|leaves?|train|car|bus)\b|%/;
const own =
  /^(?:and|how|if|it|is|are|will|to|the|after|in|by|then|be|with|has|have|long|much|many|take|takes|there|he|she|they|at|from|of|when|what|already|left|left|down|up|for|a|every)$/;

/** What one has and what another one saves are two amounts. */
const has = /\b([a-z]+) (?:has|had|starts?|started|begins?|began|owes?) (?:with |at )?-?\d/;
const saves =
  /\b([a-z]+) (?:saves?|spends?|adds?|earns?|deposits?|loses|gains?|withdraws?|pays?|reads?|buys?) -?\d/;
const pronoun = /^(?:he|she|it|they|i|we|and|then)$/;
const ofTwo = (text: string): boolean => {
  const [, first] = has.exec(text) ?? [];
  const [, second] = saves.exec(text) ?? [];
  return first !== undefined && second !== undefined && first !== second && !pronoun.test(second);
};

const clock = new RegExp(`${clockShape}|\\b(noon|midnight)\\b`, 'g');
const minutesAt = (found: RegExpMatchArray): number | null =>
  found[6] === 'noon' ? 720 : found[6] === 'midnight' ? 0 : (minutesOf(found)?.minutes ?? null);

/** The time from one hour of a day to another one as a span: `after 5 hours`. */
function withSpan(text: string): string {
  const found = [...text.matchAll(clock)];
  const at = found.map(minutesAt);
  const [first, ...later] = at;
  const end = later.at(-1);
  if (first === undefined || first === null || end === undefined || end === null) return text;
  const isTold = found.every((one) => one[6] !== undefined || one[3] !== undefined || one[5] !== undefined);
  const hours = ((((end - first) / 60) % 24) + 24) % 24;
  if (!isTold || !Number.isInteger(hours) || hours === 0 || later.some((one) => one !== end)) return text;
  const parts = text.split(new RegExp(`(?:\\b(?:at|by|until|till|from|to) )?(?:${clock.source})`));
  const told = parts.filter((_, i) => i % (found[0]?.length ?? 1) === 0);
  return `${told.slice(0, -1).join(' ')} after ${hours} hours ${told.at(-1)}`.replace(/\s+/g, ' ');
}

const atTheEnd = regex`\b(?:for|over) (${n}) ${time}\b(.*)\bwhat (?:is|was|will be) the (?:final|new|ending) (temperature|height|level|amount|balance|water level)`;

/** A telling with its degrees in words and its span of time beside the question. */
const plainSpan = (text: string): string =>
  withSpan(
    text.replace(
      /(?<=\d) ?(?:°|º) ?[cf]?\b|(?<=\d) ?(?:°|º)|(?<=\d degrees) (?:celsius|fahrenheit|[cf])\b/g,
      (sign) => (/degrees/.test(sign) || !/[°º]/.test(sign) ? '' : ' degrees'),
    ),
  ).replace(atTheEnd, '$3 what is the $4 after $1 $2');

/** An amount that changes evenly: when it reaches another one, or what it is after a time. */
export const reachesLevel: Reading = (typed) => {
  const text = plainSpan(typed);
  if (twist.test(text) || ofTwo(text)) return null;
  const cut = cutter(text);
  const change = cut.take(rate);
  if (!change) return null;
  const period = change[6] ?? change[10] ?? '';
  const value = change[3] ?? change[7] ?? '';
  const word = change[5] ?? change[9] ?? '';
  const down =
    change[1] !== undefined ? true : change[2] !== undefined ? false : /short|small|low|cold|cool/.test(word);
  const of = change[4] ?? change[8];
  const level = cut.take(when);
  const later = level ? null : cut.take(how);
  const first = cut.take(start);
  if (!first || (!level && !later) || !isSpent(cut.rest(), own)) return null;
  const [s = '', kind = ''] = [first[1], first[2]];
  if (of !== undefined && !sameThing(of, kind)) return null;
  const degrees = /degree/.test(kind)
    ? /\d ?[°º] ?[cf]\b/.exec(typed)?.[0].slice(1).toUpperCase()
    : undefined;
  const said = (amount: string): string | null =>
    /dollars|euros/.test(kind)
      ? saidMoney(amount, kind)
      : `${saidValue(amount, tellsFractions(text))}${degrees ?? ` ${kind}`}`;
  if (level) {
    const end = level[2] ?? '0';
    const endUnit = level[3];
    if (endUnit !== undefined && !sameThing(endUnit, kind)) return null;
    if (level[2] === undefined && !down) return null;
    if (down ? sizeOf(end) >= sizeOf(s) : sizeOf(end) <= sizeOf(s)) return null;
    if (level[1] !== undefined && !sameThing(level[1], period)) return null;
    return inTurn(part(down ? 't = (s - g)/r' : 't = (g - s)/r', { s, g: end, r: value }, 'even-change'), {
      kind: 'rate',
      says: (t) =>
        `${saidValue(t, tellsFractions(text))} ${t === '1' ? period.replace(/s$/, '') : period.replace(/s?$/, 's')}`,
    });
  }
  const [span, unitOfSpan] = [
    later?.[2] ?? later?.[4] ?? later?.[6] ?? '',
    later?.[3] ?? later?.[5] ?? later?.[7] ?? '',
  ];
  const by = unitFactor(unitOfSpan, period);
  if (by === null) return null;
  const parts: Part[] = by === '1' ? [] : [part('c = a · k', { a: span, k: by }, 'change-the-unit')];
  parts.push(
    part(
      down ? 'L = s - r · t' : 'L = s + r · t',
      { s, r: value, t: by === '1' ? span : '@1' },
      'even-change',
    ),
  );
  return inTurn(parts, {
    kind: 'rate',
    says: (amount) => (amount.startsWith('-') && !/degree/.test(kind) ? null : said(amount)),
  });
};
