import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['theater has 20 seats in row 1, 22 in row 2, 24 in row 3. how many seats in row 15', '48'],
  ['Maya did 5 pushups on day 1, 8 on day 2 and 11 on day 3. how many pushups on day 12', '38'],
  ['3 squares in the first figure, 6 in the second, 12 in the third. how many in the 6th figure', '96'],
])('amounts told place by place go on as their sequence does: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  'there are 12 cans in row 1, 15 in row 2, 21 in row 3. how many in row 9',
  'he ran 2 miles day 1, 4 miles day 2, 6 miles day 3. how many miles by day 10',
  'he ran 2 miles day 1, 4 miles day 3, 6 miles day 5. how many miles on day 10',
  '20 seats in row 1, 22 in row 2, 24 in row 3. how many more seats in row 15',
])('no sequence, or another question about it, is refused: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});
