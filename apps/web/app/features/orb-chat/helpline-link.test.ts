import { expect, test } from 'vitest';
import { helplineParts } from './helpline-link.ts';

const calls = (helpline: string) => helplineParts(helpline).flatMap(({ call }) => call ?? []);

test.each([
  ['School counselor: 555-0199', ['5550199']],
  ['Crisis line: +1 (800) 273-8255', ['+18002738255']],
  ['988 Lifeline: call or text 988', ['988']],
  ['Helpline: Call 116 111 or 0800 1110', ['116111', '08001110']],
  ['School counselor: room 112', []],
  ['Counselor: room 12, 8:00-15:30', []],
  ['Ms. Diaz: 2026 hall, door 3', []],
])('the numbers of "%s" that can be called', (helpline, expected) => {
  expect(calls(helpline)).toEqual(expected);
  expect(
    helplineParts(helpline)
      .map(({ text }) => text)
      .join(''),
  ).toBe(helpline);
});
