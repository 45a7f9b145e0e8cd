import { describe, expect, test } from 'vitest';
import { markTyped } from '../solve/mark-math.ts';
import { amountsOf } from './amounts.ts';
import { storySteps, wayOfWords } from './story-way.ts';

const works = (question: string, answer: number): (string | null)[] =>
  storySteps(markTyped(question), answer).map(({ work }) => work);

test.each([
  [
    'Packs of 12 pens. Rui buys 5 packs and gives 17 pens away. How many pens are left?',
    43,
    ['$5 \\times 12 = 60$', '$60 − 17 = 43$'],
  ],
  [
    'A coat costs $90. It is on sale for 30% off. What is the sale price?',
    63,
    ['$0.3 \\times 90 = 27$', '$90 − 27 = 63$'],
  ],
  [
    'A van drives 150 miles in 3 hours. At this rate, how far does it get in 5 hours?',
    250,
    ['$150 \\div 3 = 50$', '$5 \\times 50 = 250$'],
  ],
  [
    'Ada has 4 times as many cards as Bo. Together they have 60 cards. How many cards does Bo have?',
    12,
    ['$4 + 1 = 5$', '$60 \\div 5 = 12$'],
  ],
  [
    'The ratio of red to blue tiles is 2:7. There are 35 blue tiles. How many red tiles are there?',
    10,
    ['$35 \\div 7 = 5$', '$5 \\times 2 = 10$'],
  ],
  ['A printer makes 40 pages in 2 minutes. How many pages does it make in 3 hours?', 3600, null],
])('finds the way through: %s', (question, answer, expected) => {
  const found = works(question, answer);
  if (expected) expect(found).toEqual(expected);
  else expect(found.length).toBeGreaterThanOrEqual(2);
});

describe('what is no story', () => {
  test.each([
    ['Find the slope of the line through the two points (2, 3) and (6, 11).', 2],
    ['What is 3/4 ÷ 3/2? Please write it in simplest form for us.', 0.5],
    ['Find the mean of these five numbers here: 12, 15, 18, 20 and 25.', 18],
  ])('leaves %s to the solver', (question, answer) => {
    expect(works(question, answer)).toEqual([]);
  });
});

test('without an answer it goes only where the words leave one way', () => {
  const fee = wayOfWords(
    markTyped('A club takes a $20 fee plus $5 per visit. After how many visits have you paid $65 in total?'),
  );
  expect(fee?.value).toBe(9);
  expect(
    wayOfWords(markTyped('A shirt costs $24 after a 20% discount. What was the original price of it?')),
  ).toBeNull();
});

test('tells each number with the words that say what it is', () => {
  expect(
    amountsOf('A plan costs \\$20 per month plus \\$0.05 per text. Half of the 30 users pay it.').map(
      ({ said, kind }) => [said, kind],
    ),
  ).toEqual([
    ['$20 per month', 'rate'],
    ['$0.05 per text', 'rate'],
    ['Half', 'part'],
    ['30 users pay', 'plain'],
  ]);
});
