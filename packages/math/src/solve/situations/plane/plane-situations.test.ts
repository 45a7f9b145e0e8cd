import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['find the angle between the vectors <1,2> and <3,-1> nearest degree', '82°'],
  ['let u = <4, -3> and v = <5, 12>. find cos θ, where θ is the angle between u and v', '-16/65'],
  ['|<-5, 12>| and unit vector', '13; <-5/13, 12/13>'],
  [
    'a plane flies 300 mph due east and there is a wind blowing 40 mph due north. whats the ground speed of the plane? round to the nearest tenth',
    '302.7 mph',
  ],
  ['how far is point (1,2,3) from the plane 2x - y + 2z = 12', '2'],
  ['where does the line r = (1,0,2) + t(1,2,-1) hit the plane x + y + z = 9', '(4, 6, -1)'],
])('measures vectors, lines and planes: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['plane flies 300 mph east and there is a wind of 40 mph. ground speed?'],
  ['plane heading somewhere at 400 mph, wind blows north at 30 mph. ground speed?'],
])('measures no speeds whose directions are not at a right angle: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});

test.each([
  [
    'Write the standard form of the equation of the circle which has a diameter with endpoints (-2, 1) and (4, 9).',
    '(x - 1)^2 + (y - 5)^2 = 25',
  ],
  ['write the equation of parabola with vertex at origin and focus at (0,3)', 'x^2 = 12y'],
  ['hyperbola with vertices (±3,0) and foci (±5,0), find equation', 'x^2/9 - y^2/16 = 1'],
  ['identify the conic and give the center: x^2 + y^2 - 6x + 4y - 12 = 0', 'circle, center (3, -2)'],
  ['-1 + i√3 in polar form, angle in radians', '2(cos(2π/3) + i sin(2π/3))'],
])('writes a conic by its features and names one by its equation: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['parabola through (1,2) and (3,4) equation'],
  ['circle through (1,2) and (3,4) equation'],
  ['ellipse with vertices (0,±6) equation'],
])('writes no conic that its features leave open: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});

test.each([
  ['vector from A(1, 2) to B(4, 6), its length', '5'],
  ['A = [[1, 2], [0, 1]] find A^2', '[[1, 4], [0, 1]]'],
  ['angle at the center is 80 degrees, what is the inscribed angle on the same arc', '40°'],
])('reads hurried telegrams of vectors, matrices and angles: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});
