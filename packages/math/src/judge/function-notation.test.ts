import { describe, expect, test } from 'vitest';
import type { AnswerKey } from './answer-key.ts';
import { judgeAnswer } from './judge-answer.ts';

const kindOf = (text: string, key: AnswerKey): string => judgeAnswer(text, key).kind;

describe('an answer may name its function', () => {
  const area: AnswerKey = { value: '40x - x^2', form: 'expression' };
  const inverse: AnswerKey = { value: '√(x + 4) + 9', form: 'expression' };
  const cost: AnswerKey = { value: 'C = 180 + 7(x - 20)', form: 'equation' };

  test.each(['A(x) = 40x - x^2', 'A = x(40 - x)', 'f(x)=x(40-x)'])('%s is the expression', (text) => {
    expect(kindOf(text, area)).toBe('right');
  });

  test.each(['f^-1(x) = sqrt(x+4)+9', 'f^{-1}(x)=√(x+4)+9'])('%s is the inverse', (text) => {
    expect(kindOf(text, inverse)).toBe('right');
  });

  test.each(['C(x) = 7x+40', 'c = 7x+40', 'C = 40 + 7x'])('%s is the equation', (text) => {
    expect(kindOf(text, cost)).toBe('right');
  });

  test('another value, another name and a product on the left are no match', () => {
    expect(kindOf('A(x) = 40 - x', area)).toBe('wrong');
    expect(kindOf('2x = 40x - x^2', area)).toBe('wrong');
    expect(kindOf('f^-1(x) = 9 - sqrt(x+4)', inverse)).toBe('wrong');
    expect(kindOf('C(x) = 7x', cost)).toBe('wrong');
    expect(kindOf('y = 7x+40', cost)).toBe('wrong');
  });
});

describe('a quotient that has to be divided out', () => {
  const divided: AnswerKey = { value: 'x + 5 + 7/(x - 3)', form: 'expression', asked: 'expanded' };

  test.each(['5 + x + (7)/(x-3)', 'x+5-(-7)/(x-3)'])('%s has only a remainder over the divisor', (text) => {
    expect(kindOf(text, divided)).toBe('right');
  });

  test.each(['(x^2+2x-8)/(x-3)', 'x + (5x-8)/(x-3)'])('%s is sent back to be divided', (text) => {
    expect(judgeAnswer(text, divided)).toMatchObject({ kind: 'form', asked: 'divided' });
  });
});
