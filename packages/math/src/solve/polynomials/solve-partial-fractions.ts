import { exactValue } from '../../algebra/normal-form.ts';
import { variablesOf } from '../../algebra/variables-of.ts';
import {
  addRational,
  divideRational,
  multiplyRational,
  type Rational,
  rational,
  subtractRational,
} from '../../rational/rational.ts';
import { rationalToFractionText } from '../../rational/rational-text.ts';
import { parseMath } from '../../read/parse.ts';
import { solvePolynomialEquation } from '../equations/solve-polynomial-equation.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, type Method, startChain } from '../proof/chain.ts';
import { numberNode } from '../tree/make-node.ts';
import { replaceVariables } from '../tree/replace-variables.ts';
import { coefficientsOf, polynomialWords } from '../tree/side-terms.ts';

const request = /\bpartial[- ]fractions?(?: decomposition)?(?: (?:of|for|to|on))?\s*:?/i;
const text = rationalToFractionText;

const valueAt = (coefficients: readonly Rational[], x: Rational): Rational =>
  [...coefficients].reverse().reduce((sum, c) => addRational(multiplyRational(sum, x), c), rational(0));

/** The coefficients of p(x + by), from power 0 up. */
function shifted(coefficients: readonly Rational[], by: Rational): readonly Rational[] {
  const sum = [...coefficients];
  for (let i = 0; i < sum.length; i += 1)
    for (let k = sum.length - 2; k >= i; k -= 1)
      sum[k] = addRational(sum[k] ?? rational(0), multiplyRational(by, sum[k + 1] ?? rational(0)));
  return sum;
}

/** The first terms of top/bottom as a power series; bottom has a value at 0. */
function seriesOf(top: readonly Rational[], bottom: readonly Rational[], count: number): readonly Rational[] {
  const terms: Rational[] = [];
  for (let k = 0; k < count; k += 1) {
    const known = terms.reduce(
      (sum, c, j) => addRational(sum, multiplyRational(c, bottom[k - j] ?? rational(0))),
      rational(0),
    );
    const rest = subtractRational(top[k] ?? rational(0), known);
    terms.push(divideRational(rest, bottom[0] ?? rational(1)));
  }
  return terms;
}

/** One fraction of the sum: value/(x - root)^power. */
type Part = { readonly value: Rational; readonly root: Rational; readonly power: number };

/** The fractions over the powers of one root: what is left beside them is a power series around it. */
function partsAt(top: readonly Rational[], bottom: readonly Rational[], root: Rational): readonly Part[] {
  const around = shifted(bottom, root);
  const times = around.findIndex(({ n }) => n !== 0n);
  return seriesOf(shifted(top, root), around.slice(times), times)
    .map((value, i) => ({ value, root, power: times - i }))
    .reverse();
}

const inside = (root: Rational, letter: string): string =>
  root.n === 0n ? letter : `(${polynomialWords([{ n: -root.n, d: root.d }, rational(1)], letter)})`;

function partText({ value, root, power }: Part, letter: string): string {
  const under = `${inside(root, letter)}${power > 1 ? `^${power}` : ''}`;
  const size = value.n < 0n ? { n: -value.n, d: value.d } : value;
  return size.d === 1n ? `${size.n}/${under}` : `${size.n}/(${size.d}${under})`;
}

/** A quotient whose bottom has rational roots, as a sum with one fraction for each power of each of them. */
export const solvePartialFractions: Method = ({ words }) => {
  if (!request.test(words)) return null;
  const typed = words
    .replace(request, ' ')
    .replace(/^\s*(?:(?:find|write|decompose|split|break|express|use|do|into|the|as|by|using)\b\s*)+/i, '')
    .replace(/\s*\b(?:into|as|using|by|in)\s*$/i, '')
    .trim();
  const read = parseMath(typed);
  if (!read.ok || read.node.kind !== 'divide') return null;
  const [letter, more] = variablesOf(read.node);
  if (letter === undefined || more !== undefined) return null;
  const [top, bottom] = [coefficientsOf(read.node.top, letter), coefficientsOf(read.node.bottom, letter)];
  if (!top || !bottom || top.length >= bottom.length || bottom.length > 5 || bottom.length < 3) return null;
  const solved = solvePolynomialEquation(`${polynomialWords(bottom, letter)} = 0`);
  if (!solved || solved.roots === 'all' || solved.roots.length === 0) return null;
  const roots = solved.roots.map((root) => {
    const found = parseMath(root);
    return found.ok ? exactValue(found.node) : null;
  });
  if (!roots.every((root) => root !== null)) return null;
  const chain = startChain(writeMath(read.node));
  const lead = bottom.at(-1) ?? rational(1);
  const parts = roots.map((root) => partsAt(top, bottom, root));
  if (parts.flat().length !== bottom.length - 1) return null;
  const factors = parts.map(
    (own, i) => `${inside(roots[i] ?? rational(0), letter)}${own.length > 1 ? `^${own.length}` : ''}`,
  );
  const front = text(lead) === '1' ? '' : `${text(lead)} · `;
  addStep(
    chain,
    `(${polynomialWords(top, letter)})/(${front}${[...factors].sort((a, b) => b.length - a.length).join(' · ')})`,
    { rule: 'factor-both' },
  );
  const answer = parts
    .flat()
    .filter(({ value }) => value.n !== 0n)
    .map((part, i) => {
      const sign = i === 0 ? (part.value.n < 0n ? '-' : '') : ` ${part.value.n < 0n ? '-' : '+'} `;
      return `${sign}${partText(part, letter)}`;
    })
    .join('');
  addStep(chain, answer, { rule: 'split-fraction' });
  const place = [2, 3, 5, 7, 11].map((n) => rational(n)).find((x) => valueAt(bottom, x).n !== 0n);
  const result = parseMath(answer);
  if (!place || !result.ok) return null;
  const put = (node: typeof result.node): string =>
    writeMath(replaceVariables(node, new Map([[letter, numberNode(place)]])));
  return {
    kind: 'partial-fractions',
    chain,
    answer,
    check: [{ claim: `${put(read.node)} = ${put(result.node)}`, holds: true }],
  };
};
