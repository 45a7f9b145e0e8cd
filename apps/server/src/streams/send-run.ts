import type { Writable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { heartbeat, heartbeatMs, openEventStream } from './open-event-stream.ts';
import { eventId, type StreamRun } from './stream-runs.ts';

/**
 * Sends a run as server-sent events from behind the first `from` of them, at the pace the reader takes them. They are
 * written straight to the connection: a stream of Node's between would double what an open answer takes here.
 */
export function sendRun(reply: FastifyReply, { run, from }: { run: StreamRun; from: number }): FastifyReply {
  writeRun(openEventStream(reply), run, from);
  return reply;
}

/** Writes a run from behind the first `from` events, until its end or until the reader leaves. */
export function writeRun(to: Writable, run: StreamRun, from: number): void {
  if (to.destroyed) return;
  let next = from;
  /** A reader that does not read holds its own place in the run; nothing piles up for it. */
  let isFull = false;

  function pump(): void {
    while (!isFull && !to.destroyed && !to.writableEnded) {
      const data = run.data[next];
      if (data !== undefined) {
        isFull = !to.write(`id: ${eventId(run, next)}\ndata: ${data}\n\n`);
        next += 1;
      } else if (run.ended) to.end();
      else return;
    }
  }

  const timer = setInterval(() => {
    if (!isFull && !to.destroyed && !to.writableEnded) isFull = !to.write(heartbeat);
  }, heartbeatMs).unref();
  const leave = run.watch(pump);
  to.on('drain', () => {
    isFull = false;
    pump();
  });
  to.once('close', () => {
    clearInterval(timer);
    leave();
  });
  pump();
}
