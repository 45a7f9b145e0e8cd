import { expect, test } from 'vitest';
import { solve } from '../../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

const split = 'Ravi split $10,000 between a fund paying 4% and a bond paying 6% simple interest.';
const year = `${split} After one year he had earned $520 in interest.`;

test.each([
  [`${year} How much did he put in each?`, '$4000 at 4% and $6000 at 6%'],
  [`${year} How much did he put in the bond?`, '$6000'],
  [
    'Eda put $7,500 into two certificates. One pays 4% and the other pays 5%. She earns $335 in interest in one year. How much is invested at each rate?',
    '$4000 at 4% and $3500 at 5%',
  ],
  [`${year} How much was invested at 4%?`, '$4000'],
  [`${year} How much was invested at the higher rate?`, '$6000'],
  [
    '10000 in 2 accounts, 4% and 6%. made 520 interest in 1 year. how much at each rate',
    '$4000 at 4% and $6000 at 6%',
  ],
])('finds the part at a rate that is asked for: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  [`${split} How much interest did he earn in one year?`],
  [`${split} After two years he had earned $520 in interest. How much was at 4%?`],
  [`${year} How much more did he invest at 6%?`],
  [`${year} How much interest did the bond pay?`],
  [`${split} The bond earned $100 more than the fund. How much did he put in the bond?`],
])('refuses another question over the same story: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});
