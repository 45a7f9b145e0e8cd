import { expect, test } from 'vitest';
import { bubbleBox, turnBubbles } from './turn-bubbles.ts';

const size = { width: 320, height: 320 };
const at = (x: number, y: number, text = '(0, 0)') => ({ at: { x, y }, text });

test('a bubble lies above its handle, and below it where there is no room above', () => {
  expect(turnBubbles([at(160, 160), at(60, 61)], size)).toEqual([false, true]);
});

test('of two handles side by side the second bubble lies below, so that neither hides the other', () => {
  const both = [at(150, 160), at(190, 160, '(3, 0)')];
  const turned = turnBubbles(both, size);
  expect(turned).toEqual([false, true]);
  const [first, second] = both.map((one, nth) => bubbleBox(one, size.width, turned[nth] ?? false));
  expect(second?.top).toBeGreaterThan(first?.bottom ?? 0);
});

test('a bubble lies over no other handle', () => {
  expect(turnBubbles([at(160, 200), at(160, 160)], size)).toEqual([true, false]);
});

test('at the lowest edge it stays above, where it can be read whole', () => {
  expect(turnBubbles([at(150, 286), at(190, 286)], size)).toEqual([false, false]);
});
