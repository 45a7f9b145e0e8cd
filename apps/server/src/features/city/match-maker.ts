import { type MatchMakerDriver, matchMaker, type Presence, Server, type Transport } from '@colyseus/core';
import type { FastifyBaseLogger } from 'fastify';

export type MatchMakerOptions = {
  transport: Transport;
  redisUrl: string | undefined;
  /** Where browsers reach this process when several stand behind one address. */
  address: string | undefined;
  log: FastifyBaseLogger;
};

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
  const shared = redisUrl === undefined ? undefined : await connect(redisUrl);
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
    await matchMaker.gracefullyShutdown();
    matchMaker.presence.shutdown();
    await matchMaker.driver.shutdown?.();
  };
}

async function connect(redisUrl: string): Promise<{ presence: Presence; driver: MatchMakerDriver }> {
  const [{ RedisPresence }, { RedisDriver }] = await Promise.all([
    import('@colyseus/redis-presence'),
    import('@colyseus/redis-driver'),
  ]);
  return { presence: new RedisPresence(redisUrl), driver: new RedisDriver(redisUrl) };
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
