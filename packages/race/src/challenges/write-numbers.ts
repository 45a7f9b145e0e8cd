/** A number as a factor or an addend: negative ones in brackets. */
export function inBrackets(value: number): string {
  return value < 0 ? `(${value})` : String(value);
}

const superscripts = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];

/** x to a power as it is written: 'x²', 'x', ''. */
function power(name: string, exponent: number): string {
  if (exponent === 0) return '';
  if (exponent === 1) return name;
  return (
    name + [...String(exponent)].map((digit) => (digit === '-' ? '⁻' : superscripts[Number(digit)])).join('')
  );
}

/** A polynomial from its coefficients, highest first: [1, -5, 6] → 'x² - 5x + 6'. */
export function polynomial(coefficients: readonly number[], name = 'x'): string {
  const highest = coefficients.length - 1;
  let text = '';
  coefficients.forEach((coefficient, at) => {
    if (coefficient === 0) return;
    const letters = power(name, highest - at);
    const size = Math.abs(coefficient);
    const term = letters === '' ? String(size) : `${size === 1 ? '' : size}${letters}`;
    if (text === '') text = coefficient < 0 ? `-${term}` : term;
    else text += coefficient < 0 ? ` - ${term}` : ` + ${term}`;
  });
  return text === '' ? '0' : text;
}

/** 3x - 5 */
export function linear(slope: number, constant: number, name = 'x'): string {
  return polynomial([slope, constant], name);
}

/** (3, -4) */
export function pair(x: number | string, y: number | string): string {
  return `(${x}, ${y})`;
}
