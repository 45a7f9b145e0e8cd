import { evaluateExact } from '../../../../judge/equivalent.ts';
import { byFormula, byRounding, type Exercised } from '../../../exercises/exercise.ts';
import { readRounding } from '../../../reading/wishes.ts';
import { after, type Frame, isPercent } from '../frame.ts';

/** How many decimals are wanted; two where nothing is said. */
export function placesWanted(typed: string): number {
  const said = readRounding(typed)?.rounding;
  return said?.kind === 'places' && said.places >= 0 ? said.places : 2;
}

/** Two magnitudes of the Richter scale: how many times as strong one is. */
export const magnitudes: Frame = ({ text, numbers, question }) => {
  const own = numbers.filter((one) => !/\bbase @/.test(one.around));
  const [one, other, more] = own;
  if (
    !one ||
    !other ||
    more ||
    !/\brichter\b|\bmagnitudes?\b/.test(text) ||
    !/\bearthquakes?\b|\bquakes?\b/.test(text)
  )
    return null;
  if (
    /\benerg\w*|\bwave\b|\bwhat (?:is|was|would be) the magnitude\b/.test(text) ||
    !/\bhow (?:many times|much)\b/.test(question) ||
    !/\b(?:intens\w*|strong\w*|powerful|great\w*|bigger|larger|amplitude)\b/.test(question)
  )
    return null;
  if (Number(one.value) > 10 || Number(other.value) > 10) return null;
  const [high, low] = Number(one.value) > Number(other.value) ? [one, other] : [other, one];
  if (high.value === low.value) return null;
  const difference = evaluateExact(`${high.value} - ${low.value}`);
  const formula = {
    formula: 'k = 10^(a - b)',
    values: { a: high.value, b: low.value },
    rule: 'magnitudes',
    kind: 'logarithm',
  } as const;
  return difference?.d === 1n
    ? byFormula({ ...formula, says: (k) => `${k} times` })
    : byRounding({ ...formula, places: 0, says: (k) => `${k} times` });
};

const money = (value: string): string => `$${Number(value).toFixed(2)}`;

const otherThanMonthlyDeposits =
  /\b(?:beginning|start) of (?:each|every)\b|\bloan\b|\bborrow\w*|\balready\b|\bwithdraw\w*|\bgoal\b|\bto have\b|\b(?:how much|total|find the|what is the) interest(?! rate)\b/;

/** The same amount put in at the end of every month, with interest each month: what there is in the end. */
export const monthlyDeposits: Frame = ({ text, numbers, question }) => {
  const apart = text.replace(/\bcompounded (?:monthly|every month|each month)\b/g, ' ');
  if (
    !/\b(?:end of (?:every|each) month|every month|each month|monthly|per month|a month)\b/.test(apart) ||
    !/\b(?:deposit\w*|save|saves|saving|puts?|invest\w*|pays?)\b/.test(text) ||
    !/\bcompounded monthly\b/.test(text)
  )
    return null;
  if (otherThanMonthlyDeposits.test(text)) return null;
  const rate = numbers.find(isPercent);
  const years = numbers.find((one) => /^@ (?:years?|months?)\b/.test(after(one)) && one !== rate);
  const [payment, more] = numbers.filter(
    (one) => one !== rate && one !== years && !/\bto @ decimals?/.test(one.around),
  );
  if (!rate || !years || !payment || more || !/\bhow much\b|\bwhat\b|\bfind\b/.test(question)) return null;
  const inMonths = /^@ months?/.test(after(years));
  return byRounding({
    formula: 'S = p · ((1 + r/12)^n - 1)/(r/12)',
    values: { p: payment.value, r: `${rate.value}/100`, n: inMonths ? years.value : `(12 · ${years.value})` },
    rule: 'sum-of-deposits',
    kind: 'money',
    places: 2,
    says: money,
  });
};

const warm = /\b(?:cool\w*|newton\w*|room|surroundings|oven|temperature)\b/;
const tellsOfCoolsDown =
  /\bhow (?:hot|warm|cold)\b|\bwhat (?:is|will be) (?:the|its) temperature\b|\btemperature\b/;

/** What cools in a room by Newton's law, known at its start and once more: how warm it is later. */
export const coolsDown: Frame = ({ typed, text, numbers, question }): Exercised | null => {
  if (!/\bnewton\w*\b/.test(text) || !warm.test(text) || numbers.length < 5) return null;
  const times = numbers.filter((one) => /^@ ?(?:minutes?|min|hours?|h)\b/.test(after(one)));
  const own = numbers.filter((one) => !times.includes(one) && !/^@ ?decimals?\b/.test(after(one)));
  const room = own.find(
    (one) =>
      /\b(?:room|surroundings|air|fridge|refrigerator)(?: temperature)? (?:has|is|of|at|with|temperature) (?:a temperature of |at )?@/.test(
        one.around,
      ) || /^@(?:°| ?degrees?)? ?[cf]? room\b/.test(after(one)),
  );
  const [start, later, more] = own.filter((one) => one !== room);
  const [first, asked, third] = times;
  if (
    !room ||
    !start ||
    !later ||
    more ||
    !first ||
    !asked ||
    third ||
    !tellsOfCoolsDown.test(question) ||
    asked.at < text.lastIndexOf(question)
  )
    return null;
  return byRounding({
    formula: 'T = r + (a - r) · ((b - r)/(a - r))^(t/p)',
    values: { r: room.value, a: start.value, b: later.value, t: asked.value, p: first.value },
    rule: 'cools-down',
    kind: 'exponential-equation',
    places: placesWanted(typed),
    says: (value) => `${value} °${/\bf\b|fahrenheit/.test(text) ? 'F' : 'C'}`,
  });
};
