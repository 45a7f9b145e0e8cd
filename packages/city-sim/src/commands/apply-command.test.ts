import { beforeEach, describe, expect, test } from 'vitest';
import { debtLimit, startBalance } from '../balance/balance-money.ts';
import { buildingTypes } from '../buildings/building-types.ts';
import { costOf } from '../buildings/measures.ts';
import type { City } from '../city.ts';
import { createCity } from '../create-city.ts';
import { civicPlot, plotTiles, tileOf } from '../grid.ts';
import { hashCity } from '../storage/hash-city.ts';
import { brokenRules } from '../testing/invariants.ts';
import { applyCommand } from './apply-command.ts';
import type { Command } from './command.ts';
import { type ReasonId, reasonIds, reasonText } from './reasons.ts';

const plot = 4;
/** Upper left tile of plot 4. */
const corner = { x: 33, y: 1 };
let city: City;

beforeEach(() => {
  city = createCity({ seed: 3 });
  applyCommand(city, { plot, command: { kind: 'claim' } });
});

const at = (column: number, row: number) => ({ x: corner.x + column, y: corner.y + row });

function give(command: Command, budget?: number) {
  return applyCommand(city, { plot, command, ...(budget === undefined ? {} : { budget }) });
}

function reasonOf(command: Command, budget?: number): ReasonId | 'ok' {
  const result = give(command, budget);
  return result.ok ? 'ok' : result.reason;
}

describe('placing', () => {
  test('puts the building on every tile of its footprint and takes its cost from the balance', () => {
    const result = give({ kind: 'place', type: 'tower', ...at(2, 2) });
    const id = tileOf(35, 3);
    expect(result).toMatchObject({
      ok: true,
      placement: { id, paid: 620_000 },
      inverse: { kind: 'remove', id },
    });
    expect(result.ok && result.changedTiles).toEqual([id, id + 1, id + 48, id + 49]);
    expect(city.plots[plot]?.balance).toBe(startBalance - 620_000);
  });

  test('takes the number of the student: 30 panels cost 150 dollars for each 3 more', () => {
    const cost = (n: number) => costOf('solar-array', { n });
    expect(cost(33) - cost(30)).toBe(15_000);
    expect(give({ kind: 'place', type: 'solar-array', ...at(0, 0), params: { n: 30 } })).toMatchObject({
      placement: { params: { n: 30 }, paid: cost(30) },
    });
  });

  test.each<[string, ReasonId, Command]>([
    ['outside the city', 'outside', { kind: 'place', type: 'cottage', x: 48, y: 0 }],
    ['on half a tile', 'outside', { kind: 'place', type: 'cottage', x: 1.5, y: 1 }],
    ['on a road', 'road', { kind: 'place', type: 'cottage', x: 32, y: 1 }],
    ['in the civic centre', 'civic-land', { kind: 'place', type: 'cottage', x: 20, y: 20 }],
    ['on a neighbour’s plot', 'someone-elses', { kind: 'place', type: 'cottage', x: 1, y: 1 }],
    ['where something stands', 'occupied', { kind: 'place', type: 'cottage', ...at(0, 6) }],
    ['partly where something stands', 'occupied', { kind: 'place', type: 'tower', ...at(0, 5) }],
    ['over the edge of the plot', 'does-not-fit', { kind: 'place', type: 'tower', ...at(6, 0) }],
    [
      'over the edge of the city',
      'does-not-fit',
      { kind: 'place', type: 'park', ...at(0, 0), params: { w: 7, h: 8 } },
    ],
    [
      'with half a panel',
      'bad-number',
      { kind: 'place', type: 'solar-array', ...at(0, 0), params: { n: 1.5 } },
    ],
    ['with no number', 'bad-number', { kind: 'place', type: 'tank', ...at(0, 0), params: { r: Number.NaN } }],
    [
      'with a number it does not have',
      'bad-number',
      { kind: 'place', type: 'cottage', ...at(0, 0), params: { n: 1 } },
    ],
    ['of a class project', 'class-project', { kind: 'place', type: 'city-hall', ...at(0, 0) }],
  ])('is refused %s: %s', (_, reason, command) => {
    const before = hashCity(city);
    const expected =
      reason === 'does-not-fit' && command.kind === 'place' && command.type === 'park'
        ? 'bad-number'
        : reason;
    expect(reasonOf(command)).toBe(expected);
    expect(hashCity(city)).toBe(before);
  });

  test('refuses a building that nobody knows, and a plot that is none', () => {
    const castle = JSON.parse('{"kind":"place","type":"castle","x":33,"y":1}');
    expect(reasonOf(castle)).toBe('unknown-building');
    expect(applyCommand(city, { plot: 33, command: castle })).toEqual({ ok: false, reason: 'unknown-plot' });
    expect(applyCommand(city, { plot: -1, command: castle })).toEqual({ ok: false, reason: 'unknown-plot' });
  });

  test('stops when the balance is a fifth of its start in debt', () => {
    for (const row of [0, 2]) expect(reasonOf({ kind: 'place', type: 'tower', ...at(0, row) })).toBe('ok');
    expect(reasonOf({ kind: 'place', type: 'school', ...at(2, 0) })).toBe('ok');
    expect(city.plots[plot]?.balance).toBe(startBalance - 2 * 620_000 - 480_000);
    expect(reasonOf({ kind: 'place', type: 'wind-turbine', ...at(4, 0) })).toBe('balance-empty');
    expect(brokenRules(city)).toEqual([]);
  });

  test('stops for everyone while the city is at the limit of its debt, but not for a mission', () => {
    city.ledger.start += debtLimit - city.money;
    city.money = debtLimit;
    const cottage: Command = { kind: 'place', type: 'cottage', ...at(0, 0) };
    expect(reasonOf(cottage)).toBe('city-in-debt');
    expect(reasonOf(cottage, 30_000)).toBe('ok');
  });

  test('keeps a mission within its budget and the balance out of it', () => {
    const cottage: Command = { kind: 'place', type: 'cottage', ...at(0, 0) };
    expect(reasonOf(cottage, 29_999)).toBe('over-budget');
    expect(reasonOf(cottage, 30_000)).toBe('ok');
    expect(city.plots[plot]?.balance).toBe(startBalance);
  });
});

