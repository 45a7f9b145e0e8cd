/** How a time lapse is shown: for each step the state, the hour of the light, and how long it stays (seconds). */
export type LapseStep = { index: number; hour: number; seconds: number };

/** The whole film takes 5 to 8 seconds. */
const film = { least: 5, most: 8, perFrame: 0.27 } as const;
/** Stills of a film without motion, each as long as it takes to look at. */
const stills = { count: 4, seconds: 1.5 } as const;
/** Days and nights that a film may show: more would flicker. */
const dayAndNights = 3;

/**
 * Plans the film of `count` states. The light goes through at most three days, however many days the states span, so
 * that nothing flashes. With reduced motion four stills are shown, all at the same hour.
 */
export function lapsePlan(count: number, reducedMotion: boolean): LapseStep[] {
  if (count <= 0) return [];
  if (reducedMotion) {
    const shown = Math.min(stills.count, count);
    return Array.from({ length: shown }, (_, step) => ({
      index: shown === 1 ? count - 1 : Math.round((step * (count - 1)) / (shown - 1)),
      hour: 13,
      seconds: stills.seconds,
    }));
  }
  const whole = Math.min(film.most, Math.max(film.least, count * film.perFrame));
  return Array.from({ length: count }, (_, index) => ({
    index,
    hour: (8 + (count === 1 ? 0 : (index / (count - 1)) * 24 * dayAndNights)) % 24,
    seconds: whole / count,
  }));
}
