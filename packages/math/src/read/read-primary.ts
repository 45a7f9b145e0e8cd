import type { MathNode } from './math-node.ts';
import { plainWhole, whole } from './plain-whole.ts';
import { readChoice, readNamedChoice } from './read-counting.ts';
import { readArgument, readCall, readRoot } from './read-prefix.ts';
import { isLetterProduct } from './read-unit-text.ts';
import { deeper, isSign, peek, type Reader, stop, stopMissing, takeClose, takeSign } from './reader.ts';
import type { Token } from './tokens.ts';

type TokenOf<K extends Token['kind']> = Extract<Token, { kind: K }>;

function readFraction(reader: Reader): MathNode {
  const top = readArgument(reader);
  const bottom = readArgument(reader);
  return { kind: 'divide', top, bottom };
}

function readMixed(reader: Reader, whole: bigint): MathNode | null {
  const joined = isSign(peek(reader), 'and') ? 1 : 0;
  // Where values are listed, and behind the slash of 1/3 and 2/3, the word parts two values.
  const parts = reader.commas === 'separators' || isSign(reader.tokens[reader.at - 2], '/');
  if (joined === 1 && parts) return null;
  const next = peek(reader, joined);
  if (next?.kind === 'vulgar') {
    reader.at += joined + 1;
    return { kind: 'mixed', whole, top: next.top, bottom: next.bottom };
  }
  if (next?.kind === 'fraction') {
    const start = reader.at;
    reader.at += joined + 1;
    const part = readFraction(reader);
    const top = part.kind === 'divide' ? plainWhole(part.top) : null;
    const bottom = part.kind === 'divide' ? plainWhole(part.bottom) : null;
    if (top !== null && bottom !== null && bottom > 0n) return { kind: 'mixed', whole, top, bottom };
    reader.at = start;
    return null;
  }
  const bottomToken = peek(reader, joined + 2);
  const top = plainWhole(next);
  const bottom = plainWhole(bottomToken);
  if (top === null || bottom === null || bottom <= 0n) return null;
  if (!isSign(peek(reader, joined + 1), '/')) return null;
  reader.at += joined + 3;
  return { kind: 'mixed', whole, top, bottom };
}

function readNumber(reader: Reader, token: TokenOf<'number'>): MathNode {
  reader.at += 1;
  const whole = plainWhole(token);
  const joined = whole === null ? null : (readChoice(reader, whole) ?? readMixed(reader, whole));
  return joined ?? { kind: 'number', value: token.value, places: token.places };
}

function readItems(reader: Reader): MathNode[] {
  const items = [reader.readStatement(reader)];
  while (takeSign(reader, ',')) items.push(reader.readStatement(reader));
  return items;
}

function readBracket(reader: Reader, open: '(' | '['): MathNode {
  reader.at += 1;
  const bars = reader.bars;
  reader.bars = 0;
  const items = deeper(reader, readItems);
  reader.bars = bars;
  const close = peek(reader);
  if (close?.kind !== 'close' || close.mark === '}')
    return close ? stopMissing(reader) : stop(reader, 'unbalanced');
  const first = items[0];
  if (items.length === 1 && first) {
    if ((open === '(') !== (close.mark === ')')) stop(reader, 'unbalanced');
    reader.at += 1;
    return first;
  }
  if ((open === '(') !== (close.mark === ')') && items.length !== 2) stop(reader, 'unbalanced');
  reader.at += 1;
  return { kind: 'tuple', open, close: close.mark, items };
}

function readSet(reader: Reader): MathNode {
  reader.at += 1;
  const next = peek(reader);
  if (next?.kind === 'close' && next.mark === '}') {
    reader.at += 1;
    return { kind: 'set', items: [] };
  }
  const items = deeper(reader, readItems);
  takeClose(reader, '}');
  return { kind: 'set', items };
}

function readBars(reader: Reader): MathNode {
  reader.at += 1;
  reader.bars += 1;
  const of = deeper(reader, reader.readSum);
  if (!takeSign(reader, '|')) stop(reader, peek(reader) ? 'extra-symbol' : 'unbalanced');
  reader.bars -= 1;
  return { kind: 'absolute', of };
}

/** e and i are constants, alone and in a run of letters, where they are not variables of the problem. */
function letterNode({ letters }: Reader, name: string): MathNode {
  const isConstant = (name === 'e' || name === 'i') && !letters.includes(name);
  return isConstant ? { kind: 'constant', name } : { kind: 'variable', name };
}

function readLetter(reader: Reader, name: string): MathNode {
  reader.at += 1;
  if (!takeSign(reader, '_')) return letterNode(reader, name);
  const group = peek(reader)?.kind === 'open';
  if (group) reader.at += 1;
  const sub = peek(reader);
  const whole = plainWhole(sub);
  if (whole === null && sub?.kind !== 'letter') return stopMissing(reader);
  reader.at += 1;
  if (group) takeClose(reader, '}');
  return { kind: 'variable', name: `${name}_${sub?.kind === 'letter' ? sub.name : whole}` };
}

function readShortWord(reader: Reader, name: string): MathNode {
  if (!isLetterProduct(reader, name)) return stop(reader, 'unknown-symbol');
  reader.at += 1;
  const factors = [...name].map((letter) => letterNode(reader, letter));
  return { kind: 'multiply', factors };
}

function readMoney(reader: Reader): MathNode {
  reader.at += 1;
  const negative = takeSign(reader, '-');
  const token = peek(reader);
  if (token?.kind !== 'number' && token?.kind !== 'fraction') return stopMissing(reader);
  const amount = token.kind === 'number' ? readNumber(reader, token) : deeper(reader, readPrimary);
  const value: MathNode = negative ? { kind: 'negate', of: amount } : amount;
  return { kind: 'measure', value, unit: '$' };
}

/** Reads one value: a number, variable, bracket, root, function or fraction. */
export function readPrimary(reader: Reader): MathNode {
  const token = peek(reader);
  if (!token) return stop(reader, 'incomplete');
  switch (token.kind) {
    case 'number':
      return readNumber(reader, token);
    case 'vulgar':
      reader.at += 1;
      return { kind: 'divide', top: whole(token.top), bottom: whole(token.bottom) };
    case 'letter':
      return readNamedChoice(reader) ?? readLetter(reader, token.name);
    case 'word':
      return readShortWord(reader, token.name);
    case 'constant':
      reader.at += 1;
      return { kind: 'constant', name: token.name };
    case 'function':
      return readCall(reader, token);
    case 'root':
      return readRoot(reader, token);
    case 'fraction':
      reader.at += 1;
      return readFraction(reader);
    case 'open':
      return token.mark === '{' ? readSet(reader) : readBracket(reader, token.mark);
    case 'sign':
      if (token.mark === '|') return readBars(reader);
      return token.mark === '$' ? readMoney(reader) : stopMissing(reader);
    default:
      return stopMissing(reader);
  }
}
