import type { OrbMode } from './orb-looks.ts';
import { type ModePose, modePoses, type Pose } from './orb-poses.ts';

/** A small change of pose that plays once while the companion floats (D-100). */
export const orbVariations = ['wink', 'look-around', 'hop'] as const;
export type OrbVariation = (typeof orbVariations)[number];

/** What the companion is asked to do right now. */
export type OrbInput = {
  mode: OrbMode;
  floating: boolean;
  variation: OrbVariation | null;
  /** Where it looks: right and up from -1 to 1; null when nothing draws its eyes. */
  gaze: { x: number; y: number } | null;
};

/** The moving companion: all of it follows from the time that has passed and from what it was asked. */
export type OrbMotion = {
  /** Milliseconds of the last step. */
  now: number;
  mode: OrbMode;
  changedAt: number;
  /** The pose from which the present mode is eased in. */
  from: ModePose;
  phases: { flow: number; breath: number; time: number };
  gaze: { x: number; y: number };
  /** 0 rests, 1 floats. */
  float: number;
  blinkAt: number;
  variation: { name: OrbVariation; startedAt: number } | null;
};

export const motionTimes = {
  modeChange: 300,
  blink: 170,
  blinkAtLeast: 2400,
  blinkAtMost: 6200,
  variation: 1100,
  /** A page that was hidden goes on where it was: longer gaps count as this much. */
  longestStep: 100,
} as const;

/** Where the companion starts; `random` decides when it first blinks. */
export function startMotion(mode: OrbMode, now: number, random: () => number): OrbMotion {
  return {
    now,
    mode,
    changedAt: now - motionTimes.modeChange,
    from: modePoses[mode],
    phases: { flow: random() * 20, breath: random() * 6, time: random() * 20 },
    gaze: { x: 0, y: 0 },
    float: 0,
    blinkAt: nextBlink(now, random),
    variation: null,
  };
}

/** The companion at `now`. Nothing jumps: modes ease over 300 ms, gaze and floating follow gently. */
export function stepMotion(
  last: OrbMotion,
  input: OrbInput,
  { now, random }: { now: number; random: () => number },
): OrbMotion {
  const dt = Math.min(Math.max(now - last.now, 0), motionTimes.longestStep) / 1000;
  const changed = input.mode !== last.mode;
  const shape = blendedPose(last, now);
  const aim = input.gaze ?? { x: 0, y: 0 };
  const gazePull = 1 - Math.exp(-dt * 7);
  return {
    now,
    mode: input.mode,
    changedAt: changed ? now : last.changedAt,
    from: changed ? shape : last.from,
    phases: {
      flow: last.phases.flow + dt * shape.flow,
      breath: last.phases.breath + dt * shape.breathSpeed,
      time: last.phases.time + dt,
    },
    gaze: {
      x: last.gaze.x + (aim.x - last.gaze.x) * gazePull,
      y: last.gaze.y + (aim.y - last.gaze.y) * gazePull,
    },
    float: last.float + (Number(input.floating) - last.float) * (1 - Math.exp(-dt * 3)),
    blinkAt: now > last.blinkAt + motionTimes.blink ? nextBlink(now, random) : last.blinkAt,
    variation: nextVariation(last, input.variation, now),
  };
}

