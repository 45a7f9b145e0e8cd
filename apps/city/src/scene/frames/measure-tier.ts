import { SceneEngine } from '../engine.ts';
import type { SceneSource } from '../scene-types.ts';
import { chooseTier, hiddenFrames, type Tier } from './tier.ts';

/** `deviceMemory` is told by some browsers only. */
type NavigatorWithMemory = Navigator & { deviceMemory?: number };

/** Milliseconds after which a machine has shown that it is slow; it need not draw the rest. */
const patience = 900;

/**
 * Draws 20 frames of the city that nobody sees and chooses a tier from what they took. Call it once, before the map is
 * mounted, and keep the answer. Throws when the machine has no WebGL 2.
 */
export function measureTier(source: SceneSource, clock: () => number = () => performance.now()): Tier {
  const place = document.createElement('div');
  place.style.cssText = 'position:fixed;left:-9999px;top:0;width:640px;height:360px;visibility:hidden';
  place.setAttribute('aria-hidden', 'true');
  document.body.append(place);
  const engine = new SceneEngine(place, source, { tier: 'low', reducedMotion: true, shot: false, clock });
  try {
    const frames: number[] = [];
    const began = clock();
    while (frames.length < hiddenFrames && clock() - began < patience) {
      const before = clock();
      engine.drawNow();
      frames.push(clock() - before);
    }
    const { deviceMemory, hardwareConcurrency } = navigator as NavigatorWithMemory;
    return chooseTier({ frames, memory: deviceMemory ?? null, cores: hardwareConcurrency || 2 });
  } finally {
    engine.dispose();
    place.remove();
  }
}
