import type { BuildingType, MetricId, OverlayId } from '@playforward/city-sim';
import type { ChartSpec, CityMission, TableSpec, TownAnswer } from '@playforward/contract';
import { newPlanner, nextPlanner, type PlannerEvent, type PlannerState } from '../planner/planner-state.ts';

export type Panel =
  | 'build'
  | 'missions'
  | 'signals'
  | 'people'
  | 'settings'
  | 'help'
  | 'overlays'
  | 'names'
  | 'town'
  | 'album'
  | 'more';
type Tool = { kind: 'place'; type: BuildingType; params: Record<string, number> } | { kind: 'remove' };
type LogLine = { id: number; tick: number; sentence: string };
type Bubble = { id: number; plot: number; words: string; emote: string | null };
type Notice = { id: number; kind: 'good' | 'bad' | 'info'; sentence: string };
export type DataShown = { kind: 'chart'; chart: ChartSpec } | { kind: 'table'; table: TableSpec };

/** What the pupil sees and holds; the city itself is the session's. */
export type GameState = {
  view: 'map' | 'list';
  /** This device cannot draw the map. */
  noMap: boolean;
  panel: Panel | null;
  meter: MetricId | null;
  /** The game's own chart or table, where no page around it shows one. */
  data: DataShown | null;
  tool: Tool | null;
  /** Tile under the keyboard cursor or under a ghost that waits for its second tap. */
  cursor: number | null;
  /** The tile whose card is open. */
  looked: number | null;
  overlay: OverlayId | null;
  missions: { loaded: boolean; failed: boolean; list: CityMission[] };
  planner: PlannerState;
  /** How many buildings were bought since the page was opened: the sums take turns. */
  bought: number;
  /** What the student has built up; null where nobody is signed in. */
  town: TownAnswer | null;
  log: LogLine[];
  bubbles: Bubble[];
  notice: Notice | null;
  mutedPlots: number[];
  allMuted: boolean;
  /** Rises with every change of the city, so that what shows it is drawn again. */
  revision: number;
  lastId: number;
};

export type GameEvent =
  | { kind: 'changed' }
  | { kind: 'view'; view: 'map' | 'list' }
  | { kind: 'map trouble' }
  | { kind: 'panel'; panel: Panel | null }
  | { kind: 'meter'; meter: MetricId | null }
  | { kind: 'data'; data: DataShown | null }
  | { kind: 'tool'; tool: Tool | null }
  | { kind: 'cursor'; tile: number | null }
  | { kind: 'look'; tile: number | null }
  | { kind: 'overlay'; overlay: OverlayId | null }
  /** They are being asked for. */
  | { kind: 'missions wanted' }
  | { kind: 'missions'; list: CityMission[]; failed: boolean }
  | { kind: 'planner'; event: PlannerEvent }
  | { kind: 'bought' }
  | { kind: 'town'; town: TownAnswer | null }
  | { kind: 'log'; tick: number; sentence: string }
  | { kind: 'notice'; tone: Notice['kind']; sentence: string }
  | { kind: 'notice over'; id: number }
  | { kind: 'bubble'; plot: number; words: string; emote: string | null }
  | { kind: 'bubble over'; id: number }
  | { kind: 'mute'; plot: number | null; muted: boolean }
  | { kind: 'escape' };

export const newGame: GameState = {
  view: 'map',
  noMap: false,
  panel: null,
  meter: null,
  data: null,
  tool: null,
  cursor: null,
  looked: null,
  overlay: null,
  missions: { loaded: false, failed: false, list: [] },
  planner: newPlanner,
  bought: 0,
  town: null,
  log: [],
  bubbles: [],
  notice: null,
  mutedPlots: [],
  allMuted: false,
  revision: 0,
  lastId: 0,
};

const mostLogLines = 40;
const mostBubbles = 4;

