import type { App } from '../context.ts';
import type { Watch } from '../watch/open-watch.ts';
import { pathInUrl } from './api-paths.ts';
import { Refusal, sentences } from './errors.ts';

/** What stops first when the disk is nearly full, so that answers find room to the last. */
const pausing = ['/api/orb/', '/analytics/', '/auth/register', '/auth/guest', '/auth/forgot-password'];

export function spareTheDisk(app: App, watch: Watch): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isWriting = request.method !== 'GET' && request.method !== 'HEAD';
    const pauses =
      isWriting && watch.isDiskShort() && pausing.some((path) => pathInUrl(request.url).startsWith(path));
    done(pauses ? new Refusal(503, sentences.diskShort, { retryAfterSeconds: 60 }) : undefined);
  });
}
