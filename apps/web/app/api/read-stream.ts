import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { api } from './api.ts';
import { ApiError } from './api-error.ts';

/** The documented last line of a stream. */
const done = '[DONE]';
/**
 * How often in a row a line that broke is taken up again, and after how many milliseconds: the wait doubles each time.
 * Without any line it is tried when the browser has one again, at the latest after `offline`, and that does not count.
 */
export const resuming = { tries: 6, after: 800, offline: 15_000 } as const;

type StreamRequest = { path: string; body: object; signal: AbortSignal };

/**
 * The data of each event of a stream, until `[DONE]` or the end of it (D-107). A line that breaks is taken up again
 * behind the last event that came. Ends quietly when the signal says so; throws ApiError for what cannot be had.
 */
export async function* readStream(request: StreamRequest): AsyncGenerator<string> {
  let lastId: string | undefined;
  for (let broken = 0; ; ) {
    try {
      for await (const { id, data } of eventsOf(request, lastId)) {
        if (data === done) return;
        // An event without an id of its own leaves the last one standing.
        if (id !== undefined && id !== lastId) {
          broken = 0;
          lastId = id;
        }
        yield data;
      }
      return;
    } catch (error) {
      if (request.signal.aborted) return;
      // Without an id nobody knows where to go on: saying it all again would repeat what was read.
      if (!isBroken(error) || lastId === undefined || broken === resuming.tries) throw error;
      if (navigator.onLine) {
        await pause(resuming.after * 2 ** broken, request.signal);
        broken += 1;
      } else {
        await pause(resuming.offline, request.signal);
        broken = 0;
      }
      if (request.signal.aborted) return;
    }
  }
}

async function* eventsOf(
  { path, body, signal }: StreamRequest,
  lastId: string | undefined,
): AsyncGenerator<EventSourceMessage> {
  const response = await api.stream(path, { body, signal, lastId });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return;
  let events: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => events.push(event) });
  try {
    for (;;) {
      const { done: ended, value } = await read(reader);
      if (ended) return;
      events = [];
      parser.feed(value);
      yield* events;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

/** A line that breaks while it is read is the same news as one that never opened. */
async function read(reader: ReadableStreamDefaultReader<string>) {
  try {
    return await reader.read();
  } catch (cause) {
    throw new ApiError(0, { cause });
  }
}

function isBroken(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}

/** Over sooner when the browser gets a line, or when nobody waits any more. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end, { signal: over.signal });
    window.addEventListener('online', end, { signal: over.signal });
  });
}
