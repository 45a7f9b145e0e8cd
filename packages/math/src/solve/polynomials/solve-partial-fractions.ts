import { exactValue } from '../../algebra/normal-form.ts';
import { variablesOf } from '../../algebra/variables-of.ts';
import {
  addRational,
  divideRational,
  multiplyRational,
  type Rational,
  rational,
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

const slopeOf = (coefficients: readonly Rational[]): readonly Rational[] =>
  coefficients.slice(1).map((c, i) => multiplyRational(c, rational(i + 1)));

function partText(value: Rational, root: Rational, letter: string): string {
  const inside = polynomialWords([{ n: -root.n, d: root.d }, rational(1)], letter);
  const under = root.n === 0n ? letter : `(${inside})`;
  const size = value.n < 0n ? { n: -value.n, d: value.d } : value;
  if (size.d === 1n) return `${size.n}/${under}`;
  return root.n === 0n ? `${size.n}/(${size.d}${letter})` : `${size.n}/(${size.d}${under})`;
}

/** A quotient whose bottom has different rational roots, as a sum with one fraction for each. */
export const solvePartialFractions: Method = ({ words }) => {
  if (!request.test(words)) return null;
  const typed = words
    .replace(request, ' ')
    .replace(/^\s*(?:(?:find|write|decompose|express|use|do|into|the|as|by|using)\b\s*)+/i, '')
    .replace(/\s*\b(?:into|as|using|by|in)\s*$/i, '')
    .trim();
  const read = parseMath(typed);
  if (!read.ok || read.node.kind !== 'divide') return null;
  const [letter, more] = variablesOf(read.node);
  if (letter === undefined || more !== undefined) return null;
  const [top, bottom] = [coefficientsOf(read.node.top, letter), coefficientsOf(read.node.bottom, letter)];
  if (!top || !bottom || top.length >= bottom.length || bottom.length > 5 || bottom.length < 3) return null;
  const solved = solvePolynomialEquation(`${polynomialWords(bottom, letter)} = 0`);
  if (!solved || solved.roots === 'all' || solved.roots.length !== bottom.length - 1) return null;
  const roots = solved.roots.map((root) => {
    const found = parseMath(root);
    return found.ok ? exactValue(found.node) : null;
  });
  if (!roots.every((root) => root !== null)) return null;
  const chain = startChain(writeMath(read.node));
  const lead = bottom.at(-1) ?? rational(1);
  const factors = roots.map((root) =>
    root.n === 0n ? letter : `(${polynomialWords([{ n: -root.n, d: root.d }, rational(1)], letter)})`,
  );
  const front = text(lead) === '1' ? '' : `${text(lead)} · `;
  addStep(
    chain,
    `(${polynomialWords(top, letter)})/(${front}${[...factors].sort((a, b) => b.length - a.length).join(' · ')})`,
    { rule: 'factor-both' },
  );
  const slope = slopeOf(bottom);
  const parts = roots.map((root) => ({
    root,
    value: divideRational(valueAt(top, root), valueAt(slope, root)),
  }));
  const shown = parts.filter(({ value }) => value.n !== 0n);
  const answer = shown
    .map(({ root, value }, i) => {
      const part = partText(value, root, letter);
      return i === 0 ? `${value.n < 0n ? '-' : ''}${part}` : ` ${value.n < 0n ? '-' : '+'} ${part}`;
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
