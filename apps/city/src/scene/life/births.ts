import type { SceneCity } from '../scene-city.ts';

/** Seconds from the first brick to a whole building. */
export const riseSeconds = 0.65;

export type Watch = {
  /** True when what stands has changed since the last look; new buildings are noted with the moment. */
  look(city: SceneCity, now: number): boolean;
  births: ReadonlyMap<number, number>;
  /** True while something is still coming up. */
  isRising(now: number): boolean;
};

/** Notes which buildings are new, so that they rise. What stood at the first look at a city has always stood. */
export function watchBuildings(): Watch {
  const births = new Map<number, number>();
  let known: Map<number, string> | null = null;
  let seed: number | null = null;
  return {
    births,
    look(city, now) {
      const seen = new Map<number, string>();
      for (const [id, { type, builtAt, params }] of city.placed) {
        seen.set(id, `${type} ${builtAt} ${Object.values(params).join(' ')}`);
      }
      const before = city.seed === seed ? known : null;
      known = seen;
      seed = city.seed;
      if (!before) {
        births.clear();
        return true;
      }
      let changed = seen.size !== before.size;
      for (const [id, mark] of seen) {
        if (before.get(id) === mark) continue;
        births.set(id, now);
        changed = true;
      }
      if (changed)
        for (const [id, born] of births) if (now - born > riseSeconds || !seen.has(id)) births.delete(id);
      return changed;
    },
    isRising: (now) => [...births.values()].some((born) => now - born <= riseSeconds),
  };
}
