import {
  advance,
  applyCommand,
  type City,
  type Command,
  forkCity,
  hashCity,
  type Order,
} from '@playforward/city-sim';

/**
 * A room's city as the page sees it. What the room has told is certain and kept in its order; what the pupil just did
 * is shown on a copy until the room has answered, so that a click is seen at once and a no takes it back by itself.
 */
export type RoomMirror = {
  /** Null until the first snapshot. */
  city(): City | null;
  snapshot(city: City): void;
  /** Moves the certain city to the tick of the room. */
  reach(tick: number): void;
  applied(order: Order): void;
  applyOptimistically(seq: number, command: Command): void;
  /** The room has answered, whichever way. */
  dropOptimistic(seq: number): void;
  /** Whether the certain city is another than the room's at that tick; null while they stand at different ticks. */
  differs(tick: number, hash: number): boolean | null;
};

/** More hours than this are not caught up tick by tick; a fresh snapshot is on its way. */
const longestReach = 240;

export function createRoomMirror(plot: number): RoomMirror {
  let certain: City | null = null;
  let shown: City | null = null;
  const optimistic = new Map<number, Command>();

  const refresh = () => {
    if (!certain || optimistic.size === 0) {
      shown = certain;
      return;
    }
    shown = forkCity(certain);
    for (const command of optimistic.values()) applyCommand(shown, { plot, command });
  };
  return {
    city: () => shown,
    snapshot(city) {
      certain = city;
      refresh();
    },
    reach(tick) {
      if (!certain || tick <= certain.tick || tick - certain.tick > longestReach) return;
      advance(certain, tick - certain.tick);
      refresh();
    },
    applied(order) {
      if (!certain) return;
      applyCommand(certain, order);
      refresh();
    },
    applyOptimistically(seq, command) {
      optimistic.set(seq, command);
      refresh();
    },
    dropOptimistic(seq) {
      if (optimistic.delete(seq)) refresh();
    },
    differs(tick, hash) {
      if (!certain || certain.tick !== tick) return null;
      return lowBits(hashCity(certain)) !== hash >>> 0;
    },
  };
}

function lowBits(hash: string): number {
  return Number.parseInt(hash.slice(-8), 16) >>> 0;
}
