import { exactValue } from '../../algebra/normal-form.ts';
import { variablesOf } from '../../algebra/variables-of.ts';
import { greatestCommonDivisor, multiplyRational, type Rational, rational } from '../../rational/rational.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, type Method, startChain } from '../proof/chain.ts';
import { numberNode } from '../tree/make-node.ts';
import { workLinear } from './solve-linear.ts';

type Parts = { readonly top: MathNode; readonly bottom: MathNode };

function partsOf(node: MathNode | undefined): Parts | null {
  if (node?.kind === 'divide') return node;
  const [top, bottom, more] = node?.kind === 'ratio' ? node.terms : [];
  return top && bottom && !more ? { top, bottom } : null;
}

const product = (a: MathNode, b: MathNode): MathNode => ({ kind: 'multiply', factors: [a, b] });

/** Two equal ratios with one letter: x/6 = 10/4 or 3 : 4 = x : 8. */
export const solveProportion: Method = ({ text }) => {
  const read = parseMath(text.replace(/::/g, '='));
  if (!read.ok || read.node.kind !== 'relation' || read.node.signs.join('') !== '=') return null;
  const { node } = read;
  const [left, right] = node.sides.map(partsOf);
  if (!left || !right || variablesOf(node).length !== 1) return null;
  const places = [left.top, left.bottom, right.top, right.bottom].filter(
    (part) => variablesOf(part).length > 0,
  );
  if (places.length !== 1) return null;
  const fractions: MathNode = {
    ...node,
    sides: [
      { kind: 'divide', ...onlyParts(left) },
      { kind: 'divide', ...onlyParts(right) },
    ],
  };
  const chain = startChain(writeMath(fractions));
  const crossed: MathNode = {
    kind: 'relation',
    signs: ['='],
    sides: [product(left.top, right.bottom), product(right.top, left.bottom)],
  };
  const by = writeMath(product(left.bottom, right.bottom));
  addStep(chain, writeMath(crossed), { rule: 'cross-multiply', by: [by] });
  const worked = workLinear(chain, crossed);
  const value = worked && chain.at.split(' = ')[1];
  const letter = variablesOf(node)[0];
  if (!value || letter === undefined) return null;
  const claim = writeMath(fractions).replace(new RegExp(`\\b${letter}\\b`), `(${value})`);
  return { kind: 'proportion', chain, answer: worked.answer, check: [{ claim, holds: true }] };
};

const onlyParts = ({ top, bottom }: Parts): Parts => ({ top, bottom });

const ratioText = (values: readonly Rational[]): string =>
  writeMath({ kind: 'ratio', terms: values.map((value) => numberNode(value)) });

/** A ratio of numbers in lowest whole terms: 12 : 18 is 2 : 3. */
export const simplifyRatio: Method = ({ text }) => {
  const words = text.replace(/^(?:the )?ratio (?:of )?/i, '').replace(/(\d)\s+to\s+(?=\d)/gi, '$1 : ');
  const read = parseMath(words);
  if (!read.ok || read.node.kind !== 'ratio' || variablesOf(read.node).length > 0) return null;
  const values = read.node.terms.map((term) => exactValue(term));
  if (!values.every((value) => value !== null && value.n > 0n)) return null;
  const chain = startChain(writeMath(read.node));
  let terms = values.filter((value) => value !== null);
  const common = terms.reduce((a, { d }) => (a * d) / greatestCommonDivisor(a, d), 1n);
  terms = terms.map((term) => multiplyRational(term, rational(common)));
  if (common > 1n)
    addStep(chain, ratioText(terms), { rule: 'ratio-to-whole', fill: { number: `${common}` } });
  const shared = terms.reduce((a, { n }) => greatestCommonDivisor(a, n), 0n);
  terms = terms.map(({ n }) => rational(n, shared));
  if (shared > 1n)
    addStep(chain, ratioText(terms), { rule: 'simplify-ratio', fill: { number: `${shared}` } });
  const [a, b] = read.node.terms;
  const claim =
    terms.length === 2 && a && b
      ? `${writeMath({ kind: 'divide', top: a, bottom: b })} = ${terms[0]?.n}/${terms[1]?.n}`
      : `${writeMath(read.node)} = ${chain.at}`;
  return { kind: 'ratio', chain, answer: chain.at, check: [{ claim, holds: true }] };
};
