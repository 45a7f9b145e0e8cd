import { test } from 'vitest';
import type { HandAnswer, HandTask } from './hand-task.ts';
import { expectFaultTold, expectSaid, expectStart, scale } from './testing-hands.ts';

const box: HandTask = { kind: 'build-box', line: scale, data: ['1', '2'], xName: 'minutes' };
const numbers = (...all: number[]): HandAnswer => ({ kind: 'build-box', numbers: all });

test.each<[string, HandAnswer]>([
  ['five numbers that go back', numbers(1, 0, 2, 3, 4)],
  ['four numbers', numbers(1, 2, 3, 4)],
  ['a number off the line', numbers(1, 2, 3, 4, 9)],
])('%s is told in a sentence', (_, answer) => expectFaultTold(box, answer));

test('what is made is said in whole sentences', () => {
  expectSaid(
    box,
    numbers(-2, 0, 1, 3, 6),
    'The smallest number is −2 and the largest 6. The quartiles are 0 and 3, and the median is 1.',
  );
});

test('what stands there at first can be said and is no finished answer, or another than any other', () => {
  expectStart(box);
});
