import { describe, expect, test } from 'vitest';
import { questionPart } from './question-part.ts';

describe('a message of two things', () => {
  test.each([
    [
      '64.09! if they did the tax first would it be the same',
      '64.09',
      'if they did the tax first would it be the same',
    ],
    ['ok 50%. can percent error be more than 100?', 'ok 50%', 'can percent error be more than 100?'],
    [
      '6/18 = 1/3 but does it matter which wheel is first',
      '6/18 = 1/3',
      'does it matter which wheel is first',
    ],
  ])('%s is a report and a question', (text, said, asked) => {
    const parts = questionPart(text);
    expect(parts?.said.trim()).toContain(said);
    expect(parts?.asked).toContain(asked);
  });

  test.each([
    'is it 12?',
    'why is 12 wrong',
    '2x + 3 = 7 and x = 2',
    'i got 12. is it right',
    'what is 3/4 of 12',
  ])('%s is one thing', (text) => expect(questionPart(text)).toBeNull());
});
