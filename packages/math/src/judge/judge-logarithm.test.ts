import { describe, expect, test } from 'vitest';
import type { AnswerKey } from './answer-key.ts';
import { judgeAnswer } from './judge-answer.ts';

describe('logarithms as students type them', () => {
  const inBaseTwo: AnswerKey = { value: 'x = log_2(9)', form: 'equation' };

  test.each(['x = log_2(9)', 'log2(9) = x', 'x = log_2 9', 'x=ln(9)/ln(2)', 'x = \\log_{2}(9)'])(
    'reads %s with its base',
    (typed) => expect(judgeAnswer(typed, inBaseTwo)).toEqual({ kind: 'right' }),
  );

  test('takes a number after a space as a factor, not as the base', () => {
    expect(judgeAnswer('x = log 2(9)', inBaseTwo)).toEqual({ kind: 'wrong' });
  });

  test('asks for several logarithms where one has to be expanded', () => {
    const key: AnswerKey = { value: '2log(x) + log(y)', form: 'expression', asked: 'expanded' };
    expect(judgeAnswer('log(y) + 2log(x)', key)).toEqual({ kind: 'right' });
    expect(judgeAnswer('log(x^2y)', key)).toMatchObject({ kind: 'form', asked: 'split-logarithm' });
    expect(judgeAnswer('log(x^2) + log(y)', key)).toMatchObject({ kind: 'form', asked: 'split-logarithm' });
    expect(judgeAnswer('2log(x)log(y)', key)).toEqual({ kind: 'wrong' });
  });

  test('asks for one logarithm where several have to be condensed', () => {
    const key: AnswerKey = { value: 'ln(x^3/y)', form: 'expression', asked: 'simplified' };
    expect(judgeAnswer('ln(x^3/y)', key)).toEqual({ kind: 'right' });
    expect(judgeAnswer('3ln(x) - ln(y)', key)).toMatchObject({ kind: 'form', asked: 'one-logarithm' });
    expect(judgeAnswer('ln(3x)/ln(y)', key)).toEqual({ kind: 'wrong' });
  });
});
