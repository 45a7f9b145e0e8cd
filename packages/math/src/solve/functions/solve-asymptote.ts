import { variablesOf } from '../../algebra/variables-of.ts';
import {
  divideRational,
  multiplyRational,
  type Rational,
  rational,
  subtractRational,
} from '../../rational/rational.ts';
import { rationalToFractionText } from '../../rational/rational-text.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { solvePolynomialEquation } from '../equations/solve-polynomial-equation.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, type Chain, continueFrom, type Method, startChain, type Worked } from '../proof/chain.ts';
import { provesLimit } from '../proof/prove-limit.ts';
import { coefficientsOf, polynomialWords } from '../tree/side-terms.ts';

const opening =
  /^.*?\basymptotes?\b(?:\s+(?:of|for|does|the|graph|function|curve|rational|to|in|is|has|have|:)\b)*[\s:]*/i;
const zero = rational(0);

type Quotient = {
  readonly node: MathNode;
  readonly top: readonly Rational[];
  readonly bottom: readonly Rational[];
};
type Found = { readonly chain: Chain; readonly lines: string[]; readonly check: Worked['check'][number][] };

function readQuotient(typed: string): Quotient | null {
  const read = parseMath(typed.replace(/^(?:[fgh]\s*\(\s*x\s*\)|y)\s*=\s*/i, ''));
  if (!read.ok || read.node.kind !== 'divide' || variablesOf(read.node).join('') !== 'x') return null;
  const [top, bottom] = [coefficientsOf(read.node.top, 'x'), coefficientsOf(read.node.bottom, 'x')];
  return top && bottom && bottom.length > 1 ? { node: read.node, top, bottom } : null;
}

/** The zeros of the bottom near which the quotient grows past every bound; at the others the graph has a hole. */
function upright(found: Found, { node, bottom }: Quotient): boolean {
  const solved = solvePolynomialEquation(`${polynomialWords(bottom, 'x')} = 0`);
  if (!solved || solved.roots === 'all') return false;
  const places = solved.roots.flatMap((root) => {
    const from = `lim (x → ${root}⁺) (${writeMath(node)})`;
    const end = ['∞', '-∞'].find((one) => provesLimit(from, one));
    return end === undefined ? [] : [{ root, claim: `${from} = ${end}` }];
  });
  if (places.length === 0) return false;
  found.chain.steps.push(...solved.chain.steps);
  found.chain.proven &&= solved.chain.proven;
  continueFrom(found.chain, places[0]?.claim.split(' = ')[0] ?? '');
  addStep(found.chain, places[0]?.claim.split(' = ')[1] ?? '', { rule: 'limit-grows', proof: 'limit' });
  found.lines.push(places.map(({ root }) => `x = ${root}`).join(' or '));
  for (const { claim } of places) found.check.push({ claim, holds: true, proof: 'limit' });
  return found.chain.proven;
}

function level(found: Found, { node, top, bottom }: Quotient): boolean {
  if (top.length > bottom.length) return false;
  const [a, b] = [top.at(-1) ?? zero, bottom.at(-1) ?? rational(1)];
  const end = top.length < bottom.length ? '0' : rationalToFractionText(divideRational(a, b));
  const from = `lim (x → ∞) (${writeMath(node)})`;
  continueFrom(found.chain, from);
  addStep(found.chain, end, {
    rule: top.length < bottom.length ? 'limit-small' : 'limit-highest-power',
    proof: 'limit',
  });
  found.lines.push(`y = ${end}`);
  found.check.push({ claim: `${from} = ${end}`, holds: true, proof: 'limit' });
  return found.chain.proven;
}

/** Where the top has one degree more, the quotient of the division is a line that the graph comes close to. */
function slanted(found: Found, { node, top, bottom }: Quotient): boolean {
  if (top.length !== bottom.length + 1) return false;
  const last = bottom.at(-1) ?? rational(1);
  const slope = divideRational(top.at(-1) ?? zero, last);
  const next = subtractRational(top.at(-2) ?? zero, multiplyRational(slope, bottom.at(-2) ?? zero));
  const line = polynomialWords([divideRational(next, last), slope], 'x');
  const from = `lim (x → ∞) (${writeMath(node)} - (${line}))`;
  continueFrom(found.chain, from);
  addStep(found.chain, '0', { rule: 'slant-asymptote', fill: { line }, proof: 'limit' });
  found.lines.push(`y = ${line}`);
  found.check.push({ claim: `${from} = 0`, holds: true, proof: 'limit' });
  return found.chain.proven;
}

const kinds: readonly (readonly [RegExp, string, (found: Found, of: Quotient) => boolean])[] = [
  [/\bvertical\b/i, 'vertical', upright],
  [/\bhorizontal\b/i, 'horizontal', level],
  [/\b(?:slant|oblique)\b/i, 'slant', slanted],
];

/** The asymptotes of a quotient of polynomials: of the kind that is named, or all of them. */
export const solveAsymptote: Method = ({ words }) => {
  if (!/\basymptotes?\b/i.test(words)) return null;
  const found: Found = { chain: startChain(''), lines: [], check: [] };
  const quotient = readQuotient(
    words
      .replace(opening, '')
      .replace(/\s+(?:have|has)$/i, '')
      .trim(),
  );
  if (!quotient) return null;
  const named = kinds.filter(([name]) => name.test(words));
  for (const [, name, work] of named.length > 0 ? named : kinds) {
    const before = found.lines.length;
    if (!work(found, quotient) && named.length > 0) return null;
    if (named.length !== 1 && found.lines.length > before) found.lines.push(`${name} ${found.lines.pop()}`);
  }
  if (found.lines.length === 0) return null;
  return { kind: 'graph', chain: found.chain, answer: found.lines.join('; '), check: found.check };
};
