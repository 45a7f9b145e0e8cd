import { signed } from './signed-numbers.ts';

/** A polynomial by its coefficients, the constant first: [2, −3, 1] is x² − 3x + 2. */
export type Polynomial = readonly number[];

/** A computed number without the noise of floating point, with a true minus sign: −0.3, 6.01. */
export function numberText(value: number): string {
  return signed(Number(value.toFixed(6)) + 0);
}

function powerText(exponent: number, letter: string): string {
  if (exponent === 0) return '';
  return exponent === 1 ? letter : `${letter}^${exponent}`;
}

/** As it is typed and as TeX reads it: 'x^2 − 3x + 2'; '0' where every coefficient is zero. */
export function polynomialText(coefficients: Polynomial, letter = 'x'): string {
  const terms = coefficients
    .map((coefficient, exponent) => ({ coefficient, power: powerText(exponent, letter) }))
    .filter(({ coefficient }) => coefficient !== 0)
    .reverse();
  const written = terms.map(({ coefficient, power }, index) => {
    const size = Math.abs(coefficient);
    const body = size === 1 && power !== '' ? power : `${numberText(size)}${power}`;
    const minus = coefficient < 0;
    if (index === 0) return minus ? `−${body}` : body;
    return `${minus ? '−' : '+'} ${body}`;
  });
  return written.join(' ') || '0';
}

export function polynomialAt(coefficients: Polynomial, x: number): number {
  return coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0);
}

export function derivativeOf(coefficients: Polynomial): Polynomial {
  return coefficients.slice(1).map((coefficient, index) => coefficient * (index + 1));
}

export function polynomialProduct(a: Polynomial, b: Polynomial): Polynomial {
  return Array.from({ length: a.length + b.length - 1 }, (_, power) =>
    a.reduce((sum, coefficient, index) => sum + coefficient * (b[power - index] ?? 0), 0),
  );
}

/** A number to be put after a sign or before a power: negative ones stand in brackets. */
export function inBrackets(value: number): string {
  return value < 0 ? `(${numberText(value)})` : numberText(value);
}
