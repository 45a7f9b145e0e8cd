import { expect, test } from 'vitest';
import { random } from './random.ts';

test('draws the same numbers for the same seed, and has done so since version 1', () => {
  const draw = (): number[] => {
    const source = random('m6-write-ratio@1/2/4107');
    return Array.from({ length: 6 }, () => source.int(1, 100));
  };
  expect(draw()).toEqual(draw());
  expect(draw()).toMatchInlineSnapshot(`
    [
      23,
      93,
      11,
      100,
      17,
      66,
    ]
  `);
});

test('draws different numbers for neighboring seeds', () => {
  const firsts = Array.from({ length: 50 }, (_, seed) => random(seed).int(1, 1_000_000));
  expect(new Set(firsts).size).toBe(50);
});

test('reaches both ends of a range and nothing outside, each about as often', () => {
  const source = random(7);
  const counts = [0, 0, 0, 0];
  for (let i = 0; i < 4000; i += 1) {
    const drawn = source.int(3, 6) - 3;
    counts[drawn] = (counts[drawn] ?? 0) + 1;
  }
  expect(counts).toHaveLength(4);
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
});

test('shuffles without losing an entry and leaves the given list alone', () => {
  const list = [1, 2, 3, 4, 5] as const;
  expect(random('x').shuffle(list).toSorted()).toEqual([...list]);
  expect(list).toEqual([1, 2, 3, 4, 5]);
});

test('refuses an empty list and a range that is upside down', () => {
  expect(() => random(1).pick([])).toThrow(RangeError);
  expect(() => random(1).int(5, 4)).toThrow('min <= max');
});

test('draws until the conditions hold, and counts what it refused', () => {
  const source = random('until');
  const even = source.until(() => {
    const n = source.int(1, 100);
    return n % 2 === 0 ? n : null;
  });
  expect(even % 2).toBe(0);
  expect(source.refused()).toBeLessThan(50);
});

test('conditions that nothing meets end with an error, not with a hung start', () => {
  expect(() => random('never').until(() => null)).toThrow('10000 draws, and none met the conditions');
});
