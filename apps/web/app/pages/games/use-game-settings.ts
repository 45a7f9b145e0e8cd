import type { GameSettings } from '@playforward/contract';
import { useMemo, useSyncExternalStore } from 'react';
import {
  onMotionChange,
  onThemeChange,
  wantsDark,
  wantsLessMotion,
} from '../../preferences/apply-preferences.ts';
import { audibleVolume, readSoundSettings, useSound } from '../../sound/sound-settings.ts';

const moreContrast = '(prefers-contrast: more)';

/** What the student and the device ask of sound, motion, contrast and theme, as it is now; the same object until it changes. */
export function useGameSettings(): GameSettings {
  const volume = audibleVolume(useSound() ?? readSoundSettings());
  const reducedMotion = useSyncExternalStore(onMotionChange, wantsLessMotion, () => false);
  const contrast = useSyncExternalStore(onContrastChange, wantsContrast, () => false);
  const dark = useSyncExternalStore(onThemeChange, wantsDark, () => false);
  return useMemo(
    () => ({ volume, muted: volume === 0, reducedMotion, contrast, dark }),
    [volume, reducedMotion, contrast, dark],
  );
}

function wantsContrast(): boolean {
  return window.matchMedia?.(moreContrast).matches ?? false;
}

function onContrastChange(listener: () => void): () => void {
  const device = window.matchMedia?.(moreContrast);
  device?.addEventListener('change', listener);
  return () => device?.removeEventListener('change', listener);
}

/** Whether the page is in a tab that nobody sees. */
export function useHidden(): boolean {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
    () => document.visibilityState === 'hidden',
    () => false,
  );
}
