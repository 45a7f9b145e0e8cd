import { plainMath } from '../../hints/plain-math.ts';
import { type Reading, type StepReading, wrongLine } from '../step-reading.ts';

const number = String.raw`[-−]?\d+(?:\.\d+)?`;
const list = new RegExp(
  String.raw`(?<![\d.,/(]|[-+*/×÷=]\s*)${number}(?:(?:\s*,\s*(?:and\s+)?|\s+and\s+|\s+)${number}){3,}(?!\d|\.\d|,\d|[/)]|\s*[-+*/×÷=])`,
  'g',
);
const fewest = 5;
/** A value left out on purpose is no slip. */
const leavesOut =
  /\b(?:without|cross\w*|leav\w* out|left out|except|remov\w*|tak(?:e|ing|en) (?:out|away)|took (?:out|away)|delet\w*|drop\w*|ignor\w*|skip\w*|half|middle|outlier\w*|add\w*|new|now)\b/i;

const listsIn = (text: string): readonly (readonly number[])[] =>
  (text.match(list) ?? []).map((one) => (one.replace(/−/g, '-').match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number));

/** What is left of some values when others are taken out one by one. */
function without(values: readonly number[], others: readonly number[]): readonly number[] {
  const left = [...values];
  for (const one of others) {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/**
 * The data of the problem written out again with a slip: fewer values or more than it has, one copied wrong, or a row that is
 * said to be in order and is not. A row without a slip is no step by itself.
 */
export function readData(text: string, { problem }: Reading): readonly StepReading[] {
  const [data, ...more] = listsIn(plainMath(problem.question)).filter((one) => one.length >= fewest);
  const [own] = listsIn(text);
  if (!data || !own || more.length > 0 || own.length < data.length - 1 || own.length > data.length + 1)
    return [];
  const [missing, extra] = [without(data, own), without(own, data)];
  if (missing.length + extra.length > 0 && leavesOut.test(text)) return [];
  const row = own.join(', ');
  const isOneOff = missing.length + extra.length === 1 || (missing.length === 1 && extra.length === 1);
  if (isOneOff)
    return [
      wrongLine(
        row,
        own.length === data.length
          ? `Compare it with the problem, value by value. Where does your $${extra[0]}$ come from?`
          : `The problem has ${data.length} values, and your row has ${own.length}. ${missing.length > 0 ? 'Which one is missing?' : 'Which one is there once too often?'}`,
      ),
    ];
  const at = own.findIndex((one, nth) => nth > 0 && one < (own[nth - 1] ?? one));
  const isOrdered = at < 0 || own.every((one, nth) => nth === 0 || one <= (own[nth - 1] ?? one));
  return /\b(?:in order|order(?:ed)?|sort(?:ed)?|smallest to|least to|middle|median)\b/i.test(text) &&
    !isOrdered &&
    missing.length === 0
    ? [wrongLine(row, `Look at $${own[at - 1]}$ and $${own[at]}$ in your row. Which of them comes first?`)]
    : [];
}
