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

test.each([
  [
    'A sector of a circle has radius 12 cm and central angle 75°. (a) the arc length (b) the area of the sector\nLeave answers in terms of π.',
    '(a) 5π cm; (b) 30π cm^2',
  ],
  [
    'A circle has a diameter of 18 in. (a) circumference (b) area. Give exact answers.',
    '(a) 18π in; (b) 81π in^2',
  ],
  [
    'A rectangle is 8 ft by 15 ft. [6 points]\na) perimeter [2]\nb) area [2]\nc) length of the diagonal [2]',
    '(a) 46 ft; (b) 120 ft^2; (c) 17 feet',
  ],
])('parts that only name what is to be found are asked for: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  'In circle P angle APB is 104 degrees. (a) Find arc AB. (b) Find angle ACB.',
  'A circle has radius 3 cm. (a) area (b) the color it would have',
])('where it is open what a part asks, none is answered: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});

test('a part may refer to another by its letter', () => {
  expect(
    labelledParts(
      'A plan costs $5. (a) Write an equation. (b) Use your equation from part (a) to find C(3).',
    ),
  ).toMatchObject([{ label: '(a)' }, { label: '(b)', own: 'find C(3).' }]);
});

test('a part that cannot be answered leaves the whole unanswered', () => {
  expect(answerOf('A square has side 3 cm. (a) What is its area? (b) What is its color?')).toBe('refused');
});
