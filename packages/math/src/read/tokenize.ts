import type { ParseFailure } from './math-node.ts';
import { scanNumber } from './scan-number.ts';
import { scanWord } from './scan-word.ts';
import { fail, push, type Scanner } from './scanner.ts';
import type { CommaRule, TokenBody, TokenizeResult } from './tokens.ts';
import {
  commands,
  skippedCommands,
  subscripts,
  superscripts,
  symbols,
  textCommands,
  vulgarFractions,
} from './vocabulary.ts';

const letters = /[A-Za-z]+/y;
const realNumbers = /\s*\{?\s*R\s*\}?/y;

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
  if (name === 'mathbb' || name === 'mathbf') {
    realNumbers.lastIndex = scanner.at + length;
    const set = realNumbers.exec(scanner.text)?.[0];
    if (set) return push(scanner, commands.get('R') ?? [], length + set.length);
  }
  const bodies = commands.get(name);
  if (bodies) return push(scanner, bodies, length);
  return fail(scanner, name === '' ? 'incomplete' : 'unknown-symbol', `\\${name}`);
}

/** What a run of raised or lowered characters stands for. */
function takeRun({ text, at }: Scanner, marks: ReadonlyMap<string, string>): string {
  let inner = '';
  for (let mark = marks.get(text.charAt(at)); mark; mark = marks.get(text.charAt(at + inner.length))) {
    inner += mark;
  }
  return inner;
}

/** x² as x^(2), x₁ as x_{1}. */
function scanShifted(scanner: Scanner, kind: 'raised' | 'lowered'): ParseFailure | null {
  const inner = takeRun(scanner, kind === 'raised' ? superscripts : subscripts);
  const inside = tokenize(inner, { commas: 'separators', units: false });
  if (!inside.ok)
    return fail(scanner, inside.reason, scanner.text.slice(scanner.at, scanner.at + inner.length));
  const [mark, open, close] = kind === 'raised' ? (['^', '(', ')'] as const) : (['_', '{', '}'] as const);
  const bodies: readonly TokenBody[] = [
    { kind: 'sign', mark },
    { kind: 'open', mark: open },
    ...inside.tokens,
    { kind: 'close', mark: close },
  ];
  return push(scanner, bodies, inner.length);
}

/** ⁵√x is the fifth root of x; what stands right before the raised digits has them as its exponent. */
function scanRootIndex(scanner: Scanner): ParseFailure | null | undefined {
  const index = takeRun(scanner, superscripts);
  const before = scanner.spaced ? undefined : scanner.tokens.at(-1);
  const free =
    before === undefined || before.kind === 'open' || before.kind === 'sign' || before.kind === 'relation';
  const isRoot =
    free && /^(?:[2-9]|1\d)$/.test(index) && scanner.text.charAt(scanner.at + index.length) === '√';
  return isRoot ? push(scanner, [{ kind: 'root', index: Number(index) }], index.length + 1) : undefined;
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
  if (superscripts.has(character)) {
    const root = scanRootIndex(scanner);
    return root === undefined ? scanShifted(scanner, 'raised') : root;
  }
  if (subscripts.has(character)) return scanShifted(scanner, 'lowered');
  const vulgar = vulgarFractions.get(character);
  if (vulgar) return push(scanner, [{ kind: 'vulgar', top: vulgar[0], bottom: vulgar[1] }], 1);
  const pair = symbols.get(text.slice(at, at + 2));
  if (pair && text.charAt(at + 1) !== '') return push(scanner, pair, 2);
  const single = symbols.get(character);
  if (single) return push(scanner, single, 1);
  return fail(scanner, 'unknown-symbol', String.fromCodePoint(text.codePointAt(at) ?? 0));
}

/** Cuts cleaned text into tokens in one pass; every step moves on by at least one character. */
export function tokenize(text: string, rules: { commas: CommaRule; units: boolean }): TokenizeResult {
  const scanner: Scanner = { text, ...rules, tokens: [], at: 0, depth: 0, spaced: false };
  const textEnds = new Set<number>();
  while (scanner.at < text.length) {
    const failure = scanNext(scanner, textEnds);
    if (failure) return failure;
  }
  return { ok: true, tokens: scanner.tokens };
}
