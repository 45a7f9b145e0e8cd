import { type Command, decodeCity } from '@playforward/city-sim';
import { type CityServerMessage, readCityFrame } from '@playforward/contract';
import { type ChangeEmitter, openChangeEmitter } from './change-emitter.ts';
import type {
  CityIntent,
  CityPlace,
  CitySession,
  IntentReply,
  RunShown,
  SessionChange,
  SessionStatus,
} from './city-session.ts';
import { inflate } from './inflate.ts';
import { openRequestQueue, type RequestQueue } from './request-queue.ts';
import type { RoomConnection, RoomHandlers } from './room-connection.ts';
import { roomMessage } from './room-message.ts';
import { createRoomMirror, type RoomMirror } from './room-mirror.ts';
import { emptyPlace, nextPlace } from './room-place.ts';
import { sessionText as text } from './text.ts';

type ServerMessage<T extends CityServerMessage['type']> = Extract<CityServerMessage, { type: T }>;

/** A room that sends no city within this time has none to send. */
const firstCityMs = 15_000;

/** The city of a room on this line; resolves when its first snapshot is there. */
export async function openRoomSession(line: RoomConnection, plot: number): Promise<CitySession> {
  const room = createRoom(line, plot);
  line.listen(room.handlers);
  await within(room.ready, firstCityMs);
  return room.session;
}

type RoomState = {
  line: RoomConnection;
  plot: number;
  hub: ChangeEmitter;
  mirror: RoomMirror;
  requests: RequestQueue;
  place: CityPlace;
  status: SessionStatus;
  /** What the room said last, or would have; a room that broke off without a word may be returned to. */
  parting: string;
  mayReturn: boolean;
};

/** One room: everything that comes in is taken in its order, one after the other. */
function createRoom(line: RoomConnection, plot: number) {
  const hub = openChangeEmitter();
  const mirror = createRoomMirror(plot);
  const requests = openRequestQueue((seq) => {
    mirror.dropOptimistic(seq);
    hub.tell({ kind: 'tiles', tiles: 'all' });
  });
  const room: RoomState = {
    line,
    plot,
    hub,
    mirror,
    requests,
    place: emptyPlace,
    status: 'open',
    parting: text.closed,
    mayReturn: true,
  };
  let queue = Promise.resolve();
  let arrived: () => void = () => undefined;
  const ready = new Promise<void>((done) => {
    arrived = done;
  });
  const inTurn = (work: () => void | Promise<void>) => {
    queue = queue.then(work).catch(() => line.send({ type: 'resync' }));
  };
  const handlers: RoomHandlers = {
    message: (message) => inTurn(() => hear(room, message)),
    frame: (bytes) => inTurn(() => see(room, bytes, arrived)),
    presence() {
      inTurn(() => checkHash(line, mirror));
      hub.tell({ kind: 'players' });
    },
    dropped: () => changeStatus(room, 'reconnecting', text.reconnecting),
    back: () => changeStatus(room, 'open', text.reconnected),
    ended() {
      requests.drop();
      room.status = 'closed';
      hub.tell({ kind: 'status', status: 'closed', sentence: room.parting, mayReturn: room.mayReturn });
    },
  };
  return { session: sessionOf(room), handlers, ready };
}

function sessionOf(room: RoomState): CitySession {
  const { line, plot, hub, mirror, requests } = room;
  return {
    kind: 'room',
    plot,
    city() {
      const city = mirror.city();
      if (!city) throw new Error('The room has not sent its city yet.');
      return city;
    },
    place: () => room.place,
    players: () => line.presence().players.map((player) => ({ ...player, me: player.id === line.me })),
    status: () => room.status,
    subscribe: hub.subscribe,
    send: (intent) => send(room, intent),
    expectRun: () => undefined,
    tell(aside) {
      if (room.status !== 'closed') line.send(aside);
    },
    pause: () => undefined,
    close() {
      hub.clear();
      requests.drop();
      if (room.status !== 'closed') line.leave();
      room.status = 'closed';
    },
  };
}

