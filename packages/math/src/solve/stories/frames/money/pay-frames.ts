import { evaluateExact } from '../../../../judge/equivalent.ts';
import { byFormula } from '../../../exercises/exercise.ts';
import { moneyText } from '../../../money/solve-money.ts';
import { assign, type Frame } from '../frame.ts';

const inMoney = (text: string): string | null => {
  const value = evaluateExact(text);
  return value && value.n > 0n ? moneyText(value) : null;
};

const overtimeWord = /\bovertime\b|\btime[- ]and[- ](?:a|one)[- ]half\b|\bdouble[- ]time\b/;
const asksPay =
  /\b(?:pay|paid|earn(?:ed|s|ings)?|make|made|wages?|income|paycheck|total|gross)\b|\bhow much\b/;
const asksOther =
  /\b(?:rate|per hour|an hour|hourly|how many|more|extra|tax\w*|left|overtime|save|net|take[- ]home)\b/;

/** Hours of a week, of which those over a limit are paid at a higher rate: the pay for all of them. */
export const overtimePay: Frame = ({ text, numbers, question }) => {
  if (
    !overtimeWord.test(text) ||
    /\b(?:percent|tax|weekends?|sundays?|first|deduct\w*|bonus|days?|daily)\b/.test(text)
  )
    return null;
  if (!asksPay.test(question) || asksOther.test(question)) return null;
  const isRate = '@ ?(?:dollars |bucks )?(?:per|an?|each|every|\\/) ?(?:hour|hr|h)\\b';
  const given = assign(
    numbers.filter(
      ({ value, around, at }) => !(/^1\.5$|^2$/.test(value) && /^@ times\b/.test(around.slice(at))),
    ),
    {
      over: /\bovertime\b[^.,@#]*@ ?(?:dollars )?(?:per|an|\/) ?(?:hour|hr|h)\b|@ ?(?:dollars )?(?:per|an|\/) ?(?:hour|hr|h)\b (?:for|in|of) overtime|@ (?:per|an|\/) ?(?:hour|hr) (?:for (?:each|every|any|all) )?(?:hours? )?(?:over|after|beyond|above|past) #/,
      rate: new RegExp(
        String.raw`^(?!.*(?:\bovertime\b[^.,@#]*@ ?(?:dollars )?(?:per|an|\/)|@ ?(?:dollars )?(?:per|an|\/) ?(?:hour|hr|h)\b (?:for|in|of) overtime|@ (?:per|an|\/) ?(?:hour|hr) (?:for (?:each|every|any|all) )?(?:hours? )?(?:over|after|beyond|above|past) #)).*(?:${isRate}|\b(?:hourly (?:rate|wage|pay)|rate of pay|pay rate) (?:is|of) @)`,
        's',
      ),
      limit: /\b(?:over|after|beyond|above|past|in excess of|more than|exceed\w*) (?:the first |working )?@/,
      hours:
        /\b(?:work(?:ed|s|ing)?|puts? in|did)\b(?: for| a total of| exactly)? @ ?(?:hours|hrs|h)\b|@ ?(?:hours|hrs|h) worked\b|@ ?(?:hours|hrs|h) (?:this|last|in a|in one|in the|that|for the) week/,
    },
  );
  const { rate, limit, hours, over } = given ?? {};
  if (rate === undefined || limit === undefined || hours === undefined || !(Number(hours) > Number(limit)))
    return null;
  const double = /\bdouble[- ]time\b/.test(text);
  const times =
    /\btime[- ]and[- ](?:a|one)[- ]half\b/.test(text) ||
    numbers.some(({ value, around, at }) => value === '1.5' && /^@ times\b/.test(around.slice(at)));
  if ([over !== undefined, double, times].filter(Boolean).length !== 1) return null;
  const values = { r: rate, l: limit, h: hours, ...(over === undefined ? {} : { o: over }) };
  return byFormula({
    formula:
      over === undefined ? `p = l · r + (h - l) · ${double ? '2' : '3/2'} · r` : 'p = l · r + (h - l) · o',
    values,
    rule: 'overtime',
    kind: 'money',
    says: inMoney,
  });
};

const period = /\b(?:hour|day|week|month|year|hourly|daily|weekly|monthly|yearly|annual)(?=s?\b|ly\b)/g;
const periodOf = (word: string): string =>
  word
    .replace(/^annual$/, 'year')
    .replace(/^daily$/, 'day')
    .replace(/ly$/, '');

const tellsOfPayWithCommission =
  /\bcommissions?\b|\bof (?:(?:her|his|their|my|your|all|the|total|any|monthly|weekly) )*sales\b|\bof what (?:he|she|they) sells?\b/;
const otherThanPayWithCommission =
  /\b(?:total|altogether|in all|gross|pay|paycheck|earnings?|income|earn|make|made|salary|get)\b/;

/** A fixed pay and a percent of what is sold: the whole pay, or what has to be sold for it. */
export const payWithCommission: Frame = ({ text, numbers, question }) => {
  if (!tellsOfPayWithCommission.test(text)) return null;
  const periods = new Set((text.match(period) ?? []).map(periodOf));
  if (
    periods.size > 1 ||
    periods.has('hour') ||
    numbers.length !== 3 ||
    /\b(?:over|above|first|exceed\w*|tax|bonus|each|per item|houses?|more than|after)\b/.test(text)
  )
    return null;
  const given = assign(numbers, {
    part: /@ percent/,
    goal: /\b(?:to (?:earn|make|get|have|bring home|reach)|earned|made|goal (?:is|of)|wants? to (?:earn|make)|total (?:pay|earnings|income) (?:was|is|of|to be)) (?:a total of |at least |exactly )?@(?! percent)/,
    sales:
      /\b(?:sold|sells|sales (?:of|were|was|totaled|total|are|is)|sale of|selling) (?:a total of |for )?@(?! percent)|@ (?:worth|in sales|of (?:goods|sales|merchandise|furniture|cars|products|clothes|equipment|electronics|jewelry))/,
    base: /(?<!sold )(?<!to )\b(?:salary|base|pay|paid|earns?|makes|gets|receives|wage)\b(?: pay| salary| wage)?(?: is| of|:)? (?:a (?:base |fixed )?(?:salary|pay) of )?@(?! percent)|@ ?(?:dollars )?(?:a|per|each|every|\/) ?(?:week|month|year|day)\b|@ (?:base|salary)/,
  });
  const { part, base, sales, goal } = given ?? {};
  if (part === undefined || base === undefined) return null;
  if (sales !== undefined) {
    const total =
      otherThanPayWithCommission.test(question) &&
      !/\b(?:commission|rate|percent|need|must|tax|difference)\b/.test(question);
    return total
      ? byFormula({
          formula: 'T = b + p/100 · s',
          values: { b: base, p: part, s: sales },
          rule: 'pay-and-commission',
          kind: 'money',
          says: inMoney,
        })
      : null;
  }
  const asksSales = /\b(?:sell|sold|sales)\b/.test(question) && /\b(?:how much|what|find)\b/.test(question);
  if (goal === undefined || !asksSales || !(Number(goal) > Number(base))) return null;
  return byFormula({
    formula: 's = (t - b)/(p/100)',
    values: { t: goal, b: base, p: part },
    rule: 'pay-and-commission',
    kind: 'money',
    says: inMoney,
  });
};
