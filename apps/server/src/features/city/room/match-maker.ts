import { setTimeout } from 'node:timers/promises';
import { type MatchMakerDriver, matchMaker, type Presence, Server, type Transport } from '@colyseus/core';
import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';

export type MatchMakerOptions = {
  transport: Transport;
  redisUrl: string | undefined;
  /** Where browsers reach this process when several stand behind one address. */
  address: string | undefined;
  log: FastifyBaseLogger;
};

const patienceMs = 3_000;

/** Colyseus keeps one match maker per process: it opens with the first app of the process and closes with the last. */
let users = 0;
let running: Promise<() => Promise<void>> | undefined;

export async function openMatchMaker(options: MatchMakerOptions): Promise<() => Promise<void>> {
  users += 1;
  running ??= start(options);
  const stop = await running;
  return async () => {
    users -= 1;
    if (users > 0) return;
    running = undefined;
    await stop();
  };
}

async function start({ transport, redisUrl, address, log }: MatchMakerOptions): Promise<() => Promise<void>> {
  const shared = redisUrl === undefined ? undefined : await connect(redisUrl, log);
  new Server({
    transport,
    ...shared,
    ...(address !== undefined && { publicAddress: address }),
    selectProcessIdToCreateRoom: chooseProcess,
    gracefullyShutdown: false,
    greet: false,
    logger: quietLogger(log),
  });
  await matchMaker.accept();
  return async () => {
    await withinPatience(matchMaker.gracefullyShutdown(), log);
    matchMaker.presence.shutdown();
    await withinPatience(Promise.resolve(matchMaker.driver.shutdown?.()), log);
  };
}

/** Without Redis nobody can be told that this process leaves; its entries there are found stale by the others. */
async function withinPatience(work: Promise<unknown>, log: FastifyBaseLogger): Promise<void> {
  const patience = new AbortController();
  const late = setTimeout(patienceMs, undefined, { signal: patience.signal }).then(() => {
    log.warn('closed the rooms of the city without hearing from Redis');
  });
  const done = work.catch((error: unknown) =>
    log.warn({ err: error }, 'could not close the rooms of the city in order'),
  );
  await Promise.race([done, late.catch(() => {})]);
  patience.abort();
}

async function connect(
  redisUrl: string,
  log: FastifyBaseLogger,
): Promise<{ presence: Presence; driver: MatchMakerDriver }> {
  const [{ RedisPresence }, { RedisDriver }] = await Promise.all([
    import('@colyseus/redis-presence'),
    import('@colyseus/redis-driver'),
  ]);
  const line = (): Redis => {
    const redis = new Redis(redisUrl, { maxRetriesPerRequest: null });
    // That Redis is away is told once by the watch, not at every try to reach it.
    redis.on('error', () => {});
    return redis;
  };
  /** Counts are written by a timer that listens to no answer: a lost line must not take the process down. */
  class CalmPresence extends RedisPresence {
    override async hset(key: string, field: string, value: string): Promise<boolean> {
      try {
        return await super.hset(key, field, value);
      } catch (error) {
        log.warn({ err: error }, 'could not tell the other processes how full this one is');
        return false;
      }
    }
  }
  return { presence: new CalmPresence(line()), driver: new RedisDriver(line()) };
}

/** The process with the fewest people, then the fewest cities. */
async function chooseProcess(): Promise<string> {
  const all = await matchMaker.stats.fetchAll();
  const [first] = all.sort((a, b) => a.ccu - b.ccu || a.roomCount - b.roomCount);
  return first?.processId ?? matchMaker.processId;
}

/** A broken line of a browser is no news; what Colyseus calls an error is a warning here. */
function quietLogger(log: FastifyBaseLogger) {
  return {
    debug: (text: string) => log.debug(text),
    trace: (text: string) => log.trace(text),
    info: (text: string) => log.debug(text),
    warn: (text: string) => log.warn(text),
    error: (text: string) => log.warn(text),
  };
}
