import { allNodes, someNode, variablesOf } from '../../algebra/variables-of.ts';
import { type Rational, rational } from '../../rational/rational.ts';
import { rationalToFractionText } from '../../rational/rational-text.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, type Chain, type Method, startChain, type Worked } from '../proof/chain.ts';
import { polynomialWords } from '../tree/side-terms.ts';
import { addFractions, type Fraction, fractionOf, multiplyFractions, reciprocal } from './fraction-of.ts';
import { excludedValues, fractionText, lowestFraction } from './polynomial-fraction.ts';
import { type Coefficients, divideCoefficients, multiplyCoefficients } from './rational-polynomial.ts';

const hasLetterBelow = (node: MathNode): boolean =>
  someNode(node, (inner) => inner.kind === 'divide' && variablesOf(inner.bottom).length > 0);

/** `x is not 2 and not -3` */
export function sayExcluded(values: readonly Rational[], letter: string): string {
  const said = values.map((value) => `not ${rationalToFractionText(value)}`).join(' and ');
  return said === '' ? 'any number is allowed' : `${letter} is ${said}`;
}

/** Divisions between fractions turned into multiplications; the list of factors. */
function factorsOf(node: MathNode, letter: string): readonly Fraction[] | null {
  if (node.kind === 'multiply') {
    const parts = node.factors.map((factor) => factorsOf(factor, letter));
    return parts.every((part) => part !== null) ? parts.flat() : null;
  }
  if (node.kind === 'divide' && [node.top, node.bottom].some(hasLetterBelow)) {
    const [top, bottom] = [factorsOf(node.top, letter), factorsOf(node.bottom, letter)];
    return top && bottom?.every((one) => one.top.length > 0) ? [...top, ...bottom.map(reciprocal)] : null;
  }
  const fraction = fractionOf(node, letter);
  return fraction && [fraction];
}

function over(top: string, { bottom }: Fraction, letter: string): string {
  return `(${top})/(${fractionText({ top: bottom, bottom: [rational(1)] }, letter, true)})`;
}

/** Fractions with one bottom, then their tops together. */
function addOn(chain: Chain, parts: readonly Fraction[], letter: string): Fraction {
  const start: Fraction = { top: [], bottom: [rational(1)] };
  const sum = parts.reduce(addFractions, start);
  const tops = parts.map(
    (part): Coefficients =>
      multiplyCoefficients(part.top, divideCoefficients(sum.bottom, part.bottom).quotient),
  );
  const shown = tops.map((top) => over(polynomialWords(top, letter), sum, letter));
  const fill = { bottom: fractionText({ top: sum.bottom, bottom: [rational(1)] }, letter, true) };
  addStep(chain, shown.join(' + '), { rule: 'common-bottom', fill });
  addStep(chain, over(polynomialWords(sum.top, letter), sum, letter), { rule: 'add-tops' });
  return sum;
}

function joinOn(chain: Chain, node: MathNode, letter: string): Fraction | null {
  if (node.kind === 'add') {
    const parts = node.terms.map((term) => fractionOf(term, letter));
    return parts.every((part) => part !== null) ? addOn(chain, parts, letter) : null;
  }
  const factors = factorsOf(node, letter);
  if (!factors || factors.length < 2) return fractionOf(node, letter);
  const divided = someNode(
    node,
    (inner) => inner.kind === 'divide' && [inner.top, inner.bottom].some(hasLetterBelow),
  );
  if (divided)
    addStep(chain, factors.map((one) => `(${fractionText(one, letter)})`).join(' · '), {
      rule: 'divide-by-fraction',
    });
  return factors.reduce(multiplyFractions);
}

/** Beside ÷ a slash is a fraction bar: a/b ÷ c/d divides two fractions. */
function aroundDivision(text: string): string {
  const [left, right, more] = text.split('÷');
  return left && right && more === undefined && right.includes('/') ? `(${left}) ÷ (${right})` : text;
}

/** Sums, products and quotients of fractions with one letter, factored and in lowest terms. */
export const solveRational: Method = ({ verb, text }) => {
  const read = parseMath(aroundDivision(text));
  if (!read.ok || verb === 'expand' || !hasLetterBelow(read.node)) return null;
  const [letter, second] = variablesOf(read.node);
  if (letter === undefined || second !== undefined) return null;
  const chain = startChain(writeMath(read.node));
  const start = chain.at;
  const whole = fractionOf(read.node, letter);
  const joined = whole && joinOn(chain, read.node, letter);
  if (!whole || !joined || joined.bottom.length === 0) return null;
  if (joined.top.length > 0) addStep(chain, fractionText(joined, letter, true), { rule: 'factor-both' });
  const end = lowestFraction(joined.top.length === 0 ? { top: [], bottom: [rational(1)] } : joined);
  const fill = { excluded: sayExcluded(excludedValues(joined.bottom), letter) };
  const product = fractionText(end, letter, true);
  const plain = fractionText(end, letter);
  const answer =
    /\)\^?\d*\(|\d\(/.test(product) && product.length > plain.length + 12 ? plain : shortest(product, plain);
  addStep(chain, answer, { rule: 'cancel-factors', fill });
  return chain.at === start ? null : done(chain, start, sayLost(read.node, { letter, end }));
};

/** The numbers the expression has no value for, although its simplest form has one: `(x ≠ 3)`. */
function sayLost(node: MathNode, { letter, end }: { letter: string; end: Fraction }): string {
  const key = ({ n, d }: Rational): string => `${n}/${d}`;
  const kept = new Set(excludedValues(end.bottom).map(key));
  const lost = new Map(
    allNodes(node)
      .flatMap((part) => (part.kind === 'divide' ? [part.bottom] : []))
      .flatMap((bottom) => excludedValues(fractionOf(bottom, letter)?.top ?? []))
      .filter((value) => !kept.has(key(value)))
      .map((value) => [key(value), value]),
  );
  const said = [...lost.values()].map((value) => `${letter} ≠ ${rationalToFractionText(value)}`);
  return said.length === 0 ? '' : ` (${said.join(', ')})`;
}

/** One bracket reads best multiplied out; several read best as a product. */
const shortest = (product: string, plain: string): string => (/\)\(|\w\(/.test(product) ? product : plain);

const done = (chain: Chain, start: string, lost: string): Worked => ({
  kind: 'rational-expression',
  chain,
  answer: `${chain.at}${lost}`,
  check: [{ claim: `${start} = ${chain.at}`, holds: true }],
});
