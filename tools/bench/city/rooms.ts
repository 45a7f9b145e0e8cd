import type { BenchPart, Figure } from './bench-part.ts';
import { type LoadReport, type LoadWish, loadRooms } from './load-rooms.ts';

/** Small enough for a developer's machine; `npm run load:city` asks for 100 rooms of 30. */
const small: LoadWish = {
  rooms: 4,
  botsPerRoom: 30,
  seconds: 15,
  cycles: 40,
  cursorsPerSecond: 2,
  buildEverySeconds: 20,
};

export const roomsPart: BenchPart = {
  name: 'rooms',
  measure: async () => showLoad(await loadRooms(small)),
};

function part(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const megabytes = (bytes: number) => bytes / 1024 / 1024;

export function showLoad({ crowd, host, stored, heap }: LoadReport): Figure[] {
  const { ticks } = host;
  return [
    {
      label: 'players in',
      value: crowd.joined,
      unit: '',
      note: `${crowd.failed} failed, ${crowd.lost} lost`,
    },
    { label: 'all in after', value: crowd.joinSeconds, unit: 's' },
    { label: 'ticks', value: ticks.length, unit: '' },
    { label: 'tick, half under', value: part(ticks, 0.5), unit: 'ms' },
    { label: 'tick, 99 of 100 under', value: part(ticks, 0.99), unit: 'ms', atMost: 50 },
    { label: 'computing of a tick, 99 of 100 under', value: part(host.tickCpu, 0.99), unit: 'ms' },
    { label: 'placements stored', value: stored.events, unit: '', note: `in ${stored.commits} commits` },
    { label: 'cores the server took', value: host.cores, unit: '' },
    { label: 'event loop late, 99 of 100 under', value: host.loopP99, unit: 'ms' },
    { label: 'event loop late, most', value: host.loopMax, unit: 'ms' },
    { label: 'frames off the second, 99 of 100 under', value: part(crowd.jitter, 0.99), unit: 'ms' },
    {
      label: 'join of a city 60 days old, most',
      value: part(crowd.joinBytes, 1),
      unit: 'bytes',
      atMost: 12_000,
    },
    { label: 'steady for a player, half under', value: part(crowd.steadyBytes, 0.5), unit: 'B/s' },
    { label: 'steady for a player, most', value: part(crowd.steadyBytes, 1), unit: 'B/s', atMost: 1536 },
    { label: 'heap before the cities opened and closed', value: megabytes(heap.before), unit: 'MB' },
    { label: `heap after ${heap.cycles} of them`, value: megabytes(heap.after), unit: 'MB' },
  ];
}
