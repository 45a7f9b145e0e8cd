import { expect, test } from 'vitest';
import { topicWords } from './words.ts';

test.each(['no!! why are both numbers negative', 'ah, so that I understand! and what is division?'])(
  'a mark that only calls out asks for no factorial: %j',
  (text) => {
    expect(topicWords(text)).not.toContain('!');
  },
);

test.each(['what does ! mean', 'why is 0! equal to 1', 'how do i work out 5! here'])(
  'a mark of a factorial is one: %j',
  (text) => {
    expect(topicWords(text)).toContain('!');
  },
);
