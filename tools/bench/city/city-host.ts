// Runs the product in a process of its own that can say what its ticks took and what its heap holds.
import { subscribe } from 'node:diagnostics_channel';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { TickNote } from '../../../apps/server/src/features/city/room/tick-channel.ts';
import { readSettings } from '../../../apps/server/src/settings.ts';
import { startServer } from '../../../apps/server/src/start-server.ts';

export type HostReport = {
  /** Of each tick: how long it took, and what of it was computing. */
  ticks: number[];
  tickCpu: number[];
  loopP99: number;
  loopMax: number;
  cores: number;
  heapBytes: number;
};

const server = await startServer(readSettings());
const loop = monitorEventLoopDelay({ resolution: 5 });
loop.enable();
let ticks: TickNote[] = [];
let since = { at: performance.now(), cpu: process.cpuUsage() };
subscribe('playforward:city-tick', (note) => ticks.push(note as TickNote));

process.on('message', (wish) => {
  if (wish === 'begin') {
    ticks = [];
    loop.reset();
    since = { at: performance.now(), cpu: process.cpuUsage() };
    process.send?.('begun');
  }
  if (wish === 'report') {
    const { user, system } = process.cpuUsage(since.cpu);
    (globalThis as { gc?: () => void }).gc?.();
    const report: HostReport = {
      cores: (user + system) / 1000 / (performance.now() - since.at),
      ticks: ticks.map(({ tookMs }) => tookMs),
      tickCpu: ticks.map(({ cpuMs }) => cpuMs),
      loopP99: loop.percentile(99) / 1e6,
      loopMax: loop.max / 1e6,
      heapBytes: process.memoryUsage().heapUsed,
    };
    process.send?.(report);
  }
  if (wish === 'stop') void server.stop().then(() => process.exit(0));
});
process.send?.({ origin: server.address.replace('localhost', '127.0.0.1') });
