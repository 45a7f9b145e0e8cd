import {
  advance,
  applyCommand,
  type City,
  type Command,
  createCity,
  encodeCity,
  forkCity,
  hashCity,
  plotTiles,
  xOf,
  yOf,
} from '@playforward/city-sim';
import {
  type CityClientMessage,
  type CityServerMessage,
  citySocketPath,
  writeCityDelta,
  writeCitySnapshot,
} from '@playforward/contract';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CitySession, IntentReply, SessionChange } from './city-session.ts';
import { socketPath } from './colyseus-connection.ts';
import { longestWait } from './request-queue.ts';
import type { RoomConnection, RoomHandlers, RoomPresence } from './room-connection.ts';
import { openRoomSession } from './room-session.ts';

const plot = 3;
let truth: City;
let handlers: RoomHandlers;
let sent: CityClientMessage[];
let presence: RoomPresence;
let session: CitySession;
let heard: SessionChange[];
let left: boolean;

const line: RoomConnection = {
  me: 'me',
  send: (message) => sent.push(message),
  presence: () => presence,
  listen(next) {
    handlers = next;
  },
  leave() {
    left = true;
  },
};

async function sendSnapshot(city = truth): Promise<void> {
  handlers.frame(writeCitySnapshot(city.tick, await deflate(encodeCity(city))));
}

async function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  const body = new Response(new Uint8Array(bytes)).body?.pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(body ?? null).arrayBuffer());
}

/** Everything that is underway has been taken. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((done) => setImmediate(done));
}

const summary = (alias: string | null, index: number) => ({
  plot: index,
  alias,
  likes: 0,
  gifts: 0,
  hidden: false,
});
const welcome: CityServerMessage = {
  type: 'welcome',
  city: { id: 'c1', name: 'Amber Harbor', kind: 'class', name_offers: null },
  plot,
  alias: 'Bold Finch',
  alias_offers: ['Bold Finch', 'Kind Crab', 'Neat Newt'],
  liked: [],
  lesson_id: 1,
  sim_version: 1,
  plots: Array.from({ length: 32 }, (_, index) =>
    summary(index === plot ? 'Bold Finch' : 'Swift Otter', index),
  ),
  projects: [{ id: 'station', total: 0, target: 100, built: false }],
};

beforeEach(async () => {
  truth = createCity({ seed: 11 });
  applyCommand(truth, { plot, command: { kind: 'claim' } });
  sent = [];
  heard = [];
  left = false;
  presence = { hash: 0, hashTick: 0, players: [] };
  const opening = openRoomSession(line, plot);
  handlers.message(welcome);
  await sendSnapshot();
  session = await opening;
  session.subscribe((change) => heard.push(change));
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

const freeTile = (index = 0) => plotTiles(plot)[index] ?? 0;
const placing = (type: 'fountain' | 'kiosk', tile = freeTile()): Command => ({
  kind: 'place',
  type,
  x: xOf(tile),
  y: yOf(tile),
});
const fountains = () =>
  [...session.city().placed.values()].filter(({ type, owner }) => type === 'fountain' && owner === plot);
const lastSeq = () => {
  const message = sent.at(-1);
  if (!message || !('seq' in message)) throw new Error('Nothing was asked.');
  return message.seq;
};

/** The room's own way: does it, tells everybody, answers. */
async function roomSaysYes(command: Command): Promise<void> {
  applyCommand(truth, { plot, command });
  handlers.message({ type: 'applied', tick: truth.tick, plot, command: command as never });
  handlers.message({ type: 'ok', seq: lastSeq() });
  await settled();
}

