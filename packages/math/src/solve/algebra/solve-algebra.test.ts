import { expect, test } from 'vitest';
import { solve } from '../solve.ts';

const answerOf = (text: string): string => {
  const solved = solve(text);
  return 'answer' in solved ? solved.answer : 'refused';
};

test.each([
  ['GCF of 18x^3y^2 and 24x^2y^5', '6x^2y^2'],
  ['LCM of 4x^2y and 6xy^3', '12x^2y^3'],
  ['(2x^3 - 5x^2 + 4x - 7) ÷ (x - 2) find quotient and remainder', 'quotient 2x^2 - x + 2, remainder -3'],
  ['divide x^3 - 1 by x - 2 with remainder', 'quotient x^2 + 2x + 4, remainder 7'],
  ['use the remainder theorem to find the remainder of x^3 - 2x + 4 divided by x - 2', '8'],
  ['quadratic with roots 3 and -5, leading coeff 1', 'x^2 + 2x - 15'],
  ['polynomial function of degree 3 with zeros 0, 3, -3 and leading coefficient 2', '2x^3 - 18x'],
  ['√−18 · √−2', '-6'],
  [
    '2x^2 - 3x - 7 = 0 what is the discriminant and how many real solutions does it have?',
    'discriminant 65, two real roots',
  ],
])('parts of polynomials and roots are told as they are asked for: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['range of {(2,5), (3,-1), (4,5), (7,0)}', '{-1, 0, 5}'],
  ['is {(1,2),(1,3),(2,4)} a function', 'no'],
  ['f(x)= {2x+1 if x<0, x^2 if x>=0}  f(-4)+f(3)', '2'],
  [
    'write a quadratic function in vertex form that has vertex (2,-3) and goes thru (4,5)',
    'y = 2(x - 2)^2 - 3',
  ],
  ['f(x)=x^2+3x, (f(x+h) - f(x))/h', '2x + h + 3'],
  ['f(x) = ln(x+2) - 1, f⁻¹(x)=?', 'f^-1(x) = e^(x + 1) - 2'],
  ['f(x) = 2^x + 3 , f⁻¹(x)=?', 'f^-1(x) = log_2(x - 3)'],
  [
    'The graph of y = |x| is shifted 3 units left, reflected in the x axis and then moved 2 up. whats the new equation',
    'y = -|x + 3| + 2',
  ],
  [
    'a company makes P(x) = -2x^2 + 120x - 800 dollars. what price x gives max profit and what is that profit',
    'price $30, profit $1000',
  ],
  [
    'h = -5t^2 + 40t meters is the height of a rocket. for how many seconds is it higher than 60 m',
    '4 seconds',
  ],
])('a function answers what is asked of it: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['3[[1,-2],[0,4]] - [[2,1],[-3,5]]', '[[1, -7], [3, 7]]'],
  ['|1 2 0; 3 -1 4; 2 0 5| determinant', '-19'],
  ['A = [[1,2],[3,4]], B = [[0,1],[1,0]]. find AB', '[[2, 1], [4, 3]]'],
  ['Maximize P = 3x + 4y subject to x + y ≤ 6, x + 2y ≤ 8, x ≥ 0, y ≥ 0. give the max value', '20'],
  ['maximize 3x + 2y if x + y <= 4, x + 3y <= 6, x >= 0, y >= 0', 'maximum 12 at (4, 0)'],
])('matrices and linear programs are read from their usual writing: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  [
    'The 1st term of an arithmetic sequence is 7 and the common difference is 4. what is the 25th term?',
    '103',
  ],
  ['geometric sequence third term is 18 and sixth term is 486, our teacher want the first term', '2'],
  ['4, 9, 14, 19 ... which term is 104?', '21'],
  ['A rectangle is (2x + 1) cm long and (x - 2) cm wide. its perimeter is 34 cm. find x', 'x = 6'],
  ['a square has side x + 5 and perimeter 36. find x', 'x = 4'],
])('sequences and sides are solved from what is told of them: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  'polynomial of degree 4 with zeros 1 and 2',
  'quadratic with roots 3 and -5 that passes through (1, 4)',
  'maximize P = 3x + 4y subject to x + y ≥ 6, x ≥ 0, y ≥ 0',
  'f(x) = {2x+1 if x<0, x^2 if x>0} f(0)',
  'The graph of y = |x| is shifted 3 units left and stretched horizontally by 2. new equation',
  'revenue R(x) = 2x^2 + 3x max revenue?',
  'a rectangle is 2x+1 long and x-2 wide. find the perimeter',
  'geometric sequence second term 6 and fourth term 54. first term?',
  'h(t) = -16t^2 + 64t + 80 how long is it in the air after its highest point',
])('what is left open or asked otherwise is refused: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});
