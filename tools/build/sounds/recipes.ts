import type { SoundName } from '../../../apps/web/app/sound/sounds.ts';
import type { Note, Voice } from './voices.ts';

/** Length in seconds, and the notes in it. */
export type Recipe = { length: number; notes: readonly Note[] };

const [G3, C4, E4, G4, A4, C5, D5, E5, G5, A5, C6, E6] = [55, 60, 64, 67, 69, 72, 74, 76, 79, 81, 84, 88];

/** Notes one after another, the same time apart, each a little softer or louder than the last. */
function run(
  voice: Voice,
  pitches: readonly number[],
  { from = 0, apart, length, loudness = 1, grow = 1 }: Run,
): Note[] {
  return pitches.map((pitch, index) => ({
    voice,
    pitch,
    at: from + index * apart,
    length,
    loudness: loudness * grow ** index,
  }));
}

type Run = { from?: number; apart: number; length: number; loudness?: number; grow?: number };

/** All five notes of one friendly scale (C D E G A), so that no two sounds quarrel when they meet. */
export const recipes: Record<SoundName, Recipe> = {
  'sound-on': {
    length: 1.9,
    notes: [
      ...run('air', [C4, E4, G4], { apart: 0, length: 1.6, loudness: 0.7 }),
      ...run('bell', [C5, G5, C6], { from: 0.42, apart: 0.14, length: 1.1, loudness: 0.55, grow: 0.9 }),
    ],
  },
  'answer-right': {
    length: 1.1,
    notes: run('bell', [G4, C5, E5], { apart: 0.11, length: 0.8, loudness: 0.5, grow: 0.95 }),
  },
  'snake-eat': {
    length: 0.2,
    notes: run('wood', [G5, C6], { apart: 0.05, length: 0.15, loudness: 0.8, grow: 1.15 }),
  },
  'snake-cheer': {
    length: 1,
    notes: run('bell', [C5, E5, G5, C6], { apart: 0.085, length: 0.7, loudness: 0.7, grow: 1.08 }),
  },
  'snake-over': {
    length: 0.95,
    notes: run('wood', [A4, G4, E4, C4], { apart: 0.14, length: 0.5, loudness: 0.9, grow: 1.04 }),
  },
  'results-here': {
    length: 2.2,
    notes: [
      ...run('air', [G3, C4, E4, G4], { apart: 0, length: 1.9, loudness: 0.5 }),
      ...run('bell', [D5, G5, A5, E6], { from: 0.45, apart: 0.16, length: 1.2, loudness: 0.5, grow: 0.95 }),
    ],
  },
  'race-fly': {
    length: 0.8,
    notes: [
      ...run('air', [G3, C4], { apart: 0, length: 0.7, loudness: 0.6 }),
      ...run('bell', [C5, E5, G5], { from: 0.04, apart: 0.09, length: 0.45, loudness: 0.5, grow: 1.1 }),
    ],
  },
  'race-rival': {
    length: 0.6,
    notes: [
      ...run('air', [G3], { apart: 0, length: 0.5, loudness: 0.6 }),
      ...run('wood', [C4, E4], { from: 0.06, apart: 0.11, length: 0.3, loudness: 0.6 }),
    ],
  },
  'race-win': {
    length: 1.4,
    notes: [
      ...run('air', [C4, E4, G4], { apart: 0, length: 1.2, loudness: 0.5 }),
      ...run('bell', [C5, E5, G5, C6, E6], {
        from: 0.06,
        apart: 0.1,
        length: 0.8,
        loudness: 0.55,
        grow: 1.05,
      }),
    ],
  },
};
