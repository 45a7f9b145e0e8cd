import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { gazeTowards, trackGaze, watchGaze } from './orb-gaze.ts';

describe('the gaze', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test.each([
    ['right of it', { x: 520, y: 100 }, { x: 1, y: 0 }],
    ['above it', { x: 100, y: -2000 }, { x: 0, y: 1 }],
    ['near and left', { x: 58, y: 100 }, { x: -0.1, y: 0 }],
    ['on it', { x: 100, y: 100 }, { x: 0, y: 0 }],
  ])('turns towards a thing %s, the further away the more', (_, point, gaze) => {
    const { x, y } = gazeTowards({ x: 100, y: 100 }, point);
    expect(x).toBeCloseTo(gaze.x);
    expect(y).toBeCloseTo(gaze.y);
  });

  test('follows pointer and focus, and looks ahead again after a while', () => {
    const stop = watchGaze(() => undefined);
    const gaze = trackGaze(document.body);
    expect(gaze(performance.now())).toBeNull();
    window.dispatchEvent(new MouseEvent('pointermove', { clientX: 420, clientY: 0 }));
    expect(gaze(performance.now())).toEqual({ x: 1, y: 0 });
    vi.advanceTimersByTime(4100);
    expect(gaze(performance.now())).toBeNull();
    const field = document.body.appendChild(document.createElement('input'));
    field.getBoundingClientRect = () => new DOMRect(0, 410, 20, 20);
    field.focus();
    expect(gaze(performance.now())?.y).toBeCloseTo(-1);
    stop();
    expect(gaze(performance.now())).toBeNull();
  });
});
