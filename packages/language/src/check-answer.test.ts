import { describe, expect, test } from 'vitest';
import { answerLengths, checkAnswer } from './check-answer.ts';

describe('checkAnswer', () => {
  test.each([
    ['', 'Please enter a response'],
    ['   \n\t', 'Please enter a response'],
    ['\u3000', 'Please enter a response'],
    ['ab', 'Your answer is too short'],
    ['  ab  ', 'Your answer is too short'],
    ['👩‍👩‍👧‍👦', 'Your answer is too short'],
    ['crap', 'Please avoid using inappropriate language'],
    ['CRAP', 'Please avoid using inappropriate language'],
    ['😀😀😀', 'Please use a few words in your answer'],
    ['!!!', 'Please use a few words in your answer'],
  ])('%j gets %j [A-291] [A-292] [A-293] [A-382]', (answer, sentence) => {
    expect(checkAnswer(answer)).toBe(sentence);
  });

  test.each(['abc', ' abc ', 'vet 🐶', '数学者', '<script>alert(1)</script>', "I'm 12 & proud", '123'])(
    '%j is fine',
    (answer) => {
      expect(checkAnswer(answer)).toBeUndefined();
    },
  );

  test('counts characters as a reader does, up to the longest answer', () => {
    const { longest } = answerLengths;
    expect(checkAnswer('word '.repeat(longest / 5))).toBeUndefined();
    expect(checkAnswer('é'.normalize('NFD').repeat(longest))).toBeUndefined();
    for (const answer of ['a'.repeat(longest + 1), 'a'.repeat(5000), 'a'.repeat(1_000_000)]) {
      expect(checkAnswer(answer)).toBe('Please keep your answer to 1,000 characters');
    }
  });
});
