import { type OrbVariation, orbVariations } from './orb-motion.ts';

/** Documented times of a companion with nothing to do, in milliseconds, and the chance of each variation. */
export const idleTimes = { floatAfter: 3000, variationAtLeast: 4000, variationAtMost: 6000 } as const;
const variationChance = 0.15;

export type OrbIdle = { floating: false } | { floating: true; variation: OrbVariation | null };

export type IdleEvent =
  /** Nothing has happened for a while. */
  | { type: 'rested' }
  /** One draw for a variation: `chance` from 0 to 1. */
  | { type: 'drawn'; chance: number }
  | { type: 'played' }
  /** Somebody touched it, or it got another mode. */
  | { type: 'touched' };

export const calmOrb: OrbIdle = { floating: false };

/** A companion left alone floats, and now and then plays a variation; a touch calms it. */
export function nextIdle(idle: OrbIdle, event: IdleEvent): OrbIdle {
  switch (event.type) {
    case 'rested':
      return idle.floating ? idle : { floating: true, variation: null };
    case 'drawn':
      return idle.floating ? { floating: true, variation: drawVariation(event.chance) } : idle;
    case 'played':
      return idle.floating && idle.variation ? { floating: true, variation: null } : idle;
    case 'touched':
      return idle.floating ? calmOrb : idle;
  }
}

/** 15 % for each variation, otherwise none (D-100). */
export function drawVariation(chance: number): OrbVariation | null {
  return orbVariations[Math.floor(chance / variationChance)] ?? null;
}

/** The next draw, 4 to 6 seconds away. */
export function variationDelay(random: () => number): number {
  return idleTimes.variationAtLeast + random() * (idleTimes.variationAtMost - idleTimes.variationAtLeast);
}
