import { createParser } from 'eventsource-parser';
import { api } from './api.ts';
import { ApiError } from './api-error.ts';

export type LineEvent = { event: string; data: unknown };

type LineOptions = {
  signal: AbortSignal;
  onEvent: (event: LineEvent) => void;
  /** The line broke and is being taken up again; everything is told anew then. */
  onBroken?: () => void;
};

/** Waits between tries, in milliseconds: the last holds from then on. */
const waits = [500, 1_000, 2_000, 5_000, 10_000, 20_000] as const;

/**
 * Listens to server-sent events of an address until the signal says so, an event `end` comes for the whole line, or the
 * server refuses. A line that breaks is opened anew: the server then tells everything once more.
 */
export async function listenToLine(path: string, { signal, onEvent, onBroken }: LineOptions): Promise<void> {
  for (let tries = 0; !signal.aborted; tries += 1) {
    try {
      const isOver = await readLine(path, signal, (event) => {
        tries = 0;
        onEvent(event);
      });
      if (isOver) return;
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof ApiError && isRefusal(error.status)) throw error;
    }
    onBroken?.();
    await pause(waits[Math.min(tries, waits.length - 1)] ?? 0, signal);
  }
}

/** 429 and 5xx pass; a missing line has status 0. */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 429;
}

/** Reads until the line ends; true when it said that nothing more will come. */
async function readLine(
  path: string,
  signal: AbortSignal,
  onEvent: (event: LineEvent) => void,
): Promise<boolean> {
  const response = await api.line(path, signal);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return false;
  let isOver = false;
  const parser = createParser({
    onEvent({ event = 'message', data }) {
      const said: unknown = JSON.parse(data);
      onEvent({ event, data: said });
      if (event === 'end' && !hasId(said)) isOver = true;
    },
  });
  for (;;) {
    const { done, value } = await reader.read();
    if (done || isOver) return isOver;
    parser.feed(value);
  }
}

/** An end that names somebody ends that one's part alone. */
function hasId(said: unknown): boolean {
  return typeof said === 'object' && said !== null && 'id' in said && said.id !== null;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