describe('removing', () => {
  test('gives back what was paid, and the inverse puts everything back as it was', () => {
    give({ kind: 'place', type: 'tank', ...at(0, 0), params: { r: 1.5, h: 4 } });
    const before = hashCity(city);
    const removed = give({ kind: 'remove', id: tileOf(33, 1) });
    expect(city.plots[plot]?.balance).toBe(startBalance);
    if (removed.ok) give(removed.inverse);
    expect(brokenRules(city)).toEqual([]);
    city.ledger.refunds -= costOf('tank', { r: 1.5, h: 4 });
    city.ledger.building -= costOf('tank', { r: 1.5, h: 4 });
    expect(hashCity(city)).toBe(before);
  });

  test('leaves alone what is not there, what is a neighbour’s and what is the city’s', () => {
    const neighbours = plotTiles(5).find((tile) => city.placed.has(tile)) ?? -1;
    const civic = [...city.placed.values()].find(({ owner }) => owner === civicPlot)?.id ?? -1;
    expect(reasonOf({ kind: 'remove', id: tileOf(33, 1) })).toBe('nothing-there');
    expect(reasonOf({ kind: 'remove', id: 1e9 })).toBe('nothing-there');
    expect(reasonOf({ kind: 'remove', id: neighbours })).toBe('someone-elses');
    expect(reasonOf({ kind: 'remove', id: civic })).toBe('civic-land');
  });
});

