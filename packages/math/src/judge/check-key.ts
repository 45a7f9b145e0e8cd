import { splitRun } from '../read/letter-run.ts';
import { readText } from '../read/parse.ts';
import { mathWords } from '../read/vocabulary.ts';
import { readUnit } from '../units/read-unit.ts';
import { type AnswerKey, isShown } from './answer-key.ts';
import { isClockKey } from './clock-time.ts';
import { readKey } from './read-answer.ts';
import { sayUnreadable } from './say-unreadable.ts';

/** Letters right before a bracket, as a function is written. */
const called = /(?<![\\a-z])[a-z]{3,}(?=\()/gi;

/** A name such as `sgn(x)` that is no known function: it would be read as a product of its letters. */
const unknownFunction = (value: string): string | undefined =>
  (value.match(called) ?? []).find(
    (name) => !/^sec$/i.test(name) && !mathWords.has(name.toLowerCase()) && splitRun(name) === null,
  );

/**
 * What an author has to mend before a key can judge answers, in words; null for a sound key. Content is checked with it
 * when it is loaded, so that no student meets a key that cannot be read.
 *
 * @example checkKey({ value: '2x + ', form: 'expression' }) // 'the key "2x + " cannot be read: Something is missing at the end. Please finish it.'
 */
export function checkKey(key: AnswerKey): string | null {
  const { value, form, unit, tolerance } = key;
  if (value.trim() === '') return 'the key is empty';
  if (isShown(form) || isClockKey(value)) return null;
  const read = readKey(key);
  if (!read.ok) return `the key "${value}" cannot be read: ${sayUnreadable(read.failure)}`;
  const name = unknownFunction(value);
  if (name !== undefined)
    return `"${name}" in the key "${value}" is no known function; a product takes a sign`;
  if (unit !== undefined && readUnit(unit) === null) return `the unit "${unit}" of the key cannot be read`;
  const allowed = tolerance === undefined || readText(tolerance, { commas: 'grouping', units: false }).ok;
  return allowed ? null : `the tolerance "${tolerance}" of the key cannot be read`;
}
