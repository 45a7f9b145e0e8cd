import type { City, Weather } from './city.ts';
import { draw, startRandom } from './random.ts';
import { clamp, divide } from './whole-numbers.ts';

export const clearWeather: Weather = { mode: 'clear', cloud: 0, wind: 400 };
export const firstWeather: Weather = { mode: 'seeded', cloud: 250, wind: 450 };

/** Hours for which the sky drifts toward the same goal. */
const hoursOfDrift = 6;
/** Means toward which sky and wind are drawn, so that fair and breezy days are the rule. */
const usualCloud = 320;
const usualWind = 420;

/** Sky and wind of the next hour: a walk by the city's chance, drawn back to the usual. */
export function changeWeather(city: Pick<City, 'rng' | 'tick' | 'weather'>): void {
  const { weather } = city;
  if (weather.mode === 'clear') return;
  const swing = city.tick % hoursOfDrift === 0 ? 420 : 90;
  const drift = (value: number, usual: number) =>
    clamp(value + draw(city, swing * 2 + 1) - swing + divide(usual - value, 12), 0, 1000);
  weather.cloud = drift(weather.cloud, usualCloud);
  weather.wind = drift(weather.wind, usualWind);
}

export type Sky = 'clear' | 'fair' | 'cloudy' | 'rain';

/** The sky in one word, for pictures and for the ear. Rain falls from a full cover; it changes nothing in the sums. */
export function skyOf({ cloud }: Pick<Weather, 'cloud'>): Sky {
  if (cloud < 200) return 'clear';
  if (cloud < 500) return 'fair';
  return cloud < 800 ? 'cloudy' : 'rain';
}

const skies = ['clear', 'fair', 'cloudy', 'rain'] as const satisfies readonly Sky[];
const forecastNoon = 24 + 12;
const walksOfForecast = 200;

/**
 * The likeliest sky of tomorrow at noon, and in how many of a hundred ways the weather may go from now it comes. The ways
 * are the city's own walk under other chances: what will be is not looked up, so a forecast can be wrong.
 */
export function forecastOf({ seed, tick, weather }: Pick<City, 'seed' | 'tick' | 'weather'>): {
  sky: Sky;
  percent: number;
} {
  const counts = { clear: 0, fair: 0, cloudy: 0, rain: 0 };
  const noon = tick - (tick % 24) + forecastNoon;
  for (let walk = 0; walk < walksOfForecast; walk += 1) {
    const way = { rng: startRandom(seed + tick * walksOfForecast + walk), tick, weather: { ...weather } };
    while (way.tick < noon) {
      changeWeather(way);
      way.tick += 1;
    }
    counts[skyOf(way.weather)] += 1;
  }
  const [sky = 'fair'] = [...skies].sort((left, right) => counts[right] - counts[left]);
  return { sky, percent: Math.round((100 * counts[sky]) / walksOfForecast) };
}
