import { someNode, variablesOf } from '../algebra/variables-of.ts';
import { rationalToDecimalText } from '../rational/rational-text.ts';
import { parseMath } from '../read/parse.ts';
import { addStep, type Method, startChain } from './chain.ts';
import { atomOf } from './reduce-operation.ts';
import { workOutOn } from './work-out.ts';
import { writeMath } from './write-math.ts';

const known = new Set([
  'number',
  'mixed',
  'negate',
  'add',
  'multiply',
  'divide',
  'power',
  'percent',
  'absolute',
  'root',
]);

/** Beside ÷ the slash is a fraction bar: 2/3 ÷ 4/5 divides two fractions. */
function withFractionBars(text: string): string {
  return text.includes('÷') ? text.replace(/(?<![\d.])(?:\d+\s+)?\d+\s*\/\s*\d+/g, '($&)') : text;
}

/** Arithmetic with whole numbers, fractions, decimals and signs, one operation a step. */
export const solveArithmetic: Method = ({ verb, text }) => {
  const read = parseMath(withFractionBars(text));
  if (!read.ok || verb === 'factor' || variablesOf(read.node).length > 0) return null;
  if (someNode(read.node, ({ kind }) => !known.has(kind))) return null;
  const chain = startChain(writeMath(read.node));
  const start = chain.at;
  const given = atomOf(read.node);
  if (given) {
    const decimal = given.form === 'fraction' ? rationalToDecimalText(given.value) : null;
    if (decimal === null) return null;
    addStep(chain, decimal, { rule: 'fraction-to-decimal' });
  } else if (!workOutOn(chain, read.node)) return null;
  return {
    kind: 'arithmetic',
    chain,
    answer: chain.at,
    check: [{ claim: `${start} = ${chain.at}`, holds: true }],
  };
};
