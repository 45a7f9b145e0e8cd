import { onPreferenceChange, readPreferences } from './preferences.ts';

const darkRoom = '(prefers-color-scheme: dark)';
const stillDevice = '(prefers-reduced-motion: reduce)';

/** True when the student or the device asks for less motion; what moves by script asks here. */
export function wantsLessMotion(): boolean {
  return readPreferences().lessMotion || deviceWantsLessMotion();
}

/** Calls back when the wish may have changed; answers how to stop that. */
export function onMotionChange(listener: () => void): () => void {
  const device = window.matchMedia?.(stillDevice);
  device?.addEventListener('change', listener);
  const stop = onPreferenceChange(listener);
  return () => {
    device?.removeEventListener('change', listener);
    stop();
  };
}

export function deviceWantsLessMotion(): boolean {
  return asks(stillDevice);
}

/**
 * Puts theme and motion on the root element, where the style sheets read them, and keeps them there through every
 * change of the preferences and of the device.
 */
export function applyPreferences(): void {
  apply();
  onPreferenceChange(apply);
  window.matchMedia?.(darkRoom).addEventListener('change', apply);
}

function apply(): void {
  const { theme, lessMotion } = readPreferences();
  const { dataset } = document.documentElement;
  const isDark = theme === 'dark' || (theme === 'auto' && asks(darkRoom));
  if (isDark) dataset.theme = 'dark';
  else delete dataset.theme;
  if (lessMotion) dataset.motion = 'less';
  else delete dataset.motion;
}

/** Test browsers without media queries ask for nothing. */
function asks(query: string): boolean {
  return window.matchMedia?.(query).matches ?? false;
}
