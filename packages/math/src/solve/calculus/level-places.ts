import { normalForm } from '../../algebra/normal-form.ts';
import { numberValue } from '../../algebra/number-value.ts';
import type { Polynomial } from '../../algebra/polynomial.ts';
import { allNodes } from '../../algebra/variables-of.ts';
import { type Rational, rational } from '../../rational/rational.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { solvePolynomialEquation } from '../equations/solve-polynomial-equation.ts';
import { tidy } from '../polynomials/tidy.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, type Chain, continueFrom, startChain, type Worked } from '../proof/chain.ts';
import { realZeros } from '../proof/real-zeros.ts';
import { replacePart } from '../tree/replace-part.ts';
import { replaceVariables } from '../tree/replace-variables.ts';
import { coefficientsOf, polynomialWords } from '../tree/side-terms.ts';
import { derivativeRule, differentiate } from './differentiate.ts';

/** Where a function is level: `turn` says which way it turns there, null where it goes on as before. */
type LevelPlace = {
  readonly x: string;
  readonly turn: 'maximum' | 'minimum' | null;
  readonly check: Worked['check'];
};
/** `isWhole` where the function is told without gaps. */
type LevelPlaces = {
  readonly chain: Chain;
  readonly places: readonly LevelPlace[];
  readonly isWhole: boolean;
};

/** A slope is `factor` times `beside`, which is never 0, over `under`; one in `v` is one in ln of the letter. */
type Slope = {
  readonly factor: string;
  readonly beside: string;
  readonly under: string;
  readonly poles: readonly number[];
  readonly inLog: boolean;
};

/** Stand for the power of e and for the logarithm, so that a slope is read as a polynomial. */
const power = 'u';
const log = 'v';

/** The coefficients of a polynomial in one of its letters, and what stands beside that once in every term. */
function coefficientsIn(
  of: Polynomial,
  letter: string,
): { readonly factor: readonly Rational[]; readonly beside: readonly (readonly [string, number])[] } | null {
  const factor: Rational[] = [];
  const others = [...of.values()].map(({ monomial }) => monomial.filter(([name]) => name !== letter));
  for (const { monomial, coefficient } of of.values()) {
    const at = monomial.find(([name]) => name === letter)?.[1] ?? 0;
    while (factor.length <= at) factor.push(rational(0));
    factor[at] = coefficient;
  }
  const [beside = []] = others;
  return factor.length <= 12 && others.every((one) => one.join() === beside.join())
    ? { factor, beside }
    : null;
}

/** The powers of e with the letter in their exponent, which are never 0. */
const powersOfE = (node: MathNode, letter: string): readonly MathNode[] =>
  allNodes(node).filter(
    (one) =>
      one.kind === 'power' &&
      one.base.kind === 'constant' &&
      one.base.name === 'e' &&
      allNodes(one.exponent).some((inner) => inner.kind === 'variable' && inner.name === letter),
  );

/** The slope as a product whose one factor alone can be 0: a polynomial in the letter, or in its logarithm. */
function slopeOf(slope: MathNode, letter: string): Slope | null {
  const [never, another] = new Map(powersOfE(slope, letter).map((one) => [writeMath(one), one])).keys();
  const logText = `ln(${letter})`;
  const inLog = allNodes(slope).some((one) => writeMath(one) === logText);
  const form = normalForm(
    replacePart(never === undefined ? slope : replacePart(slope, never, power), logText, log),
  );
  if (another !== undefined || (inLog && never !== undefined)) return null;
  if (form.kind !== 'form' || !form.form.exact) return null;
  const top = coefficientsIn(form.form.quotient.top, inLog ? log : letter);
  const under = coefficientsIn(form.form.quotient.bottom, letter);
  const known = inLog ? letter : power;
  if (!top || !under || top.factor.length < 2) return null;
  if ([...top.beside, ...(inLog ? [] : under.beside)].some(([name]) => name !== known)) return null;
  const raised = ([name, by]: readonly [string, number]): string =>
    `(${name === power ? never : name})^${by}`;
  return {
    factor: polynomialWords(top.factor, inLog ? log : letter),
    beside:
      [...top.beside.map(raised), ...under.beside.map(([name, by]) => raised([name, -by]))].join(' · ') ||
      '1',
    under: polynomialWords(under.factor, letter),
    poles: inLog ? [] : realZeros(under.factor),
    inLog,
  };
}

const parsed = (text: string): MathNode | null => {
  const read = parseMath(text);
  return read.ok ? read.node : null;
};
const sizeOf = (text: string): number => {
  const read = parsed(text);
  return read ? numberValue(read, new Map()) : Number.NaN;
};

/** A short decimal between two numbers. */
function between(low: number, high: number): string {
  if (low === Number.NEGATIVE_INFINITY)
    return high === Number.POSITIVE_INFINITY ? '0' : `${Math.ceil(high) - 1}`;
  if (high === Number.POSITIVE_INFINITY) return `${Math.floor(low) + 1}`;
  for (let unit = 1; unit < 1e6; unit *= 10) {
    const found = Math.floor(((low + high) / 2) * unit) / unit;
    if (found > low && found < high) return `${found}`;
  }
  return `${(low + high) / 2}`;
}

