import type { Rational } from '../../rational/rational.ts';
import { rationalToDecimalText, rationalToFractionText } from '../../rational/rational-text.ts';
import { parseMath } from '../../read/parse.ts';
import { workOutOn } from '../arithmetic/work-out.ts';
import { rootText } from '../print/exact-text.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, type Chain, type Method, startChain, type Worked } from '../proof/chain.ts';
import type { Quantity } from '../question/quantities.ts';
import { numberNode } from '../tree/make-node.ts';
import { readData } from './read-data.ts';
import { type Data, sortedData } from './sorted-data.ts';
import { statisticOf } from './statistic.ts';

const valueText = (value: Rational): string => rationalToDecimalText(value) ?? rationalToFractionText(value);
const nodeText = (value: Rational): string => writeMath(numberNode(value));

function workText(chain: Chain, text: string): string | null {
  const read = parseMath(text);
  return read.ok && workOutOn(chain, read.node) ? chain.at : null;
}

function range({ chain, items, values }: Data): Worked | null {
  const [low, high] = [items[0], items.at(-1)];
  if (!low || !high || values.length < 2) return null;
  const text = writeMath({ kind: 'add', terms: [high, { kind: 'negate', of: low }] });
  addStep(chain, text, { rule: 'range', proof: { statistic: 'range' } });
  const end = workText(chain, text);
  return end === null
    ? null
    : { kind: 'spread', chain, answer: end, check: [{ claim: `${text} = ${end}`, holds: true }] };
}

function mode({ chain, values }: Data): Worked | null {
  const modes = statisticOf('mode', values);
  if (!modes) return null;
  const count = values.filter(({ n, d }) => n === modes[0]?.n && d === modes[0]?.d).length;
  if (modes.length === 0) return null;
  const answer = modes.map(valueText).join(', ');
  addStep(chain, answer, { rule: 'mode', proof: { statistic: 'mode' } });
  return { kind: 'spread', chain, answer, check: [{ claim: `${count} > 1`, holds: true }] };
}

function quartileRange({ chain, values }: Data): Worked | null {
  const [low, high] = values.length > 3 ? (statisticOf('quartiles', values) ?? []) : [];
  if (!low || !high) return null;
  addStep(chain, `${valueText(low)}, ${valueText(high)}`, {
    rule: 'lower-half',
    proof: { statistic: 'quartiles' },
  });
  const text = `${valueText(high)} - ${low.n < 0n ? `(${valueText(low)})` : valueText(low)}`;
  addStep(chain, text, { rule: 'interquartile-range', proof: { statistic: 'range' } });
  const end = workText(chain, text);
  return end === null
    ? null
    : { kind: 'spread', chain, answer: end, check: [{ claim: `${text} = ${end}`, holds: true }] };
}

const deviationRules = {
  'mean-absolute-deviation': 'mean-distance',
  variance: 'mean-square',
  'sample-variance': 'sample-square',
} as const;

function distances(data: Data, name: keyof typeof deviationRules, mean: Rational): string {
  const center = mean.n < 0n || mean.d !== 1n ? `(${valueText(mean)})` : valueText(mean);
  const parts = data.values.map((value) => `${nodeText(value)} - ${center}`);
  const sum = parts
    .map((part) => (name === 'mean-absolute-deviation' ? `|${part}|` : `(${part})^2`))
    .join(' + ');
  return `(${sum})/${name === 'sample-variance' ? data.values.length - 1 : data.values.length}`;
}

/** The middle size of the distances from the mean; `root` asks for the square root of their squares. */
function deviation(data: Data, name: keyof typeof deviationRules, root: boolean): Worked | null {
  const [mean] = statisticOf('mean', data.values) ?? [];
  const [value] = statisticOf(name, data.values) ?? [];
  if (!mean || !value) return null;
  const { chain } = data;
  const text = distances(data, name, mean);
  addStep(chain, text, {
    rule: deviationRules[name],
    fill: { mean: valueText(mean) },
    proof: { statistic: name },
  });
  addStep(chain, valueText(value), { rule: 'work-out-products' });
  const check = [{ claim: `${text} = ${valueText(value)}`, holds: true }];
  if (!root) return { kind: 'spread', chain, answer: valueText(value), check };
  const end = rootText(value);
  if (end === null) return null;
  const under = value.d === 1n ? `√${value.n}` : `√(${valueText(value)})`;
  const side = startChain(under);
  addStep(side, end, { rule: 'standard-deviation' });
  chain.steps.push(...side.steps);
  chain.at = end;
  return {
    kind: 'spread',
    chain,
    answer: end,
    check: [...check, { claim: `${under} = ${end}`, holds: true }],
  };
}

const spreads: Partial<Record<Quantity, (data: Data) => Worked | null>> = {
  range,
  mode,
  'interquartile-range': quartileRange,
  'mean-absolute-deviation': (data) => deviation(data, 'mean-absolute-deviation', false),
  variance: (data) => deviation(data, 'variance', false),
  'sample-variance': (data) => deviation(data, 'sample-variance', false),
  'standard-deviation': (data) => deviation(data, 'variance', true),
  'sample-standard-deviation': (data) => deviation(data, 'sample-variance', true),
};

/** Range, mode, interquartile range, mean absolute deviation, variance and standard deviation of a typed list. */
export const solveSpread: Method = ({ words, asked }) => {
  const work = asked === null ? undefined : spreads[asked];
  const list = work && readData(words);
  const data = list && sortedData(list);
  return data && data.values.length >= 2 ? work(data) : null;
};
