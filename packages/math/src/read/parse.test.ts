import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseMath } from './parse.ts';

describe('reading', () => {
  test.each([
    ['', 'empty', 0],
    ['   ', 'empty', 0],
    ['1'.repeat(1001), 'too-long', 1000],
    ['2 + ☃', 'unknown-symbol', 4],
    ['no idea', 'unknown-symbol', 3],
    ['\\foo', 'unknown-symbol', 0],
    ['(2+3', 'unbalanced', 4],
    ['2+3)', 'unbalanced', 3],
    ['2 +', 'incomplete', 3],
    ['\\frac{3}', 'incomplete', 8],
    ['3 4', 'extra-symbol', 2],
    ['x2', 'extra-symbol', 1],
    ['1.2.3', 'malformed-number', 0],
    ['('.repeat(300), 'too-deep', 41],
  ])('"%s" cannot be read: %s at %i', (text, reason, at) => {
    expect(parseMath(text)).toMatchObject({ ok: false, reason, at });
  });

  test('gives the power in a run of letters to the last one', () => {
    expect(parseMath('xy^3')).toEqual(parseMath('x(y^3)'));
    expect(parseMath('2xy²')).not.toEqual(parseMath('2(xy)²'));
  });

  test('names the word in the way', () => {
    expect(parseMath('hello')).toMatchObject({ found: 'hello' });
  });

  test('reads exactly 1,000 characters and no more', () => {
    expect(parseMath(`${'1+'.repeat(499)}11`).ok).toBe(true);
    expect(parseMath(`${'1+'.repeat(500)}1`)).toMatchObject({ reason: 'too-long' });
  });

  test('keeps a minus outside the power and inside the exponent', () => {
    expect(parseMath('-x^2')).toMatchObject({ node: { kind: 'negate', of: { kind: 'power' } } });
    expect(parseMath('2^-3')).toMatchObject({ node: { kind: 'power', exponent: { kind: 'negate' } } });
  });

  test('tells a mixed number from a product and a difference', () => {
    expect(parseMath('2 1/2')).toMatchObject({ node: { kind: 'mixed', whole: 2n, top: 1n, bottom: 2n } });
    expect(parseMath('2\\frac{1}{2}')).toMatchObject({ node: { kind: 'mixed' } });
    expect(parseMath('2 - 1/2')).toMatchObject({ node: { kind: 'add' } });
    expect(parseMath('2\\frac{x}{2}')).toMatchObject({ node: { kind: 'multiply' } });
  });

  test('reads units after numbers and variables elsewhere', () => {
    expect(parseMath('90 liters per minute')).toMatchObject({ node: { kind: 'measure' } });
    expect(parseMath('90 L/min')).toMatchObject({ node: { kind: 'measure', unit: 'L/min' } });
    expect(parseMath('5m')).toMatchObject({ node: { kind: 'multiply' } });
  });

  test('never throws, whatever the text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => 'ok' in parseMath(text)));
  });
});
