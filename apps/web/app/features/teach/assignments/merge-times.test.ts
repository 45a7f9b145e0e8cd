import { expect, test } from 'vitest';
import { mergeTimes } from './merge-times.ts';

const read = { opens: '2026-09-01T08:00', due: '', closes: '', takesLate: true };

test('what a colleague set stays beside what was typed here', () => {
  const typed = { ...read, closes: '2026-09-03T09:00' };
  const newest = { ...read, due: '2026-09-02T15:00', takesLate: false };
  expect(mergeTimes({ read, typed, newest })).toEqual({
    opens: '2026-09-01T08:00',
    due: '2026-09-02T15:00',
    closes: '2026-09-03T09:00',
    takesLate: false,
  });
});

test('where both changed one time, the one that was typed here stays to be looked at', () => {
  const typed = { ...read, due: '2026-09-04T10:00' };
  const newest = { ...read, due: '2026-09-02T15:00' };
  expect(mergeTimes({ read, typed, newest }).due).toBe('2026-09-04T10:00');
});
