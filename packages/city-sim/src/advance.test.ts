import { describe, expect, test } from 'vitest';
import { advance, catchUp, countPeople, mostCatchUp } from './advance.ts';
import { createCity } from './create-city.ts';
import { readMetrics, readSeries } from './metrics/read-metrics.ts';
import { forkCity } from './storage/fork-city.ts';
import { hashCity } from './storage/hash-city.ts';
import { brokenRules, moneyGap, peopleGap, powerGap } from './testing/invariants.ts';

describe('what is never lost', () => {
  test.each([1, 2, 3])('money, people, power and water of city %i add up in each of 500 hours', (seed) => {
    const city = createCity({ seed });
    for (let hour = 0; hour < 500; hour += 1) {
      const before = city.water;
      advance(city, 1);
      const { waterPumped, waterUsed } = city.lastHour;
      expect([moneyGap(city), peopleGap(city), powerGap(city)]).toEqual([0, 0, 0]);
      expect(city.water - before).toBe(waterPumped - waterUsed);
    }
    expect(brokenRules(city)).toEqual([]);
  });
});

describe('time', () => {
  test('the same seed gives the same city, another seed another', () => {
    expect(hashCity(createCity({ seed: 5 }))).toBe(hashCity(createCity({ seed: 5 })));
    expect(hashCity(createCity({ seed: 5 }))).not.toBe(hashCity(createCity({ seed: 6 })));
  });

  test('many ticks at once are the same as one after the other', () => {
    const [slow, fast] = [createCity({ seed: 5 }), createCity({ seed: 5 })];
    for (let hour = 0; hour < 60; hour += 1) advance(slow, 1);
    advance(fast, 60);
    expect(hashCity(slow)).toBe(hashCity(fast));
  });

  test('what happens in a fork does not reach the city', () => {
    const city = createCity({ seed: 5 });
    const before = hashCity(city);
    advance(forkCity(city), 100);
    expect(hashCity(city)).toBe(before);
  });

  test('a city that nobody visits lives on for 10 days at most', () => {
    const city = createCity({ seed: 5 });
    const start = city.tick;
    expect(catchUp(city, 12.9)).toBe(12);
    expect(catchUp(city, 100_000)).toBe(mostCatchUp);
    expect(catchUp(city, -3)).toBe(0);
    expect(city.tick).toBe(start + 12 + mostCatchUp);
  });
});

describe('a freshly opened city', () => {
  const city = createCity({ seed: 11 });
  const fresh = readMetrics(city);

  test('has people, work, money and three days of charts at eight in the morning', () => {
    expect(city.tick % 24).toBe(8);
    expect(fresh.people).toBeGreaterThan(1200);
    expect(fresh.jobs).toBeGreaterThan(900);
    expect(fresh.happiness).toBeGreaterThan(60);
    expect(readSeries(city, 'people').daily).toHaveLength(3);
    expect(readSeries(city, 'people').hourly).toHaveLength(48);
  });

  test('has people moving in, beds still free, and an evening that needs twice the power of the night', () => {
    const later = forkCity(city);
    advance(later, 24);
    const demand = readSeries(later, 'powerDemand').hourly.slice(-24);
    expect(countPeople(later)).toBeGreaterThan(countPeople(city));
    expect(fresh.people).toBeLessThan(fresh.homes);
    expect(Math.max(...demand)).toBeGreaterThan(2 * Math.min(...demand));
  });

  test('falls short of power on an evening without wind, and not at noon', () => {
    const still = forkCity(city);
    advance(still, 24 * 6);
    still.weather.mode = 'clear';
    still.weather.wind = 0;
    still.battery = 0;
    advance(still, 24);
    const dark = readSeries(still, 'brownOuts').hourly.slice(-24);
    // Hours 8 to 7 of the next day.
    expect(dark.slice(9, 14).some((blocks) => blocks > 0)).toBe(true);
    expect(dark.slice(2, 6)).toEqual([0, 0, 0, 0]);
  });

  test('grows for a month and stays solvent, and its people stay content', () => {
    const later = forkCity(city);
    advance(later, 24 * 30);
    const then = readMetrics(later);
    expect(then.people).toBeGreaterThan(1.3 * fresh.people);
    expect(then.money).toBeGreaterThan(0);
    expect(then.happiness).toBeGreaterThan(60);
  });
});
