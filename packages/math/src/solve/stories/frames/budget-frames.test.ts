import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  [
    'a phone plan costs 20 dollars a month plus 0.05 per text. i dont want to spend more than 30 dollars. how many texts can i send',
    '200',
  ],
  [
    'a pool charges 6 dollars for entry plus 2 dollars per slide. Eva has 21 dollars. how many slides can she do at most',
    '7',
  ],
])('tells how many a budget allows: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  [
    'a plan costs 25 dollars a month plus 0.10 per text. she pays less than 40 dollars. how many texts can she send',
  ],
  [
    'a plan is 20 dollars a month plus 5 per gb. i have 300 dollars for the year. how many gb per month can i use',
  ],
])('refuses a limit that is not reached or is of another time: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});

test.each([
  [
    'Jamal has $60. He buys a board game for $22 and wants to spend the rest on packs of cards that cost $4.75 each, tax included. Write and solve an inequality to find the greatest number of packs he can buy.',
    '8',
  ],
  [
    'Ana has $50. She bought a shirt for $18 and wants to spend the rest on socks that cost $3.50 each. How many socks can she buy?',
    '9',
  ],
  [
    'Ana bought a shirt for $18 and now has $50. She wants to buy socks that cost $3.50 each. How many socks can she buy?',
    'refused',
  ],
  [
    'Ana has $50 after she bought a shirt for $18. She wants to buy socks that cost $3.50 each. How many socks can she buy?',
    'refused',
  ],
  [
    'Ana has $50. She bought a shirt for $18 and a hat for $5 and wants to spend the rest on socks that cost $3.50 each. How many socks can she buy?',
    'refused',
  ],
])('what is bought first is taken off what may be spent: %s', (problem, answer) => {
  const found = solve(problem);
  expect('steps' in found ? found.answer : 'refused').toBe(answer);
});
