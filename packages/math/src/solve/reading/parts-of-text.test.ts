import { expect, test } from 'vitest';
import { partsOf, withoutLabel } from './parts-of-text.ts';

const kinds = (text: string): string =>
  partsOf(text)
    .map(({ kind }) => kind)
    .join(' ');

test.each([
  ['Directions: Solve each equation. Show all your work. 5x - 8 = 27', 'nothing request nothing math'],
  ['Simplify. Leave your answer in radical form: √72', 'request form math'],
  ['Mr. Diaz has a garden. It is 12.5 ft long and 8 ft wide. What is its area?', 'scene told request'],
  ['x^2 - 9 = 0. Write the sum of the solutions.', 'math request'],
  ['A cone has a radius of 6 in. and a height of 8 in. What is its volume?', 'told request'],
  ['4(x - 3) = 4x - 12 how many solutions does this have?', 'math request'],
])('tells what each piece of a text is to its problem: %s', (text, expected) => {
  expect(kinds(text)).toBe(expected);
});

test('leaves out brackets that show, use or name something, and keeps those that tell or turn', () => {
  expect(partsOf('solve n/6 = 7 (two step equation)')[0]?.text).toBe('solve n/6 = 7');
  expect(partsOf('expand (x + 2)^4 (show every term)')[0]?.text).toBe('expand (x + 2)^4');
  expect(partsOf('how many codes of 3 letters are there (no repeats)?')[0]?.text).toContain('(no repeats)');
  expect(partsOf('how many codes of 3 letters are there (repeats allowed)?')[0]?.text).toContain('allowed');
});

test.each([
  ['Warm up #3: Find the GCF of 48 and 72.', 'Find the GCF of 48 and 72.'],
  ['Unit 5 Review – Question 12: What is 3/4 of 20?', 'What is 3/4 of 20?'],
  ['Chapter 8 Test, #4. Solve 2x = 6.', 'Solve 2x = 6.'],
  ['FRQ 1 (a). Find the derivative of x^2.', 'Find the derivative of x^2.'],
  ['3. 4x = 20', '4x = 20'],
  ['Lesson 2.4 Practice\n7) Write 45/72 in simplest form.', 'Write 45/72 in simplest form.'],
  ['Chapter 4 Quiz\nName: ____\n2. Find the mean of 3 and 5', 'Find the mean of 3 and 5'],
  ['Factor each polynomial.\n8) x^2 - 5x + 6', 'Factor each polynomial.\nx^2 - 5x + 6'],
  ['Slope\n1) y = 2x + 3', 'Slope\ny = 2x + 3'],
])('takes a label off: %s', (text, rest) => {
  expect(withoutLabel(text)).toBe(rest);
});

test.each([
  'Radius 5. Find the area of the circle.',
  'Plan A: $20 a month. Plan B: $5 a visit. Which is cheaper for 3 visits?',
  'Day 1: 5 miles. Day 2: 7 miles. What is the mean?',
  'A coin shows heads with probability 0.6. It is thrown 5 times. Probability of 3 heads?',
  '3x - 4y = 12',
  'Evaluate.\n1) 3 + 4\n2) 5 - 2',
  'Radius 5\nFind the area of the circle.',
  'Find 3 numbers\n2) whose sum is 12',
])('takes nothing off that tells: %s', (text) => {
  expect(withoutLabel(text)).toBeNull();
});
