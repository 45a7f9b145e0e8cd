import type { PieceKind } from '@playforward/city-sim';

/** Where works of a district stand: the upper left tile of the block across the street from its plot. */
export const siteCorner = { x: 9, z: 1 } as const;

/** How a work site looks at a moment (R2, R4): places that need something, and what is brought to them. */
export type SiteLook = {
  need: PieceKind;
  brings: PieceKind;
  /** Places that need something; null while their number is not told. */
  slots: number | null;
  /** Places whose turn has come, and those of them that got what they need. */
  asked: number;
  met: number;
  /** What lies there unused. */
  spare: number;
  /** What was typed, as pieces. */
  brought: number;
  phase: 'planned' | 'running' | 'over';
  /** All is well: the street celebrates. */
  party: boolean;
};
