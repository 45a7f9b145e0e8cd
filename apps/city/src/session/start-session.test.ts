import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openJudge } from '../judge/ask-judge.ts';
import type { CitySession } from './city-session.ts';
import { startSession } from './start-session.ts';
import { sessionText } from './text.ts';

const room = { kind: 'room', close: () => undefined } as unknown as CitySession;
const query = { ticket: 'first', lessonId: 7, shot: false };

let offered: string[];
let waited: number[];
let tickets: Response[];
let works: (ticket: string) => boolean;

const start = (ticket = query.ticket) =>
  startSession(
    { ...query, ticket },
    {
      judge: openJudge(),
      wait: async (ms) => void waited.push(ms),
      async enter(given) {
        offered.push(given);
        if (!works(given)) throw new Error('no seat');
        return room;
      },
    },
  );

beforeEach(() => {
  offered = [];
  waited = [];
  tickets = ['second', 'third', 'fourth'].map((ticket) => Response.json({ access_token: ticket }));
  works = () => false;
  vi.stubGlobal('fetch', async () => tickets.shift() ?? Response.json({}, { status: 503 }));
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the ticket opens the room of the class', async () => {
  works = () => true;
  expect(await start()).toEqual({ session: room, sentence: null, isAway: false });
  expect([offered, waited]).toEqual([['first'], []]);
});

test('a first try that fails is made again with a new ticket, each time a little later', async () => {
  works = (ticket) => ticket === 'third';
  expect(await start()).toEqual({ session: room, sentence: null, isAway: false });
  expect([offered, waited]).toEqual([
    ['first', 'second', 'third'],
    [500, 1000],
  ]);
});

test('after three tries the page goes on with a city of its own, and says that the class is away', async () => {
  const { session, sentence, isAway } = await start();
  expect([session.kind, sentence, isAway]).toEqual(['private', sessionText.offline, true]);
  expect(offered).toEqual(['first', 'second', 'third']);
  session.close();
});

test('a session that has ended asks for no more tickets', async () => {
  tickets = [Response.json({}, { status: 401 })];
  const { session } = await start();
  expect([offered, waited]).toEqual([['first'], [500]]);
  session.close();
});

test('without a ticket the city is the pupil’s own from the start, and nothing is looked for', async () => {
  const { session, sentence, isAway } = await start('');
  expect([session.kind, sentence, isAway, offered]).toEqual(['private', null, false, []]);
  session.close();
});
