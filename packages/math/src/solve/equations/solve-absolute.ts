import { normalForm } from '../../algebra/normal-form.ts';
import { someNode, variablesOf } from '../../algebra/variables-of.ts';
import {
  divideRational,
  negateRational,
  type Rational,
  rational,
  subtractRational,
} from '../../rational/rational.ts';
import { rationalToFractionText } from '../../rational/rational-text.ts';
import type { MathNode, RelationSign } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { signText, turnedSign, writeMath } from '../print/write-math.ts';
import { addStep, type Chain, type Method, startChain, type Worked } from '../proof/chain.ts';
import { truthAt } from '../proof/same-truth.ts';
import { coefficientsOf } from '../tree/side-terms.ts';
import { rayText, statementChecks } from './solve-compound.ts';

type Relation = Extract<MathNode, { kind: 'relation' }>;
type Bars = Extract<MathNode, { kind: 'absolute' }>;
/** |a·x + b| sign c */
type Alone = {
  readonly bars: Bars;
  readonly sign: RelationSign;
  readonly value: Rational;
  readonly a: Rational;
  readonly b: Rational;
  readonly letter: string;
};

const zero = rational(0);
const stand = 'B_0';
const text = rationalToFractionText;

function barsIn(node: MathNode): readonly Bars[] {
  const found: Bars[] = [];
  someNode(node, (inner) => {
    if (inner.kind === 'absolute' && variablesOf(inner).length > 0) found.push(inner);
    return false;
  });
  return found;
}

function replaceBars(node: MathNode): MathNode {
  switch (node.kind) {
    case 'absolute':
      return { kind: 'variable', name: stand };
    case 'negate':
      return { ...node, of: replaceBars(node.of) };
    case 'add':
      return { ...node, terms: node.terms.map(replaceBars) };
    case 'multiply':
      return { ...node, factors: node.factors.map(replaceBars) };
    case 'divide':
      return { ...node, top: replaceBars(node.top) };
    default:
      return node;
  }
}

/** The absolute value alone on the left; null when the letter also stands outside of it. */
function isolate(relation: Relation): Alone | null {
  const [left, right] = relation.sides;
  const [sign, more] = relation.signs;
  const [bars, other] = barsIn(relation);
  const letter = variablesOf(relation)[0];
  if (!left || !right || !sign || more || !bars || other || letter === undefined) return null;
  const difference: MathNode = {
    kind: 'add',
    terms: [replaceBars(left), { kind: 'negate', of: replaceBars(right) }],
  };
  if (normalForm(difference).kind !== 'form') return null;
  const found = coefficientsOf(difference, stand);
  const inner = coefficientsOf(bars.of, letter);
  const [rest = zero, front] = found ?? [];
  const [b = zero, a] = inner ?? [];
  if (!front || front.n === 0n || found?.length !== 2 || !a || a.n === 0n || inner?.length !== 2) return null;
  return {
    bars,
    letter,
    a,
    b,
    sign: front.n < 0n ? turnedSign[sign] : sign,
    value: divideRational(negateRational(rest), front),
  };
}

const solution = ({ a, b }: Alone, value: Rational): Rational =>
  divideRational(subtractRational(value, b), a);

function solveEqual(chain: Chain, alone: Alone): string {
  const { bars, value, letter } = alone;
  const inside = writeMath(bars.of);
  if (value.n === 0n) {
    addStep(chain, `${inside} = 0`, { rule: 'absolute-is-zero', proof: 'same-truth' });
    addStep(chain, `${letter} = ${text(solution(alone, zero))}`, { rule: 'solve-each', proof: 'same-truth' });
    return chain.at;
  }
  addStep(chain, `${inside} = ${text(value)} or ${inside} = ${text(negateRational(value))}`, {
    rule: 'split-absolute',
    proof: 'same-truth',
  });
  const roots = [solution(alone, value), solution(alone, negateRational(value))];
  addStep(chain, roots.map((root) => `${letter} = ${text(root)}`).join(' or '), {
    rule: 'solve-each',
    proof: 'same-truth',
  });
  return chain.at;
}

