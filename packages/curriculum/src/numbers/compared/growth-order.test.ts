import { expect, test } from 'vitest';
import { orderAtTheEnd, wrongRows } from './growth-order.ts';

const line = { family: 'line', n: 300 } as const;
const square = { family: 'square', n: 4 } as const;
const power = { family: 'power', n: 1.2 } as const;
const decay = { family: 'decay', n: 0.9 } as const;
const fall = { family: 'fall', n: 3 } as const;

test('a power of a number above one comes last, and a falling line first', () => {
  expect(orderAtTheEnd([power, fall, square, decay, line])).toEqual([fall, decay, line, square, power]);
});

test('of two squares, the one with the smaller number comes first', () => {
  const wide = { family: 'square', n: 2 } as const;
  expect(orderAtTheEnd([square, power, wide])).toEqual([wide, square, power]);
});

test('who looks at the first values puts the power first and the line last', () => {
  expect(wrongRows([line, power, square])?.first).toEqual([power, square, line]);
});

test('who takes every power for fast growth puts a power of a number below one last', () => {
  expect(wrongRows([square, decay, line])?.named).toEqual([line, square, decay]);
});

test('who thinks that squares always win puts the power before both of them', () => {
  const wide = { family: 'square', n: 6 } as const;
  const five = { family: 'power', n: 5 } as const;
  expect(wrongRows([line, square, power])?.named).toEqual([line, power, square]);
  expect(wrongRows([square, five, wide])?.named).toEqual([five, square, wide]);
});
