import { someNode } from '../algebra/variables-of.ts';
import { applyFunction, inverseOf } from './composed-functions.ts';
import { turns } from './forks.ts';
import type { MathNode } from './math-node.ts';
import { plainWhole, whole } from './plain-whole.ts';
import { inRadians, readPostfix, startsLetters } from './read-postfix.ts';
import { deeper, isSign, peek, type Reader, stop, takeClose, takeSign } from './reader.ts';
import type { Token } from './tokens.ts';

type TokenOf<K extends Token['kind']> = Extract<Token, { kind: K }>;
/** A function or root before its argument. */
type Prefix = (of: MathNode) => MathNode;

const product = (factors: readonly MathNode[]): MathNode =>
  factors.length === 1 && factors[0] ? factors[0] : { kind: 'multiply', factors };

/** `{…}` after a LaTeX command, or one value. */
export function readArgument(reader: Reader): MathNode {
  const token = peek(reader);
  if (token?.kind === 'open' && token.mark === '{') {
    reader.at += 1;
    const inner = deeper(reader, reader.readSum);
    takeClose(reader, '}');
    return inner;
  }
  if (token?.kind === 'number') {
    reader.at += 1;
    return { kind: 'number', value: token.value, places: token.places };
  }
  return deeper(reader, reader.readPrimary);
}

/** An argument in brackets ends with them: ln(x+1)^2 is the square of the logarithm. */
function readBracketed(reader: Reader, prefix: Prefix, angle: boolean): MathNode {
  const round = peek(reader)?.kind === 'open' && !isBrace(peek(reader));
  const written = readArgument(reader);
  const of = angle ? inRadians(reader, written) : written;
  const raised = round && isSign(peek(reader), '^');
  return prefix(raised && turns(reader, 'bracket-power') ? readPostfix(reader, of) : of);
}

function isBrace(token: Token | undefined): boolean {
  return token?.kind === 'open' && token.mark === '{';
}

/** What may have letters after it in one argument: 2x, x^2y, but not |x| y or sin x y. */
const joinable = new Set<MathNode['kind']>(['number', 'variable', 'constant', 'power', 'multiply', 'divide']);

/** Factors side by side up to the next sign, bracket or function: the 2x of sin 2x cos x. */
function readRun(reader: Reader): MathNode[] {
  const first = deeper(reader, reader.readSigned);
  const inner = first.kind === 'negate' ? first.of : first;
  const factors = first.kind === 'multiply' ? [...first.factors] : [first];
  if (!joinable.has(inner.kind)) return factors;
  while (startsLetters(reader) && !isImaginary(reader)) factors.push(reader.readSigned(reader));
  const open = peek(reader);
  const bracket = inner.kind === 'number' && factors.length === 1 && open?.kind === 'open';
  if (bracket && open.mark === '(') factors.push(reader.readSigned(reader));
  return factors;
}

/** In cos x + sin x i the unit stands after the function. */
function isImaginary(reader: Reader): boolean {
  const token = peek(reader);
  return token?.kind === 'letter' && token.name === 'i' && !reader.letters.includes('i');
}

const hasPi = (node: MathNode): boolean =>
  someNode(node, (inner) => inner.kind === 'constant' && inner.name === 'pi');

/** Where a divisor of one sign follows: (ln x)/2, but sin(π/6), and in doubt sin(πx/2): nobody writes the sine of π. */
function withDivisor(reader: Reader, of: MathNode): MathNode {
  const bottom = peek(reader, 1);
  if (!isSign(peek(reader), '/') || (bottom?.kind !== 'number' && bottom?.kind !== 'letter')) return of;
  if (isSign(peek(reader, 2), '^') || peek(reader, 2)?.kind === 'open') return of;
  const isAngle = bottom.kind === 'number' && hasPi(of);
  const isClear = isAngle && !someNode(of, (inner) => inner.kind === 'variable');
  if (!isClear && turns(reader, 'argument-quotient') === isAngle) return of;
  reader.at += 1;
  return { kind: 'divide', top: of, bottom: reader.readPrimary(reader) };
}

