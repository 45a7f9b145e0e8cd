import { exactRoot } from '../../algebra/exact-root.ts';
import { greatestCommonDivisor, rational } from '../../rational/rational.ts';
import type { MathNode } from '../../read/math-node.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, startChain, type Worked } from '../proof/chain.ts';
import { splitMiddle } from './factor-integers.ts';
import { combineTerms, type Monomial, monomialsOf, monomialsText } from './multiply-brackets.ts';

const powerOf = ({ powers }: Monomial, name: string): number => powers.get(name) ?? 0;
const namesIn = (terms: readonly Monomial[]): readonly string[] =>
  [...new Set(terms.flatMap(({ powers }) => [...powers.keys()]))].sort();

/** What every term contains. */
function sharedFactor(terms: readonly Monomial[]): Monomial {
  const size = terms.reduce((a, { coefficient }) => greatestCommonDivisor(a, coefficient.n), 0n);
  const sign = (terms[0]?.coefficient.n ?? 1n) < 0n ? -size : size;
  const powers = new Map(
    namesIn(terms).map((name) => [name, Math.min(...terms.map((term) => powerOf(term, name)))] as const),
  );
  return { coefficient: rational(sign), powers };
}

function without(terms: readonly Monomial[], factor: Monomial): readonly Monomial[] {
  return terms.map(({ coefficient, powers }) => ({
    coefficient: rational(coefficient.n, factor.coefficient.n),
    powers: new Map([...powers].map(([name, power]) => [name, power - powerOf(factor, name)] as const)),
  }));
}

const letterTerm = (n: bigint, name: string, power: number): Monomial => ({
  coefficient: rational(n),
  powers: new Map([[name, power]]),
});

const root = (value: bigint): bigint | null =>
  value < 0n ? null : (exactRoot(rational(value), 2)?.n ?? null);

/** a·x^(2k) + b·x^k·y^m + c·y^(2m) as a product of two brackets; null when it has none. */
function twoBrackets(terms: readonly Monomial[]): string | null {
  const [x, y, more] = namesIn(terms);
  if (x === undefined || y === undefined || more !== undefined || terms.length > 3) return null;
  const k = Math.max(...terms.map((term) => powerOf(term, x))) / 2;
  const m = Math.max(...terms.map((term) => powerOf(term, y))) / 2;
  if (!Number.isInteger(k) || !Number.isInteger(m) || k === 0 || m === 0) return null;
  const at = (i: number, j: number): bigint =>
    terms.find((term) => powerOf(term, x) === i && powerOf(term, y) === j)?.coefficient.n ?? 0n;
  const [a, b, c] = [at(2 * k, 0), at(k, m), at(0, 2 * m)];
  if (a === 0n || c === 0n || terms.length !== (b === 0n ? 2 : 3)) return null;
  const bracket = (p: bigint, q: bigint): string =>
    `(${monomialsText([letterTerm(p, x, k), letterTerm(q, y, m)])})`;
  if (b === 0n) {
    const [p, q] = [root(a), root(-c)];
    return p === null || q === null ? null : `${bracket(p, -q)}${bracket(p, q)}`;
  }
  const split = splitMiddle(a, b, c);
  if (!split) return null;
  const outer = greatestCommonDivisor(a, split[0]);
  const first = bracket(a / outer, split[0] / outer);
  const second = bracket(outer, c / (split[0] / outer));
  return first === second ? `${first}^2` : `${first}${second}`;
}

/** Four terms as two pairs with one common bracket; null when no order of the pairs gives one. */
function byPairs(terms: readonly Monomial[]): { readonly open: string; readonly end: string } | null {
  const [a, b, c, d, more] = terms;
  if (!a || !b || !c || !d || more) return null;
  for (const [p, q] of [
    [
      [a, b],
      [c, d],
    ],
    [
      [a, c],
      [b, d],
    ],
    [
      [a, d],
      [b, c],
    ],
  ]) {
    const [f, g] = [sharedFactor(p ?? []), sharedFactor(q ?? [])];
    const [inside, other] = [monomialsText(without(p ?? [], f)), monomialsText(without(q ?? [], g))];
    if (inside !== other) continue;
    const [left, right] = [monomialsText([f]), monomialsText([g])];
    const plus = right.startsWith('-') ? `- ${right.slice(1)}` : `+ ${right}`;
    const front = (text: string): string => (text === '1' ? '' : text);
    const pair = `${front(left)}(${inside}) ${plus === '+ 1' ? '+ ' : plus === '- 1' ? '- ' : plus}(${inside})`;
    return { open: pair, end: `(${inside})(${monomialsText([f, g])})` };
  }
  return null;
}

/** A polynomial in several letters: the common factor, a difference of squares, a quadratic form or grouping. */
export function factorLetters(node: MathNode): Worked | null {
  const typed = monomialsOf(node);
  if (!typed || node.kind !== 'add') return null;
  const terms = combineTerms(typed);
  if (terms.length < 2 || terms.some(({ coefficient }) => coefficient.d !== 1n)) return null;
  const chain = startChain(writeMath(node));
  const start = chain.at;
  const factor = sharedFactor(terms);
  const rest = without(terms, factor);
  const front = monomialsText([factor]);
  const before = front === '1' ? '' : front === '-1' ? '-' : front;
  if (before !== '')
    addStep(chain, `${before}(${monomialsText(rest)})`, { rule: 'common-factor', fill: { factor: front } });
  const product = twoBrackets(rest);
  const letter = namesIn(rest)[0] ?? 'x';
  if (product !== null)
    addStep(chain, `${before}${product}`, {
      rule: rest.length === 2 ? 'difference-of-squares' : 'as-one-letter',
      fill: { letter },
    });
  const pairs = product === null && before === '' ? byPairs(rest) : null;
  if (pairs) {
    addStep(chain, pairs.open, { rule: 'group-terms' });
    addStep(chain, pairs.end, { rule: 'common-bracket' });
  }
  if (chain.steps.length === 0) return null;
  return {
    kind: 'factor',
    chain,
    answer: chain.at,
    check: [{ claim: `${start} = ${chain.at}`, holds: true }],
  };
}
