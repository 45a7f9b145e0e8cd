import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

const figures = 'Triangle GHK is similar to triangle PQR. GH = 6, HK = 9, and PQ = 10.';

test.each([
  [`${figures} Find QR.`, '15'],
  [`${figures} What is the scale factor from triangle GHK to triangle PQR?`, '5/3'],
  [`${figures} What is the scale factor from triangle PQR to triangle GHK?`, '3/5'],
  ['GHK ~ PRQ, GH = 6 cm, GK = 8 cm, PR = 9 cm. find PQ', '12 cm'],
  ['quad ABCD ~ quad STUV, AB = 4, ST = 6, UV = x, CD = 8. find x', '12'],
])('takes the sides that the letters match: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  [`${figures} Find PR.`],
  [`${figures} Find the perimeter of triangle PQR.`],
  [`${figures} Find the area of triangle PQR.`],
  ['Triangle GHK is similar to triangle PQR. GH = 6, HK = 9, and PQ is 4 more than GH. Find QR.'],
  ['Triangle GHK is congruent to triangle PQR. GH = 6, HK = 9, and PQ = 10. Find QR.'],
])('leaves open what the matching sides do not settle: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});
