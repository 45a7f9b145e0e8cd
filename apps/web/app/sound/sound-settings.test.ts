import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  audibleVolume,
  chooseSound,
  muteSound,
  onSoundChange,
  readSoundSettings,
  rememberAutoplay,
  setSoundVolume,
  unmuteSound,
} from './sound-settings.ts';

afterEach(() => vi.restoreAllMocks());

const stored = () => ({ ...localStorage }) as Record<string, string>;

describe('sound settings', () => {
  test('of a clean browser are unanswered, at full volume and silent [L-179] [L-339]', () => {
    expect(readSoundSettings()).toEqual({ enabled: undefined, volume: 1, autoplayAllowed: false });
    expect(audibleVolume(readSoundSettings())).toBe(0);
    expect(stored()).toEqual({});
  });

  test.each([true, false])('keep the answer %s as text [A-187] [A-222]', (answer) => {
    chooseSound(answer);
    expect(stored()).toEqual({ soundEnabled: String(answer) });
    expect(audibleVolume(readSoundSettings())).toBe(answer ? 1 : 0);
  });

  test('muting sets the volume to 0, unmuting to 0.1 [L-055] [L-056] [L-340]', () => {
    chooseSound(true);
    muteSound();
    expect(stored()).toMatchObject({ soundEnabled: 'true', soundVolume: '0' });
    expect(audibleVolume(readSoundSettings())).toBe(0);
    unmuteSound();
    expect(stored()).toMatchObject({ soundEnabled: 'true', soundVolume: '0.1' });
  });

  test('no sound is undone by unmuting or by moving the slider above 0', () => {
    chooseSound(false);
    unmuteSound();
    expect(audibleVolume(readSoundSettings())).toBe(0.1);
    chooseSound(false);
    setSoundVolume(0);
    expect(readSoundSettings().enabled).toBe(false);
    setSoundVolume(0.37);
    expect(audibleVolume(readSoundSettings())).toBe(0.37);
  });

  test.each([
    ['2', 1],
    ['-1', 0],
    ['', 1],
    ['loud', 1],
    ['NaN', 1],
    ['0.25', 0.25],
  ])('a stored volume of %j counts as %d', (text, volume) => {
    localStorage.setItem('soundVolume', text);
    expect(readSoundSettings().volume).toBe(volume);
  });

  test('a stored setting that is neither true nor false counts as unanswered', () => {
    localStorage.setItem('soundEnabled', 'maybe');
    expect(readSoundSettings().enabled).toBeUndefined();
  });

  test('are the same object until something changes, also from another tab', () => {
    const heard = vi.fn();
    const stop = onSoundChange(heard);
    expect(readSoundSettings()).toBe(readSoundSettings());
    localStorage.setItem('soundEnabled', 'true');
    window.dispatchEvent(new StorageEvent('storage', { key: 'soundEnabled' }));
    expect(heard).toHaveBeenCalledTimes(1);
    expect(readSoundSettings().enabled).toBe(true);
    stop();
    chooseSound(false);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('remember that a sound was allowed to play', () => {
    rememberAutoplay(true);
    expect(stored()).toEqual({ audioAutoplayAllowed: 'true' });
  });

  test('hold without storage until the page is left', () => {
    const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    chooseSound(true);
    setSoundVolume(0.5);
    expect(readSoundSettings()).toMatchObject({ enabled: true, volume: 0.5 });
    write.mockRestore();
    chooseSound(false);
    setSoundVolume(1);
    chooseSound(false);
    expect(stored()).toMatchObject({ soundEnabled: 'false', soundVolume: '1' });

    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    expect(readSoundSettings()).toMatchObject({ enabled: undefined, volume: 1 });
  });
});