/** Without brackets a function takes the product that follows, its powers first: ln x^2 is ln(x^2). */
function readBare(reader: Reader, prefix: Prefix): MathNode {
  const place = reader.at;
  const factors = readRun(reader);
  const last = factors.at(-1);
  if (last?.kind === 'power' && turnsAt(reader, place)) {
    const inner = product([...factors.slice(0, -1), last.base]);
    return { kind: 'power', base: prefix(inRadians(reader, inner)), exponent: last.exponent };
  }
  return prefix(withDivisor(reader, inRadians(reader, product(factors))));
}

/** The fork of a power belongs to where the argument starts. */
function turnsAt(reader: Reader, place: number): boolean {
  const end = reader.at;
  reader.at = place;
  const turned = turns(reader, 'argument-power');
  reader.at = end;
  return turned;
}

/** The 2 of log2(8), written right beside the name and before a bracket. */
function readBaseBeside(reader: Reader): MathNode | undefined {
  const [number, open] = [peek(reader), peek(reader, 1)];
  const value = plainWhole(number);
  const beside = number?.spaced === false && open?.kind === 'open' && open.mark === '(';
  if (value === null || value < 2n || !beside) return undefined;
  reader.at += 1;
  return whole(value);
}

/** The 2 of sin^2 x and the -1 of sin^-1 x. */
function readNamePower(reader: Reader): MathNode | null {
  if (!takeSign(reader, '^')) return null;
  if (!takeSign(reader, '-')) return readArgument(reader);
  return { kind: 'negate', of: readArgument(reader) };
}

const isMinusOne = (node: MathNode): boolean => node.kind === 'negate' && plainWhole(node.of) === 1n;

/** A function with its base, its power and its argument: log_2 8, sin^2 x, sin^-1 x. */
export function readCall(reader: Reader, token: TokenOf<'function'>): MathNode {
  reader.at += 1;
  let base: MathNode | undefined;
  if (token.name === 'log') base = takeSign(reader, '_') ? readArgument(reader) : readBaseBeside(reader);
  const power = readNamePower(reader);
  const inverse = power && isMinusOne(power) ? inverseOf(token.name) : undefined;
  const prefix: Prefix = (of) => {
    const call: MathNode = base
      ? { kind: 'call', name: 'log', of, base }
      : applyFunction(inverse ?? token.name, of);
    return power && !inverse ? { kind: 'power', base: call, exponent: power } : call;
  };
  return peek(reader)?.kind === 'open' ? readBracketed(reader, prefix, true) : readBare(reader, prefix);
}

function readRootIndex(reader: Reader): number | null {
  const [open, number, close] = [peek(reader), peek(reader, 1), peek(reader, 2)];
  const given = plainWhole(number);
  if (open?.kind !== 'open' || open.mark !== '[' || given === null || close?.kind !== 'close') return null;
  if (given < 2n || given > 99n) stop(reader, 'malformed-number');
  reader.at += 3;
  return Number(given);
}

/** A root takes one value with its power, as under a short bar: √x^2 is √(x^2), √2x is √2 · x. */
export function readRoot(reader: Reader, token: TokenOf<'root'>): MathNode {
  reader.at += 1;
  const index = readRootIndex(reader) ?? token.index;
  const prefix: Prefix = (of) => ({ kind: 'root', of, index });
  const next = peek(reader);
  if (next?.kind === 'open') return readBracketed(reader, prefix, false);
  const place = reader.at;
  const value = next?.kind === 'number' ? readArgument(reader) : null;
  const first = value ? readPostfix(reader, value) : deeper(reader, reader.readSigned);
  if (first.kind === 'power' && turnsAt(reader, place)) {
    return { kind: 'power', base: prefix(first.base), exponent: first.exponent };
  }
  const joins = joinable.has(first.kind) && startsLetters(reader) && turns(reader, 'root-product');
  if (!joins) return prefix(first);
  const factors = [first];
  while (startsLetters(reader)) factors.push(reader.readSigned(reader));
  return prefix(product(factors));
}
