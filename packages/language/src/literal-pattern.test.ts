import { expect, test } from 'vitest';
import { literalPattern } from './literal-pattern.ts';

/** Every UTF-16 unit there is, halves of pairs among them, in pieces short enough for one pattern. */
const runs = Array.from({ length: 512 }, (_, run) =>
  String.fromCharCode(...Array.from({ length: 128 }, (_unit, place) => run * 128 + place)),
);
const beyond = ['😀', '𝒜', '𐐀', '🏽', '👩‍🚀', '\ud83d', '\ude00'];

test.each(['', 'i', 'u', 'iu', 'v'])('every character matches itself with the flags %j', (flag) => {
  const missed = [...runs, ...beyond].filter(
    (text) => !new RegExp(`^(?:${literalPattern(text)})$`, flag).test(text),
  );
  expect(missed).toEqual([]);
});

test('every sign of ASCII alone matches itself and no other', () => {
  const signs = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
  const matched = signs.map((sign) =>
    signs.filter((other) => new RegExp(`^${literalPattern(sign)}$`, 'v').test(other)),
  );
  expect(matched).toEqual(signs.map((sign) => [sign]));
});

test.each([
  ['Anne-Marie', 'Anne+Marie'],
  ['a.c', 'abc'],
  ['(x', 'x'],
  ['[a-z]', 'b'],
  ['a{2}', 'aa'],
  ['\\d', '7'],
  ['$^', ''],
  ['a|b', 'a'],
])('%j matches itself and not %j', (text, other) => {
  const pattern = new RegExp(`^(?:${literalPattern(text)})$`, 'u');
  expect([pattern.test(text), pattern.test(other)]).toEqual([true, false]);
});

test('behind a backreference or a control letter the text stays itself', () => {
  expect(new RegExp(`(a)\\1${literalPattern('1b')}`, 'u').test('aa1b')).toBe(true);
});
