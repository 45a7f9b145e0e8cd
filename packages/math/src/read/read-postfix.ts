import { turns } from './forks.ts';
import type { MathNode } from './math-node.ts';
import { whole } from './plain-whole.ts';
import { readFactorial } from './read-counting.ts';
import { isLetterProduct } from './read-unit-text.ts';
import { deeper, isSign, peek, type Reader, takeClose, takeSign } from './reader.ts';

/** The degree mark written as a power, `30^\circ`, is a unit. */
function takeDegree(reader: Reader): boolean {
  const group = peek(reader, 1)?.kind === 'open' ? 1 : 0;
  const word = peek(reader, 1 + group);
  if (word?.kind !== 'word' || word.name !== 'degree') return false;
  reader.at += 2 + 2 * group;
  return true;
}

/** Whether letters stand here that multiply what is before them. */
export function startsLetters(reader: Reader): boolean {
  const token = peek(reader);
  if (token?.kind === 'word') return isLetterProduct(reader, token.name);
  return token?.kind === 'letter' || token?.kind === 'constant';
}

/** `2x` of e^2x and `1/2` of x^1/2, where what follows belongs to the exponent. */
function readTail(reader: Reader, first: MathNode): MathNode {
  const factors = [first];
  while (startsLetters(reader)) factors.push(reader.readPrimary(reader));
  const top: MathNode = factors.length === 1 ? first : { kind: 'multiply', factors };
  const bottom = peek(reader, 1);
  if (!isSign(peek(reader), '/') || bottom?.kind !== 'number') return top;
  reader.at += 2;
  return { kind: 'divide', top, bottom: { kind: 'number', value: bottom.value, places: bottom.places } };
}

/** The exponent, and what in the second reading of e^rt multiplies the power. */
type Exponent = { readonly exponent: MathNode; readonly beside: readonly MathNode[] };

const alone = (exponent: MathNode): Exponent => ({ exponent, beside: [] });

function raise(base: MathNode, { exponent, beside }: Exponent): MathNode {
  const power: MathNode = { kind: 'power', base, exponent };
  return beside.length === 0 ? power : { kind: 'multiply', factors: [power, ...beside] };
}

function readExponent(reader: Reader): Exponent {
  const open = peek(reader);
  if (open?.kind === 'open' && open.mark === '{') {
    reader.at += 1;
    const inner = deeper(reader, reader.readSum);
    takeClose(reader, '}');
    return alone(inner);
  }
  const isRun = open?.kind === 'word' && turns(reader, 'exponent-run');
  const exponent = deeper(reader, reader.readSigned);
  const [first, ...beside] = isRun && exponent.kind === 'multiply' ? exponent.factors : [];
  if (first) return { exponent: first, beside };
  const closed = reader.tokens[reader.at - 1]?.kind === 'close';
  const quotient = isSign(peek(reader), '/') && peek(reader, 1)?.kind === 'number';
  const hasTail = !closed && (quotient || startsLetters(reader));
  return alone(hasTail && turns(reader, 'exponent-tail') ? readTail(reader, exponent) : exponent);
}

/** A factorial; in the second reading a mark that closes the sentence. */
function readMark(reader: Reader, base: MathNode): MathNode {
  if (peek(reader, 1) !== undefined || !turns(reader, 'closing-mark')) return readFactorial(reader, base);
  reader.at += 1;
  return base;
}

/** Powers, factorials and percent signs after a value: x^2, 5!, 25%. */
export function readPostfix(reader: Reader, first: MathNode): MathNode {
  let base = first;
  for (;;) {
    if (isSign(peek(reader), '^')) {
      if (takeDegree(reader)) return { kind: 'measure', value: base, unit: 'degree' };
      reader.at += 1;
      base = raise(base, readExponent(reader));
    } else if (isSign(peek(reader), '!')) base = readMark(reader, base);
    else if (takeSign(reader, '%')) base = { kind: 'percent', of: base };
    else return base;
  }
}

/** An angle in degrees counts as its number of radians. */
export function inRadians(reader: Reader, angle: MathNode): MathNode {
  const raised = isSign(peek(reader), '^') ? 1 : 0;
  const next = peek(reader, raised);
  const marked = angle.kind !== 'measure' && next?.kind === 'word' && next.name === 'degree';
  if (marked) reader.at += 1 + raised;
  const degrees = angle.kind === 'measure' && angle.unit === 'degree' ? angle.value : angle;
  if (!marked && degrees === angle) return angle;
  const pi: MathNode = { kind: 'constant', name: 'pi' };
  return { kind: 'divide', top: { kind: 'multiply', factors: [degrees, pi] }, bottom: whole(180n) };
}
