import { describe, expect, test } from 'vitest';
import {
  approach,
  boundView,
  groundAt,
  homeView,
  isSameView,
  panBy,
  reachLimits,
  screenAt,
  tileUnder,
  turnView,
  zoomTo,
} from './camera-rig.ts';

const screen = { width: 1366, height: 768 };
const sides = [0, 1, 2, 3].map((steps) => turnView(homeView, steps));

describe('picking by the ray of the camera and the plane of the ground', () => {
  test.each(sides)('[CITY 9] the middle of a tile on the screen is that tile, seen from $yaw', (view) => {
    for (const [x, y] of [
      [24, 24],
      [20, 28],
      [30, 19],
    ] as const) {
      const at = screenAt(view, screen, { x: x + 0.5, z: y + 0.5 });
      expect(tileUnder(view, screen, at)).toEqual({ x, y });
    }
  });

  test('beyond the city there is no tile', () => {
    const far = { ...homeView, x: 0, z: 0 };
    const at = screenAt(far, screen, { x: -0.5, z: 3 });
    expect(tileUnder(far, screen, at)).toBeNull();
  });

  test('what is higher is seen further up', () => {
    const low = screenAt(homeView, screen, { x: 24, z: 24 });
    const high = screenAt(homeView, screen, { x: 24, z: 24, y: 2 });
    expect(high.top).toBeLessThan(low.top);
    expect(high.left).toBeCloseTo(low.left);
  });
});

describe('moving the view', () => {
  test.each(sides)('zooming keeps the ground under the pointer, seen from $yaw', (view) => {
    const at = { left: 900, top: 300 };
    const near = zoomTo(view, screen, { ...at, by: 0.7 });
    expect(near.reach).toBeCloseTo(view.reach * 0.7);
    const [before, after] = [groundAt(view, screen, at), groundAt(near, screen, at)];
    expect(after.x).toBeCloseTo(before.x);
    expect(after.z).toBeCloseTo(before.z);
  });

  test('dragging takes the ground along with the pointer', () => {
    const start = { left: 600, top: 400 };
    const moved = panBy(homeView, screen, { left: 80, top: -30 });
    const [before, after] = [
      groundAt(homeView, screen, start),
      groundAt(moved, screen, { left: start.left + 80, top: start.top - 30 }),
    ];
    expect(after.x).toBeCloseTo(before.x);
    expect(after.z).toBeCloseTo(before.z);
  });

  test('the view stays over the city and its shore, and never zooms too far', () => {
    const bound = boundView({ x: -50, z: 900, yaw: 0, reach: 1000 });
    expect(bound).toEqual({ x: -8, z: 56, yaw: 0, reach: reachLimits.max });
    expect(boundView({ ...homeView, reach: 0.1 }).reach).toBe(reachLimits.min);
  });

  test('four turns lead back to the same side', () => {
    const round = [1, 1, 1, 1].reduce(turnView, homeView);
    expect(round.yaw - homeView.yaw).toBeCloseTo(2 * Math.PI);
  });

  test('the camera arrives exactly where it goes', () => {
    const goal = { x: 10, z: 40, yaw: homeView.yaw + Math.PI / 2, reach: 5 };
    let view = homeView;
    for (let frame = 0; frame < 120 && !isSameView(view, goal); frame += 1)
      view = approach(view, goal, 1 / 60);
    expect(view).toEqual(goal);
  });
});
