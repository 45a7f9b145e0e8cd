import { evaluateExact } from '../../../../judge/equivalent.ts';
import { byFormula } from '../../../exercises/exercise.ts';
import { moneyText } from '../../../money/solve-money.ts';
import { after, type Frame, type Told } from '../frame.ts';

const paid =
  /\b(?:from|with|pays?|paid|gives?|gave|hands?|handed)(?: (?:the )?[a-z]+)?(?: with)?(?: an?| my| the)? @(?! each| apiece)|@(?:[- ](?:dollar|euro|pound))? (?:bill|note)\b/;
const each = /^@(?: ?(?:dollars|euros|bucks))? (?:each|apiece|a piece|per (?!cent)[a-z]+)\b/;
const isPaid = ({ around }: Told): boolean => paid.test(around);
const isEach = ({ around, at }: Told): boolean => each.test(around.slice(at)) || /\bat @/.test(around);
/** A price has its sign or its unit, or stands behind a word that tells prices; a count stands in front of what is bought. */
const isPrice = (one: Told): boolean =>
  one.priced ||
  isEach(one) ||
  /^@ ?(?:dollars|euros|bucks)\b/.test(after(one)) ||
  /\b(?:for|at|costs?|costing|is|are|was) @(?! [a-z]+ (?:at|for|that)\b)/.test(one.around);
const isCount = ({ value, around, at }: Told): boolean =>
  /^\d+$/.test(value) && /^@ [a-z]/.test(around.slice(at));

const otherThanChangeBack =
  /\b(?:percent|tax|tip|off|discount|than|twice|half|dozen|cheaper|dearer|more expensive|bills|notes|shares?|returns?|returned|coupon|free|cents?|change of|split)\b/;

/** Things bought, so many at a price each or one for its price, and what is paid: the change. */
export const changeBack: Frame = ({ text, numbers, question }) => {
  if (
    !/\bchange\b|\bget back\b/.test(question) ||
    !/\bhow much\b|\bwhat|\bfind\b/.test(question) ||
    numbers.length > 7
  )
    return null;
  if (otherThanChangeBack.test(text)) return null;
  const [bill, more] = numbers.filter(isPaid);
  if (!bill || more) return null;
  const terms: string[] = [];
  let count: Told | undefined;
  for (const one of numbers.filter((other) => other !== bill)) {
    if (!isPrice(one)) {
      if (count || !isCount(one)) return null;
      count = one;
    } else if (count) {
      // A price behind a count is that of one only where it says so.
      if (!isEach(one) && count.value !== '1') return null;
      terms.push(`${count.value} · ${one.value}`);
      count = undefined;
    } else {
      if (each.test(after(one))) return null;
      terms.push(one.value);
    }
  }
  if (count || terms.length === 0) return null;
  const letters = ['a', 'b', 'd', 'g'];
  const worked = byFormula({
    formula: `c = p - ${terms.map((_, i) => letters[i]).join(' - ')}`,
    values: { p: bill.value, ...Object.fromEntries(terms.map((term, i) => [letters[i], `(${term})`])) },
    rule: 'change-back',
    kind: 'money',
  });
  const value = worked && evaluateExact(worked.answer);
  return worked && value && value.n >= 0n ? { ...worked, answer: moneyText(value) } : null;
};
