import { random } from '@playforward/curriculum';
import { expect, test } from 'vitest';
import { proactiveReply } from './proactive-reply.ts';

test('after a wrong step it offers a hint and leaves the reason to its card', () => {
  for (const seed of [1, 2, 3, 4]) {
    const reply = proactiveReply('first-wrong-step', { random: random(seed) });
    expect(reply.interaction_type).toBe('proactive_help');
    expect(reply.text).toMatch(/^Good try\./);
  }
});

test('it offers help in one sentence', () => {
  expect(proactiveReply('long-silence', { random: random(1) }).text).toMatch(/^[A-Z].*\.$/);
});
