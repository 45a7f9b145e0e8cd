import { divideRational, one, powerRational, type Rational } from '../rational/rational.ts';
import { type Budget, bounded, spend, tooLarge, undefinedValue } from './budget.ts';
import {
  addPolynomial,
  constantOf,
  constantPolynomial,
  multiplyPolynomial,
  negatePolynomial,
  type Polynomial,
  polynomialText,
  scalePolynomial,
} from './polynomial.ts';

/** A quotient of polynomials; a constant denominator is always 1. */
export type Quotient = { readonly top: Polynomial; readonly bottom: Polynomial };

const unit = constantPolynomial(one);

export function constantQuotient(value: Rational): Quotient {
  return { top: constantPolynomial(bounded(value)), bottom: unit };
}

export function wholeQuotient(top: Polynomial): Quotient {
  return { top, bottom: unit };
}

function quotient(top: Polynomial, bottom: Polynomial): Quotient {
  if (bottom.size === 0) throw undefinedValue;
  const constant = constantOf(bottom);
  if (!constant) return { top, bottom };
  return { top: scalePolynomial(top, divideRational(one, constant)), bottom: unit };
}

export function addQuotient(a: Quotient, b: Quotient, budget: Budget): Quotient {
  if (polynomialText(a.bottom) === polynomialText(b.bottom)) {
    return { top: addPolynomial(a.top, b.top, budget), bottom: a.bottom };
  }
  const left = multiplyPolynomial(a.top, b.bottom, budget);
  const right = multiplyPolynomial(b.top, a.bottom, budget);
  return quotient(addPolynomial(left, right, budget), multiplyPolynomial(a.bottom, b.bottom, budget));
}

export function negateQuotient(a: Quotient): Quotient {
  return { top: negatePolynomial(a.top), bottom: a.bottom };
}

export function multiplyQuotient(a: Quotient, b: Quotient, budget: Budget): Quotient {
  return quotient(multiplyPolynomial(a.top, b.top, budget), multiplyPolynomial(a.bottom, b.bottom, budget));
}

export function divideQuotient(a: Quotient, b: Quotient, budget: Budget): Quotient {
  if (b.top.size === 0) throw undefinedValue;
  return multiplyQuotient(a, { top: b.bottom, bottom: b.top }, budget);
}

const mostBits = 2000;

function powerConstant(value: Rational, exponent: number): Rational {
  const bits = Math.max(value.n.toString(2).length, value.d.toString(2).length);
  const trivial = value.d === 1n && value.n >= -1n && value.n <= 1n;
  if (!trivial && bits * Math.abs(exponent) > mostBits) throw tooLarge;
  const power = trivial && Math.abs(exponent) > 2 ? 2 + (Math.abs(exponent) % 2) : Math.abs(exponent);
  return powerRational(value, exponent < 0 ? -power : power);
}

/** A sum to a higher power has more terms than the budget pays for; better not to start. */
const mostSumPower = 60;

/** a to a whole power. */
export function powerQuotient(a: Quotient, exponent: number, budget: Budget): Quotient {
  if (a.top.size === 0 && exponent <= 0) throw undefinedValue;
  const constant = constantOf(a.bottom) && constantOf(a.top);
  if (constant) return constantQuotient(powerConstant(constant, exponent));
  if (exponent < 0) return powerQuotient(divideQuotient(constantQuotient(one), a, budget), -exponent, budget);
  if ((a.top.size > 1 || a.bottom.size > 1) && exponent > mostSumPower) throw tooLarge;
  let result = constantQuotient(one);
  let square = a;
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    spend(budget, 1);
    if (left % 2 === 1) result = multiplyQuotient(result, square, budget);
    if (left > 1) square = multiplyQuotient(square, square, budget);
  }
  return result;
}

/** a - b without dividing: zero exactly when a and b are the same function. */
export function differenceTop(a: Quotient, b: Quotient, budget: Budget): Polynomial {
  const left = multiplyPolynomial(a.top, b.bottom, budget);
  return addPolynomial(left, negatePolynomial(multiplyPolynomial(b.top, a.bottom, budget)), budget);
}

/** The value of a quotient without symbols, else null. */
export function constantOfQuotient(a: Quotient): Rational | null {
  return constantOf(a.bottom) ? constantOf(a.top) : null;
}

export function quotientText(a: Quotient): string {
  return `(${polynomialText(a.top)})/(${polynomialText(a.bottom)})`;
}
