import { Client, type Room } from '@colyseus/sdk';
import type { CityPlayer, CityRoomState, CitySeatAnswer, CityServerMessage } from '@playforward/contract';
import type { RoomConnection, RoomHandlers } from './room-connection.ts';

/** The path of the room's socket; the contract's `citySocketPath`, which a test compares. */
export const socketPath = '/stem-city/socket';

/** Takes the reserved seat. The SDK picks a lost line up again by itself and sends what was said meanwhile. */
export async function takeSeat(
  { seat }: CitySeatAnswer,
  origin = window.location.origin,
): Promise<RoomConnection> {
  const client = new Client(`${origin}${socketPath}`);
  const early: Early = { messages: [], frames: [] };
  const room = await client.consumeSeatReservation<CityRoomState>(
    seat as Parameters<Client['consumeSeatReservation']>[0],
  );
  room.reconnection.minUptime = 0;
  let handlers: RoomHandlers | null = null;
  room.onMessage('city', (message: CityServerMessage) => {
    if (handlers) handlers.message(message);
    else early.messages.push(message);
  });
  room.onMessage('tiles', (bytes: Uint8Array) => {
    if (handlers) handlers.frame(bytes);
    else early.frames.push(bytes);
  });
  return {
    me: room.sessionId,
    send: (message) => room.send('intent', message),
    presence: () => readPresence(room),
    listen(next) {
      handlers = next;
      room.onStateChange(next.presence);
      room.onDrop(next.dropped);
      room.onReconnect(next.back);
      room.onLeave(next.ended);
      for (const message of early.messages.splice(0)) next.message(message);
      for (const bytes of early.frames.splice(0)) next.frame(bytes);
    },
    leave: () => void room.leave(),
  };
}

type Early = { messages: CityServerMessage[]; frames: Uint8Array[] };

function readPresence(room: Room<unknown, CityRoomState>): ReturnType<RoomConnection['presence']> {
  const { hash = 0, hashTick = 0, players } = room.state ?? {};
  const list: (CityPlayer & { id: string })[] = [];
  players?.forEach(({ plot, alias, hue, x, y, tool, emote, online }, id) => {
    list.push({ id, plot, alias, hue, x, y, tool, emote, online });
  });
  return { hash, hashTick, players: list };
}
