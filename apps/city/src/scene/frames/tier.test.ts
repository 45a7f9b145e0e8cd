import { describe, expect, test } from 'vitest';
import { chooseTier, hiddenFrames } from './tier.ts';

const frames = (milliseconds: number): number[] => Array.from({ length: hiddenFrames }, () => milliseconds);

describe('the tier before the first shown frame', () => {
  test.each([
    ['a good machine draws everything', { frames: frames(4), memory: 8, cores: 8 }, 'high'],
    [
      'a browser that hides its memory is judged by its frames',
      { frames: frames(4), memory: null, cores: 8 },
      'high',
    ],
    ['a 4 GB Chromebook draws less', { frames: frames(8), memory: 4, cores: 4 }, 'low'],
    ['two cores draw less', { frames: frames(4), memory: 8, cores: 2 }, 'low'],
    ['slow frames draw less', { frames: frames(20), memory: 8, cores: 8 }, 'low'],
    ['very slow frames draw when asked only', { frames: frames(60), memory: 8, cores: 8 }, 'very-low'],
    ['1 GB draws when asked only', { frames: frames(4), memory: 1, cores: 4 }, 'very-low'],
    ['no frame at all is no promise', { frames: [], memory: 8, cores: 8 }, 'very-low'],
  ] as const)('[CITY 9] %s', (_, machine, tier) => {
    expect(chooseTier(machine)).toBe(tier);
  });

  test('the first frames, which wait for programs, and one hiccup do not count', () => {
    const slowStart = [900, 400, 200, 100, 80, ...frames(4).slice(5, 19), 300];
    expect(chooseTier({ frames: slowStart, memory: 8, cores: 8 })).toBe('high');
  });
});
