import type { BuildingType } from '../buildings/building-types.ts';
import type { City } from '../city.ts';
import { ownerOfTile } from '../grid.ts';
import { keptOf } from '../metrics/series.ts';
import type { Channel } from './number-coder.ts';

/**
 * The plain numbers of a city in the order in which they are stored. Encoding reads them and decoding sets them, so
 * that the two cannot disagree.
 */
export const cityNumbers = [
  'tick',
  'rng',
  'money',
  'tax',
  'earnings',
  'fare',
  'importLimit',
  'battery',
  'water',
  'waterComfort',
  'crowding',
  'ridersShare',
  'carShare',
  'happiness',
  'smog',
] as const satisfies readonly (keyof City)[];

/** Records of plain numbers, stored in the order of their names. */
export const cityRecords = [
  'ledger',
  'census',
  'lastHour',
  'projects',
  'comfort',
] as const satisfies readonly (keyof City)[];

export const blockRows = [
  'happiness',
  'servedHours',
  'dark',
  'power',
  'water',
  'travel',
  'green',
  'services',
] as const satisfies readonly (keyof City['blocks'])[];

export const seriesRows = ['hourly', 'daily', 'today'] as const;

/** First byte of every stored city, so that other bytes are told at once. */
export const cityMark = 0xc7;

export type RowName =
  | (typeof cityRecords)[number]
  | `block-${(typeof blockRows)[number]}`
  | (typeof seriesRows)[number]
  | 'plot'
  | 'pollution';

function once<Key extends string | number, T>(make: (key: Key) => T): (key: Key) => T {
  const made = new Map<Key, T>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}

const steady = (name: string): Channel => ({ name, isSteady: true });
const free = (name: string): Channel => ({ name, isSteady: false });
const plain = once((name: string) => free(name));
const ofMetric = once((name: string) => once((metric: number) => free(`${name} ${metric}`)));

/** How many numbers of a row belong together before the next channel begins; 0 for all of them. */
function lengthOfPart(name: RowName): number {
  return name === 'hourly' || name === 'daily' ? keptOf[name] : name === 'plot' ? 1 : 0;
}

/** What each number of a stored city says. */
export const channels = {
  head: free('head'),
  id: steady('id'),
  type: free('type'),
  builtAt: free('builtAt'),
  owner: (tile: number) => ofMetric('owner')(ownerOfTile[tile] ?? 0),
  of: once((type: BuildingType) => ({
    param: steady(`param ${type}`),
    paid: steady(`paid ${type}`),
    level: free(`level ${type}`),
    people: steady(`people ${type}`),
    jobs: steady(`jobs ${type}`),
  })),
  row(name: RowName, index: number): Channel {
    const part = lengthOfPart(name);
    return part === 0 ? plain(name) : ofMetric(name)(Math.floor(index / part));
  },
};
