import type { City, Weather } from './city.ts';
import { draw } from './random.ts';
import { clamp, divide } from './whole-numbers.ts';

export const clearWeather: Weather = { mode: 'clear', cloud: 0, wind: 400 };
export const firstWeather: Weather = { mode: 'seeded', cloud: 250, wind: 450 };

/** Hours for which the sky drifts toward the same goal. */
const hoursOfDrift = 6;
/** Means toward which sky and wind are drawn, so that fair and breezy days are the rule. */
const usualCloud = 320;
const usualWind = 420;

/** Sky and wind of the next hour: a walk by the city's chance, drawn back to the usual. */
export function changeWeather(city: City): void {
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