function solveInside(chain: Chain, alone: Alone): string {
  const { bars, value, sign, letter } = alone;
  const mark = signText(sign);
  addStep(chain, `${text(negateRational(value))} ${mark} ${writeMath(bars.of)} ${mark} ${text(value)}`, {
    rule: 'absolute-between',
    proof: 'same-truth',
  });
  const ends = [solution(alone, negateRational(value)), solution(alone, value)];
  const [low, high] = alone.a.n > 0n ? ends : [ends[1], ends[0]];
  addStep(chain, `${text(low ?? zero)} ${mark} ${letter} ${mark} ${text(high ?? zero)}`, {
    rule: 'solve-all-parts',
    proof: 'same-truth',
  });
  return chain.at;
}

function solveOutside(chain: Chain, alone: Alone): string {
  const { bars, value, sign, letter } = alone;
  const inside = writeMath(bars.of);
  addStep(
    chain,
    `${inside} ${signText(turnedSign[sign])} ${text(negateRational(value))} or ${inside} ${signText(sign)} ${text(value)}`,
    { rule: 'absolute-outside', proof: 'same-truth' },
  );
  const ends = [solution(alone, negateRational(value)), solution(alone, value)];
  const [low, high] = alone.a.n > 0n ? ends : [ends[1], ends[0]];
  addStep(
    chain,
    `${rayText(letter, turnedSign[sign], low ?? zero)} or ${rayText(letter, sign, high ?? zero)}`,
    {
      rule: 'solve-each',
      proof: 'same-truth',
    },
  );
  return chain.at;
}

/** An absolute value is never below 0, which decides these without solving. */
function decided({ sign, value }: Alone): 'no solution' | 'all numbers' | null {
  if (value.n > 0n) return null;
  const below = value.n < 0n;
  if (sign === '=') return below ? 'no solution' : null;
  if (sign === '<' || (sign === '<=' && below)) return 'no solution';
  return sign === '>=' || (sign === '>' && below) ? 'all numbers' : null;
}

/** |u| = |v| is u = v or u = -v. */
function twoBars(relation: Relation): Worked | null {
  const [left, right] = relation.sides;
  const letter = variablesOf(relation)[0];
  if (
    left?.kind !== 'absolute' ||
    right?.kind !== 'absolute' ||
    letter === undefined ||
    relation.signs.join('') !== '='
  )
    return null;
  const [p, q] = [coefficientsOf(left.of, letter), coefficientsOf(right.of, letter)];
  if (!p || !q || p.length > 2 || q.length > 2) return null;
  const chain = startChain(writeMath(relation));
  const [u, v] = [writeMath(left.of), writeMath(right.of)];
  addStep(chain, `${u} = ${v} or ${u} = -(${v})`, { rule: 'split-absolute', proof: 'same-truth' });
  const solveFor = (sign: bigint): Rational | null => {
    const front = subtractRational(p[1] ?? zero, rational((q[1] ?? zero).n * sign, (q[1] ?? zero).d));
    const rest = subtractRational(rational((q[0] ?? zero).n * sign, (q[0] ?? zero).d), p[0] ?? zero);
    return front.n === 0n ? null : divideRational(rest, front);
  };
  const roots = [solveFor(1n), solveFor(-1n)].filter((root) => root !== null);
  if (roots.length === 0) return null;
  const answer = [...new Set(roots.map((root) => `${letter} = ${text(root)}`))].join(' or ');
  addStep(chain, answer, { rule: 'solve-each', proof: 'same-truth' });
  return { kind: 'absolute-value', chain, answer, check: statementChecks(relation, letter, roots) };
}

