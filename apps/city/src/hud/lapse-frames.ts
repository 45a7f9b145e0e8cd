import { advance, applyCommand, type City, forkCity } from '@playforward/city-sim';
import type { Spot } from './place-plan.ts';

const frameCount = 10;

/** The days of a run as cities to look at: a copy that lives on with the blueprint built. The real city does not move. */
export function lapseFrames(city: City, plot: number, days: number, spot: Spot | null): City[] {
  const fork = forkCity(city);
  if (spot) {
    const { type, x, y, params } = spot;
    applyCommand(fork, {
      plot,
      command: { kind: 'place', type, x, y, params },
      budget: Number.MAX_SAFE_INTEGER,
    });
  }
  const step = Math.max(1, Math.round((days * 24) / (frameCount - 1)));
  const frames = [forkCity(fork)];
  for (let frame = 1; frame < frameCount; frame++) {
    advance(fork, step);
    frames.push(forkCity(fork));
  }
  return frames;
}
