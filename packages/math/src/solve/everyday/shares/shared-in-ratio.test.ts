import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  [
    'Three friends share $135 in the ratio 2 : 3 : 4. How much does the friend with the largest share get?',
    '$60',
  ],
  ['Ann, Bob and Cal share $135 in the ratio 2:3:4. How much does Cal get?', '$60'],
  ['Three friends share $135 in the ratio 2 : 3 : 4. How much does each get?', '$30, $45, $60'],
])('tells the share that is asked for: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['Three friends share $135 in the ratio 2 : 3. How much does each get?'],
  ['Ann and Bob share $135 in the ratio 2:3. How much more does Bob get than Ann?'],
])('tells no share where sharers and parts differ or a difference is asked for: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});
