import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['Two chords AB and CD of a circle cross at point E. AE = 6, EB = 8, CE = 4. Find ED.', '12'],
  [
    'From a point outside the circle two secants are drawn. One has outer part 4 and total length 15, the other has outer part 5. Find the total length of the second secant',
    '12',
  ],
  [
    'triangle ABC, D is on AB and E is on AC and DE is parallel to BC. AD = 4, DB = 6, AE = 5 how long is EC',
    '7.5',
  ],
  ['AD bisects angle A in triangle ABC with D on BC. AB = 12, AC = 8 and BD = 9. how long is DC?', '6'],
  ['G is the centroid of triangle XYZ and XM is a median. If XG = 14, find GM.', '7'],
  ['the altitude to the hypotenuse splits it in pieces of 4 and 9. find the altitude', '6'],
  [
    'P is 13 cm away from the center of a circle with radius 5 cm how long is the tangent from P to circle',
    '12 cm',
  ],
  [
    'In triangle ABC, D is on AB and E is on AC, with DE parallel to BC. AD = 6, DB = 4, AE = x + 2 and EC = x − 1. Find the length of AC.',
    '15',
  ],
  ['In triangle PQR, ST || QR. PS = x, SQ = x + 4, PT = 3, TR = 6. Find the length of SQ.', '8'],
  ['two tangents from P to a circle, PA = 2x + 3 and PB = 11, find x', 'x = 4'],
])('finds a part from the products and ratios of its figure: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['In triangle ABC, DE is parallel to BC. AD = 4, DB = 6, DE = 5. find EC'],
  ['AB and CD are chords that are parallel, AB = 6, CD = 8, radius 5, distance?'],
  ['a secant and a chord with 4, 5 and 6. find x'],
])('refuses parts that no product or ratio ties: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});

test('takes the number of “x + 7” for no part of its own', () => {
  const typed = 'Two chords cross. One is cut into 6 and 10, the other into x and x + 7. Find x.';
  expect(answerOf(typed)).not.toBe('60/7');
});

test.each([
  ['Chords AB and CD intersect at E. AE = x, EB = 12, CE = 6, ED = 8. Find x.', 'x = 4'],
  [
    'two chords cross inside a circle. one is cut into pieces 6 and 10 the other into x and x+7. find x',
    'x = 5',
  ],
  [
    'In trapezoid WXYZ, the bases are WX = 3x − 1 and ZY = 5x + 7. The length of the midsegment is 31. What is the value of x?',
    'x = 7',
  ],
  ['In triangle ABC, D and E are midpoints of AB and AC. If DE = 2x + 1 and BC = 5x - 3, find x.', 'x = 5'],
])('a letter in the parts of chords and in midsegments: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test('a part of a chord that is told by another one is no given part', () => {
  expect(
    answerOf(
      'Two chords intersect inside a circle. The segments of one chord are 4 and 9. One segment of the other is 5 more than the other segment. Find x.',
    ),
  ).toBe('refused');
});
