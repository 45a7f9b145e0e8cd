import { describe, expect, test } from 'vitest';
import { orbModes } from './orb-looks.ts';
import {
  currentPose,
  motionTimes,
  type OrbInput,
  type OrbMotion,
  startMotion,
  stepMotion,
} from './orb-motion.ts';
import { modePoses, poseKeys } from './orb-poses.ts';

const half = () => 0.5;
const idle: OrbInput = { mode: 'idle', floating: false, variation: null, gaze: null };

/** Steps of 20 ms from the motion's own time up to `until`. */
function run(motion: OrbMotion, input: Partial<OrbInput>, until: number): OrbMotion {
  let now = motion;
  while (now.now < until) now = stepMotion(now, { ...idle, ...input }, { now: now.now + 20, random: half });
  return now;
}

describe('the companion in motion', () => {
  test('has a finite pose in each of its nine modes, after any time', () => {
    for (const mode of orbModes) {
      const pose = currentPose(run(startMotion(mode, 0, half), { mode, floating: true }, 5000));
      for (const key of poseKeys) expect(Number.isFinite(pose[key]), `${mode} ${key}`).toBe(true);
    }
  });

  test('eases from mode to mode in 300 ms, without a jump', () => {
    const before = startMotion('idle', 0, half);
    const asked = run(before, { mode: 'excited' }, 20);
    expect(currentPose(asked).lidBottom).toBe(0);
    const middle = currentPose(run(asked, { mode: 'excited' }, 170)).lidBottom;
    expect(middle).toBeGreaterThan(0);
    expect(middle).toBeLessThan(modePoses.excited.lidBottom);
    expect(currentPose(run(asked, { mode: 'excited' }, 320)).lidBottom).toBe(modePoses.excited.lidBottom);
  });

  test('turns around in the middle of a change from where it is', () => {
    const middle = run(
      run(startMotion('idle', 0, half), { mode: 'fulfilled' }, 20),
      { mode: 'fulfilled' },
      160,
    );
    const back = stepMotion(middle, idle, { now: middle.now + 1, random: half });
    expect(currentPose(back).midG).toBeCloseTo(currentPose(middle).midG, 1);
  });

  test('changes the pattern of its sparks while none is seen', () => {
    let motion = startMotion('idle', 0, half);
    let last = currentPose(motion);
    while (motion.now < 400) {
      motion = stepMotion(motion, { ...idle, mode: 'thinking' }, { now: motion.now + 5, random: half });
      const pose = currentPose(motion);
      if (pose.pattern !== last.pattern) expect(Math.min(pose.sparks, last.sparks)).toBeLessThan(0.05);
      last = pose;
    }
    expect(last.pattern).toBe(modePoses.thinking.pattern);
  });

  test('blinks at the drawn moment and opens its eyes again', () => {
    const motion = startMotion('idle', 0, half);
    const blink = motion.blinkAt + motionTimes.blink / 2;
    expect(currentPose({ ...motion, now: blink }).openLeft).toBeLessThan(0.05);
    expect(currentPose(run(motion, {}, motion.blinkAt + motionTimes.blink + 40)).openLeft).toBe(1);
    expect(run(motion, {}, motion.blinkAt + motionTimes.blink + 40).blinkAt).toBeGreaterThan(motion.blinkAt);
  });

  test('turns its gaze gently and looks ahead again', () => {
    const motion = startMotion('idle', 0, half);
    const first = currentPose(run(motion, { gaze: { x: 1, y: 0 } }, 20)).gazeX;
    const later = currentPose(run(motion, { gaze: { x: 1, y: 0 } }, 1500)).gazeX;
    expect(first).toBeLessThan(0.2);
    expect(later).toBeGreaterThan(0.6);
    const looked = run(motion, { gaze: { x: 1, y: 0 } }, 1500);
    expect(Math.abs(run(looked, {}, 3500).gaze.x)).toBeLessThan(0.01);
  });

  test('floats up and down while it may, and comes to rest', () => {
    const motion = startMotion('idle', 0, half);
    const heights = Array.from({ length: 60 }, (_, index) =>
      currentPose(run(motion, { floating: true }, 2000 + index * 100)),
    );
    const lifts = heights.map(({ lift }) => lift);
    expect(Math.max(...lifts)).toBeGreaterThan(0.03);
    expect(Math.min(...lifts)).toBeLessThan(-0.03);
    expect(Math.abs(currentPose(run(motion, {}, 3000)).lift)).toBe(0);
  });

  test.each([
    ['wink', 'openRight', -0.5],
    ['hop', 'lift', 0.05],
    ['look-around', 'gazeX', 0.3],
  ] as const)('plays %s and is back at rest when its time is over', (variation, key, change) => {
    const motion = startMotion('idle', 0, half);
    const poses = Array.from({ length: 54 }, (_, index) =>
      currentPose(run(motion, { variation }, 20 + index * 20)),
    );
    const still = currentPose(motion)[key];
    const differences = poses.map((pose) => pose[key] - still);
    if (change < 0) expect(Math.min(...differences)).toBeLessThan(change);
    else expect(Math.max(...differences)).toBeGreaterThan(change);
    const over = run(motion, { variation }, 1200);
    expect(currentPose(over).openRight).toBe(1);
    expect(currentPose(over).lift).toBe(0);
  });

  test('goes on where it was after the page was hidden', () => {
    const motion = run(startMotion('idle', 0, half), {}, 1000);
    const later = stepMotion(motion, idle, { now: 61_000, random: half });
    expect(later.phases.time - motion.phases.time).toBeCloseTo(motionTimes.longestStep / 1000);
  });
});
