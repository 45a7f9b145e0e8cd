import { expect, test } from 'vitest';
import { withSpelling } from './student-words.ts';

test.each([
  ['fidn teh aera of a trianlge', 'find the area of a triangle'],
  ['circumfrence of a cirlce with raduis 7', 'circumference of a circle with radius 7'],
  ['deriv of x^3 sin x', 'derivative of x^3 sin x'],
  ['ways can u choose 3 ppl', 'ways can you choose 3 people'],
  ['derive x^2 e^x', 'differentiate x^2 e^x'],
  ['his sisters age', "his sister's age"],
  ['5 cents a text', '$0.05 a text'],
  ['a 42 dollar bill', 'a $42 bill'],
  ['simple interest on 800 at 3%', 'simple interest on $800 at 3%'],
  ['at 60 and 70 mph', 'at 60 mph and 70 mph'],
])('%s is meant as %s', (typed, meant) => {
  expect(withSpelling(typed)).toBe(meant);
});

test.each([
  'three friends form a team from a different chance',
  'geometry is simply infinite',
  'the factory painted prints and serves pints',
  'completed increased translated calculated distances',
  'derive the formula',
  'y = 2x + b, r = 5, u = 3',
])('known words stay as they are: %s', (typed) => {
  expect(withSpelling(typed)).toBe(typed);
});

test('no word that the corpora ask with is taken for another one', () => {
  const asked = 'what which when where while whose than then there their three these those thing think';
  expect(withSpelling(asked)).toBe(asked);
});
