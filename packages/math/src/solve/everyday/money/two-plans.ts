import { evaluateExact } from '../../../judge/equivalent.ts';
import { compareRational, subtractRational } from '../../../rational/rational.ts';
import { rationalToFractionText } from '../../../rational/rational-text.ts';
import { byStatements, type Exercised, together } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { n } from '../../reading/number-texts.ts';
import { regex } from '../../reading/regex.ts';
import { isSpent } from '../../reading/relating-words.ts';
import {
  inTurn,
  part,
  type Reading,
  saidMoney,
  saidValue,
  sameThing,
  singular,
} from '../reading/worked-amount.ts';

const noun =
  '(?:(?:phone|cell|data|internet|wireless|car|rental|gym|cable|music|payment) )?(plan|company|store|shop|gym|club|option|package|deal|service|provider|studio|garage|agency|theater)';
const name = regex`\b${noun} (a|b|c|x|y|z|1|2)\b(?! dollars)`;
const period = '(day|week|month|year|visit|night|rental)';
const fees =
  '(?:sign[- ]?up|start(?:ing|up)?|base|flat|fixed|one[- ]?time|joining|join|initial|service|registration|registering|membership|enrollment|initiation|setup|set-up|basic|activation|rental|monthly|annual|entry|admission)';
const free = regex`\b(?:with|and|has|have|charges?|but|there is)?(?: (?:with|and|has|charges?|but))* ?no (?:${fees} )*(?:fees?|charges?|costs?)\b(?: (?:and|but))?|\b(?:with |and |includes? |has )*unlimited [a-z]+\b`;
const fee = regex`\b(?:an? |the )?(?:${fees} )+(?:(?:fee|charge|price|cost|rate) )?(?:of |is )?(${n}) dollars\b(?! (?:per|an?|each|every|for each|\/))|(?:an? )?(${n}) dollars (?:${fees} )+(?:fee|charge|price|cost)\b|(?:an? )?(${n}) dollars (?:fee|to (?:join|start|sign up|begin|enter|rent|register)|up front|flat)\b`;
const each = regex`(?:an? |the |another |additional )*(${n}) dollars ?(?:per|an?|each|every|for each|for every|\/) ?(?:additional |extra )?([a-z]+)`;
const bare = regex`(${n}) dollars(?= *(?:¦|plus|and|,|$|[.;]))`;

const cheaper =
  /\b(?:which|what)(?: (?:plan|company|store|shop|gym|club|option|package|deal|service|provider|studio|one|of them|of the two))*(?: (?:is|would be|will be|costs?|would cost|charges|offers|has))*(?: (?:the|a))? (?:cheaper|less expensive|less|lower (?:price|cost)|better (?:deal|buy|value|price)|cheapest|least expensive)\b(?: (?:plan|option|deal|choice))?/;
const byHow =
  /\b(?:and )?(?:by how much|how much (?:cheaper|less|money)?(?: (?:is it|will (?:you|he|she|they)|would (?:you|he|she|they)|do you|does it|is|will be))*(?: sav(?:e|ed))?)\b/;
const same =
  /\b(?:for|at|after|in)? ?(?:how many|what number of) ([a-z]+)\b[a-z, ]*?\b(?:same|equal(?:ly)?|break[- ]?even)\b(?: (?:amount|price|cost|total|each|at|for both|in total))*/;
const own =
  /^(?:and|plus|or|with|but|for|in|to|of|a|the|is|are|it|if|you|cost|costs|charge|charges|charged|pay|pays|by|at|do|does|both|two|offers?|offered|each|per|would|will|uses?|use|what|how|one|total|all|make|makes)$/;

type Plan = {
  readonly says: string;
  readonly base: string;
  readonly rate: string;
  readonly per: string | null;
};

/** The price of a plan: a fixed amount, which may come back each period, and an amount for each of the unit. */
function planIn(says: string, told: string, unit: string): Plan | null {
  const cut = cutter(told);
  cut.takeAll(free);
  const fixed = cut.takeAll(fee);
  const rates = cut.takeAll(each);
  const alone = cut.takeAll(bare);
  const rated = rates.filter((one) => sameThing(one[2] ?? '', unit));
  const others = rates.filter((one) => !sameThing(one[2] ?? '', unit));
  const bases = [
    ...fixed.map((one) => one[1] ?? one[2] ?? one[3] ?? ''),
    ...alone.map((one) => one[1] ?? ''),
  ];
  const [other, second] = others;
  if (rated.length > 1 || second || bases.length + others.length > 1) return null;
  if (other && !regex`^${period}$`.test(other[2] ?? '')) return null;
  const rest = cut.rest().replace(new RegExp(`\\b${singular(unit)}s?\\b`, 'g'), ' ');
  if (!isSpent(rest, own) || (rated.length === 0 && bases.length + others.length === 0)) return null;
  return {
    says,
    base: bases[0] ?? other?.[1] ?? '0',
    rate: rated[0]?.[1] ?? '0',
    per: other?.[2] ?? null,
  };
}

