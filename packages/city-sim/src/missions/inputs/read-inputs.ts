import { parseNumberLike, type Rational, rationalToNumber } from '@playforward/math';
import type { Unknown } from '../mission.ts';
import type { AnswerValue, MissionAnswer } from '../template.ts';
import { readLinear } from './read-linear.ts';

/** Why a field could not be used. None of them costs anything: nothing was simulated. */
export type InputReason =
  | 'empty'
  | 'too-long'
  | 'unreadable'
  | 'not-whole'
  | 'not-a-point'
  | 'not-a-line'
  | 'too-small'
  | 'too-large';

export type InputReading =
  | { ok: true; answer: MissionAnswer }
  | { ok: false; reason: InputReason; symbol: string };
type ValueReading = { ok: true; value: AnswerValue } | { ok: false; reason: InputReason };

const mostCharacters = 60;

/** Reads every field exactly as typed: whole numbers, decimals, fractions, points and lines. Never throws. */
export function readInputs(
  unknowns: readonly Unknown[],
  inputs: Readonly<Record<string, string>>,
): InputReading {
  const answer: Record<string, AnswerValue> = {};
  for (const unknown of unknowns) {
    const typed = Object.hasOwn(inputs, unknown.symbol) ? inputs[unknown.symbol] : '';
    const read = readValue(unknown, typeof typed === 'string' ? typed : '');
    if (!read.ok) return { ok: false, reason: read.reason, symbol: unknown.symbol };
    answer[unknown.symbol] = read.value;
  }
  return { ok: true, answer };
}

/** A prediction is one number that the series can reach. */
export function readPrediction(
  text: string,
  { min, max }: { min: number; max: number },
): { ok: true; value: number } | { ok: false; reason: InputReason } {
  const read = readNumber(text);
  if (!read.ok) return read;
  const value = rationalToNumber(read.value);
  if (value < min) return { ok: false, reason: 'too-small' };
  return value > max ? { ok: false, reason: 'too-large' } : { ok: true, value };
}

function readValue(unknown: Unknown, text: string): ValueReading {
  const blank = blankReason(text);
  if (blank) return { ok: false, reason: blank };
  if (unknown.kind === 'point') return readPoint(unknown, text);
  if (unknown.kind === 'line') return readLine(unknown, text);
  const read = readNumber(text);
  if (!read.ok) return read;
  if (unknown.kind === 'int' && read.value.d !== 1n) return { ok: false, reason: 'not-whole' };
  return withinBounds(unknown, rationalToNumber(read.value));
}

type NumberReading = { ok: true; value: Rational } | { ok: false; reason: InputReason };

function readNumber(text: string): NumberReading {
  const blank = blankReason(text);
  if (blank) return { ok: false, reason: blank };
  const value = parseNumberLike(text);
  return value ? { ok: true, value } : { ok: false, reason: 'unreadable' };
}

function blankReason(text: string): 'empty' | 'too-long' | null {
  if (text.length > mostCharacters) return 'too-long';
  return text.trim() === '' ? 'empty' : null;
}

function withinBounds({ min, max }: Unknown, value: number): ValueReading {
  if (value < min) return { ok: false, reason: 'too-small' };
  if (value > max) return { ok: false, reason: 'too-large' };
  return { ok: true, value };
}

/** `(3, -2)`, `P = (3, -2)` or `3; -2`. */
function readPoint(unknown: Unknown, text: string): ValueReading {
  const right = text.slice(text.lastIndexOf('=') + 1).trim();
  const inside = /^\((.*)\)$/s.exec(right)?.[1] ?? right;
  const parts = inside.includes(';') ? inside.split(';') : inside.split(',');
  const [x, y] = parts.map((part) => parseNumberLike(part));
  if (parts.length !== 2 || !x || !y) return { ok: false, reason: 'not-a-point' };
  const point = { x: rationalToNumber(x), y: rationalToNumber(y) };
  return pairWithin(unknown, { numbers: [point.x, point.y], value: point });
}

/** `y = 2x + 3` or `2x + 3`. */
function readLine(unknown: Unknown, text: string): ValueReading {
  const line = readLinear(text);
  if (!line) return { ok: false, reason: 'not-a-line' };
  const value = { slope: rationalToNumber(line.slope), intercept: rationalToNumber(line.intercept) };
  return pairWithin(unknown, { numbers: [value.slope, value.intercept], value });
}

function pairWithin(
  unknown: Unknown,
  { numbers, value }: { numbers: readonly number[]; value: AnswerValue },
): ValueReading {
  for (const number of numbers) {
    const read = withinBounds(unknown, number);
    if (!read.ok) return read;
  }
  return { ok: true, value };
}
