import { expect, test } from 'vitest';
import { twoQuestions } from './two-questions.ts';

test('two questions of one message are read apart', () => {
  expect(twoQuestions('is it 12 and why do you divide')).toEqual({
    first: 'is it 12',
    second: 'why do you divide',
  });
  expect(twoQuestions('do i add them and divide by 4 and what are the chances for')?.second).toBe(
    'what are the chances for',
  );
});

test('a question with a joint in it is one', () => {
  expect(twoQuestions('what is the difference of mean and median')).toBeNull();
  expect(twoQuestions('why do i flip it')).toBeNull();
  expect(twoQuestions('i got 12 and why do you divide')).toBeNull();
});
