import { onPreferenceChange, readPreferences } from './preferences.ts';

const darkRoom = '(prefers-color-scheme: dark)';
const stillDevice = '(prefers-reduced-motion: reduce)';

/** True when the student or the device asks for less motion; what moves by script asks here. */
export function wantsLessMotion(): boolean {
  return readPreferences().lessMotion || deviceWantsLessMotion();
}

/** True when the page is dark: by the student's choice, or as the device is where nothing was chosen. */
export function wantsDark(): boolean {
  const { theme } = readPreferences();
  return theme === 'dark' || (theme === 'auto' && asks(darkRoom));
}

/** Calls back when dark may have become light or light dark; answers how to stop that. */
export const onThemeChange = (listener: () => void) => listenTo(darkRoom, listener);

/** Calls back when the wish may have changed; answers how to stop that. */
export const onMotionChange = (listener: () => void) => listenTo(stillDevice, listener);

/** Calls back at every change of the preferences and of what the device says. */
function listenTo(query: string, listener: () => void): () => void {
  const device = window.matchMedia?.(query);
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
  onThemeChange(apply);
}

function apply(): void {
  const { lessMotion } = readPreferences();
  const { dataset } = document.documentElement;
  if (wantsDark()) dataset.theme = 'dark';
  else delete dataset.theme;
  if (lessMotion) dataset.motion = 'less';
  else delete dataset.motion;
}

/** Test browsers without media queries ask for nothing. */
function asks(query: string): boolean {
  return window.matchMedia?.(query).matches ?? false;
}
