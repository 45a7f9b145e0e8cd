import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { playSound, stopSound } from './play-sound.ts';
import type { chooseSound, muteSound, setSoundVolume } from './sound-settings.ts';

/** Stands in for the browser's audio element: what it was told, and whether it would let a sound play. */
class FakeAudio {
  static made: FakeAudio[] = [];
  static answer: () => Promise<void> = () => Promise.resolve();
  paused = true;
  currentTime = 0;
  volumes: number[] = [];
  #volume = 1;
  readonly address: string;

  constructor(address: string) {
    this.address = address;
    FakeAudio.made.push(this);
  }

  get volume(): number {
    return this.#volume;
  }
  set volume(volume: number) {
    this.#volume = volume;
    this.volumes.push(volume);
  }

  play(): Promise<void> {
    this.paused = false;
    return FakeAudio.answer();
  }
  pause(): void {
    this.paused = true;
  }
}

/** Each test has a fresh browser, so the players of the test before are gone too. */
let sound: { playSound: typeof playSound; stopSound: typeof stopSound };
let settings: {
  chooseSound: typeof chooseSound;
  muteSound: typeof muteSound;
  setSoundVolume: typeof setSoundVolume;
};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  FakeAudio.made = [];
  FakeAudio.answer = () => Promise.resolve();
  vi.stubGlobal('Audio', FakeAudio);
  sound = await import('./play-sound.ts');
  settings = await import('./sound-settings.ts');
});
afterEach(() => Reflect.deleteProperty(navigator, 'userActivation'));

function gesture(hasBeenActive: boolean): void {
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive }, configurable: true });
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('a sound', () => {
  test('is not heard before sound was chosen, nor after it was refused', () => {
    sound.playSound('snake-eat');
    settings.chooseSound(false);
    sound.playSound('snake-eat');
    settings.chooseSound(true);
    settings.muteSound();
    sound.playSound('snake-eat');
    expect(FakeAudio.made).toEqual([]);
  });

  test('is not heard before the first gesture; the first that plays is remembered [L-179]', async () => {
    settings.chooseSound(true);
    gesture(false);
    sound.playSound('snake-eat');
    expect(FakeAudio.made).toEqual([]);
    gesture(true);
    sound.playSound('snake-eat');
    expect(FakeAudio.made[0]).toMatchObject({ address: '/sounds/snake-eat.wav', paused: false, volume: 1 });
    await pass(0);
    expect(localStorage.getItem('audioAutoplayAllowed')).toBe('true');
    gesture(false);
    sound.playSound('snake-over');
    expect(FakeAudio.made).toHaveLength(2);
  });

  test('that the browser refuses harms nothing and is remembered as refused', async () => {
    settings.chooseSound(true);
    localStorage.setItem('audioAutoplayAllowed', 'true');
    FakeAudio.answer = () => Promise.reject(new DOMException('no gesture', 'NotAllowedError'));
    sound.playSound('snake-eat');
    await pass(0);
    expect(localStorage.getItem('audioAutoplayAllowed')).toBe('false');
    FakeAudio.answer = () => Promise.reject(new DOMException('no such file', 'NotSupportedError'));
    sound.playSound('snake-eat');
    await pass(0);
    expect(localStorage.getItem('audioAutoplayAllowed')).toBe('false');
  });

  test('played again starts again on the same element', () => {
    settings.chooseSound(true);
    sound.playSound('snake-eat');
    const [audio] = FakeAudio.made;
    if (audio) audio.currentTime = 0.2;
    sound.playSound('snake-eat');
    expect(FakeAudio.made).toHaveLength(1);
    expect(audio?.currentTime).toBe(0);
  });

  test('that is long fades in by 0.1 each 50 ms, and out the same way [L-338]', async () => {
    settings.chooseSound(true);
    sound.playSound('sound-on');
    await pass(1000);
    const [audio] = FakeAudio.made;
    expect(audio?.volumes).toEqual([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]);
    sound.stopSound('sound-on');
    await pass(49);
    expect(audio?.volume).toBe(1);
    await pass(1);
    expect(audio?.volume).toBe(0.9);
    await pass(400);
    expect(audio).toMatchObject({ volume: 0.1, paused: false });
    await pass(50);
    expect(audio).toMatchObject({ volume: 0, paused: true });
  });

  test('that plays follows the slider in steps and falls silent when muted', async () => {
    settings.chooseSound(true);
    sound.playSound('snake-cheer');
    const [audio] = FakeAudio.made;
    settings.setSoundVolume(0.75);
    await pass(150);
    expect(audio?.volumes).toEqual([1, 0.9, 0.8, 0.75]);
    settings.muteSound();
    await pass(400);
    expect(audio).toMatchObject({ volume: 0, paused: true });
  });

  test('is as loud as the slider says', () => {
    settings.setSoundVolume(0.05);
    sound.playSound('snake-eat');
    sound.playSound('sound-on');
    expect(FakeAudio.made.map(({ volume }) => volume)).toEqual([0.05, 0.05]);
  });
});
