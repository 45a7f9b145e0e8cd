import type { App } from '../context.ts';
import { pathOf } from './api-paths.ts';

/** One line per call without query, headers or body. Successful reads only appear at the level debug. */
export function logRequests(app: App): void {
  const shown = shownAt(app.log.level);
  app.addHook('onResponse', (request, reply, done) => {
    const read = request.method === 'GET' || request.method === 'HEAD';
    const level = read && reply.statusCode < 400 ? 'debug' : 'info';
    if (shown.has(level)) {
      request.log[level](
        {
          reqId: request.id,
          method: request.method,
          path: pathOf(request.url),
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

/** Known before a line is put together, because most calls are reads that are not logged. */
function shownAt(setting: string): ReadonlySet<'debug' | 'info'> {
  if (setting === 'info') return new Set(['info']);
  return new Set(setting === 'trace' || setting === 'debug' ? ['debug', 'info'] : []);
}
