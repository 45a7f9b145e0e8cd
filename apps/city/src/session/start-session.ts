import type { Judge } from '../judge/ask-judge.ts';
import type { FrameQuery } from '../start/read-frame-query.ts';
import { browserStorage } from './browser-storage.ts';
import type { CitySession } from './city-session.ts';
import { fetchTicket } from './fetch-ticket.ts';
import { openPrivateSession } from './private-session.ts';
import { waitBefore } from './return-plan.ts';
import { sessionText as text } from './text.ts';

/** `isAway`: a city of one's own for the time being, because the one of the class could not be reached. */
type Started = { session: CitySession; sentence: string | null; isAway: boolean };

type EnterRoom = (ticket: string, lessonId: number | null) => Promise<CitySession>;

export type SessionParts = {
  judge: Judge;
  enter?: EnterRoom;
  wait?: (ms: number) => Promise<void>;
};

/** The line to rooms is a file of its own, for pages that go to one. */
const enterRoom: EnterRoom = async (ticket, lessonId) =>
  (await import('./join-room.ts')).enterRoom(ticket, lessonId);

/** Tries after the first one, each with a new ticket, before the page goes on with a city of its own. */
const moreTries = 2;

/** The room that the ticket opens, or a city of one's own: there is always a city. */
export async function startSession(
  { ticket, lessonId, shot }: FrameQuery,
  { judge, enter = enterRoom, wait = pause }: SessionParts,
): Promise<Started> {
  const alone = () =>
    openPrivateSession({
      storage: shot ? null : browserStorage(),
      seed: seedOf(shot),
      still: shot,
      judge,
    });
  if (!ticket) return { session: alone(), sentence: null, isAway: false };
  const first = await enter(ticket, lessonId).catch(() => null);
  const room = first ?? (await tryAgain(lessonId, { enter, wait }));
  if (room) return { session: room, sentence: null, isAway: false };
  return { session: alone(), sentence: text.offline, isAway: true };
}

/** The city of the class with a new ticket; null where it is away, or the session has ended. */
export async function findClass(
  lessonId: number | null,
  enter = enterRoom,
): Promise<CitySession | 'signed-out' | null> {
  const asked = await fetchTicket(lessonId);
  if (asked.ticket !== null) return enter(asked.ticket, lessonId).catch(() => null);
  return asked.why === 'signed-out' ? 'signed-out' : null;
}

async function tryAgain(
  lessonId: number | null,
  { enter, wait }: Required<Omit<SessionParts, 'judge'>>,
): Promise<CitySession | null> {
  for (let attempt = 0; attempt < moreTries; attempt += 1) {
    await wait(waitBefore(attempt, Math.random()));
    const found = await findClass(lessonId, enter);
    if (found === 'signed-out') return null;
    if (found) return found;
  }
  return null;
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

const pictureSeed = 2026;

function seedOf(shot: boolean): number {
  return shot ? pictureSeed : (crypto.getRandomValues(new Uint32Array(1))[0] ?? pictureSeed) & 0x7fffffff;
}
