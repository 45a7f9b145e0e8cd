import type { City, Command, SiteShown } from '@playforward/city-sim';
import type {
  ChartSpec,
  CityClientMessage,
  CityMission,
  CityPlotSummary,
  CityProjectSummary,
  MissionFamily,
  TableSpec,
} from '@playforward/contract';

/** What a pupil asks of the city. Without the number that pairs a question with its answer: the session adds it. */
export type CityIntent = Without<AnsweredMessage, 'seq' | 'type'>;
/** What is said without waiting for an answer. */
export type Aside = Extract<CityClientMessage, { type: 'emote' | 'phrase' | 'cursor' | 'mute' }>;

type AnsweredMessage = Extract<CityClientMessage, { seq: number }>;
type AskedKind = 'undo' | 'commit' | 'like' | 'gift' | 'contribute' | 'report' | 'name';
type Without<Message, Keys extends PropertyKey> =
  | { type: 'command'; command: Command }
  | RunIntent
  | (Message extends { type: AskedKind } ? Omit<Message, Exclude<Keys, 'type'>> : never);

/** The attempt id is the page's number of the run: asked again under it, it counts once. */
export type RunIntent = {
  type: 'run';
  attemptId: string;
  mission: CityMission;
  inputs: Record<string, string>;
  prediction: string;
};

/** What a run of a mission showed, as far as the page shows it. */
export type RunShown = {
  outcome: Record<string, number>;
  goals: { label: string; met: boolean }[][];
  /** A value a day for each metric. */
  series: Record<string, number[]>;
  /** What the answer built, at places of the mission's own district. */
  placements: readonly Command[];
  stars: 0 | 1 | 2 | 3;
  happened: string;
  /** What the days were like for the work and the people around. */
  notes?: readonly string[] | undefined;
  /** How the work site looks in the end. */
  site?: SiteShown | null | undefined;
  equation?: string | undefined;
  charts: ChartSpec[];
  tables: TableSpec[];
  why?: string | undefined;
  reasons?: readonly { text: string; reply: string }[] | undefined;
  whatIf?: { prompt: string; choices: readonly { text: string; reply: string }[] } | undefined;
};

export type IntentReply =
  | { ok: true; run?: { runId: string; run: RunShown }; placements?: number[] }
  /**
   * A sentence for the pupil; symbol names the field of the Planner it is about; lost: it may have happened; gone: the
   * run that was to be built is no longer held.
   */
  | { ok: false; sentence: string; symbol?: string | undefined; lost?: true; gone?: true };

type Player = {
  id: string;
  plot: number;
  alias: string;
  hue: number;
  /** Tile under the pointer. */
  x: number;
  y: number;
  /** What is held, as `held-tool.ts` reads it. */
  tool: number;
  online: boolean;
  me: boolean;
};

export type CityPlace = {
  name: string;
  /** Three names to choose from, while the choice is open. */
  nameOffers: string[] | null;
  alias: string;
  aliasOffers: string[];
  plots: CityPlotSummary[];
  projects: CityProjectSummary[];
  liked: number[];
};

export type SessionStatus = 'open' | 'reconnecting' | 'closed';

export type SessionChange =
  | { kind: 'tick' }
  /** Tiles that look different now; all of them after a snapshot. */
  | { kind: 'tiles'; tiles: readonly number[] | 'all' }
  | { kind: 'place' }
  | { kind: 'players' }
  /** mayReturn, of a closed room: false where asking for a new ticket makes no sense. */
  | { kind: 'status'; status: SessionStatus; sentence?: string; mayReturn?: boolean }
  | { kind: 'said'; plot: number; signal: 'emote' | 'phrase'; id: string; slot?: string | undefined }
  /** Another player's command took effect. */
  | { kind: 'built'; plot: number | null; command: Command };

/**
 * One city, whoever runs it: the page itself (private) or a room on the server. The city answered is a mirror to read;
 * only commands change it.
 */
export type CitySession = {
  kind: 'private' | 'room';
  plot: number;
  city(): City;
  place(): CityPlace;
  players(): Player[];
  status(): SessionStatus;
  subscribe(listener: (change: SessionChange) => void): () => void;
  send(intent: CityIntent): Promise<IntentReply>;
  /** A mission was opened: what will judge it is made ready. */
  expectRun(family: MissionFamily): void;
  tell(aside: Aside): void;
  /** Hidden tabs and hosts that say pause stop the clock of a private city. */
  pause(paused: boolean): void;
  close(): void;
};
