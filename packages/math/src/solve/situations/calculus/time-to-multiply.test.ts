import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  [
    'Maria invests $5000 at 4% interest compounded continuously. How many years until it doubles? Round to the nearest tenth.',
    '17.3 years',
  ],
  [
    '$2000 at 6% compounded continuously, how long until it triples, round to the nearest tenth',
    '18.3 years',
  ],
  ['how long does it take for money to triple at 4% compounded continuously', '27.47 years'],
  ['when will $400 quadruple at 8% compounded monthly', '17.39 years'],
  ['A population of 5000 grows 3% per year. how long until it doubles', '23.45 years'],
  ['bacteria grow continuously at 12% per hour. how long to double', '5.78 hours'],
  ['How long will it take $800 to become $1000 at 5% compounded quarterly', '4.49 years'],
])('tells how long growth takes to be so many times as much: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  'how long for money to double at 6%',
  'how long will it take $500 to grow to $800 at 4% simple interest',
  'how long will it take $1000 to double at 4% compounded annually and then triple',
  'a car worth 20000 loses 15% per year. how long until it doubles',
  'a culture grows 5% each hour. how many minutes until it doubles',
  'how long does it take $1500 to double at 8% interest compounded daily',
  'how much will $500 be after it doubles at 6% compounded continuously',
])('another way to grow, or another question, is refused: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});
