import { describe, expect, test } from 'vitest';
import type { Challenge } from './challenge.ts';
import { checkAnswer } from './check-answer.ts';
import { readChallenge } from './read-challenge.ts';
import { makeChallenge } from './testing-race.ts';

const keyOf = (answer: string, type = 'equation'): Challenge => {
  const challenge = readChallenge(makeChallenge({ answer, type }));
  if (!challenge) throw new Error('the challenge has no question');
  return challenge;
};
const kind = (typed: string, answer: string, type?: string) => checkAnswer(typed, keyOf(answer, type)).kind;

describe('what the document accepts is accepted', () => {
  test.each([
    [' orbit ', 'Orbit', 'equation'],
    ['3, 4', '(3,4)', 'coordinate'],
    ['( 3 ,4 )', '(3,4)', 'coordinate'],
    ['0.3335', '0.3333', 'equation'],
    ['5.0', '5', 'equation'],
    ['5', '5.0', 'equation'],
  ])('%j for %j of type %s [R-093] [R-094] [R-095] [R-162]', (typed, answer, type) => {
    expect(kind(typed, answer, type)).toBe('right');
  });

  test.each([
    ['0.335', '0.3333'],
    ['6', '5'],
    ['mars', 'Orbit'],
  ])('%j for %j is wrong [R-095]', (typed, answer) => {
    expect(kind(typed, answer)).toBe('wrong');
  });

  test.each(['', '   ', '\n\t'])('an empty answer %j is never right [R-096]', (typed) => {
    for (const answer of ['4', 'Orbit', '(3,4)']) expect(kind(typed, answer)).not.toBe('right');
  });
});

describe('what means the same is accepted too', () => {
  test.each([
    ['0.5', '1/2'],
    ['1/2', '0.5'],
    ['x = 4', '4'],
    ['four', '4'],
    ['4', 'x = 4'],
    ['2/4', '1/2'],
    ['٤', '4'],
    ['४', '4'],
    ['４', '4'],
    ['+4', '4'],
    ['4.', '4'],
    ['-1/2', '-0.5'],
    ['½', '0.5'],
  ])('%j for %j', (typed, answer) => {
    expect(kind(typed, answer)).toBe('right');
  });

  test.each(['(5 , 3)', '5,3', '5 3', '( 5;3 )', '(5.0, 3)', '(10/2, 3)', '\u200F(5, 3)'])(
    '%j for (5, 3)',
    (typed) => {
      expect(kind(typed, '(5, 3)', 'coordinate')).toBe('right');
    },
  );

  test('arithmetic that is not worked out yet is asked for to the end and costs nothing', () => {
    expect(kind('8/2', '4')).toBe('form');
  });

  test('swapped coordinates are wrong', () => {
    expect(kind('(3, 5)', '(5, 3)', 'coordinate')).toBe('wrong');
  });
});

test('where a form is asked, the unfinished form is told and costs nothing', () => {
  const challenge = { ...keyOf('5x + 2'), form: 'expression' as const, asked: 'simplified' as const };
  expect(checkAnswer('2x + 3x + 2', challenge).kind).toBe('form');
  expect(checkAnswer('2 + 5x', challenge).kind).toBe('right');
});

test('text of any kind and length is judged', () => {
  const odd = [
    '9'.repeat(10_000),
    '('.repeat(10_000),
    '<script>alert(1)</script>',
    '\u202E4',
    '🚀',
    '1/0',
    '10^10^10',
    'NaN',
  ];
  for (const typed of odd) {
    expect(checkAnswer(typed, keyOf('7')).kind).not.toBe('right');
  }
});
