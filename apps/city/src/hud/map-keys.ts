import { citySize, overlayIds, tileOf, xOf, yOf } from '@playforward/city-sim';
import type { GameEvent } from '../game/game-state.ts';

/** What a key on the map means (CITY.md section 9). */
export type MapKey =
  | { kind: 'cursor'; tile: number }
  | { kind: 'game'; event: GameEvent }
  | { kind: 'do'; what: 'act' | 'remove' | 'undo' | 'home' | 'planner' }
  | { kind: 'view'; what: 'turn-left' | 'turn-right' | 'nearer' | 'further' }
  | { kind: 'pan'; left: number; top: number };

type Pressed = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean };

const steps: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
const pans: Record<string, [number, number]> = { w: [0, -1], s: [0, 1], a: [-1, 0], d: [1, 0] };
const panPixels = 64;

const views: Record<string, Extract<MapKey, { kind: 'view' }>['what']> = {
  q: 'turn-left',
  e: 'turn-right',
  '+': 'nearer',
  '=': 'nearer',
  '-': 'further',
};
const deeds: Record<string, Extract<MapKey, { kind: 'do' }>['what']> = {
  Enter: 'act',
  ' ': 'act',
  Delete: 'remove',
  Backspace: 'remove',
  Home: 'home',
  p: 'planner',
};
const events: Record<string, GameEvent> = {
  Escape: { kind: 'escape' },
  b: { kind: 'panel', panel: 'build' },
  m: { kind: 'panel', panel: 'missions' },
  o: { kind: 'panel', panel: 'overlays' },
  l: { kind: 'view', view: 'list' },
  '?': { kind: 'panel', panel: 'help' },
};

/** Null for a key that is the browser's. `cursor` is the tile under the cursor. */
export function readMapKey({ key, ctrlKey, metaKey, altKey }: Pressed, cursor: number): MapKey | null {
  const name = key.length === 1 ? key.toLowerCase() : key;
  if (ctrlKey || metaKey) return name === 'z' ? { kind: 'do', what: 'undo' } : null;
  if (altKey) return null;
  const step = steps[name];
  if (step) return { kind: 'cursor', tile: moved(cursor, step) };
  const pan = pans[name];
  if (pan) return { kind: 'pan', left: pan[0] * panPixels, top: pan[1] * panPixels };
  const view = views[name];
  if (view) return { kind: 'view', what: view };
  const deed = deeds[name];
  if (deed) return { kind: 'do', what: deed };
  const overlay = /^[1-6]$/.test(name) ? overlayIds[Number(name) - 1] : undefined;
  if (overlay) return { kind: 'game', event: { kind: 'overlay', overlay } };
  const event = events[name];
  return event ? { kind: 'game', event } : null;
}

function moved(tile: number, [right, down]: [number, number]): number {
  const within = (value: number) => Math.min(citySize - 1, Math.max(0, value));
  return tileOf(within(xOf(tile) + right), within(yOf(tile) + down));
}
