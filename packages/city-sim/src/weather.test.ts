import { expect, test } from 'vitest';
import { createCity } from './create-city.ts';
import { changeWeather, skyOf } from './weather.ts';

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
