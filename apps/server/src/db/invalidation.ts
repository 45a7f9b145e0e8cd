import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';

const channel = 'playforward';
const reconnectAfterMs = 1_000;

type Listener = (key: string) => void;

/** Tells every process over the same database that something cached has changed. */
export type InvalidationBus = {
  /** Runs the listeners here at once and in the other processes soon after. */
  publish(topic: string, key: string): Promise<void>;
  on(topic: string, listener: Listener): void;
  /** Called when messages may have been missed: caches must be dropped. */
  onGap(listener: () => void): void;
  close(): Promise<void>;
};

type BusOptions = { connectionString: string; pool: pg.Pool; log: FastifyBaseLogger };

export async function openInvalidationBus({
  connectionString,
  pool,
  log,
}: BusOptions): Promise<InvalidationBus> {
  const self = randomUUID();
  const listeners = new Map<string, Listener[]>();
  const gapListeners: (() => void)[] = [];
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const deliver = (topic: string, key: string) => {
    for (const listener of listeners.get(topic) ?? []) listener(key);
  };

  const receive = (payload: string | undefined) => {
    const [from, topic, key] = (payload ?? '').split('\u001f');
    if (from !== self && topic !== undefined && key !== undefined) deliver(topic, key);
  };

  const retry = () => {
    if (closed || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      connect().then(() => gapListeners.forEach((listener) => void listener()), retry);
    }, reconnectAfterMs);
    timer.unref();
  };

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString, application_name: 'playforward-listen', keepAlive: true });
    next.on('error', (error) => log.warn({ err: error }, 'lost the connection that listens for changes'));
    next.on('end', retry);
    next.on('notification', (message) => receive(message.payload));
    await next.connect();
    await next.query(`LISTEN ${channel}`);
    client = next;
  }

  await connect();

  return {
    async publish(topic, key) {
      deliver(topic, key);
      await pool.query('SELECT pg_notify($1, $2)', [channel, [self, topic, key].join('\u001f')]);
    },
    on(topic, listener) {
      listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
    },
    onGap(listener) {
      gapListeners.push(listener);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
