import { commonDivisor } from './lowest-terms.ts';
import { type Polynomial, polynomialText } from './polynomials.ts';

/** A factor of a product, in parentheses: '(2x − 3)'. */
export function factorText(factor: Polynomial, letter = 'x'): string {
  return `(${polynomialText(factor, letter)})`;
}

/** A number or a term, and factors, as they are typed: '3x(x − 2)(x + 5)'; equal factors become a square. */
export function factoredText(front: string, factors: readonly Polynomial[], letter = 'x'): string {
  const written = factors.map((factor) => factorText(factor, letter));
  const [first, second, ...more] = written;
  const isSquare = first !== undefined && first === second && more.length === 0;
  return `${front}${isSquare ? `${first}^2` : written.join('')}`;
}

/** Greatest whole number that divides every coefficient. */
export function commonFactor(polynomial: Polynomial): number {
  return polynomial.reduce((shared, coefficient) => commonDivisor(shared, Math.abs(coefficient)), 0);
}

/** Every coefficient times the same number. */
export function scaled(polynomial: Polynomial, by: number): Polynomial {
  return polynomial.map((coefficient) => coefficient * by + 0);
}

/** The sum; missing powers count as zero. */
export function polynomialSum(one: Polynomial, other: Polynomial): Polynomial {
  const length = Math.max(one.length, other.length);
  return Array.from({ length }, (_, power) => (one[power] ?? 0) + (other[power] ?? 0));
}

/** Times a power of the letter. */
export function shifted(polynomial: Polynomial, by: number): Polynomial {
  return [...Array<number>(by).fill(0), ...polynomial];
}
