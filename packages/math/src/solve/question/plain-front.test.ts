import { expect, test } from 'vitest';
import { solve } from '../solve.ts';

const answerOf = (text: string): string => {
  const solved = solve(text);
  return 'answer' in solved ? solved.answer : 'refused';
};

test.each([
  ['5 - 2x = 11 x = ?', 'x = -3'],
  ['k + 9 = 4   k=?', 'k = -5'],
  ['n/15 = 8/20, n = ?', 'n = 6'],
  ['-4x + 7 >= 23  x?', 'x ≤ -4'],
  ['evaluate 27^(2/3) no calculator', '9'],
  ['y = x^2 + 6x + 5 vertex form', 'y = (x + 3)^2 - 4'],
  ['9.1 × 10^-3 ÷ 1.3 × 10^-5', '7 · 10^2'],
  ['6 x 10^-2 ÷ 3 x 10^-5 standard form', '2 · 10^3'],
  ['7.5e8 / 2.5e3', '300000'],
  ['4x - 9 = 15, x=?? i got 5 but its wrong', 'x = 6'],
])('an open letter, a form and a quotient at the end are read as they are meant: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['(6.4 x 10^8) / (1.6 x 10^3) sci notation', '4 · 10^5'],
  ['3log x - 2log y write as a single logarithm', 'log(x^3/y^2)'],
  ['x^3 + 2x^2 - 9x - 18 factor by groping', '(x + 2)(x - 3)(x + 3)'],
  ['(2+i)/(3-i) write as a+bi', '1/2 + i/2'],
  ['√(50x³y⁴), x>0', '5xy^2√(2x)'],
])('a wish behind the mathematics is the request: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each(['what number + 5 = ?', 'log x + ln y as one log'])(
  'a wish without its mathematics is refused: %s',
  (text) => {
    expect(answerOf(text)).toBe('refused');
  },
);
