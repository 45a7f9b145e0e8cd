import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { applyPreferences, wantsLessMotion } from './apply-preferences.ts';
import { onPreferenceChange, readPreferences, setPreferences, usePreferences } from './preferences.ts';

afterEach(() => {
  vi.restoreAllMocks();
  setPreferences({ theme: 'light', lessMotion: false, timers: true });
  localStorage.clear();
});

function device(wishes: string[]) {
  const listeners: (() => void)[] = [];
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return wishes.some((wish) => query.includes(wish));
    },
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
  }));
  const change = (...next: string[]) => {
    wishes.splice(0, wishes.length, ...next);
    for (const listener of listeners) listener();
  };
  return { change };
}

describe('preferences', () => {
  test('start with the light theme, motion and timers, also after nonsense in the storage', () => {
    const start = {
      theme: 'light',
      lessMotion: false,
      timers: true,
      answerMode: 'choices',
      answerField: 'plain',
    };
    expect(readPreferences()).toEqual(start);
    localStorage.setItem('playforward_theme', 'pink');
    localStorage.setItem('playforward_timers', '7');
    expect(readPreferences()).toEqual(start);
  });

  test('are kept in the browser, one key each, and told to those who listen', () => {
    const listener = vi.fn();
    const stop = onPreferenceChange(listener);
    setPreferences({ theme: 'dark', timers: false });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('playforward_theme')).toBe('dark');
    expect(localStorage.getItem('playforward_timers')).toBe('false');
    expect(localStorage.getItem('playforward_less_motion')).toBeNull();
    stop();
  });

  test('hold for the page where the browser keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    setPreferences({ lessMotion: true });
    expect(readPreferences().lessMotion).toBe(true);
  });

  test('reach a component, and the same object as long as nothing changes', () => {
    const { result, rerender } = renderHook(usePreferences);
    const first = result.current;
    rerender();
    expect(result.current).toBe(first);
    act(() => setPreferences({ timers: false }));
    expect(result.current.timers).toBe(false);
  });
});

describe('the page', () => {
  const root = document.documentElement;

  test('wears the chosen theme, and with auto that of the device', () => {
    const { change } = device(['dark']);
    applyPreferences();
    expect(root.dataset.theme).toBeUndefined();
    setPreferences({ theme: 'auto' });
    expect(root.dataset.theme).toBe('dark');
    change();
    expect(root.dataset.theme).toBeUndefined();
    setPreferences({ theme: 'dark' });
    expect(root.dataset.theme).toBe('dark');
  });

  test('moves less when the student or the device asks for it', () => {
    const { change } = device([]);
    applyPreferences();
    expect(wantsLessMotion()).toBe(false);
    setPreferences({ lessMotion: true });
    expect(root.dataset.motion).toBe('less');
    expect(wantsLessMotion()).toBe(true);
    setPreferences({ lessMotion: false });
    change('reduced-motion');
    expect(root.dataset.motion).toBeUndefined();
    expect(wantsLessMotion()).toBe(true);
  });
});
