import { expect, test } from 'vitest';
import { readCityFrame, writeCityDelta, writeCitySnapshot } from './city-frames.ts';

const change = { index: 2303, type: 7, level: 3, variant: 2, owner: 31 };

test('a delta reads back as it was written, six bytes a tile', () => {
  const bytes = writeCityDelta(70_000, [change, { ...change, index: 0 }]);
  expect(bytes).toHaveLength(7 + 12);
  expect(readCityFrame(bytes)).toEqual({
    kind: 'delta',
    tick: 70_000,
    changes: [change, { ...change, index: 0 }],
  });
  expect(readCityFrame(writeCityDelta(1, []))).toEqual({ kind: 'delta', tick: 1, changes: [] });
});

test('a snapshot reads back with the bytes it holds, also from inside a longer buffer', () => {
  const bytes = writeCitySnapshot(9, Uint8Array.of(1, 2, 3));
  const inside = new Uint8Array(20);
  inside.set(bytes, 4);
  expect(readCityFrame(inside.subarray(4, 4 + bytes.length))).toEqual({
    kind: 'snapshot',
    tick: 9,
    deflated: Uint8Array.of(1, 2, 3),
  });
});

test.each([
  ['nothing', Uint8Array.of()],
  ['another kind', Uint8Array.of(9, 0, 0, 0, 0, 0, 0)],
  ['a delta cut short', writeCityDelta(1, [change]).subarray(0, 10)],
  ['a snapshot without a city', Uint8Array.of(3, 0, 0, 0, 0)],
])('%s is no frame', (_, bytes) => {
  expect(readCityFrame(bytes)).toBeUndefined();
});
