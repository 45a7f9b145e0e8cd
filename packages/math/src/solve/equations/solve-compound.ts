import { variablesOf } from '../../algebra/variables-of.ts';
import {
  compareRational,
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
import { testNumbers, truthAt } from '../proof/same-truth.ts';
import type { SolutionCheck } from '../solution.ts';
import { numberNode } from '../tree/make-node.ts';
import { replaceVariables } from '../tree/replace-variables.ts';
import { coefficientsOf, polynomialWords } from '../tree/side-terms.ts';

type Relation = Extract<MathNode, { kind: 'relation' }>;
/** x sign value */
type Ray = { readonly sign: RelationSign; readonly value: Rational };

const zero = rational(0);
const text = rationalToFractionText;

export const rayText = (letter: string, sign: RelationSign, value: Rational): string =>
  `${letter} ${signText(sign)} ${text(value)}`;

/** The statement at its ends, between and beyond them; each part is true or false as the solution says. */
export function statementChecks(
  statement: MathNode,
  letter: string,
  ends: readonly Rational[],
): SolutionCheck[] {
  const relations = statement.kind === 'list' ? statement.items : [statement];
  return testNumbers(ends).flatMap((at) =>
    relations.flatMap((relation): SolutionCheck[] => {
      const truth = truthAt(relation, letter, at);
      if (truth === null) return [];
      return [
        { claim: writeMath(replaceVariables(relation, new Map([[letter, numberNode(at)]]))), holds: truth },
      ];
    }),
  );
}

function rayOf(relation: Relation, letter: string): Ray | null {
  const [left, right] = relation.sides;
  const [sign, more] = relation.signs;
  if (!left || !right || !sign || more || sign === '=' || sign === '!=') return null;
  const found = coefficientsOf({ kind: 'add', terms: [left, { kind: 'negate', of: right }] }, letter);
  const [b = zero, a] = found ?? [];
  if (!a || a.n === 0n || found?.length !== 2) return null;
  return { sign: a.n < 0n ? turnedSign[sign] : sign, value: divideRational(negateRational(b), a) };
}

const isLower = ({ sign }: Ray): boolean => sign.startsWith('>');

/** The stricter of two rays that point the same way for `and`, the wider one for `or`. */
function sameWay(a: Ray, b: Ray, joined: 'and' | 'or'): Ray {
  const order = compareRational(a.value, b.value);
  if (order === 0) return (a.sign.length === 1) === (joined === 'and') ? a : b;
  const wantsLarger = isLower(a) === (joined === 'and');
  return order > 0 === wantsLarger ? a : b;
}

/** Two rays joined, as text; `none` and `all` where nothing or everything is left. */
function joinRays(a: Ray, b: Ray, given: { joined: 'and' | 'or'; letter: string }): string | 'none' | 'all' {
  const { joined, letter } = given;
  if (isLower(a) === isLower(b)) {
    const { sign, value } = sameWay(a, b, joined);
    return rayText(letter, sign, value);
  }
  const [low, high] = isLower(a) ? [a, b] : [b, a];
  const order = compareRational(low.value, high.value);
  if (joined === 'and') {
    if (order < 0)
      return `${text(low.value)} ${signText(turnedSign[low.sign])} ${letter} ${signText(high.sign)} ${text(high.value)}`;
    return order === 0 && low.sign.length === 2 && high.sign.length === 2
      ? `${letter} = ${text(low.value)}`
      : 'none';
  }
  const covers = order < 0 || (order === 0 && low.sign.length + high.sign.length > 2);
  return covers
    ? 'all'
    : `${rayText(letter, high.sign, high.value)} or ${rayText(letter, low.sign, low.value)}`;
}

function joinedStatement(node: Extract<MathNode, { kind: 'list' }>, letter: string): Worked | null {
  const [first, second, more] = node.items;
  if (first?.kind !== 'relation' || second?.kind !== 'relation' || more) return null;
  const joined = node.joined === 'or' ? 'or' : 'and';
  const [a, b] = [rayOf(first, letter), rayOf(second, letter)];
  if (!a || !b) return null;
  const statement: MathNode = { ...node, joined };
  const chain = startChain(writeMath(statement));
  addStep(chain, `${rayText(letter, a.sign, a.value)} ${joined} ${rayText(letter, b.sign, b.value)}`, {
    rule: 'solve-each',
    proof: 'same-truth',
  });
  const end = joinRays(a, b, { joined, letter });
  const check = statementChecks(statement, letter, [a.value, b.value]);
  if (end === 'none' || end === 'all') {
    const [low, high] = isLower(a) ? [a, b] : [b, a];
    const empty = `${text(low.value)} ${signText(turnedSign[low.sign])} ${letter} ${signText(high.sign)} ${text(high.value)}`;
    if (end === 'none') addStep(chain, empty, { rule: 'none-in-both', proof: 'same-truth' });
    else addStep(chain, `${letter} = ${letter}`, { rule: 'every-number', proof: 'same-truth' });
    return {
      kind: 'compound-inequality',
      chain,
      answer: end === 'none' ? 'no solution' : 'all numbers',
      check,
    };
  }
  addStep(chain, end, { rule: joined === 'and' ? 'both-true' : 'either-true', proof: 'same-truth' });
  return { kind: 'compound-inequality', chain, answer: end, check };
}

const change = (
  chain: Chain,
  parts: readonly [string, string, string],
  given: {
    marks: readonly string[];
    rule: 'subtract-from-all' | 'divide-all' | 'divide-all-and-flip';
    number: string;
  },
): void =>
  addStep(chain, `${parts[0]} ${given.marks[0]} ${parts[1]} ${given.marks[1]} ${parts[2]}`, {
    rule: given.rule,
    fill: { number: given.number },
    proof: 'same-truth',
  });

/** low < a·x + b < high: the same is done to all three parts. */
function threeParts(relation: Relation, letter: string): Worked | null {
  const [low, middle, high] = relation.sides.map((side) => coefficientsOf(side, letter));
  const [p, q, more] = relation.signs;
  const [b = zero, a] = middle ?? [];
  if (!low || !high || !p || !q || more || low.length > 1 || high.length > 1 || !a || middle?.length !== 2)
    return null;
  if (p.charAt(0) !== q.charAt(0) || !/[<>]/.test(p)) return null;
  const chain = startChain(writeMath(relation));
  const ends = [subtractRational(low[0] ?? zero, b), subtractRational(high[0] ?? zero, b)] as const;
  const marks = [signText(p), signText(q)];
  if (b.n !== 0n)
    change(chain, [text(ends[0]), polynomialWords([zero, a], letter), text(ends[1])], {
      marks,
      rule: 'subtract-from-all',
      number: text(b),
    });
  const [left, right] = [divideRational(ends[0], a), divideRational(ends[1], a)];
  const flipped = [signText(turnedSign[p]), signText(turnedSign[q])];
  if (a.n < 0n)
    change(chain, [text(left), letter, text(right)], {
      marks: flipped,
      rule: 'divide-all-and-flip',
      number: text(a),
    });
  else change(chain, [text(left), letter, text(right)], { marks, rule: 'divide-all', number: text(a) });
  const rises = (a.n < 0n ? turnedSign[p] : p).startsWith('<');
  if (!rises) {
    const back = a.n < 0n ? [signText(q), signText(p)] : [signText(turnedSign[q]), signText(turnedSign[p])];
    addStep(chain, `${text(right)} ${back[0]} ${letter} ${back[1]} ${text(left)}`, {
      rule: 'smallest-first',
      proof: 'same-truth',
    });
  }
  return {
    kind: 'compound-inequality',
    chain,
    answer: chain.at,
    check: statementChecks(relation, letter, [left, right]),
  };
}

/** Inequalities in three parts, and two joined by and or or. */
export const solveCompound: Method = ({ verb, text: typed }) => {
  const read = parseMath(typed);
  if (!read.ok || verb === 'factor') return null;
  const [letter, second] = variablesOf(read.node);
  if (letter === undefined || second !== undefined) return null;
  if (read.node.kind === 'list') return joinedStatement(read.node, letter);
  if (read.node.kind !== 'relation') return null;
  return read.node.signs.length === 2 ? threeParts(read.node, letter) : null;
};
