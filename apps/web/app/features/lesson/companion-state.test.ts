import { expect, test } from 'vitest';
import { companionLine, nextCompanion } from './companion-state.ts';

test('greets on the introduction, is excited when right and determined when wrong', () => {
  expect(companionLine(null, 'introduction')).toEqual({
    mode: 'idle',
    text: 'Ready for this lesson? Start with the introduction and call me anytime.',
  });
  expect(companionLine({ tab: 'key-concept', event: 'right' }, 'key-concept').mode).toBe('excited');
  expect(companionLine({ tab: 'key-concept', event: 'wrong' }, 'key-concept').mode).toBe('determined');
});

test('what was said on one tab is gone on the next', () => {
  const said = { tab: 'key-concept', event: 'right' } as const;
  expect(companionLine(said, 'guided-problem')).toEqual(companionLine(null, 'guided-problem'));
});

test('the end of a section outweighs the answer that ended it', () => {
  const ended = { tab: 'guided-problem', event: 'section-done' } as const;
  expect(nextCompanion(ended, { tab: 'guided-problem', event: 'right' })).toBe(ended);
  expect(nextCompanion(ended, { tab: 'guided-problem', event: 'wrong' })?.event).toBe('wrong');
  expect(companionLine(ended, 'guided-problem').mode).toBe('fulfilled');
});
