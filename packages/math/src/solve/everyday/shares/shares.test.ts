import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  [
    'they catch 40 fish in lake and put a mark on them and let go. next week they catch 50 fish and 8 have the mark. about how many fish is in the lake',
    '250 fish',
  ],
  [
    'Ana has 3 more than twice as many stickers as Ben. Together they have 33. How many stickers does Ana have?',
    '23 stickers',
  ],
  ['mom is 3 times as old as me and we are 48 together. how old am i', '12'],
  ['John spent 2/5 of his money on a game and has $36 left. how much did he have at first', '$60'],
  [
    'a 12 foot board is cut in 2 pieces, one is 3 times as long as the other. how long is the short one',
    '3 feet',
  ],
  ['so theres 240 kids in school and 5/8 of them come by bus. how many DONT come by bus', '90'],
  ['A box of 36 chocolates: 1/4 are white, 1/3 are dark, rest is milk. how many milk ones', '15'],
  ['3 out of 5 students have a pet. how many of 40 students have a pet', '24'],
  [
    'Sam has 3 times as many marbles as Joe. If Sam gives 10 to Joe they have the same. how many has Sam',
    '30',
  ],
])('an amount follows from what is told of it: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['40 fish are tagged and 5 of them die. later 60 fish are caught and 8 have tags. how many fish'],
  ['Max has twice as much money as Ann and together with Bob they have 54 dollars. how much does max have'],
  ['a class of 28 students has 4 more girls than boys and 2 leave. how many girls'],
  ['John spent 2/5 of his money and then got 10 dollars. he has $46 left. how much did he have at first'],
  ['240 kids in school and 5/8 of them come by bus. how many of the bus kids are girls'],
  [
    'A 20 m rope is cut into two pieces. One piece is 4 cm longer than the other. How long is the longer piece?',
  ],
  ['6 out of 10 kids like soccer. 4 of these are girls. how many girls of 50 kids like soccer'],
])('an amount is refused where something else is told of it: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});

test.each([
  ['3 out of 5 dentists recommend gum. How many of 200 dentists recommend toothpaste?'],
  ['3 out of 5 students walk to school. How many of 200 students walk home?'],
])('a share of one act is no share of another: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});

test('a share of what something costs is told in money', () => {
  expect(
    answerOf(
      'Sam is saving for a bike that costs $240. He has saved 35% of the cost so far. How much money has he saved?',
    ),
  ).toBe('$84');
});

test.each([
  ['I got 18 questions right which is 75%. how many questions were on the test', '24 questions'],
  ['She read 45 pages which is 30% of her book. How many pages does the book have', '150 pages'],
  ['24 students ride the bus. that is 3/8 of the class. how many students are in the class', '64 students'],
  ['Class has 28 students, 4/7 are girls. how many boys?', '12'],
])('the whole follows from a part, and one kind from the other: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['I got 18 questions right which is 75%. how many questions did i get wrong'],
  ['12 girls are 40% of the class. how many boys are in the class'],
  ['12 girls are 40% of the class. how many girls are in the class'],
  ['A class has 28 students, 3/4 like pizza. how many like burgers?'],
  ['A box has 20 balls, 2/5 are red. how many blue'],
])('a part is not the whole, and kinds that do not exclude each other make none: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});

test.each([
  [
    'The ratio of cats to dogs is 5:8. There are 24 more dogs than cats. How many cats and dogs are there altogether?',
    '104 cats and dogs',
  ],
  ['The ratio of cats to dogs is 5:8. There are 24 more dogs than cats. How many cats are there?', '40 cats'],
  [
    'The ratio of cats to dogs is 5:8. There are 24 more dogs than cats. How many cats and dogs are there?',
    'refused',
  ],
])('both of a ratio are their sum only where it says so: %s', (text, answer) => {
  const found = solve(text);
  expect(found.kind === 'not-understood' ? 'refused' : found.answer).toBe(answer);
});
