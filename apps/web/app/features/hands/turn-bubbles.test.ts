import { expect, test } from 'vitest';
import { bubbleBox, spreadBubbles, turnBubbles } from './turn-bubbles.ts';

const size = { width: 320, height: 320 };
const at = (x: number, y: number, text = '(0, 0)') => ({ at: { x, y }, text });

test('a bubble lies above its handle, and below it where there is no room above', () => {
  expect(turnBubbles([at(160, 160), at(60, 61)], size)).toEqual(['above', 'below']);
});

test('of two handles side by side the second bubble lies below, so that neither hides the other', () => {
  const both = [at(150, 160), at(190, 160, '(3, 0)')];
  const turned = turnBubbles(both, size);
  expect(turned).toEqual(['above', 'below']);
  const [first, second] = both.map((one, nth) => bubbleBox(one, size.width, turned[nth] ?? 'above'));
  expect(second?.top).toBeGreaterThan(first?.bottom ?? 0);
});

test('a bubble lies over no other handle', () => {
  expect(turnBubbles([at(160, 200), at(160, 160)], size)).toEqual(['below', 'above']);
});

test('at the lowest edge, where below is no room, it goes to the side that is free', () => {
  expect(turnBubbles([at(150, 286), at(190, 286)], size)).toEqual(['above', 'right']);
  // Two points of a steep line in the corner of a plane, as a phone draws them.
  const corner = [at(96, 270, '(−4, −7)'), at(110, 242, '(−3, −5)')];
  const turned = turnBubbles(corner, size);
  const [first, second] = corner.map((one, nth) => bubbleBox(one, size.width, turned[nth] ?? 'above'));
  const lower = { left: 96 - 13, right: 96 + 13, top: 270 - 13, bottom: 270 + 13 };
  const upper = { left: 110 - 13, right: 110 + 13, top: 242 - 13, bottom: 242 + 13 };
  for (const [one, other] of [
    [first, second],
    [first, upper],
    [second, lower],
  ]) {
    if (!one || !other) throw new Error('a bubble is missing');
    const isApart =
      one.right <= other.left ||
      other.right <= one.left ||
      one.bottom <= other.top ||
      other.bottom <= one.top;
    expect(isApart).toBe(true);
  }
});

test('where no side is free it stays above, where it can be read whole', () => {
  const around = [at(160, 286), at(70, 286), at(250, 286), at(160, 240), at(120, 240), at(200, 240)];
  expect(turnBubbles(around.toReversed(), size).at(-1)).toBe('above');
});

test.each([
  ['side by side', [at(100, 74, '−3'), at(106, 74, '−2')]],
  ['at one place', [at(160, 74, '7'), at(160, 74, '7')]],
  ['at the left end', [at(34, 74, '−25'), at(40, 74, '−24')]],
  ['at the right end, the right one first', [at(286, 74, '25'), at(280, 74, '24')]],
  ['three in a row', [at(150, 74, '1 1/2'), at(156, 74, '2'), at(162, 74, '2 1/2')]],
])('bubbles of marks %s lie beside each other, in the order of their marks', (_, bubbles) => {
  const middles = spreadBubbles(bubbles, size.width);
  const boxes = bubbles
    .map((bubble, nth) => ({
      at: bubble.at.x,
      ...bubbleBox({ ...bubble, middle: middles[nth] ?? 0 }, size.width, 'above'),
    }))
    .sort((a, b) => a.at - b.at || a.left - b.left);
  for (const [nth, box] of boxes.entries()) {
    expect(box.left).toBeGreaterThanOrEqual(nth === 0 ? 0 : (boxes[nth - 1]?.right ?? 0));
    expect(box.right).toBeLessThanOrEqual(size.width);
  }
});

test('a bubble with room stands over its own mark', () => {
  expect(spreadBubbles([at(80, 74, '−3'), at(240, 74, '5')], size.width)).toEqual([80, 240]);
});
