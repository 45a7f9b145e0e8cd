import { exactValue } from '../../algebra/normal-form.ts';
import { variablesOf } from '../../algebra/variables-of.ts';
import {
  addRational,
  divideRational,
  greatestCommonDivisor,
  multiplyRational,
  negateRational,
  type Rational,
  rational,
} from '../../rational/rational.ts';
import { rationalToFractionText } from '../../rational/rational-text.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { contentOf, rootOfDiscriminant, type Whole } from '../polynomials/factor-integers.ts';
import { rootParts, rootTexts } from '../polynomials/quadratic-roots.ts';
import { factorOn } from '../polynomials/solve-factor.ts';
import { writeMath } from '../print/write-math.ts';
import { addSideSteps, addStep, type Chain, type Method, startChain, type Worked } from '../proof/chain.ts';
import type { Verb } from '../question/request.ts';
import type { SolutionCheck } from '../solution.ts';
import { replaceVariables } from '../tree/replace-variables.ts';
import { coefficientsOf, polynomialWords } from '../tree/side-terms.ts';

type Relation = Extract<MathNode, { kind: 'relation' }>;
type Quadratic = { readonly letter: string; readonly a: bigint; readonly b: bigint; readonly c: bigint };
/** The roots as texts; none over the reals when empty. */
type Roots = { readonly texts: readonly string[]; readonly check?: readonly SolutionCheck[] };

const zero = rational(0);
const text = rationalToFractionText;

/** c·x² … with all terms on the left, whole and without a common factor. */
function toStandardForm(chain: Chain, { sides }: Relation, letter: string): Quadratic | null {
  const [left, right] = sides.map((side) => coefficientsOf(side, letter));
  if (!left || !right) return null;
  const open = `${polynomialWords(left, letter)} = ${polynomialWords(right, letter)}`;
  if (/\)|·/.test(chain.at)) addStep(chain, open, { rule: 'multiply-out' });
  const all = [0, 1, 2].map((i) => addRational(left[i] ?? zero, negateRational(right[i] ?? zero)));
  const higher = left
    .slice(3)
    .some((c, i) => c.n * (right[i + 3]?.d ?? 1n) !== (right[i + 3]?.n ?? 0n) * c.d);
  if (higher || right.length > 3 || all[2]?.n === 0n) return null;
  const isZero = right.every(({ n }) => n === 0n);
  const rule = isZero ? 'combine-like-terms' : 'all-to-one-side';
  addStep(chain, `${polynomialWords(all, letter)} = 0`, { rule });
  const common = all.reduce((m, { d }) => (m * d) / greatestCommonDivisor(m, d), 1n);
  const whole = all.map(({ n, d }) => n * (common / d));
  if (common > 1n)
    addStep(chain, standard(whole, letter), { rule: 'clear-fractions', fill: { number: `${common}` } });
  const shared = contentOf(whole);
  const [c = 0n, b = 0n, a = 0n] = whole.map((n) => n / shared);
  addStep(chain, standard([c, b, a], letter), { rule: 'divide-both-sides', fill: { number: `${shared}` } });
  return { letter, a, b, c };
}

const standard = (whole: Whole, letter: string): string =>
  `${polynomialWords(
    whole.map((n) => rational(n)),
    letter,
  )} = 0`;

const either = (letter: string, roots: readonly string[]): string =>
  roots.map((root) => `${letter} = ${root}`).join(' or ');