/** |u| = v with the letter in v too: the solutions of u = v and of u = -v at which v is not negative. */
function barsAndLetter(relation: Relation): Worked | null {
  const [one, other] = relation.sides;
  const [bars, side] = one?.kind === 'absolute' ? [one, other] : [other, one];
  const letter = variablesOf(relation)[0];
  if (bars?.kind !== 'absolute' || !side || letter === undefined || relation.signs.join('') !== '=')
    return null;
  const [p, q] = [coefficientsOf(bars.of, letter), coefficientsOf(side, letter)];
  if (!p || !q || p.length > 2 || q.length > 2 || barsIn(relation).length > 1) return null;
  const [u, v] = [writeMath(bars.of), writeMath(side)];
  const cases = [`${u} = ${v}`, `${u} = -(${v})`].map((equation, i) => {
    const turned = (value: Rational | undefined): Rational =>
      i === 0 ? (value ?? zero) : negateRational(value ?? zero);
    const front = subtractRational(p[1] ?? zero, turned(q[1]));
    const rest = subtractRational(turned(q[0]), p[0] ?? zero);
    if (front.n === 0n) return null;
    const root = divideRational(rest, front);
    const chain = startChain(equation);
    addStep(chain, `${letter} = ${text(root)}`, { rule: 'solve-each', proof: 'same-truth' });
    return { chain, root };
  });
  const found = cases.flatMap((one) => one ?? []);
  const fits = found.filter(({ root }) => truthAt(relation, letter, root) === true);
  const answer = [...new Set(fits.map(({ root }) => `${letter} = ${text(root)}`))].join(' or ');
  const chain = startChain(writeMath(relation));
  addStep(chain, answer === '' ? '0 < 0' : answer, { rule: 'never-negative', proof: 'same-truth' });
  const steps = [...found.flatMap((one) => one.chain.steps), ...chain.steps];
  return {
    kind: 'absolute-value',
    chain: { ...chain, steps, proven: chain.proven && found.every((one) => one.chain.proven) },
    answer: answer === '' ? 'no solution' : answer,
    check: statementChecks(
      relation,
      letter,
      found.map(({ root }) => root),
    ),
  };
}

/** Equations and inequalities with one absolute value of a linear expression, or one on each side. */
export const solveAbsolute: Method = ({ verb, text: typed }) => {
  const read = parseMath(typed);
  if (!read.ok || read.node.kind !== 'relation' || verb === 'factor' || variablesOf(read.node).length !== 1)
    return null;
  const relation = read.node;
  const alone = isolate(relation);
  if (!alone) return twoBars(relation) ?? barsAndLetter(relation);
  const { bars, sign, value, letter } = alone;
  const chain = startChain(writeMath(relation));
  addStep(chain, `${writeMath(bars)} ${signText(sign)} ${text(value)}`, {
    rule: 'isolate-absolute',
    proof: 'same-truth',
  });
  const end = decided(alone);
  if (end !== null) {
    const inside = writeMath(bars);
    const near = startChain(`${inside} ${signText(sign)} ${text(value)}`);
    const always = end === 'all numbers';
    addStep(near, always ? `${inside} ≥ 0` : '0 < 0', { rule: 'never-negative', proof: 'same-truth' });
    chain.steps.push(...near.steps);
    if (!near.proven) return null;
    return {
      kind: 'absolute-value',
      chain,
      answer: end,
      check: statementChecks(relation, letter, [solution(alone, zero), rational(1)]),
    };
  }
  if (sign === '!=') return null;
  if (sign === '=' || value.n === 0n) {
    const answer = solveEqual(chain, sign === '=' ? alone : { ...alone, sign: '=' });
    return {
      kind: 'absolute-value',
      chain,
      answer,
      check: statementChecks(relation, letter, [
        solution(alone, value),
        solution(alone, negateRational(value)),
      ]),
    };
  }
  const answer = sign.startsWith('<') ? solveInside(chain, alone) : solveOutside(chain, alone);
  const ends = [solution(alone, value), solution(alone, negateRational(value))];
  return { kind: 'absolute-value', chain, answer, check: statementChecks(relation, letter, ends) };
};