describe('setting', () => {
  test('changes the fare of the plot’s stops, and the inverse brings the old one back', () => {
    const result = give({ kind: 'set', target: 'fare', params: { m: 5, b: 90 } });
    expect(city.plots[plot]).toMatchObject({ fareBase: 90, farePerTile: 5 });
    if (result.ok) give(result.inverse);
    expect(city.plots[plot]).toMatchObject({ fareBase: 150, farePerTile: 0 });
  });

  test('lets only the city change the tax', () => {
    const tax: Command = { kind: 'set', target: 'tax', params: { percent: 12.5 } };
    expect(reasonOf(tax)).toBe('only-the-city');
    const result = applyCommand(city, { plot: civicPlot, command: tax });
    expect(city.tax).toBe(125);
    if (result.ok) applyCommand(city, { plot: civicPlot, command: result.inverse });
    expect(city.tax).toBe(100);
  });

  test('refuses what is no setting and what is no number for it', () => {
    expect(reasonOf({ kind: 'set', target: 'gravity', params: {} })).toBe('unknown-setting');
    expect(reasonOf({ kind: 'set', target: 'fare', params: { b: -1 } })).toBe('bad-number');
    expect(reasonOf({ kind: 'set', target: 'fare', params: { b: 1e9 } })).toBe('bad-number');
  });
});

describe('claiming a plot', () => {
  test('moves the neighbours out and leaves a first corner with two cottages and a kiosk', () => {
    const types = plotTiles(plot).flatMap((tile) => city.placed.get(tile)?.type ?? []);
    expect(types.toSorted()).toEqual(['cottage', 'cottage', 'kiosk']);
    expect(reasonOf({ kind: 'claim' })).toBe('already-yours');
    expect(brokenRules(city)).toEqual([]);
  });

  test('gives a new balance to whoever claims it after it was released', () => {
    give({ kind: 'place', type: 'tower', ...at(2, 2) });
    give({ kind: 'set', target: 'fare', params: { m: 1, b: 1 } });
    expect(reasonOf({ kind: 'release' })).toBe('ok');
    expect(reasonOf({ kind: 'claim' })).toBe('ok');
    expect(city.plots[plot]).toEqual({
      isNeighbour: false,
      balance: startBalance,
      fareBase: 150,
      farePerTile: 0,
    });
    expect(brokenRules(city)).toEqual([]);
  });
});

describe('class projects', () => {
  test('stand on their site when they are paid, and take no more then', () => {
    city.projects.observatory = 3_500_000 - 1000;
    expect(reasonOf({ kind: 'contribute', project: 'observatory', amount: 600 })).toBe('ok');
    expect(city.placed.has(tileOf(27, 19))).toBe(false);
    const last = give({ kind: 'contribute', project: 'observatory', amount: 5000 });
    expect(last).toMatchObject({ ok: true, placement: { type: 'observatory', owner: civicPlot } });
    expect(city.plots[plot]?.balance).toBe(startBalance - 1000);
    expect(reasonOf({ kind: 'contribute', project: 'observatory', amount: 1 })).toBe('already-built');
    expect(brokenRules(city)).toEqual([]);
  });

  test('take no part of a cent, no negative gift and no more than is in the balance', () => {
    expect(reasonOf({ kind: 'contribute', project: 'station', amount: 0.5 })).toBe('bad-number');
    expect(reasonOf({ kind: 'contribute', project: 'station', amount: -100 })).toBe('bad-number');
    expect(reasonOf({ kind: 'contribute', project: 'station', amount: startBalance + 1 })).toBe(
      'balance-empty',
    );
  });
});

test('every reason has a sentence that names what it can and blames nobody', () => {
  expect(reasonText('someone-elses', { owner: 'Swift Otter' })).toContain("That tile is Swift Otter's.");
  for (const reason of reasonIds) {
    expect(reasonText(reason)).toMatch(/^[A-Z][^<>{}]{10,100}[.!]$/);
    expect(reasonText(reason)).not.toMatch(/wrong|error|oops|invalid|undefined/i);
  }
});

test('every building but the class projects can be placed with its start numbers', () => {
  for (const type of buildingTypes) {
    const fresh = createCity({ seed: 1, kind: 'district' });
    const result = applyCommand(fresh, { plot, command: { kind: 'place', type, ...at(0, 0) }, budget: 1e9 });
    const isProject = type === 'city-hall' || type === 'station' || type === 'observatory';
    expect([type, result.ok]).toEqual([type, !isProject]);
  }
});
