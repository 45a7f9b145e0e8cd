import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { equivalent } from '../judge/equivalent.ts';
import { formatMath } from '../print/format-math.ts';
import { parseMath, readText } from './parse.ts';

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

  test.each([
    ['ln x^2', 'ln(x^2)'],
    ['ln 3x^2y', 'ln(3x^2y)'],
    ['sin 2x cos x', 'sin(2x)*cos(x)'],
    ['sin -x', 'sin(-x)'],
    ['sin^2 3x', '(sin(3x))^2'],
    ['\\sin^{-1} x', 'arcsin(x)'],
    ['cot^-1 x', 'arctan(1/x)'],
    ['log_2 8x', 'log_{2}(8x)'],
    ['ln sin x', 'ln(sin(x))'],
    ['sin 2(x+1)', 'sin(2(x+1))'],
    ['ln x(x+1)', 'ln(x)(x+1)'],
    ['cos x + sin x i', 'cos(x) + sin(x)*i'],
    ['sin πx/2', 'sin((πx)/2)'],
    ['ln x/ln 2', 'ln(x)/ln(2)'],
    ['√x^2', '√(x^2)'],
    ['√2x', '√(2)*x'],
    ['⁴√x³', '∜(x^3)'],
    ['x ⁴√2', 'x*∜(2)'],
    ['x²√2', 'x^2*√(2)'],
    ['xsinx', 'x*sin(x)'],
    ['2pir', '2*π*r'],
    ['xe^x', 'x*e^x'],
    ['3i^2', '3*i^2'],
  ])('%s is %s, as books write it', (text, clear) => {
    expect(equivalent(text, clear)).toBe('equal');
  });

  test('takes e and i for variables where a formula says what they are', () => {
    expect(parseMath('i = prt')).toMatchObject({ node: { sides: [{ kind: 'variable', name: 'i' }, {}] } });
    expect(parseMath('e = c/a')).toMatchObject({ node: { sides: [{ kind: 'variable', name: 'e' }, {}] } });
    expect(parseMath('i^2 = -1')).toMatchObject({ node: { sides: [{ base: { kind: 'constant' } }, {}] } });
  });

  test('takes the letters of the problem for variables, whatever they name elsewhere', () => {
    const rules = { commas: 'grouping', units: false } as const;
    expect(readText('abcd', rules)).toMatchObject({ ok: false });
    expect(readText('abcd', { ...rules, letters: 'abcd' })).toMatchObject({ node: { kind: 'multiply' } });
    expect(readText('lb', { ...rules, letters: 'bl' })).toMatchObject({ node: { kind: 'multiply' } });
  });

  test.each([
    ['ln x^2', '(ln x)^2'],
    ['ln (x+1)^2', 'ln((x+1)^2)'],
    ['ln x/2', 'ln(x/2)'],
    ['√2x', '√(2x)'],
    ['1/2x', '1/(2x)'],
    ['e^rt', 'e^r*t'],
    ['e^2x', 'e^(2x)'],
    ['x^1/2', 'x^(1/2)'],
  ])('notes that school also reads %s as %s', (text, other) => {
    const rules = { commas: 'grouping', units: false } as const;
    const read = readText(text, rules);
    const turned = read.ok ? readText(text, { ...rules, turned: read.forks }) : read;
    expect(turned.ok && equivalent(formatMath(turned.node), other)).toBe('equal');
    expect(read.ok && equivalent(formatMath(read.node), other)).toBe('different');
  });

  test.each(['2x+1', 'sin(2x)', '(x+1)^2', '\\frac{1}{2x}', 'x^{1/2}', '3/4', '-x^2', '5 cm/s'])(
    'sees one reading only in %s',
    (text) => {
      expect(readText(text, { commas: 'grouping', units: false })).toMatchObject({ forks: [] });
    },
  );

  test('reads a thousand nested functions no slower than the depth allows', () => {
    expect(parseMath('ln x/'.repeat(190)).ok).toBe(false);
    expect(parseMath(`${'sin '.repeat(30)}x`).ok).toBe(true);
    expect(parseMath(`${'sin '.repeat(100)}x`)).toMatchObject({ reason: 'too-deep' });
  });

  test('never throws, whatever the text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => 'ok' in parseMath(text)));
  });
});

describe('a run of letters that is also the name of a unit', () => {
  test('is a product where one of its letters stands alone and no number before it', () => {
    expect(equivalent('r = (A - P)/(Pt)', 'r = (A - P)/(P t)')).toBe('equal');
    expect(equivalent('r = (A - P)/(Pt)', 'r = (A - P)/(P + t)')).toBe('different');
  });

  test('is the unit behind a number', () => {
    expect(parseMath('t = 5 min')).toMatchObject({ node: { sides: [{}, { kind: 'measure', unit: 'min' }] } });
    expect(parseMath('m = 4 (cm)').ok).toBe(false);
  });
});
