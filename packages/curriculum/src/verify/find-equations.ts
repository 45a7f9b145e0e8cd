import { checkClaim, parseMath } from '@playforward/math';

const power = String.raw`(?:\^(?:\d+|\([−-]\d+\)))?`;
const number = String.raw`(?:\\?\$\s?)?\d+(?:,\d{3})*(?:\.\d+)?%?${power}`;
const word = String.raw`(?:\s+[a-z]+){0,3}`;
const sign = String.raw`(?:[−-]\s?(?=\d))?`;
const operand = String.raw`(?:${number}${word}|\(\s*[−-]\s?${number}\s*\)${power}|\|\s*${sign}${number}\s*\||\(\s*${sign}${number}\s*(?:[+−\-×÷·*/]\s*${number}\s*)+\)${power})`;
/** A bracket right after a number or another bracket is multiplied. */
const operator = String.raw`(?:\s*[+−\-×÷·*/:]\s*|(?<=[\d)])(?=\())`;
const expression = `${sign}${operand}(?:${operator}${operand})*`;
const equation = new RegExp(String.raw`${expression}(?:\s*=\s*${expression})+`, 'g');

/** A fraction of two numbers, or of sums and products in brackets of their own. */
function quotient(top: string, bottom: string): string {
  const isNumber = (part: string): boolean => /^[\d.,]+(?:\^\d+)?$/.test(part);
  if (isNumber(top) && isNumber(bottom)) return `(${top} / ${bottom})`;
  return [top, bottom].map((part) => (isNumber(part) ? part : `(${part})`)).join(' / ');
}

/** An exponent behind a number or a bracket, raised as it is printed; one behind a letter is of a unit. */
const raised = /(?<=[\d)])(⁻?)([⁰¹²³⁴-⁹]+)/g;
const plainDigits = (digits: string): string =>
  [...digits].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(digit)).join('');

/** TeX and typographic signs as plain arithmetic: '\frac{a}{b}' becomes '(a / b)'. */
function toPlain(text: string): string {
  return text
    .replaceAll('{,}', ',')
    .replace(raised, (_, minus: string, digits: string) =>
      minus === '' ? `^${plainDigits(digits)}` : `^(−${plainDigits(digits)})`,
    )
    .replace(/\^\{(\d+)\}/g, '^$1')
    .replace(/\^\{([−-]\d+)\}/g, '^($1)')
    .replace(/\\times|\\cdot/g, '×')
    .replace(/\\div/g, '÷')
    .replace(/\\d?frac\{([^{}]+)\}\{([^{}]+)\}/g, (_, top: string, bottom: string) =>
      quotient(top.trim(), bottom.trim()),
    )
    .replace(/\(\(([^()]+)\)\)/g, '($1)')
    .replace(/\\[,;:! ]/g, ' ')
    .replace(/\\text\{([^{}]*)\}/g, '$1')
    .replace(/(?<!\\)\$/g, ' ');
}

/** The same equation without units and signs of money, as packages/math checkClaim reads it. */
function toClaim(found: string): string {
  return found
    .replace(/[a-z]+/g, '')
    .replace(/\\?\$/g, '')
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/:/g, '/')
    .replace(/\s+/g, ' ')
    .trim();
}

const formula = /(?<!\\)\$\$?([^$]+)\$\$?/g;
/** Letters for numbers outside of a formula, as in 'x/p = q' or 'V = lwh'. After a number they would be units. */
const bracket = String.raw`\d*[a-z]?\([a-z]\s*[+−\-]\s*[a-z]\)`;
const term = String.raw`${bracket}|\d*(?:[A-Z]?[a-z]{1,2}|[A-Z]|[a-z]{3})[⁰²³]?|\d+`;
const side = `[−-]?(?:${term})(?:\\s*[+−\\-/]\\s*(?:${term}))*`;
const titled = new RegExp(`(?<![\\w.]|\\d\\s)${side}\\s*=\\s*${side}(?!\\w)`, 'g');
const variable = /(?<![a-z])(?!pi(?![a-z]))[a-z]{1,2}(?![a-z])/i;
/** Roots, angles, logarithms and pi are more than plain arithmetic: such a formula is proved as a whole. */
const beyondArithmetic = /\\(?:sqrt|sin|cos|tan|pi|log|ln)/;

/** Primes of derivatives and the words of limits stand before a value that is read without them. */
function withoutCalculus(plain: string): string {
  return plain.replace(/\\lim_\{[^{}]*\}/g, '').replace(/([a-z])('+|\^\{\\prime+\})/g, '$1');
}

/** An equation with a variable, as in $x + 5 = 12$, is true for some numbers only: it has to be readable, no more. */
function isOpenEquation(tex: string): boolean {
  const plain = withoutCalculus(toPlain(tex));
  return !tex.includes('\\text') && plain.includes('=') && variable.test(plain) && parseMath(plain).ok;
}

/**
 * Every equation between numbers in a content text, and how many equals signs stand outside of them. Equations
 * with a variable are left out when they can be read.
 */
export function findEquations(text: string): { readonly claims: readonly string[]; readonly unread: number } {
  const isProved = (tex: string): boolean => beyondArithmetic.test(tex) && checkClaim(tex) === 'true';
  const open = (whole: string, tex: string): string => (isOpenEquation(tex) || isProved(tex) ? ' ; ' : whole);
  const plain = toPlain(text.replace(formula, open)).replace(titled, (whole) => open(whole, whole));
  const claims = plain.match(equation) ?? [];
  return { claims: claims.map(toClaim), unread: plain.replace(equation, '').split('=').length - 1 };
}
