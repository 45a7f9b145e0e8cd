import { expect, test } from 'vitest';
import { readWords } from './read-words.ts';

test.each([
  ['  hello  ', 'hello'],
  ['a\r\nb\rc', 'a\nb\nc'],
  ['a\n\n\n\n\nb', 'a\n\nb'],
  ['he\u200bl\u200dlo', 'hello'],
  ['\u202eabc\u202c', 'abc'],
  ['tab\tstays', 'tab\tstays'],
  ['bell\u0007 gone', 'bell gone'],
  ['\u{e0041}\u{e0042}tags', 'tags'],
  ['half \ud800 character', 'half \ufffd character'],
  ['2 × 3 ÷ ½ = 12 😀', '2 × 3 ÷ ½ = 12 😀'],
])('%j is read as %j', (typed, text) => {
  expect(readWords(typed)).toEqual({ kind: 'words', text });
});

test.each(['', ' ', '\n\t', '\u200b\u2060\ufeff', '\u3164\u115f', '\u0000\u0001'])('%j is blank', (typed) => {
  expect(readWords(typed)).toEqual({ kind: 'blank' });
});

test('4,000 characters are read, one more is too long, and invisible ones do not count', () => {
  expect(readWords('a'.repeat(4_000)).kind).toBe('words');
  expect(readWords('a'.repeat(4_001)).kind).toBe('too-long');
  expect(readWords(`${'\u200b'.repeat(5_000)}hi`)).toEqual({ kind: 'words', text: 'hi' });
});
