import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { advance } from '../advance.ts';
import { applyCommand } from '../commands/apply-command.ts';
import { createCity } from '../create-city.ts';
import { goldenCity } from '../testing/golden-run.ts';
import { brokenRules } from '../testing/invariants.ts';
import { decodeCity } from './decode-city.ts';
import { encodeCity } from './encode-city.ts';
import { forkCity } from './fork-city.ts';
import { hashCity } from './hash-city.ts';
import { exportPlot, plotCommands, readPlotFile } from './plot-file.ts';
import { type CityEvent, replay } from './replay.ts';

describe('saving', () => {
  const city = goldenCity(4);

  test('a loaded city goes on exactly as the one that was saved, from every phase', () => {
    const straight = forkCity(city);
    for (let phase = 0; phase < 8; phase += 1) {
      const loaded = decodeCity(encodeCity(straight));
      if (!loaded) throw new Error('the city does not load');
      advance(loaded, 50);
      const ahead = forkCity(straight);
      advance(ahead, 50);
      expect(hashCity(loaded)).toBe(hashCity(ahead));
      expect(brokenRules(loaded)).toEqual([]);
      advance(straight, 1);
    }
  });

  test('a full city with 60 days of charts is stored and read without a loss', () => {
    const old = forkCity(city);
    advance(old, 24 * 40);
    const read = decodeCity(encodeCity(old));
    expect(read && hashCity(read)).toBe(hashCity(old));
    expect(read && encodeCity(read)).toEqual(encodeCity(old));
  });

  test('every hour of a city is read as the same city, from the first one on', () => {
    const young = createCity({ seed: 77 });
    for (let hour = 0; hour < 100; hour += 1) {
      const read = decodeCity(encodeCity(young));
      expect(read && hashCity(read)).toBe(hashCity(young));
      advance(young, 1 + (hour % 5));
    }
  });

  test('a city whose buildings were stored one after the other is read as the same city', () => {
    const file = join(import.meta.dirname, '../../golden/city-by-building.deflate');
    const read = decodeCity(inflateRawSync(readFileSync(file)));
    expect(read && hashCity(read)).toBe(hashCity(goldenCity(7)));
    expect(read && brokenRules(read)).toEqual([]);
  });

  test('broken bytes, cut bytes and another version are no city, and nothing is thrown', () => {
    const bytes = encodeCity(city);
    expect(decodeCity(encodeCity({ ...city, simVersion: 99 }))).toBeNull();
    expect(decodeCity(new Uint8Array())).toBeNull();
    expect(decodeCity(new TextEncoder().encode('{"city":1}'))).toBeNull();
    for (let length = 0; length < bytes.length; length += 97)
      expect(decodeCity(bytes.slice(0, length))).toBeNull();
    for (let index = 0; index < bytes.length; index += 101) {
      const flipped = bytes.slice();
      flipped[index] = (flipped[index] ?? 0) ^ 0x55;
      expect(() => decodeCity(flipped)).not.toThrow();
    }
  });
});

describe('replaying', () => {
  test('a snapshot and its later events give the same city, and earlier events are passed over', () => {
    const city = createCity({ seed: 21 });
    const events: CityEvent[] = [];
    let snapshot = forkCity(city);
    for (let step = 0; step < 12; step += 1) {
      const event: CityEvent = {
        tick: city.tick,
        plot: 9,
        command: step === 0 ? { kind: 'claim' } : { kind: 'place', type: 'cottage', x: 32 + step, y: 9 },
      };
      applyCommand(city, event);
      events.push(event);
      advance(city, 7);
      if (step === 5) snapshot = forkCity(city);
    }
    const replayed = replay(snapshot, events);
    advance(replayed, city.tick - replayed.tick);
    expect(hashCity(replayed)).toBe(hashCity(city));
  });
});

describe('plot files', () => {
  const city = goldenCity(4);
  const file = exportPlot(city, 4);

  test('a plot goes out as small JSON and comes back on another plot', () => {
    const text = JSON.stringify(file);
    const read = readPlotFile(JSON.parse(text));
    expect(text.length).toBeLessThan(2000);
    expect(read).toEqual(file);
    const other = createCity({ seed: 5 });
    applyCommand(other, { plot: 7, command: { kind: 'claim' } });
    for (const command of read ? plotCommands(other, 7, read) : []) {
      expect(applyCommand(other, { plot: 7, command }).ok).toBe(true);
    }
    expect(exportPlot(other, 7)).toEqual(file);
    expect(brokenRules(other)).toEqual([]);
  });

  test('what is no plot file is not read', () => {
    const with_ = (change: object) => readPlotFile({ ...file, ...change });
    const cottage = { type: 'cottage', column: 0, row: 0, params: {} };
    expect(readPlotFile(null)).toBeNull();
    expect(readPlotFile('{}')).toBeNull();
    expect(with_({ version: 2 })).toBeNull();
    expect(with_({ buildings: [{ ...cottage, type: 'castle' }] })).toBeNull();
    expect(with_({ buildings: [{ ...cottage, type: 'city-hall' }] })).toBeNull();
    expect(with_({ buildings: [{ ...cottage, column: 7 }] })).toBeNull();
    expect(with_({ buildings: [{ ...cottage, params: { n: 'many' } }] })).toBeNull();
    expect(with_({ buildings: Array.from({ length: 50 }, () => cottage) })).toBeNull();
    expect(exportPlot(city, 32)).toBeNull();
  });
});
