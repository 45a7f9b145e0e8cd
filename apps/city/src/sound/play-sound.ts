/** Notes of each sound: start in ms, pitch in Hz, length in ms, wave. Drawn by the browser, nothing is loaded. */
type Note = { at: number; pitch: number; length: number; wave: OscillatorType };

const note = (at: number, pitch: number, length: number, wave: OscillatorType = 'sine'): Note => ({
  at,
  pitch,
  length,
  wave,
});

const soundNotes = {
  place: [note(0, 196, 90, 'triangle'), note(60, 294, 140, 'triangle')],
  remove: [note(0, 294, 90, 'triangle'), note(60, 196, 140, 'triangle')],
  no: [note(0, 174, 180)],
  run: [note(0, 262, 120), note(110, 330, 120), note(220, 392, 220)],
  star: [note(0, 523, 140), note(120, 659, 140), note(240, 784, 320)],
  signal: [note(0, 880, 120)],
} satisfies Record<string, Note[]>;

export type SoundName = keyof typeof soundNotes;
type Loudness = { volume: number; muted: boolean };

export type SoundBox = { play(name: SoundName, loudness: Loudness): void; rest(resting: boolean): void };

const loudest = 0.16;

/** The first sound opens the audio device: browsers want a touch or a key first. Without audio there is silence. */
export function openSoundBox(open: () => AudioContext = () => new AudioContext()): SoundBox {
  let audio: AudioContext | null = null;
  return {
    play(name, { volume, muted }) {
      if (muted || volume <= 0) return;
      try {
        audio ??= open();
        for (const each of soundNotes[name]) playNote(audio, each, volume * loudest);
      } catch {
        audio = null;
      }
    },
    rest(resting) {
      void (resting ? audio?.suspend() : audio?.resume())?.catch(() => undefined);
    },
  };
}

function playNote(audio: AudioContext, { at, pitch, length, wave }: Note, loudness: number): void {
  const start = audio.currentTime + at / 1000;
  const end = start + length / 1000;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(audio.destination);
  const voice = audio.createOscillator();
  voice.type = wave;
  voice.frequency.value = pitch;
  voice.connect(gain);
  voice.start(start);
  voice.stop(end);
}
