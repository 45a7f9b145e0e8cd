import { exactValue } from '../../algebra/normal-form.ts';
import { evaluateExact } from '../../judge/equivalent.ts';
import {
  divideRational,
  multiplyRational,
  powerRational,
  type Rational,
  rational,
} from '../../rational/rational.ts';
import { rationalToDecimalText } from '../../rational/rational-text.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, type Chain, type Method, startChain, type Worked } from '../proof/chain.ts';

const toScientific =
  /^(?:(?:write|convert|express|put|change|what is)\s+)*(-?[\d.,]+)\s+(?:in|to|into|using) scientific notation$/i;
const toStandard =
  /^(?:(?:write|convert|express|put|change|what is)\s+)*(.+?)\s+(?:in|to|into|as) (?:standard|ordinary|decimal) (?:form|notation|number)$/i;
const mostPlaces = 40;

/** front · 10^power */
type Scientific = { readonly front: Rational; readonly power: number };

const ten = rational(10);
const abs = ({ n, d }: Rational): Rational => ({ n: n < 0n ? -n : n, d });

/** Moves the decimal point until one digit that is not 0 stands before it. */
function normalize({ front, power }: Scientific): Scientific | null {
  if (front.n === 0n) return null;
  let value = front;
  let exponent = power;
  for (let i = 0; i < mostPlaces; i += 1) {
    const size = abs(value);
    if (size.n >= 10n * size.d) {
      value = divideRational(value, ten);
      exponent += 1;
    } else if (size.n < size.d) {
      value = multiplyRational(value, ten);
      exponent -= 1;
    } else return rationalToDecimalText(value) === null ? null : { front: value, power: exponent };
  }
  return null;
}

const scientificText = ({ front, power }: Scientific): string =>
  `${rationalToDecimalText(front)} · 10^${power < 0 ? `(${power})` : power}`;

function toNotation(typed: string): Worked | null {
  const value = evaluateExact(typed.replace(/,/g, ''));
  const end = value && normalize({ front: value, power: 0 });
  if (!end) return null;
  const chain = startChain(typed.replace(/,/g, ''));
  const places = `${Math.abs(end.power)}`;
  addStep(chain, scientificText(end), {
    rule: end.power < 0 ? 'point-right' : 'point-left',
    fill: { places },
  });
  return {
    kind: 'scientific-notation',
    chain,
    answer: chain.at,
    check: [{ claim: `${typed} = ${chain.at}`, holds: true }],
  };
}

/** A number times a power of ten. */
function scientificOf(node: MathNode): Scientific | null {
  const factors = node.kind === 'multiply' ? node.factors : [node];
  const power = factors.at(-1);
  if (power?.kind !== 'power') return null;
  const [base, exponent] = [exactValue(power.base), exactValue(power.exponent)];
  if (base?.n !== 10n || base.d !== 1n || exponent?.d !== 1n || exponent.n > 30n || exponent.n < -30n)
    return null;
  const others = factors.slice(0, -1);
  const front = others.length === 0 ? rational(1) : exactValue({ kind: 'multiply', factors: others });
  return front && rationalToDecimalText(front) !== null ? { front, power: Number(exponent.n) } : null;
}

function toOrdinary(text: string): Worked | null {
  const read = parseMath(text);
  const number = read.ok ? scientificOf(read.node) : null;
  if (!read.ok || !number) return null;
  const chain = startChain(writeMath(read.node));
  const value = multiplyRational(number.front, powerRational(ten, number.power));
  const end = rationalToDecimalText(value);
  if (end === null) return null;
  const places = `${Math.abs(number.power)}`;
  const claim = `${chain.at} = ${end}`;
  addStep(chain, end, { rule: number.power < 0 ? 'move-point-left' : 'move-point-right', fill: { places } });
  return { kind: 'scientific-notation', chain, answer: end, check: [{ claim, holds: true }] };
}

type Pair = { readonly a: Scientific; readonly b: Scientific; readonly times: boolean };

/** (2 · 10^3)(3 · 10^4) reads flat, so factors are cut after each power of ten. */
function readPair(node: MathNode): Pair | null {
  if (node.kind === 'divide') {
    const [a, b] = [scientificOf(node.top), scientificOf(node.bottom)];
    return a && b && { a, b, times: false };
  }
  if (node.kind !== 'multiply') return null;
  const flat = node.factors.flatMap((factor) => (factor.kind === 'multiply' ? factor.factors : [factor]));
  const cut = flat.findIndex(({ kind }) => kind === 'power') + 1;
  const rest = flat.slice(cut);
  if (cut === 0 || rest.length === 0) return null;
  const [a, b] = [flat.slice(0, cut), rest].map((factors) => scientificOf({ kind: 'multiply', factors }));
  return a && b ? { a, b, times: true } : null;
}

const decimal = (value: Rational): string => {
  const text = rationalToDecimalText(value) ?? '';
  return text.startsWith('-') ? `(${text})` : text;
};
const raised = (power: number): string => (power < 0 ? `(${power})` : `${power}`);

function work(chain: Chain, { a, b, times }: Pair): Scientific | null {
  const front = times
    ? multiplyRational(a.front, b.front)
    : b.front.n === 0n
      ? null
      : divideRational(a.front, b.front);
  if (!front || rationalToDecimalText(front) === null) return null;
  const power = times ? a.power + b.power : a.power - b.power;
  const split = times
    ? `(${decimal(a.front)} · ${decimal(b.front)}) · (10^${raised(a.power)} · 10^${raised(b.power)})`
    : `(${decimal(a.front)} ÷ ${decimal(b.front)}) · (10^${raised(a.power)} ÷ 10^${raised(b.power)})`;
  addStep(chain, split, { rule: 'group-powers-of-ten' });
  addStep(chain, scientificText({ front, power }), { rule: times ? 'add-exponents' : 'subtract-exponents' });
  return { front, power };
}

function calculate(text: string): Worked | null {
  const read = parseMath(text);
  const pair = read.ok ? readPair(read.node) : null;
  if (!read.ok || !pair) return null;
  const chain = startChain(writeMath(read.node));
  const start = chain.at;
  const result = work(chain, pair);
  const end = result && normalize(result);
  if (!end) return null;
  addStep(chain, scientificText(end), { rule: 'one-digit-first' });
  return {
    kind: 'scientific-notation',
    chain,
    answer: chain.at,
    check: [{ claim: `${start} = ${chain.at}`, holds: true }],
  };
}

/** Writing in scientific notation and back, products and quotients of numbers in it. */
export const solveScientific: Method = ({ words, text }) => {
  const wanted = toScientific.exec(words)?.[1];
  if (wanted !== undefined) return toNotation(wanted);
  const ordinary = toStandard.exec(words)?.[1];
  if (ordinary !== undefined) return toOrdinary(ordinary);
  return /10\s*(?:\^|\*\*|[⁰¹²³⁴⁵⁶⁷⁸⁹⁻])/.test(text)
    ? calculate(text.replace(/\s+in scientific notation$/i, ''))
    : null;
};
