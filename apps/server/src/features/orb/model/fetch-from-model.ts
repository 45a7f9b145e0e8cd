import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';

/** Statuses whose answer never has a body. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * What the providers need of `fetch`, over node:http, where an open answer keeps less in memory (decision 0069). The body
 * is read at the pace of its reader. Redirects are not followed, so that a key never reaches another host.
 */
export const fetchFromModel: typeof fetch = (input, init = {}) =>
  new Promise((resolve, reject) => {
    const address = new URL(input instanceof Request ? input.url : input);
    const { request } = address.protocol === 'https:' ? https : http;
    const call = request(
      address,
      {
        method: init.method ?? 'GET',
        headers: Object.fromEntries(new Headers(init.headers)),
        ...(init.signal && { signal: init.signal }),
      },
      (answer) => resolve(toResponse(answer)),
    );
    call.on('error', reject);
    call.end(init.body);
  });

/** Of the headers only what the providers read, so that an open answer keeps few. */
function toResponse(answer: IncomingMessage): Response {
  const status = answer.statusCode ?? 502;
  const headers = { 'content-type': answer.headers['content-type'] ?? '' };
  if (!bodiless.has(status)) return new Response(bodyOf(answer), { status, headers });
  answer.resume();
  return new Response(null, { status, headers });
}

function bodyOf(answer: IncomingMessage): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(body) {
      answer.on('data', (bytes: Buffer) => {
        body.enqueue(bytes);
        answer.pause();
      });
      answer.on('end', () => body.close());
      answer.on('error', (error) => body.error(error));
    },
    pull() {
      answer.resume();
    },
    cancel() {
      answer.destroy();
    },
  });
}
