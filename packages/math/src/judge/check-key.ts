import { readText } from '../read/parse.ts';
import { readUnit } from '../units/read-unit.ts';
import { type AnswerKey, isShown } from './answer-key.ts';
import { isClockKey } from './clock-time.ts';
import { readKey } from './read-answer.ts';
import { sayUnreadable } from './say-unreadable.ts';

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
  if (unit !== undefined && readUnit(unit) === null) return `the unit "${unit}" of the key cannot be read`;
  const allowed = tolerance === undefined || readText(tolerance, { commas: 'grouping', units: false }).ok;
  return allowed ? null : `the tolerance "${tolerance}" of the key cannot be read`;
}