/** By factoring: each factor with the letter can be 0. */
function byFactoring(chain: Chain, { letter, a, b, c }: Quadratic): Roots | null {
  const side = startChain(
    polynomialWords(
      [c, b, a].map((n) => rational(n)),
      letter,
    ),
  );
  if (!factorOn(side, [c, b, a], letter)) return null;
  const middle = rootOfDiscriminant(a, b, c);
  if (middle === null) return null;
  addSideSteps(chain, side, { after: ' = 0' });
  const roots = [rational(-b + middle, 2n * a), rational(-b - middle, 2n * a)];
  const factors = roots.map(({ n, d }) => `${polynomialWords([rational(-n), rational(d)], letter)} = 0`);
  if (middle === 0n) {
    addStep(chain, factors[0] ?? '', { rule: 'zero-product', proof: 'double-root' });
    addStep(chain, either(letter, [text(roots[0] ?? zero)]), { rule: 'solve-each' });
    return { texts: [text(roots[0] ?? zero)] };
  }
  addStep(chain, factors.join(' or '), { rule: 'zero-product' });
  const texts = roots.map(text);
  addStep(chain, either(letter, texts), { rule: 'solve-each' });
  return { texts };
}

/** From (x + half)² = size to the roots. */
function takeRoots(
  chain: Chain,
  letter: string,
  { half, size }: { half: Rational; size: Rational },
): Roots | null {
  const inside = polynomialWords([half, rational(1)], letter);
  if (size.n < 0n) return { texts: [], check: [{ claim: `${text(size)} >= 0`, holds: false }] };
  const middle = negateRational(half);
  if (size.n === 0n) {
    addStep(chain, `${inside} = 0`, { rule: 'square-root-both-sides', proof: 'double-root' });
    addStep(chain, either(letter, [text(middle)]), { rule: 'solve-each' });
    return { texts: [text(middle)] };
  }
  const parts = rootParts(size);
  if (!parts) return null;
  const root = size.d === 1n ? `√${size.n}` : `√(${text(size)})`;
  addStep(chain, `${inside} = ${root} or ${inside} = -${root}`, { rule: 'square-root-both-sides' });
  const plain = rootTexts({ middle: zero, ...parts });
  addStep(chain, plain.map((value) => `${inside} = ${value}`).join(' or '), { rule: 'simplify-root' });
  const texts = rootTexts({ middle, ...parts });
  addStep(chain, either(letter, texts), { rule: 'solve-each' });
  return { texts };
}

function byCompletingTheSquare(chain: Chain, { letter, a, b, c }: Quadratic): Roots | null {
  const [p, q] = [rational(b, a), rational(c, a)];
  const monic = `${polynomialWords([q, p, rational(1)], letter)} = 0`;
  addStep(chain, monic, { rule: 'divide-both-sides', fill: { number: `${a}` } });
  const right = negateRational(q);
  const term = text(q.n < 0n ? right : q);
  const rule = q.n < 0n ? 'add-to-both-sides' : 'subtract-from-both-sides';
  addStep(chain, `${polynomialWords([zero, p, rational(1)], letter)} = ${text(right)}`, {
    rule,
    fill: { term },
  });
  const half = divideRational(p, rational(2));
  const added = multiplyRational(half, half);
  const size = addRational(right, added);
  if (p.n !== 0n) {
    const left = polynomialWords([added, p, rational(1)], letter);
    addStep(chain, `${left} = ${text(right)} + ${text(added)}`, { rule: 'complete-the-square' });
    addStep(chain, `(${polynomialWords([half, rational(1)], letter)})^2 = ${text(size)}`, {
      rule: 'perfect-square',
    });
  }
  return takeRoots(chain, letter, { half, size });
}

const bracketed = (value: bigint): string => (value < 0n ? `(${value})` : `${value}`);

function byFormula(chain: Chain, { letter, a, b, c }: Quadratic): Roots | null {
  const inside = b * b - 4n * a * c;
  const parts = rootParts(rational(inside));
  if (!parts) return null;
  const both = (front: string, root: string, bottom: string): string =>
    ['+', '-'].map((sign) => `${letter} = (${front} ${sign} √${root})/${bottom}`).join(' or ');
  const filled = `(${bracketed(b)}^2 - 4 · ${bracketed(a)} · ${bracketed(c)})`;
  const fill = { a: `${a}`, b: `${b}`, c: `${c}` };
  addStep(chain, both(`-${bracketed(b)}`, filled, `(2 · ${bracketed(a)})`), {
    rule: 'quadratic-formula',
    fill,
  });
  addStep(chain, both(`${-b}`, `${inside}`, `${2n * a}`), { rule: 'simplify-root' });
  const factor = divideRational(parts.factor, rational(2n * a));
  const texts = rootTexts({ middle: rational(-b, 2n * a), factor, radicand: parts.radicand });
  addStep(chain, either(letter, texts), { rule: 'simplify-root' });
  return { texts };
}

