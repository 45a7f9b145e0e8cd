import { cityEmotes, cityLimits } from '@playforward/contract';
import type { CityGame } from '../room/city-game.ts';
import { hears, type Player } from '../room/city-players.ts';
import type { IntentOf } from '../room/reply.ts';
import { spendSay } from './say-limiter.ts';

/** An emote or a phrase reaches whoever wants to hear this plot; what comes too often is dropped. */
export function saySomething(
  game: CityGame,
  player: Player,
  message: IntentOf<'emote'> | IntentOf<'phrase'>,
): void {
  const budget = spendSay(player.say, game.services.clock.now().getTime());
  if (!budget) return;
  player.say = budget;
  const { plot, sessionId } = player;
  const slot = message.type === 'phrase' ? message.slot : undefined;
  const said = { plot, kind: message.type, id: message.id, ...(slot !== undefined && { slot }) };
  const isHidden = game.plots.owners.get(plot)?.hidden ?? false;
  for (const listener of game.players.values()) {
    if (listener !== player && (isHidden || !hears(listener, plot))) continue;
    game.ports.send(listener.sessionId, { type: 'said', ...said });
  }
  if (message.type === 'emote' && !isHidden) {
    game.ports.show(sessionId, { emote: 1 + cityEmotes.findIndex(({ id }) => id === message.id) });
  }
}

const inside = (tile: number) => Math.max(0, Math.min(cityLimits.size - 1, tile));

export function showCursor(
  { ports }: CityGame,
  { sessionId }: Player,
  { x, y, tool }: IntentOf<'cursor'>,
): void {
  ports.show(sessionId, { x: inside(x), y: inside(y), tool });
}

export function mute(player: Player, { plot, muted }: IntentOf<'mute'>): void {
  if (plot === null) {
    player.muted = muted ? 'all' : new Set();
    return;
  }
  if (player.muted === 'all') return;
  if (muted) player.muted.add(plot);
  else player.muted.delete(plot);
}
