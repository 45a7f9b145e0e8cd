import type { AnswerKey, Verdict } from './answer-key.ts';

/** A time of day in minutes; `half` is unknown where neither a.m. nor p.m. is written and the hour can be either. */
type ClockTime = { readonly minutes: number; readonly half: 'a' | 'p' | null };

const digits =
  /^\s*(?:at )?(\d{1,2})(?:\s*[:.]\s*([0-5]\d))?\s*(?:o'?clock)?\s*(?:([ap])\.?\s*m?\.?|in the (morning|afternoon|evening)|at (night))?\s*$/i;
const dayHalf: Readonly<Record<string, 'a' | 'p'>> = {
  ...({ a: 'a', morning: 'a' } as const),
  ...({ p: 'p', afternoon: 'p', evening: 'p', night: 'p' } as const),
};

function readClock(text: string): ClockTime | null {
  if (/^\s*(?:12 )?noon\s*$/i.test(text)) return { minutes: 0, half: 'p' };
  if (/^\s*(?:12 )?midnight\s*$/i.test(text)) return { minutes: 0, half: 'a' };
  const [, hour, minute = '0', ...halves] = digits.exec(text) ?? [];
  if (hour === undefined || Number(hour) > 23) return null;
  const written = halves.find((half) => half !== undefined)?.toLowerCase();
  if (written === undefined && Number(hour) > 12)
    return { minutes: (Number(hour) - 12) * 60 + Number(minute), half: 'p' };
  if (Number(hour) > 12 || Number(hour) === 0) return null;
  const half = written === undefined ? null : (dayHalf[written] ?? null);
  return { minutes: (Number(hour) % 12) * 60 + Number(minute), half };
}

/** Whether a key is a time of day: it has to say which half of the day. */
export function isClockKey(value: string): boolean {
  return /(?:[ap]\.?\s*m\.?|noon|midnight)\s*$/i.test(value) && readClock(value) !== null;
}

/** Compares times of day: 3:45 PM is 3:45 p.m. and 15:45; the half of the day may be left out as a unit may be. */
export function judgeClock(answer: string, key: AnswerKey): Verdict {
  const [given, wanted] = [readClock(answer), readClock(key.value)];
  if (!given || !wanted || given.minutes !== wanted.minutes) return { kind: 'wrong' };
  return given.half === null || given.half === wanted.half ? { kind: 'right' } : { kind: 'wrong' };
}
