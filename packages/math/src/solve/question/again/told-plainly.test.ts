import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';
import { toldPlainly } from './told-plainly.ts';

const answerOf = (problem: string): string => {
  const found = solve(problem);
  return 'steps' in found ? found.answer : 'refused';
};

test.each([
  ['The temperature fell from 12°C to -5°C. By how many degrees did it fall?', '17 °C'],
  [
    'Write an equation in point-slope form of the line that passes through the given point and has the given slope. (1, 5); m = -2',
    'y - 5 = -2(x - 1)',
  ],
  ['45 45 90 triangle leg is 5 find the hypotenuse', '5√2 units'],
  [
    'The endpoints of segment CD are C(0,0) and D(10,5). Find the coordinates of the point P that partitions CD in the ratio 1:4',
    '(2, 1)',
  ],
  [
    'Find the final value of an investment of $1,200 for 3 years at an annual interest rate of 5% compounded quarterly.',
    '$1392.91',
  ],
  ["Use De Moivre's Theorem to evaluate (1 - i)⁸. Write the answer in standard form.", '16'],
  ['find the tangent line to y = x^2 + 1 at x = 2, write it in y = mx + b form', 'y = 4x - 3'],
  ['In Exercises 11-14, factor. 12. x^2 - 9', '(x - 3)(x + 3)'],
  ['log3(x) + log3(x+6) = 3 (the 3 is the base)', 'x = 3'],
  ['solve 3x - 4 = 11 pls i keep getting 7', 'x = 5'],
])('a plain problem in the words of a book or in a hurry is answered: %j', (problem, answer) => {
  expect(answerOf(problem)).toBe(answer);
});

test.each([
  'The temperature was 15°F at 6 a.m. and -7°F at noon. By how many degrees did the temperature rise?',
  'The temperature was -7°F at 6 a.m. and 15°C at noon. By how many degrees did the temperature rise?',
  'In a survey of 200 students, 30 of the 80 students who own a dog also own a cat. Of the students who do not own a dog, 45 own a bird. What percent of all the students surveyed own a cat?',
  'In a survey of 200 students, 30 of the 80 students who own a dog also own a cat. Of the students who do not own a dog, 145 own a cat. What percent of all the students surveyed own a cat?',
  'triangle ABC ~ triangle DEF. AB = 6, EF = 15 and the area of ABC is 20. whats the area of DEF',
  'The endpoints of segment AB are A(-2,1) and B(8,6). Find the coordinates of the point P that divides BA in the ratio 2:3.',
  'In Exercises 11-14, factor. 15. x^2 - 9',
  'log3(x) = 4 (the 2 is the base)',
  '30 60 90 triangle hypotenuse is 18 find the perimeter',
])('one that a number or a name does not fit is refused: %j', (problem) => {
  expect(answerOf(problem)).toBe('refused');
});

test.each([
  ['The bill, with tax already included, came to $64.50.', 'The bill came to $64.50.'],
  ['It pays 4%. She makes no other deposits or withdrawals. How much?', 'It pays 4%. How much?'],
  ['You invest $5. If no other deposits are made, how much is there?', 'You invest $5. how much is there?'],
  ['Which expression is equivalent to (x + 2) - (x - 5)?', 'simplify (x + 2) - (x - 5)'],
  ['Which of the following decimals is equal to 7/16?', 'write 7/16 as a decimal'],
])(
  'what is said so that nobody thinks of more, and what choices answer, is told plainly: %s',
  (text, plain) => {
    expect(toldPlainly(text)).toBe(plain);
  },
);

test('a tax that is told of twice stays', () => {
  const text = 'The bill, with tax already included, was $54. The tax was 8%. What was it before?';
  expect(toldPlainly(text)).toBe(text);
});

test.each([
  [
    'A restaurant bill, with tax already included, came to $64.50. They leave an 18% tip on that amount. What is the total they pay?',
    '$76.11',
  ],
  [
    'Ms. Tran deposits $3,200 in an account that pays 4.5% annual interest compounded monthly. She makes no other deposits or withdrawals. How much will be in the account after 6 years? Round to the nearest cent.',
    '$4189.77',
  ],
  ['Which expression is equivalent to (2x² − 3x + 4) − (x² + 5x − 6)?', 'x^2 - 8x + 10'],
  [
    String.raw`Write as a single trigonometric function: $\dfrac{1-\cos^2\theta}{\sin\theta\cos\theta}$`,
    'tan(θ)',
  ],
  ['Write as a single trigonometric function: 1 + sin x', 'refused'],
])('a problem in the words of a book is answered: %s', (problem, answer) => {
  expect(answerOf(problem)).toBe(answer);
});
