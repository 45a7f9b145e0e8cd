import { evaluateExact } from '../../judge/equivalent.ts';
import { rational } from '../../rational/rational.ts';
import { rationalToDecimalText, rationalToFractionText } from '../../rational/rational-text.ts';
import { workFormula } from '../arithmetic/work-formula.ts';
import { moneyText } from '../money/solve-money.ts';
import type { RuleName } from '../print/rules.ts';
import type { Method, Worked } from '../proof/chain.ts';
import { countNumbers } from '../question/read-quantities.ts';
import { regex } from '../reading/regex.ts';

const money = String.raw`\$\s?(\d[\d,]*(?:\.\d+)?)`;
const count = String.raw`(\d[\d,]*(?:\.\d+)?)`;
const plain = (text: string | undefined): string => (text ?? '').replace(/,/g, '');

type Answer = 'money' | 'number' | 'percent';
type Row = {
  readonly pattern: RegExp;
  readonly formula: string;
  /** The letters of the numbers, in the order of the sentence. */
  readonly letters: string;
  readonly rule: RuleName;
  readonly answer: Answer;
};
const row = (pattern: string, rest: Omit<Row, 'pattern'>): Row => ({
  ...rest,
  pattern: new RegExp(pattern, 'i'),
});

const rate = String.raw`(?:per|an?|for each|each|every|\/)\s*[a-z]+`;
const rows: readonly Row[] = [
  row(
    String.raw`\b(?:saves?|earns?|makes?|puts? away|gets?|deposits?)\s+${money}\s+(?:an?|per|each|every)\s+(?:hour|day|week|month|year)\s+for\s+${count}\s+(?:hours|days|weeks|months|years)\b[^?]*\bhow much\b`,
    { formula: 'c = r · n', letters: 'rn', rule: 'one-times-many', answer: 'money' },
  ),
  row(
    String.raw`${money}(?! ?(?:per|an?|each|every|\/) (?:hour|day|week|minute|mile|km|night)\b)\s+(?:[a-z]+ ){0,4}?(?:plus|and|\+)\s+(?:then )?${money}\s+(?:for )?${rate}\b.*\bhow much\b.*?(?<![$\d.])${count}\s+[a-z]+`,
    {
      formula: 'c = b + r · n',
      letters: 'brn',
      rule: 'start-and-rate',
      answer: 'money',
    },
  ),
  row(
    String.raw`${money} ${rate}\s+(?:plus|and|\+)\s+(?:an? )?(?:[a-z-]+ ){0,3}?(?:fee of )?${money}(?! ?${rate})\b.*\bhow much\b.*?(?<![$\d.])${count}\s+[a-z]+`,
    {
      formula: 'c = b + r · n',
      letters: 'rbn',
      rule: 'start-and-rate',
      answer: 'money',
    },
  ),
  row(
    String.raw`^${count}\s+(?:students|people|kids|children|animals|cars|books|marbles|players|fish|birds|balls|questions|games|shots)\b[^?]*?(?<![$\d.])${count}\s+(?:of (?:them|the \w+) )?(?:are|were|is|have|like|play|ride|walk|wear)?[^?]*\bwhat percent(?:age)?\b`,
    {
      formula: 'p = a/t',
      letters: 'ta',
      rule: 'part-of-all',
      answer: 'percent',
    },
  ),
  row(
    String.raw`^(?:if )?${count}\s?%\s+of (?:the |a class of |my |her |his )?${count}\s+[a-z]+\b[^?]*\bhow many\b(?![^?]*\b(?:not|don'?t|left|remain))`,
    {
      formula: 'n = p/100 · t',
      letters: 'pt',
      rule: 'part-of-whole',
      answer: 'number',
    },
  ),
  row(
    String.raw`^how many combinations of one each from ${count}\s+(?:different )?[a-z]+(?: and|,) ${count}\s+(?:different )?(?:pairs of )?[a-z]+$`,
    {
      formula: 'n = a · b',
      letters: 'ab',
      rule: 'one-of-each',
      answer: 'number',
    },
  ),
  row(
    String.raw`^how many combinations of one each from ${count}\s+(?:different )?[a-z]+, ${count}\s+(?:different )?(?:pairs of )?[a-z]+,? and ${count}\s+(?:different )?(?:pairs of )?[a-z]+$`,
    {
      formula: 'n = a · b · c',
      letters: 'abc',
      rule: 'one-of-each',
      answer: 'number',
    },
  ),
];