/** Which way the sign of the slope changes at a root, by numbers on both sides with nothing in between. */
function placeAt(
  x: string,
  { factor, under }: Slope,
  { letter, all }: { letter: string; all: readonly number[] },
): LevelPlace | null {
  const at = sizeOf(x);
  const [top, bottom] = [parsed(factor), parsed(under)];
  const others = all.filter((one) => Math.abs(one - at) > 1e-9);
  const sides = [
    between(Math.max(Number.NEGATIVE_INFINITY, ...others.filter((one) => one < at)), at),
    between(at, Math.min(Number.POSITIVE_INFINITY, ...others.filter((one) => one > at))),
  ];
  if (!top || !bottom || !Number.isFinite(at)) return null;
  const signed: MathNode = under === '1' ? top : { kind: 'divide', top, bottom };
  const values = sides.map((side) => {
    const value = parsed(side);
    return value ? replaceVariables(signed, new Map([[letter, value]])) : signed;
  });
  const [before = Number.NaN, after = Number.NaN] = values.map((value) => numberValue(value, new Map()));
  const check = values.map((value) => ({
    claim: `${writeMath(value)} ${numberValue(value, new Map()) < 0 ? '<' : '>'} 0`,
    holds: true,
  }));
  if (!(before * after < 0) && !(before * after > 0)) return null;
  return { x, turn: before * after > 0 ? null : before > 0 ? 'maximum' : 'minimum', check };
}

/** The zeros of a polynomial that is solved once its power of the letter is taken out, 0 among them. */
function withoutPower(
  chain: Chain,
  factor: string,
  letter: string,
): ReturnType<typeof solvePolynomialEquation> {
  const read = parsed(factor);
  const all = read && coefficientsOf(read, letter);
  const at = all?.findIndex(({ n }) => n !== 0n) ?? 0;
  if (!all || at < 1) return null;
  const out = at === 1 ? letter : `${letter}^${at}`;
  const rest = polynomialWords(all.slice(at), letter);
  addStep(chain, at === all.length - 1 ? `${letter} = 0` : `${out}(${rest}) = 0`, {
    rule: 'common-factor',
    fill: { factor: out },
    proof: 'same-roots',
  });
  const solved = solvePolynomialEquation(`${rest} = 0`);
  return solved && solved.roots !== 'all' ? { ...solved, letter, roots: ['0', ...solved.roots] } : null;
}

/** Where a factor is 0; a logarithm first, and its letter as a power of e. */
function rootsOn(chain: Chain, { factor, inLog }: Slope, letter: string): readonly string[] | null {
  const solved = solvePolynomialEquation(`${factor} = 0`) ?? withoutPower(chain, factor, letter);
  if (!solved || solved.roots === 'all') return null;
  if (!inLog) {
    chain.steps.push(...solved.chain.steps);
    chain.proven &&= solved.chain.proven;
    return solved.roots;
  }
  const [root, more] = solved.roots;
  if (root === undefined || more !== undefined || !/^-?\d+(?:\/\d+)?$/.test(root)) return null;
  addStep(chain, `ln(${letter}) = ${root}`, {
    rule: 'letter-alone',
    fill: { letter: `ln(${letter})` },
    proof: 'numeric',
  });
  addStep(chain, `${letter} = e^(${root})`, { rule: 'log-definition', proof: 'log-definition' });
  return [root];
}

/** Where the derivative of a function is 0, and which way the function turns there; null where that is not proven. */
export function levelPlaces(node: MathNode, letter: string): LevelPlaces | null {
  const slope = differentiate(node, letter);
  const plain = slope && parsed(writeMath(tidy(slope)));
  const found = plain && slopeOf(plain, letter);
  if (!plain || !found) return null;
  const { factor, beside, under, inLog } = found;
  const chain = startChain(`d/d${letter}(${writeMath(node)})`);
  addStep(chain, writeMath(plain), { rule: derivativeRule(node, letter), proof: 'derivative' });
  continueFrom(chain, `${chain.at} = 0`);
  const shown = parsed(inLog ? factor.replace(log, `ln(${letter})`) : factor);
  if (!shown) return null;
  addStep(chain, `${writeMath(shown)} = 0`, {
    rule: 'level-by-factor',
    proof: { follows: `(${under})/(${beside})` },
  });
  const roots = rootsOn(chain, found, letter);
  if (!roots || !chain.proven) return null;
  const level = roots.filter((root) => !found.poles.some((one) => Math.abs(one - sizeOf(root)) < 1e-9));
  const all = [...found.poles, ...level.map(sizeOf)];
  const signed: Slope = inLog ? { ...found, under: '1' } : found;
  const places = level.map((root) => placeAt(root, signed, { letter: inLog ? log : letter, all }));
  if (!places.every((one) => one !== null)) return null;
  return {
    chain,
    isWhole: found.poles.length === 0,
    places: inLog ? places.map((one) => ({ ...one, x: `e^(${one.x})` })) : places,
  };
}
