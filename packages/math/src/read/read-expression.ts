import { compareRational } from '../rational/rational.ts';
import { findUnit } from '../units/unit-table.ts';
import { turns } from './forks.ts';
import type { MathNode } from './math-node.ts';
import { readPostfix } from './read-postfix.ts';
import { readPrimary } from './read-primary.ts';
import { isLetterProduct, readUnitText, startsUnit } from './read-unit-text.ts';
import { isSign, peek, type Reader, stop, stopMissing, takeSign } from './reader.ts';

/** Reads a value with the signs before it. */
export function readSigned(reader: Reader): MathNode {
  let negative = false;
  let either = false;
  for (;;) {
    if (takeSign(reader, '-')) negative = !negative;
    else if (takeSign(reader, '±')) either = true;
    else if (!takeSign(reader, '+')) break;
  }
  const value = readPower(reader);
  const signed: MathNode = negative ? { kind: 'negate', of: value } : value;
  return either ? { kind: 'plus-minus', of: signed } : signed;
}

/** In a run of letters the power belongs to the last one: xy^3 is x · y^3. */
function readPower(reader: Reader): MathNode {
  const isRun = peek(reader)?.kind === 'word';
  const first = readPrimary(reader);
  const last = isRun && first.kind === 'multiply' ? first.factors.at(-1) : undefined;
  if (first.kind !== 'multiply' || !last) return readPostfix(reader, first);
  const raised = readPostfix(reader, last);
  return { kind: 'multiply', factors: [...first.factors.slice(0, -1), raised] };
}

/** Whether a value begins here that multiplies what stands before it, as in 2x or 3(x+1). */
function startsFactor(reader: Reader): boolean {
  const token = peek(reader);
  switch (token?.kind) {
    case 'letter':
    case 'constant':
    case 'function':
    case 'root':
    case 'fraction':
      return true;
    case 'word':
      return isLetterProduct(reader, token.name);
    case 'open':
      return token.mark !== '{';
    case 'sign':
      return token.mark === '|' && reader.bars === 0;
    default:
      return false;
  }
}

function isNumeric(node: MathNode): boolean {
  switch (node.kind) {
    case 'number':
    case 'mixed':
    case 'constant':
      return true;
    case 'negate':
    case 'root':
    case 'absolute':
    case 'plus-minus':
      return isNumeric(node.of);
    case 'divide':
      return isNumeric(node.top) && isNumeric(node.bottom);
    case 'power':
      return isNumeric(node.base) && isNumeric(node.exponent);
    case 'multiply':
      return node.factors.every(isNumeric);
    case 'add':
      return node.terms.every(isNumeric);
    default:
      return false;
  }
}

/** What stands under a slash, and what in a second reading multiplies the quotient. */
type Divisor = { readonly bottom: MathNode; readonly beside: readonly MathNode[] };

/** One value; in the second school reading of 1/2x all that stands beside it too, and of a/bc the first letter only. */
function readDivisor(reader: Reader): Divisor {
  const isRun = peek(reader)?.kind === 'word' && turns(reader, 'divisor-run');
  const first = readSigned(reader);
  const [letter, ...beside] = isRun && first.kind === 'multiply' ? first.factors : [];
  if (letter) return { bottom: letter, beside };
  const ends = !startsFactor(reader) || startsUnit(reader, isNumeric(first));
  if (ends || !turns(reader, 'divisor-product')) return { bottom: first, beside };
  const factors = [first];
  while (startsFactor(reader)) factors.push(readPower(reader));
  return { bottom: { kind: 'multiply', factors }, beside };
}

/** Factors collect in one flat node until a division closes them: a·b/c·d is ((a·b)/c)·d. */
function readFactors(reader: Reader): MathNode {
  let product: MathNode[] = [readSigned(reader)];
  let numeric = product.every(isNumeric);
  const whole = (): MathNode =>
    product.length === 1 && product[0] ? product[0] : { kind: 'multiply', factors: product };
  const push = (factor: MathNode): void => {
    product.push(factor);
    numeric &&= isNumeric(factor);
  };
  for (;;) {
    if (peek(reader)?.kind === 'open' && product.at(-1)?.kind === 'tuple') stop(reader, 'extra-symbol');
    if (startsUnit(reader, numeric)) return whole();
    if (takeSign(reader, '*')) push(readSigned(reader));
    else if (isSign(peek(reader), '/')) {
      if (product.at(-1)?.kind === 'measure' && startsUnitAfterSlash(reader)) return whole();
      reader.at += 1;
      const { bottom, beside } = readDivisor(reader);
      product = [{ kind: 'divide', top: whole(), bottom }];
      numeric &&= isNumeric(bottom);
      beside.forEach(push);
    } else if (startsFactor(reader) || isFactorBehind(reader, product)) {
      if (isUnionLetter(reader, product)) return whole();
      push(readPower(reader));
    } else return whole();
  }
}

