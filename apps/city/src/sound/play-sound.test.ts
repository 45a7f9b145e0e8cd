import { expect, test, vi } from 'vitest';
import { openSoundBox } from './play-sound.ts';

function quietAudio() {
  const starts: number[] = [];
  const node = () => ({
    connect: vi.fn(),
    gain: {
      setValueAtTime: vi.fn(),
      linearRampToValueAtTime: vi.fn(),
      exponentialRampToValueAtTime: vi.fn(),
    },
    frequency: { value: 0 },
    type: '',
    start: (at: number) => starts.push(at),
    stop: vi.fn(),
  });
  const audio = {
    currentTime: 1,
    destination: {},
    createGain: node,
    createOscillator: node,
    suspend: vi.fn(() => Promise.resolve()),
    resume: vi.fn(() => Promise.resolve()),
  };
  return { audio: audio as unknown as AudioContext, starts };
}

test('a sound plays its notes in time', () => {
  const { audio, starts } = quietAudio();
  openSoundBox(() => audio).play('star', { volume: 0.5, muted: false });
  expect(starts).toEqual([1, 1.12, 1.24]);
});

test('muted, at no volume and without audio there is silence and no error', () => {
  const { audio, starts } = quietAudio();
  const box = openSoundBox(() => audio);
  box.play('place', { volume: 1, muted: true });
  box.play('place', { volume: 0, muted: false });
  expect(starts).toEqual([]);
  const none = openSoundBox(() => {
    throw new Error('no audio here');
  });
  expect(() => none.play('place', { volume: 1, muted: false })).not.toThrow();
  expect(() => none.rest(true)).not.toThrow();
});

test('audio rests while the tab is hidden', () => {
  const { audio } = quietAudio();
  const box = openSoundBox(() => audio);
  box.play('place', { volume: 1, muted: false });
  box.rest(true);
  expect(audio.suspend).toHaveBeenCalledOnce();
  box.rest(false);
  expect(audio.resume).toHaveBeenCalledOnce();
});
