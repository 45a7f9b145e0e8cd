import { findUnit } from '../../units/unit-table.ts';
import type { AnswerKey } from '../answer-key.ts';

const amount = String.raw`(\d+(?:\.\d+)?(?:\/\d+)?|\d+ \d+\/\d+)`;
const timeKey = new RegExp(String.raw`^\s*(?:after|in)\s+${amount}\s+([a-z]+)\s*\.?\s*$`, 'i');
const before =
  /^\s*(?:(?:they|it|he|she|the [a-z]+) )?(?:(?:will )?(?:meets?|takes?|happens?|hits the ground|lands?|(?:is|are) (?:empty|tied)) )?(?:after|in|at|t ?=|it takes|takes|it'?s|it is)\s+(?=\d)/i;
const behind = /\s+(?:later|from now)\s*[.!]*\s*$/i;

/**
 * `after 3 hours` says when by how long it takes: the time itself, without its `after` on either side. Null for any other key.
 */
export function withoutAfter(
  answer: string,
  key: AnswerKey,
): { readonly answer: string; readonly key: AnswerKey } | null {
  const [, size, unit = ''] = timeKey.exec(key.value) ?? [];
  const known = findUnit(unit);
  // A time of the day is no time that passes.
  const isTime = known?.dimension === 'time' || /^(?:years?|months?)$/i.test(unit);
  if (size === undefined || !isTime || (key.form !== 'measure' && key.inferred !== true)) return null;
  if (/\d:\d\d|\b(?:before|after|past|until|ago)\b.*\b(?:noon|midnight|start|ago|before)\b/i.test(answer))
    return null;
  return {
    answer: answer
      .replace(before, '')
      .replace(behind, '')
      .replace(/(?<=\d\s?)yrs?\b/i, 'years'),
    key: { ...key, value: `${size} ${unit}`, form: 'measure' },
  };
}
