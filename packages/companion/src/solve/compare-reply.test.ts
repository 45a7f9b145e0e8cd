import { describe, expect, test } from 'vitest';
import { tell } from '../testing-turn.ts';
import { compareReply } from './compare-reply.ts';

describe('numbers put in order', () => {
  test.each([
    ['is 3/4 bigger than 2/3?', '\\frac{2}{3} < \\frac{3}{4}'],
    ['which is larger, 0.6 or 5/8', '0.6 < \\frac{5}{8}'],
    ['order 1/2, 0.3 and 3/4 from least to greatest', '0.3 < \\frac{1}{2} < \\frac{3}{4}'],
    ['is -3 less than -5', '-5 < -3'],
    ['is 0.50 bigger than 1/2', '= \\frac{1}{2}'],
    ['compare 35% and 1/3', '\\frac{1}{3} < 35'],
  ])('%s', (asked, chain) => {
    const { text = '' } = compareReply(asked) ?? {};
    expect(text).toContain(chain);
  });

  test.each([
    'is a cat bigger than a dog',
    'Lena has 3 more apples than 5 friends',
    'is 7 bigger',
    'what is 5 less than 12',
    '5 more than 12',
    'what is 3/4 of 20',
    'solve 2x < 8',
  ])('%s asks for nothing of the kind', (asked) => {
    expect(compareReply(asked)).toBeNull();
  });
});

describe('numbers rounded to a place', () => {
  test.each([
    ['round 3.456 to the nearest tenth', '3.5'],
    ['round 3.446 to the nearest tenth', '3.4'],
    ['round 347 to the nearest ten', '350'],
    ['round 999.96 to the nearest tenth', '1000.0'],
    ['round 1,250 to the nearest hundred', '1300'],
    ['round -2.5 to the nearest whole number', '-3'],
    ['what is 0.04 rounded to the nearest whole number', '0'],
    ['round 12.3456 to 2 decimal places', '12.35'],
    ['round 48 to the nearest thousand', '0'],
  ])('%s', (asked, end) => {
    const { reply } = tell(asked);
    expect(reply.move).toBe('solve-shown');
    expect(reply.text).toContain(`$${end}$`);
  });

  test('without a place nothing is rounded', () => {
    expect(tell('round 3.456').reply.move).not.toBe('solve-shown');
    expect(tell('a round of 12 games').reply.move).not.toBe('solve-shown');
  });
});
