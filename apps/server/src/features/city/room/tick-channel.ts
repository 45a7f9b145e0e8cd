import { channel } from 'node:diagnostics_channel';

/** What one tick of one city took, simulating and telling everybody, for whoever measures. */
export type TickNote = {
  cityId: string;
  tookMs: number;
  /** What the thread computed in that time; the rest went to other processes of the machine. */
  cpuMs: number;
};

const tickChannel = channel('playforward:city-tick');

/** Runs a tick; it is timed only while somebody listens. */
export function timeTick(cityId: string, work: () => void): void {
  if (!tickChannel.hasSubscribers) {
    work();
    return;
  }
  const from = performance.now();
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  tickChannel.publish({
    cityId,
    tookMs: performance.now() - from,
    cpuMs: (user + system) / 1000,
  } satisfies TickNote);
}
