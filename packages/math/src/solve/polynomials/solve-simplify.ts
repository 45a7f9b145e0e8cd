import { exactValue } from '../../algebra/normal-form.ts';
import { variablesOf } from '../../algebra/variables-of.ts';
import { rational } from '../../rational/rational.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { exactText } from '../print/exact-text.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, type Method, startChain } from '../proof/chain.ts';
import { numberNode } from '../tree/make-node.ts';
import { mapParts } from '../tree/map-parts.ts';
import { sumNode } from '../tree/side-terms.ts';
import { powerProductOf, productNode, tidy } from './tidy.ts';

/** Roots as powers with a fraction in the exponent, and back. */
const asPowers = (node: MathNode): MathNode => {
  const inner = mapParts(node, asPowers);
  return inner.kind === 'root' && variablesOf(inner).length > 0
    ? { kind: 'power', base: inner.of, exponent: numberNode(rational(1n, BigInt(inner.index))) }
    : inner;
};
const asRoots = (node: MathNode): MathNode => {
  const inner = mapParts(node, asRoots);
  const exponent = inner.kind === 'power' ? exactValue(inner.exponent) : null;
  if (inner.kind !== 'power' || !exponent || exponent.d === 1n || exponent.n < 1n) return inner;
  const power: MathNode =
    exponent.n === 1n
      ? inner.base
      : { kind: 'power', base: inner.base, exponent: numberNode(rational(exponent.n)) };
  return { kind: 'root', of: power, index: Number(exponent.d) };
};

/** x^y · x^z as x^(y + z). */
function joinPowers(node: MathNode): MathNode {
  const inner = mapParts(node, joinPowers);
  if (inner.kind !== 'multiply' || inner.factors.length !== 2) return inner;
  const [a, b] = inner.factors;
  if (a?.kind !== 'power' || b?.kind !== 'power' || writeMath(a.base) !== writeMath(b.base)) return inner;
  if (exactValue(a.exponent) && exactValue(b.exponent)) return inner;
  return { ...a, exponent: { kind: 'add', terms: [a.exponent, b.exponent] } };
}

/** A sum over one product, term by term. */
function splitFraction(node: MathNode): MathNode {
  const inner = mapParts(node, splitFraction);
  if (inner.kind !== 'divide') return inner;
  const top = tidy(inner.top);
  const bottom = tidy(inner.bottom);
  if (top.kind !== 'add' || bottom.kind === 'add') return inner;
  const terms = top.terms.map((term) => powerProductOf({ kind: 'divide', top: term, bottom }));
  return terms.every((term) => term !== null) ? sumNode(terms.map(productNode)) : inner;
}

/** Numbers worked out under roots and bars. */
const worked = (node: MathNode): MathNode => {
  const inner = mapParts(node, worked);
  if (variablesOf(inner).length > 0 || (inner.kind !== 'root' && inner.kind !== 'absolute')) return inner;
  const text = exactText(inner, { decimals: false });
  const read = text === null ? null : parseMath(text);
  return read?.ok ? read.node : inner;
};

/** Any other expression: products and sums put together, wherever they stand in it. */
export const solveSimplify: Method = ({ verb, text }) => {
  const read = parseMath(text);
  if (verb !== 'simplify' || !read.ok || ['relation', 'list', 'tuple'].includes(read.node.kind)) return null;
  const node = splitFraction(joinPowers(asPowers(worked(read.node))));
  const end = writeMath(asRoots(tidy(tidy(node))));
  const chain = startChain(text.replace(/\s*\^\s*/g, '^'));
  const start = chain.at;
  if (end.replace(/\s/g, '') === start.replace(/\s/g, '')) return null;
  addStep(chain, end, { rule: 'simplify-expression', proof: 'numeric' });
  return { kind: 'expand', chain, answer: end, check: [{ claim: `${start} = ${end}`, holds: true }] };
};
