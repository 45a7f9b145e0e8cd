import type { SceneSource } from './scene-types.ts';
import { chooseTier, hiddenFrames, type Tier } from './tier.ts';

/** `deviceMemory` is told by some browsers only. */
type Told = Navigator & { deviceMemory?: number };

/**
 * Draws 20 frames of the city that nobody sees and chooses a tier from what they took. Call it once, before the map is
 * mounted, and keep the answer. Throws when the machine has no WebGL 2.
 */
export async function measureTier(
  source: SceneSource,
  clock: () => number = () => performance.now(),
): Promise<Tier> {
  const { mountScene } = await import('./mount-scene.ts');
  const place = document.createElement('div');
  place.style.cssText = 'position:fixed;left:-9999px;top:0;width:640px;height:360px;visibility:hidden';
  place.setAttribute('aria-hidden', 'true');
  document.body.append(place);
  const handle = mountScene(place, source, { tier: 'low', reducedMotion: true, shot: false, clock });
  try {
    const frames = Array.from({ length: hiddenFrames }, () => {
      const before = clock();
      handle.drawNow();
      return clock() - before;
    });
    const { deviceMemory, hardwareConcurrency } = navigator as Told;
    return chooseTier({ frames, memory: deviceMemory ?? null, cores: hardwareConcurrency || 2 });
  } finally {
    handle.dispose();
    place.remove();
  }
}
