import type { FastifyBaseLogger } from 'fastify';
import type { App } from '../context.ts';
import { pathInUrl } from './api-paths.ts';

/** One line per call without query, headers or body. Successful reads only appear at the level debug. */
export function logRequests(app: App): void {
  const shown = shownAt(app.log.level);
  const isTooMuch = createStrangerLimit();
  app.addHook('onResponse', (request, reply, done) => {
    const read = request.method === 'GET' || request.method === 'HEAD';
    const level = read && reply.statusCode < 400 ? 'debug' : 'info';
    const isOfStranger = reply.statusCode < 500 && !request.foundStudent;
    if (shown.has(level) && !(isOfStranger && isTooMuch(request.log))) {
      request.log[level](
        {
          reqId: request.id,
          method: request.method,
          path: pathInUrl(request.url),
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
          user: request.foundStudent?.id,
        },
        'answered',
      );
    }
    done();
  });
}

const linesAMinute = 300;

/** Strangers may cause lines in the log, but not as many as they like: beyond the limit one line a minute tells how many. */
function createStrangerLimit() {
  let minute = 0;
  let seen = 0;
  return (log: FastifyBaseLogger): boolean => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) {
      if (seen > linesAMinute)
        log.warn({ unlogged: seen - linesAMinute }, 'answered more calls without a sign-in than are logged');
      minute = now;
      seen = 0;
    }
    seen += 1;
    return seen > linesAMinute;
  };
}

/** Known before a line is put together, because most calls are reads that are not logged. */
function shownAt(setting: string): ReadonlySet<'debug' | 'info'> {
  if (setting === 'info') return new Set(['info']);
  return new Set(setting === 'trace' || setting === 'debug' ? ['debug', 'info'] : []);
}
