import { Client, type Room } from '@colyseus/sdk';
import {
  type CityClientMessage,
  type CityFrame,
  type CitySeatAnswer,
  type CityServerMessage,
  citySeatAnswer,
  cityServerMessage,
  citySocketPath,
  cityTicketAnswer,
  readCityFrame,
} from '@playforward/contract';

type ServerMessage<T extends CityServerMessage['type']> = Extract<CityServerMessage, { type: T }>;
type Numbered = Extract<CityClientMessage, { seq: number }>;
type WithoutSeq<T> = T extends unknown ? Omit<T, 'seq'> : never;

export type CityPlayer = {
  room: Room;
  seat: CitySeatAnswer;
  welcome: ServerMessage<'welcome'>;
  heard: CityServerMessage[];
  /** How much was heard before the first snapshot: it holds all that already. */
  heardBefore(): number;
  frames: CityFrame[];
  closed: Promise<number>;
  /** Sends an intent with a number and waits for its answer. */
  ask(
    intent: WithoutSeq<Numbered>,
  ): Promise<ServerMessage<'ok'> | ServerMessage<'no'> | ServerMessage<'run'>>;
  /** Sends anything. */
  say(message: unknown): void;
  /** The first message of a kind that fits, also one that came before. */
  hear<T extends CityServerMessage['type']>(
    type: T,
    fits?: (message: ServerMessage<T>) => boolean,
  ): Promise<ServerMessage<T>>;
  frame(fits: (frame: CityFrame) => boolean): Promise<CityFrame>;
  leave(): Promise<void>;
};

type Door = { address: string; headers: Record<string, string> };

async function post(url: string, body: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

type SeatReply = { status: number; body: CitySeatAnswer & { detail: string } };

export async function takeTicket(
  { address, headers }: Door,
  lessonId: number | null = null,
): Promise<string> {
  const { body } = await post(`${address}/api/city/ticket`, { lesson_id: lessonId }, headers);
  return cityTicketAnswer.parse(body).access_token;
}

export async function askSeat(
  address: string,
  ticket: string,
  more: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<SeatReply> {
  const answer = await post(`${address}/api/city/seat`, { access_token: ticket, ...more }, headers);
  return answer as SeatReply;
}

/** Goes the whole way of the game's page: ticket, seat, socket, welcome, snapshot. */
export async function joinCity(door: Door, more: Record<string, unknown> = {}): Promise<CityPlayer> {
  const { cookie } = door.headers;
  // A browser tells the school it has opened; the session stays outside of the game.
  const told = cookie === undefined ? {} : { cookie };
  const { status, body } = await askSeat(door.address, await takeTicket(door), more, told);
  if (status !== 200) throw new Error(`no seat: ${status} ${JSON.stringify(body)}`);
  return sitDown(door.address, citySeatAnswer.parse(body));
}

export async function sitDown(address: string, seat: CitySeatAnswer): Promise<CityPlayer> {
  const client = new Client(`${address}${citySocketPath}`);
  const room = await client.consumeSeatReservation(
    seat.seat as Parameters<Client['consumeSeatReservation']>[0],
  );
  room.reconnection.minUptime = 0;
  const heard: CityServerMessage[] = [];
  const frames: CityFrame[] = [];
  let before = 0;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  room.onMessage('city', (message: unknown) => {
    heard.push(cityServerMessage.parse(message));
    tell();
  });
  room.onMessage('tiles', (bytes: Uint8Array) => {
    const frame = readCityFrame(bytes);
    if (frame?.kind === 'snapshot' && !frames.some(({ kind }) => kind === 'snapshot')) before = heard.length;
    if (frame) frames.push(frame);
    tell();
  });
  const closed = new Promise<number>((done) => room.onLeave((code: number) => done(code)));

  const until = <T>(what: string, find: () => T | undefined): Promise<T> =>
    new Promise((done, fail) => {
      const timer = setTimeout(() => fail(new Error(`waited in vain for ${what}`)), 15_000);
      const look = () => {
        const found = find();
        if (found === undefined) return;
        clearTimeout(timer);
        listeners.delete(look);
        done(found);
      };
      listeners.add(look);
      look();
    });
  const hear: CityPlayer['hear'] = (type, fits = () => true) =>
    until(`a message ${type}`, () =>
      heard.find((each): each is ServerMessage<typeof type> => each.type === type && fits(each as never)),
    );

  let seq = 0;
  const welcome = await hear('welcome');
  return {
    room,
    seat,
    welcome,
    heard,
    frames,
    closed,
    hear,
    heardBefore: () => before,
    ask(intent) {
      seq += 1;
      const own = seq;
      room.send('intent', { ...intent, seq: own });
      return until(`the answer to ${intent.type}`, () =>
        heard.find(
          (each): each is ServerMessage<'ok'> | ServerMessage<'no'> | ServerMessage<'run'> =>
            (each.type === 'ok' || each.type === 'no' || each.type === 'run') && each.seq === own,
        ),
      );
    },
    say: (message) => room.send('intent', message),
    frame: (fits) => until('a frame', () => frames.find(fits)),
    async leave() {
      await room.leave();
    },
  };
}
