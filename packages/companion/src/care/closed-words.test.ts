import { expect, test } from 'vitest';
import { joinsOnly } from './closed-words.ts';

test.each([
  'they dont',
  "no, they don't",
  'x^2 i think',
  'i do',
  '3x or 5',
  'because he said so',
  'none of those',
])('words that only join others name nothing: %s', (text) => expect(joinsOnly(text)).toBe(true));

test.each([
  'they wont stop',
  'he did it again',
  'he does it to me',
  'i cant anymore',
  'im not here',
  'its over',
  'nobody would',
  'they dont agree',
  '',
])('any other word may tell of something: %s', (text) => expect(joinsOnly(text)).toBe(false));
