import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  [
    'ΔABC ~ ΔDEF. AB = 8, DE = 12 and the area of triangle ABC is 40 square meters. What is the area of triangle DEF?',
    '90 m^2',
  ],
  [
    'Rectangle ABCD ~ rectangle WXYZ with AB = 4 and WX = 10. The area of WXYZ is 150. Find the area of ABCD.',
    '24',
  ],
  [
    'Two similar solids have volumes of 27 and 125 cubic cm. The surface area of the smaller is 36 square cm. Find the surface area of the larger.',
    '100 cm^2',
  ],
  [
    'Two similar rectangles have areas of 25 and 100 square feet. If the perimeter of the smaller is 20 feet, what is the perimeter of the larger?',
    '40 feet',
  ],
  [
    'Two similar cylinders have surface areas of 147π ft² and 432π ft². The volume of the larger cylinder is 864π ft³. Find the volume of the smaller cylinder.',
    '343π/2 cubic feet',
  ],
  [
    'Two similar cones have radii of 1/2 cm and 3/4 cm. The volume of the smaller cone is 8 cm³. Find the volume of the larger cone.',
    '27 cm^3',
  ],
])('a measure of similar figures follows from any ratio of them: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  'Triangle ABC is similar to triangle DEF. AB = 6 and EF = 9. The area of triangle ABC is 20. Find the area of triangle DEF.',
  'Two similar triangles have a scale factor of 3:5. The area of the smaller triangle is 27. Find the perimeter of the larger triangle.',
])('sides that do not match, and another measure, are refused: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});
