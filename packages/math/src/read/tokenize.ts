import { type Rational, rational } from '../rational/rational.ts';
import { rationalFromDecimal } from '../rational/rational-text.ts';
import { isKnownUnit } from '../units/unit-table.ts';
import type { ParseFailure } from './math-node.ts';
import { denominatorWords, readNumberWords } from './number-words.ts';
import { readRepeating } from './repeating-decimal.ts';
import type { CommaRule, Token, TokenBody, TokenizeResult } from './tokens.ts';
import {
  commands,
  gluedWords,
  mathWords,
  secant,
  skippedCommands,
  superscripts,
  symbols,
  textCommands,
  vulgarFractions,
} from './vocabulary.ts';

const grouped = /[1-9]\d{0,2}(?:,\d{3})+(?!\d)(?:\.\d*)?/y;
const groupedOtherwise = /\d{1,3}(?:(?:\{,\}|\\[,!]|'| )\d{3})+(?!\d)(?!\s*[/\\])(?:\.\d*)?/y;
const plainNumber = /\d+(?:\.\d*)?|\.\d+/y;
const exponentPart = /E[+-]?\d{1,3}(?![\d.])|e\d{1,3}(?![\d.])/y;
const letters = /[A-Za-z]+/y;
const afterTimes = /\s*10(?=[\^⁰¹²³⁴⁵⁶⁷⁸⁹⁻*])|\s+\d/y;
/** An angle after sec: in brackets, a single letter or a command, with a power of the function before it. */
const angleAfterSecant = /(?:\^\{?\d\}?|[²³])?\s*(?:[([]|[A-Za-zαβθ](?![A-Za-z])|\\(?:theta|left|frac|pi))/y;
/** Which digits repeat in `0.12 repeating` is not said. */
const unclearRepeat = /\s*(?:repeating|recurring)\b/iy;
const forEvery = /\s+(?:every|each)\b/iy;

type Scanner = {
  readonly text: string;
  readonly commas: CommaRule;
  readonly tokens: Token[];
  at: number;
  depth: number;
  spaced: boolean;
};

function match(pattern: RegExp, { text, at }: Scanner): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}

function push(scanner: Scanner, bodies: readonly TokenBody[], length: number): null {
  for (const body of bodies) {
    scanner.tokens.push({ ...body, at: scanner.at, spaced: scanner.spaced });
    scanner.spaced = false;
    if (body.kind === 'open') scanner.depth += 1;
    if (body.kind === 'close') scanner.depth -= 1;
  }
  scanner.at += length;
  return null;
}

function fail(scanner: Scanner, reason: ParseFailure['reason'], found?: string): ParseFailure {
  const failure: ParseFailure = { ok: false, reason, at: scanner.at };
  return found === undefined ? failure : { ...failure, found };
}

/** TeX takes single digits: \frac34 is three quarters. */
function isFractionDigit({ tokens, text, at }: Scanner): boolean {
  const last = tokens.at(-1);
  const before = tokens.at(-2);
  if (last?.kind === 'fraction') return true;
  return before?.kind === 'fraction' && last?.kind === 'number' && /\d/.test(text.charAt(at - 1));
}

function scanNumber(scanner: Scanner): ParseFailure | null {
  if (isFractionDigit(scanner)) {
    const digit = rational(Number(scanner.text.charAt(scanner.at)) || 0);
    return push(scanner, [{ kind: 'number', value: digit, places: -1, plain: true }], 1);
  }
  const repeating = readRepeating(scanner.text, scanner.at);
  if (repeating) return push(scanner, [repeating.body], repeating.length);
  const withCommas = scanner.commas === 'grouping' && scanner.depth <= 0 ? match(grouped, scanner) : null;
  const taken = withCommas ?? match(groupedOtherwise, scanner) ?? match(plainNumber, scanner) ?? '';
  const next = scanner.text.charAt(scanner.at + taken.length);
  unclearRepeat.lastIndex = scanner.at + taken.length;
  if (unclearRepeat.test(scanner.text)) return fail(scanner, 'malformed-number', `${taken} repeating`);
  if (next === '.' && !taken.endsWith('.')) return fail(scanner, 'malformed-number', `${taken}.`);
  if (taken.endsWith('.') && next === '.') return fail(scanner, 'malformed-number', `${taken}.`);
  const digits = taken.replace(/[^\d.]/g, '');
  const point = digits.indexOf('.');
  let value: Rational = rationalFromDecimal(digits);
  exponentPart.lastIndex = scanner.at + taken.length;
  const exponent = exponentPart.exec(scanner.text)?.[0] ?? '';
  if (exponent !== '') {
    const power = Number(exponent.slice(1));
    const scale = 10n ** BigInt(Math.abs(power));
    value = power < 0 ? rational(value.n, value.d * scale) : rational(value.n * scale, value.d);
    const body: TokenBody = {
      kind: 'number',
      value: rationalFromDecimal(digits),
      places: placesOf(digits),
      plain: false,
    };
    const ten: TokenBody = { kind: 'number', value: rational(10), places: -1, plain: true };
    const raised: TokenBody = { kind: 'number', value: rational(power), places: -1, plain: true };
    return push(
      scanner,
      [body, { kind: 'sign', mark: '*' }, ten, { kind: 'sign', mark: '^' }, raised],
      taken.length + exponent.length,
    );
  }
  const plain = point < 0 && /^\d+$/.test(taken);
  return push(scanner, [{ kind: 'number', value, places: placesOf(digits), plain }], taken.length);
}

function placesOf(digits: string): number {
  const point = digits.indexOf('.');
  return point < 0 ? -1 : digits.length - point - 1;
}

function lettersOf(run: string): TokenBody[] {
  return [...run].map((name) => (name === 'e' ? { kind: 'constant', name: 'e' } : { kind: 'letter', name }));
}

/** Longer runs are words (units, names of things); up to three letters are a product of variables. */
function wordBodies(run: string): readonly TokenBody[] {
  const lower = run.toLowerCase();
  const known = run.length > 1 ? mathWords.get(lower) : undefined;
  if (known) return known;
  if (run.length === 1) return lettersOf(run);
  if (isKnownUnit(run)) return [{ kind: 'word', name: run }];
  const glued = gluedWords.find((word) => lower.startsWith(word) && run.length - word.length <= 2);
  const head = glued && mathWords.get(glued);
  if (glued && head) return [...head, ...lettersOf(run.slice(glued.length))];
  return [{ kind: 'word', name: run }];
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

function scanWord(scanner: Scanner): null {
  const run = match(letters, scanner) ?? '';
  const end = scanner.at + run.length;
  if (run.toLowerCase() === 'x' && isTimesLetter(scanner, end)) {
    return push(scanner, [{ kind: 'sign', mark: '*' }], 1);
  }
  if (run.toLowerCase() === 'sec') {
    angleAfterSecant.lastIndex = end;
    if (angleAfterSecant.test(scanner.text)) return push(scanner, [secant], run.length);
  }
  const number = readNumberWords(scanner.text, { word: run, end });
  if (number) {
    const body: TokenBody = { kind: 'number', value: rational(number.value), places: -1, plain: true };
    return push(scanner, [body], number.end - scanner.at);
  }
  const bottom = denominatorWords.get(run.toLowerCase());
  if (bottom !== undefined && isNumberBeforeDenominator(scanner, run)) {
    const body: TokenBody = { kind: 'number', value: rational(bottom), places: -1, plain: true };
    return push(scanner, [{ kind: 'sign', mark: '/' }, body], run.length);
  }
  if (run.toLowerCase() === 'for') {
    forEvery.lastIndex = end;
    const tail = forEvery.exec(scanner.text)?.[0];
    if (tail) return push(scanner, [{ kind: 'sign', mark: ':' }], run.length + tail.length);
  }
  return push(scanner, wordBodies(run), run.length);
}

/** `\text{cm}` reads as its content; the braces count as white space. Returns where the closing brace is. */
function openText(scanner: Scanner, length: number): number | null {
  const start = scanner.text.slice(scanner.at + length).search(/\S/) + scanner.at + length;
  if (scanner.text.charAt(start) !== '{') return null;
  const end = scanner.text.indexOf('}', start);
  if (end < 0) return null;
  scanner.at = start + 1;
  scanner.spaced = true;
  return end;
}

function scanCommand(scanner: Scanner, textEnds: Set<number>): ParseFailure | null {
  letters.lastIndex = scanner.at + 1;
  const name = letters.exec(scanner.text)?.[0] ?? scanner.text.charAt(scanner.at + 1);
  const length = name.length + 1;
  if (skippedCommands.has(name)) {
    scanner.at += length;
    scanner.spaced = true;
    return null;
  }
  if (textCommands.has(name)) {
    const end = openText(scanner, length);
    if (end === null) return fail(scanner, 'unbalanced', `\\${name}`);
    textEnds.add(end);
    return null;
  }
  const bodies = commands.get(name);
  if (bodies) return push(scanner, bodies, length);
  return fail(scanner, name === '' ? 'incomplete' : 'unknown-symbol', `\\${name}`);
}

function scanSuperscript(scanner: Scanner): ParseFailure | null {
  let end = scanner.at;
  let inner = '';
  for (
    let mark = superscripts.get(scanner.text.charAt(end));
    mark;
    mark = superscripts.get(scanner.text.charAt(end))
  ) {
    inner += mark;
    end += 1;
  }
  const inside = tokenize(inner, 'separators');
  if (!inside.ok) return fail(scanner, inside.reason, scanner.text.slice(scanner.at, end));
  const open: TokenBody = { kind: 'open', mark: '(' };
  const close: TokenBody = { kind: 'close', mark: ')' };
  return push(scanner, [{ kind: 'sign', mark: '^' }, open, ...inside.tokens, close], end - scanner.at);
}

function scanNext(scanner: Scanner, textEnds: Set<number>): ParseFailure | null {
  const { text, at } = scanner;
  const character = text.charAt(at);
  if (character === ' ' || textEnds.has(at)) {
    scanner.at += 1;
    scanner.spaced = true;
    return null;
  }
  const digitNext = /\d/.test(text.charAt(at + 1));
  if (/\d/.test(character) || (character === '.' && digitNext)) return scanNumber(scanner);
  if (/[A-Za-z]/.test(character)) return scanWord(scanner);
  if (character === '\\') return scanCommand(scanner, textEnds);
  if (superscripts.has(character)) return scanSuperscript(scanner);
  const vulgar = vulgarFractions.get(character);
  if (vulgar) return push(scanner, [{ kind: 'vulgar', top: vulgar[0], bottom: vulgar[1] }], 1);
  const pair = symbols.get(text.slice(at, at + 2));
  if (pair && text.charAt(at + 1) !== '') return push(scanner, pair, 2);
  const single = symbols.get(character);
  if (single) return push(scanner, single, 1);
  return fail(scanner, 'unknown-symbol', String.fromCodePoint(text.codePointAt(at) ?? 0));
}

/** Cuts cleaned text into tokens in one pass; every step moves on by at least one character. */
export function tokenize(text: string, commas: CommaRule): TokenizeResult {
  const scanner: Scanner = { text, commas, tokens: [], at: 0, depth: 0, spaced: false };
  const textEnds = new Set<number>();
  while (scanner.at < text.length) {
    const failure = scanNext(scanner, textEnds);
    if (failure) return failure;
  }
  return { ok: true, tokens: scanner.tokens };
}
