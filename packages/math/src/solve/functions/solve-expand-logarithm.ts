import { exactValue } from '../../algebra/normal-form.ts';
import { variablesOf } from '../../algebra/variables-of.ts';
import {
  divideRational,
  multiplyRational,
  negateRational,
  type Rational,
  rational,
} from '../../rational/rational.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, type Method, startChain } from '../proof/chain.ts';
import { numberNode } from '../tree/make-node.ts';

type Term = { readonly of: MathNode; readonly times: Rational };

/** The parts of a product, quotient, power or root, each with the factor its logarithm gets. */
function partsOf(node: MathNode, times: Rational): readonly Term[] {
  switch (node.kind) {
    case 'multiply':
      return node.factors.flatMap((factor) => partsOf(factor, times));
    case 'divide':
      return [...partsOf(node.top, times), ...partsOf(node.bottom, negateRational(times))];
    case 'power': {
      const exponent = exactValue(node.exponent);
      return exponent ? partsOf(node.base, multiplyRational(times, exponent)) : [{ of: node, times }];
    }
    case 'root':
      return partsOf(node.of, divideRational(times, rational(BigInt(node.index))));
    default:
      return [{ of: node, times }];
  }
}

/** The logarithm of a product, quotient or power as a sum of logarithms. */
export const solveExpandLogarithm: Method = ({ verb, text, words }) => {
  const read = parseMath(text);
  if (!read.ok || read.node.kind !== 'call' || !/\bexpand\b|\bsum\b/i.test(words)) return null;
  const { node } = read;
  if ((node.name !== 'log' && node.name !== 'ln') || verb === 'factor' || variablesOf(node.of).length === 0)
    return null;
  const parts = partsOf(node.of, rational(1));
  if (parts.length === 1 && parts[0]?.of === node.of) return null;
  const logs = parts.map(({ of, times }): MathNode => {
    const size = times.n < 0n ? negateRational(times) : times;
    const log: MathNode = { ...node, of };
    const term: MathNode = size.n === size.d ? log : { kind: 'multiply', factors: [numberNode(size), log] };
    return times.n < 0n ? { kind: 'negate', of: term } : term;
  });
  const [only, more] = logs;
  const sum: MathNode | undefined = more ? { kind: 'add', terms: logs } : only;
  if (!sum) return null;
  const chain = startChain(writeMath(node));
  const start = chain.at;
  addStep(chain, writeMath(sum), { rule: 'log-laws-apart', proof: 'numeric' });
  const plain = logs.map((term) => worked(term, node));
  const tidy: MathNode = plain.length > 1 ? { kind: 'add', terms: plain } : (plain[0] ?? sum);
  addStep(chain, writeMath(tidy), { rule: 'log-of-power', fill: { base: baseText(node) }, proof: 'numeric' });
  return {
    kind: 'logarithm',
    chain,
    answer: chain.at,
    check: [{ claim: `${start} = ${chain.at}`, holds: true, proof: 'numeric' }],
  };
};

type Log = Extract<MathNode, { kind: 'call' }>;

const baseText = (node: Log): string => (node.name === 'ln' ? 'e' : node.base ? writeMath(node.base) : '10');

/** The logarithm of a whole power of its base as its exponent. */
function worked(term: MathNode, { name, base }: Log): MathNode {
  if (term.kind === 'negate') return { ...term, of: worked(term.of, { name, base } as Log) };
  const value = term.kind === 'call' ? exactValue(term.of) : null;
  const root = base ? exactValue(base) : name === 'log' ? rational(10) : null;
  if (!value || !root || root.d !== 1n || root.n < 2n || value.d !== 1n) return term;
  let [power, exponent] = [1n, 0];
  while (power < value.n) {
    power *= root.n;
    exponent += 1;
  }
  return power === value.n ? numberNode(rational(exponent)) : term;
}
