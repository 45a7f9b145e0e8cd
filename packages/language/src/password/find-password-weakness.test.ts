import { expect, test } from 'vitest';
import { findPasswordWeakness } from './find-password-weakness.ts';

const rules = { min: 6, words: ['Playforward', 'Mirela', 'maria.lopez@riverside.example'] };

test.each([
  ['', 'too-short'],
  ['😀😀😀😀😀', 'too-short'],
  ['dragon99', 'too-common'],
  ['P@ssw0rd', 'too-common'],
  ['lkjhgf', 'too-common'],
  ['121212', 'too-common'],
  ['mirela12', 'is-context'],
  ['lopez2012', 'is-context'],
  ['Riverside!', 'is-context'],
  ['violet harbor', undefined],
  ['mirela likes kites', undefined],
  ['😀😀😀🚀🚀🚀', undefined],
] as const)('%s is judged %s', (password, weakness) => {
  expect(findPasswordWeakness(password, rules)).toBe(weakness);
});

test('words of one or two letters forbid nothing', () => {
  expect(findPasswordWeakness('jo-an-kites', { min: 6, words: ['jo', 'an'] })).toBeUndefined();
});
