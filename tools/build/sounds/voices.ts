/** Samples of one second; bells up to about 8 kHz need no more. */
export const sampleRate = 22_050;

export type Voice = 'bell' | 'wood' | 'air';

/** Pitch as a MIDI number (60 is middle C), times in seconds, loudness 0 to 1 beside the other notes. */
export type Note = { voice: Voice; pitch: number; at: number; length: number; loudness: number };

type Sounding = { frequency: number; time: number; length: number };

const turn = 2 * Math.PI;

/** What each voice sounds like at a moment of its note, from -1 to 1. */
const voices: Record<Voice, (sounding: Sounding) => number> = {
  /** Two oscillators, one bending the other: bright when struck, round as it dies away. */
  bell: ({ frequency, time, length }) => {
    const bend = 1.6 * Math.exp(-time / 0.09) * Math.sin(turn * frequency * 2 * time);
    return rise(time, 0.004) * Math.exp((-4.5 * time) / length) * Math.sin(turn * frequency * time + bend);
  },
  /** A bar of wood: the fundamental and a short overtone two octaves up. */
  wood: ({ frequency, time, length }) => {
    const bar = Math.sin(turn * frequency * time) * Math.exp((-5 * time) / length);
    const knock = 0.3 * Math.sin(turn * frequency * 4 * time) * Math.exp(-time / 0.03);
    return (rise(time, 0.003) * (bar + knock)) / 1.3;
  },
  /** A soft chord pipe: five harmonics, slowly in and slowly out. */
  air: ({ frequency, time, length }) => {
    let wave = 0;
    for (let harmonic = 1; harmonic <= 5; harmonic++) {
      wave += Math.sin(turn * frequency * harmonic * time) / harmonic ** 2;
    }
    return (rise(time, 0.3 * length) * rise(length - time, 0.5 * length) * wave) / 1.5;
  },
};

/** The sum of the notes, before anything is done about loudness and ends. */
export function mixNotes(notes: readonly Note[], length: number): Float64Array {
  const samples = new Float64Array(Math.round(length * sampleRate));
  for (const note of notes) {
    const frequency = 440 * 2 ** ((note.pitch - 69) / 12);
    const first = Math.round(note.at * sampleRate);
    const last = Math.min(samples.length, first + Math.round(note.length * sampleRate));
    for (let index = first; index < last; index++) {
      const time = (index - first) / sampleRate;
      const heard = voices[note.voice]({ frequency, time, length: note.length });
      samples[index] = (samples[index] ?? 0) + note.loudness * heard;
    }
  }
  return samples;
}

/** From 0 to 1 within the given time, without a corner. */
export function rise(time: number, within: number): number {
  if (time <= 0) return 0;
  return time >= within ? 1 : 0.5 - 0.5 * Math.cos((Math.PI * time) / within);
}
