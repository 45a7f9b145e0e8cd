/** What a loop needs from the page; handed in so that tests can turn the wheel themselves. */
export type FrameClock = {
  request: (step: (now: number) => void) => number;
  cancel: (id: number) => void;
  isHidden: () => boolean;
  onVisibility: (listener: () => void) => () => void;
};

export type FrameLoop = {
  /** Asks for one frame, even when nothing moves. */
  request(): void;
  /** Draws on and on while `true`; `gap` is the least number of milliseconds between frames. */
  run(alive: boolean, gap: number): void;
  stop(): void;
};

/** Draws when asked or while something moves, and not at all while the page is hidden. */
export function createFrameLoop(clock: FrameClock, draw: (now: number) => void): FrameLoop {
  let waiting: number | null = null;
  let alive = false;
  let gap = 0;
  let drawn = Number.NEGATIVE_INFINITY;
  let stopped = false;

  const step = (now: number): void => {
    waiting = null;
    if (stopped || clock.isHidden()) return;
    // A display of 60 frames a second ends a little early; half a frame of grace keeps every second one.
    if (gap > 0 && alive && now - drawn < gap - 8) {
      schedule();
      return;
    }
    drawn = now;
    draw(now);
    if (alive) schedule();
  };
  const schedule = (): void => {
    if (!stopped && waiting === null && !clock.isHidden()) waiting = clock.request(step);
  };
  const unsubscribe = clock.onVisibility(schedule);

  return {
    request: schedule,
    run(nextAlive, nextGap) {
      alive = nextAlive;
      gap = nextGap;
      schedule();
    },
    stop() {
      stopped = true;
      unsubscribe();
      if (waiting !== null) clock.cancel(waiting);
      waiting = null;
    },
  };
}

export function pageFrames(): FrameClock {
  return {
    request: (step) => requestAnimationFrame(step),
    cancel: (id) => cancelAnimationFrame(id),
    isHidden: () => document.hidden,
    onVisibility(listener) {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
  };
}
