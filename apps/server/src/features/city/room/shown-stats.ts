import { type City, metricSpec, readMetric, type Sky, skyOf } from '@playforward/city-sim';
import { cityStats } from '@playforward/contract';

/** The ten numbers of the synced state, in the city's own whole units. */
export function readShownStats(city: City): number[] {
  return cityStats.map((metric) => Math.round(readMetric(city, metric) * metricSpec[metric].scale));
}

const skies: Record<Sky, number> = { clear: 0, fair: 1, cloudy: 2, rain: 3 };

export function shownWeather({ weather }: City): number {
  return skies[skyOf(weather)];
}
