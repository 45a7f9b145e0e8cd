import { describe, expect, test } from 'vitest';
import { advance } from '../advance.ts';
import { applyCommand } from '../commands/apply-command.ts';
import { createCity } from '../create-city.ts';
import { civicPlot } from '../grid.ts';
import { readMetric } from '../metrics/read-metrics.ts';
import { forkCity } from '../storage/fork-city.ts';
import { moneyGap } from '../testing/invariants.ts';
import { hourlyPart } from '../whole-numbers.ts';
import { debtLimit } from './balance-money.ts';
import { powerCurves, sunByHour, tripsByHour, tripsDue, waterByHour, waterDue } from './day-curves.ts';

describe('the curves of a day', () => {
  test('have 24 hours; power peaks at 1000, water and trips add up to 1000', () => {
    for (const curve of Object.values(powerCurves)) {
      expect(curve).toHaveLength(24);
      expect(Math.max(...curve)).toBe(1000);
    }
    const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);
    expect([waterByHour.length, sum(waterByHour), tripsByHour.length, sum(tripsByHour)]).toEqual([
      24, 1000, 24, 1000,
    ]);
  });

  test('the sun’s table is a sine from 6 to 18 hours', () => {
    const sine = (hour: number) => Math.max(0, Math.round(1000 * Math.sin((Math.PI * (hour - 6)) / 12)));
    expect(sunByHour).toEqual(
      Array.from({ length: 24 }, (_, hour) => (hour < 6 || hour > 18 ? 0 : sine(hour))),
    );
  });

  test.each([0, 1, 7, 119, 12_345])('%i of a day falls into its hours without a rest', (whole) => {
    const hours = Array.from({ length: 24 }, (_, hour) => hour);
    for (const due of [waterDue, tripsDue, hourlyPart]) {
      expect(hours.reduce((sum, hour) => sum + due(whole, hour), 0)).toBe(whole);
    }
  });
});

describe('money', () => {
  const city = createCity({ seed: 31 });

  test('a higher tax earns more, and people mind it', () => {
    const [low, high] = [forkCity(city), forkCity(city)];
    applyCommand(low, { plot: civicPlot, command: { kind: 'set', target: 'tax', params: { percent: 8 } } });
    applyCommand(high, { plot: civicPlot, command: { kind: 'set', target: 'tax', params: { percent: 16 } } });
    for (const fork of [low, high]) advance(fork, 48);
    expect(readMetric(high, 'income')).toBeGreaterThan(readMetric(low, 'income'));
    expect(high.happiness).toBeLessThan(low.happiness);
  });

  test('a city without taxes stops at a fifth of its start in debt and is never ruined', () => {
    const poor = forkCity(city);
    applyCommand(poor, { plot: civicPlot, command: { kind: 'set', target: 'tax', params: { percent: 0 } } });
    poor.ledger.start -= poor.money;
    poor.money = 0;
    advance(poor, 24 * 20);
    expect(poor.money).toBeGreaterThanOrEqual(debtLimit);
    expect(poor.ledger.relief).toBeGreaterThan(0);
    expect(moneyGap(poor)).toBe(0);
    applyCommand(poor, { plot: civicPlot, command: { kind: 'set', target: 'tax', params: { percent: 15 } } });
    advance(poor, 24 * 5);
    expect(poor.money).toBeGreaterThan(debtLimit);
  });

  test('a student’s balance gets its share each day, more with more people on the plot', () => {
    const shared = forkCity(city);
    applyCommand(shared, { plot: 2, command: { kind: 'claim' } });
    applyCommand(shared, { plot: 3, command: { kind: 'claim' } });
    applyCommand(shared, { plot: 3, command: { kind: 'place', type: 'tower', x: 26, y: 2 }, budget: 1e9 });
    const balance = (plot: number) => shared.plots[plot]?.balance ?? 0;
    const before = balance(2);
    advance(shared, 24 * 6);
    expect(balance(2)).toBeGreaterThan(before);
    expect(balance(3)).toBeGreaterThan(balance(2));
  });
});

describe('people', () => {
  test('leave a place without power and water one by one, and come back in whole people', () => {
    const city = createCity({ seed: 31 });
    const before = readMetric(city, 'people');
    const dark = forkCity(city);
    dark.importLimit = 0;
    dark.blocks.dark.fill(1);
    for (let day = 0; day < 8; day += 1) {
      dark.waterComfort = 0;
      dark.blocks.servedHours.fill(0);
      advance(dark, 24);
    }
    expect(readMetric(dark, 'people')).toBeLessThan(before);
    expect(readMetric(dark, 'movedOut')).toBeGreaterThan(0);
  });
});
