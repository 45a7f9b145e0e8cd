import { type OrbMode, orbLooks, orbModes } from './orb-looks.ts';

/**
 * Everything the painter needs to know about one moment of the companion. Lengths are in radii of its body, angles
 * in radians, colours and shares from 0 to 1. The order is the order in which the shader reads them.
 */
export const poseKeys = [
  /** Deep, middle and light colour of the body. */
  ...(['deepR', 'deepG', 'deepB', 'midR', 'midG', 'midB', 'lightR', 'lightG', 'lightB'] as const),
  /** Seconds of the moving light inside, of the wobbling outline and of the sparks. */
  ...(['flow', 'wave', 'time'] as const),
  ...(['wobble', 'glow', 'swirl', 'squash', 'lift'] as const),
  /** The orbit: where its spark is, and how much of it has become a loading ring. */
  ...(['orbit', 'ring'] as const),
  ...(['gazeX', 'gazeY', 'openLeft', 'openRight', 'eyeHeight', 'lidTop', 'lidBottom'] as const),
  ...(['brow', 'tilt', 'cheek', 'mouthWidth', 'mouthCurve', 'mouthOpen'] as const),
  ...(['pattern', 'sparks'] as const),
] as const;

type PoseKey = (typeof poseKeys)[number];
export type Pose = Record<PoseKey, number>;

/** How sparks move; the numbers are those of the shader. */
const sparkPatterns = {
  drift: 0,
  inward: 1,
  orbit: 2,
  waves: 3,
  burst: 4,
  fall: 5,
  rise: 6,
  halo: 7,
} as const;

type Shape = {
  /** Speed of the light inside; 1 is a calm second a second. */
  flow: number;
  wobble: number;
  glow: number;
  swirl: number;
  ring: number;
  open: number;
  eyeHeight: number;
  lidTop: number;
  lidBottom: number;
  brow: number;
  tilt: number;
  cheek: number;
  mouthWidth: number;
  mouthCurve: number;
  mouthOpen: number;
  gazeX: number;
  gazeY: number;
  sparks: number;
  breath: number;
  breathSpeed: number;
  /** Height of the hop at each breath. */
  bounce: number;
};

/** What a mode asks for: a shape, a pattern of sparks, three colours. */
export type ModePose = Shape & { pattern: number; deep: Rgb; mid: Rgb; light: Rgb };
type Rgb = readonly [number, number, number];

const calm: Shape = {
  flow: 0.5,
  wobble: 0.45,
  glow: 0.5,
  swirl: 0.55,
  ring: 0,
  open: 1,
  eyeHeight: 0.19,
  lidTop: 0,
  lidBottom: 0,
  brow: 0,
  tilt: 0,
  cheek: 0.35,
  mouthWidth: 0.13,
  mouthCurve: 0.55,
  mouthOpen: 0,
  gazeX: 0,
  gazeY: 0,
  sparks: 0.45,
  breath: 0.012,
  breathSpeed: 1.6,
  bounce: 0,
};

const shapes: Record<OrbMode, Partial<Shape> & { pattern: number }> = {
  idle: { pattern: sparkPatterns.drift },
  listening: {
    pattern: sparkPatterns.inward,
    flow: 0.7,
    glow: 0.6,
    eyeHeight: 0.225,
    gazeY: 0.14,
    brow: 0.55,
    tilt: -0.14,
    mouthWidth: 0.1,
    mouthCurve: 0.7,
    sparks: 0.8,
  },
  thinking: {
    pattern: sparkPatterns.orbit,
    flow: 1.5,
    wobble: 0.55,
    glow: 0.55,
    swirl: 0.8,
    lidTop: 0.04,
    tilt: -0.16,
    brow: 0.9,
    cheek: 0.15,
    mouthWidth: 0.09,
    mouthCurve: 0,
    gazeX: 0.4,
    gazeY: 0.5,
    sparks: 1,
  },
  speaking: {
    pattern: sparkPatterns.waves,
    flow: 0.9,
    wobble: 0.5,
    glow: 0.62,
    mouthWidth: 0.13,
    mouthCurve: 0.35,
    mouthOpen: 0.55,
    sparks: 0.75,
  },
  excited: {
    pattern: sparkPatterns.burst,
    flow: 1.6,
    wobble: 0.6,
    glow: 0.85,
    swirl: 0.7,
    lidBottom: 0.56,
    cheek: 1,
    mouthWidth: 0.2,
    mouthCurve: 1,
    mouthOpen: 0.95,
    sparks: 1,
    breathSpeed: 5,
    bounce: 0.07,
    breath: 0.03,
  },
  worried: {
    pattern: sparkPatterns.fall,
    flow: 0.35,
    wobble: 0.25,
    glow: 0.25,
    swirl: 0.4,
    eyeHeight: 0.165,
    gazeY: -0.16,
    brow: 1,
    tilt: -0.4,
    cheek: 0.1,
    mouthWidth: 0.14,
    mouthCurve: -0.5,
    sparks: 0.3,
    breathSpeed: 2.2,
  },
  determined: {
    pattern: sparkPatterns.rise,
    flow: 1.1,
    wobble: 0.35,
    glow: 0.68,
    eyeHeight: 0.16,
    lidTop: 0.24,
    brow: 1,
    tilt: 0.34,
    cheek: 0.2,
    mouthWidth: 0.15,
    mouthCurve: 0.5,
    sparks: 0.8,
    breath: 0.007,
  },
  fulfilled: {
    pattern: sparkPatterns.halo,
    flow: 0.4,
    glow: 0.72,
    lidBottom: 0.62,
    cheek: 1,
    mouthWidth: 0.18,
    mouthCurve: 0.8,
    sparks: 1,
    breathSpeed: 1.1,
    breath: 0.016,
  },
  loading: {
    pattern: sparkPatterns.drift,
    flow: 0.6,
    wobble: 0.2,
    glow: 0.3,
    swirl: 0.4,
    ring: 1,
    open: 0.08,
    cheek: 0.1,
    mouthWidth: 0.09,
    mouthCurve: 0.2,
    sparks: 0.25,
    breathSpeed: 1.2,
  },
};

export const modePoses = Object.fromEntries(orbModes.map((mode) => [mode, modePose(mode)])) as Record<
  OrbMode,
  ModePose
>;

/** The colours are those of the drawn twin, so that both are one character. */
function modePose(mode: OrbMode): ModePose {
  const { shade, body, light } = orbLooks[mode];
  return { ...calm, ...shapes[mode], deep: toRgb(shade), mid: toRgb(body), light: toRgb(light) };
}

function toRgb(hex: string): Rgb {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}
