// A crowd of players in a process of its own: each takes a ticket, a seat and a socket, moves its cursor and now and
// then builds. They count what arrives and do not decode it.
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import WebSocket from 'ws';
import { plotTiles, xOf, yOf } from '../../../packages/city-sim/src/index.ts';
import { type CitySeatAnswer, citySocketPath } from '../../../packages/contract/src/index.ts';

export type CrowdOrder = {
  origin: string;
  tokens: string[];
  /** All have a city of their own. */
  solo: boolean;
  /** How long they stay once all are in. */
  seconds: number;
  cursorsPerSecond: number;
  buildEverySeconds: number;
};
export type CrowdReport = {
  joined: number;
  failed: number;
  joinSeconds: number;
  /** Bytes of each player until the first snapshot was in. */
  joinBytes: number[];
  /** Bytes a second of each player while all were in. */
  steadyBytes: number[];
  /** How far each tick's frame came from a second after the one before, in ms. */
  jitter: number[];
  lost: number;
};

const codes = { join: 10, data: 13, bytes: 17 };
const atOnce = 20;
/** What the last ones to come in set off is no steady state. */
const settleMs = 2_000;

type Bot = {
  socket: WebSocket;
  plot: number;
  /** The line below the socket: it counts every byte that arrived. */
  line: Socket | undefined;
  /** Bytes of the line when the counting began. */
  since: number;
  joinBytes: number;
  lastFrame: number;
  lastTick: number;
  jitter: number[];
  isLost: boolean;
};

process.on('message', (order: CrowdOrder) => {
  void play(order).then((report) => process.send?.(report, () => process.exit(0)));
});

async function play(order: CrowdOrder): Promise<CrowdReport> {
  const bots: Bot[] = [];
  let failed = 0;
  const from = performance.now();
  const tokens = [...order.tokens];
  const door = async () => {
    for (let token = tokens.pop(); token !== undefined; token = tokens.pop()) {
      const bot = await join(order, token).catch(() => undefined);
      if (bot) bots.push(bot);
      else failed += 1;
      if (bot && order.seconds === 0) bot.socket.send(Uint8Array.of(12));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, door));
  const joinSeconds = (performance.now() - from) / 1000;
  process.send?.('in');
  const steadyBytes = await stay(bots, order);
  const report = {
    joined: bots.length,
    failed,
    joinSeconds,
    steadyBytes,
    lost: bots.filter(({ isLost }) => isLost).length,
    joinBytes: bots.map((bot) => bot.joinBytes),
    jitter: bots.flatMap((bot) => bot.jitter),
  };
  for (const { socket } of bots) socket.close();
  await wait(500);
  return report;
}

async function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

async function join({ origin, solo }: CrowdOrder, token: string): Promise<Bot> {
  const headers = { authorization: `Bearer ${token}` };
  const { access_token } = (await post(`${origin}/api/city/ticket`, {}, headers)) as { access_token: string };
  const { seat, plot } = (await post(`${origin}/api/city/seat`, { access_token, solo })) as CitySeatAnswer;
  const address = `${origin.replace('http', 'ws')}${citySocketPath}/${seat.processId}/${seat.roomId}`;
  const socket = new WebSocket(`${address}?sessionId=${seat.sessionId}`);
  socket.binaryType = 'arraybuffer';
  const bot: Bot = {
    socket,
    plot,
    line: undefined,
    since: 0,
    joinBytes: 0,
    lastFrame: 0,
    lastTick: 0,
    jitter: [],
    isLost: false,
  };
  socket.once('upgrade', (answer) => {
    bot.line = answer.socket;
  });
  return new Promise((done, fail) => {
    socket.onerror = () => fail(new Error('no line'));
    socket.onclose = () => {
      bot.isLost = true;
      fail(new Error('closed'));
    };
    socket.onmessage = ({ data }) => {
      const frame = new Uint8Array(data as ArrayBuffer);
      if (frame[0] === codes.join) socket.send(Uint8Array.of(codes.join));
      if (frame[0] !== codes.bytes) return;
      if (bot.joinBytes === 0) {
        bot.joinBytes = bot.line?.bytesRead ?? 0;
        done(bot);
      } else noteFrame(bot, frame);
    };
  });
}

/** Behind the Colyseus code and the name `tiles` comes the frame; building sends one more in the same hour. */
const tickAt = 1 + 'xtiles'.length + 1;

function noteFrame(bot: Bot, frame: Uint8Array): void {
  const tick = new DataView(frame.buffer).getUint32(tickAt, true);
  if (tick === bot.lastTick) return;
  const now = performance.now();
  if (bot.lastTick > 0) bot.jitter.push(Math.abs(now - bot.lastFrame - 1000));
  bot.lastTick = tick;
  bot.lastFrame = now;
}

async function stay(
  bots: Bot[],
  { seconds, cursorsPerSecond, buildEverySeconds }: CrowdOrder,
): Promise<number[]> {
  if (seconds === 0) return [];
  await wait(settleMs);
  for (const bot of bots)
    Object.assign(bot, { since: bot.line?.bytesRead ?? 0, jitter: [], lastFrame: 0, lastTick: 0 });
  const timers = bots.flatMap((bot, index) => {
    let seq = 0;
    const move = () =>
      send(bot, { type: 'cursor', x: (seq + index) % 48, y: (seq * 3 + index) % 48, tool: 0 });
    const build = () => {
      const tile = plotTiles(bot.plot)[seq % 49] ?? 0;
      send(bot, { type: 'place', seq, building: 'cottage', x: xOf(tile), y: yOf(tile) });
    };
    return [
      setInterval(() => {
        seq += 1;
        move();
      }, 1000 / cursorsPerSecond),
      setInterval(build, buildEverySeconds * 1000 * (0.5 + index / bots.length)),
    ];
  });
  await wait(seconds * 1000);
  for (const timer of timers) clearInterval(timer);
  return bots.map(({ line, since }) => ((line?.bytesRead ?? 0) - since) / seconds);
}

function send({ socket }: Bot, message: Record<string, string | number>): void {
  if (socket.readyState !== WebSocket.OPEN) return;
  socket.send(Uint8Array.from([codes.data, ...pack('intent'), ...packMap(message)]));
}

/** The little of MessagePack that an intent needs. */
function packMap(map: Record<string, string | number>): number[] {
  const entries = Object.entries(map);
  return [0x80 | entries.length, ...entries.flatMap(([key, value]) => [...pack(key), ...pack(value)])];
}

function pack(value: string | number): number[] {
  if (typeof value === 'string') return [0xa0 | value.length, ...new TextEncoder().encode(value)];
  return value < 128 ? [value] : [0xcd, value >> 8, value & 0xff];
}
