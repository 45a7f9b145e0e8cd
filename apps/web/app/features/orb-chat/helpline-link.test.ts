import { expect, test } from 'vitest';
import { helplineCalls } from './helpline-link.ts';

test.each([
  ['School counselor: 555-0199', ['5550199']],
  ['Crisis line: +1 (800) 273-8255', ['+18002738255']],
  ['988 Lifeline: call or text 988', ['988']],
  ['Helpline: Call 116 111 or 0800 1110', ['116111', '08001110']],
  ['School counselor: room 112', []],
  ['Counselor: room 12, 8:00-15:30', []],
  ['Ms. Diaz: 2026 hall, door 3', []],
])('the numbers of "%s" that can be called', (helpline, expected) => {
  expect(helplineCalls(helpline).map(({ digits }) => digits)).toEqual(expected);
});

test('a number can be texted only where the words say so', () => {
  const texts = (helpline: string) => helplineCalls(helpline).map(({ canText }) => canText);
  expect(texts('Call or text 988.')).toEqual([true]);
  expect(texts('Text line. Call 555-0199.')).toEqual([false]);
});
