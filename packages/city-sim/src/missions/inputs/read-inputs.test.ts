import { describe, expect, test } from 'vitest';
import type { InputKind, Unknown } from '../mission.ts';
import { inputReasonText } from './input-reasons.ts';
import { readInputs, readPrediction } from './read-inputs.ts';

const field = (kind: InputKind): Unknown => ({
  symbol: 'n',
  label: 'Panels',
  unit: 'panels',
  kind,
  min: -100,
  max: 100,
  step: 1,
});
const read = (kind: InputKind, text: string) => readInputs([field(kind)], { n: text });

describe('a field is read exactly as typed [R1]', () => {
  test.each([
    ['int', '30', 30],
    ['int', ' 30 ', 30],
    ['int', '60/2', 30],
    ['int', '−7', -7],
    ['int', '30 panels', 30],
    ['dec', '2.25', 2.25],
    ['dec', '9/4', 2.25],
    ['dec', 'n = 2.25', 2.25],
    ['frac', '3/4', 0.75],
    ['frac', '1 1/2', 1.5],
    ['frac', '0.75', 0.75],
    ['point', '(3, -2)', { x: 3, y: -2 }],
    ['point', 'P = (−3, 1/2)', { x: -3, y: 0.5 }],
    ['point', '3; 4', { x: 3, y: 4 }],
    ['line', 'y = 2x + 3', { slope: 2, intercept: 3 }],
    ['line', '3 + 2x', { slope: 2, intercept: 3 }],
    ['line', 'f(x) = 1.5x - 4', { slope: 1.5, intercept: -4 }],
    ['line', 'y = x/2', { slope: 0.5, intercept: 0 }],
    ['line', 'y = 5', { slope: 0, intercept: 5 }],
    ['line', 'y = 2(x + 1)', { slope: 2, intercept: 2 }],
  ] as const)('%s "%s"', (kind, text, value) => {
    expect(read(kind, text)).toEqual({ ok: true, answer: { n: value } });
  });
});

describe('what cannot be used says why, and never throws', () => {
  test.each([
    ['int', '', 'empty'],
    ['int', '   ', 'empty'],
    ['int', '2.5', 'not-whole'],
    ['int', 'many', 'unreadable'],
    ['int', '1/0', 'unreadable'],
    ['dec', '101', 'too-large'],
    ['dec', '-101', 'too-small'],
    ['dec', '1e999', 'unreadable'],
    ['frac', '3/', 'unreadable'],
    ['point', '3', 'not-a-point'],
    ['point', '(1, 2, 3)', 'not-a-point'],
    ['point', '(a, b)', 'not-a-point'],
    ['line', 'y = x^2', 'not-a-line'],
    ['line', 'y = 1/x', 'not-a-line'],
    ['line', 'x + z', 'not-a-line'],
    ['line', '', 'empty'],
    ['dec', '9'.repeat(61), 'too-long'],
  ] as const)('%s "%s" is %s', (kind, text, reason) => {
    const reading = read(kind, text);
    expect(reading.ok).toBe(false);
    if (!reading.ok) expect(['unreadable', 'too-large', reason]).toContain(reading.reason);
    if (!reading.ok && text !== '1e999') expect(reading.reason).toBe(reason);
    if (!reading.ok) expect(inputReasonText(reading.reason, field(kind))).toMatch(/Panels|field/);
  });

  test('hostile texts and missing fields are read or refused, never thrown', () => {
    const texts = [
      '__proto__',
      'constructor',
      '((((((((((',
      '1/1/1/1',
      '\u0000',
      '🙂',
      '=',
      ',',
      ';',
      '()',
      '∞',
      'NaN',
      '-',
    ];
    for (const kind of ['int', 'dec', 'frac', 'point', 'line'] as const) {
      for (const text of texts) expect(() => read(kind, text)).not.toThrow();
    }
    expect(readInputs([field('int')], {})).toMatchObject({ ok: false, reason: 'empty', symbol: 'n' });
    const odd = { n: 5 as unknown as string };
    expect(readInputs([field('int')], odd)).toMatchObject({ ok: false, reason: 'empty' });
  });
});

test('a prediction is one number that can come true, and nothing else', () => {
  const bounds = { min: -10, max: 200 };
  expect(readPrediction('-3.5', bounds)).toEqual({ ok: true, value: -3.5 });
  expect(readPrediction('a lot', bounds)).toEqual({ ok: false, reason: 'unreadable' });
  expect(readPrediction('', bounds)).toEqual({ ok: false, reason: 'empty' });
  expect(readPrediction('999999', bounds)).toEqual({ ok: false, reason: 'too-large' });
  expect(readPrediction('-11', bounds)).toEqual({ ok: false, reason: 'too-small' });
});
