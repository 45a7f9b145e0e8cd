import { describe, expect, test } from 'vitest';
import { isAsked, placeLabel, sizeLabel, sizeValue } from './place-label.ts';

describe('size', () => {
  test('a fraction is taller than a number and no wider than its longer part needs', () => {
    const [plain, stacked] = [sizeLabel('12', 'plain'), sizeLabel('1/12', 'plain')];
    expect(stacked.height).toBeGreaterThan(plain.height);
    expect(stacked.width).toBeLessThan(plain.width + 6);
  });

  test('wraps between words and never inside one', () => {
    const label = sizeLabel('Meters of path', 'name', 100);
    expect(label.lines).toHaveLength(2);
    expect(sizeLabel('Kilometers', 'name', 20).lines).toHaveLength(1);
  });

  test('what is asked for shows a question mark in its own box', () => {
    expect([null, '?', ' ? ', '0', ''].map(isAsked)).toEqual([true, true, true, false, false]);
    expect(sizeValue(null, 'marked')).toMatchObject({ text: '?', look: 'asked' });
    expect(sizeValue('7', 'marked')).toMatchObject({ text: '7', look: 'marked' });
  });
});

describe('place', () => {
  test.each([
    ['start', 100],
    ['middle', 80],
    ['end', 60],
  ] as const)('%s aligns the box with the place', (align, x) => {
    const label = { ...sizeLabel('9', 'plain'), width: 40, height: 20 };
    expect(placeLabel(label, 100, 50, align).box).toEqual({ x, y: 40, width: 40, height: 20 });
  });
});
