import { evaluateExact } from '../../judge/equivalent.ts';
import { rationalToDecimalText } from '../../rational/rational-text.ts';
import { workFormula } from '../arithmetic/work-formula.ts';
import type { Method, Worked } from '../proof/chain.ts';
import { countNumbers } from '../question/read-quantities.ts';
import { moneyText } from './solve-money.ts';

const number = String.raw`(\$?\s?\d[\d,]*(?:\.\d+)?(?:\/\d+)?)`;
const word = '([a-z]+(?: [a-z]+)?)';
/** `120 miles in 3 hours`, `$12 for 4 pounds`, `45 pages per 3 days` */
const pair = new RegExp(
  String.raw`${number}\s*(?:${word}\s+)?(?:in|for|per|every|on|with)\s+(\d[\d,]*(?:\.\d+)?(?:\/\d+)?)\s+${word}`,
  'i',
);
const rateWords =
  /\b(?:unit rate|unit price|unit cost|how (?:many|much|far|fast)|what is the (?:rate|speed)|find the (?:rate|speed)|average speed|rate of|speed)\b/i;
const travel =
  /\b(?:mph|miles per hour|km\/h|kilometers per hour|meters per second|m\/s|feet per second|mi\/h)\b/i;

const plain = (text: string): string => text.replace(/[,$\s]/g, '');
const numberText = (text: string): string => {
  const value = evaluateExact(text);
  return (value && rationalToDecimalText(value)) ?? text;
};

const oneOf = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|ss|x)es$/, '$1')
    .replace(/(?<!s)s$/, '');

function unitRate(words: string): Worked | null {
  const found = pair.exec(words);
  if (!found || !rateWords.test(words) || countNumbers(words) !== 2 || /%|\binterest\b/i.test(words))
    return null;
  const [, top = '', thing = '', bottom = '', per = ''] = found;
  const money = top.includes('$');
  if (thing === '' && !money) return null;
  // A rate by another unit than the told one is not this quotient.
  const wanted = /\b(?:per|an) (hour|minute|second|day|week|month|year)\b[^.?!]*[.?!]?\s*$/i.exec(words)?.[1];
  if (
    wanted !== undefined &&
    /^(?:hour|minute|second|day|week|month|year)/i.test(per) &&
    !per.toLowerCase().startsWith(wanted.toLowerCase())
  )
    return null;
  const worked = workFormula({
    formula: 'r = a/b',
    values: { a: plain(top), b: plain(bottom) },
    rule: 'unit-rate',
  });
  if (!worked) return null;
  const value = numberText(worked.value);
  const one = oneOf(per.trim().split(' ')[0] ?? '');
  const answer = money
    ? `$${/\.\d$/.test(value) ? `${value}0` : value} per ${one}`
    : `${value} ${thing.trim()} per ${one}`;
  return { kind: 'rate', chain: worked.chain, answer, check: worked.check };
}

const lengths = 'miles?|mi|kilometers?|km|meters?|m|feet|ft';
const times = 'hours?|hrs?|h|minutes?|min|seconds?|s';

/** Distance, speed or time from the two others, when their units go together. */
function travelProblem(words: string): Worked | null {
  const speed =
    /(\d+(?:\.\d+)?)\s*(?:mph|(miles|kilometers|km|meters|m|feet|mi)\s*(?:per|\/|an|a)\s*(hour|h|second|s|minute))\b/i.exec(
      words,
    );
  const rest = speed ? words.replace(speed[0], ' ') : words;
  const distance = new RegExp(
    String.raw`(\d+(?:\.\d+)?)\s*(${lengths})\b(?!\s*(?:\/|per\b|an?\b))`,
    'i',
  ).exec(rest);
  const time = new RegExp(String.raw`(\d+(?:\.\d+)?)\s*(${times})\b`, 'i').exec(rest);
  if (!speed || countNumbers(words) !== 2) return null;
  const longUnit = /mph/i.test(speed[0]) ? 'miles' : (speed[2] ?? '');
  const timeUnit = /mph/i.test(speed[0])
    ? 'hours'
    : `${speed[3] === 'h' ? 'hour' : speed[3] === 's' ? 'second' : speed[3]}s`;
  const first = (unit: string): string => unit.slice(0, 2).toLowerCase();
  if (time && !distance) {
    if (first(time[2] ?? '').charAt(0) !== timeUnit.charAt(0)) return null;
    const worked = workFormula({
      formula: 'd = r · t',
      values: { r: speed[1] ?? '', t: time[1] ?? '' },
      rule: 'distance-formula',
    });
    return (
      worked && {
        kind: 'rate',
        chain: worked.chain,
        answer: `${numberText(worked.value)} ${longUnit}`,
        check: worked.check,
      }
    );
  }
  if (!distance || time || first(distance[2] ?? '') !== first(longUnit)) return null;
  const worked = workFormula({
    formula: 't = d/r',
    values: { r: speed[1] ?? '', d: distance[1] ?? '' },
    rule: 'distance-formula',
  });
  return (
    worked && {
      kind: 'rate',
      chain: worked.chain,
      answer: `${numberText(worked.value)} ${timeUnit}`,
      check: worked.check,
    }
  );
}

const priced =
  /(\d+(?:\.\d+)?)[\s-]+([a-z]+)(?:\s+[a-z]+){0,4}?\s+(?:costs?|is|are|sells? for|is priced at)\s+\$\s?(\d[\d,]*(?:\.\d+)?)(.*)$/i;

/** The price of one from the price of several. */
function price(words: string): Worked | null {
  const [, n = '', thing = '', cost = '', rest = ''] = priced.exec(words) ?? [];
  // What stands before a price is what is counted, and no word that joins two clauses.
  if (
    n === '' ||
    countNumbers(words) !== 2 ||
    /^(?:and|or|but|then|with|for|to|of|in|on|at|by|from|if|so)$/i.test(thing) ||
    /^\s*(?:each|apiece|per|an?|every|for)\b/i.test(rest) ||
    !/\b(?:unit (?:price|cost|rate)|each|one|per|a single)\b/i.test(rest)
  )
    return null;
  const worked = workFormula({ formula: 'r = a/b', values: { a: plain(cost), b: n }, rule: 'unit-rate' });
  const value = worked && evaluateExact(worked.value);
  if (!worked || !value) return null;
  const answer = `${moneyText(value)} per ${oneOf(thing)}`;
  return { kind: 'rate', chain: worked.chain, answer, check: worked.check };
}

/** How much of one thing belongs to one of another, and distance, speed and time. */
export const solveRate: Method = ({ words }) => {
  // A rate is a part of an equation, and not the equation.
  if (/\b(?:equation|formula|function|inequality)\b/i.test(words)) return null;
  if (
    travel.test(words) &&
    !/\bconvert\b|\b(?:to|into|in) (?:feet|meters|km|mi|kilometers|miles)\b/i.test(words)
  )
    return travelProblem(words);
  return price(words) ?? unitRate(words);
};
