import { evaluateExact } from '../../../../judge/equivalent.ts';
import { byFormula, byRounding, type Exercised } from '../../../exercises/exercise.ts';
import { regex } from '../../../reading/regex.ts';
import { readRounding } from '../../../reading/wishes.ts';
import { after, type Frame, isPercent } from '../frame.ts';

const many: Readonly<Record<string, string>> = {
  double: '2',
  doubles: '2',
  doubled: '2',
  triple: '3',
  triples: '3',
  tripled: '3',
  quadruple: '4',
  quadruples: '4',
};
const periods: Readonly<Record<string, string>> = {
  annually: '1',
  yearly: '1',
  'every year': '1',
  'once a year': '1',
  'each year': '1',
  semiannually: '2',
  'semi-annually': '2',
  quarterly: '4',
  'every quarter': '4',
  monthly: '12',
  'every month': '12',
};

/** How many decimals are wanted; two where nothing is said. */
export function placesWanted(typed: string): number {
  const said = readRounding(typed)?.rounding;
  return said?.kind === 'places' && said.places >= 0 ? said.places : 2;
}

/** How long money or a population takes to double or triple at a percent a year. */
export const timeToMultiply: Frame = ({ typed, text, numbers, question }) => {
  const word = /\b(doubled?|doubles|tripled?|triples|quadruples?)\b/.exec(text)?.[1];
  const rate = numbers.find(isPercent);
  const rest = numbers.filter((one) => one !== rate && !/^@ ?(?:decimals?|places|dp)\b/.test(after(one)));
  if (
    (word === undefined) !== (rest.length === 2) ||
    !rate ||
    rest.length > 2 ||
    rest.some(
      (one) =>
        !one.priced &&
        !/\b(?:of|for|with|put|invest\w*|deposit\w*|population of|to|be|have|reach|until|worth|is) @/.test(
          one.around,
        ),
    )
  )
    return null;
  if (
    !/\bhow (?:long|many years)\b|\bwhen\b|\bin what time\b/.test(question) ||
    /\b(?:rule of|simple|every @|half)\b/.test(text) ||
    /\bhow much\b/.test(question)
  )
    return null;
  const [low, high] = rest;
  // From an amount to another instead of a factor in words.
  const reached = /\b(?:be|have|reach|grow to|until|becomes?|is worth|worth|to|into) @/;
  if (
    word === undefined &&
    (!low || !high || Number(high.value) <= Number(low.value) || !reached.test(high.around))
  )
    return null;
  const k = word === undefined ? `(${high?.value}/${low?.value})` : (many[word] ?? '2');
  const places = placesWanted(typed);
  const says = (t: string): string => `${t} years`;
  if (/\bcontinuous(?:ly)?\b/.test(text))
    return byRounding({
      formula: 't = ln(k)/r',
      values: { k, r: `${rate.value}/100` },
      rule: 'time-to-multiply',
      kind: 'exponential-equation',
      places,
      says,
    });
  const period =
    Object.keys(periods).find((name) => regex`\bcompounded ${name}\b`.test(text)) ??
    (/\bcompounded\b/.test(text)
      ? undefined
      : /\b(?:annual|a|per|each|every) ?(?:year|interest)\b|\bannual(?:ly)?\b/.test(text) &&
          !/\binterest\b(?!.*\bcompound)/.test(text)
        ? 'annually'
        : undefined);
  if (period === undefined) return null;
  return byRounding({
    formula: 't = ln(k)/(n · ln(1 + r/n))',
    values: { k, n: periods[period] ?? '1', r: `${rate.value}/100` },
    rule: 'time-to-multiply',
    kind: 'exponential-equation',
    places,
    says,
  });
};

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
