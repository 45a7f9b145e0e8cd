import { expect, test } from 'vitest';
import type { AnswerKey } from './answer-key.ts';
import { readJudgeCases } from './cases/read-judge-cases.ts';
import { checkKey } from './check-key.ts';

test.each([
  [
    { value: '2x + ', form: 'expression' },
    'the key "2x + " cannot be read: Something is missing at the end.',
  ],
  [{ value: 'zork(3)', form: 'number' }, 'the key "zork(3)" cannot be read'],
  [{ value: ' ', form: 'choice' }, 'the key is empty'],
  [{ value: '3', form: 'number', tolerance: '0.0.1' }, 'the tolerance "0.0.1" of the key cannot be read'],
  [{ value: '3', form: 'number', unit: '//' }, 'the unit "//" of the key cannot be read'],
] as const satisfies readonly (readonly [AnswerKey, string])[])(
  '%o is the fault of its author',
  (key, fault) => {
    expect(checkKey(key)).toContain(fault);
  },
);

test('every key of the tables is sound', () => {
  const faults = readJudgeCases().flatMap(({ key }) => checkKey(key) ?? []);
  expect(faults).toEqual([]);
});
