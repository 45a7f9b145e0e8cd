import { expect, test } from 'vitest';
import { misconceptions } from './misconceptions.ts';

test('gives every phrase one id', () => {
  const phrases = Object.values(misconceptions).map(({ phrase }) => phrase);
  expect(new Set(phrases).size).toBe(phrases.length);
});

test('writes ids as slugs and reserves the word slip', () => {
  for (const id of Object.keys(misconceptions)) expect(id).toMatch(/^[a-z]+(-[a-z]+)+$/);
});
