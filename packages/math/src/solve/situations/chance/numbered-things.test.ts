import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['A number cube with faces 1 to 6 is rolled and a coin is flipped. What is P(even and heads)?', '1/4'],
  [
    'A spinner has 8 equal sections numbered 1-8. if you spin it 200 times about how many times you would expect a number greater than 6?',
    '50 times',
  ],
  ['a spinner has 8 equal sections numbered 1-8. what is the probability of a number greater than 6', '1/4'],
  [
    'two cards are drawn without putting back from 10 cards numbered 1 to 10. what is the probability both are even',
    '2/9',
  ],
  [
    'slips numbered 1-9, you draw two without replacement, what is the probability of an odd number and then an even number',
    '5/18',
  ],
  ['you roll a die and flip a coin. how many outcomes', '12'],
])('outcomes of coins, dice, spinners and numbered cards are counted: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['a spinner has 8 sections numbered 1-8 but section 8 is twice as big. probability of 8'],
  [
    'two cards are drawn from 10 cards numbered 1 to 10. what is the probability the first is even and the second is odd',
  ],
  ['A die is rolled twice. what is the probability that the first is a 6 given that the sum is 7'],
  ['you roll two dice and flip a coin. how many outcomes'],
  ['A biased die and a coin are thrown. What is the probability of a 6 and heads?'],
  ['A spinner with unequal sections numbered 1 to 8 is spun. What is the probability of an even number?'],
  ['A die is rolled twice. What is the probability of not a 2 on the first and composite on the second?'],
  ['A die is rolled 6 times. What is the probability of both not a 2?'],
  ['A loaded die is rolled twice. What is the probability that both numbers are even?'],
])('outcomes are refused where they are not equally likely or not all told: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});
