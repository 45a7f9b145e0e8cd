import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const found = solve(text);
  return 'steps' in found ? found.answer : 'refused';
};

test.each([
  ['cube root of (2x - 3) is 3, what is x', 'x = 15'],
  ['the absolute value of x-2 is less than 5, solve for x', '-3 < x < 7'],
  ['what does 3x/(x+1) go to when x goes to infinity', '3'],
  ['what does sin(x)/x approach as x -> 0', '1'],
  ['change 68°F to celsius', '20 °C'],
  ['switch 5 km to m', '5000 m'],
  ['add up all the whole numbers from 1 to 80', '3240'],
  ['inverse function of (2x+1)/(x-3)', 'f^-1(x) = (3x + 1)/(x - 2)'],
  ['u = <2,-1> v = <4,3> find 3u - 2v', '<-2, -9>'],
  ['i put 600 dollars in a bank and got $90 simple interest in 3 years. what was the yearly rate', '5%'],
  ['what is the slope of the line x = 4', 'no slope: the line is vertical'],
])('a relation, a limit and a conversion said in words are read: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each(['the square root of her age is 3 less than his age, what is x', 'change 5 tires to 4 wheels'])(
  'what only sounds so is not: %s',
  (text) => {
    expect(answerOf(text)).toBe('refused');
  },
);
