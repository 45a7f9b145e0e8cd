import { exactRoot } from '../../algebra/exact-root.ts';
import { variablesOf } from '../../algebra/variables-of.ts';
import {
  divideRational,
  negateRational,
  type Rational,
  rational,
  subtractRational,
} from '../../rational/rational.ts';
import { rationalToFractionText } from '../../rational/rational-text.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, type Chain, type Method, startChain, type Worked } from '../proof/chain.ts';
import { replaceVariables } from '../tree/replace-variables.ts';
import { coefficientsOf, polynomialWords } from '../tree/side-terms.ts';

type Relation = Extract<MathNode, { kind: 'relation' }>;

const text = rationalToFractionText;
const marks: Readonly<Record<number, string>> = { 2: '√', 3: '∛', 4: '∜' };

/** The real roots of u^n = c as texts: exact where they come out even, as root signs otherwise. */
function rootTexts(value: Rational, n: number): readonly string[] | null {
  const negative = value.n < 0n;
  const size = negative ? negateRational(value) : value;
  if (value.n === 0n) return ['0'];
  if (negative && n % 2 === 0) return [];
  const exact = exactRoot(size, n);
  const mark = marks[n] ?? `√[${n}]`;
  const root = exact ? text(exact) : size.d === 1n ? `${mark}${size.n}` : `${mark}(${text(size)})`;
  if (n % 2 === 1) return [negative ? `-${root}` : root];
  return [root, `-${root}`];
}

const either = (name: string, roots: readonly string[]): string =>
  roots.map((root) => `${name} = ${root}`).join(' or ');

const kindOf = (n: number): 'quadratic' | 'power-equation' => (n === 2 ? 'quadratic' : 'power-equation');

function finish(
  chain: Chain,
  { relation, letter }: { relation: Relation; letter: string },
  { inside, value, n, shift }: { inside: string; value: Rational; n: number; shift: Rational },
): Worked | null {
  const roots = rootTexts(value, n);
  if (!roots) return null;
  if (roots.length === 0) {
    if (chain.steps.length === 0)
      addStep(chain, `${inside}^${n} + ${text(negateRational(value))} = 0`, {
        rule: 'even-power-never-negative',
      });
    const check = [{ claim: `${text(value)} >= 0`, holds: false }];
    return { kind: kindOf(n), chain, answer: 'no real solution', check };
  }
  addStep(chain, either(inside, roots), {
    rule: n % 2 === 0 && roots.length > 1 ? 'even-root-both-sides' : 'odd-root-both-sides',
    fill: { index: `${n}` },
    proof: 'real-power',
  });
  const exact = roots.map((root) => parseMath(root)).every((read) => read.ok);
  const plain = roots.map((root) =>
    shift.n === 0n
      ? root
      : /^-?[\d/]+$/.test(root)
        ? text(subtractRational(fractionIn(root), shift))
        : `${root} - ${text(shift)}`.replace('- -', '+ '),
  );
  if (!exact) return null;
  addStep(chain, either(letter, plain), { rule: 'solve-each' });
  const check = plain.map((root) => {
    const read = parseMath(root);
    return {
      claim: writeMath(replaceVariables(relation, new Map(read.ok ? [[letter, read.node]] : []))),
      holds: true,
    };
  });
  return { kind: kindOf(n), chain, answer: either(letter, plain), check };
}

function fractionIn(root: string): Rational {
  const [n = '0', d = '1'] = root.split('/');
  return rational(BigInt(n), BigInt(d));
}

/** (x + h)^n = c as it was typed. */
function asTyped(relation: Relation, letter: string): Worked | null {
  const [left, right] = relation.sides;
  const value = right && coefficientsOf(right, letter);
  const power = left?.kind === 'power' ? coefficientsOf(left.exponent, letter) : null;
  const inside = left?.kind === 'power' ? coefficientsOf(left.base, letter) : null;
  const n = Number(power?.[0]?.n ?? 0n);
  if (
    !value ||
    value.length > 1 ||
    !inside ||
    inside.length !== 2 ||
    power?.length !== 1 ||
    power[0]?.d !== 1n
  )
    return null;
  const [shift = rational(0), front] = inside;
  if (front?.n !== 1n || front.d !== 1n || n < 3 || n > 12 || shift.n === 0n) return null;
  const chain = startChain(writeMath(relation));
  return finish(
    chain,
    { relation, letter },
    { inside: polynomialWords(inside, letter), value: value[0] ?? rational(0), n, shift },
  );
}

/** a·x^n + c = d with one power of the letter: that power alone, then the root. */
export const solvePowerEquation: Method = ({ text: typed, verb }) => {
  const read = parseMath(typed);
  if (!read.ok || read.node.kind !== 'relation' || read.node.signs.join('') !== '=' || verb === 'factor')
    return null;
  const [letter, second] = variablesOf(read.node);
  const [left, right] = read.node.sides;
  if (letter === undefined || second !== undefined || !left || !right) return null;
  const open = asTyped(read.node, letter);
  if (open) return open;
  const difference = coefficientsOf({ kind: 'add', terms: [left, { kind: 'negate', of: right }] }, letter);
  const n = (difference?.length ?? 0) - 1;
  if (!difference || n < 2 || difference.slice(1, -1).some((value) => value.n !== 0n)) return null;
  const value = divideRational(negateRational(difference[0] ?? rational(0)), difference[n] ?? rational(1));
  if (n === 2 && value.n >= 0n) return null;
  const chain = startChain(writeMath(read.node));
  addStep(chain, `${letter}^${n} = ${text(value)}`, { rule: 'isolate-power' });
  return finish(chain, { relation: read.node, letter }, { inside: letter, value, n, shift: rational(0) });
};
