import { expect, test } from 'vitest';
import { solve } from '../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['probability of a royal flush', '1/649740'],
  ['what is the chance of being dealt a full house', '6/4165'],
  ['probability of four of a kind in a 5 card hand', '1/4165'],
  ['chance of 3 of a kind in poker', '88/4165'],
  ['probability of two pair in poker', '198/4165'],
  ['probability of getting a pair in poker', '352/833'],
])('counts a poker hand by its name: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['probability of exactly 2 aces in a 5 card hand', '2162/54145'],
  ['probability that a 5-card hand is all hearts', '33/66640'],
  ['5 cards are dealt from a deck. what is the probability of getting no face cards', '2109/8330'],
  ['4 cards are drawn, probability all are spades', '11/4165'],
])('counts so many cards of one kind in a hand: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['odds of a straight flush in a 5 card hand', 'refused'],
  ['probability of a flush in poker', 'refused'],
  ['probability of a full house in yahtzee', 'refused'],
  ['you are dealt 5 cards. probability of a heart', 'refused'],
  ['probability of a full house or a flush', 'refused'],
])(
  'answers nothing where the hand is not settled, and takes no card of a hand for the whole: %s',
  (text, answer) => {
    expect(answerOf(text)).toBe(answer);
  },
);

test.each([
  ['probability of drawing a red card from a deck of 52 cards', '1/2'],
  ['probability of drawing a king from a 52 card deck', '1/13'],
])('still counts one card of a deck: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});
