import { exactValue } from '../../algebra/normal-form.ts';
import { isComplex, someNode, variablesOf } from '../../algebra/variables-of.ts';
import { formatMath } from '../../print/format-math.ts';
import {
  compareRational,
  equalRational,
  multiplyRational,
  type Rational,
  rational,
} from '../../rational/rational.ts';
import type { MathNode } from '../../read/math-node.ts';
import { readUnit, unitFactor } from '../../units/read-unit.ts';
import { otherAngleUnit } from '../angle-unit.ts';
import type { AnswerForm, AnswerKey, AskedForm } from '../answer-key.ts';
import { askedUnit } from '../beside/asked-unit.ts';
import { isSimplified } from '../is-simplified.ts';
import { type FormJudge, inForm, type Outcome, type Question, right, rightWhen, wrong } from '../outcome.ts';
import type { AskedCode } from '../say-form.ts';
import { inUnit, type Measured, scaled, splitMeasure, withoutAssignment } from '../split-measure.ts';
import { isExactOfRounded } from './exact-of-rounded.ts';
import { missingNotation } from './number-notation.ts';
import { isStandardComplex, type NumberShape, numberShape } from './number-shape.ts';
import { compareNumbers, sameScalar } from './same-number.ts';

/** A unit the form brings along when neither the key nor its value names one. */
const defaultUnits: { readonly [F in AnswerForm]?: string } = { money: '$' };

function unitOf({ key, wanted }: Question, measured: Measured): string | null {
  const own = key.unit ?? measured.unit ?? defaultUnits[key.form] ?? askedUnit(key.question);
  if (own !== null || key.form !== 'angle') return own;
  return formatMath(wanted).includes('\\pi') ? null : 'degree';
}

function unreadableNumber(node: MathNode, wanted: MathNode): Outcome | null {
  if (node.kind === 'list' && node.joined === 'comma' && node.items.length === 2) {
    const [whole, part] = node.items;
    const written = whole && part && part.kind === 'number' && part.places < 0 && whole.kind !== 'relation';
    if (written) {
      const found = `${formatMath(whole)},${formatMath(part)}`;
      return { kind: 'unreadable', failure: { ok: false, reason: 'malformed-number', at: 0, found } };
    }
  }
  const [name] = node.kind === 'relation' ? [] : variablesOf(node);
  if (name === undefined) return null;
  if (sameScalar(node, wanted)) return inForm('number');
  return { kind: 'unreadable', failure: { ok: false, reason: 'letter', at: 0, found: name } };
}

function askedOf(shape: NumberShape, asked: AskedForm | undefined, node: MathNode): AskedCode | null {
  const whole = shape.kind === 'integer' || (shape.kind === 'decimal' && shape.whole);
  switch (asked) {
    case 'decimal':
      return whole || shape.kind === 'decimal' ? null : 'decimal';
    case 'fraction':
      return whole || shape.kind === 'fraction' ? null : 'fraction';
    case 'mixed':
      return whole || (shape.kind === 'mixed' && shape.proper) ? null : 'mixed';
    case 'lowest-terms':
      if (shape.kind === 'fraction') return shape.lowest ? null : 'lowest-terms';
      if (shape.kind === 'mixed') return shape.lowest && shape.proper ? null : 'lowest-terms';
      return whole ? null : 'fraction';
    case 'simplified':
      return shape.kind === 'scientific' || isSimplified(node) ? null : 'simplified';
    default:
      return null;
  }
}

function plainFormOf(given: MathNode, wanted: MathNode, key: AnswerKey): AskedCode | null {
  const { form } = key;
  const [shape, wantedShape] = [numberShape(given), numberShape(wanted)];
  if (form === 'integer') {
    return shape.kind === 'integer' || (shape.kind === 'decimal' && shape.whole) ? null : 'integer';
  }
  const notation = missingNotation(shape, wantedShape, key);
  if (notation) return notation;
  if (form === 'scientific') return null;
  if (isComplex(wanted) && isStandardComplex(wanted)) return isStandardComplex(given) ? null : 'complex';
  const open = form === 'radical' || wantedShape.kind === 'other';
  if (shape.kind === 'other' && !open) return 'number';
  if (shape.kind !== 'percent' || form === 'number' || wantedShape.kind === 'percent') return null;
  return form === 'decimal' || form === 'fraction' ? form : 'number';
}

/** `2:3` where the number 2/3 is wanted. */
function ratioAsNumber(node: MathNode): MathNode | null {
  const [top, bottom] = node.kind === 'ratio' ? node.terms : [];
  return node.kind === 'ratio' && node.terms.length === 2 && top && bottom
    ? { kind: 'divide', top, bottom }
    : null;
}

const isPrime = (n: bigint): boolean => {
  if (n < 2n || n > 10_000n) return false;
  for (let d = 2n; d * d <= n; d += 1n) if (n % d === 0n) return false;
  return true;
};

/** A product of three primes or more, repeats written as powers: what only a question about prime factors has as its key. */
function isPrimeProduct(node: MathNode): boolean {
  const factors = node.kind === 'multiply' ? node.factors : [node];
  let count = 0;
  for (const factor of factors) {
    const [base, power] =
      factor.kind === 'power' ? [factor.base, exactValue(factor.exponent)] : [factor, rational(1)];
    const isWhole = base.kind === 'number' && base.value.d === 1n && isPrime(base.value.n);
    if (!isWhole || power?.d !== 1n || power.n < 1n) return false;
    count += Number(power.n);
  }
  return factors.length > 1 && count > 2;
}

