import { expect, test } from 'vitest';
import { askedBehindFeeling } from './feeling-part.ts';

test('what is asked behind a feeling is read without it', () => {
  expect(askedBehindFeeling('im so dumb i dont get why its negative')).toBe('i dont get why its negative');
  expect(askedBehindFeeling('ugh this is so hard, how do i start here')).toBe('how do i start here');
});

test('a feeling that names what it is about stays with the question', () => {
  const text = 'i hate inequalities why does it flip';
  expect(askedBehindFeeling(text)).toBe(text);
});

test('a feeling alone, and a question without one, are read as they stand', () => {
  expect(askedBehindFeeling('im so dumb')).toBeNull();
  expect(askedBehindFeeling('i give up on this one')).toBeNull();
  expect(askedBehindFeeling('why is it negative')).toBeNull();
});
