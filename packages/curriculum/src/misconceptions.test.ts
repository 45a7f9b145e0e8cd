import { expect, test } from 'vitest';
import { algebraMisconceptions } from './misconceptions/algebra/algebra-misconceptions.ts';
import { numberMisconceptions } from './misconceptions/numbers/number-misconceptions.ts';
import { ratioMisconceptions } from './misconceptions/numbers/ratio-misconceptions.ts';
import { misconceptions } from './misconceptions.ts';

test('gives every phrase one id', () => {
  const phrases = Object.values(misconceptions).map(({ phrase }) => phrase);
  expect(new Set(phrases).size).toBe(phrases.length);
});

test('writes ids as slugs and reserves the word slip', () => {
  for (const id of Object.keys(misconceptions)) expect(id).toMatch(/^[a-z]+(-[a-z]+)+$/);
});

test('lists an id in one file only', () => {
  const parts = [ratioMisconceptions, numberMisconceptions, algebraMisconceptions].flatMap(Object.keys);
  expect(new Set(parts).size).toBe(parts.length);
  expect(Object.keys(misconceptions).slice(0, parts.length)).toEqual(parts);
});
