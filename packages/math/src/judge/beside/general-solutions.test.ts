import { expect, test } from 'vitest';
import { inferAnswerForm } from '../infer-form.ts';
import { judgeAnswer } from '../judge-answer.ts';

const verdictOf = (question: string, value: string, answer: string): string =>
  judgeAnswer(answer, { value, form: inferAnswerForm(value, question), inferred: true, question }).kind;

test.each([
  [
    'Solve sin x = 1/2. Give all solutions.',
    'x = pi/6 + 2*pi*k or x = 5pi/6 + 2*pi*k',
    'pi/6 + 2kpi, 5pi/6 + 2kpi where k is any integer',
  ],
  [
    'Solve sin x = 1/2. Give all solutions.',
    'x = pi/6 + 2*pi*k or x = 5pi/6 + 2*pi*k',
    'x = π/6 + 2πn and x = 5π/6 + 2πn, n is an integer',
  ],
  [
    'Solve sin x = 1/2. Give all solutions.',
    'x = pi/6 + 2*pi*n, x = 5pi/6 + 2*pi*n',
    'x = π/6 + 2πk, 5π/6 + 2πk, k ∈ Z',
  ],
  [
    'Solve sin x = 1/2. Give all solutions.',
    'x = pi/6 + 2*pi*n, x = 5pi/6 + 2*pi*n',
    'pi/6 + 2pi n, 5pi/6 + 2pi n for any integer n',
  ],
  ['Find all solutions of tan x = 1.', 'pi/4 + pi*n', 'pi/4 + kpi, k any integer'],
  ['Find all solutions of tan x = 1.', 'x = pi/4 + pi*n', 'x = pi/4 + n*pi (n integer)'],
  ['Find all solutions of cos x = 0.', 'pi/2 + pi*n', 'pi/2 + pi k with k an integer'],
  ['Find all solutions of cos x = 0.', 'pi/2 + pi*n', 'pi/2 + 2pi k, 3pi/2 + 2pi k, k in Z'],
  ['Find all solutions of cos x = 0.', 'pi/2 + pi*n', '-pi/2 + pi k, k is whole number'],
  [
    'Find all solutions of cos x = 1/2.',
    'x = pi/3 + 2*pi*n, x = -pi/3 + 2*pi*n',
    'pi/3 + 2npi, 5pi/3 + 2npi',
  ],
  [
    'Find all solutions of cos x = 1/2.',
    'x = pi/3 + 2*pi*n, x = -pi/3 + 2*pi*n',
    '±pi/3 + 2pi k, where k is an integer',
  ],
  [
    'Solve 2sin x = sqrt 3, all solutions.',
    'x = pi/3 + 2pi*k, x = 2pi/3 + 2pi*k',
    'x = pi/3 + 2pi*n or 2pi/3 + 2pi*n where n is an integer',
  ],
  [
    'Solve 2sin x = sqrt 3, all solutions in degrees.',
    '60° + 360°k, 120° + 360°k',
    '60 degrees + 360n degrees and 120 degrees + 360n degrees, n integer',
  ],
  ['Solve tan x = -1.', 'x = 3pi/4 + pi*n', 'x = -pi/4 + n pi, for all integers n'],
  ['Solve tan x = -1.', 'x = 3pi/4 + pi*n', '7pi/4 + k pi'],
  ['Solve sin x = 0.', 'x = pi*n', '2 pi k, pi + 2 pi k with k any integer'],
  ['Solve cos 2x = 0.', 'x = pi/4 + pi*n/2', 'pi/4 + k*pi/2 (k ∈ Z)'],
  ['Solve cos 2x = 0.', 'x = pi/4 + pi*n/2', 'x=±pi/4 + pi n, n in integers'],
  ['Solve cos x = -1/2.', 'x = 2pi/3 + 2pi*n, x = 4pi/3 + 2pi*n', 'x = ±2π/3 + 2πn'],
])('takes the same angles by any letter and start: %s %s, %s', (question, key, answer) => {
  expect(verdictOf(question, key, answer)).toBe('right');
});

test.each([
  [
    'Solve sin x = 1/2. Give all solutions.',
    'x = pi/6 + 2*pi*n, x = 5pi/6 + 2*pi*n',
    'pi/6 + pi n, 5pi/6 + pi n for any integer n',
  ],
  ['Find all solutions of tan x = 1.', 'x = pi/4 + pi*n', 'pi/4 + 2pi k where k is an integer'],
  [
    'Find all solutions of cos x = 1/2.',
    'x = pi/3 + 2*pi*n, x = -pi/3 + 2*pi*n',
    'pi/3 + 2pi k, where k is an integer',
  ],
  [
    'Solve 2sin x = sqrt 3, all solutions.',
    'x = pi/3 + 2pi*k, x = 2pi/3 + 2pi*k',
    '60° + 360°n, 120° + 360°n',
  ],
  ['Solve tan x = -1.', 'x = 3pi/4 + pi*n', 'pi/4 + k pi'],
  ['Solve sin x = 0.', 'x = pi*n', '2pi k'],
  [
    'Solve cos x = -1/2.',
    'x = 2pi/3 + 2pi*n, x = 4pi/3 + 2pi*n',
    'x = 2π/3 + 2πn, 4π/3 + 2πn where n is a natural number',
  ],
  ['Write the nth term.', 'a_n = 3n + 1', '3k+4'],
])('refuses other angles: %s %s, %s', (question, key, answer) => {
  expect(verdictOf(question, key, answer)).not.toBe('right');
});
