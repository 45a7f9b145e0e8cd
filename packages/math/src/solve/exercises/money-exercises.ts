import { evaluateExact } from '../../judge/equivalent.ts';
import { moneyText } from '../money/solve-money.ts';
import { bare, byFormula, byRounding, type Exercise, exercise } from './exercise.ts';

const asMoney = (value: string): string | null => {
  const amount = evaluateExact(value);
  return amount ? moneyText(amount) : null;
};

const asDollars = (value: string): string => asMoney(value) ?? `$${value}`;

const formula =
  (text: string, rule: Parameters<typeof byFormula>[0]['rule']) =>
  (found: Readonly<Record<string, string>>): ReturnType<Exercise['work']> =>
    byFormula({
      formula: text,
      values: Object.fromEntries(
        Object.entries(found)
          .filter(([, value]) => value !== undefined)
          .map(([name, value]) => [name, bare(value)]),
      ),
      rule,
      kind: 'money',
      says: asMoney,
    });

const bill =
  '(?:a|an|the|your|our|her|his|their)? ?(?:restaurant )?(?:meal|dinner|lunch|bill|food|breakfast)';

export const moneyExercises: readonly Exercise[] = [
  ...exercise(
    [
      `${bill} (?:costs|is|was|comes to|cost) {p$}[.,;] (?:the |sales )?tax (?:is|of) {t%},? and (?:you|they|he|she|we|i)? ?(?:leave|left|want to leave|leaves|pay|add|give|tip)(?: an?)? {g%}(?: tip)?(?: (?:on|for) the (?:meal|bill|food|cost(?: before tax)?|pre-tax (?:amount|total)|price(?: before tax)?))[.,;] [ask](?:total|how much (?:do|does|did|will) [a-z]+ pay)(?: (?:cost|bill|amount|price))?(?: in all| altogether)?(?: of the meal)?`,
    ],
    ({ p = '', t = '', g = '' }) => formula('T = p + t/100 · p + g/100 · p', 'parts-of-bill')({ p, t, g }),
  ),
  ...exercise(
    [
      '(?:net pay[:,]? )?(?:(?:if )?(?:the |your |her |his )?gross pay (?:is |of )?{g$}(?:,| and)? (?:and )?(?:the |your |her |his )?(?:total )?deductions (?:are |of |total )?{d$})[.,;] [ask](?:net|take-home) pay',
    ],
    formula('N = g - d', 'what-is-left'),
  ),
  ...exercise(
    [
      '(?:you |i |she |he |[a-z]+ )?(?:borrow|borrows|borrowed) {p$} (?:at|with) {r%} simple interest (?:per year |a year |annually )?for {t} years[.,;] how much (?:do|does|must|will|should) (?:you|he|she|[a-z]+) (?:repay|pay back|owe)(?: in (?:all|total)| altogether)?',
      '(?:you |i |she |he |[a-z]+ )?(?:borrow|borrows|borrowed|take out a loan of|takes out a loan of) {p$} (?:for {t} years )(?:at|with) {r%} simple (?:annual )?interest[.,;] how much (?:do|does|must|will|should) (?:you|he|she|[a-z]+) (?:repay|pay back|owe)(?: in (?:all|total)| altogether)?',
    ],
    formula('A = p + p · r/100 · t', 'simple-interest'),
  ),
  ...exercise(
    [
      '[ask]amount (?:if|when|of) (?<rest>{p$}.*compounded (?:annually|yearly|quarterly|monthly|daily|weekly|semi-?annually).*)'.replace(
        '{p$}',
        '\\$\\d',
      ),
    ],
    ({ rest = '' }) => `find the balance if ${rest}`,
  ),
  ...exercise(
    [
      '[ask]monthly payment (?:on|for|of) an? {p$} (?:loan|mortgage|car loan) at {r%}(?: (?:annual )?interest)?(?: per year| annually)?(?:,| compounded monthly)? for {t} years',
    ],
    ({ p = '', r = '', t = '' }) =>
      byRounding({
        formula: 'M = p · (r/1200)/(1 - (1 + r/1200)^(-12 · t))',
        values: { p: bare(p), r, t },
        rule: 'loan-payment',
        kind: 'money',
        places: 2,
        says: asDollars,
      }),
  ),
];
