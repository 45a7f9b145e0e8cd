import type { City } from '../city.ts';

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
export const cityMark = 0xc8;
/** The same of cities whose buildings were stored one after the other; they are read for ever. */
export const cityMarkByBuilding = 0xc7;
