import { findUnit, isKnownUnit } from '../units/unit-table.ts';
import type { MathNode } from './math-node.ts';
import { deeper, isSign, peek, type Reader, stop, stopMissing, takeClose, takeSign } from './reader.ts';
import type { Token } from './tokens.ts';

type TokenOf<K extends Token['kind']> = Extract<Token, { kind: K }>;

/** `{…}` after a LaTeX command, or one value. */
function readArgument(reader: Reader): MathNode {
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
  return deeper(reader, readPrimary);
}

function plainWhole(node: MathNode | Token | undefined): bigint | null {
  if (node?.kind !== 'number' || node.places >= 0 || node.value.d !== 1n) return null;
  return node.value.n;
}

function readFraction(reader: Reader): MathNode {
  const top = readArgument(reader);
  const bottom = readArgument(reader);
  return { kind: 'divide', top, bottom };
}

function readMixed(reader: Reader, whole: bigint): MathNode | null {
  const joined = isSign(peek(reader), 'and') ? 1 : 0;
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
  const mixed = whole === null ? null : readMixed(reader, whole);
  return mixed ?? { kind: 'number', value: token.value, places: token.places };
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

function readRoot(reader: Reader, token: TokenOf<'root'>): MathNode {
  reader.at += 1;
  let index = token.index;
  const open = peek(reader);
  const given = plainWhole(peek(reader, 1));
  const close = peek(reader, 2);
  if (open?.kind === 'open' && open.mark === '[' && given !== null && close?.kind === 'close') {
    if (given < 2n || given > 99n) stop(reader, 'malformed-number');
    index = Number(given);
    reader.at += 3;
  }
  return { kind: 'root', of: readArgument(reader), index };
}

/** Without brackets a function takes the product that follows: sin 2x is sin(2x). */
function readBareArgument(reader: Reader): MathNode {
  const factors: MathNode[] = [];
  for (let token = peek(reader); token; token = peek(reader)) {
    const simple = token.kind === 'letter' || token.kind === 'constant';
    if (!simple && !(factors.length === 0 && (token.kind === 'number' || token.kind === 'fraction'))) break;
    factors.push(deeper(reader, readPrimary));
  }
  if (factors.length === 0) return deeper(reader, readPrimary);
  return factors.length === 1 && factors[0] ? factors[0] : { kind: 'multiply', factors };
}

const inverted = { sec: 'cos', csc: 'sin', cot: 'tan' } as const;

/** sec, csc and cot are read as what they are short for: one over cos, sin and tan. */
function callOf(name: TokenOf<'function'>['name'], of: MathNode): MathNode {
  if (name === 'abs') return { kind: 'absolute', of };
  if (name !== 'sec' && name !== 'csc' && name !== 'cot') return { kind: 'call', name, of };
  const bottom: MathNode = { kind: 'call', name: inverted[name], of };
  return { kind: 'divide', top: whole(1n), bottom };
}

/** An angle in degrees counts as its number of radians. */
function inRadians(reader: Reader, angle: MathNode): MathNode {
  const raised = isSign(peek(reader), '^') ? 1 : 0;
  const next = peek(reader, raised);
  const marked = angle.kind !== 'measure' && next?.kind === 'word' && next.name === 'degree';
  if (marked) reader.at += 1 + raised;
  const degrees = angle.kind === 'measure' && angle.unit === 'degree' ? angle.value : angle;
  if (!marked && degrees === angle) return angle;
  const pi: MathNode = { kind: 'constant', name: 'pi' };
  return { kind: 'divide', top: { kind: 'multiply', factors: [degrees, pi] }, bottom: whole(180n) };
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

function readCall(reader: Reader, token: TokenOf<'function'>): MathNode {
  reader.at += 1;
  let base: MathNode | undefined;
  if (token.name === 'log' && takeSign(reader, '_')) base = readArgument(reader);
  else if (token.name === 'log') base = readBaseBeside(reader);
  const power = takeSign(reader, '^') ? readArgument(reader) : null;
  const open = peek(reader);
  const group = open?.kind === 'open';
  const of = inRadians(reader, group ? readArgument(reader) : readBareArgument(reader));
  const call: MathNode = base ? { kind: 'call', name: 'log', of, base } : callOf(token.name, of);
  return power ? { kind: 'power', base: call, exponent: power } : call;
}

function readLetter(reader: Reader, name: string): MathNode {
  reader.at += 1;
  if (!takeSign(reader, '_')) return { kind: 'variable', name };
  const group = peek(reader)?.kind === 'open';
  if (group) reader.at += 1;
  const sub = peek(reader);
  const whole = plainWhole(sub);
  if (whole === null && sub?.kind !== 'letter') return stopMissing(reader);
  reader.at += 1;
  if (group) takeClose(reader, '}');
  return { kind: 'variable', name: `${name}_${sub?.kind === 'letter' ? sub.name : whole}` };
}

/** Up to three letters that name no unit, or the usual unknowns, are a product of variables. */
export function isLetterProduct(name: string): boolean {
  return (name.length <= 3 || /^[xyz]+$/.test(name)) && !isKnownUnit(name);
}

function readShortWord(reader: Reader, name: string): MathNode {
  if (!isLetterProduct(name)) return stop(reader, 'unknown-symbol');
  reader.at += 1;
  const factors = [...name].map((letter): MathNode => ({ kind: 'variable', name: letter }));
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
      return readLetter(reader, token.name);
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

function whole(value: bigint): MathNode {
  return { kind: 'number', value: { n: value, d: 1n }, places: -1 };
}

function unitWord(token: Token | undefined): string | null {
  if (token?.kind === 'word' || token?.kind === 'letter') return token.name;
  return isSign(token, '$') ? '$' : null;
}

function isUnitLetter(reader: Reader, token: Token | undefined): boolean {
  return reader.units && token?.kind === 'letter' && findUnit(token.name) !== undefined;
}

/** Whether a unit begins here: `numeric` tells that only a number stands before it. */
export function startsUnit(reader: Reader, numeric: boolean): boolean {
  const token = peek(reader);
  if (token?.kind === 'word')
    return isKnownUnit(token.name) || (numeric && (reader.units || token.name.length > 3));
  if (isSign(token, '$') || isUnitLetter(reader, token)) return numeric;
  return false;
}

/** Reads a unit as text that readUnit understands: 'in^2', 'L/min', 'red marbles'. */
export function readUnitText(reader: Reader, start: string): string {
  let text = start;
  for (;;) {
    const token = peek(reader);
    const word = unitWord(token);
    const next = unitWord(peek(reader, 1));
    const power = plainWhole(peek(reader, 1)) ?? plainWhole(peek(reader, 2));
    if (word !== null && (reader.units || token?.kind !== 'letter' || text === '' || text.endsWith('/'))) {
      text += text === '' || /[/*]$/.test(text) ? word : ` ${word}`;
      reader.at += 1;
    } else if ((isSign(token, '/') || isSign(token, 'per')) && next !== null) {
      text += '/';
      reader.at += 1;
    } else if (isSign(token, '*') && next !== null) {
      text += '*';
      reader.at += 1;
    } else if (isSign(token, '^') && power !== null && power < 10n && text !== '') {
      text += `^${power}`;
      reader.at += peek(reader, 1)?.kind === 'open' ? 4 : 2;
    } else return text;
  }
}
