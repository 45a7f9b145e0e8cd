export type Tier = 'very-low' | 'low' | 'high';

/** What each tier draws. A frame is skipped until `gap` milliseconds have passed; 0 draws each one. */
export const tiers = {
  'very-low': {
    pixels: 0.75,
    gap: 0,
    alive: false,
    shadow: false,
    smooth: false,
    details: false,
    cars: 0,
    people: 0,
    trees: 260,
    clouds: 0,
    rain: 120,
  },
  low: {
    pixels: 1,
    gap: 33,
    alive: true,
    shadow: true,
    smooth: false,
    details: false,
    cars: 40,
    people: 30,
    trees: 500,
    clouds: 4,
    rain: 160,
  },
  high: {
    pixels: 1.5,
    gap: 0,
    alive: true,
    shadow: true,
    smooth: true,
    details: true,
    cars: 150,
    people: 120,
    trees: 1100,
    clouds: 9,
    rain: 420,
  },
} as const satisfies Record<Tier, object>;

export const drawLimits = {
  'very-low': { calls: 45, triangles: 60_000 },
  low: { calls: 45, triangles: 60_000 },
  high: { calls: 60, triangles: 120_000 },
} as const satisfies Record<Tier, { calls: number; triangles: number }>;

export type Machine = {
  /** Milliseconds of each hidden frame, in the order they were drawn. */
  frames: readonly number[];
  /** Gigabytes as the browser tells; null when it does not. */
  memory: number | null;
  cores: number;
};

/** Frames drawn before the first shown one. */
export const hiddenFrames = 20;

/** The first frames wait for programs to be made ready and tell nothing about the rest. */
const warmFrames = 5;

/** Chooses a tier from what hidden frames took and what the machine has. */
export function chooseTier({ frames, memory, cores }: Machine): Tier {
  const steady = [...frames.slice(warmFrames)].sort((a, b) => a - b);
  const middle = steady[Math.floor(steady.length / 2)];
  if (middle === undefined || middle > 45 || (memory !== null && memory <= 1)) return 'very-low';
  if (middle > 14 || cores <= 2 || (memory !== null && memory <= 4)) return 'low';
  return 'high';
}
