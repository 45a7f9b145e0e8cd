import { type Rational, rational } from '../rational/rational.ts';
import { isKnownUnit } from '../units/unit-table.ts';
import { readLetterRun, splitRun } from './letter-run.ts';
import { denominatorWords, readNumberWords } from './number-words.ts';
import { match, push, type Scanner } from './scanner.ts';
import type { Token, TokenBody } from './tokens.ts';
import { mathWords, scaleWords, secant } from './vocabulary.ts';

const letters = /[A-Za-z]+/y;
const afterTimes = /\s*10(?=[\^⁰¹²³⁴⁵⁶⁷⁸⁹⁻*])|\s+\d/y;
/** An angle after sec: in brackets, a single letter or a command, with a power of the function before it. */
const angleAfterSecant =
  /(?:\^\{?-?\d\}?|⁻?[¹²³])?\s*(?:[([]|\d+\s*(?:°|º|deg|π|pi)|\d*(?:π|pi|[A-Za-zαβθ])(?![A-Za-z])|\\(?:theta|left|frac|pi))/y;
const forEvery = /\s+(?:every|each)\b/iy;
/** What a part is taken of: 50% of 20%, half of 12. */
const partBeforeOf = new Set<Token['kind']>(['vulgar', 'close']);

const wholeNumber = (value: bigint | number): TokenBody => ({
  kind: 'number',
  value: rational(value),
  places: -1,
  plain: true,
});

/** A word after a number is its unit where a number is wanted: 3 pies are no product. */
function isUnitOfNumber({ units, spaced, tokens }: Scanner): boolean {
  return units && spaced && tokens.at(-1)?.kind === 'number';
}

/** Names of functions and constants; units and other words stay words; runs with names in them come apart. */
function wordBodies(scanner: Scanner, run: string): readonly TokenBody[] {
  const known = run.length > 1 ? mathWords.get(run.toLowerCase()) : undefined;
  if (known) return known;
  if (run.length === 1) return readLetterRun(run);
  const word: TokenBody = { kind: 'word', name: run };
  if (isKnownUnit(run) || isUnitOfNumber(scanner)) return [word];
  return splitRun(run) ?? [word];
}

/** The letter x between two numbers, as in `3 x 4` or `3.2x10^5`, is a times sign. */
function isTimesLetter({ tokens, text, spaced }: Scanner, end: number): boolean {
  if (tokens.at(-1)?.kind !== 'number') return false;
  afterTimes.lastIndex = end;
  const next = afterTimes.exec(text)?.[0];
  return next !== undefined && (next.includes('10') || (spaced && next.startsWith(' ')));
}

/** `two thirds`, `3 fourths`; after digits a quarter is a coin. */
function isNumberBeforeDenominator({ tokens, text }: Scanner, run: string): boolean {
  const last = tokens.at(-1);
  if (last?.kind !== 'number') return false;
  return !/^quarter/i.test(run) || /[A-Za-z]/.test(text.charAt(last.at));
}

function isPart({ tokens }: Scanner): boolean {
  const last = tokens.at(-1);
  if (last === undefined || partBeforeOf.has(last.kind)) return last !== undefined;
  const before = tokens.at(-2);
  const fraction = last.kind === 'number' && before?.kind === 'sign' && before.mark === '/';
  return fraction || (last.kind === 'sign' && last.mark === '%');
}

/** `3.2 million`: the number before grows, and stays one number. */
function scaleNumber(scanner: Scanner, run: string): boolean {
  const scale = scaleWords.get(run.toLowerCase().replace(/s$/, ''));
  const last = scanner.tokens.at(-1);
  if (scale === undefined || last?.kind !== 'number') return false;
  const value: Rational = rational(last.value.n * scale, last.value.d);
  const places = value.d === 1n ? -1 : last.places;
  scanner.tokens[scanner.tokens.length - 1] = { ...last, value, places, plain: value.d === 1n };
  scanner.at += run.length;
  return true;
}

/** A denominator, the word `of` after a part, or `for every`: words that are signs by what stands beside them. */
function signWord(scanner: Scanner, run: string): { bodies: readonly TokenBody[]; length: number } | null {
  const lower = run.toLowerCase();
  const bottom = denominatorWords.get(lower);
  if (bottom !== undefined && isNumberBeforeDenominator(scanner, run)) {
    return { bodies: [{ kind: 'sign', mark: '/' }, wholeNumber(bottom)], length: run.length };
  }
  if (lower === 'of' && isPart(scanner)) {
    return { bodies: [{ kind: 'sign', mark: '*' }], length: run.length };
  }
  if (lower !== 'for') return null;
  forEvery.lastIndex = scanner.at + run.length;
  const tail = forEvery.exec(scanner.text)?.[0];
  return tail ? { bodies: [{ kind: 'sign', mark: ':' }], length: run.length + tail.length } : null;
}

/** Reads a run of letters: a name, a number in words, a sign, a unit or variables. */
export function scanWord(scanner: Scanner): null {
  const run = match(letters, scanner) ?? '';
  const end = scanner.at + run.length;
  if (run.toLowerCase() === 'x' && isTimesLetter(scanner, end)) {
    return push(scanner, [{ kind: 'sign', mark: '*' }], 1);
  }
  if (run.toLowerCase() === 'sec') {
    angleAfterSecant.lastIndex = end;
    if (angleAfterSecant.test(scanner.text)) return push(scanner, [secant], run.length);
  }
  if (scaleNumber(scanner, run)) return null;
  const number = readNumberWords(scanner.text, { word: run, end });
  if (number) return push(scanner, [wholeNumber(number.value)], number.end - scanner.at);
  const sign = signWord(scanner, run);
  if (sign) return push(scanner, sign.bodies, sign.length);
  return push(scanner, wordBodies(scanner, run), run.length);
}
