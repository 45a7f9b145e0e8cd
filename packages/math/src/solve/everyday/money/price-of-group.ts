import { cutter } from '../../reading/cutter.ts';
import { aPrice } from '../../reading/number-texts.ts';
import { regex } from '../../reading/regex.ts';
import { isSpent } from '../../reading/relating-words.ts';
import { inTurn, isSameUnit, part, type Reading, saidMoney, singular } from '../reading/worked-amount.ts';

const kind = '([a-z]+)';
const stem = (word: string): string => singular(word).replace(/^(?:child|children|kid)(?:ren)?$/, 'child');
const otherWords =
  /\b(?:discount|coupon|off|free|tax|tip|percent|change|half|more|less|than|left|total of|first|group rate)\b|%/;

const mayStay =
  /^(?:and|the|for|of|with|go|goes|buys?|bought|to|cost|costs?|tickets?|takes?|take|come|in|all|total|together|if|gets?|get)$/;

/** Prices for two kinds and how many of each: what they cost together. */
export const priceOfGroup: Reading = (text) => {
  if (otherWords.test(text)) return null;
  const cut = cutter(text);
  const prices =
    cut.take(
      regex`\b(?:[a-z]+ )?(?:costs?|cost|are|is) ${aPrice}(?: (?:for|per|an?|each))+ (?:an? )?${kind}(?:,| and| but)+ (?:costs? )?${aPrice}(?: (?:for|per|an?|each))+ (?:an? )?${kind}`,
    ) ??
    cut.take(
      regex`\b(?:an? |one )?(?<k>[a-z]+)(?: tickets?)? (?:costs?|are|is|pays?|pay) ${aPrice}(?: each)?(?:,| and| but)+ (?:an? |one )?(?<l>[a-z]+)(?: tickets?)? (?:(?:costs?|are|is|pays?|pay) )?${aPrice}(?: each)?`,
    );
  if (!prices) return null;
  const named = prices.groups?.k !== undefined;
  const [a, x, b, y] = named
    ? [prices[2] ?? '', prices.groups?.k ?? '', prices[5] ?? '', prices.groups?.l ?? '']
    : [prices[1] ?? '', prices[3] ?? '', prices[4] ?? '', prices[6] ?? ''];
  const currency = [...prices].find((one) => one === 'euros' || one === 'dollars') ?? 'dollars';
  const count =
    /(?<![\d./:-])(\d+|an?|one)(?![\d/:%]|\.\d) ([a-z]+)(?: tickets?)?(?: and|,| with) (\d+|an?|one) ([a-z]+)(?: tickets?)?/;
  const group = cut.take(count);
  const asked = cut.take(
    /\bhow much (?:(?:do|does|did|will|must|would|should|is|are|was) (?:it|they|all|that|i|he|she|we|you|the [a-z]+|this)(?: (?:family|group|of them))?(?: (?:pay|cost|spend|have to pay|need|need to pay))?|(?:money )?for|in total)(?: (?:in (?:all|total)|altogether|together|all together))?|\b(?:what (?:is|was)|what's|find) the total(?: (?:cost|price))?|\bwhat (?:do|does|will) (?:it|they|all|that|i|we|he|she|the [a-z]+) (?:pay|cost)(?: (?:in (?:all|total)|altogether|together))?/,
  );
  if (!group || !asked || !isSpent(cut.rest(), mayStay)) return null;
  const [, m = '', p = '', k = '', q = ''] = group;
  const many = (word: string): string => (/^\d/.test(word) ? word : '1');
  const straight = stem(p) === stem(x) && stem(q) === stem(y);
  const turned = stem(p) === stem(y) && stem(q) === stem(x);
  if (straight === turned || stem(x) === stem(y)) return null;
  return inTurn(
    part(
      'T = m · p + k · q',
      { m: many(m), k: many(k), p: straight ? a : b, q: straight ? b : a },
      'add-all',
    ),
    { says: (value) => saidMoney(value, currency) },
  );
};

/** A purchase of two things and the price of one of them: the price of the other one. */
export const otherPrice: Reading = (text) => {
  if (otherWords.test(text)) return null;
  const cut = cutter(text);
  const unit = (name: string): string => `(?: (?<${name}>kg|pounds?|liters?|g|packs?|bags?|boxes))?(?: of)?`;
  const each = (name: string): string =>
    `(?: (?:cost|each|an?|per|for|the|one))*(?: (?<${name}>kg|pound|liter|g|pack|bag|box|piece)\\b)?`;
  const basket = cut.take(
    regex`(?<![\d./:-])(?<m>\d+(?:\.\d+)?)${unit('ofM')} (?<x>[a-z]+)(?: and|,| plus)+ (?<k>\d+(?:\.\d+)?)${unit('ofK')} (?<y>[a-z]+)(?: together)? (?:costs?|cost|are|is|for|were) ${aPrice}`,
  );
  const one = cut.take(
    regex`\b(?:the |an? |one |each |if )*${kind} (?:costs?|cost|is|are) ${aPrice}${each('per')}`,
  );
  const asked = cut.take(
    regex`\bhow much (?:does|do|is|are|did|was) (?:an?|one|the|each|1)? ?${kind}${each('askedPer')}|\b(?:what is|what's|find) the (?:price|cost) of (?:an?|one|the|each|1)? ?${kind}${each('alsoPer')}`,
  );
  if (!basket || !one || !asked || !isSpent(cut.rest(), /^(?:and|if|the|then|of|one|each|it)$/)) return null;
  const { m = '', x = '', k = '', y = '', ofM, ofK } = basket.groups ?? {};
  const [total = '', currency = 'dollars'] = basket.slice(7);
  const wanted = asked[1] ?? asked[3] ?? '';
  const known = one[1] ?? '';
  const straight = stem(known) === stem(x) && stem(wanted) === stem(y);
  const turned = stem(known) === stem(y) && stem(wanted) === stem(x);
  if (straight === turned) return null;
  const isPer = (per: string | undefined, unit = 'piece'): boolean =>
    per === undefined || isSameUnit(per, unit);
  const { per } = one.groups ?? {};
  const askedPer = asked.groups?.askedPer ?? asked.groups?.alsoPer;
  if (!isPer(per, straight ? ofM : ofK) || !isPer(askedPer, straight ? ofK : ofM)) return null;
  return inTurn(
    part(
      'q = (T - m · p)/k',
      { T: total, m: straight ? m : k, k: straight ? k : m, p: one[2] ?? '' },
      'start-and-rate',
    ),
    { says: (value) => (value.startsWith('-') ? null : saidMoney(value, currency)) },
  );
};
