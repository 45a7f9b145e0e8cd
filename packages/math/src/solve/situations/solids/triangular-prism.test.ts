import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  [
    'Find the surface area of a triangular prism. The base is a right triangle with legs 3 cm and 4 cm and hypotenuse 5 cm and the prism is 10 cm long.',
    '132 cm^2',
  ],
  [
    'surface area of a triangular prism, base is a right triangle with sides 6, 8, 10 cm and the prism is 15 cm long',
    '408 cm^2',
  ],
])('adds both triangles and the three walls: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  'surface area of a triangular prism, base is a right triangle with sides 6, 8, 11 cm and the prism is 15 cm long',
  'lateral surface area of a triangular prism, base is a right triangle with sides 6, 8, 10 cm and the prism is 15 cm long',
])('leaves out what is no such surface: %s', (text) => {
  expect(answerOf(text)).not.toMatch(/^4\d\d/);
});
