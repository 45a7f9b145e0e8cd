import { cutter } from '../../reading/cutter.ts';
import { aPercent, aPrice, aSize } from '../../reading/number-texts.ts';
import { regex } from '../../reading/regex.ts';
import { isSpent } from '../../reading/relating-words.ts';
import { inTurn, type Part, part, type Reading, saidMoney, saidValue } from '../reading/worked-amount.ts';

type Change = { readonly at: number; readonly share: string; readonly up: boolean };
const changes: readonly (readonly [RegExp, boolean])[] = [
  [
    regex`\b(?:marks?|marked|marking) (?:it|them|the price|the [a-z]+)? ?up (?:by )?${aPercent}|\bmarked up (?:by )?${aPercent}|\b(?:an? |the )?${aPercent} mark ?up|\bmark ?up (?:of|is) ${aPercent}|${aPercent} (?:sales )?tax(?: (?:is|gets|are) (?:added|charged))?|\b(?:sales )?tax (?:of|is|rate is) ${aPercent}`,
    true,
  ],
  [
    regex`${aPercent} (?:off )?(?:coupon|discount|off)(?: coupon)?|\b(?:discount|coupon) (?:of|for|is) ${aPercent}|\bmark(?:s|ed)? (?:it )?down (?:by )?${aPercent}`,
    false,
  ],
  [
    regex`\b(?:(?:the |its |new )*(?:price|it|cost|value|rent|fee|population) )?(?:is |was |gets |got )?(?:goes up|go up|went up|rises?|rose|risen|increase[sd]?|raise[sd]|grows?|grew|climb(?:s|ed)?)(?: again)?(?: by)? ${aPercent}|${aPercent} (?:price )?(?:increase|rise|raise)\b`,
    true,
  ],
  [
    regex`\b(?:(?:the |its |new )*(?:price|it|cost|value|rent|fee|population) )?(?:is |was |gets |got )?(?:goes down|go down|went down|falls?|fell|fallen|drops?|dropped|decrease[sd]?|reduced|lowered|cut|shrinks?|shrank)(?: again)?(?: by)? ${aPercent}|${aPercent} (?:price )?(?:decrease|drop|reduction|cut)\b`,
    false,
  ],
];

const mayStay =
  /^(?:and|then|after|buys?|bought|coupon|off|gives?|gave|added|add|sells?|is|it|on|that|the|use[sd]?|new|first|again|but|later|in|by|next|how|much)$/;

