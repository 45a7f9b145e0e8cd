import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['In a parallelogram ABCD, angle A = (4x - 5)° and angle C = (2x + 35)°. Find angle B.', '105°'],
  [
    'In a triangle ABC the exterior angle at C is 115 degrees, angle A is 2x and angle B is 3x. they want x first and then angle B, i need B',
    '69°',
  ],
  ['the angles in a triangle are in ratio 2:3:4 how big is smallest one', '40°'],
  ['vertical angles are 3x - 10 and 2x + 25. find x and the angle', 'x = 35, 95°'],
  ['one angle of a linear pair is 4 times the other. how big are both', '144°, 36°'],
  ['angles on a straight line are 3x, 2x and 40 degrees. find x', 'x = 28'],
  [
    'O is the center of a circle and angle AOB = 124° , C is a point on the major arc AB what is angle ACB',
    '62°',
  ],
  ['angle A and B are complementary and A = 2B. find A', '60°'],
  ['triangle ABC is isosceles with AB = AC and angle A = 50. find angle B', '65°'],
])('finds the angle that is asked for from what holds between angles: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['lines are not parallel; alternate angles are 3x and 2x + 10 , x?'],
  ['ABCD is a quadrilateral with angle A = 3x and angle C = 2x + 20, find angle A'],
  ['isosceles triangle has an angle of 40 degrees, find the other angles'],
  ['angles of a triangle are x, 2x and 60, find the third angle'],
  ['In triangle ABC angle B = 2 angle A and angle C = 3 times as big. find angle C'],
])('refuses angles whose relation is not told: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});
