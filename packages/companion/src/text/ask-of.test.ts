import { expect, test } from 'vitest';
import { askOf } from './ask-of.ts';

test.each([
  ['On which open intervals is f increasing? Give all of them.', 'On which open intervals is f increasing?'],
  ['Solve y^2 = 9 with the formula. Give exact solutions.', 'Solve y^2 = 9 with the formula.'],
  ['Say the same as a power. You do not have to solve it.', 'Say the same as a power.'],
  ['Mia has 3 pens. She buys 4. How many does she have?', 'How many does she have?'],
])('what is asked is the question, not the form of its answer: %s', (question, ask) => {
  expect(askOf(question)).toBe(ask);
});
