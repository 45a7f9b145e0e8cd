import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';

/** What one process owns: each city belongs to one process at a time, and to none when its database line breaks. */
export type CityLocks = {
  /** Whether the city is this process's now. `onLost` is called when it no longer is. */
  take(cityId: string, onLost: () => void): Promise<boolean>;
  release(cityId: string): Promise<void>;
  close(): Promise<void>;
};

const keyOf = "hashtextextended('city ' || $1, 0)";

/**
 * Locks of PostgreSQL on one connection that is held as long as a city is open. A process that dies loses its
 * connection and with it every lock, so the next process can go on at once.
 */
export function createCityLocks(pool: pg.Pool, log: FastifyBaseLogger): CityLocks {
  const held = new Map<string, () => void>();
  let line: Promise<pg.PoolClient> | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  /** The connection takes one question at a time. */
  function ask(call: string, cityId: string): Promise<boolean> {
    const asked = turn.then(async () => {
      const client = await open();
      const { rows } = await client.query<{ done: boolean }>(`SELECT ${call}(${keyOf}) AS done`, [cityId]);
      return rows[0]?.done === true;
    });
    turn = asked.catch(() => {});
    return asked;
  }

  function lose(error: Error): void {
    if (!line) return;
    line = undefined;
    const lost = [...held.values()];
    held.clear();
    log.error({ err: error, cities: lost.length }, 'lost the connection that holds the cities');
    for (const onLost of lost) onLost();
  }

  function open(): Promise<pg.PoolClient> {
    line ??= pool.connect().then(
      (client) => {
        client.once('error', (error) => {
          // After closing, the line is given back already.
          if (!line) return;
          lose(error);
          client.release(error);
        });
        return client;
      },
      (error: unknown) => {
        line = undefined;
        throw error;
      },
    );
    return line;
  }

  return {
    async take(cityId, onLost) {
      if (held.has(cityId)) return false;
      held.set(cityId, onLost);
      try {
        if (await ask('pg_try_advisory_lock', cityId)) return true;
      } catch (error) {
        held.delete(cityId);
        throw error;
      }
      held.delete(cityId);
      return false;
    },
    async release(cityId) {
      if (!held.delete(cityId) || !line) return;
      await ask('pg_advisory_unlock', cityId).catch((error: unknown) => {
        log.warn({ err: error }, 'could not give a city back; it is free when the connection ends');
      });
    },
    async close() {
      const client = await line?.catch(() => undefined);
      line = undefined;
      held.clear();
      // Closed rather than returned: that frees what is still locked.
      client?.release(true);
    },
  };
}
