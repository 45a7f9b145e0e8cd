import type { GameMessage, Mission } from '@playforward/contract';

/** What the page knows of the game in its frame (D-116). Missions are null until they have settled. */
export type GameLink = { greeted: boolean; missions: Mission[] | null };

export type GameLinkEvent =
  | { kind: 'heard'; message: GameMessage }
  | { kind: 'missions'; missions: Mission[] }
  /** Missions took longer than the game should wait. */
  | { kind: 'waited' };

/** What the page says next, in this order. */
export type Reply = 'connect_ack' | 'init';

export const newGameLink: GameLink = { greeted: false, missions: null };

/**
 * Each connect is acknowledged, also a repeated one: the game may have started again. The missions follow as soon as
 * they have settled, when they change, and when the game acknowledges; saying them twice does no harm.
 */
export function nextGameLink(link: GameLink, event: GameLinkEvent): { link: GameLink; say: Reply[] } {
  switch (event.kind) {
    case 'heard': {
      if (event.message.type === 'connect') {
        return { link: { ...link, greeted: true }, say: ['connect_ack', ...initOf(link)] };
      }
      return { link, say: event.message.type === 'connect_ack' && link.greeted ? initOf(link) : [] };
    }
    case 'missions':
      return settled(link, event.missions);
    case 'waited':
      return link.missions ? { link, say: [] } : settled(link, []);
  }
}

function settled(link: GameLink, missions: Mission[]) {
  const next = { ...link, missions };
  return { link: next, say: link.greeted ? initOf(next) : [] };
}

function initOf({ missions }: GameLink): Reply[] {
  return missions ? ['init'] : [];
}
