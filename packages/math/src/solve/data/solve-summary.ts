import {
  addRational,
  compareRational,
  multiplyRational,
  type Rational,
  rational,
  subtractRational,
} from '../../rational/rational.ts';
import { rationalToDecimalText, rationalToFractionText } from '../../rational/rational-text.ts';
import { addStep, type Chain, type Method, startChain, type Worked } from '../proof/chain.ts';
import type { Request } from '../question/request.ts';
import { readData } from './read-data.ts';
import { sortedData } from './sorted-data.ts';
import { statisticOf } from './statistic.ts';

const text = (value: Rational): string => rationalToDecimalText(value) ?? rationalToFractionText(value);

type Summary = {
  readonly chain: Chain;
  readonly five: readonly Rational[];
  readonly values: readonly Rational[];
};

/** Smallest, first quartile, median, third quartile, largest. */
function summaryOf(words: string): Summary | null {
  const items = readData(words.replace(/\b(?:five|5)[- ]number\b/gi, '').replace(/\b1\.5\b/g, ''));
  if (!items || items.length < 4) return null;
  const { chain, values } = sortedData(items);
  const [low, high] = statisticOf('quartiles', values) ?? [];
  const middle = statisticOf('median', values)?.[0];
  const [first, last] = [values[0], values.at(-1)];
  if (!low || !high || !middle || !first || !last) return null;
  return { chain, five: [first, low, middle, high, last], values };
}

function fiveNumbers({ chain, five }: Summary): Worked {
  const answer = five.map(text).join(', ');
  addStep(chain, answer, { rule: 'five-numbers', proof: { statistic: 'five-numbers' } });
  const check = five
    .slice(1)
    .map((value, i) => ({ claim: `${text(five[i] ?? value)} <= ${text(value)}`, holds: true }));
  return { kind: 'spread', chain, answer, check };
}

function quartile({ chain, five }: Summary, words: string): Worked | null {
  const [, low, middle, high] = five;
  if (!low || !high || !middle) return null;
  const lower = /\b(?:first|lower|1st|q1)\b/i.test(words);
  const upper = /\b(?:third|upper|3rd|q3)\b/i.test(words);
  const both = `${text(low)}, ${text(high)}`;
  addStep(chain, both, { rule: 'lower-half', proof: { statistic: 'quartiles' } });
  const answer = lower === upper ? both : text(lower ? low : high);
  const check = [{ claim: `${text(low)} <= ${text(middle)} <= ${text(high)}`, holds: true }];
  return { kind: 'spread', chain, answer, check };
}

/** Numbers more than one and a half quartile ranges outside of the quartiles. */
function outliers({ chain, five, values }: Summary): Worked | null {
  const [, low, , high] = five;
  if (!low || !high) return null;
  addStep(chain, `${text(low)}, ${text(high)}`, { rule: 'lower-half', proof: { statistic: 'quartiles' } });
  const reach = multiplyRational(rational(3, 2), subtractRational(high, low));
  const [least, most] = [subtractRational(low, reach), addRational(high, reach)];
  const width = `(${text(high)} - ${low.n < 0n ? `(${text(low)})` : text(low)})`;
  const fences = startChain(`${text(low)} - 1.5 · ${width}, ${text(high)} + 1.5 · ${width}`);
  addStep(fences, `${text(least)}, ${text(most)}`, { rule: 'fences' });
  const far = values.filter((value) => compareRational(value, least) < 0 || compareRational(value, most) > 0);
  const check = [...new Set(far.map(text))].map((value) => ({
    claim: `${text(least)} <= ${value} <= ${text(most)}`,
    holds: false,
  }));
  const [smallest, largest] = [values[0], values.at(-1)];
  if (check.length === 0 && smallest && largest)
    check.push({
      claim: `${text(least)} <= ${text(smallest)} <= ${text(largest)} <= ${text(most)}`,
      holds: true,
    });
  return {
    kind: 'spread',
    chain: { ...chain, steps: [...chain.steps, ...fences.steps], proven: chain.proven && fences.proven },
    answer: far.length === 0 ? 'no outliers' : [...new Set(far.map(text))].join(', '),
    check,
  };
}

/** The five-number summary, quartiles and outliers. */
export const solveSummary: Method = ({ words, asked }: Request) => {
  const summary = summaryOf(words);
  if (!summary) return null;
  if (asked === 'five-number-summary') return fiveNumbers(summary);
  return asked === 'quartile' ? quartile(summary, words) : outliers(summary);
};
