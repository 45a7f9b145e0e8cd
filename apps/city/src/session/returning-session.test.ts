import {
  applyCommand,
  type City,
  type Command,
  createCity,
  plotTiles,
  xOf,
  yOf,
} from '@playforward/city-sim';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openChangeEmitter } from './change-emitter.ts';
import type { Aside, CityIntent, CitySession, IntentReply, SessionChange } from './city-session.ts';
import type { TicketReply } from './fetch-ticket.ts';
import { waitBefore } from './return-plan.ts';
import { openReturningSession } from './returning-session.ts';
import { sessionText as text } from './text.ts';

const plot = 3;

/** A room as the page knows it; it answers as it is told to and closes when it is told to. */
function roomOf(city: City) {
  const hub = openChangeEmitter();
  const sent: CityIntent[] = [];
  const told: Aside[] = [];
  const open: ((reply: IntentReply) => void)[] = [];
  const room = {
    sent,
    told,
    answersAtOnce: true,
    isClosed: false,
    /** As the room's session does: what waits is lost, then the line is gone. */
    break(mayReturn?: boolean) {
      for (const done of open.splice(0)) done({ ok: false, sentence: text.lost, lost: true });
      const end = { kind: 'status', status: 'closed', sentence: 'A short break.' } as const;
      hub.tell(mayReturn === undefined ? end : { ...end, mayReturn });
    },
    tell: (change: SessionChange) => hub.tell(change),
  };
  const session: CitySession = {
    kind: 'room',
    plot,
    city: () => city,
    players: () => [],
    status: () => 'open',
    place: () => ({ ...placeWords, alias: 'Bold Finch' }),
    subscribe: hub.subscribe,
    send(intent) {
      sent.push(intent);
      if (room.answersAtOnce) return Promise.resolve({ ok: true });
      return new Promise((done) => open.push(done));
    },
    expectRun: () => undefined,
    tell: (aside) => told.push(aside),
    pause: () => undefined,
    close() {
      room.isClosed = true;
    },
  };
  return { ...room, room, session };
}
const placeWords = {
  name: 'Amber Harbor',
  nameOffers: null,
  aliasOffers: [],
  plots: [],
  projects: [],
  liked: [],
};

let city: City;
let first: ReturnType<typeof roomOf>;
let second: ReturnType<typeof roomOf>;
let session: CitySession;
let heard: SessionChange[];
let tickets: TicketReply[];
let joined: string[];
let lineIsBack: () => void;
let listens: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  city = createCity({ seed: 4 });
  applyCommand(city, { plot, command: { kind: 'claim' } });
  first = roomOf(city);
  second = roomOf(city);
  heard = [];
  tickets = [];
  joined = [];
  listens = true;
  session = openReturningSession({
    room: first.session,
    askTicket: async () => tickets.shift() ?? { ticket: 'new' },
    async join(ticket) {
      joined.push(ticket);
      if (ticket === 'no seat') throw new Error('busy');
      return second.session;
    },
    random: () => 0,
    onLine(listener) {
      lineIsBack = listener;
      return () => {
        listens = false;
      };
    },
  });
  session.subscribe((change) => heard.push(change));
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

const statuses = () => heard.flatMap((change) => (change.kind === 'status' ? [change] : []));
const sentences = () => statuses().map(({ sentence }) => sentence);
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const tile = plotTiles(plot)[30] ?? 0;
const fountain: Command = { kind: 'place', type: 'fountain', x: xOf(tile), y: yOf(tile) };
const placing: CityIntent = { type: 'command', command: fountain };