/** Whether an answer is counted in another unit than its question names. */
function inOtherUnit(unit: string | null, own: string | null, { key }: Question): boolean {
  const asked = askedUnit(key.question);
  if (own !== null && own !== asked && readUnit(own) && asked !== null) {
    const meant = readUnit(asked);
    const same = meant && unitFactor(readUnit(own) ?? meant, meant);
    // A key in another unit than its question names is not meant to be counted in that.
    if (!same || same.n !== same.d) return false;
  }
  const [from, to] = [unit === null ? null : readUnit(unit), asked === null ? null : readUnit(asked)];
  const factor = from && to && unitFactor(from, to);
  return factor !== null && factor.n !== factor.d;
}

/** Numbers in every way of writing, with or without a unit. */
export const judgeNumber: FormJudge = (question) => {
  const { key } = question;
  const answer = withoutAssignment(question.answer);
  const wanted = splitMeasure(withoutAssignment(question.wanted));
  const unreadable = unreadableNumber(answer, withoutAssignment(question.wanted));
  if (unreadable) return unreadable;
  const given = splitMeasure(answer);
  if (!given || !wanted) return wrong;
  const unit = unitOf(question, wanted);
  // $8 for 8 dollars per hour: the sign is how an amount is written, the rest stands beside the field.
  const isAmount = given.unit === '$' && /^(?:\$|dollars? )/.test(unit ?? '');
  const turned = otherAngleUnit(given, unit ?? wanted.unit, wanted.value);
  if (turned)
    return compareNumbers(turned.value, wanted.value, key) === 'same' ? inForm(turned.asked) : wrong;
  const value = inUnit(isAmount ? { ...given, unit: null } : given, unit);
  const target = inUnit(wanted, unit);
  if (!value || !target) return wrong;
  const asRatio = ratioAsNumber(value);
  if (asRatio) return sameScalar(asRatio, target) ? inForm('fraction') : wrong;
  const compared = compareNumbers(value, target, key);
  if (compared === 'different') return rightWhen(isExactOfRounded(value, target, key));
  if (compared !== 'same') return inForm(compared);
  const compound =
    given.value.kind === 'add' && answer.kind === 'add' && answer.terms.some((t) => t.kind === 'measure');
  const shape: NumberShape = compound ? { kind: 'integer' } : numberShape(given.value);
  if (inOtherUnit(given.unit, key.unit ?? wanted.unit, question)) return inForm('asked-unit');
  if (key.asked === 'with-unit' && unit !== null && given.unit === null) return inForm('with-unit');
  if (isPrimeProduct(wanted.value) && !isPrimeProduct(given.value)) return inForm('factored');
  const asked =
    (compound ? null : plainFormOf(given.value, wanted.value, key)) ?? askedOf(shape, key.asked, given.value);
  return asked ? inForm(asked) : right;
};

function percentOf(node: MathNode): MathNode {
  return node.kind === 'percent'
    ? node.of
    : node.kind === 'negate'
      ? { kind: 'negate', of: percentOf(node.of) }
      : node.kind === 'divide' && node.bottom.kind === 'percent'
        ? { ...node, bottom: node.bottom.of }
        : node;
}

function hasPercent(node: MathNode): boolean {
  if (node.kind === 'divide') return node.bottom.kind === 'percent';
  return node.kind === 'percent' || (node.kind === 'negate' && hasPercent(node.of));
}

/** The percent sign may be left out; the fraction or decimal it stands for is the right value in another form. */
export const judgePercent: FormJudge = ({ answer, wanted, key }) => {
  const given = withoutAssignment(answer);
  const unreadable = unreadableNumber(given, withoutAssignment(wanted));
  if (unreadable) return unreadable;
  const target = percentOf(withoutAssignment(wanted));
  const hundredfold = scaled(given, rational(100));
  if (!hasPercent(given) && someNode(given, ({ kind }) => kind === 'percent')) {
    // A percent inside, as in 50% of 20%, is not worked out yet.
    return compareNumbers(hundredfold, target, key) === 'different' ? wrong : inForm('number');
  }
  const value = percentOf(given);
  const compared = compareNumbers(value, target, key);
  if (compared === 'same') return numberShape(value).kind === 'other' ? inForm('number') : right;
  if (compared !== 'different') return inForm(compared);
  if (hasPercent(given) || compareNumbers(hundredfold, target, key) === 'different') return wrong;
  return inForm('percent');
};

function toCents(value: Rational): bigint {
  const cents = multiplyRational(value, rational(100));
  const negative = cents.n < 0n;
  const size = negative ? -cents.n : cents.n;
  const rounded = (2n * size + cents.d) / (2n * cents.d);
  return negative ? -rounded : rounded;
}

/** Amounts of money: whole cents are right; more places that round to the right cents are nearly there. */
export const judgeMoney: FormJudge = (question) => {
  const plain = judgeNumber(question);
  if (plain.kind !== 'wrong' || question.key.tolerance !== undefined) return plain;
  const given = splitMeasure(withoutAssignment(question.answer));
  const wanted = splitMeasure(withoutAssignment(question.wanted));
  const unit = wanted && unitOf(question, wanted);
  const value = given && unit ? inUnit(given, unit) : null;
  const target = wanted && unit ? inUnit(wanted, unit) : null;
  const exact = value && exactValue(value);
  const goal = target && exactValue(target);
  if (!exact || !goal || toCents(exact) !== toCents(goal)) return wrong;
  const inCents = equalRational(exact, rational(toCents(exact), 100));
  const far = compareRational({ n: exact.n - goal.n, d: 1n }, rational(0)) !== 0 && inCents;
  return far ? right : inForm('cents');
};
