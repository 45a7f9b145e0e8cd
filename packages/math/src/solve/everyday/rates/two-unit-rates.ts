import { cutter } from '../../reading/cutter.ts';
import { n } from '../../reading/number-texts.ts';
import { regex } from '../../reading/regex.ts';
import { isSpent } from '../../reading/relating-words.ts';
import { inTurn, part, type Reading, saidMoney, singular } from '../reading/worked-amount.ts';

const per = String.raw`(?:an? |the |another |additional )*(${n}) (dollars|euros) ?(?:per|an?|each|every|for each|for every|\/) ?([a-z]+)`;
const asked =
  /\b(?:how much (?:is|does|do|will|would|did|was)(?: (?:it|they|he|she|i|we|you|the [a-z]+(?: [a-z]+)?|that|this))?(?: (?:cost|pay|costs|be|have to pay))?|what (?:is|was|will be) the (?:total |full |whole )?(?:price|cost|bill)|what does (?:it|the [a-z]+|that) cost|find the (?:total )?(?:cost|price)|how much)(?: (?:in all|in total|altogether|to rent it|for))*/;

const otherThanTwoUnitRates =
  /\b(?:first|free|over|after|tax|tip|discount|off|less|more|deposit|fee|half|another company|each way)\b|%/;

/** A price for each of two units and how many of each: what it costs in all. */
export const twoUnitRates: Reading = (text) => {
  if (otherThanTwoUnitRates.test(text)) return null;
  const cut = cutter(text);
  const rates = cut.takeAll(regex`(?:\b(?:and|plus) )?${per}\b`);
  const [one, two, third] = rates;
  const question = cut.take(asked);
  if (!one || !two || third || !question || one[2] !== two[2]) return null;
  const units = [one, two].map((rate) => singular(rate[3] ?? ''));
  if (units[0] === units[1]) return null;
  const counts = cut.takeAll(regex`(?:\b(?:for|and|of|with|drives?|drove|uses?|used) )*(${n}) ([a-z]+)`);
  const [a, b, more] = counts;
  if (
    !a ||
    !b ||
    more ||
    !isSpent(cut.rest(), /^(?:and|plus|for|of|with|is|the|in|it|to|cost|costs?|charges?|he|she|if|at|by)$/)
  )
    return null;
  const names = [singular(a[2] ?? ''), singular(b[2] ?? '')];
  const straight = names[0] === units[0] && names[1] === units[1];
  if (!straight && !(names[0] === units[1] && names[1] === units[0])) return null;
  const [m, k] = straight ? [a[1] ?? '', b[1] ?? ''] : [b[1] ?? '', a[1] ?? ''];
  return inTurn(part('T = m · p + k · q', { m, k, p: one[1] ?? '', q: two[1] ?? '' }, 'add-all'), {
    says: (value) => saidMoney(value, one[2] ?? 'dollars'),
  });
};
