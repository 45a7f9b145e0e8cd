import { cutter } from '../../reading/cutter.ts';
import { n } from '../../reading/number-texts.ts';
import { regex } from '../../reading/regex.ts';
import { isSpent } from '../../reading/relating-words.ts';
import {
  inTurn,
  isSameUnit,
  part,
  type Reading,
  saidValue,
  sameThing,
  sizeOf,
} from '../reading/worked-amount.ts';

const weight = '(kg|kilos?|kilograms?|pounds?|g|grams?|ounces?|liters?|gallons?|ml)';
const price = regex`(?:\b(?:that |which )?(?:costs?|is|are|worth|at|sells? for|sold for|sells? at|price of|for|costing|selling for|priced at) )*(${n})(?: (?:dollars|euros))? ?(?:an?|per|each|the|for an?|for one|\/|every) ?${weight}\b|(?:\b(?:solution|acid|alcohol|juice|salt|milk|of) )?(?:(?:with|of|at|is) )?(${n})%`;
const stronger = /\b(?:expensive|dear|dearer|better|stronger|strong|higher|costlier|pricier|premium)\b/;
const weaker = /\b(?:cheap|cheaper|weaker|weak|lower|less expensive)\b/;
const goalWord =
  /\b(?:mix(?:ture)?|blend|it all|result|want\w*|get|make|sells?|sell|obtain|produce|have|cost|costs|becomes?)\b[^¦]*$/;

const mayStay =
  /^(?:and|with|to|how|many|much|it|at|then|they|want|cost|costs|the|for|of|in|make|that|does|must|should|get|some|other|take|takes|add|adds|added|uses?|sell|sells|have|has)$/;

/** So much of one kind, mixed with another one until the mixture has a third price or strength: how much of the other. */
export const mixedPrices: Reading = (text) => {
  if (!/\b(?:mix\w*|blend\w*|combin\w*|adds?|added)\b/.test(text)) return null;
  const cut = cutter(text);
  const found: { value: string; before: string; percent: boolean; per: string | undefined }[] = [];
  for (let i = 0; i < 3; i += 1) {
    const rest = cut.rest();
    const at = price.exec(rest);
    if (!at) return null;
    cut.take(price);
    found.push({
      per: at[2],
      value: at[1] ?? at[3] ?? '',
      before: rest.slice(0, at.index),
      percent: at[3] !== undefined,
    });
  }
  const amount = cut.take(regex`(${n}) ${weight}\b(?: of)?((?: the| a| an)?(?: [a-z]+){0,4})?`);
  const asked = cut.take(
    regex`\bhow (?:many|much)(?: ${weight})?(?: of)?((?: the| a| an)?(?: [a-z]+){0,3})?`,
  );
  const [one, two, goal] = found;
  if (!amount || !asked || !one || !two || !goal || new Set(found.map(({ percent }) => percent)).size > 1)
    return null;
  if (found.some(({ per }) => per !== undefined && !isSameUnit(per, amount[2] ?? ''))) return null;
  if (!goalWord.test(goal.before) || (asked[1] !== undefined && !sameThing(asked[1], amount[2] ?? '')))
    return null;
  const [p, q, c] = [one, two, goal].map(({ value }) => sizeOf(value));
  if (p === undefined || q === undefined || c === undefined || (p - c) * (c - q) <= 0) return null;
  const [words, wanted] = [amount[3] ?? '', asked[2] ?? ''];
  const high = p > q ? one.value : two.value;
  const low = p > q ? two.value : one.value;
  const own = stronger.test(words) ? high : weaker.test(words) ? low : null;
  const other = stronger.test(wanted) ? high : weaker.test(wanted) ? low : null;
  // An amount that is of neither kind is the whole mixture.
  if (own === null || own === other) return null;
  const has = own;
  const needs = has === high ? low : high;
  if (other !== null && other !== needs) return null;
  if (/\b(?:total|altogether|in all|each)\b/.test(text) || !isSpent(cut.rest(), mayStay)) return null;
  return inTurn(
    part(
      'x = w · (p - c)/(c - q)',
      { w: amount[1] ?? '', p: has, q: needs, c: goal.value },
      'balanced-mixture',
    ),
    { says: (value) => `${saidValue(value, false)} ${amount[2] ?? ''}` },
  );
};
