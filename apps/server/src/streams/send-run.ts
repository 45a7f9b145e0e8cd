import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { eventId, type StreamRun } from './stream-runs.ts';

/** A line that says nothing, so that proxies and browsers keep a silent stream open. */
const heartbeat = ': still here\n\n';
const heartbeatMs = 15_000;
/** A reader that takes less than this holds its own place in the run; nothing piles up for it. */
const mostUnsent = 16 * 1024;

/** Sends a run as server-sent events from behind the first `from` of them, at the pace the reader takes them. */
export function sendRun(reply: FastifyReply, { run, from }: { run: StreamRun; from: number }): FastifyReply {
  return reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .send(readRun(run, from));
}

/** The bytes of a run from behind the first `from` events. */
export function readRun(run: StreamRun, from: number): Readable {
  let next = from;
  let wanted = false;
  let leave = () => {};
  const stream = new Readable({
    highWaterMark: mostUnsent,
    read() {
      wanted = true;
      pump();
    },
    destroy(error, callback) {
      clearInterval(beat);
      leave();
      callback(error);
    },
  });

  function pump(): void {
    while (wanted) {
      const data = run.data[next];
      if (data !== undefined) {
        wanted = stream.push(`id: ${eventId(run, next)}\ndata: ${data}\n\n`);
        next += 1;
      } else if (run.ended) {
        wanted = false;
        stream.push(null);
      } else return;
    }
  }

  const beat = setInterval(() => {
    if (wanted) wanted = stream.push(heartbeat);
  }, heartbeatMs).unref();
  leave = run.watch(pump);
  return stream;
}
