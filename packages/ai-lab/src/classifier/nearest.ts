import type { Example, Place } from './examples.ts';

/** The example closest to a place, the earlier one of two at the same distance; null without examples. */
export function nearestExample(examples: readonly Example[], place: Place): Example | null {
  let best: Example | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const example of examples) {
    const distance = (example.x - place.x) ** 2 + (example.y - place.y) ** 2;
    if (distance < least) {
      least = distance;
      best = example;
    }
  }
  return best;
}
