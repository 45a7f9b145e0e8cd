import { measureReadability } from '@playforward/curriculum';
import { describe, expect, test } from 'vitest';
import { chainSize, citizenOfUnit, goalsAmong, tellChain } from './chains.ts';

const lessons = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

describe('the goals of a unit', () => {
  test.each([4, 5, 6, 7, 9, 14])(
    'are four to six of its %i lessons, the first and the last among them',
    (count) => {
      const goals = goalsAmong(lessons(count), null);
      expect(goals.length).toBeGreaterThanOrEqual(chainSize.least);
      expect(goals.length).toBeLessThanOrEqual(chainSize.most);
      expect([goals[0], goals.at(-1)]).toEqual([1, count]);
      expect(new Set(goals).size).toBe(goals.length);
    },
  );

  test('always hold the lesson that is played', () => {
    for (const here of lessons(13)) {
      const goals = goalsAmong(lessons(13), here);
      expect(goals, String(here)).toContain(here);
      expect(goals).toEqual([...goals].sort((left, right) => left - right));
    }
  });
});

describe('the story of a unit', () => {
  test('has one citizen from the first goal to the thanks, and another one in the next unit', () => {
    const told = [0, 1, 2, 3, 4, 5, null].map((at) => tellChain(8, at));
    expect(new Set(told.map(({ citizen }) => citizen)).size).toBe(1);
    expect(new Set(told.map(({ words }) => words)).size).toBe(7);
    expect(told[0]?.title).toContain(citizenOfUnit(8));
    for (let unit = 1; unit < 40; unit += 1) expect(citizenOfUnit(unit)).not.toBe(citizenOfUnit(unit + 1));
  });

  test('reads easily', () => {
    for (let unit = 0; unit < 6; unit += 1) {
      for (const at of [0, 1, 2, 3, 4, 5, null]) {
        const { words } = tellChain(unit, at);
        const { grade, longestSentence } = measureReadability(words);
        expect(grade, words).toBeLessThanOrEqual(7);
        expect(longestSentence, words).toBeLessThanOrEqual(22);
        expect(words.length, words).toBeLessThanOrEqual(120);
      }
    }
  });
});
