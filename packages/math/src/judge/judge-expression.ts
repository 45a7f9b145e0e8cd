import { exactValue, normalForm } from '../algebra/normal-form.ts';
import { constantOf } from '../algebra/polynomial.ts';
import { someNode, variablesOf } from '../algebra/variables-of.ts';
import { greatestCommonDivisor } from '../rational/rational.ts';
import type { MathNode } from '../read/math-node.ts';
import type { AskedForm } from './answer-key.ts';
import { calledName } from './function-notation.ts';
import { isGathered, isSimplified, isSum, likeTermsAreCombined } from './is-simplified.ts';
import { sameScalar } from './number/same-number.ts';
import { type FormJudge, inForm, right, wrong } from './outcome.ts';
import type { AskedCode } from './say-form.ts';
import { derivativeOf } from './typed-text.ts';

type Factor = { readonly node: MathNode; readonly times: number };

/** The factors with variables of a written product, each with how often it stands there. */
function factorsOf(node: MathNode, times: number): Factor[] {
  switch (node.kind) {
    case 'negate':
      return factorsOf(node.of, times);
    case 'multiply':
      return node.factors.flatMap((factor) => factorsOf(factor, times));
    case 'divide':
      return exactValue(node.bottom) ? factorsOf(node.top, times) : [{ node, times }];
    case 'power': {
      const exponent = exactValue(node.exponent);
      const whole = exponent?.d === 1n && exponent.n > 0n && exponent.n < 1000n;
      return whole ? factorsOf(node.base, times * Number(exponent.n)) : [{ node, times }];
    }
    default:
      return variablesOf(node).length > 0 ? [{ node, times }] : [];
  }
}

function hasCommonNumber({ node }: Factor): boolean {
  const result = normalForm(node);
  if (result.kind !== 'form') return false;
  let shared = 0n;
  for (const { coefficient } of result.form.quotient.top.values()) {
    if (coefficient.d !== 1n) return true;
    shared = greatestCommonDivisor(shared, coefficient.n);
  }
  return shared !== 1n;
}

const mostFactors = 60;

/** A product of numbers with one sum of whole numbers that share no factor, as 4(9 + 2). */
function takesNumberOut(node: MathNode): boolean {
  if (node.kind !== 'multiply') return false;
  const [sum, ...more] = node.factors.filter(isSum);
  if (sum?.kind !== 'add' || more.length > 0) return false;
  const terms = sum.terms.map(exactValue);
  const shared = terms.reduce((all, term) => (term ? greatestCommonDivisor(all, term.n) : 0n), 0n);
  return shared === 1n && terms.every((term) => term?.d === 1n);
}

/** As many factors as the key has, with no number left inside that the key takes out. */
function isFactored(node: MathNode, wanted: MathNode): boolean {
  if (isSum(node)) return isSum(wanted);
  if (variablesOf(wanted).length === 0) return takesNumberOut(node) || !takesNumberOut(wanted);
  const given = factorsOf(node, 1);
  const model = factorsOf(wanted, 1);
  if (given.length > mostFactors) return false;
  const count = (factors: readonly Factor[]): number => factors.reduce((sum, { times }) => sum + times, 0);
  return count(given) >= count(model) && (model.some(hasCommonNumber) || !given.some(hasCommonNumber));
}

function isExpanded(node: MathNode): boolean {
  const product = someNode(node, (inner) => {
    if (inner.kind === 'multiply') return inner.factors.some(isSum);
    if (inner.kind === 'power') return isSum(inner.base);
    return inner.kind === 'negate' && isSum(inner.of);
  });
  return !product && (node.kind === 'add' ? likeTermsAreCombined(node.terms) : isSimplified(node));
}

function bottomSize(node: MathNode): number {
  const result = normalForm(node);
  if (result.kind !== 'form' || constantOf(result.form.quotient.bottom)) return 0;
  const degrees = [...result.form.quotient.bottom.values()].map(({ monomial }) =>
    monomial.reduce((sum, [, power]) => sum + power, 0),
  );
  return Math.max(...degrees);
}

/** The highest power of a variable in a polynomial; null for anything else. */
function degreeOf(node: MathNode, name: string): number | null {
  const result = normalForm(node);
  if (result.kind !== 'form' || !constantOf(result.form.quotient.bottom)) return null;
  const powers = [...result.form.quotient.top.values()].map(({ monomial }) =>
    monomial.reduce((sum, [letter, power]) => sum + (letter === name ? power : 0), 0),
  );
  return Math.max(0, ...powers);
}

