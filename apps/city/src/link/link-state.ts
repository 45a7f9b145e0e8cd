import type { HostInit, HostMessage, HostSettings } from './host-message.ts';

/** How the game and the page around it know each other (D-116). */
export type LinkState = {
  phase: 'calling' | 'acknowledged' | 'hosted' | 'alone';
  /** Ticks since the game started, or since the acknowledgement. */
  ticks: number;
  init: HostInit | null;
  paused: boolean;
};

export type LinkEvent = { kind: 'tick' } | { kind: 'heard'; message: HostMessage };

export const linkTickMs = 500;
/** Ten seconds: so often the game calls, and so long it waits for what follows the acknowledgement. */
export const mostTicks = 20;

export const newLink: LinkState = { phase: 'calling', ticks: 0, init: null, paused: false };

/**
 * The game says connect on each tick until it is acknowledged. Without a host it goes on alone; a host that speaks up
 * later is welcome all the same. An init that comes twice replaces the first.
 */
export function nextLink(link: LinkState, event: LinkEvent): { link: LinkState; say: 'connect' | null } {
  if (event.kind === 'tick') return tick(link);
  const quiet = (next: LinkState) => ({ link: next, say: null });
  const { message } = event;
  switch (message.type) {
    case 'connect_ack':
      return quiet(link.phase === 'hosted' ? link : { ...link, phase: 'acknowledged', ticks: 0 });
    case 'init':
      return quiet({ ...link, phase: 'hosted', init: message.init });
    case 'settings':
      return quiet({ ...link, init: withSettings(link.init, message.settings) });
    case 'pause':
      return quiet({ ...link, paused: true });
    case 'resume':
      return quiet({ ...link, paused: false });
  }
}

function tick(link: LinkState): { link: LinkState; say: 'connect' | null } {
  if (link.phase === 'hosted' || link.phase === 'alone') return { link, say: null };
  if (link.ticks >= mostTicks) return { link: { ...link, phase: 'alone' }, say: null };
  const next = { ...link, ticks: link.ticks + 1 };
  return { link: next, say: link.phase === 'calling' ? 'connect' : null };
}

function withSettings(init: HostInit | null, settings: HostSettings): HostInit | null {
  return init && { ...init, settings };
}
