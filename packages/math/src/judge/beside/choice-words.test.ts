import { expect, test } from 'vitest';
import { judgeAnswer } from '../judge-answer.ts';

test('among choices that an author shows, another wording is another choice', () => {
  const key = { value: 'Isosceles', form: 'choice', question: 'What kind of triangle is it?' } as const;
  expect(judgeAnswer('isoceles triangle figure', key)).toEqual({ kind: 'wrong' });
  expect(judgeAnswer('isoceles triangle figure', { ...key, inferred: true })).toEqual({ kind: 'right' });
});

test('a word with two letters off is another word', () => {
  const key = {
    value: 'Hundredths',
    form: 'choice',
    inferred: true,
    question: 'Which place is it?',
  } as const;
  expect(judgeAnswer('hundredhts', key)).toEqual({ kind: 'right' });
  expect(judgeAnswer('hundreds', key)).toEqual({ kind: 'wrong' });
});

test('whose amount is told has to be who is asked about', () => {
  const key = {
    value: '24',
    form: 'integer',
    inferred: true,
    question: 'Dana has 3 times as many stickers as Lee. Lee has 8. How many does Dana have?',
  } as const;
  expect(judgeAnswer('Dana has 24', key)).toEqual({ kind: 'right' });
  expect(judgeAnswer('Lee has 24', key)).toEqual({ kind: 'wrong' });
});
