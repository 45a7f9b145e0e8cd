import { openChangeEmitter } from './change-emitter.ts';
import type { Aside, CityIntent, CitySession, IntentReply, SessionChange } from './city-session.ts';
import { sessionText as text } from './text.ts';
import { readUnanswered } from './unanswered.ts';
import { type Doors, openWayBack } from './way-back.ts';

/** `asked`: it was sent to the room that closed, and nobody knows whether it happened. */
type Waiting = { intent: CityIntent; asked: boolean; done: (reply: IntentReply) => void };
type Mute = Extract<Aside, { type: 'mute' }>;

const mostWaiting = 8;

/**
 * A room that comes back: when it closes for a reason that passes (the server was started again, the city moved), the
 * page asks for a new ticket by itself and goes on trying. The city stays on the screen as it was; what the pupil does
 * meanwhile waits, and is done when the room is there again.
 */
export function openReturningSession(parts: Doors & { room: CitySession }): CitySession {
  const hub = openChangeEmitter();
  const mutes = new Map<number | null, Mute>();
  let { room } = parts;
  let waiting: Waiting[] = [];
  let status: 'here' | 'returning' | 'closed' = 'here';
  let parting = '';
  let leaveRoom = room.subscribe(hear);
  const isReturning = () => status === 'returning';
  const way = openWayBack(parts, {
    arrived: arrive,
    slow: () => hub.tell({ kind: 'status', status: 'reconnecting', sentence: text.stillReturning }),
    signedOut: () => end(text.signedOut),
  });

  function hear(change: SessionChange): void {
    if (change.kind !== 'status' || change.status !== 'closed') hub.tell(change);
    else if (change.mayReturn === false) end(change.sentence ?? text.closed);
    else {
      status = 'returning';
      hub.tell({ kind: 'status', status: 'reconnecting', sentence: text.returning });
      way.begin();
    }
  }
  function arrive(next: CitySession): void {
    leaveRoom();
    room.close();
    room = next;
    leaveRoom = room.subscribe(hear);
    status = 'here';
    for (const mute of mutes.values()) room.tell(mute);
    hub.tell({ kind: 'tiles', tiles: 'all' });
    hub.tell({ kind: 'status', status: 'open', sentence: text.returned });
    const kept = waiting;
    waiting = [];
    void catchUp(room, kept, ask);
  }
  function end(sentence: string): void {
    status = 'closed';
    parting = sentence;
    way.stop();
    for (const { done } of waiting.splice(0)) done({ ok: false, sentence });
    hub.tell({ kind: 'status', status: 'closed', sentence });
  }
  function wait(intent: CityIntent, asked: boolean): Promise<IntentReply> {
    if (waiting.length >= mostWaiting) return Promise.resolve({ ok: false, sentence: text.queueFull });
    return new Promise((done) => waiting.push({ intent, asked, done }));
  }
  async function ask(intent: CityIntent): Promise<IntentReply> {
    if (status === 'closed') return { ok: false, sentence: parting };
    if (isReturning()) return wait(intent, false);
    const reply = await room.send(intent);
    return !reply.ok && reply.lost && isReturning() ? wait(intent, true) : reply;
  }

  return {
    kind: 'room',
    get plot() {
      return room.plot;
    },
    city: () => room.city(),
    place: () => room.place(),
    players: () => (status === 'here' ? room.players() : []),
    status: () => (status === 'here' ? room.status() : isReturning() ? 'reconnecting' : 'closed'),
    subscribe: hub.subscribe,
    send: ask,
    expectRun: (family) => room.expectRun(family),
    tell(aside) {
      if (aside.type === 'mute') mutes.set(aside.plot, aside);
      if (status === 'here') room.tell(aside);
    },
    pause: (paused) => room.pause(paused),
    close() {
      leaveRoom();
      end(text.closed);
      hub.clear();
      room.close();
    },
  };
}

/** What waited is done in its order: an undo after a step takes back that step. */
async function catchUp(
  room: CitySession,
  kept: readonly Waiting[],
  ask: (intent: CityIntent) => Promise<IntentReply>,
): Promise<void> {
  for (const { intent, asked, done } of kept) {
    const found = asked ? readUnanswered(room.city(), room.plot, intent) : ({ what: 'again' } as const);
    if (found.what === 'done') done(found.reply);
    else if (found.what === 'unknown') done({ ok: false, sentence: text.lost });
    else done(await ask(intent));
  }
}
