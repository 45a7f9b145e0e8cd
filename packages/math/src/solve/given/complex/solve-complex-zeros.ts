import { variablesOf } from '../../../algebra/variables-of.ts';
import { rational } from '../../../rational/rational.ts';
import { rationalToFractionText } from '../../../rational/rational-text.ts';
import type { MathNode } from '../../../read/math-node.ts';
import { parseMath } from '../../../read/parse.ts';
import { complexPair } from '../../equations/solve-complex-quadratic.ts';
import { rootParts, rootTexts } from '../../polynomials/quadratic-roots.ts';
import { primitive } from '../../polynomials/rational-polynomial.ts';
import { factorOn } from '../../polynomials/solve-factor.ts';
import { addSideSteps, addStep, startChain, type Worked } from '../../proof/chain.ts';
import { coefficientsOf, polynomialWords } from '../../tree/side-terms.ts';
import { type Given, saysOnly, withoutLetters } from '../read-given.ts';

const own =
  /^(?:zeros?|roots?|solutions?|complex|imaginary|real|nonreal|polynomial|cubic|quartic|quadratic|equation|over|numbers?|including|set|system|completely|factor|factoring|its)$/;

/** The polynomial whose zeros are asked for, in one letter: `f(x) = …`, `… = 0`, or alone. */
function polynomialIn(piece: string): { readonly node: MathNode; readonly letter: string } | null {
  const read = parseMath(piece.replace(/^(?:[a-z]\s?\([a-z]\)|y)\s*=\s*/i, ''));
  if (!read.ok) return null;
  const [left, right] = read.node.kind === 'relation' ? read.node.sides : [read.node];
  if (!left || (read.node.kind === 'relation' && read.node.signs.join('') !== '=')) return null;
  const node: MathNode = right ? { kind: 'add', terms: [left, { kind: 'negate', of: right }] } : left;
  const [letter, more] = variablesOf(node);
  return letter === undefined || letter === 'i' || more !== undefined ? null : { node, letter };
}

/** The factors of a product as it is written, each with its power left away. */
function factorsOf(node: MathNode): readonly MathNode[] {
  if (node.kind === 'multiply') return node.factors.flatMap(factorsOf);
  return node.kind === 'power' ? factorsOf(node.base) : [node];
}

/** The roots of one factor with whole numbers; null for one of a higher power. */
function rootsOf(factor: MathNode, letter: string): readonly string[] | null {
  const found = coefficientsOf(factor, letter);
  if (!found || found.length > 3) return null;
  const [c = 0n, b = 0n, a] = primitive(found).whole;
  if (found.length < 2) return [];
  if (a === undefined) return [rationalToFractionText(rational(-c, b))];
  const pair = complexPair([c, b, a]);
  if (pair) return pair.roots;
  const parts = rootParts(rational(b * b - 4n * a * c));
  return (
    parts &&
    rootTexts({
      middle: rational(-b, 2n * a),
      factor: rational(parts.factor.n, parts.factor.d * 2n * a),
      radicand: parts.radicand,
    })
  );
}

/** The zeros of a polynomial, the complex ones too where they are asked for, where it parts into factors of at most the second power. */
export function solveComplexZeros(given: Given): Worked | string | null {
  const { says } = given;
  if (!/\b(?:zeros?|roots?|solutions?|solve)\b/.test(says) || !saysOnly(given, own)) return null;
  const isComplex = /\b(?:complex|imaginary|nonreal)\b/.test(says);
  const isReal = !isComplex && /\breal\b/.test(says);
  const isAll = isComplex || (!isReal && /\ball\b.*\b(?:zeros|roots|solutions)\b/.test(says));
  const [piece, more] = withoutLetters(given.math);
  const read = piece === undefined || more !== undefined ? null : polynomialIn(piece);
  const found = read && coefficientsOf(read.node, read.letter);
  if (!read || !found || found.length < 3 || found.length > 7) return null;
  const { letter } = read;
  const { whole } = primitive(found);
  const standard = polynomialWords(
    whole.map((n) => rational(n)),
    letter,
  );
  // A quadratic has its formula, and a power alone its root.
  if (found.length === 3 && isAll) return `solve ${standard} = 0 over the complex numbers`;
  if (!isAll && whole.filter((n) => n !== 0n).length < 3) return null;
  const side = startChain(standard);
  if (!factorOn(side, whole, letter) && found.length > 3) return null;
  const product = parseMath(side.at);
  const roots = product.ok ? factorsOf(product.node).map((one) => rootsOf(one, letter)) : [null];
  if (!roots.every((one) => one !== null)) return null;
  const every = [...new Set(roots.flat())];
  const real = every.filter((root) => !root.includes('i'));
  const all = isReal ? real : every;
  // Whether a complex zero belongs to the answer is open without a word; rational ones are what every other method finds.
  const isOpen = !isAll && !isReal && real.length < every.length;
  const isPlain = found.length === 3 ? real.length > 0 : !every.some((root) => /[i√]/.test(root));
  if (isOpen || isPlain || all.length === 0) return null;
  const chain = startChain(`${standard} = 0`);
  addSideSteps(chain, side, { after: ' = 0' });
  const answer = all.map((root) => `${letter} = ${root}`).join(' or ');
  addStep(chain, answer, {
    rule: 'zeros-of-factors',
    proof: real.length < all.length ? 'complex-roots' : 'real-solutions',
  });
  return {
    kind: real.length < all.length ? 'complex' : 'quadratic',
    chain,
    answer,
    check: all.map((root) => ({
      claim: `${standard.replaceAll(letter, `(${root})`).replace(/(\d)\(/g, '$1 · (')} = 0`,
      holds: true,
      proof: 'complex' as const,
    })),
  };
}
