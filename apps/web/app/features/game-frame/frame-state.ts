/** The city in its frame, as the page sees it. */
export type FrameState = {
  /** Counts the openings of the game; each has a ticket of its own. */
  round: number;
  /** Null while the ticket is fetched. */
  address: string | null;
  /** The server gave no ticket: the game plays in a city of its own. */
  alone: boolean;
  loaded: boolean;
  /** When the line was lost, in milliseconds; null with a line. */
  lostAt: number | null;
  /** The line was away for longer than a seat in the city is kept. */
  seatLost: boolean;
};

export type FrameEvent =
  | { kind: 'ticket'; round: number; address: string; alone: boolean }
  | { kind: 'loaded' }
  | { kind: 'line'; online: boolean; at: number }
  /** Opens the game anew, with a new ticket. */
  | { kind: 'again' };

export const newFrame: FrameState = {
  round: 0,
  address: null,
  alone: false,
  loaded: false,
  lostAt: null,
  seatLost: false,
};

/** A seat is kept for `seatMs` after the line was lost; within that the game comes back by itself. */
export function nextFrame(state: FrameState, event: FrameEvent, seatMs: number): FrameState {
  switch (event.kind) {
    case 'ticket':
      // A ticket that comes late is for a frame that nobody wants any more.
      if (event.round !== state.round) return state;
      return { ...state, address: event.address, alone: event.alone, loaded: false };
    case 'loaded':
      return { ...state, loaded: true };
    case 'line':
      return lined(state, event, seatMs);
    case 'again':
      return { ...newFrame, round: state.round + 1, lostAt: state.lostAt };
  }
}

function lined(state: FrameState, { online, at }: { online: boolean; at: number }, seatMs: number) {
  if (!online) return state.lostAt === null ? { ...state, lostAt: at } : state;
  if (state.lostAt === null) return state;
  const seatLost = state.seatLost || (!state.alone && at - state.lostAt > seatMs);
  return { ...state, lostAt: null, seatLost };
}

/** What is said above the game, the most pressing first; null says nothing. */
export function frameNote({ lostAt, seatLost, alone }: FrameState): 'offline' | 'seat-lost' | 'alone' | null {
  if (lostAt !== null) return 'offline';
  if (seatLost) return 'seat-lost';
  return alone ? 'alone' : null;
}
