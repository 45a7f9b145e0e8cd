import { expect, test } from 'vitest';
import { solve } from '../solve.ts';
import { oneOfSeveral } from './one-of-several.ts';

const answerOf = (text: string): string => {
  const solved = solve(text);
  return 'answer' in solved ? solved.answer : 'refused';
};

test.each([
  [
    'For our school trip the bus costs 240 and then 15 more for each student. a) how much is it for 20 students b) the other class payed 690, how many students was there?? b is what i dont get',
    '30',
  ],
  [
    'my grandma put 2000 on bank with 3% interest every year, how much is there after 5 years and after how many whole years will it be more than 2500 for the first time?? the second question is what i need',
    '8 years',
  ],
  [
    '5, 8, 11, 14 ... (i) next two terms (ii) formula for the nth term (iii) which term is 200 ? pls only iii',
    '66',
  ],
  [
    'a shop says their profit for a day is P = -2x^2 + 80x - 350 where x is price in dollars. at what price the profit is the biggest (i think 20?) and how big is the profit then. i need the second',
    '$450',
  ],
])('the one wished of several questions is answered: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test('what is told in earlier parts stays told, and what they ask is left out', () => {
  expect(
    oneOfSeveral(
      'A jacket costs $40. (1) what is half of it (2) a coupon takes 10% off. what is the price then? need the (2)',
    ),
  ).toBe('A jacket costs $40. a coupon takes 10% off. what is the price then');
});

test.each([
  'how much is 5 + 3 and 2 + 2? i need the third',
  '1) what is 4 + 5 2) what is 4 - 5 only number 3',
])('a wish for a question that is not there is refused: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});

test('a text without a wish is left as it is', () => {
  expect(oneOfSeveral('how much is 2 + 2? and how much is 3 + 3?')).toBeNull();
});

test.each([
  [
    'a costs 2 and b costs 3. how much is a? how much is b? 2nd question please',
    'a costs 2 and b costs 3. how much is b',
  ],
  [
    'we read 4, 9, 2. First find the mode. Then the range. I only need the range',
    'we read 4, 9, 2. Find the range.',
  ],
  ['it grows by 3. first how big is it, second when is it 9. the second!!', 'it grows by 3. when is it 9'],
])('one question is wished by its name or its place: %s', (text, wished) => {
  expect(oneOfSeveral(text)).toBe(wished);
});
