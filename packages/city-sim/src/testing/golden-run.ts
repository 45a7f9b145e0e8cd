import { advance } from '../advance.ts';
import type { City } from '../city.ts';
import { applyCommand } from '../commands/apply-command.ts';
import type { Command } from '../commands/command.ts';
import { createCity } from '../create-city.ts';
import { hashCity } from '../storage/hash-city.ts';

/** Seeds whose cities are written down in golden/hashes.json. */
const goldenSeeds = [1, 7, 42, 2026, -5] as const;
const ticks = 1000;

/** What a student does in every golden city, so that commands and decimals are part of the proof. */
const commands: readonly Command[] = [
  { kind: 'claim' },
  { kind: 'place', type: 'solar-array', x: 33, y: 1, params: { n: 37 } },
  { kind: 'place', type: 'tank', x: 34, y: 1, params: { r: 1.7, h: 2.3 } },
  { kind: 'place', type: 'bridge', x: 33, y: 3, params: { a: -0.011, b: 0.44, c: 0.1 } },
  { kind: 'place', type: 'flats', x: 33, y: 2 },
  { kind: 'place', type: 'bus-stop', x: 35, y: 1 },
  { kind: 'set', target: 'fare', params: { m: 3, b: 80 } },
  { kind: 'contribute', project: 'station', amount: 12_345 },
];

/** A city after 1,000 ticks with a student on plot 4. */
export function goldenCity(seed: number): City {
  const city = createCity({ seed });
  for (const command of commands) {
    const result = applyCommand(city, { plot: 4, command });
    if (!result.ok)
      throw new Error(`the golden city of seed ${seed} refuses ${command.kind}: ${result.reason}`);
    advance(city, ticks / commands.length);
  }
  return city;
}

/** Hash of each golden city by its seed. */
export function goldenHashes(): Record<string, string> {
  return Object.fromEntries(goldenSeeds.map((seed) => [String(seed), hashCity(goldenCity(seed))]));
}
