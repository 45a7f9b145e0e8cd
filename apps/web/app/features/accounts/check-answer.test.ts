import { expect, test } from 'vitest';
import { checkAnswer } from './check-answer.ts';

test.each([
  ['', 'Please enter a response'],
  ['   ', 'Please enter a response'],
  [' ab ', 'Your answer is too short'],
  ['vet', undefined],
])('the answer %j gets %j [A-291] [A-292]', (answer, message) => {
  expect(checkAnswer(answer)).toBe(message);
});
