import { expect, test } from 'vitest';
import { clampShift } from './movable.ts';

const room = { box: { left: 400, top: 100, width: 400, height: 600 }, view: { width: 1200, height: 800 } };

test.each([
  ['goes where it is put', { x: 50, y: -20 }, { x: 50, y: -20 }],
  ['keeps half of itself in the window to the left', { x: -2000, y: 0 }, { x: -600, y: 0 }],
  ['and to the right', { x: 2000, y: 0 }, { x: 600, y: 0 }],
  ['never hides its header above', { x: 0, y: -500 }, { x: 0, y: -100 }],
  ['nor below', { x: 0, y: 5000 }, { x: 0, y: 628 }],
])('a dialog %s', (_, shift, place) => {
  expect(clampShift(shift, room)).toEqual(place);
});
