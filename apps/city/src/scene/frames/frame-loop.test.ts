import { describe, expect, test, vi } from 'vitest';
import { createFrameLoop } from './frame-loop.ts';

describe('the loop of frames', () => {
  const turn = () => {
    const asked: ((now: number) => void)[] = [];
    let hidden = false;
    let wake = (): void => {};
    const clock = {
      request: (step: (now: number) => void) => asked.push(step),
      cancel: () => asked.splice(0),
      isHidden: () => hidden,
      onVisibility(listener: () => void) {
        wake = listener;
        return () => {};
      },
    };
    const frame = (now: number): void => {
      for (const step of asked.splice(0)) step(now);
    };
    const hide = (next: boolean): void => {
      hidden = next;
      wake();
    };
    return { clock, frame, hide, asked };
  };

  test('draws once when asked and then rests', () => {
    const { clock, frame, asked } = turn();
    const draw = vi.fn();
    const loop = createFrameLoop(clock, draw);
    loop.request();
    loop.request();
    frame(0);
    expect(draw).toHaveBeenCalledTimes(1);
    expect(asked).toHaveLength(0);
  });

  test('goes on while something moves, at most every 33 ms when asked so', () => {
    const { clock, frame } = turn();
    const draw = vi.fn();
    createFrameLoop(clock, draw).run(true, 33);
    for (let index = 0; index < 60; index += 1) frame(index * 16.67);
    expect(draw).toHaveBeenCalledTimes(30);
  });

  test('[CITY 9] a hidden tab stops it and a shown one starts it again', () => {
    const { clock, frame, hide, asked } = turn();
    const draw = vi.fn();
    createFrameLoop(clock, draw).run(true, 0);
    hide(true);
    frame(0);
    frame(16);
    expect(draw).not.toHaveBeenCalled();
    expect(asked).toHaveLength(0);
    hide(false);
    frame(32);
    expect(draw).toHaveBeenCalledTimes(1);
  });
});
