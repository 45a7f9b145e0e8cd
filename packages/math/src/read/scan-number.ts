import { rational } from '../rational/rational.ts';
import { rationalFromDecimal } from '../rational/rational-text.ts';
import type { ParseFailure } from './math-node.ts';
import { readRepeating } from './repeating-decimal.ts';
import { fail, match, push, type Scanner } from './scanner.ts';
import type { TokenBody } from './tokens.ts';

const grouped = /[1-9]\d{0,2}(?:,\d{3})+(?!\d)(?:\.\d*)?/y;
const groupedOtherwise = /\d{1,3}(?:(?:\{,\}|\\[,!]|'| )\d{3})+(?!\d)(?!\s*[/\\])(?:\.\d*)?/y;
const plainNumber = /\d+(?:\.\d*)?|\.\d+/y;
/** With a sign, a small e is a power of ten only where a number is wanted: 2e+5 is a sum where e is a letter. */
const exponentPart = /E[+-]?\d{1,3}(?![\d.])|e\d{1,3}(?![\d.])/y;
/** `4 E4` and `4 E 4` have blanks around a large E only: a small one may be a number of its own. */
const exponentOfNumber = /(?:e| ?E ?)[+-]?\d{1,3}(?![\d.])/y;
/** Which digits repeat in `0.12 repeating` is not said. */
const unclearRepeat = /\s*(?:repeating|recurring)\b/iy;

const wholeNumber = (value: number): TokenBody => ({
  kind: 'number',
  value: rational(value),
  places: -1,
  plain: true,
});

/** TeX takes single digits: \frac34 is three quarters. */
function isFractionDigit({ tokens, text, at }: Scanner): boolean {
  const last = tokens.at(-1);
  const before = tokens.at(-2);
  if (last?.kind === 'fraction') return true;
  return before?.kind === 'fraction' && last?.kind === 'number' && /\d/.test(text.charAt(at - 1));
}

function placesOf(digits: string): number {
  const point = digits.indexOf('.');
  return point < 0 ? -1 : digits.length - point - 1;
}

/** Reads a number, with its power of ten in 3.2E5. */
export function scanNumber(scanner: Scanner): ParseFailure | null {
  if (isFractionDigit(scanner)) {
    return push(scanner, [wholeNumber(Number(scanner.text.charAt(scanner.at)) || 0)], 1);
  }
  const repeating = readRepeating(scanner.text, scanner.at, scanner.units);
  if (repeating) return push(scanner, [repeating.body], repeating.length);
  const withCommas = scanner.commas === 'grouping' && scanner.depth <= 0 ? match(grouped, scanner) : null;
  const taken = withCommas ?? match(groupedOtherwise, scanner) ?? match(plainNumber, scanner) ?? '';
  const next = scanner.text.charAt(scanner.at + taken.length);
  unclearRepeat.lastIndex = scanner.at + taken.length;
  if (unclearRepeat.test(scanner.text)) return fail(scanner, 'malformed-number', `${taken} repeating`);
  if (next === '.') return fail(scanner, 'malformed-number', `${taken}.`);
  const digits = taken.replace(/[^\d.]/g, '');
  const power = scanner.units ? exponentOfNumber : exponentPart;
  power.lastIndex = scanner.at + taken.length;
  const exponent = power.exec(scanner.text)?.[0] ?? '';
  const plain = exponent === '' && /^\d+$/.test(taken);
  const number: TokenBody = {
    kind: 'number',
    value: rationalFromDecimal(digits),
    places: placesOf(digits),
    plain,
  };
  if (exponent === '') return push(scanner, [number], taken.length);
  const raised = wholeNumber(Number(exponent.replace(/[Ee ]/g, '')));
  const bodies: readonly TokenBody[] = [
    number,
    { kind: 'sign', mark: '*' },
    wholeNumber(10),
    { kind: 'sign', mark: '^' },
    raised,
  ];
  return push(scanner, bodies, taken.length + exponent.length);
}
