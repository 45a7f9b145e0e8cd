import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { labeledPlaces, readPlaceAt, writePlaceAt } from './hand-scale.ts';
import type { HandScale } from './hand-task.ts';
import { keyMove, movePlace } from './key-move.ts';

const halves: HandScale = { first: -8, last: 8, step: [1, 2], labelEvery: 2, as: 'fraction' };

const anyScale = fc.record({
  first: fc.integer({ min: -40, max: 0 }),
  last: fc.integer({ min: 1, max: 40 }),
  step: fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 })),
  labelEvery: fc.integer({ min: 1, max: 10 }),
  as: fc.constant('fraction' as const),
});

test.each([
  [-3, '−1 1/2'],
  [-1, '−1/2'],
  [0, '0'],
  [4, '2'],
])('the place %i of halves is written %s', (place, written) => {
  expect(writePlaceAt(halves, place)).toBe(written);
});

test.each(['-1.5', '−1.5', '- 3/2', '−1 1/2', ' -1 2/4 '])('"%s" is read as the place of −1 1/2', (typed) => {
  expect(readPlaceAt(halves, typed)).toBe(-3);
});

test.each(['', '-', '.', '1/3', '1.25', '5', '1/0', '2x', '1 000 000', '∞', '1e1'])(
  '"%s" is no place of halves to 4',
  (typed) => {
    expect(readPlaceAt(halves, typed)).toBeNull();
  },
);

test('every place is read back as it is written', () => {
  fc.assert(
    fc.property(anyScale, fc.integer({ min: -40, max: 40 }), (scale, wanted) => {
      const place = Math.min(scale.last, Math.max(scale.first, wanted));
      expect(readPlaceAt(scale, writePlaceAt(scale, place))).toBe(place);
    }),
  );
});

test('arrow keys lead from every place to every other, and never off the scale', () => {
  fc.assert(
    fc.property(anyScale, fc.integer(), fc.integer(), (scale, a, b) => {
      const count = scale.last - scale.first + 1;
      const [from, to] = [a, b].map((any) => scale.first + (Math.abs(any) % count)) as [number, number];
      const move = keyMove(to > from ? 'ArrowRight' : 'ArrowLeft', false)?.by ?? 0;
      let place = from;
      for (let presses = Math.abs(to - from); presses > 0; presses -= 1)
        place = movePlace(scale, place, move);
      expect(place).toBe(to);
      expect(movePlace(scale, scale.last, 10)).toBe(scale.last);
    }),
  );
});

test('numbers keep their distance on a small screen and stand at marks', () => {
  const whole: HandScale = { first: -12, last: 12, step: [1, 1], labelEvery: 1, as: 'decimal' };
  expect(labeledPlaces(whole, { width: 240, room: 30 })).toEqual([-10, -5, 0, 5, 10]);
  expect(labeledPlaces(halves, { width: 600, room: 30 })).toEqual([-8, -6, -4, -2, 0, 2, 4, 6, 8]);
});
