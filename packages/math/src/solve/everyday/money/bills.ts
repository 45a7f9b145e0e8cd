import { cutter } from '../../reading/cutter.ts';
import { aPercent, aPrice } from '../../reading/number-texts.ts';
import { regex } from '../../reading/regex.ts';
import { isSpent } from '../../reading/relating-words.ts';
import { inTurn, type Part, part, type Reading, saidMoney } from '../reading/worked-amount.ts';

const bill = '(?:bill|lunch|dinner|meal|food|breakfast|check|haircut|total|taxi|ride|order|pizza|ate)';
const guests =
  '(?:friends|people|kids|girls|boys|of us|students|brothers|sisters|siblings|roommates|cousins|persons|adults|classmates|ppl)';
const tipWords = String.raw`(?:(?:and|we|i|they|he|she|want to|wants to|wanted to|will|with|then|plus|adds?|added|pays?) )*(?:leaves?|left|gave|gives?|give|adds?|added|tips?|paid|pays?|pay|with|plus) (?:an? |the )?${aPercent}(?: (?:as |for )?(?:an? |the )?tip)?|${aPercent} tip|tip (?:of |is )?${aPercent}`;

/** A bill with a tip: the tip, the whole, or what each of several pays. */
export const billWithTip: Reading = (text) => {
  const cut = cutter(text);
  const of = cut.take(
    regex`\b${bill}(?: [a-z]+)?? (?:(?:at|in) (?:the|a) [a-z]+ )?(?:was |is |of |for |cost |costs |comes to |came to |= ?)?${aPrice}|${aPrice} (?:[a-z]+ )?${bill}\b`,
  );
  const tip = cut.take(new RegExp(tipWords));
  if (!of || !tip || !/\btip/.test(text)) return null;
  const [value, currency] = of[1] === undefined ? [of[3], of[4]] : [of[1], of[2]];
  const share = tip[1] ?? tip[2] ?? tip[3] ?? '';
  const friends = cut.take(regex`(?<![\d.])(\d+) (?:good )?${guests}\b`);
  const split = cut.take(
    /\b(?:(?:and |then )*(?:splits?|shares?|shared|divided?|splitted)(?: (?:it|the (?:whole |total )?(?:bill|cost|total)|everything|that|all))?(?: (?:equal\w*|evenly|in equal parts))?(?: (?:between|among|by)(?: (?:us|them|everyone))?)?(?: equal\w*| evenly)?)/,
  );
  const asked = cut.take(
    /\b(?:how much (?:(?:is|was|will be|should be|of) (?:the |a )?tip|tip(?: (?:do|does|should|did|will) (?:i|we|he|she|they) (?:leave|give|pay))?)|how much (?:did|does|do|should|will|must) (?:everyone|everybody|each(?: (?:one|person|friend|of (?:us|them)))?|every (?:one|person|friend)) (?:of (?:us|them) )?(?:pay|paid|pays|have to pay)|how much (?:each|per person)(?: pays?)?|what is the tip|what's the tip|how much (?:do|does|did|will|should) (?:i|we|he|she|they) pay(?: (?:in all|altogether|in total|together|all together|total))?|what(?:'s| is) the total(?: (?:bill|cost|price))?(?: with (?:the )?tip)?|how much (?:is it )?in (?:all|total))/,
  );
  if (!asked || value === undefined) return null;
  const isEach = /\beach\b|everyone|everybody|every|per person/.test(asked[0]);
  const isTip = /\btip/.test(asked[0]) && !/total/.test(asked[0]);
  if (isEach ? !friends || !split : split !== null) return null;
  if (!isEach && friends) return null;
  if (!isSpent(cut.rest(), /^(?:and|then|pay|paid|all|after|leave|leaves|equal|equally|first|of|a)$/))
    return null;
  const parts: Part[] = isTip
    ? [part('T = f · B', { f: `${share}/100`, B: value }, 'share-of-amount')]
    : [part('T = B · (1 + f)', { f: `${share}/100`, B: value }, 'change-by-percent')];
  if (isEach) parts.push(part('E = T/k', { T: '@1', k: friends?.[1] ?? '' }, 'equal-shares'));
  return inTurn(parts, { kind: 'story', says: (total) => saidMoney(total, currency ?? 'dollars') });
};

/** Several prices shared equally. */
export const sharedPrices: Reading = (text) => {
  const cut = cutter(text);
  const friends = cut.take(regex`(?<![\d.])(\d+) (?:good )?${guests}\b`);
  const split = cut.take(
    /\b(?:split|shared?|divided?)(?: (?:the|all) (?:total |whole )?(?:cost|price|bill)s?(?: of)?)?(?: equal\w*| evenly)?/,
  );
  const evenly = cut.take(/\b(?:equal\w*|evenly|the same)\b/);
  const prices = cut.takeAll(/(?<![\d./:-])(\d+(?:\.\d\d?)?) (dollars|euros)\b/);
  const asked = cut.take(
    /\bhow much (?:(?:does|do|did|will|must|should) (?:each|everyone|everybody|every)(?: (?:one|person|friend|of (?:them|us)|[a-z]+))? (?:pay|have to pay|paid)|(?:each|per person)(?: (?:one|person|friend))?(?: pays?)?)/,
  );
  if (!friends || !split || !(evenly || /equal|evenly/.test(split[0])) || !asked || prices.length < 1)
    return null;
  if (prices.length > 4 || !isSpent(cut.rest(), /^(?:and|all|buy|bought|cost|costs|total|then|drinks?)$/))
    return null;
  // One price of several things is none for each.
  if (/\d/.test(cut.rest()) || /\b(?:each|per)\b/.test(cut.rest())) return null;
  const letters = ['a', 'b', 'c', 'd'].slice(0, prices.length);
  return inTurn(
    part(
      letters.length === 1 ? 'E = a/k' : `E = (${letters.join(' + ')})/k`,
      {
        ...Object.fromEntries(letters.map((letter, i) => [letter, prices[i]?.[1] ?? ''])),
        k: friends[1] ?? '',
      },
      'equal-shares',
    ),
    { says: (value) => saidMoney(value, prices[0]?.[2] ?? 'dollars') },
  );
};
