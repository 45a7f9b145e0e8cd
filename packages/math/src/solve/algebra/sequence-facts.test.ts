import { expect, test } from 'vitest';
import { solve } from '../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['the sequence goes 5, 9, 13, 17,... what number term is 201', '50'],
  ['What term number of the arithmetic sequence 100, 94, 88, ... equals -20?', '21'],
  ['The number 201 is which term of the sequence 5, 9, 13, 17, ...?', '50'],
  ['What is the position of 95 in the sequence 5, 8, 11, 14, ...?', '31'],
  ['Given the arithmetic sequence 3, 10, 17, 24, ..., find n if a_n = 108.', '16'],
  ['Which term in the arithmetic sequence with a1 = 3 and d = 4 is 83?', '21'],
  ['what number is term 20 of 5, 9, 13, 17, ...', '81'],
])(
  'the place of a value is told in any order, and a term by its place is another question: %s',
  (text, answer) => {
    expect(answerOf(text)).toBe(answer);
  },
);

test.each([
  'which term of 5, 9, 13, 17,... is 200?',
  'which term of 5, 9, 13, 17,... is closest to 200?',
  'which term of 5, 9, 13, 17,... is the first to exceed 200?',
])('what is no term, and another question about terms, is refused: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});

test.each([
  [
    'geometric sequence 2nd term is 18 and 5th term is -60.75, whats the first term and the ratio',
    'first term -12, common ratio -3/2',
  ],
  [
    'A geometric sequence has 2nd term 6 and 4th term 54 and all terms are positive. What is the common ratio?',
    '3',
  ],
  [
    'The second term of a geometric sequence is -6 and its fifth term is 48. Find the common ratio and the first term.',
    'first term 3, common ratio -2',
  ],
  ['Find the first term of the geometric sequence whose 2nd term is 18 and 5th term is 144.', '9'],
])('finds a geometric sequence by two of its terms: %s', (problem, answer) => {
  expect(answerOf(problem)).toBe(answer);
});

test('two ratios fit an even number of steps, unless the terms are positive', () => {
  expect(answerOf('A geometric sequence has 2nd term 6 and 4th term 54. What is the common ratio?')).toBe(
    'refused',
  );
});
