import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { RunMirror } from './run-mirror.ts';

/** An answer that is being given, or was given a short while ago: its events in order, for any number of readers. */
export type StreamRun = {
  readonly id: string;
  readonly userId: number;
  readonly data: string[];
  ended: boolean;
  /** Calls back at each new event and at the end, until the returned function is called. */
  watch(onChange: () => void): () => void;
};

export type Produce = (run: { emit(event: object): void; signal: AbortSignal }) => Promise<void>;

export type StreamRuns = {
  /** Begins an answer. It is stopped when nobody has read it for a moment. */
  start(work: { userId: number; produce: Produce; onFailure: object }): StreamRun;
  /** The run and how many events the reader has, from the id of the last one; foreign and old ids find nothing. */
  findOptional(userId: number, eventId: string): Promise<{ run: StreamRun; from: number } | undefined>;
  /** How many answers this student is being given here. */
  countRunning(userId?: number): number;
  /** Stops every answer that is being given; their fallbacks still arrive. */
  stopAll(): void;
  /** Stops all and returns when their ends are written. */
  close(): Promise<void>;
};

export type RunsOptions = {
  log: FastifyBaseLogger;
  mirror?: RunMirror | undefined;
  /** How long an answer goes on without a reader: long enough to take a broken line up again. */
  graceMs?: number;
  keepMs?: number;
};

const done = '[DONE]';
/** Why a run is stopped while somebody still reads it. */
export const closing = 'the server is closing';
const eventIdForm = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,6})$/;
const aliveEveryMs = 3_000;
const pollMs = 250;

/** The id that a reader sends back to go on behind this event. */
export function eventId(run: StreamRun, index: number): string {
  return `${run.id}.${index + 1}`;
}

type LiveRun = StreamRun & {
  watchers: Set<() => void>;
  /** Called when the last reader left. */
  onUnread(): void;
  onRead(): void;
};

function createRun(id: string, userId: number): LiveRun {
  const watchers = new Set<() => void>();
  const run: LiveRun = {
    id,
    userId,
    data: [],
    ended: false,
    watchers,
    onUnread: () => undefined,
    onRead: () => undefined,
    watch(onChange) {
      watchers.add(onChange);
      run.onRead();
      return () => {
        watchers.delete(onChange);
        if (watchers.size === 0) run.onUnread();
      };
    },
  };
  return run;
}

function tell(run: LiveRun): void {
  for (const watcher of run.watchers) watcher();
}

export function createStreamRuns({
  log,
  mirror,
  graceMs = 3_000,
  keepMs = 120_000,
}: RunsOptions): StreamRuns {
  const runs = new Map<string, LiveRun>();
  const stops = new Map<LiveRun, AbortController>();
  const working = new Set<Promise<void>>();

  function add(run: LiveRun, data: string): void {
    run.data.push(data);
    mirror?.append(run.id, data);
    tell(run);
  }

  function end(run: LiveRun): void {
    add(run, done);
    run.ended = true;
    mirror?.end(run.id);
    stops.delete(run);
    tell(run);
    setTimeout(() => runs.delete(run.id), keepMs).unref();
  }

  /** A reader who left may be back in a moment, here or at another process; after that the work is stopped. */
  function stopWhenUnread(run: LiveRun, stop: AbortController): void {
    let grace: NodeJS.Timeout | undefined;
    run.onRead = () => clearTimeout(grace);
    run.onUnread = () => {
      clearTimeout(grace);
      if (run.ended) return;
      grace = setTimeout(async () => {
        const isRead = run.watchers.size > 0 || (await mirror?.isRead(run.id));
        if (!isRead) stop.abort();
        else if (run.watchers.size === 0) run.onUnread();
      }, graceMs);
      grace.unref();
    };
    run.onUnread();
  }

  async function work(run: LiveRun, produce: Produce, onFailure: object): Promise<void> {
    const stop = new AbortController();
    stops.set(run, stop);
    stopWhenUnread(run, stop);
    const alive = mirror && setInterval(() => mirror.keepAlive(run.id), aliveEveryMs).unref();
    try {
      await produce({ emit: (event) => add(run, JSON.stringify(event)), signal: stop.signal });
    } catch (error) {
      log.error({ err: error }, 'an answer of the companion failed');
      add(run, JSON.stringify(onFailure));
    } finally {
      clearInterval(alive);
      end(run);
    }
  }

  /** Follows a run of another process while somebody reads it here. */
  function followMirror(source: RunMirror, id: string, userId: number): LiveRun {
    const run = createRun(id, userId);
    let polling = false;
    async function poll(): Promise<void> {
      while (run.watchers.size > 0 && !run.ended) {
        source.markRead(id);
        const news = await source.read({ id, userId, from: run.data.length });
        run.data.push(...(news?.data ?? []));
        if (news?.state !== 'running') {
          if (run.data.at(-1) !== done) run.data.push(done);
          run.ended = true;
        }
        tell(run);
        if (!run.ended) await new Promise((resolve) => setTimeout(resolve, pollMs));
      }
      polling = false;
    }
    run.onRead = () => {
      if (polling) return;
      polling = true;
      void poll();
    };
    return run;
  }

  return {
    start({ userId, produce, onFailure }) {
      const run = createRun(randomUUID(), userId);
      runs.set(run.id, run);
      mirror?.open(run);
      const finished = work(run, produce, onFailure).finally(() => working.delete(finished));
      working.add(finished);
      return run;
    },
    async findOptional(userId, lastId) {
      const [, id, count] = eventIdForm.exec(lastId) ?? [];
      if (!id) return undefined;
      const from = Number(count);
      const held = runs.get(id);
      if (held) return held.userId === userId && from <= held.data.length ? { run: held, from } : undefined;
      const mirrored = await mirror?.read({ id, userId, from: 0 });
      if (!mirror || !mirrored || from > mirrored.data.length) return undefined;
      return { run: followMirror(mirror, id, userId), from };
    },
    countRunning: (of) => [...stops.keys()].filter(({ userId }) => of === undefined || userId === of).length,
    stopAll() {
      for (const stop of stops.values()) stop.abort(closing);
    },
    async close() {
      for (const stop of stops.values()) stop.abort(closing);
      await Promise.all(working);
      await mirror?.close();
    },
  };
}
