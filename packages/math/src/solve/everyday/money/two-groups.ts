import { cutter } from '../../reading/cutter.ts';
import { aShare, aSize, asQuotient } from '../../reading/number-texts.ts';
import { regex } from '../../reading/regex.ts';
import { isSpent } from '../../reading/relating-words.ts';
import {
  inTurn,
  type Part,
  part,
  type Reading,
  saidMoney,
  singular,
  sizeOf,
} from '../reading/worked-amount.ts';

const group =
  '(kids|children|adults|students|seniors|members|non-?members|teachers|women|men|boys|girls|others|guests|pupils)';
const same = (a: string, b: string): boolean =>
  singular(a.replace('children', 'kids')) === singular(b.replace('children', 'kids'));

/** A share of all belongs to one group, the rest to another one, and each pays its price: what all pay. */
export const twoGroups: Reading = (text) => {
  const cut = cutter(text);
  const all = cut.take(
    regex`\b(?:there (?:were|are)|of the|of) ${aSize} (?:people|visitors|guests|persons|tickets|customers|fans|spectators|passengers)|${aSize} (?:people|visitors|guests|tickets|fans|spectators|passengers)`,
  );
  const share = cut.take(
    regex`${aShare}(?: of (?:them|the (?:people|visitors|guests|tickets)))? (?:were|are|was|is) (?:for )?${group}`,
  );
  const price = regex`\b(?:and |the )*${group}(?:' tickets?| tickets?)?(?: (?:paid|pay|pays|cost|costs|for|had to pay|is|are|were))? ${aSize}(?: (?:dollars|euros))?(?: each)?`;
  const [one, two] = [cut.take(price), cut.take(price)];
  const asked = cut.take(
    /\bhow much (?:money )?(?:(?:was|is|were) (?:made|earned|collected|taken in|paid|that)|did (?:they|the [a-z]+) (?:make|earn|collect|take in|get)|money did (?:they|the [a-z]+) (?:make|earn|collect))(?: (?:in all|in total|altogether|together))?|\bwhat (?:is|was) the total (?:income|revenue|amount|money)|\bhow much did (?:they|all|everyone) pay (?:in all|in total|altogether|together)/,
  );
  if (
    !all ||
    !share ||
    !one ||
    !two ||
    !asked ||
    !isSpent(cut.rest(), /^(?:and|the|at|with|a|rest|others?|were|in|all|total|of|paid|pay|each|cost)$/)
  )
    return null;
  const named = share[2] ?? '';
  const [first, second] = same(one[1] ?? '', named) ? [one, two] : [two, one];
  if (!same(first[1] ?? '', named) || same(second[1] ?? '', named)) return null;
  const total = all[1] ?? all[2] ?? '';
  const size = asQuotient(share[1]);
  if (!(sizeOf(size) < 1)) return null;
  const inEuros = /\beuros\b/.test(text);
  if (inEuros && /\bdollars\b/.test(text)) return null;
  const parts: Part[] = [
    part('A = f · N', { f: size, N: total }, 'share-of-amount'),
    part('B = N - A', { N: total, A: '@1' }, 'rest-of-whole'),
    part('T = A · p + B · q', { A: '@1', B: '@2', p: first[2] ?? '', q: second[2] ?? '' }, 'add-all'),
  ];
  return inTurn(parts, {
    says: (value) => saidMoney(value, inEuros ? 'euros' : 'dollars'),
  });
};
