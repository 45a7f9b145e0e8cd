import { describe, expect, test } from 'vitest';
import { calmOrb, drawVariation, nextIdle, variationDelay } from './orb-idle.ts';

const floating = { floating: true, variation: null } as const;
const winking = { floating: true, variation: 'wink' } as const;

describe('a companion left alone', () => {
  test('floats after its rest, is calm again when touched [L-216] [L-218]', () => {
    expect(nextIdle(calmOrb, { type: 'rested' })).toEqual(floating);
    expect(nextIdle(floating, { type: 'rested' })).toBe(floating);
    expect(nextIdle(floating, { type: 'touched' })).toEqual(calmOrb);
    expect(nextIdle(winking, { type: 'touched' })).toEqual(calmOrb);
    expect(nextIdle(calmOrb, { type: 'touched' })).toBe(calmOrb);
  });

  test('plays each of three variations with a chance of 15 % [L-217]', () => {
    const drawn = Array.from({ length: 1000 }, (_, index) => drawVariation((index + 0.5) / 1000));
    for (const name of ['wink', 'look-around', 'hop']) {
      expect(drawn.filter((variation) => variation === name)).toHaveLength(150);
    }
    expect(drawn.filter((variation) => variation === null)).toHaveLength(550);
  });

  test('plays variations only while it floats, each once', () => {
    expect(nextIdle(calmOrb, { type: 'drawn', chance: 0 })).toBe(calmOrb);
    expect(nextIdle(floating, { type: 'drawn', chance: 0 })).toEqual(winking);
    expect(nextIdle(winking, { type: 'played' })).toEqual(floating);
    expect(nextIdle(floating, { type: 'played' })).toBe(floating);
    expect(nextIdle(calmOrb, { type: 'played' })).toBe(calmOrb);
  });

  test('draws every 4 to 6 seconds [L-217]', () => {
    expect(variationDelay(() => 0)).toBe(4000);
    expect(variationDelay(() => 0.5)).toBe(5000);
    expect(variationDelay(() => 1)).toBe(6000);
  });
});
