import { describe, expect, test } from 'vitest';
import { readJudgeCases } from './cases/read-judge-cases.ts';
import { recheckAnswer } from './recheck-answer.ts';

const cases = readJudgeCases();

describe('the second look at an answer', () => {
  test('finds no value of the key in any answer that is wrong', () => {
    const found = cases
      .filter(({ expected }) => expected.startsWith('wrong'))
      .filter(({ key, answer }) => recheckAnswer(answer, key) === 'same')
      .map(({ key, answer }) => `${key.form} ${key.value}: ${answer}`);
    expect(found).toEqual([]);
  });

  test('finds the value of the key in right answers without a unit', () => {
    const forms = new Set([
      'integer',
      'decimal',
      'fraction',
      'mixed-number',
      'number',
      'ratio',
      'point',
      'expression',
    ]);
    const right = cases.filter(({ key, expected }) => expected === 'right' && forms.has(key.form));
    const same = right.filter(({ key, answer }) => recheckAnswer(answer, key) === 'same');
    expect(same.length / right.length).toBeGreaterThan(0.75);
  });

  test('reads a text of any length', () => {
    expect(recheckAnswer('('.repeat(5000), { form: 'number', value: '4' })).toBe('unclear');
  });

  test.each([
    ['1,032', '1.032', 'same'],
    ['x = 1/3 + 1/3', '2/3', 'same'],
    ['hello there', '4', 'unclear'],
    ['', '4', 'unclear'],
    ['1/0', '4', 'unclear'],
    ['4 kg', '4', 'unclear'],
  ] as const)('%s for %s is %s', (answer, value, verdict) => {
    expect(recheckAnswer(answer, { form: 'number', value })).toBe(verdict);
  });
});
