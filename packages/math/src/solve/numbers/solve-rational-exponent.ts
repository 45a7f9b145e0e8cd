import { exactRoot } from '../../algebra/exact-root.ts';
import { exactValue } from '../../algebra/normal-form.ts';
import { someNode, variablesOf } from '../../algebra/variables-of.ts';
import { type Rational, rational } from '../../rational/rational.ts';
import { rationalToFractionText } from '../../rational/rational-text.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { workOutOn } from '../arithmetic/work-out.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, type Chain, type Method, startChain } from '../proof/chain.ts';
import { numberNode } from '../tree/make-node.ts';
import { mapParts } from '../tree/map-parts.ts';

type Power = Extract<MathNode, { kind: 'power' }>;

/** b^(m/n) with a root that comes out even. */
type Rooted = {
  readonly root: Rational;
  readonly index: number;
  readonly power: bigint;
  readonly base: Rational;
};

function rooted({ base, exponent }: Power): Rooted | null {
  const [value, power] = [exactValue(base), exactValue(exponent)];
  if (!value || !power || power.d === 1n || power.d > 10n || power.n > 12n || power.n < -12n) return null;
  const index = Number(power.d);
  const negative = value.n < 0n;
  if (negative && index % 2 === 0) return null;
  const root = exactRoot(negative ? { n: -value.n, d: value.d } : value, index);
  return root && { root: negative ? { n: -root.n, d: root.d } : root, index, power: power.n, base: value };
}

/** The first power with a fraction as exponent, changed to a power of a root and then of a number. */
function open(node: MathNode, change: (rooted: Rooted) => MathNode): MathNode {
  if (node.kind === 'power') {
    const found = rooted(node);
    if (found) return change(found);
  }
  return mapParts(node, (part) => open(part, change));
}

function raised(base: MathNode, power: bigint): MathNode {
  return power === 1n ? base : { kind: 'power', base, exponent: numberNode(rational(power)) };
}

function workRoots(chain: Chain, start: MathNode): MathNode {
  const asRoots = open(start, ({ base, index, power }) =>
    raised({ kind: 'root', of: numberNode(base), index }, power),
  );
  const asNumbers = open(start, ({ root, power }) => raised(numberNode(root), power));
  const index = someIndex(start);
  addStep(chain, writeMath(asRoots), {
    rule: 'fraction-exponent',
    fill: { index: `${index}` },
    proof: 'numeric',
  });
  addStep(chain, writeMath(asNumbers), { rule: 'take-even-roots', proof: 'numeric' });
  return asNumbers;
}

function someIndex(node: MathNode): number {
  let index = 2;
  someNode(node, (inner) => {
    const found = inner.kind === 'power' ? rooted(inner) : null;
    if (found) index = found.index;
    return false;
  });
  return index;
}

/** Numbers with fractions as exponents, such as 8^(2/3), where the root comes out even. */
export const solveRationalExponent: Method = ({ text, verb }) => {
  const read = parseMath(text);
  if (!read.ok || read.node.kind === 'relation' || verb === 'factor') return null;
  if (variablesOf(read.node).length > 0) return null;
  if (!someNode(read.node, (inner) => inner.kind === 'power' && rooted(inner) !== null)) return null;
  const chain = startChain(writeMath(read.node));
  const start = chain.at;
  const numbers = workRoots(chain, read.node);
  const value = exactValue(numbers);
  if (!value) return null;
  if (writeMath(numbers) !== rationalToFractionText(value) && !workOutOn(chain, numbers)) return null;
  return {
    kind: 'exponents',
    chain,
    answer: chain.at,
    check: [{ claim: `${start} = ${chain.at}`, holds: true }],
  };
};
