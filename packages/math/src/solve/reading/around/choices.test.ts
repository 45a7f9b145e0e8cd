import { expect, test } from 'vitest';
import { withChoices } from './choices.ts';

test.each([
  ['What is 2 + 3?\nA 4\nB 5\nC 6\nD 7', 'What is 2 + 3?', ['4', '5', '6', '7']],
  [
    'What is the length of arc AB?\n(1) 2π   (2) 4π   (3) 8π   (4) 18π',
    'What is the length of arc AB?',
    ['2π', '4π', '8π', '18π'],
  ],
  ['Solve 2x = 6. a) 2 b) 3 c) 4', 'Solve 2x = 6.', ['2', '3', '4']],
  ['What is the period?\nF. 1\nG. 2\nH. 3\nJ. 4', 'What is the period?', ['1', '2', '3', '4']],
])('choices below a problem are taken apart: %j', (text, problem, choices) => {
  expect(withChoices(text)).toEqual({ text: problem, choices });
});

test.each([
  'Points A(1, 2), B(3, 4) and C(5, 6) form a triangle. Find its area.',
  'Solve (1) x + y = 5 and (2) x - y = 1.',
  'What is 2 + 3?',
])('what is no list of choices stays whole: %j', (text) => {
  expect(withChoices(text)).toBeNull();
});
