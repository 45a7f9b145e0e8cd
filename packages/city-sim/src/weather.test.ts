import { expect, test } from 'vitest';
import { createCity } from './create-city.ts';
import { changeWeather, forecastOf, skyOf } from './weather.ts';

test('a year of weather stays in bounds, has clear, cloudy, still and windy hours, and follows the seed', () => {
  const [city, same] = [createCity({ seed: 4 }), createCity({ seed: 4 })];
  const skies = new Set<string>();
  let [calm, strong] = [0, 0];
  for (let hour = 0; hour < 24 * 365; hour += 1) {
    for (const each of [city, same]) {
      changeWeather(each);
      each.tick += 1;
    }
    const { cloud, wind } = city.weather;
    expect(cloud >= 0 && cloud <= 1000 && wind >= 0 && wind <= 1000).toBe(true);
    skies.add(skyOf(city.weather));
    if (wind < 100) calm += 1;
    if (wind > 700) strong += 1;
  }
  expect(same.weather).toEqual(city.weather);
  expect([...skies].toSorted()).toEqual(['clear', 'cloudy', 'fair', 'rain']);
  expect(calm).toBeGreaterThan(100);
  expect(strong).toBeGreaterThan(100);
});

test('a mission’s district has the same clear day for ever', () => {
  const district = createCity({ seed: 4, kind: 'district' });
  const before = { ...district.weather };
  for (let hour = 0; hour < 100; hour += 1) changeWeather(district);
  expect(district.weather).toEqual(before);
});

test('what a forecast calls likely comes about as often as it says, and it changes nothing', () => {
  const city = createCity({ seed: 9 });
  let [said, came] = [0, 0];
  const days = 1000;
  for (let day = 0; day < days; day += 1) {
    const before = structuredClone({ weather: city.weather, rng: city.rng });
    const { sky, percent } = forecastOf(city);
    expect({ weather: city.weather, rng: city.rng }).toEqual(before);
    said += percent / 100;
    const ahead = structuredClone({ rng: city.rng, tick: city.tick, weather: city.weather });
    const noon = city.tick - (city.tick % 24) + 36;
    while (ahead.tick < noon) {
      changeWeather(ahead);
      ahead.tick += 1;
    }
    if (skyOf(ahead.weather) === sky) came += 1;
    for (let hour = 0; hour < 24; hour += 1) {
      changeWeather(city);
      city.tick += 1;
    }
  }
  expect(Math.abs(came - said) / days).toBeLessThan(0.05);
  expect(said / days).toBeGreaterThan(0.35);
});
