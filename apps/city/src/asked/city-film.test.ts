import { applyCommand, createCity, plotTiles, xOf, yOf } from '@playforward/city-sim';
import { afterEach, expect, test, vi } from 'vitest';
import { filmFormat, growingCities } from './city-film.ts';

afterEach(() => vi.unstubAllGlobals());

test('a film begins with bare land and ends with the city as it stands, each picture with no less than the one before', () => {
  const city = createCity({ seed: 5 });
  const [tile = 0] = plotTiles(13);
  applyCommand(city, { plot: 13, command: { kind: 'claim' } });
  const before = city.placed.size;
  applyCommand(city, {
    plot: 13,
    command: { kind: 'place', type: 'fountain', x: xOf(tile), y: yOf(tile), params: {} },
  });
  expect(city.placed.size).toBe(before + 1);
  const cities = growingCities(city, 9);
  const counts = cities.map(({ placed }) => placed.size);
  expect(counts[0]).toBe(0);
  expect(counts.at(-1)).toBe(city.placed.size);
  expect([...counts].sort((left, right) => left - right)).toEqual(counts);
  expect([...(cities.at(-1)?.type ?? [])]).toEqual([...city.type]);
});

test('a browser that records nothing offers no film', () => {
  vi.stubGlobal('MediaRecorder', undefined);
  expect(filmFormat()).toBeNull();
  vi.stubGlobal('MediaRecorder', { isTypeSupported: (format: string) => format === 'video/webm;codecs=vp8' });
  expect(filmFormat()).toBe('video/webm;codecs=vp8');
});