function changeStatus(room: RoomState, status: SessionStatus, sentence: string): void {
  room.status = status;
  room.hub.tell({ kind: 'status', status, sentence });
}

async function send(room: RoomState, intent: CityIntent): Promise<IntentReply> {
  const { requests, mirror, hub, line } = room;
  if (room.status === 'closed') return { ok: false, sentence: room.parting };
  if (!roomMessage(intent, 0)) return { ok: false, sentence: text.notAlone };
  const reply = await requests.ask((seq) => {
    if (intent.type === 'command') {
      mirror.applyOptimistically(seq, intent.command);
      hub.tell({ kind: 'tiles', tiles: 'all' });
    }
    const message = roomMessage(intent, seq);
    if (message) line.send(message);
  });
  if (reply.ok && intent.type === 'like') {
    room.place = { ...room.place, liked: [...room.place.liked, intent.plot] };
    hub.tell({ kind: 'place' });
  }
  return reply;
}

function hear(room: RoomState, message: CityServerMessage): void {
  const { hub, mirror, requests } = room;
  switch (message.type) {
    case 'ok':
    case 'no':
    case 'run':
      requests.answer(message.seq, replyOf(message));
      return;
    case 'applied':
      mirror.reach(message.tick);
      mirror.applied(orderOf(message));
      hub.tell({ kind: 'tiles', tiles: 'all' });
      if (message.plot !== room.plot) hub.tell(builtOf(message, room.place));
      return;
    case 'said': {
      const { kind: signal, id, slot } = message;
      hub.tell({ kind: 'said', plot: message.plot, signal, id, slot });
      return;
    }
    case 'closing':
      room.parting = message.text;
      room.mayReturn = message.may_return;
      return;
    default:
      room.place = nextPlace(room.place, message, room.plot);
      hub.tell({ kind: 'place' });
  }
}

async function see({ mirror, hub }: RoomState, bytes: Uint8Array, arrived: () => void): Promise<void> {
  const frame = readCityFrame(bytes);
  if (frame?.kind === 'delta') {
    mirror.reach(frame.tick);
    hub.tell({ kind: 'tick' });
  } else if (frame) {
    const city = decodeCity(await inflate(frame.deflated));
    if (!city) throw new Error('The snapshot is of another version.');
    mirror.snapshot(city);
    hub.tell({ kind: 'tiles', tiles: 'all' });
    arrived();
  }
}

function builtOf({ plot, command }: ServerMessage<'applied'>, { plots }: CityPlace): SessionChange {
  return { kind: 'built', plot: plot < plots.length ? plot : null, command: command as Command };
}

/** A mirror that went another way than the room requests for the truth. */
function checkHash(line: RoomConnection, mirror: RoomMirror): void {
  const { hash, hashTick } = line.presence();
  if (hash !== 0 && mirror.differs(hashTick, hash) === true) line.send({ type: 'resync' });
}

function replyOf(message: ServerMessage<'ok'> | ServerMessage<'no'> | ServerMessage<'run'>): IntentReply {
  if (message.type === 'no') {
    const { text: sentence, symbol, reason_id: reason } = message;
    return { ok: false, sentence, symbol, ...(reason === 'unknown-run' && { gone: true }) };
  }
  if (message.type === 'run') {
    return { ok: true, run: { runId: message.run_id, run: message.run as unknown as RunShown } };
  }
  const { placement_id: one, placement_ids: all } = message;
  return { ok: true, placements: all ?? (one === undefined ? [] : [one]) };
}

function orderOf({ plot, command, budget }: ServerMessage<'applied'>): Parameters<RoomMirror['applied']>[0] {
  return { plot, command: command as Command, ...(budget !== undefined && { budget }) };
}

function within<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error('The room sent no city in time.')), ms);
    work.then(done, fail).finally(() => clearTimeout(timer));
  });
}
