import { describe, expect, test } from 'vitest';
import { darken, fixtureCity } from '../../testing/fixture-city.ts';
import { overlayIds, overlaySteps, ownerStep, patterns, writeOverlay } from './overlays.ts';

const picture = (id: (typeof overlayIds)[number], city = fixtureCity(), mine = 4): Uint8Array => {
  const data = new Uint8Array(48 * 48 * 4);
  writeOverlay(data, id, city, mine);
  return data;
};
const stepAt = (data: Uint8Array, x: number, y: number): { colour: number; pattern: string | undefined } => {
  const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray((y * 48 + x) * 4, (y * 48 + x) * 4 + 4);
  return { colour: (red << 16) | (green << 8) | blue, pattern: patterns[Math.round(alpha / 32) - 1] };
};

describe('overlays', () => {
  test('[CITY 9] are six, in the order of the keys 1 to 6', () => {
    expect(overlayIds).toEqual(['power', 'water', 'travel', 'pollution', 'happiness', 'owners']);
  });

  test.each(['power', 'water', 'travel', 'pollution', 'happiness'] as const)(
    '[CITY 9] the steps of %s differ in colour and in pattern',
    (id) => {
      const steps = overlaySteps(id);
      expect(new Set(steps.map(({ colour }) => colour)).size).toBe(4);
      expect(new Set(steps.map(({ pattern }) => pattern)).size).toBe(4);
    },
  );

  test('a block without power shows the worst step of power', () => {
    const city = fixtureCity();
    darken(city, 20);
    expect(stepAt(picture('power', city), 20, 28)).toEqual(overlaySteps('power')[3]);
  });

  test('roads show dirt but no supply', () => {
    expect(picture('power')[3]).toBe(0);
    expect(picture('pollution')[3]).toBeGreaterThan(0);
  });

  test('my plot is plain in the brand colour, a neighbour beside it has another pattern or colour', () => {
    const data = picture('owners');
    expect(stepAt(data, 4 * 8 + 2, 3)).toEqual(ownerStep(4, 4));
    expect(ownerStep(4, 4)).toEqual({ colour: 0x5b3bf5, pattern: 'plain' });
    for (let owner = 0; owner < 31; owner += 1)
      expect(ownerStep(owner, 99)).not.toEqual(ownerStep(owner + 1, 99));
  });
});