/** A quotient of polynomials in one variable whose top is at least of the degree of its bottom. */
function holdsUndivided(node: MathNode): boolean {
  return someNode(node, (inner) => {
    if (inner.kind !== 'divide') return false;
    const [name, ...more] = variablesOf(inner.bottom);
    if (name === undefined || more.length > 0 || !isSum(inner.bottom)) return false;
    const [top, bottom] = [degreeOf(inner.top, name), degreeOf(inner.bottom, name)];
    return top !== null && bottom !== null && top >= bottom;
  });
}

function isLogarithm(node: MathNode): node is Extract<MathNode, { kind: 'call' }> {
  return node.kind === 'call' && (node.name === 'log' || node.name === 'ln');
}

/** Whether a logarithm holds a product, quotient or power of variables that its rules would take apart. */
function holdsWholeLogarithm(node: MathNode): boolean {
  const joined = ['multiply', 'divide', 'power', 'root'];
  return someNode(node, (inner) => {
    return isLogarithm(inner) && joined.includes(inner.of.kind) && variablesOf(inner.of).length > 0;
  });
}

/** What is missing from the asked form; null when it is met. */
export function missingForm(
  node: MathNode,
  wanted: MathNode,
  asked: AskedForm | undefined,
): AskedCode | null {
  switch (asked) {
    case 'factored':
      return isFactored(node, wanted) ? null : 'factored';
    case 'expanded':
      if (holdsWholeLogarithm(node) && !holdsWholeLogarithm(wanted)) return 'split-logarithm';
      if (holdsUndivided(node) && !holdsUndivided(wanted)) return 'divided';
      return isExpanded(node) ? null : 'expanded';
    case 'simplified':
    case 'lowest-terms':
      if (isLogarithm(wanted) && !isLogarithm(node)) return 'one-logarithm';
      return isSimplified(node) && isGathered(node, wanted) && bottomSize(node) <= bottomSize(wanted)
        ? null
        : 'simplified';
    default:
      return null;
  }
}

/** The right side of `y = …` or `A(x) = …` where only the expression is asked for. */
function expressionOf(answer: MathNode, wanted: MathNode): MathNode {
  if (answer.kind !== 'relation' || wanted.kind === 'relation') return answer;
  const [left, side] = answer.sides;
  const name = left ? calledName(left) : null;
  const named = name !== null && !variablesOf(wanted).includes(name);
  return answer.sides.length === 2 && answer.signs[0] === '=' && named && side ? side : answer;
}

const positiveExponents =
  /\bpositive (?:exponents?|powers?|ind(?:ex|ices))\b|\b(?:no|without|eliminate|remove) (?:any |all )?(?:the )?negative (?:exponents?|powers?)\b/i;
const hasNegativePower = (node: MathNode): boolean =>
  someNode(node, (inner) => {
    if (inner.kind !== 'power') return false;
    const exponent = exactValue(inner.exponent);
    return inner.exponent.kind === 'negate' || (exponent !== null && exponent.n < 0n);
  });

/** Whether a question wants positive exponents and an answer keeps a negative one. */
const keepsNegativePower = (given: MathNode, wanted: MathNode, question = ''): boolean =>
  positiveExponents.test(question) && hasNegativePower(given) && !hasNegativePower(wanted);

const asRadical =
  /\b(?:in|as an?|using|with an?) (?:simplest |simplified )?radicals?\b(?! sign)|\bradical (?:form|notation)\b/i;
const asPower =
  /\b(?:rational|fractional) exponents?\b|\bexponential (?:form|notation)\b|\bwithout (?:a |any )?radicals?\b/i;
const hasRoot = (node: MathNode): boolean => someNode(node, ({ kind }) => kind === 'root');
const hasPartPower = (node: MathNode): boolean =>
  someNode(node, (inner) => inner.kind === 'power' && (exactValue(inner.exponent)?.d ?? 1n) !== 1n);

/** What is missing where a root is to be written as a power, or a power as a root. */
function missingRoot(given: MathNode, wanted: MathNode, question = ''): AskedCode | null {
  if (asRadical.test(question) && hasPartPower(given) && !hasPartPower(wanted)) return 'radical';
  return asPower.test(question) && hasRoot(given) && !hasRoot(wanted) ? 'rational-exponent' : null;
}

export const judgeExpression: FormJudge = ({ answer, wanted, key }) => {
  const given = derivativeOf(key.value) === null ? expressionOf(answer, wanted) : answer;
  if (!sameScalar(given, wanted)) return wrong;
  if (keepsNegativePower(given, wanted, key.question)) return inForm('positive-exponents');
  const asked = missingRoot(given, wanted, key.question) ?? missingForm(given, wanted, key.asked);
  return asked ? inForm(asked) : right;
};
