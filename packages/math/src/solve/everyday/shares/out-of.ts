import { cutter } from '../../reading/cutter.ts';
import { aCount, aShare, asQuotient } from '../../reading/number-texts.ts';
import { regex } from '../../reading/regex.ts';
import { isSpent } from '../../reading/relating-words.ts';
import {
  inTurn,
  isWhole,
  part,
  type Reading,
  saidMoney,
  sameThing,
  sizeOf,
} from '../reading/worked-amount.ts';

/** All that may stand around the act; any other word tells of another act, such as walking home. */
const around =
  /^(?:[\s.,;:?!¦]|\b(?:how|many|would|will|should|can|if|you|we|i|they|in|expect|expected|do|does|are|is|be|asked|about|there|to|the|and|at|then|same|estimate|of|an?|that|this|them|these|school|class|town|city|group|survey|shows?|showed|found|says|said)\b)*$/;

/** So many out of so many of a kind: how many that makes of another number of them. */
export const outOf: Reading = (text) => {
  if (/\b(?:probability|chance|percent|fraction|not|don't|more|less|without)\b|%/.test(text)) return null;
  const cut = cutter(text);
  const told = cut.take(
    regex`\b${aCount} (?:out of|of|in) (?:every |each )?${aCount} ([a-z]+) ([a-z]+(?: [a-z]+){0,3}?)(?=[.,;?]| and | then |$)`,
  );
  if (!told || !/out of|every|each/.test(told[0])) return null;
  const [, k = '', n = '', kind = '', act = ''] = told;
  const whole =
    cut.take(
      regex`\b(?:how many )?(?:of|out of|in|if|with|there are|if there are|for|from|asks?|asked)(?: (?:the|a|all|group of|class of|school of|there|are|i|we|you|they|ask))* ${aCount} ([a-z]+)`,
    ) ?? cut.take(regex`${aCount} ([a-z]+)`);
  if (!whole || (whole[2] !== '' && !sameThing(whole[2] ?? '', kind)) || sizeOf(k) > sizeOf(n)) return null;
  const rest = cut.rest().replace(new RegExp(`\\b(?:${act.split(' ').join('|')}|${kind})\\b`, 'g'), ' ');
  if (!/\bhow many\b/.test(text) || !around.test(rest)) return null;
  return inTurn(part('N = k/n · w', { k, n, w: whole[1] ?? '' }, 'share-of-amount'), {
    says: (value) => (isWhole(value) ? value : null),
  });
};

const mayStay = /^(?:if|and|saves?|spends?|gives?|pays?|to|gets?|new|on|each|one|save|spend|give|pay)$/;

/** A share of a told amount of money: how much that is. */
export const shareOfMoney: Reading = (text) => {
  const cut = cutter(text);
  const told = cut.take(
    regex`${aShare} of (?:my|his|her|their|the|an?|our) (?:[a-z]+ )?(?<![\d./:-])(\d+(?:\.\d\d?)?)(?![\d/:%]|\.\d)[- ](dollars|euros)(?: (?:paycheck|salary|money|allowance|income|pay|wage|budget|savings|prize|bill|check))?`,
  );
  const asked = cut.take(
    /\bhow much (?:money )?(?:(?:do|does|did|will|would) (?:i|he|she|they|we|[a-z]+) (?:save|spend|pay|give|get|donate|put away|lose|earn|have to pay)|is (?:that|it))/,
  );
  if (
    !told ||
    !asked ||
    /\b(?:left|rest|remain\w*|more|less|each|per|then)\b/.test(text) ||
    !isSpent(cut.rest(), mayStay)
  )
    return null;
  const size = asQuotient(told[1]);
  return inTurn(part('T = f · P', { f: size, P: told[2] ?? '' }, 'share-of-amount'), {
    says: (value) => saidMoney(value, told[3] ?? 'dollars'),
  });
};

/** A share of what something costs that is saved, paid or raised: how much that is. */
export const shareOfPrice: Reading = (text) => {
  const cut = cutter(text);
  const price = cut.take(
    /\b(?:that |which )?(?:costs?|is worth) (?<![\d./:-])(\d+(?:\.\d\d?)?)(?![\d/:%]|\.\d)[- ](dollars|euros)/,
  );
  const told = cut.take(
    regex`\b(?:has |have |had |already |so far |i've |we've )*(sav|pa|rais|earn|spen)[a-z]* (?:up )?${aShare} of (?:it|that|this|(?:the|its|that) (?:cost|price|money|amount|total))(?: so far| already)?`,
  );
  const asked = cut.take(
    /\bhow much (?:money )?(?:has|have|had|do|does|did) (?:i|he|she|they|we|you|[a-z]+) (?:already )?(sav|pa|rais|earn|spen)[a-z]*(?: so far| already)?/,
  );
  if (!price || !told || asked?.[1] !== told[1] || !isSpent(cut.rest(), /^(?:saving|buys?|to|wants?)$/))
    return null;
  return inTurn(part('T = f · P', { f: asQuotient(told[2]), P: price[1] ?? '' }, 'share-of-amount'), {
    says: (value) => saidMoney(value, price[2] ?? 'dollars'),
  });
};
