/** The city in its frame, as the page sees it. */
export type FrameState = {
  /** Counts the openings of the game; each has a ticket of its own. */
  round: number;
  /** Null while the ticket is fetched. */
  address: string | null;
  /** The student's name in the city, once a plot of it is theirs. */
  alias: string;
  /** The server gave no ticket: the game plays in a city of its own. */
  alone: boolean;
  loaded: boolean;
  /** The browser has no line; the game goes back in by itself when it has one again. */
  offline: boolean;
};

export type FrameEvent =
  | { kind: 'ticket'; round: number; address: string; alias: string; alone: boolean }
  | { kind: 'loaded' }
  | { kind: 'line'; online: boolean }
  /** Opens the game anew, with a new ticket. */
  | { kind: 'again' };

export const newFrame: FrameState = {
  round: 0,
  address: null,
  alias: '',
  alone: false,
  loaded: false,
  offline: false,
};

export function nextFrame(state: FrameState, event: FrameEvent): FrameState {
  switch (event.kind) {
    case 'ticket':
      // A ticket that comes late is for a frame that nobody wants any more.
      if (event.round !== state.round) return state;
      return { ...state, address: event.address, alias: event.alias, alone: event.alone, loaded: false };
    case 'loaded':
      return { ...state, loaded: true };
    case 'line':
      return { ...state, offline: !event.online };
    case 'again':
      return { ...newFrame, round: state.round + 1, offline: state.offline };
  }
}

/** What is said above the game, the most pressing first; null says nothing. */
export function frameNote({ offline, alone }: FrameState): 'offline' | 'alone' | null {
  if (offline) return 'offline';
  return alone ? 'alone' : null;
}