function rootsOf(chain: Chain, quadratic: Quadratic, verb: Verb): Roots | null {
  const { a, b, c } = quadratic;
  const inside = b * b - 4n * a * c;
  if (
    inside < 0n ||
    verb === 'complete-the-square' ||
    (b === 0n && verb !== 'by-factoring' && verb !== 'quadratic-formula')
  )
    return byCompletingTheSquare(chain, quadratic);
  const factors = rootOfDiscriminant(a, b, c) !== null;
  if (factors && !(verb === 'quadratic-formula' && inside > 0n)) return byFactoring(chain, quadratic);
  return byFormula(chain, quadratic);
}

/** (x + h)² = k and (x - p)(x - q) = 0 need no multiplying out. */
function solveAsTyped(chain: Chain, { sides }: Relation, letter: string): Roots | null {
  const [left, right] = sides;
  const size = right && exactValue(right);
  if (!left || !size) return null;
  const two = left.kind === 'power' ? exactValue(left.exponent) : null;
  const base =
    left.kind === 'power' && two?.n === 2n && two.d === 1n ? coefficientsOf(left.base, letter) : null;
  const [half = zero, front] = base ?? [];
  if (base?.length === 2 && front?.n === 1n && front.d === 1n)
    return takeRoots(chain, letter, { half, size });
  if (left.kind !== 'multiply' || size.n !== 0n) return null;
  const factors = left.factors.map((factor) => coefficientsOf(factor, letter));
  const open = factors.flatMap((factor) => (factor?.length === 2 ? [factor] : []));
  const roots = open.map(([b = zero, a = zero]) => text(divideRational(negateRational(b), a)));
  if (factors.some((factor) => !factor) || open.length !== 2 || roots[0] === roots[1]) return null;
  addStep(chain, open.map((factor) => `${polynomialWords(factor, letter)} = 0`).join(' or '), {
    rule: 'zero-product',
  });
  addStep(chain, either(letter, roots), { rule: 'solve-each' });
  return { texts: roots };
}

function finish(
  chain: Chain,
  relation: Relation,
  { letter, roots }: { letter: string; roots: Roots },
): Worked {
  const check = roots.texts.map((root) => {
    const read = parseMath(root);
    const at = new Map(read.ok ? [[letter, read.node]] : []);
    return { claim: writeMath(replaceVariables(relation, at)), holds: true };
  });
  const answer = roots.texts.length === 0 ? 'no real solution' : either(letter, roots.texts);
  return { kind: 'quadratic', chain, answer, check: roots.check ?? check };
}

/** Quadratic equations in one letter by factoring, completing the square or the formula, as asked or as fits. */
export const solveQuadratic: Method = ({ verb, text: typed }) => {
  const read = parseMath(typed);
  if (!read.ok || read.node.kind !== 'relation' || read.node.signs.join('') !== '=') return null;
  const [letter, second] = variablesOf(read.node);
  if (letter === undefined || second !== undefined) return null;
  const chain = startChain(writeMath(read.node));
  const asTyped = verb === 'any' || verb === 'solve' ? solveAsTyped(chain, read.node, letter) : null;
  const quadratic = asTyped ? null : toStandardForm(chain, read.node, letter);
  const roots = asTyped ?? (quadratic && rootsOf(chain, quadratic, verb));
  return roots && finish(chain, read.node, { letter, roots });
};
