import { exactValue } from '../../algebra/normal-form.ts';
import { variablesOf } from '../../algebra/variables-of.ts';
import { type Rational, rational } from '../../rational/rational.ts';
import { rationalToFractionText } from '../../rational/rational-text.ts';
import { parseMath } from '../../read/parse.ts';
import { addStep, type Method, startChain, type Worked } from '../proof/chain.ts';
import { coefficientsOf } from '../tree/side-terms.ts';

type Binomial = {
  readonly letter: string;
  readonly a: Rational;
  readonly b: Rational;
  readonly n: number;
  readonly first: 'letter' | 'number';
};

const bracketed = (value: Rational): string =>
  value.d === 1n && value.n >= 0n ? rationalToFractionText(value) : `(${rationalToFractionText(value)})`;

/** (a·x + b)^n with numbers a and b. */
function binomialOf(text: string): Binomial | null {
  const read = parseMath(text);
  if (
    !read.ok ||
    read.node.kind !== 'power' ||
    read.node.base.kind !== 'add' ||
    read.node.base.terms.length !== 2
  )
    return null;
  const [letter, second] = variablesOf(read.node);
  const exponent = exactValue(read.node.exponent);
  if (
    letter === undefined ||
    second !== undefined ||
    exponent?.d !== 1n ||
    exponent.n < 2n ||
    exponent.n > 30n
  )
    return null;
  const [b, a, more] = coefficientsOf(read.node.base, letter) ?? [];
  const [lead] = read.node.base.terms;
  if (!a || !b || more || a.n === 0n || b.n === 0n || !lead) return null;
  return { letter, a, b, n: Number(exponent.n), first: variablesOf(lead).length > 0 ? 'letter' : 'number' };
}

/** The number in front of one power of the letter: C(n, k) times the powers of both numbers. */
function coefficient({ a, b, n }: Binomial, power: number): Worked | null {
  if (power < 0 || power > n) return null;
  const start = `C(${n}, ${power}) · ${bracketed(a)}^${power} · ${bracketed(b)}^${n - power}`;
  const chain = startChain(start);
  const counted = parseMath(`${bracketed(a)}^${power} · ${bracketed(b)}^${n - power}`);
  const rest = counted.ok ? exactValue(counted.node) : null;
  if (!rest) return null;
  const many = count(n, power);
  addStep(chain, `${many} · ${bracketed(rest)}`, { rule: 'binomial-term', proof: 'counting' });
  const value = rational(many * rest.n, rest.d);
  addStep(chain, rationalToFractionText(value), { rule: 'work-out-products', proof: 'counting' });
  return {
    kind: 'counting',
    chain,
    answer: rationalToFractionText(value),
    check: [{ claim: `${start} = ${rationalToFractionText(value)}`, holds: true, proof: 'counting' }],
  };
}

function count(n: number, k: number): bigint {
  let value = 1n;
  for (let i = 1n; i <= BigInt(k); i += 1n) value = (value * (BigInt(n) - i + 1n)) / i;
  return value;
}

const askedCoefficient =
  /^(?:(?:find|what is) )?(?:the )?coefficient of (?:the )?([a-z])(?:\^?\{?(\d{1,2})\}?|²|³)?(?: term)? in (?:the (?:binomial )?expansion of )?(\([^()]*\)\^\{?\d{1,2}\}?)$/i;
const askedTerm =
  /^(?:(?:find|what is) )?(?:the )?(\d{1,2})(?:st|nd|rd|th) term (?:in|of) (?:the (?:binomial )?expansion of )?(\([^()]*\)\^\{?\d{1,2}\}?)$/i;

/** A coefficient or a term of the expansion of (a·x + b)^n. */
export const solveBinomial: Method = ({ words }) => {
  const plain = words.replace(/(?<=[a-z])²/gi, '^2').replace(/(?<=[a-z])³/gi, '^3');
  const [, letter, power = '1', text] = askedCoefficient.exec(plain) ?? [];
  if (letter !== undefined && text !== undefined) {
    const binomial = binomialOf(text);
    return binomial?.letter === letter ? coefficient(binomial, Number(power)) : null;
  }
  const [, place, power2] = askedTerm.exec(plain) ?? [];
  const binomial = power2 === undefined ? null : binomialOf(power2);
  const at = Number(place) - 1;
  if (!binomial || at < 0 || at > binomial.n) return null;
  const exponent = binomial.first === 'letter' ? binomial.n - at : at;
  const worked = coefficient(binomial, exponent);
  if (!worked) return null;
  const tail = exponent === 0 ? '' : exponent === 1 ? binomial.letter : `${binomial.letter}^${exponent}`;
  const front =
    tail !== '' && (worked.answer === '1' || worked.answer === '-1')
      ? worked.answer.replace('1', '')
      : worked.answer;
  return { ...worked, answer: /\//.test(front) && tail !== '' ? `(${front})${tail}` : `${front}${tail}` };
};
