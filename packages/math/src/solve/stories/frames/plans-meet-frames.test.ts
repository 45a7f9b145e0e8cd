import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  [
    'Plan A costs $20 plus $5 per class. Plan B costs $8 per class with a fee of $5. When do they cost the same and what is that cost?',
    '5 classes, $45',
  ],
  [
    'Membership: $60 fee plus $4 a visit. No membership: $10 a visit. how many visits until they cost the same',
    '10 visits',
  ],
  [
    'Membership: $60 fee plus $4 a visit. No membership: $10 a visit. how many visits until they cost the same and whats the total',
    '10 visits, $100',
  ],
  [
    'a candle is 12 inches and burns 1 inch per hour. another is 9 inches and burns 0.5 inches per hour. when are they the same height and what height',
    '6 hours, 6 inches',
  ],
])('tells when two amounts are the same and, where asked, how much that is: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['Sam has $50 and saves $10 a week. Pat has $80 and saves $5 a month. When will they have the same?'],
  [
    'Plan A is $20 plus $5 per class with the first month free. Plan B is $10 plus $6 per class. When are they the same and what is the cost?',
  ],
  [
    'Sam has $50 and saves $10 a week. Pat has $20 and saves $15 a week. How many dollars will they have when they have the same and who is richer?',
  ],
])('refuses amounts that do not both change evenly by the same unit: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});
