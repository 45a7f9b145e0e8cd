import { expect, test } from 'vitest';
import { spreadPins } from './spread-pins.ts';

test('signs that would cover each other stand one below the other, in the order of the map', () => {
  const pins = [
    { name: 'low', left: 300, top: 230 },
    { name: 'high', left: 360, top: 200 },
    { name: 'middle', left: 330, top: 210 },
  ];
  expect(spreadPins(pins).map(({ name, top }) => [name, top])).toEqual([
    ['high', 200],
    ['middle', 258],
    ['low', 316],
  ]);
});

test('signs with room between them stay where their numbers are read', () => {
  const pins = [
    { left: 100, top: 200 },
    { left: 400, top: 210 },
    { left: 100, top: 400 },
  ];
  expect(spreadPins(pins)).toEqual([pins[0], pins[1], pins[2]]);
});
