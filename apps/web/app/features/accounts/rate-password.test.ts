import { expect, test } from 'vitest';
import { ratePassword } from './rate-password.ts';

test.each([
  ['abc', 'too-short'],
  ['football', 'too-common'],
  ['ana2012', 'is-context'],
  ['kite-harbor', 'fair'],
  ['kitekitekiteki', 'too-common'],
  ['lalalalolololala', 'fair'],
  ['violet harbor kite', 'strong'],
] as const)('%s is rated %s', (password, rating) => {
  expect(ratePassword(password, { min: 6, words: ['Ana', 'ana@northside.example'] })).toBe(rating);
});
