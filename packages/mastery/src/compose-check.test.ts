import { describe, expect, test } from 'vitest';
import { composeCheck } from './compose-check.ts';

const names = (n: number) => Array.from({ length: n }, (_, nth) => `skill-${nth}`);
const unit = { least: 10, most: 15, levels: [1, 2, 3] } as const;

describe('a check', () => {
  test('asks every skill once where there are as many as it may have, over all levels', () => {
    const items = composeCheck(names(12), unit);
    expect(items.map(({ skill }) => skill)).toEqual(names(12));
    expect(new Set(items.map(({ level }) => level))).toEqual(new Set([1, 2, 3]));
  });

  test('asks few skills again at another level, and never the same one twice', () => {
    const items = composeCheck(names(4), unit);
    expect(items).toHaveLength(10);
    expect(new Set(items.map(({ skill, level }) => `${skill} ${level}`)).size).toBe(10);
  });

  test('takes from many skills evenly, the first ones of the unit and the last', () => {
    const items = composeCheck(names(60), unit);
    expect(items).toHaveLength(15);
    expect(items[0]?.skill).toBe('skill-0');
    expect(items.at(-1)?.skill).toBe('skill-56');
    expect(new Set(items.map(({ skill }) => skill)).size).toBe(15);
  });

  test('of nothing has no problems', () => expect(composeCheck([], unit)).toEqual([]));
});
