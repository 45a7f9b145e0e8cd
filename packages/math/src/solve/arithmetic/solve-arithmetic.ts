import { someNode, variablesOf } from '../../algebra/variables-of.ts';
import type { Rational } from '../../rational/rational.ts';
import { rationalToDecimalText } from '../../rational/rational-text.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, type Method, startChain } from '../proof/chain.ts';
import { atomOf } from './reduce-operation.ts';
import { workOutOn } from './work-out.ts';

/** Longer sums have more steps than anyone reads. */
const longestArithmetic = 160;

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

/** 200 - 10% may mean 10% of 200 or 0.1, so it is left to words such as `decrease 200 by 10%`. */
const mixesPercent = (node: MathNode): boolean => {
  if (node.kind !== 'add') return false;
  const percents = node.terms.filter((term) => (term.kind === 'negate' ? term.of : term).kind === 'percent');
  return percents.length > 0 && percents.length < node.terms.length;
};

/** Beside ÷ the slash is a fraction bar: 2/3 ÷ 4/5 divides two fractions. */
function withFractionBars(text: string): string {
  return text.includes('÷') ? text.replace(/(?<![\d.])(?:\d+\s+)?\d+\s*\/\s*\d+/g, '($&)') : text;
}

/** A division that is asked for; a fraction alone may be somebody's answer. */
const divides = /÷|\bdivided by\b/i;

/** A fraction above one as a whole number and a part; null below one. */
function mixedText({ n, d }: Rational): string | null {
  return n > d ? `${n / d} ${n % d}/${d}` : null;
}

/** Arithmetic with whole numbers, fractions, decimals and signs, one operation a step. */
export const solveArithmetic: Method = ({ verb, text, words }) => {
  const read = parseMath(withFractionBars(text));
  if (!read.ok || verb === 'factor' || variablesOf(read.node).length > 0) return null;
  if (someNode(read.node, (inner) => !known.has(inner.kind) || mixesPercent(inner))) return null;
  const chain = startChain(writeMath(read.node));
  const start = chain.at;
  if (start.length > longestArithmetic) return null;
  const given = atomOf(read.node);
  if (given) {
    const decimal = given.form === 'fraction' ? rationalToDecimalText(given.value) : null;
    const mixed = decimal === null && divides.test(`${words} ${text}`) ? mixedText(given.value) : null;
    if (decimal !== null) addStep(chain, decimal, { rule: 'fraction-to-decimal' });
    else if (mixed !== null) addStep(chain, mixed, { rule: 'write-as-mixed' });
    else return null;
  } else if (!workOutOn(chain, read.node)) return null;
  return {
    kind: 'arithmetic',
    chain,
    answer: chain.at,
    check: [{ claim: `${start} = ${chain.at}`, holds: true }],
  };
};
