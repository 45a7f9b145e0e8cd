import { describe, expect, test } from 'vitest';
import { board } from './snake-board.ts';
import { directionOfKey, directionOfPoint } from './steer.ts';

describe('keys', () => {
  test.each([
    ['ArrowUp', 'up'],
    ['ArrowDown', 'down'],
    ['ArrowLeft', 'left'],
    ['ArrowRight', 'right'],
    ['w', 'up'],
    ['s', 'down'],
    ['a', 'left'],
    ['d', 'right'],
    ['W', 'up'],
    ['D', 'right'],
  ])('%s means %s [A-270] [A-271]', (key, direction) => {
    expect(directionOfKey(key)).toBe(direction);
  });

  test.each(['Enter', ' ', 'x', 'Tab'])('%j steers nowhere', (key) => {
    expect(directionOfKey(key)).toBeUndefined();
  });
});

describe('a click on the board', () => {
  const head = { x: 10, y: 9 };
  const center = { x: 10.5 * board.cell, y: 9.5 * board.cell + board.top };

  test.each([
    [0, -40, 'up'],
    [0, 40, 'down'],
    [-40, 0, 'left'],
    [40, 0, 'right'],
    [40, -39, 'right'],
    [-39, 40, 'down'],
  ])('%i across and %i down of the head turns %s [A-273]', (across, down, direction) => {
    expect(directionOfPoint({ x: center.x + across, y: center.y + down }, head)).toBe(direction);
  });
});
