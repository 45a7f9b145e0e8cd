import { exactValue } from '../../algebra/normal-form.ts';
import {
  addRational,
  multiplyRational,
  negateRational,
  type Rational,
  rational,
} from '../../rational/rational.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, type Method, startChain } from '../proof/chain.ts';

const wish =
  /[\s,]*\b(?:as (?:a |one )?(?:single )?power(?: of (\d+))?|in (?:index|exponential|exponent) (?:form|notation)|(?:leave (?:it|your answer) )?with (?:one|a single) exponent)\s*$/i;
const opening = /^(?:(?:simplify|write|rewrite|express|evaluate|what is|combine)\s+)*/i;

/** The exponent of a product, quotient or power of powers of one number; null where another number stands in it. */
function exponentOf(node: MathNode, base: Rational): Rational | null {
  switch (node.kind) {
    case 'number':
      return node.value.n === base.n && node.value.d === base.d ? rational(1) : null;
    case 'add': {
      const [only, more] = node.terms;
      return only && !more ? exponentOf(only, base) : null;
    }
    case 'power': {
      const [inner, by] = [exponentOf(node.base, base), exactValue(node.exponent)];
      return inner && by && multiplyRational(inner, by);
    }
    case 'multiply':
      return node.factors.reduce<Rational | null>((sum, factor) => {
        const one = sum && exponentOf(factor, base);
        return sum && one && addRational(sum, one);
      }, rational(0));
    case 'divide': {
      const [top, bottom] = [exponentOf(node.top, base), exponentOf(node.bottom, base)];
      return top && bottom && addRational(top, negateRational(bottom));
    }
    default:
      return null;
  }
}

function firstBase(node: MathNode): Rational | null {
  if (node.kind === 'number') return node.value;
  if (node.kind === 'power') return firstBase(node.base);
  if (node.kind === 'multiply') return node.factors[0] ? firstBase(node.factors[0]) : null;
  return node.kind === 'divide' ? firstBase(node.top) : null;
}

/** Powers of one number joined to a single power of it, which is not worked out. */
export const solveSinglePower: Method = ({ words }) => {
  const [whole, named] = wish.exec(words) ?? [];
  const read = whole === undefined ? null : parseMath(words.replace(whole, '').replace(opening, ''));
  if (!read?.ok) return null;
  const base = named === undefined ? firstBase(read.node) : rational(BigInt(named));
  const exponent = base && exponentOf(read.node, base);
  if (base?.d !== 1n || base.n < 2n || !exponent || exponent.d !== 1n) return null;
  const chain = startChain(writeMath(read.node));
  const start = chain.at;
  const answer =
    exponent.n === 1n ? `${base.n}` : `${base.n}^${exponent.n < 0n ? `(${exponent.n})` : exponent.n}`;
  addStep(chain, answer, { rule: 'laws-of-exponents' });
  return { kind: 'exponents', chain, answer, check: [{ claim: `${start} = ${answer}`, holds: true }] };
};
