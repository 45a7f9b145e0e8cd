/** Seconds without a tick after which the city stands still: it was paused, or nobody is connected. */
const patience = 3;

/** Hours of the city between two ticks: the clock goes on evenly, and waits when no tick comes. */
export type CityTime = {
  note(tick: number, now: number): void;
  at(now: number): number;
  /** True when no tick has come for a while, so that nothing in the city moves. */
  isStill(now: number): boolean;
};

/** `now` is in seconds; one tick is one hour of the city and one second of the pupil. */
export function createCityTime(): CityTime {
  let tick = 0;
  let noted = 0;
  return {
    note(next, now) {
      if (next === tick) return;
      tick = next;
      noted = now;
    },
    at: (now) => tick + Math.min(1, Math.max(0, now - noted)),
    isStill: (now) => now - noted > patience,
  };
}