describe('a room that closes for a reason that passes', () => {
  test('is entered again with a new ticket, and the pupil is told both', async () => {
    first.break(true);
    expect(session.status()).toBe('reconnecting');
    expect(session.city()).toBe(city);
    await pass(1);
    expect(joined).toEqual(['new']);
    expect(session.status()).toBe('open');
    expect(sentences()).toEqual([text.returning, text.returned]);
    expect(first.room.isClosed).toBe(true);
    second.room.tell({ kind: 'tick' });
    expect(heard.at(-1)).toEqual({ kind: 'tick' });
  });

  test('is returned to as well when it broke off without a word, as a killed server does', async () => {
    first.break();
    await pass(1);
    expect(session.status()).toBe('open');
  });

  test('is waited for with patience, ever more slowly, and the pupil hears that it takes longer', async () => {
    tickets = [{ ticket: null, why: 'away' }, { ticket: 'no seat' }, { ticket: null, why: 'away' }];
    tickets.push(...Array.from({ length: 8 }, (): TicketReply => ({ ticket: null, why: 'away' })));
    first.break(true);
    await pass(240);
    expect(sentences()).toEqual([text.returning, text.stillReturning, text.returned]);
    expect(joined).toEqual(['no seat', 'new']);
  });

  test('is tried at once when the browser has a line again', async () => {
    tickets = Array.from({ length: 7 }, () => ({ ticket: null, why: 'away' }) as const);
    first.break(true);
    await pass(31);
    expect(joined).toEqual([]);
    tickets = [];
    lineIsBack();
    await pass(1);
    expect(session.status()).toBe('open');
  });

  test('muted neighbors stay muted', async () => {
    const mute: Aside = { type: 'mute', plot: 5, muted: true };
    session.tell(mute);
    first.break(true);
    await pass(1);
    expect(second.told).toEqual([mute]);
  });
});

describe('what the pupil does while the room is away', () => {
  test('waits and is done in its order', async () => {
    first.break(true);
    const replies = Promise.all([session.send(placing), session.send({ type: 'undo' })]);
    await pass(1);
    expect(await replies).toEqual([{ ok: true }, { ok: true }]);
    expect(second.sent).toEqual([placing, { type: 'undo' }]);
    expect(first.sent).toEqual([]);
  });

  test('fills no endless list', async () => {
    first.break(true);
    const replies = Array.from({ length: 9 }, () => session.send(placing));
    expect(await replies[8]).toEqual({ ok: false, sentence: text.queueFull });
  });

  test.each([
    [true, []],
    [false, [placing]],
  ])('a step that was asked and never answered is looked up: done already %s', async (stands, asked) => {
    first.room.answersAtOnce = false;
    const reply = session.send(placing);
    first.break(true);
    if (stands) applyCommand(city, { plot, command: fountain });
    await pass(1);
    expect(await reply).toMatchObject({ ok: true });
    expect(second.sent).toEqual(asked);
  });

  test('what cannot be asked twice is the pupil’s to look at', async () => {
    first.room.answersAtOnce = false;
    const reply = session.send({ type: 'undo' });
    first.break(true);
    await pass(1);
    expect(await reply).toEqual({ ok: false, sentence: text.lost });
  });
});

describe('a room that closes for good', () => {
  test('is not asked for again, and says why', async () => {
    first.break(false);
    await pass(60);
    expect(joined).toEqual([]);
    expect(statuses()).toMatchObject([{ status: 'closed', sentence: 'A short break.' }]);
    expect(await session.send(placing)).toEqual({ ok: false, sentence: 'A short break.' });
  });

  test('ends the waiting when the session has ended meanwhile', async () => {
    tickets = [{ ticket: null, why: 'signed-out' }];
    first.break(true);
    const reply = session.send(placing);
    await pass(1);
    expect(await reply).toEqual({ ok: false, sentence: text.signedOut });
    expect(session.status()).toBe('closed');
  });

  test('a page that is closed asks nothing more and lets a late room go', async () => {
    first.break(true);
    session.close();
    await pass(60);
    expect([joined, listens]).toEqual([[], false]);
  });
});

test('a class does not knock at the same moment', () => {
  expect([0, 1, 2, 9].map((attempt) => waitBefore(attempt, 0))).toEqual([500, 1000, 2000, 30_000]);
  expect(waitBefore(0, 1)).toBe(1000);
});