function answerText(value: NonNullable<ReturnType<typeof evaluateExact>>, answer: Answer): string | null {
  if (value.n < 0n) return null;
  if (answer === 'money') return moneyText(value);
  if (answer === 'percent') {
    const percent = rationalToDecimalText(rational(value.n * 100n, value.d));
    return percent === null ? null : `${percent}%`;
  }
  return rationalToDecimalText(value) ?? rationalToFractionText(value);
}

/** What is weighed or measured is bought in parts too. */
const byMeasure =
  /\bhow many (?:pounds?|lbs?|ounces?|grams?|kilograms?|kg|gallons?|liters?|feet|yards?|meters?|miles?|minutes?|hours?)\b/i;

/** How many can be bought: the whole part of the quotient. */
function affordable(words: string): Worked | null {
  const price = new RegExp(
    String.raw`\b(?:costs?|are|is|for)\s+${money}\s+(?:each|apiece|per [a-z]+|an? [a-z]+)\b`,
    'i',
  ).exec(words)?.[1];
  const budget = new RegExp(
    String.raw`\bhow many\b[^?]*\b(?:buy|get|afford|purchase)\b[^?]*?\b(?:with|for)\s+${money}`,
    'i',
  ).exec(words)?.[1];
  if (price === undefined || budget === undefined || countNumbers(words) !== 2 || byMeasure.test(words))
    return null;
  const [p, b] = [evaluateExact(plain(price)), evaluateExact(plain(budget))];
  if (!p || !b || p.n <= 0n) return null;
  const many = (b.n * p.d) / (b.d * p.n);
  const worked = workFormula({
    formula: 'c = r · n',
    values: { r: plain(price), n: `${many}` },
    rule: 'one-times-many',
  });
  const next = workFormula({
    formula: 'c = r · n',
    values: { r: plain(price), n: `${many + 1n}` },
    rule: 'one-times-many',
  });
  if (!worked || !next) return null;
  const steps = [...worked.chain.steps, ...next.chain.steps];
  const check = [
    { claim: `${worked.value} <= ${plain(budget)}`, holds: true },
    { claim: `${next.value} > ${plain(budget)}`, holds: true },
  ];
  return {
    kind: 'story',
    chain: { ...worked.chain, steps, proven: worked.chain.proven && next.chain.proven },
    answer: `${many}`,
    check,
  };
}

/** Words that bring in something the formulas do not hold. */
const unclear =
  /\b(?:twice|double|triple|half|already|more|fewer|less|not|no|except|both|another|also|extra|tip|other|else|rest|before|ago|first|instead|already)\b|n't\b|\beach of\b|\bwith (?:a )?return\b|\bround[- ]trip\b|\b(?:per|an?|each|every) [a-z]+ (?:for (?:each|every)|per|each) [a-z]+/i;

/** The thing a percent is asked for has to be the one that was counted. */
function asksForCounted(words: string): boolean {
  const counted = /\bare\s+([a-z]+)|(?:like|have|play|ride|walk|wear)\s+([a-z]+)/i.exec(words);
  const name = (counted?.[1] ?? counted?.[2] ?? '').toLowerCase();
  const asked = /\bwhat percent(?:age)?\b(.*)$/i.exec(words)?.[1]?.toLowerCase() ?? '';
  return name.length > 2 && regex`\b${name}\b`.test(asked);
}

/** Short stories that one formula answers; every number of the sentence has its place in it. */
export const solveLinearStory: Method = ({ words }) => {
  const bought = affordable(words);
  if (bought) return bought;
  for (const { pattern, formula, letters, rule, answer } of rows) {
    const found = pattern.exec(words);
    if (!found || countNumbers(words) !== letters.length || unclear.test(words.replace(/each other/gi, '')))
      continue;
    if (answer === 'percent' && !asksForCounted(words)) continue;
    const values = Object.fromEntries([...letters].map((letter, i) => [letter, plain(found[i + 1])]));
    const worked = workFormula({ formula, values, rule });
    const value = worked && evaluateExact(worked.value);
    const text = value ? answerText(value, answer) : null;
    return worked && text !== null
      ? { kind: 'story', chain: worked.chain, answer: text, check: worked.check }
      : null;
  }
  return null;
};