/** What the painter draws of a motion. */
export function currentPose(motion: OrbMotion): Pose {
  const { now, phases, gaze, float, variation } = motion;
  const shape = blendedPose(motion, now);
  const act = variation ? actOf(variation.name, (now - variation.startedAt) / motionTimes.variation) : rest;
  const breath = Math.sin(phases.breath);
  const open = shape.open * (1 - blinkClosed(motion));
  const talk = 0.35 + 0.65 * Math.abs(Math.sin(phases.time * 7) * Math.sin(phases.time * 3.1));
  return {
    deepR: shape.deep[0],
    deepG: shape.deep[1],
    deepB: shape.deep[2],
    midR: shape.mid[0],
    midG: shape.mid[1],
    midB: shape.mid[2],
    lightR: shape.light[0],
    lightG: shape.light[1],
    lightB: shape.light[2],
    flow: phases.flow,
    wave: phases.time,
    time: phases.time,
    wobble: shape.wobble,
    glow: shape.glow * (1 + 0.08 * breath),
    swirl: shape.swirl,
    squash: shape.breath * breath + act.squash,
    lift: shape.bounce * Math.abs(breath) + float * 0.055 * Math.sin(phases.time * 1.35) + act.lift,
    orbit: 3.6 + phases.time * 0.55 + act.orbit,
    ring: shape.ring,
    gazeX: clamp(shape.gazeX + gaze.x * 0.75 + act.gazeX + 0.05 * Math.sin(phases.time * 0.6)),
    gazeY: clamp(shape.gazeY + gaze.y * 0.75 + 0.035 * Math.sin(phases.time * 0.9)),
    openLeft: open,
    openRight: open * (1 - act.wink),
    eyeHeight: shape.eyeHeight,
    lidTop: shape.lidTop,
    lidBottom: shape.lidBottom,
    brow: shape.brow,
    tilt: shape.tilt,
    cheek: Math.max(shape.cheek, act.cheek),
    mouthWidth: shape.mouthWidth + act.smile * 0.05,
    mouthCurve: shape.mouthCurve + act.smile * 0.35,
    mouthOpen: shape.mouthOpen * (motion.mode === 'speaking' ? talk : 1),
    pattern: shape.pattern,
    sparks: shape.sparks,
  };
}

/** The shape between the last mode and this one. Sparks change their pattern at the moment nobody sees them. */
function blendedPose({ from, mode, changedAt }: OrbMotion, now: number): ModePose {
  const to = modePoses[mode];
  const share = Math.min(Math.max((now - changedAt) / motionTimes.modeChange, 0), 1);
  if (share === 1) return to;
  const eased = share * share * (3 - 2 * share);
  const mix = (a: number, b: number) => a + (b - a) * eased;
  const blend = {} as Record<string, unknown>;
  for (const key of Object.keys(to) as (keyof ModePose)[]) {
    const [a, b] = [from[key], to[key]];
    blend[key] =
      typeof a === 'number'
        ? mix(a, b as number)
        : a.map((value, index) => mix(value, (b as ModePose['deep'])[index] ?? value));
  }
  const half = share < 0.5 ? from : to;
  return {
    ...(blend as ModePose),
    pattern: half.pattern,
    sparks: from.pattern === to.pattern ? mix(from.sparks, to.sparks) : half.sparks * Math.abs(1 - 2 * share),
  };
}

function nextBlink(now: number, random: () => number): number {
  return now + motionTimes.blinkAtLeast + random() * (motionTimes.blinkAtMost - motionTimes.blinkAtLeast);
}

function blinkClosed({ now, blinkAt }: OrbMotion): number {
  const share = (now - blinkAt) / motionTimes.blink;
  return share > 0 && share < 1 ? Math.sin(Math.PI * share) : 0;
}

function nextVariation(last: OrbMotion, name: OrbVariation | null, now: number): OrbMotion['variation'] {
  if (name === null) return null;
  return last.variation?.name === name ? last.variation : { name, startedAt: now };
}

type Act = {
  wink: number;
  smile: number;
  cheek: number;
  gazeX: number;
  lift: number;
  squash: number;
  orbit: number;
};

const rest: Act = { wink: 0, smile: 0, cheek: 0, gazeX: 0, lift: 0, squash: 0, orbit: 0 };

/** A variation at a share of its time from 0 to 1; it begins and ends at rest. */
function actOf(name: OrbVariation, share: number): Act {
  if (share <= 0 || share >= 1) return rest;
  const swell = Math.sin(Math.PI * share);
  if (name === 'wink') {
    const wink = Math.min(swell * 1.6, 1);
    return { ...rest, wink, smile: swell, cheek: swell };
  }
  if (name === 'look-around')
    return { ...rest, gazeX: 0.7 * Math.sin(2 * Math.PI * share), smile: swell * 0.4 };
  const jump = Math.abs(Math.sin(2 * Math.PI * share)) * (1 - share * 0.5);
  return {
    ...rest,
    lift: jump * 0.16,
    squash: -0.07 * jump + 0.05 * (1 - jump) * swell,
    smile: swell,
    orbit: 2 * Math.PI * share * share * (3 - 2 * share),
  };
}

function clamp(value: number): number {
  return Math.min(1, Math.max(-1, value));
}