/** A price that is marked up, then taken off, then taxed, in the order told: what is paid. */
export const chainOfChanges: Reading = (text) => {
  const cut = cutter(text);
  const found: Change[] = [];
  for (const [shape, up] of changes)
    for (const one of cut.takeAll(shape)) {
      const share = one.slice(1).find((group) => group !== undefined) ?? '';
      found.push({ at: text.indexOf(one[0]), share, up });
    }
  const ordered = [...found].sort((a, b) => a.at - b.at);
  const first = cut.take(
    regex`\b(?:for|costs?|cost|price(?: of (?:an?|the|my|his|her) [a-z]+(?: [a-z]+)?)? (?:is|was|of)|is|was|pays?|paid) ${aPrice}`,
  );
  const asked = cut.take(
    /\b(?:how much (?:does|do|did|will|must|should) (?:she|he|they|i|we|you|the customer|a customer|the buyer|it) (?:pay|cost|have to pay)(?: (?:at the end|in the end|in all|in total|finally|altogether|now))*|what (?:does|do|did|will) (?:she|he|they|i|we|you|the customer|a customer) pay(?: (?:at the end|in the end|in all|in total))*|(?:what is|what's|find) (?:the|its) (?:final|end|total|new|last) (?:price|cost|value)|how much (?:is|was) (?:it|the [a-z]+)(?: now| at the end| in the end| then| after (?:both|that|this|these)(?: changes)?)?|what (?:is|was) (?:it|the price|its price)(?: now| at the end| in the end| after (?:both|that|this|these|the two)(?: changes)?)|how much (?:does|did|do|will) (?:it|the [a-z]+) cost (?:now|at the end|in the end|then|after (?:both|that)(?: changes)?)|how much in (?:the )?(?:autumn|fall|winter|spring|summer|end))/,
  );
  if (!first || !asked || ordered.length < 1 || ordered.length > 4) return null;
  // By how much a price changes is not what it comes to.
  if (
    /\bthe (?:mark-?up|increase|decrease|discount|raise|rise|change|reduction|savings?|drop|tip|tax|profit|loss|difference)\b/.test(
      asked[0],
    )
  )
    return null;
  // What was is before a change, where what is now is told.
  if (/\bhow much (?:was|did)\b/.test(text) && (ordered.length === 1 || /\b(?:now|today)\b/.test(text)))
    return null;
  // What is paid now is after the change.
  if (/\b(?:now|pays?|paid)\b/.test(first[0]) || /\bwhat was\b|\bbefore\b|\boriginal/.test(text)) return null;
  if (new Set(ordered.map(({ at }) => at)).size !== ordered.length) return null;
  if (!isSpent(cut.rest(), mayStay)) return null;
  let last = first[1] ?? '';
  const parts: Part[] = ordered.map(({ share, up }, i) => {
    const values = { p: last, f: `${share}/100` };
    last = `@${i + 1}`;
    return part(up ? 'P = p · (1 + f)' : 'P = p · (1 - f)', values, 'change-by-percent');
  });
  return inTurn(parts, { says: (value) => saidMoney(value, first[2] ?? 'dollars') });
};

/** What is paid after a percent off: the price before. */
export const beforeDiscount: Reading = (text) => {
  const cut = cutter(text);
  const paid = cut.take(
    regex`\b(?:pay(?:e)?d|paid|(?:i|we|he|she|you) pays?|costs?|cost me|bought (?:it|them)? ?for|now|for) (?:only |just |me )?${aPrice}(?: for (?:an? |the |some |my )?([a-z]+))?`,
  );
  const off = cut.take(
    regex`\b(?:because |since |after |with |and )*(?:(?:it|they|i|we|she|he|there) )?(?:was|were|is|are|got|had|gets|have|gives?|store gives?|shop gives?)?(?: on sale)?(?: for)? ?(?:an? )?${aPercent} (?:cheaper|off|discount|reduced|less)`,
  );
  const asked = cut.take(
    /\b(?:how much (?:they|it|the [a-z]+|is it|was it|were they) ?(?:was|were|did|is|cost)?(?: they| it| the [a-z]+)?(?: cost)? ?(?:before|originally|at first)(?: (?:the )?(?:discount|sale))?|how much (?:was|were|did) (?:it|they|the [a-z]+)(?: cost)? (?:before|originally)(?: (?:the )?(?:discount|sale))?|what (?:was|is) the (?:orig[a-z]*|old|full|regular|normal) price|what (?:was|is) the price before(?: (?:the )?(?:discount|sale))?|what's the (?:original|old|regular|normal) price|original price|price before)/,
  );
  if (!paid || !off || !asked || !isSpent(cut.rest(), /^(?:and|for|off|after|then|because)$/)) return null;
  return inTurn(
    [
      part('r = 1 - f', { f: `${off[1] ?? ''}/100` }, 'rest-of-whole'),
      part('P = q ÷ r', { q: paid[1] ?? '', r: '@1' }, 'percent-off-before'),
    ],
    { says: (value) => saidMoney(value, paid[2] ?? 'dollars') },
  );
};

/** A guess and the real amount: the percent error. */
export const errorOfGuess: Reading = (text) => {
  const cut = cutter(text);
  const asked = cut.take(
    /\b(?:(?:what is|what's|find|calculate|give) (?:the |his |her |my )?)?percent(?:age)? error(?: of (?:him|her|it|his guess|her guess|my guess|[a-z]+))?/,
  );
  const guess = cut.take(
    regex`\b(?:said|showed|shows|says|wrote|guess(?:ed|es)?|estimated?|thought (?:it was|there were)?|measured?|predict(?:ed|s)|guess (?:was|is)) (?:that )?(?:it (?:was|is) |there (?:were|are) |about )?${aSize}(?: [a-z]+)?`,
  );
  const real = cut.take(
    regex`\b(?:(?:it|there|they|the (?:real|actual|true|exact) (?:number|amount|value|length|weight|count|one|answer|height)|the answer|really|actually) (?:is|was|were|are|weighs?|had)|actual(?: value)?(?: is| was)?|real(?: value)?(?: is| was)?)(?: really| actually| in fact)? ${aSize}(?: [a-z]+)??(?: (?:in real(?:ity| life)?|really|actually|in fact|for real))?(?= |[.,;?!]|$)`,
  );
  if (!asked || !guess || !real || !isSpent(cut.rest(), /^(?:but|and|in|when|find|then)$/)) return null;
  const [a = '', b = ''] = [guess[1], real[1]];
  return inTurn(
    [
      part('d = |g - r|', { g: a, r: b }, 'error-of-guess'),
      part('E = d/r · 100', { d: '@1', r: b }, 'error-of-guess'),
    ],
    {
      kind: 'percent',
      says: (percentage) =>
        /\/(?!1$)/.test(saidValue(percentage, false)) ? null : `${saidValue(percentage, false)}%`,
    },
  );
};
