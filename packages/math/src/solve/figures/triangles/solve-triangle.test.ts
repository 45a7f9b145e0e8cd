import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['In triangle ABC angle C is 90°, AB = 20 and angle A = 35°. find BC to the nearest tenth', '11.5'],
  ['In triangle PQR, P = 42°, Q = 75° and side p = 10 cm. find side q to the nearest tenth', '14.4 cm'],
  ['triangle with sides 5, 7 and 8. find the angle opposite of side 7', '60°'],
  [
    'the neighbour has a triangle piece of land two sides are 10 m and 14 m and the angle between is 30 degrees how much is the area',
    '35 m^2',
  ],
  [
    'a tree makes shadow 15 m long when the sun is at 40 degrees above horizon how tall is tree? 1 decimal',
    '12.6 m',
  ],
  [
    'A wire 10 m is tied from the top of a pole to the ground 6.5 m from the foot of the pole. What angle makes the wire with the ground? to nearest degree',
    '49°',
  ],
  [
    'right triangle: one leg is 9, angle opposite to it is 40 degrees. find hypotenuse to the nearest tenth',
    '14.0',
  ],
  ['Is a triangle with sides 9, 12 and 16 a right triangle? yes or no', 'no'],
])('finds a side, an angle or the area of one triangle: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['In triangle ABC angle A = 30°, a = 5, b = 8. find angle B'],
  ['In triangle ABC AB = 5, BC = 7, find AC'],
  ['a triangle has sides 3, 4 and 10. find its largest angle'],
  ['a man 1.7 m tall sees top of a tree at 40 degrees from 20 m away. height of tree'],
  ['from a boat the angle of elevation of a cliff is 20°. after 100 m it is 30°. height?'],
])('refuses where no triangle or more than one fits: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});