/** The number glued to a sum in brackets, as the 3 of 5+(n-1)3, or behind a factorial. */
function isFactorBehind(reader: Reader, product: readonly MathNode[]): boolean {
  const token = peek(reader);
  const before = reader.tokens[reader.at - 1];
  if (token?.kind === 'number' && isSign(before, '!')) return true;
  const closed = before?.kind === 'close';
  return closed && token?.kind === 'number' && !token.spaced && product.at(-1)?.kind === 'add';
}

/** A letter U between intervals is the union sign. */
function isUnionLetter(reader: Reader, product: readonly MathNode[]): boolean {
  const token = peek(reader);
  const next = peek(reader, 1);
  const union = token?.kind === 'letter' && (token.name === 'U' || token.name === 'u');
  return union && product.at(-1)?.kind === 'tuple' && next?.kind === 'open';
}

/** A product with the unit after it, if one stands there: 3/4 cup, $12 per hour. */
function readMeasured(reader: Reader): MathNode {
  const value = readFactors(reader);
  if (value.kind === 'measure' && value.unit === '$') {
    const rate = isSign(peek(reader), 'per') || (isSign(peek(reader), '/') && startsUnitAfterSlash(reader));
    return rate ? { ...value, unit: readUnitText(reader, '$') } : value;
  }
  const starts = startsUnit(reader, isNumericFor(reader, value));
  return starts ? { kind: 'measure', value, unit: readUnitText(reader, '') } : value;
}

function startsUnitAfterSlash(reader: Reader): boolean {
  const kind = peek(reader, 1)?.kind;
  return kind === 'word' || kind === 'letter';
}

/** Walks the value only when a unit could follow. */
function isNumericFor(reader: Reader, value: MathNode): boolean {
  const token = peek(reader);
  const possible = token?.kind === 'word' || token?.kind === 'letter' || isSign(token, '$');
  return possible && isNumeric(value);
}

/** The unit a bare number after one of these is meant in: 5' 3 is 5 feet 3 inches, 2 h 30 has minutes. */
const smallerUnit: ReadonlyMap<string, string> = new Map([
  ...['ft', 'feet', 'foot'].map((unit) => [unit, 'in'] as const),
  ...['h', 'hr', 'hrs', 'hour', 'hours'].map((unit) => [unit, 'min'] as const),
]);

/** After a comma in `7 feet, 4 inches`: a number with the unit that is the smaller part of the one before. */
function isSmallerPart(reader: Reader, unit: string): boolean {
  const [number, word] = [peek(reader, 1), peek(reader, 2)];
  const smaller = findUnit(smallerUnit.get(unit) ?? '');
  return (
    number?.kind === 'number' &&
    word?.kind === 'word' &&
    smaller !== undefined &&
    findUnit(word.name) === smaller
  );
}

/** After the word in `7 feet and 4 inches`: a number in a smaller unit. 30° and 150° are two angles. */
function isPartOf(reader: Reader, unit: string): boolean {
  if (peek(reader, 1)?.kind !== 'number') return false;
  const ahead = [2, 3, 4, 5].map((place) => peek(reader, place));
  const word = ahead.find((token) => token?.kind === 'word' || token?.kind === 'letter');
  const [whole, part] = [findUnit(unit), findUnit(word && 'name' in word ? `${word.name}` : '')];
  if (!whole || !part) return smallerUnit.has(unit);
  return whole.dimension === part.dimension && compareRational(part.size, whole.size) < 0;
}

function readTerm(reader: Reader): MathNode {
  let value = readMeasured(reader);
  while (value.kind === 'measure' || value.kind === 'multiply' || value.kind === 'divide') {
    if (takeSign(reader, '*')) value = { kind: 'multiply', factors: [value, readMeasured(reader)] };
    else if (takeSign(reader, '/')) value = { kind: 'divide', top: value, bottom: readMeasured(reader) };
    else break;
  }
  if (value.kind !== 'measure') return value;
  const parts = [value];
  for (;;) {
    const comma = isSign(peek(reader), ',') && isSmallerPart(reader, parts.at(-1)?.unit ?? '');
    const joined =
      comma || (isSign(peek(reader), 'and') && isPartOf(reader, parts.at(-1)?.unit ?? '')) ? 1 : 0;
    if (peek(reader, joined)?.kind !== 'number') break;
    reader.at += joined;
    const part = readMeasured(reader);
    const unit = smallerUnit.get(parts.at(-1)?.unit ?? '');
    if (part.kind === 'measure') parts.push(part);
    else if (part.kind === 'number' && unit) parts.push({ kind: 'measure', value: part, unit });
    else stopMissing(reader);
  }
  return parts.length === 1 ? value : { kind: 'add', terms: parts };
}

/** Reads terms joined by + and -. */
export function readSum(reader: Reader): MathNode {
  const first = readTerm(reader);
  const terms = [first];
  for (;;) {
    if (takeSign(reader, '+')) terms.push(readTerm(reader));
    else if (takeSign(reader, '-')) terms.push({ kind: 'negate', of: readTerm(reader) });
    else if (takeSign(reader, '±')) terms.push({ kind: 'plus-minus', of: readTerm(reader) });
    else return terms.length === 1 ? first : { kind: 'add', terms };
  }
}
