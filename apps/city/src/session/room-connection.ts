import type { CityClientMessage, CityPlayer, CityServerMessage } from '@playforward/contract';

/** What the room keeps equal for everybody, read when it is wanted. */
export type RoomPresence = { hash: number; hashTick: number; players: (CityPlayer & { id: string })[] };

/** The wire to a room: messages, binary frames, presence, and how the line itself is. */
export type RoomConnection = {
  /** Id of the own player among the others. */
  me: string;
  send(message: CityClientMessage): void;
  presence(): RoomPresence;
  listen(handlers: RoomHandlers): void;
  leave(): void;
};

export type RoomHandlers = {
  message(message: CityServerMessage): void;
  frame(bytes: Uint8Array): void;
  presence(): void;
  /** The line broke and is being picked up. */
  dropped(): void;
  back(): void;
  ended(): void;
};
