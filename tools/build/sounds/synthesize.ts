import { measureLoudness } from './loudness.ts';
import type { Recipe } from './recipes.ts';
import { mixNotes, rise, sampleRate } from './voices.ts';

/** All sounds are equally loud, and quiet enough that none comes near the limit. */
export const loudness = -21;
/** Seconds in which a sound comes from and goes back to nothing, so that it does not click. */
const edge = 0.006;

/** The samples of a recipe: the same for the same recipe, always. */
export function synthesize({ notes, length }: Recipe): Float64Array {
  const samples = mixNotes(notes, length);
  softenEdges(samples);
  removeOffset(samples);
  const gain = 10 ** ((loudness - measureLoudness(samples)) / 20);
  return samples.map((sample) => sample * gain);
}

function softenEdges(samples: Float64Array): void {
  for (const index of samples.keys()) samples[index] = (samples[index] ?? 0) * edgeAt(index, samples.length);
}

/** The mean goes with the shape of the edges, so that the ends stay at nothing. */
function removeOffset(samples: Float64Array): void {
  let sum = 0;
  let weights = 0;
  for (const [index, sample] of samples.entries()) {
    sum += sample;
    weights += edgeAt(index, samples.length);
  }
  for (const [index, sample] of samples.entries()) {
    samples[index] = sample - (sum / weights) * edgeAt(index, samples.length);
  }
}

function edgeAt(index: number, count: number): number {
  return rise(index / sampleRate, edge) * rise((count - 1 - index) / sampleRate, edge);
}
