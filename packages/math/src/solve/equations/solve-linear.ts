import { someNode, variablesOf } from '../../algebra/variables-of.ts';
import {
  addRational,
  divideRational,
  greatestCommonDivisor,
  multiplyRational,
  negateRational,
  type Rational,
  rational,
  subtractRational,
} from '../../rational/rational.ts';
import { rationalToDecimalText, rationalToFractionText } from '../../rational/rational-text.ts';
import type { MathNode, RelationSign } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { signText, turnedSign, writeMath } from '../print/write-math.ts';
import { addStep, type Chain, type Method, startChain, type Worked } from '../proof/chain.ts';
import type { SolutionCheck } from '../solution.ts';
import { numberNode } from '../tree/make-node.ts';
import { replaceVariables } from '../tree/replace-variables.ts';
import {
  coefficientsOf,
  polynomialWords,
  type Term,
  termNode,
  termsOf,
  termsText,
} from '../tree/side-terms.ts';

type Relation = Extract<MathNode, { kind: 'relation' }>;
/** a·x + b */
type Side = { readonly a: Rational; readonly b: Rational };
type Line = {
  readonly letter: string;
  readonly sign: RelationSign;
  readonly left: Side;
  readonly right: Side;
};

const zero = rational(0);

const sideText = ({ a, b }: Side, letter: string): string => polynomialWords([b, a], letter);
const lineText = ({ letter, sign, left, right }: Line): string =>
  `${sideText(left, letter)} ${signText(sign)} ${sideText(right, letter)}`;
const numberText = (value: Rational): string => writeMath(numberNode(value));

function sumSide(terms: readonly Term[]): Side {
  const total = (of: (term: Term) => boolean): Rational =>
    terms.filter(of).reduce((sum, { coefficient }) => addRational(sum, coefficient), zero);
  return { a: total(({ letter }) => letter !== null), b: total(({ letter }) => letter === null) };
}

function hasLikeTerms(terms: readonly Term[] | null): boolean {
  const letters = terms?.map(({ letter }) => letter) ?? [];
  return new Set(letters).size < letters.length;
}

function sideOf(node: MathNode, letter: string): Side | null {
  const found = coefficientsOf(node, letter);
  return found && found.length <= 2 ? { a: found[1] ?? zero, b: found[0] ?? zero } : null;
}

const shift = ({ a, b }: Side, by: Side): Side => ({
  a: subtractRational(a, by.a),
  b: subtractRational(b, by.b),
});

function moveTerm(chain: Chain, line: Line, by: Side): Line {
  const negative = by.a.n < 0n || by.b.n < 0n;
  const size = negative ? shift({ a: zero, b: zero }, by) : by;
  const term = writeMath(
    size.a.n === 0n ? numberNode(size.b) : termNode({ coefficient: size.a, letter: line.letter }),
  );
  const next = { ...line, left: shift(line.left, by), right: shift(line.right, by) };
  addStep(chain, lineText(next), {
    rule: negative ? 'add-to-both-sides' : 'subtract-from-both-sides',
    fill: { term },
  });
  return next;
}

function scaleLine(line: Line, by: Rational): Line {
  const scaled = ({ a, b }: Side): Side => ({ a: multiplyRational(a, by), b: multiplyRational(b, by) });
  return { ...line, left: scaled(line.left), right: scaled(line.right) };
}

function clearFractions(chain: Chain, line: Line): Line {
  const bottoms = [line.left.a, line.left.b, line.right.a, line.right.b].map(({ d }) => d);
  const common = bottoms.reduce((a, b) => (a * b) / greatestCommonDivisor(a, b), 1n);
  if (common === 1n) return line;
  const next = scaleLine(line, rational(common));
  addStep(chain, lineText(next), { rule: 'clear-fractions', fill: { number: `${common}` } });
  return next;
}

/** From a·x + b = c·x + d to x alone; the letter may cancel, which leaves two numbers. */
function isolateLetter(chain: Chain, start: Line): Line {
  let line = start;
  if (line.left.a.n !== 0n || line.right.a.n !== 0n) line = clearFractions(chain, line);
  if (line.left.a.n === 0n && line.right.a.n !== 0n) {
    line = { ...line, left: line.right, right: line.left, sign: turnedSign[line.sign] };
    addStep(chain, lineText(line), { rule: 'swap-sides' });
  }
  if (line.right.a.n !== 0n) line = moveTerm(chain, line, { a: line.right.a, b: zero });
  if (line.left.a.n === 0n) return line;
  if (line.left.b.n !== 0n) line = moveTerm(chain, line, { a: zero, b: line.left.b });
  const { a } = line.left;
  if (a.n === 1n && a.d === 1n) return line;
  const flips = a.n < 0n && line.sign !== '=' && line.sign !== '!=';
  line = scaleLine(
    { ...line, sign: flips ? turnedSign[line.sign] : line.sign },
    divideRational(rational(1), a),
  );
  addStep(chain, lineText(line), {
    rule: flips ? 'divide-and-flip' : 'divide-both-sides',
    fill: { number: numberText(a) },
  });
  return line;
}

