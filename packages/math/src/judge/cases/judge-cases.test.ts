import { describe, expect, test } from 'vitest';
import { judgeAnswer } from '../judge-answer.ts';
import { readJudgeCases } from './read-judge-cases.ts';

const cases = readJudgeCases();

describe('answers as students type them', () => {
  test('the table holds at least 250 answers', () => {
    expect(cases.length).toBeGreaterThanOrEqual(250);
  });

  test.each(cases)(
    '$key.form $key.value $key.asked $key.unit: "$answer" is $expected',
    ({ key, answer, expected }) => {
      const verdict = judgeAnswer(answer, key);
      const named = verdict.kind === 'wrong' && verdict.misconception ? ` ${verdict.misconception}` : '';
      expect(`${verdict.kind}${named}`).toBe(expected);
    },
  );

  test('every key is right by its own writing', () => {
    for (const { key } of cases) expect(judgeAnswer(key.value, key)).toEqual({ kind: 'right' });
  });
});
