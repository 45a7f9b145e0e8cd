/**
 * Ships to race against. `steps` are equally likely moves. The documented rival moves 1 or 2 units and is the default
 * the others are unlocked by finished or won races and stay unlocked.
 */
export const rivals = [
  { id: 'orbit', name: 'Orbit', steps: [1, 2], unlock: { races: 0, wins: 0 }, about: 'Steady and fair.' },
  {
    id: 'drifter',
    name: 'Drifter',
    steps: [1, 1, 2],
    unlock: { races: 1, wins: 0 },
    about: 'Takes its time.',
  },
  {
    id: 'comet',
    name: 'Comet',
    steps: [1, 2, 2],
    unlock: { races: 0, wins: 2 },
    about: 'Quick off the line.',
  },
  {
    id: 'nova',
    name: 'Nova',
    steps: [1, 2, 2, 2],
    unlock: { races: 0, wins: 4 },
    about: 'Hardly ever slows.',
  },
  { id: 'photon', name: 'Photon', steps: [2], unlock: { races: 0, wins: 7 }, about: 'Never slows at all.' },
] as const;

export type RivalId = (typeof rivals)[number]['id'];
export type Rival = (typeof rivals)[number];

export function findRival(id: RivalId): Rival {
  return rivals.find((rival) => rival.id === id) ?? rivals[0];
}

/** How far the rival moves, for a roll from 0 up to, not including, 1. */
export function rivalStep(id: RivalId, roll: number): number {
  const { steps } = findRival(id);
  const at = Math.min(steps.length - 1, Math.max(0, Math.floor(roll * steps.length)));
  return steps[at] ?? 1;
}

/** The ships that this record of play may race against, the default first. */
export function unlockedRivals(record: { readonly races: number; readonly wins: number }): readonly Rival[] {
  return rivals.filter(({ unlock }) => record.races >= unlock.races && record.wins >= unlock.wins);
}