/** Both sides multiplied out, then with like terms combined; null when a side is not linear in one letter. */
function tidySides(chain: Chain, { sides, signs }: Relation, letter: string): Line | null {
  const [first, second] = sides;
  const sign = signs[0];
  if (!first || !second || !sign || sides.length !== 2) return null;
  const [left, right] = [sideOf(first, letter), sideOf(second, letter)];
  if (!left || !right) return null;
  const terms = [termsOf(first), termsOf(second)] as const;
  if (terms[0] && terms[1]) {
    const open = `${termsText(terms[0])} ${signText(sign)} ${termsText(terms[1])}`;
    const bracketed = /\d*[a-z]?\(.*[+-].*\)/i.test(chain.at) && open.length > 0;
    if (bracketed) addStep(chain, open, { rule: 'multiply-out' });
    const line = { letter, sign, left: sumSide(terms[0]), right: sumSide(terms[1]) };
    if (terms.some(hasLikeTerms)) addStep(chain, lineText(line), { rule: 'combine-like-terms' });
    else if (chain.at.includes('·')) addStep(chain, lineText(line), { rule: 'work-out-products' });
    return line;
  }
  const line = { letter, sign, left, right };
  addStep(chain, lineText(line), { rule: 'multiply-out' });
  return line;
}

/** The relation with a number in place of the letter. */
function checkAt(
  relation: Relation,
  { letter, value, holds }: { letter: string; value: Rational; holds: boolean },
): SolutionCheck {
  return { claim: writeMath(replaceVariables(relation, new Map([[letter, numberNode(value)]]))), holds };
}

function holdsFor(left: bigint, sign: RelationSign): boolean {
  if (sign === '=') return left === 0n;
  if (sign === '!=') return left !== 0n;
  if (left === 0n) return sign === '<=' || sign === '>=';
  return left < 0n === sign.startsWith('<');
}

function answerOf(line: Line, relation: Relation): Pick<Worked, 'answer' | 'check'> {
  const { letter, sign, left, right } = line;
  const value = right.b;
  if (left.a.n === 0n) {
    const always = holdsFor(subtractRational(left.b, right.b).n, sign);
    const check = [rational(0), rational(1)].map((at) =>
      checkAt(relation, { letter, value: at, holds: always }),
    );
    return { answer: always ? 'all numbers' : 'no solution', check };
  }
  if (sign === '=') {
    const decimal = /\d\.\d/.test(writeMath(relation)) ? rationalToDecimalText(value) : null;
    return {
      answer: `${letter} = ${decimal ?? rationalToFractionText(value)}`,
      check: [checkAt(relation, { letter, value, holds: true })],
    };
  }
  const [above, below] = [addRational(value, rational(1)), addRational(value, negateRational(rational(1)))];
  const check = [
    checkAt(relation, { letter, value: above, holds: sign === '!=' || sign.startsWith('>') }),
    checkAt(relation, { letter, value: below, holds: sign === '!=' || sign.startsWith('<') }),
    checkAt(relation, { letter, value, holds: sign === '<=' || sign === '>=' }),
  ];
  return { answer: `${letter} ${signText(sign)} ${numberText(value)}`, check };
}

const hasLetterBelow = (node: MathNode): boolean =>
  someNode(node, (inner) => inner.kind === 'divide' && variablesOf(inner.bottom).length > 0);

/** Works a linear relation in one letter out on a chain that starts at its text. */
export function workLinear(chain: Chain, relation: Relation): Pick<Worked, 'answer' | 'check'> | null {
  const [letter, second] = variablesOf(relation);
  if (letter === undefined || second !== undefined || hasLetterBelow(relation)) return null;
  const tidy = tidySides(chain, relation, letter);
  const end = tidy && isolateLetter(chain, tidy);
  if (end && chain.steps.length === 0) addStep(chain, lineText(end), { rule: 'combine-like-terms' });
  return end && answerOf(end, relation);
}

/** Linear equations and inequalities in one letter, with brackets, fractions and the letter on both sides. */
export const solveLinear: Method = ({ verb, text }) => {
  const read = parseMath(text);
  if (!read.ok || read.node.kind !== 'relation' || verb === 'factor') return null;
  const chain = startChain(writeMath(read.node));
  const worked = workLinear(chain, read.node);
  if (!worked) return null;
  const kind = read.node.signs[0] === '=' ? 'linear-equation' : 'linear-inequality';
  return { kind, chain, ...worked };
};
