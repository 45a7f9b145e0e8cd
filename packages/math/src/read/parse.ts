import { isKnownUnit } from '../units/unit-table.ts';
import { cleanText } from './clean-text.ts';
import type { MathNode, ParseFailure, ParseResult, RelationSign } from './math-node.ts';
import { withPlainUnits } from './plain-words.ts';
import { readSigned, readSum } from './read-expression.ts';
import { readPrimary } from './read-primary.ts';
import { isSign, peek, type Reader, ReadStop, stop, stopMissing, takeSign } from './reader.ts';
import { tokenize } from './tokenize.ts';
import type { CommaRule, Token } from './tokens.ts';

/** Longest text that is read. */
const mostCharacters = 1000;

function readRatio(reader: Reader): MathNode {
  const first = readSum(reader);
  const terms = [first];
  while (takeSign(reader, ':') || (isSign(peek(reader), 'per') && takeSign(reader, 'per'))) {
    terms.push(readSum(reader));
  }
  return terms.length === 1 ? first : { kind: 'ratio', terms };
}

function takeUnion(reader: Reader): boolean {
  const token = peek(reader);
  const letter = token?.kind === 'letter' && (token.name === 'U' || token.name === 'u');
  if (!letter) return takeSign(reader, '∪');
  reader.at += 1;
  return true;
}

function readUnion(reader: Reader): MathNode {
  const first = readRatio(reader);
  const parts = [first];
  while ((first.kind === 'tuple' || first.kind === 'set') && takeUnion(reader)) parts.push(readRatio(reader));
  return parts.length === 1 ? first : { kind: 'union', parts };
}

function readStatement(reader: Reader): MathNode {
  const first = readUnion(reader);
  const sides = [first];
  const signs: RelationSign[] = [];
  for (let token = peek(reader); token?.kind === 'relation'; token = peek(reader)) {
    reader.at += 1;
    signs.push(token.sign);
    sides.push(readUnion(reader));
  }
  return signs.length === 0 ? first : { kind: 'relation', sides, signs };
}

/** Takes `,`, `and`, `or`, or a comma before either. */
function takeSeparator(reader: Reader): 'comma' | 'and' | 'or' | null {
  const comma = takeSign(reader, ',');
  if (takeSign(reader, 'and')) return 'and';
  if (takeSign(reader, 'or')) return 'or';
  return comma ? 'comma' : null;
}

function readList(reader: Reader): MathNode {
  const first = readStatement(reader);
  const items = [first];
  let joined: 'comma' | 'and' | 'or' = 'comma';
  for (let separator = takeSeparator(reader); separator; separator = takeSeparator(reader)) {
    if (separator !== 'comma') joined = separator;
    items.push(readStatement(reader));
  }
  return items.length === 1 ? first : { kind: 'list', items, joined };
}

function readAll(reader: Reader): MathNode {
  const node = readList(reader);
  const rest = peek(reader);
  if (!rest) return node;
  if (rest.kind === 'close') return stop(reader, 'unbalanced');
  if (rest.kind === 'word') return stop(reader, 'unknown-symbol');
  return stopMissing(reader);
}

/** `forks` are the places that a second school reading takes otherwise, as the power in ln x^2; see forks.ts. */
export type Reading =
  | { readonly ok: true; readonly node: MathNode; readonly forks: readonly number[] }
  | ParseFailure;

/**
 * `letters` are the variables of the problem; with them e, i and the names of units can be plain letters. `turned` are
 * the forks to be read in their second way.
 */
export type ReadingRules = {
  readonly commas: CommaRule;
  readonly units: boolean;
  readonly letters?: string;
  readonly turned?: readonly number[];
};

/** An answer is judged against one key after another, and a key meets one answer after another. */
const known = new Map<string, Reading>();
const mostKnown = 256;
const longestKnown = 200;

/**
 * Reads text under given rules for commas and units. Never throws; time grows with the length only. What was read last
 * is kept: equal texts give the same node, whose normal form is then known as well.
 */
export function readText(text: string, rules: ReadingRules): Reading {
  if (text.length > mostCharacters) return { ok: false, reason: 'too-long', at: mostCharacters };
  if (text.length > longestKnown) return readAnew(text, rules);
  const { commas, units, letters = '', turned = [] } = rules;
  const name = `${commas}/${units}/${letters}/${turned.join()}/${text}`;
  const found = known.get(name);
  if (found) return found;
  const result = readAnew(text, rules);
  if (known.size >= mostKnown) known.clear();
  known.set(name, result);
  return result;
}

/** `e = c/a` and `i = prt` say what the letter is: a formula for e or i makes it a variable. */
function definedLetter([name, sign, ...rest]: readonly Token[]): string {
  if (name?.kind !== 'letter' || !/^[ei]$/.test(name.name)) return '';
  const isFormula = rest.some(({ kind }) => kind === 'letter' || kind === 'word');
  return sign?.kind === 'relation' && sign.sign === '=' && isFormula ? name.name : '';
}

/** `Pt` beside P is P times t and no pint, where no number stands before it. */
function lettersOfRuns(tokens: readonly Token[], text: string): string {
  if (!tokens.some(({ kind }) => kind === 'word')) return '';
  const alone = new Set(tokens.flatMap((token) => (token.kind === 'letter' ? [token.name] : [])));
  const runs = tokens.flatMap((token, at) => {
    const before = tokens[at - 1]?.kind === 'open' ? [tokens[at - 1], tokens[at - 2]] : [tokens[at - 1]];
    const isRun = token.kind === 'word' && token.name.length <= 3 && isKnownUnit(token.name);
    return isRun && text.includes(token.name) && before.every((one) => one?.kind !== 'number')
      ? [token.name]
      : [];
  });
  return runs.filter((run) => [...run].some((letter) => alone.has(letter))).join('');
}

function readAnew(text: string, { commas, units, letters = '', turned = [] }: ReadingRules): Reading {
  const cleaned = units ? withPlainUnits(cleanText(text)) : cleanText(text);
  if (cleaned.trim() === '') return { ok: false, reason: 'empty', at: 0 };
  const cut = tokenize(cleaned, { commas, units });
  if (!cut.ok) return cut;
  if (cut.tokens.length === 0) return { ok: false, reason: 'empty', at: 0 };
  const reader: Reader = {
    tokens: cut.tokens,
    length: cleaned.trimEnd().length,
    units,
    commas,
    letters: `${letters}${definedLetter(cut.tokens)}${units ? '' : lettersOfRuns(cut.tokens, cleaned)}`,
    turned: new Set(turned),
    forks: new Set(),
    readSum,
    readSigned,
    readPrimary,
    readStatement,
    at: 0,
    depth: 0,
    bars: 0,
  };
  try {
    const node = readAll(reader);
    return { ok: true, node, forks: [...reader.forks] };
  } catch (stopped) {
    if (stopped instanceof ReadStop) return stopped.failure;
    throw stopped;
  }
}

/**
 * Reads what students and authors type: plain text or the LaTeX a math input produces, up to 1,000
 * characters. Single letters are variables where that reads; `90 L/min` still reads as a measure.
 * @example parseMath('2x +') // { ok: false, reason: 'incomplete', at: 4 }
 */
export function parseMath(text: string): ParseResult {
  const first = readText(text, { commas: 'grouping', units: false });
  if (first.ok) return { ok: true, node: first.node };
  if (first.reason === 'too-long' || first.reason === 'empty') return first;
  const second = readText(text, { commas: 'grouping', units: true });
  return second.ok ? { ok: true, node: second.node } : first;
}
