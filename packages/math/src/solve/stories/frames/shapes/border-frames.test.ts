import { expect, test } from 'vitest';
import { solve } from '../../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  [
    'A garden is 10 ft by 12 ft with a path of uniform width around it. The total area of garden and path is 168 square feet. How wide is the path?',
    '1 foot',
  ],
  [
    'A rectangular garden 16 m by 24 m has a walk of uniform width around it. The area of the walk alone is 176 square meters. Find the width of the walk.',
    '2 meters',
  ],
  [
    'The outside dimensions of a picture frame are 10 inches by 12 inches. The area of the picture inside is 80 square inches. How wide is the frame?',
    '1 inch',
  ],
])(
  'finds the width of a border from the area of all, of the border or of what is inside: %s',
  (text, answer) => {
    expect(answerOf(text)).toBe(answer);
  },
);

test.each([
  [
    'A garden 10 ft by 12 ft has a path of uniform width on two sides. The total area is 168 sq ft. How wide is the path?',
  ],
  [
    'A picture 8 in by 10 in has a frame. The area of the frame and picture is 120 square inches. What are the outer dimensions?',
  ],
  [
    'A pool is 20 ft by 30 ft with a deck of uniform width around it. The total area is 1200 square meters. How wide is the deck?',
  ],
])('refuses a border that is not the same on all sides or asks for another length: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});
