import { deflateRawSync, inflateRawSync } from 'node:zlib';
import {
  advance,
  applyCommand,
  type City,
  createCity,
  decodeCity,
  encodeCity,
  forkCity,
  hashCity,
  tileCount,
} from '@playforward/city-sim';
import { type BenchPart, type Figure, quickest } from './bench-part.ts';

const hoursOfRun = 24 * 30;
const turns = 15;
const kept = { sum: 0 };

/** A bare loop over as many tiles as a run of 30 days has: what the machine needs for the counting alone. */
function bareLoop(tiles: Int32Array): void {
  let sum = 0;
  for (let hour = 0; hour < hoursOfRun; hour += 1) {
    for (let tile = 0; tile < tileCount; tile += 1) {
      const next = ((tiles[tile] ?? 0) * 10 + tile + hour) >> 4;
      tiles[tile] = next;
      sum += next;
    }
  }
  kept.sum += sum;
}

/** A city three months old: all plots of the neighbours built, all series full. */
function oldCity(seed: number): City {
  const city = createCity({ seed });
  advance(city, 24 * 90);
  return city;
}

/** Longest and mean tick of a city that lives on, the days in which neighbours build included. */
function timeTicks(city: City): { mean: number; high: number } {
  const times: number[] = [];
  for (let hour = 0; hour < 2000; hour += 1) {
    const start = performance.now();
    advance(city, 1);
    times.push(performance.now() - start);
  }
  const sorted = times.toSorted((a, b) => a - b);
  return { mean: times.reduce((sum, time) => sum + time, 0) / times.length, high: sorted[1979] ?? 0 };
}

function timeCommand(city: City): number {
  const place = { kind: 'place', type: 'cottage', x: 33, y: 1 } as const;
  const remove = { kind: 'remove', id: 81 } as const;
  applyCommand(city, { plot: 4, command: { kind: 'claim' } });
  return quickest(turns, () => {
    for (let time = 0; time < 50; time += 1) {
      applyCommand(city, { plot: 4, command: place });
      applyCommand(city, { plot: 4, command: remove });
      advance(city, 1);
    }
  });
}

function measure(): Figure[] {
  const city = oldCity(1);
  const tiles = new Int32Array(tileCount);
  const bare = quickest(turns, () => bareLoop(tiles));
  const run = quickest(turns, () => advance(forkCity(city), hoursOfRun));
  const district = createCity({ seed: 1, kind: 'district' });
  const small = quickest(turns, () => advance(forkCity(district), hoursOfRun));
  const { mean, high } = timeTicks(forkCity(city));
  const bytes = encodeCity(city);
  const packed = deflateRawSync(bytes, { level: 9 });
  const each = (label: string, times: number, work: () => void): Figure => ({
    label,
    value: quickest(turns, work) / times,
    unit: 'ms',
  });
  const ratio = (value: number) => `${(value / bare).toFixed(2)} times the bare loop`;
  return [
    { label: 'bare loop over 48 x 48 tiles, 720 times', value: bare, unit: 'ms' },
    { label: 'run(30 days), fork included', value: run, unit: 'ms', atMost: 50, note: ratio(run) },
    { label: 'run(30 days) of an empty district', value: small, unit: 'ms', note: ratio(small) },
    { label: 'tick, mean of the quickest run', value: run / hoursOfRun, unit: 'ms', atMost: 0.2 },
    { label: 'tick, mean of 2,000 as they came', value: mean, unit: 'ms', atMost: 0.2 },
    { label: 'tick, 99 of 100 under', value: high, unit: 'ms' },
    {
      label: 'place, remove and tick, all lines laid anew',
      value: timeCommand(forkCity(city)) / 50,
      unit: 'ms',
    },
    each('new city with its first three days', 1, () => createCity({ seed: 5 })),
    each('fork', 1, () => forkCity(city)),
    each('encode', 1, () => encodeCity(city)),
    each('decode', 1, () => decodeCity(bytes)),
    each('encode and deflate', 1, () => deflateRawSync(encodeCity(city), { level: 9 })),
    each('inflate and decode', 1, () => decodeCity(inflateRawSync(packed))),
    each('hash', 1, () => hashCity(city)),
    { label: 'snapshot with 60 days of series', value: bytes.length, unit: 'bytes' },
    {
      label: 'snapshot, deflated: most of what a join carries',
      value: packed.length,
      unit: 'bytes',
      atMost: 12_000,
    },
  ];
}

export const simulationPart: BenchPart = { name: 'simulation', measure };
