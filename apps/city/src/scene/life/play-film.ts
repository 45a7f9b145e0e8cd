import type { LapseStep } from './time-lapse.ts';

export type Film = { done: Promise<void>; stop(): void };

/** Shows the steps one after the other, then null. Stopping shows null at once. */
export function playFilm(plan: readonly LapseStep[], show: (step: LapseStep | null) => void): Film {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let finish = (): void => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const next = (at: number): void => {
    const step = plan[at];
    show(step ?? null);
    if (step) timer = setTimeout(() => next(at + 1), step.seconds * 1000);
    else finish();
  };
  next(0);
  return {
    done,
    stop() {
      clearTimeout(timer);
      show(null);
      finish();
    },
  };
}
