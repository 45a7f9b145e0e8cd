import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

const bus =
  '60% come by bus and 40% walk. from the bus ones 10% are late and from the walking ones 5% are late.';
const lamps =
  'A store gets 60% of its lamps from supplier A and 40% from supplier B. 2% of the lamps from A are defective and 4% of the lamps from B.';

test.each([
  [`${bus} a student is late. what is the probability he came by bus?`, '0.75'],
  [`${bus} probability that a random student is late`, '0.08'],
  [
    `${bus} 1. probability that a random student is late 2. a student is late. what is the probability he came by bus? 1 i have so just 2`,
    '0.75',
  ],
  [`${lamps} what percent of all lamps is defective?`, '2.8%'],
  [`${lamps} what percent of the defective lamps are from A`, '42.86%'],
  [
    'a test is positive 95% of times for sick people and 10% of times for healthy people. 2% of population is sick. If a person tests positive what is the probability he is sick? round to 3 decimals',
    '0.162',
  ],
  [
    "1% of people have a disease. the test is positive for 90% of those who have the disease and 8% of those who don't have it. A person tests negative. find the probability they are healthy",
    '4554/4559',
  ],
  [
    'of 200 workers, 120 are women. 30 of the women and 20 of the men smoke. A random smoker is picked, probability it is a man?',
    '2/5',
  ],
])('tells how likely it is where it came from: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['60% like tea, 30% like coffee, 10% like tea and coffee. what is the probability of tea given coffee'],
  [
    '30% of students play soccer and 70% play tennis. 20% of soccer players are left handed and 50% of tennis players are left handed. a student is left handed. Probability that he does not play tennis?',
  ],
  [`${bus} two students are late. what is the probability both came by bus?`],
  ['of 200 workers, 120 are women. 30 of the women and 20 of the men smoke. probability that a woman smokes'],
])('leaves shares open that are no two groups, or another question: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});

test.each([
  ['a spinner has 5 equal parts numbered 1-5. its spun twice. probability that both numbers are odd', '9/25'],
  ['a die is rolled 4 times. what is the probability of at least one six', '671/1296'],
  ['a spinner numbered 1-6 is spun 3 times. find the probability of exactly one multiple of 3', '4/9'],
  ['you roll a die twice. probability of an even number then a 5', '1/12'],
  [
    'two cards are drawn without putting back from 10 cards numbered 1 to 10. what is the probability both are even',
    '2/9',
  ],
])('counts numbers that come up again: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['two cards are drawn from 10 cards numbered 1 to 10, one after another. probability both are even'],
  ['a die is rolled twice. the first is a 4. probability both are even'],
  ['a die is rolled twice. probability that the second number is bigger than the first'],
])('leaves draws open that may go back, and numbers held against each other: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});

test.each([
  [
    'A raffle ticket costs $5. One prize of $500 and 200 tickets are sold. What is the expected gain or loss for buying one ticket?',
    '-$2.50',
  ],
  [
    '500 tickets are sold at $3 each. there is 1 prize of $400 and 4 prizes of $50. expected value of a ticket',
    '-$1.80',
  ],
])('weighs a ticket by its prizes: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['x = 85, μ = 70, σ = 6, z = ?', '2.5'],
  ['a score of 90 has z = 2 and the mean is 78. find the standard deviation', '6'],
  [
    'mean 72, SD 8. Maria is at the 90th percentile in a normal model. what is her score? use z=1.28 and round to the nearest whole number',
    '82',
  ],
  ['z score for 110 if mean is 100 and sd 15, two decimals', '0.67'],
])('finds the fourth of value, mean, deviation and score: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  [
    'A car depreciates 15% per year. It was bought for $24,000. What is it worth after 5 years? Round to the nearest dollar.',
    '$10649',
  ],
  ['sample standard deviation of 4, 8, 6, 5, 7 (2 dp)', '1.58'],
])('rounds as far as is wished: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  [
    "A disease affects 2% of a population. A test is positive for 95% of the people who have it and for 6% of those who don't. If a person tests positive, what's the probability they have the disease? Round to 3 decimals.",
    '0.244',
  ],
  [
    '2% of people have a certain disease. A test is positive for 95% of people who have it and for 4% of people who do not. A person tests positive. What is the probability the person has the disease? Round to the nearest tenth of a percent.',
    '32.6%',
  ],
])('knows who has it in other words: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});