describe('a city of a room', () => {
  test('is the room’s city from the first snapshot on, hour by hour', async () => {
    expect(hashCity(session.city())).toBe(hashCity(truth));
    advance(truth, 5);
    handlers.frame(writeCityDelta(truth.tick, []));
    await settled();
    expect(hashCity(session.city())).toBe(hashCity(truth));
    expect(session.place()).toMatchObject({ name: 'Amber Harbor', alias: 'Bold Finch' });
  });

  test('shows what was just built at once, and keeps it when the room agrees', async () => {
    const reply = session.send({ type: 'command', command: placing('fountain') });
    expect(fountains()).toHaveLength(1);
    expect(sent.at(-1)).toMatchObject({ type: 'place', building: 'fountain', x: xOf(freeTile()) });
    await roomSaysYes(placing('fountain'));
    expect(await reply).toMatchObject({ ok: true });
    expect(fountains()).toHaveLength(1);
    expect(hashCity(session.city())).toBe(hashCity(truth));
  });

  test('takes back what the room refuses, with the room’s sentence and field', async () => {
    const reply = session.send({ type: 'command', command: placing('fountain') });
    handlers.message({
      type: 'no',
      seq: lastSeq(),
      reason_id: 'over-budget',
      text: 'Too dear.',
      symbol: 'n',
    });
    expect(await reply).toEqual({ ok: false, sentence: 'Too dear.', symbol: 'n' });
    expect(fountains()).toHaveLength(0);
    expect(hashCity(session.city())).toBe(hashCity(truth));
  });

  test('keeps the order: what others build comes before what is applied optimistically', async () => {
    const mine = session.send({ type: 'command', command: placing('fountain', freeTile(2)) });
    const theirs: Command = {
      kind: 'remove',
      id: [...truth.placed.values()].find(({ owner }) => owner === 5)?.id ?? 0,
    };
    applyCommand(truth, { plot: 5, command: theirs });
    advance(truth, 2);
    handlers.message({ type: 'applied', tick: truth.tick - 2, plot: 5, command: theirs as never });
    handlers.frame(writeCityDelta(truth.tick, []));
    await settled();
    expect(fountains()).toHaveLength(1);
    await roomSaysYes(placing('fountain', freeTile(2)));
    await mine;
    expect(hashCity(session.city())).toBe(hashCity(truth));
    expect(heard.filter(({ kind }) => kind === 'built')).toHaveLength(1);
  });

  test('requests for the truth when its mirror went another way, and takes it', async () => {
    const other = forkCity(truth);
    applyCommand(other, { plot: 7, command: { kind: 'claim' } });
    const low = (city: City) => Number.parseInt(hashCity(city).slice(-8), 16) >>> 0;
    presence = { hash: low(truth), hashTick: truth.tick, players: [] };
    handlers.presence();
    await settled();
    expect(sent).toEqual([]);
    presence = { hash: low(other), hashTick: other.tick, players: [] };
    handlers.presence();
    await settled();
    expect(sent).toEqual([{ type: 'resync' }]);
    await sendSnapshot(other);
    await waitFor(() => expect(hashCity(session.city())).toBe(hashCity(other)));
  });

  test('a frame that is no frame, and a snapshot that cannot be read, change nothing', async () => {
    handlers.frame(new Uint8Array([9, 9, 9]));
    handlers.frame(writeCitySnapshot(4, new Uint8Array([1, 2, 3])));
    await waitFor(() => expect(sent).toEqual([{ type: 'resync' }]));
    expect(hashCity(session.city())).toBe(hashCity(truth));
  });
});

describe('people in the room', () => {
  test('are seen with their names, the own pointer among them', () => {
    const player = { plot: 1, alias: 'Swift Otter', hue: 4, x: 3, y: 4, tool: 0, emote: 0, online: true };
    presence = {
      ...presence,
      players: [
        { ...player, id: 'other' },
        { ...player, id: 'me', plot },
      ],
    };
    expect(session.players().map(({ me, alias }) => [me, alias])).toEqual([
      [false, 'Swift Otter'],
      [true, 'Swift Otter'],
    ]);
  });

  test('say signs and phrases by id, and get new names and likes', async () => {
    handlers.message({ type: 'said', plot: 5, kind: 'phrase', id: 'i-build', slot: 'park' });
    handlers.message({ type: 'plot', plot: { ...summary('Kind Crab', plot), likes: 2 } });
    handlers.message({ type: 'renamed', name: 'Silver Bay' });
    handlers.message({ type: 'project', project: { id: 'station', total: 40, target: 100, built: false } });
    await settled();
    expect(heard).toContainEqual({ kind: 'said', plot: 5, signal: 'phrase', id: 'i-build', slot: 'park' });
    expect(session.place()).toMatchObject({
      name: 'Silver Bay',
      alias: 'Kind Crab',
      projects: [{ total: 40 }],
    });
    const liking = session.send({ type: 'like', plot: 5 });
    handlers.message({ type: 'ok', seq: lastSeq() });
    await liking;
    expect(session.place().liked).toEqual([5]);
  });
});

describe('the line to the room', () => {
  test('is picked up again, and what was asked meanwhile is answered', async () => {
    handlers.dropped();
    expect(session.status()).toBe('reconnecting');
    const reply = session.send({ type: 'undo' });
    handlers.back();
    handlers.message({ type: 'ok', seq: lastSeq() });
    expect(await reply).toMatchObject({ ok: true });
    expect(heard.filter(({ kind }) => kind === 'status')).toHaveLength(2);
  });

  test('that ends answers everything, and says the room’s last words from then on', async () => {
    const open = session.send({ type: 'undo' });
    handlers.message({ type: 'closing', text: 'You opened the city in another window.', may_return: false });
    await settled();
    handlers.ended();
    expect(await open).toMatchObject({ ok: false, sentence: /lost before it could answer/ });
    expect(await session.send({ type: 'undo' })).toEqual({
      ok: false,
      sentence: 'You opened the city in another window.',
    });
    expect(session.status()).toBe('closed');
  });

  test('that never answers is not waited for for ever, and takes only so much at once', async () => {
    vi.useFakeTimers();
    const replies: Promise<IntentReply>[] = Array.from({ length: 9 }, () => session.send({ type: 'undo' }));
    expect(await replies[8]).toMatchObject({ ok: false, sentence: /catching up/ });
    await vi.advanceTimersByTimeAsync(longestWait);
    expect(await replies[0]).toMatchObject({ ok: false, sentence: /lost before it could answer/ });
  });

  test('is left when the session is closed, once', () => {
    session.close();
    expect(left).toBe(true);
  });

  test('has the address that the contract names', () => expect(socketPath).toBe(citySocketPath));
});
