import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';
import { labelledParts } from './labelled-parts.ts';

test('each part is a problem with what is told before the first', () => {
  expect(labelledParts('A square has side 3 cm. (a) What is its area? (b) What is its perimeter?')).toEqual([
    { label: '(a)', told: 'A square has side 3 cm.', own: 'What is its area?' },
    { label: '(b)', told: 'A square has side 3 cm.', own: 'What is its perimeter?' },
  ]);
});

test('a request before the parts goes on in each of them', () => {
  expect(labelledParts('Evaluate (a) 3^2 and (b) 2^4')?.map(({ told, own }) => `${told} ${own}`)).toEqual([
    'Evaluate 3^2',
    'Evaluate 2^4',
  ]);
});

test.each([
  'Which is prime? a) 12 b) 13 c) 15',
  'Find x: 2x = 8. A) 2 B) 4 C) 6',
  'Solve 3(a) + 2 = 8',
  '(b) What is 3 + 4?',
])('what asks for nothing, or stands alone, is no part: %s', (text) => {
  expect(labelledParts(text)).toBeNull();
});

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['A square has side 3 cm. (a) What is its area? (b) What is its perimeter?', '(a) 9 cm^2; (b) 12 cm'],
  [
    'If sin θ = −5/13 and θ is in Quadrant III, find the exact value of (a) cos θ  (b) sin 2θ',
    '(a) -12/13; (b) 120/169',
  ],
])('all parts are answered: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test('a part that cannot be answered leaves the whole unanswered', () => {
  expect(answerOf('A square has side 3 cm. (a) What is its area? (b) What is its color?')).toBe('refused');
});
