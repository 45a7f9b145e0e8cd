import { expect, test } from 'vitest';
import { spreadPins } from './spread-pins.ts';

test('signs that would cover each other stand one below the other, in the order of the map', () => {
  const pins = [
    { name: 'low', left: 300, top: 230 },
    { name: 'high', left: 360, top: 200 },
    { name: 'middle', left: 330, top: 210 },
  ];
  expect(spreadPins(pins, { width: 1440, top: 0 }).map(({ name, top }) => [name, top])).toEqual([
    ['high', 200],
    ['middle', 274],
    ['low', 348],
  ]);
});

test('signs with room between them stay where their numbers are read', () => {
  const pins = [
    { left: 300, top: 200 },
    { left: 600, top: 210 },
    { left: 300, top: 400 },
  ];
  expect(spreadPins(pins, { width: 1440, top: 0 })).toEqual([pins[0], pins[1], pins[2]]);
});

test('a sign at the edge of a phone is whole, and one whose place is out of sight stays out', () => {
  const pins = [
    { left: 20, top: 100 },
    { left: 380, top: 300 },
    { left: -90, top: 500 },
  ];
  expect(spreadPins(pins, { width: 390, top: 0 }).map(({ left }) => left)).toEqual([113, 277, -90]);
});

test('a sign stands below what lies over the top of a page, and the next one below it', () => {
  const pins = [
    { left: 200, top: 90 },
    { left: 210, top: 150 },
    { left: 200, top: -40 },
  ];
  expect(spreadPins(pins, { width: 390, top: 144 }).map(({ top }) => top)).toEqual([-40, 218, 292]);
});
