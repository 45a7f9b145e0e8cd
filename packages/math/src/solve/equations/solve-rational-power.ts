import { exactRoot } from '../../algebra/exact-root.ts';
import { exactValue } from '../../algebra/normal-form.ts';
import { someNode, variablesOf } from '../../algebra/variables-of.ts';
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
import { addStep, type Method, startChain } from '../proof/chain.ts';
import { numberNode } from '../tree/make-node.ts';
import { mapParts } from '../tree/map-parts.ts';
import { replaceVariables } from '../tree/replace-variables.ts';
import { coefficientsOf } from '../tree/side-terms.ts';

type Power = Extract<MathNode, { kind: 'power' }>;

const text = rationalToFractionText;
const stand = '__power';

/** The one power of the letter whose exponent is no whole number. */
function powerIn(node: MathNode): { readonly power: Power; readonly exponent: Rational } | null {
  const found: Power[] = [];
  someNode(node, (inner) => {
    if (inner.kind === 'power' && variablesOf(inner.base).length > 0) found.push(inner);
    return false;
  });
  const [power, more] = found;
  const exponent = power && exactValue(power.exponent);
  return power && !more && exponent && exponent.d > 1n && exponent.d < 8n ? { power, exponent } : null;
}

const raised = (base: Rational, n: bigint): Rational => {
  const size = n < 0n ? -n : n;
  const whole = rational(base.n ** size, base.d ** size);
  return n < 0n ? divideRational(rational(1), whole) : whole;
};

/** (ax + b)^(p/q) = c: the power alone, then both sides to the power q/p; an even p has two signs. */
export const solveRationalPower: Method = ({ text: typed }) => {
  const read = parseMath(typed);
  if (!read.ok || read.node.kind !== 'relation' || read.node.signs.join('') !== '=') return null;
  const relation = read.node;
  const [letter, second] = variablesOf(relation);
  const [left, right] = relation.sides;
  const found = letter === undefined || second !== undefined ? null : powerIn(relation);
  if (!found || !left || !right || letter === undefined) return null;
  const { power, exponent } = found;
  const inside = coefficientsOf(power.base, letter);
  const [shift = rational(0), front, more] = inside ?? [];
  if (!front || more || exponent.n > 12n || exponent.n < -12n) return null;
  const replace = (node: MathNode): MathNode =>
    node === power ? { kind: 'variable', name: stand } : mapParts(node, replace);
  const difference: MathNode = {
    kind: 'add',
    terms: [replace(left), { kind: 'negate', of: replace(right) }],
  };
  if (variablesOf(difference).join() !== stand) return null;
  const [constant = rational(0), factor, higher] = coefficientsOf(difference, stand) ?? [];
  if (!factor || higher || factor.n === 0n) return null;
  const value = divideRational(negateRational(constant), factor);
  const shown = writeMath(power);
  const chain = startChain(writeMath(relation));
  addStep(chain, `${shown} = ${text(value)}`, { rule: 'isolate-power', proof: 'numeric' });
  const even = exponent.n % 2n === 0n;
  if (value.n <= 0n && (even || exponent.d % 2n === 0n || exponent.n < 0n || value.n === 0n)) return null;
  const negative = value.n < 0n;
  const size = negative ? negateRational(value) : value;
  const index = Number(exponent.n < 0n ? -exponent.n : exponent.n);
  const root = index === 1 ? size : exactRoot(size, index);
  if (!root) return null;
  const reached = raised(root, exponent.n < 0n ? -exponent.d : exponent.d);
  const bases = even ? [reached, negateRational(reached)] : [negative ? negateRational(reached) : reached];
  // An even root has no negative number under it.
  if (even && exponent.d % 2n === 0n) return null;
  const base = writeMath(power.base);
  addStep(chain, bases.map((one) => `${base} = ${text(one)}`).join(' or '), {
    rule: even ? 'raise-to-reciprocal-signs' : 'raise-to-reciprocal',
    fill: { power: `${exponent.n < 0n ? '-' : ''}${exponent.d}/${index}` },
    proof: 'real-solutions',
  });
  const values = bases.map((one) => divideRational(subtractRational(one, shift), front));
  addStep(chain, values.map((one) => `${letter} = ${text(one)}`).join(' or '), { rule: 'solve-each' });
  return {
    kind: 'power-equation',
    chain,
    answer: values.map((one) => `${letter} = ${text(one)}`).join(' or '),
    check: bases.map((one) => ({
      claim: writeMath(
        replaceVariables(
          relation,
          new Map([[letter, numberNode(divideRational(subtractRational(one, shift), front))]]),
        ),
      ),
      holds: true,
    })),
  };
};
