import { describe, expect, test } from 'vitest';
import { draw } from '../random.ts';
import { BrokenBytes, type Channel } from './number-coder.ts';
import { createPackedReader, createPackedWriter } from './packed-numbers.ts';

const free: Channel = { name: 'free', isSteady: false };
const steady: Channel = { name: 'steady', isSteady: true };

function pack(values: readonly number[], channel: Channel): Uint8Array {
  const writer = createPackedWriter();
  for (const value of values) writer.whole(value, channel);
  return writer.bytes();
}

describe('packed numbers', () => {
  test.each([free, steady])('come back as they went in, whatever their size and order ($name)', (channel) => {
    const chance = { rng: 5 };
    const values = Array.from({ length: 3000 }, () => {
      const size = 2 ** draw(chance, 50);
      return (draw(chance, 2) === 0 ? 1 : -1) * (1 + Math.floor((size * draw(chance, 1000)) / 1000));
    });
    const bytes = pack(values, channel);
    const reader = createPackedReader(bytes);
    expect(values.map(() => reader.whole(channel))).toEqual(values);
    expect(reader.isAtEnd()).toBe(true);
  });

  test('carry over long runs of what was expected, and what comes again and again costs almost nothing', () => {
    const same = Array.from({ length: 5000 }, (_, index) => (index % 1000 === 999 ? -7 : 250));
    const bytes = pack(same, steady);
    expect(bytes.length).toBeLessThan(300);
    const reader = createPackedReader(bytes);
    expect(same.map(() => reader.whole(steady))).toEqual(same);
  });

  test('a number of a row is read beside what was expected of it', () => {
    const writer = createPackedWriter();
    writer.inRow(1005, { before: 3, expected: 1000, channel: free });
    writer.inRow(990, { before: 1005, channel: free });
    const reader = createPackedReader(writer.bytes());
    expect(reader.inRow({ before: 3, expected: 1000, channel: free })).toBe(1005);
    expect(reader.inRow({ before: 1005, channel: free })).toBe(990);
  });

  test('bytes that end too early and counts below zero are broken', () => {
    expect(() => createPackedReader(Uint8Array.of(1, 2))).toThrow(BrokenBytes);
    const reader = createPackedReader(pack([-3], free));
    expect(() => reader.count(free)).toThrow(BrokenBytes);
    const cut = createPackedReader(
      pack(
        Array.from({ length: 50 }, (_, each) => each * 997),
        free,
      ).slice(0, 20),
    );
    expect(() => Array.from({ length: 50 }, () => cut.whole(free))).toThrow(BrokenBytes);
  });
});
