import { citySize, placementAt, plotTiles, scenarioPlot, tileOf, xOf, yOf } from '@playforward/city-sim';
import { useRef, useState } from 'react';
import { toolNumber } from '../game/held-tool.ts';
import { type GameInHand, useGameInHand, useGameState } from '../game/use-game.ts';
import type { Ghost, Pick, SceneHandle, TilePlace } from '../scene/scene-types.ts';
import { describeSpot } from './describe-spot.ts';
import { type MapKey, readMapKey } from './map-keys.ts';
import { blueprint, hasRoom, type Spot } from './place-plan.ts';
import { givenAt, openDistrict, plannedMission } from './planned-district.ts';

export type MapControls = {
  ghost: Ghost | null;
  /** A ghost that was tapped and waits to be set down. */
  waiting: { tile: number; valid: boolean } | null;
  confirm(): void;
  cancel(): void;
  home(): void;
  turn(steps: 1 | -1): void;
  zoom(by: number): void;
  pick(pick: Pick): void;
  hover(tile: TilePlace | null): void;
  press(event: React.KeyboardEvent): void;
};

/** What pointer and keys on the map do: ghost, placing, removing, reading a tile (CITY.md section 9). */
export function useMapControls(scene: SceneHandle | null): MapControls {
  const hand = useGameInHand();
  const { game, city: actions } = hand;
  const state = useGameState();
  const [hovered, setHovered] = useState<number | null>(null);
  const [tapped, setTapped] = useState<number | null>(null);
  const { tool, cursor } = state;
  const pointAt = usePointer(hand, toolNumber(tool));
  const { session } = game;
  const spotAt = (tile: number): Spot | null =>
    tool?.kind === 'place' ? { type: tool.type, x: xOf(tile), y: yOf(tile), params: tool.params } : null;
  const under = tapped ?? hovered ?? cursor;
  const spot = under === null ? null : spotAt(under);
  const ghost = spot
    ? { ...spot, valid: hasRoom(session.city(), session.plot, spot) }
    : planGhost(hand, state.planner.inputs);

  // Keys and taps may come faster than the map is shown anew: what is held and where is asked of the game.
  const act = (tile: number) => {
    setTapped(null);
    const { tool: held } = game.state();
    if (held?.kind === 'place') void actions.place(held.type, tile, held.params);
    else if (held?.kind === 'remove') removeAt(hand, tile);
    else readTile(hand, tile);
  };
  const pick = ({ x, y, kind, pointer }: Pick) => {
    const tile = tileOf(x, y);
    if (kind === 'double') return;
    game.dispatch({ kind: 'cursor', tile });
    pointAt({ x, y });
    const waits = tool?.kind === 'place' && pointer === 'touch' && kind === 'press' && tapped !== tile;
    if (waits) setTapped(tile);
    else act(tile);
  };
  const home = () => {
    scene?.lookAtPlot(session.plot);
    game.dispatch({ kind: 'cursor', tile: firstTile(session.plot) });
  };
  const tileAtCursor = () => game.state().cursor ?? firstTile(session.plot);
  const obey = (key: MapKey) => {
    switch (key.kind) {
      case 'cursor':
        game.dispatch({ kind: 'cursor', tile: key.tile });
        scene?.lookAtTile({ x: xOf(key.tile), y: yOf(key.tile) });
        pointAt({ x: xOf(key.tile), y: yOf(key.tile) });
        game.lines.say(wordsOf(hand, key.tile));
        return;
      case 'game':
        return game.dispatch(key.event);
      case 'pan':
        return scene?.pan(-key.left, -key.top);
      case 'view':
        return obeyView(scene, key.what);
      case 'do':
        return obeyDeed(hand, key.what, { act: () => act(tileAtCursor()), home });
    }
  };
  return {
    ghost,
    waiting: tapped === null || !ghost ? null : { tile: tapped, valid: ghost.valid },
    confirm: () => tapped !== null && act(tapped),
    cancel: () => setTapped(null),
    home,
    turn: (steps) => scene?.rotate(steps),
    zoom: (by) => scene?.zoom(by),
    pick,
    hover(tile) {
      const inside = tile && isInCity(tile) ? tile : null;
      setHovered(inside && tileOf(inside.x, inside.y));
      if (inside) pointAt(inside);
    },
    press(event) {
      const key = readMapKey(event, tileAtCursor());
      if (!key) return;
      event.preventDefault();
      obey(key);
    },
  };
}

/** The others see where the pointer or the keyboard's cursor is and what is held, a few times a second at most. */
const pointerPause = 150;

function usePointer({ game }: GameInHand, tool: number): (tile: TilePlace) => void {
  const last = useRef({ at: 0, told: '' });
  return ({ x, y }) => {
    const now = performance.now();
    const told = `${x} ${y} ${tool}`;
    if (told === last.current.told || now - last.current.at < pointerPause) return;
    last.current = { at: now, told };
    game.session.tell({ type: 'cursor', x, y, tool });
  };
}

function isInCity({ x, y }: TilePlace): boolean {
  return x >= 0 && y >= 0 && x < citySize && y < citySize;
}

function firstTile(plot: number): number {
  return plotTiles(plot)[24] ?? 0;
}

/** The open mission's blueprint follows the typed number; it is drawn as it is, right or wrong (R2). */
function planGhost({ game }: GameInHand, inputs: Record<string, string>): Ghost | null {
  const mission = plannedMission(game.state());
  const isTyped = Object.values(inputs).some((value) => value.trim() !== '');
  // A work site echoes the number by what lies there.
  if (!mission || !isTyped || mission.site) return null;
  const spot = blueprint(openDistrict(mission), scenarioPlot, mission, inputs);
  return spot && { ...spot, valid: true };
}

function wordsOf({ game }: GameInHand, tile: number): string {
  return describeSpot(game.session.city(), tile, { own: game.session.plot, aliasOf: game.aliasOf });
}

/** In the district of a mission a press reads what is measured there; in the city it opens the tile. */
function readTile(hand: GameInHand, tile: number): void {
  const mission = plannedMission(hand.game.state());
  if (mission) {
    for (const { symbol } of givenAt(mission, { x: xOf(tile), y: yOf(tile) })) hand.missions.find(symbol);
    return;
  }
  hand.game.lines.say(wordsOf(hand, tile));
  hand.game.dispatch({ kind: 'look', tile });
}

function removeAt(hand: GameInHand, tile: number): void {
  const placement = placementAt(hand.game.session.city(), tile);
  if (placement) void hand.city.remove(placement.id);
  else readTile(hand, tile);
}

function obeyView(scene: SceneHandle | null, what: Extract<MapKey, { kind: 'view' }>['what']): void {
  if (what === 'turn-left') scene?.rotate(-1);
  else if (what === 'turn-right') scene?.rotate(1);
  else scene?.zoom(what === 'nearer' ? 0.8 : 1.25);
}

type Deeds = { act(): void; home(): void };

function obeyDeed(
  hand: GameInHand,
  what: Extract<MapKey, { kind: 'do' }>['what'],
  { act, home }: Deeds,
): void {
  const { cursor } = hand.game.state();
  if (what === 'act') act();
  else if (what === 'home') home();
  else if (what === 'undo') void hand.city.undo();
  else if (what === 'remove') {
    if (cursor !== null) removeAt(hand, cursor);
  } else {
    const planner = document.querySelector<HTMLElement>('.planner input');
    if (planner) planner.focus();
    else hand.game.dispatch({ kind: 'panel', panel: 'missions' });
  }
}
