import { expect, test } from 'vitest';
import { parabolaAt } from '../quadratic-forms.ts';
import { rateOf, ratesLieApart, startsLieApart } from './rates.ts';

const f = { a: 2, h: 3, k: -11 };
const g = { a: 2, h: -4, k: 0 };
const at = (one: typeof f) => (x: number) => parabolaAt(one, x);

test('the rate of change is the change of the output for each step of the input', () => {
  expect(rateOf(at(f), [-4, -2])).toBe((39 - 87) / 2);
  expect(rateOf(at(g), [-4, -2])).toBe(4);
});

test('functions with equal rates are no pair to compare', () => {
  expect(ratesLieApart(at(f), at(g), [-4, -2])).toBe(true);
  expect(ratesLieApart(at(f), at({ ...f, k: 5 }), [-4, -2])).toBe(false);
});

test('y-intercepts that differ as much as the vertices do are no pair to compare', () => {
  expect(startsLieApart({ a: 2, h: -2, k: 10 }, { a: 2, h: 1, k: -12 })).toBe(true);
  expect(startsLieApart({ a: 2, h: -2, k: 10 }, { a: 2, h: 2, k: -12 })).toBe(false);
});
