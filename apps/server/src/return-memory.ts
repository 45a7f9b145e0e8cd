import { performance } from 'node:perf_hooks';

/** What is made ready after the first page is ready by then. */
const afterStartMs = 3_000;
const minuteMs = 60_000;
/** The part of a minute that a calm server works. */
const calm = 0.05;
/** How much larger than after the last time the process must be. */
const worthwhile = 1.1;

/**
 * Gives what only a busy time needed back to the machine: soon after the start, which needs a quarter more memory than
 * the server that runs afterwards, and after the first calm minute that follows work. Takes a collector that can be
 * called (Node's --expose-gc); without one nothing happens.
 */
export function returnMemoryWhenCalm(): void {
  const { gc } = globalThis;
  if (!gc) return;
  let kept = 0;
  const giveBack = () => {
    gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    kept = process.memoryUsage.rss();
  };
  setTimeout(giveBack, afterStartMs).unref();

  let before = performance.eventLoopUtilization();
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    if (utilization < calm && process.memoryUsage.rss() > kept * worthwhile) giveBack();
  }, minuteMs).unref();
}
