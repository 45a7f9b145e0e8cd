import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  [
    'A game costs $2 to play. You win $10 with probability 1/8, otherwise nothing. What is the expected value of your profit?',
    '-$0.75',
  ],
  [
    'game at the fair: u pay 2 dollars and roll a die, for a six you get 6 dollars, for a five 3 dollars and for others nothing. what is the expected gain for one game',
    '-$0.50',
  ],
  ['x: 1, 2, 3, 4 P(x): 0.1, 0.2, 0.3, 0.4 find the expected value', '3'],
])('weighs what a game brings by its chances: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['a game costs $2. you win $10 with probability 1/8 or $5 with some other chance. expected profit'],
  ['values 10, 20, 30 with probabilities 0.5, 0.3, 0.3 expected value'],
])('weighs no game whose chances do not make one: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});

test.each([
  [
    'there is bag w 5 red 3 green and 2 yellow marbles i take one and dont put it back and then i take another one. whats the probability both r red pls as fraction',
    '2/9',
  ],
  [
    'a drawer has 8 white socks and 4 black socks. two socks are picked at random. find the probability that they match',
    '17/33',
  ],
  [
    'there are 6 red and 4 blue marbles, i take one look at it put it back and take another. chance of both blue',
    '4/25',
  ],
  [
    '2 of 10 light bulbs are bad. you take 3 bulbs at random. what is the probability at least one is bad',
    '8/15',
  ],
])('counts draws from a bag with and without putting back: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['5 red 3 green marbles, take one and then another. both red?'],
  ['there are 5 red and 3 blue marbles, you take two and paint one blue. probability both red'],
  [
    'a bag has 4 red and 5 blue marbles. 2 are drawn without replacement. the first is red. probability the second is red',
  ],
  [
    'a bag has 4 red and 5 blue marbles, 1 red is removed. then 2 are drawn without replacement. probability both are red',
  ],
])('counts no draws where it is open whether one goes back, or the bag changes: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});

test.each([
  [
    'basketball player hits 70% of his free throws he throws 5 times whats probability that he hits exactly 4, 3 decimals',
    '0.360',
  ],
  ['a student guesses on 6 true false questions. whats the chance of at most 1 right', '7/64'],
  ['X~B(20, 0.4), mean and variance', 'mean 8, variance 4.8'],
  ['geometric distribution p = 1/4, P(X = 3), X = trial of the first success', '9/64'],
])('adds the chances of so many successes: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['a player makes 3 of 4 free throws. what is the probability that she makes exactly 2'],
  ['a basketball player makes 75% of free throws. probability she makes 5 in a row and then misses'],
  ['X~B(20, 1.4), mean and variance'],
])('adds no chances of a success that is not told: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});

test.each([
  ['P(-1 < Z < 2) 2 decimals', '0.82'],
  [
    'the heights of men are normally distributed w mean 70 in and sd 3 in. what percent are taller than 76 in? use a z table, round to nearest tenth of percent',
    '2.3%',
  ],
  [
    'bags of chips weights are normal with mean 500 g and standard deviation 4 g. table says P(Z < 1.5) = 0.9332. chance that a bag has more than 506 g??',
    '0.0668',
  ],
  [
    'Tom scored 85 on a test with mean 75 and sd 5. Another test has mean 60 and sd 8. What score on the other test is just as good?',
    '76',
  ],
  ['z = 1.5, mean = 40, sd = 6. find x', '49'],
])('scores a value of a normal distribution, with the decimals asked for: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['heights have mean 70 and sd 3. what percent are taller than 76'],
  [
    'life of bulbs normal mean 1000 sd 50. P(Z < 1.2) = 0.8849. probability that a bulb lasts less than 1050 hours',
  ],
])('scores nothing without a deviation, or by a table of another score: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});

test.each([['Find the z-score of 85 when the mean is 75 and the standard deviation is 5', '2']])(
  'does not take the value whose score is asked for as a score: %s',
  (text, answer) => {
    expect(answerOf(text)).toBe(answer);
  },
);

test.each([
  [
    'A poll of 400 voters found that 220 support the measure. Make a 95% confidence interval for the proportion (3 decimal places).',
    '(0.501, 0.599)',
  ],
  [
    'what sample size is needed to estimate a population mean within 2 units at 95% confidence if sigma = 15 ? (z = 1.96)',
    '217',
  ],
  [
    'A company says mean weight is 500 g. A sample of 36 bags has mean 496 g, and sigma is 12 g. what is the z test statistic?',
    '-2',
  ],
  ['find the standard error if sigma = 20 and n = 100', '2'],
])('estimates from one sample: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['what sample size is needed at 95% confidence if sigma = 15'],
  ['sample of 100 has mean 68. find a 95% confidence interval for the mean'],
  ['400 people like the mayor. 95% confidence interval for the proportion'],
])('estimates nothing from a sample without its size, its spread or its share: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});

test.each([
  ['how many diffrent outfits can i make from 5 shirts, 3 pants and 2 hats (one of each)', '30'],
  [
    'they choose a team with 3 boys and 2 girls, there is 6 boys and 5 girls, how many different teams can be',
    '200',
  ],
  [
    'How many different 3-letter codes can be made with the letters A, B, C, D, E if no letter is repeated?',
    '60',
  ],
  ['how many license plates with 3 letters followed by 3 numbers if no letter or number repeats', '11232000'],
])('counts one of each, teams of two kinds and codes by their places: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['how many outfits from 5 shirts, 3 pants and 2 hats if the red shirt cannot go with the blue pants'],
  ['how many different 3-letter codes can be made with A, B, C, D, E'],
  ['choose a team with 3 boys and 2 girls from 6 boys and 5 girls if Tom must be on it. how many teams'],
  [
    'a team of 5 is chosen from 7 boys and 6 girls. exactly 2 are girls and one of the boys is captain. how many ways',
  ],
])('counts nothing where a rule is left out or another one is told: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});

test.each([
  ['P(A) = 0.6, P(B|A) = 0.5. find P(A and B)', '0.3'],
  ['odds against a horse are 7 to 2. what is the probability that the horse wins', '2/9'],
  [
    'the probability of rain is 0.2 on saturday and 0.3 on sunday, independent. probability it rains both days',
    '0.06',
  ],
  ['a spinner has 8 equal sections, 3 red. spin 200 times. how many times would you expect red', '75'],
])('joins chances by their rules: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['P(A) = 0.6, P(B) = 0.5. find P(A and B)'],
  ['a spinner has 8 sections, 3 red. spin 200 times. how many times would you expect blue'],
])('joins no chances that may depend on each other: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});

test.each([
  ['a pizza place has 10 toppings, you choose 3. how many pizzas', '120'],
  ['5 boys 4 girls, committee of 2 boys and 2 girls', '60'],
  ['how many 3 digit numbers can you make from 1,2,3,4,5 if digits cant repeat', '60'],
  ['probability of rain is 0.3 on saturday and 0.4 on sunday, independent. no rain on both days', '0.42'],
  ['3 red 5 blue balls. draw 2 without putting back. at least one red', '9/14'],
])('counts what hurried telegrams tell: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['a teacher picks 2 of 5 students for first and second prize, how many ways'],
  ['a pizza place has 10 toppings, you choose up to 3. how many pizzas'],
  ['a pizza place has 10 toppings, you choose 3, pepperoni always. how many pizzas'],
  ['a pizza place has 10 toppings, you choose 3 and one of 2 crusts. how many pizzas'],
])('counts no choice that is ordered, bound or one of two: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});

test.each([
  ['P(A) = 0.4, P(B) = 0.5, and P(A or B) = 0.7. Find P(A|B).', '0.4'],
  ['P(A) = 0.5, P(B) = 0.4, P(A or B) = 0.7. find P(B|A)', '0.4'],
  ['I rolled a die 60 times, and got a six 14 times. What is the experimental probability of a six?', '7/30'],
  [
    'A bag has 4 red marbles, 6 blue marbles and 5 green ones. what is the probability you pull out a blue one?',
    '2/5',
  ],
])('takes all that is told of the events: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['How many 3 letter codes can be made from the letters A to F (repeats allowed)?', 'refused'],
  ['Repetition is allowed. How many 3-digit codes can be made from the digits 1 to 9?', '729'],
])('counts no whole alphabet where a part of it is told: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  [
    'A bag has 5 red, 3 blue, and 2 green marbles. You pick one marble, do not replace it, and pick another. What is P(red, then blue)?',
    '1/6',
  ],
  [
    'A drawer holds 4 black socks and 6 white socks. You take one sock, put it back, then take another. Find P(black, then white).',
    '6/25',
  ],
  [
    'A bag contains 4 red, 5 blue and 3 green marbles. Three marbles are drawn without replacement. What is P(red, then blue, then green)?',
    '1/22',
  ],
  ['Two cards are drawn from a standard deck without replacement. Find P(king, then queen).', '4/663'],
  [
    'A committee of 3 is chosen from 5 boys and 6 girls. What is the probability that all three are girls?',
    '4/33',
  ],
])('draws in turn, each told by its kind: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  'A bag contains 4 red, 5 blue and 3 green marbles. Two marbles are drawn with replacement. What is P(not red, then red)?',
  'A bag contains 4 red, 5 blue and 3 green marbles. Three marbles are drawn without replacement. What is P(blue, then red)?',
  'Two cards are drawn from a standard deck without replacement. Find P(king, then heart).',
  'Two cards are drawn from a standard deck. Find P(king, then queen).',
  'A bag has 3 red and 5 blue marbles. Two marbles are drawn. Find P(blue, then red).',
  'A committee of 3 is chosen from 5 boys and 6 girls, with Ann on it. What is the probability that all three are girls?',
])('a row that is open, or has a part that is not read, is refused: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});

test.each([
  [
    'A committee of 4 is to be chosen from 6 juniors and 5 seniors. How many different committees have exactly 2 juniors and 2 seniors?',
    '150',
  ],
  [
    'A committee of 6 is to be chosen from 6 men and 5 women. How many committees have exactly 3 men and 2 women?',
    'refused',
  ],
])('a committee of exactly so many of each kind is as large as it is told: %s', (problem, answer) => {
  const found = solve(problem);
  expect('steps' in found ? found.answer : 'refused').toBe(answer);
});
