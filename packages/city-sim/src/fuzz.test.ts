import { expect, test } from 'vitest';
import { advance } from './advance.ts';
import { buildingTypes } from './buildings/building-types.ts';
import { buildings } from './buildings/buildings.ts';
import { monumentTypes } from './buildings/monuments.ts';
import { applyCommand } from './commands/apply-command.ts';
import type { Command, Order } from './commands/command.ts';
import { createCity } from './create-city.ts';
import { civicPlot, plotCount, plotTiles, tileOf, xOf, yOf } from './grid.ts';
import { draw, startRandom } from './random.ts';
import { decodeCity } from './storage/decode-city.ts';
import { encodeCity } from './storage/encode-city.ts';
import { forkCity } from './storage/fork-city.ts';
import { hashCity } from './storage/hash-city.ts';
import { type CityEvent, replay } from './storage/replay.ts';
import { brokenRules } from './testing/invariants.ts';

type Chance = { rng: number };
const pick = <T>(chance: Chance, items: readonly T[]): T => items[draw(chance, items.length)] as T;

/** Mostly sensible numbers, sometimes the worst. */
function number(chance: Chance, min: number, max: number): number {
  const odd = [Number.NaN, -1, 0, 0.5, 1e12, -1e12, Number.POSITIVE_INFINITY, 0.0001];
  return draw(chance, 8) === 0
    ? pick(chance, odd)
    : min + draw(chance, Math.max(1, Math.floor(max - min) + 1));
}

/** Mostly a tile of the plot, sometimes anything. */
function place(chance: Chance, plot: number): { x: number; y: number } {
  const tile = pick(chance, plotTiles(plot));
  const isOff = tile === undefined || draw(chance, 4) === 0;
  return isOff ? { x: number(chance, 0, 47), y: number(chance, 0, 47) } : { x: xOf(tile), y: yOf(tile) };
}

function randomCommand(chance: Chance, plot: number): Command {
  switch (draw(chance, 10)) {
    case 0: {
      const { x, y } = place(chance, plot);
      return { kind: 'remove', id: tileOf(x, y) };
    }
    case 1:
      return {
        kind: 'set',
        target: pick(chance, ['fare', 'tax', 'sky']),
        params: { b: number(chance, 0, 1000) },
      };
    case 2:
      return { kind: 'contribute', project: pick(chance, monumentTypes), amount: number(chance, 1, 400_000) };
    case 3:
      return { kind: pick(chance, ['claim', 'release', 'nothing']) };
    default: {
      const type = pick(chance, buildingTypes);
      const params = Object.fromEntries(
        buildings[type].params.map(({ name, min, max }) => [name, number(chance, min, max)]),
      );
      return { kind: 'place', type, ...place(chance, plot), params };
    }
  }
}

function randomOrder(chance: Chance): Order {
  const plot = draw(chance, civicPlot + 2);
  const order = { plot, command: randomCommand(chance, plot) };
  return draw(chance, 4) === 0 ? { ...order, budget: number(chance, 0, 500_000) } : order;
}

test('10,000 random commands break no rule, and saving, replaying and undoing hold in between', () => {
  const chance = { rng: startRandom(99) };
  const city = createCity({ seed: 99 });
  for (let plot = 0; plot < plotCount; plot += 2) applyCommand(city, { plot, command: { kind: 'claim' } });
  let snapshot = forkCity(city);
  let events: CityEvent[] = [];
  let done = 0;
  for (let step = 1; step <= 10_000; step += 1) {
    const order = randomOrder(chance);
    if (applyCommand(city, order).ok) done += 1;
    events.push({ ...order, tick: city.tick });
    if (step % 5 === 0) advance(city, 1);
    if (step % 1000 !== 0) continue;
    expect(brokenRules(city)).toEqual([]);
    const replayed = replay(snapshot, events);
    advance(replayed, city.tick - replayed.tick);
    expect(hashCity(replayed)).toBe(hashCity(city));
    const loaded = decodeCity(encodeCity(city));
    expect(loaded && hashCity(loaded)).toBe(hashCity(city));
    snapshot = forkCity(city);
    events = [];
  }
  expect(done).toBeGreaterThan(1500);
});
