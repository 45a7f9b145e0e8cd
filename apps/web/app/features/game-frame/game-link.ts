import type { GameMessage, GameSettings, WindowMission } from '@playforward/contract';

/** What the page knows of the game in its frame (D-116). Missions are null until they have settled. */
export type GameLink = {
  /** The address of the game that is in the frame. */
  address: string | null;
  greeted: boolean;
  missions: WindowMission[] | null;
  settings: GameSettings | null;
  paused: boolean;
};

export type GameLinkEvent =
  | { kind: 'heard'; message: GameMessage }
  | { kind: 'missions'; missions: WindowMission[] }
  /** Missions took longer than the game should wait. */
  | { kind: 'waited' }
  | { kind: 'settings'; settings: GameSettings }
  /** The game is out of sight, or in sight again. */
  | { kind: 'rest'; paused: boolean }
  /** A game is being opened in the frame. */
  | { kind: 'opened'; address: string | null };

/** What the page says next, in this order. */
export type PageWord = 'connect_ack' | 'init' | 'settings' | 'pause' | 'resume';

export const newGameLink: GameLink = {
  address: null,
  greeted: false,
  missions: null,
  settings: null,
  paused: false,
};

/**
 * Each connect is acknowledged, also a repeated one: the game may have started again. The missions follow as soon as
 * they have settled, when they change, and when the game acknowledges; saying them twice does no harm. Settings and
 * pauses are told to a game that has greeted; one that greets later hears of a pause that lasts.
 */
export function nextGameLink(link: GameLink, event: GameLinkEvent): { link: GameLink; say: PageWord[] } {
  switch (event.kind) {
    case 'heard':
      return heard(link, event.message);
    case 'missions':
      return settled(link, event.missions);
    case 'waited':
      return link.missions ? { link, say: [] } : settled(link, []);
    case 'settings':
      return { link: { ...link, settings: event.settings }, say: link.greeted ? ['settings'] : [] };
    case 'rest':
      return rested(link, event.paused);
    case 'opened':
      if (event.address === link.address) return { link, say: [] };
      return { link: { ...link, address: event.address, greeted: false }, say: [] };
  }
}

function heard(link: GameLink, { type }: GameMessage): { link: GameLink; say: PageWord[] } {
  if (type === 'connect') {
    const pause: PageWord[] = link.paused ? ['pause'] : [];
    return { link: { ...link, greeted: true }, say: ['connect_ack', ...initOf(link), ...pause] };
  }
  return { link, say: type === 'connect_ack' && link.greeted ? initOf(link) : [] };
}

function rested(link: GameLink, paused: boolean): { link: GameLink; say: PageWord[] } {
  if (paused === link.paused) return { link, say: [] };
  return { link: { ...link, paused }, say: link.greeted ? [paused ? 'pause' : 'resume'] : [] };
}

function settled(link: GameLink, missions: WindowMission[]) {
  const next = { ...link, missions };
  return { link: next, say: link.greeted ? initOf(next) : [] };
}

function initOf({ missions }: GameLink): PageWord[] {
  return missions ? ['init'] : [];
}
