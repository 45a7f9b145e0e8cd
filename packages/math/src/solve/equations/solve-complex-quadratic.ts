import { variablesOf } from '../../algebra/variables-of.ts';
import { divideRational, negateRational, type Rational, rational } from '../../rational/rational.ts';
import { rationalToFractionText } from '../../rational/rational-text.ts';
import { parseMath } from '../../read/parse.ts';
import { rootParts } from '../polynomials/quadratic-roots.ts';
import { primitive } from '../polynomials/rational-polynomial.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, type Method, startChain } from '../proof/chain.ts';
import { coefficientsOf, polynomialWords } from '../tree/side-terms.ts';

const asksComplex =
  /[\s,]*(?:\b(?:over|in|using|with|for|find(?: all)?|give)\s+)?(?:the |all )?(?:complex|imaginary)(?: numbers?| solutions?| roots?| zeros?)?[\s,]*(?:of|for|to)?\s*/i;
const text = rationalToFractionText;

/** ± factor·√radicand·i as it is written behind a middle. */
function imaginary(factor: Rational, radicand: bigint): string {
  const root = radicand === 1n ? '' : `√${radicand}`;
  const top = `${factor.n === 1n ? '' : factor.n}${root}`;
  const front = top === '' ? 'i' : root === '' ? `${top}i` : `${top} · i`;
  return factor.d === 1n ? front : `${front}/${factor.d}`;
}

/** The two roots of a·x² + b·x + c without real ones, and what is under the root; null where there are real ones. */
export function complexPair([c, b, a]: readonly [bigint, bigint, bigint]): {
  readonly inside: bigint;
  readonly roots: readonly [string, string];
} | null {
  const inside = b * b - 4n * a * c;
  const parts = inside < 0n ? rootParts(rational(-inside)) : null;
  if (!parts) return null;
  const part = imaginary(divideRational(parts.factor, rational(2n * a)), parts.radicand);
  const middle = negateRational(rational(b, 2n * a));
  const roots =
    middle.n === 0n ? [part, `-${part}`] : [`${text(middle)} + ${part}`, `${text(middle)} - ${part}`];
  return { inside, roots: [roots[0] ?? '', roots[1] ?? ''] };
}

/** A quadratic equation without real roots, where its complex ones are asked for. */
export const solveComplexQuadratic: Method = ({ words }) => {
  if (!asksComplex.test(words) || !words.includes('=')) return null;
  const typed = words
    .replace(asksComplex, ' ')
    .replace(/^\s*(?:(?:solve|find|the|solutions?|roots?|of|for)\b\s*)+/i, '')
    .replace(/\s+for [a-z]$/, '');
  const read = parseMath(typed.trim());
  if (!read.ok || read.node.kind !== 'relation' || read.node.signs.join('') !== '=') return null;
  const [letter, more] = variablesOf(read.node);
  const [left, right] = read.node.sides;
  if (letter === undefined || letter === 'i' || more !== undefined || !left || !right) return null;
  const found = coefficientsOf({ kind: 'add', terms: [left, { kind: 'negate', of: right }] }, letter);
  if (found?.length !== 3) return null;
  const { whole } = primitive(found);
  const [c = 0n, b = 0n, a = 1n] = whole;
  const pair = complexPair([c, b, a]);
  if (!pair) return null;
  const { inside, roots } = pair;
  const chain = startChain(writeMath(read.node));
  const standard = `${polynomialWords(
    whole.map((n) => rational(n)),
    letter,
  )} = 0`;
  addStep(chain, standard, { rule: 'all-to-one-side' });
  const both = (root: string): string =>
    ['+', '-'].map((sign) => `${letter} = (${-b} ${sign} ${root})/${2n * a}`).join(' or ');
  addStep(chain, both(`√(${inside})`), {
    rule: 'quadratic-formula',
    fill: { a: `${a}`, b: `${b}`, c: `${c}` },
    proof: 'complex-roots',
  });
  addStep(chain, roots.map((root) => `${letter} = ${root}`).join(' or '), {
    rule: 'root-of-negative',
    proof: 'complex',
  });
  const at = (root: string): string =>
    `${a === 1n ? '' : `${a} · `}(${root})^2 ${b < 0n ? '-' : '+'} ${b < 0n ? -b : b} · (${root}) ${c < 0n ? '-' : '+'} ${c < 0n ? -c : c}`;
  return {
    kind: 'complex',
    chain,
    answer: roots.map((root) => `${letter} = ${root}`).join(' or '),
    check: roots.map((root) => ({ claim: `${at(root)} = 0`, holds: true, proof: 'complex' }) as const),
  };
};