const label = (found: RegExpMatchArray): string =>
  `${(found[1] ?? '').replace(/^[a-z]/, (letter) => letter.toUpperCase())} ${(found[2] ?? '').toUpperCase()}`;

/** Where both cost the same. */
function meets(plans: readonly [Plan, Plan], unit: string): Exercised | null {
  const [p, q] = plans;
  return inTurn(part('n = (b - a)/(r - s)', { a: p.base, b: q.base, r: p.rate, s: q.rate }, 'plans-meet'), {
    says: (value) =>
      value.startsWith('-') || (value.includes('/') && !/^(?:hour|mile|minute)/.test(unit))
        ? null
        : `${saidValue(value, false)} ${unit}`,
  });
}

/** Which of them costs less for a number of units, and by how much where that is asked for. */
function compared(plans: readonly [Plan, Plan], count: string, wantsAmount: boolean): Exercised | null {
  const costs = plans.map(({ base, rate }, i) =>
    inTurn(
      part(i === 0 ? 'A = b + r · n' : 'B = b + r · n', { b: base, r: rate, n: count }, 'start-and-rate'),
      {
        says: (value) => value,
      },
    ),
  );
  const [a, b] = costs.map((one) => evaluateExact(one?.answer ?? ''));
  const [p, q] = costs;
  if (!p || !q || !a || !b) return null;
  const order = compareRational(a, b);
  const [low, high] = order < 0 ? [a, b] : [b, a];
  const less = saidMoney(rationalToFractionText(subtractRational(high, low)), 'dollars');
  const best = plans[order < 0 ? 0 : 1]?.says ?? '';
  if (order === 0 || less === null) return null;
  const answer = wantsAmount ? `${best}, by ${less}` : best;
  const decided = byStatements({ A: p.answer, B: q.answer }, [order < 0 ? 'A < B' : 'B < A'], {
    kind: 'story',
    answer,
    rule: 'lower-total',
  });
  return together([p, q, decided], { kind: 'story', answer });
}

/** Two plans with a fixed price and a price for each: where they cost the same, or which costs less for so many. */
export const twoPlans: Reading = (typed) => {
  const text = typed.replace(
    /(\d+(?:\.\d+)?) ?(?:cents|¢)/g,
    (_, cents: string) => `${Number(cents) / 100} dollars`,
  );
  const at = text.search(
    /\b(?:(?:for|at|after|in) (?:how many|what number)|how many|which|what|if (?:you|he|she|they))\b[^.]*\?|\bfor \d+ [a-z]+,? (?:which|what)\b/,
  );
  const told = at < 0 ? '' : text.slice(0, at).trim();
  const asking = cutter(
    text
      .slice(Math.max(at, 0))
      .replace(/\b(?:2|two) (?=[a-z ]*(?:plans|options|companies|stores|gyms|costs))/g, ''),
  );
  const names = [...told.matchAll(new RegExp(name, 'g'))];
  const [first, second, third] = names;
  if (!first || !second || third || first[2] === second[2] || first[1] !== second[1]) return null;
  const before = told.slice(0, first.index);
  if (!isSpent(before.replace(/\b(?:2|two)\b/g, ' '), own)) return null;
  const equal = asking.take(same);
  const lower = equal ? null : asking.take(cheaper);
  const amount = lower ? asking.take(byHow) : null;
  const count = lower
    ? asking.take(
        /\b(?:for|with|if (?:you|he|she|they) (?:uses?|sends?|drives?|needs?|makes?|goes?|talks?|buys?|rents?)(?: it| for)?|that uses?|uses|after|in) (\d+) ([a-z]+)(?: (?:in|of|per|a) (?:the |a |one )?[a-z]+)?\b/,
      )
    : null;
  const unit = equal?.[1] ?? count?.[2];
  if (unit === undefined) return null;
  asking.takeAll(/\b(?:in|for|per) (?:a|one|the) (?:month|day|week|year)\b/);
  asking.take(regex`\b(?:the )?(?:two |both )?${noun}s?(?: (?:a|x|1) (?:and|or) (?:plan )?(?:b|y|2))?\b`);
  // A second question is not answered with the first.
  if (!isSpent(asking.rest(), own) || /\b(?:what|how|find)\b/.test(asking.rest())) return null;
  const middle = second.index;
  const plans = [
    planIn(label(first), told.slice(first.index + first[0].length, middle), unit),
    planIn(label(second), told.slice(middle + second[0].length), unit),
  ];
  const [p, q] = plans;
  // What comes back each month is paid no other way by the other one, unless it has no fixed price.
  if (!p || !q || (p.per !== q.per && p.base !== '0' && q.base !== '0')) return null;
  return equal ? meets([p, q], unit) : compared([p, q], count?.[1] ?? '', amount !== null);
};
