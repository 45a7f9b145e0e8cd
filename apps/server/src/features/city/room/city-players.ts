import type { Command } from '@playforward/city-sim';
import type { CityServerMessage } from '@playforward/contract';
import type { ClosedBuilding } from '../../../mission-service.ts';
import type { SayBudget } from '../neighbours/say-limiter.ts';

/** A plan that was run and may be built: what a commit writes. */
type HeldRun = { missionId: string; placements: readonly Command[] };

/** One connected person. */
export type Player = {
  sessionId: string;
  userId: number;
  plot: number;
  lessonId: number | null;
  /** SHA-256 of the session the ticket was asked for, in base64. */
  sessionHash: string;
  say: SayBudget;
  lastRunAt: number;
  /** Buildings that are not open to this student, and when that was asked. */
  closed: readonly ClosedBuilding[];
  closedAt: number;
  runs: Map<string, HeldRun>;
  /** Plots that this player does not want to hear; all of them with 'all'. */
  muted: Set<number> | 'all';
  online: boolean;
};

/** How a game reaches the browsers. */
export type CityPorts = {
  send(sessionId: string, message: CityServerMessage): void;
  frame(sessionId: string, bytes: Uint8Array): void;
  /** To everybody, in one encoding. */
  sendAll(message: CityServerMessage): void;
  frameAll(bytes: Uint8Array): void;
  /** Shows the others where a player is and what the player does. */
  show(
    sessionId: string,
    change: { x?: number; y?: number; tool?: number; emote?: number; alias?: string },
  ): void;
  /** Brings the synced numbers to what the game holds. */
  showCity(shown: { tick: number; weather: number; stats: readonly number[]; hash?: number }): void;
  /** The city is no longer this process's: everybody is sent away to come back. */
  lose(): void;
};

export function hears({ muted }: Player, plot: number): boolean {
  return muted !== 'all' && !muted.has(plot);
}
