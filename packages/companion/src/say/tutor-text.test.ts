import { expect, test } from 'vitest';
import { tutorText } from './tutor-text.ts';

test('an answer that was a sentence, such as a drawing in words, stands in quotation marks among the words about it', () => {
  const reason = 'Which sign does it have?';
  expect(tutorText.triedBefore('The mark is at 3.', reason)).toEqual([
    'You tried “The mark is at 3”. Which sign does it have?',
    '“The mark is at 3” was your answer. Which sign does it have?',
    'Look at “The mark is at 3” again. Which sign does it have?',
  ]);
  expect(tutorText.triedBefore('3:4', reason)).toContain('You tried 3:4. Which sign does it have?');
});