export function nextGame(state: GameState, event: GameEvent): GameState {
  switch (event.kind) {
    case 'changed':
      return { ...state, revision: state.revision + 1 };
    case 'view':
      return {
        ...state,
        view: state.noMap ? 'list' : event.view,
        panel: null,
        meter: null,
        looked: null,
        tool: null,
      };
    case 'map trouble':
      return { ...state, noMap: true, view: 'list' };
    case 'panel':
      // What is asked for last is shown: on a phone a card would lie over the panel.
      return {
        ...state,
        panel: event.panel,
        meter: null,
        looked: event.panel === null ? state.looked : null,
      };
    case 'meter':
      return { ...state, meter: event.meter === state.meter ? null : event.meter, panel: null, looked: null };
    case 'data':
      return { ...state, data: event.data };
    case 'tool':
      return { ...state, tool: event.tool, panel: null };
    case 'cursor':
      return event.tile === state.cursor ? state : { ...state, cursor: event.tile };
    case 'look':
      return { ...state, looked: event.tile, meter: null };
    case 'overlay':
      return { ...state, overlay: event.overlay === state.overlay ? null : event.overlay };
    case 'missions':
      return takeMissions(state, event);
    case 'missions wanted':
      return { ...state, missions: { ...state.missions, loaded: false, failed: false } };
    case 'planner':
      return { ...state, planner: nextPlanner(state.planner, event.event) };
    case 'bought':
      // Paths are painted on; whatever else is bought next has a sum of its own.
      return isPath(state.tool)
        ? { ...state, bought: state.bought + 1 }
        : { ...state, bought: state.bought + 1, tool: null };
    case 'town':
      return { ...state, town: event.town };
    case 'mute':
      return mute(state, event);
    case 'escape':
      return takeBack(state);
    default:
      return nextWords(state, event);
  }
}

function isPath(tool: Tool | null): boolean {
  return tool?.kind === 'place' && tool.type === 'bike-lane';
}

type WordsEvent = Extract<GameEvent, { kind: 'log' | 'notice' | 'notice over' | 'bubble' | 'bubble over' }>;

function nextWords(state: GameState, event: WordsEvent): GameState {
  const id = state.lastId + 1;
  switch (event.kind) {
    case 'log': {
      const line = { id, tick: event.tick, sentence: event.sentence };
      return { ...state, lastId: id, log: [line, ...state.log].slice(0, mostLogLines) };
    }
    case 'notice':
      return { ...state, lastId: id, notice: { id, kind: event.tone, sentence: event.sentence } };
    case 'notice over':
      return state.notice?.id === event.id ? { ...state, notice: null } : state;
    case 'bubble': {
      if (isMuted(state, event.plot)) return state;
      const { plot, words, emote } = event;
      const others = state.bubbles.filter((bubble) => bubble.plot !== plot);
      return { ...state, lastId: id, bubbles: [...others, { id, plot, words, emote }].slice(-mostBubbles) };
    }
    case 'bubble over':
      return { ...state, bubbles: state.bubbles.filter((bubble) => bubble.id !== event.id) };
  }
}

/** New missions keep the open one and its numbers when it is still among them. */
function takeMissions(
  state: GameState,
  { list, failed }: Extract<GameEvent, { kind: 'missions' }>,
): GameState {
  const { missionId } = state.planner;
  const isToday = state.town?.event?.mission.id === missionId;
  const isKept = missionId === null || isToday || list.some(({ id }) => id === missionId);
  const planner = isKept ? state.planner : nextPlanner(state.planner, { kind: 'leave' });
  const isFirst = !state.missions.loaded && (failed || list.length > 0) && state.panel === null;
  return {
    ...state,
    missions: { loaded: true, failed, list },
    planner,
    panel: isFirst ? 'missions' : state.panel,
  };
}

export function isMuted(state: GameState, plot: number): boolean {
  return state.allMuted || state.mutedPlots.includes(plot);
}

function mute(state: GameState, { plot, muted }: { plot: number | null; muted: boolean }): GameState {
  const next =
    plot === null
      ? { ...state, allMuted: muted }
      : {
          ...state,
          mutedPlots: [...state.mutedPlots.filter((other) => other !== plot), ...(muted ? [plot] : [])],
        };
  return { ...next, bubbles: state.bubbles.filter((bubble) => !isMuted(next, bubble.plot)) };
}

/** Escape takes back one thing at a time, the newest first. */
function takeBack(state: GameState): GameState {
  if (state.data) return { ...state, data: null };
  if (state.panel || state.meter || state.looked !== null) {
    return { ...state, panel: null, meter: null, looked: null };
  }
  if (state.tool) return { ...state, tool: null };
  return state.overlay ? { ...state, overlay: null } : state;
}

/** The mission that is open in the Planner. */
export function openMission(state: GameState): CityMission | null {
  const { missionId } = state.planner;
  const today = state.town?.event?.mission;
  return (
    state.missions.list.find(({ id }) => id === missionId) ?? (today?.id === missionId ? today : null) ?? null
  );
}
