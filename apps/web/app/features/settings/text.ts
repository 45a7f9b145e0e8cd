import type { Theme } from '../../preferences/preferences.ts';

const themes: Record<Theme, string> = { light: 'Light', dark: 'Dark', auto: 'Auto' };

/** Words of the settings. */
export const settingsText = {
  title: 'Settings',
  volume: 'Sound volume',
  percent: (volume: number) => `${Math.round(volume * 100)}%`,
  mute: 'Mute',
  muteHelp: 'Turn all sound off.',
  motion: 'Less motion',
  motionHelp: 'No floating, no particles, no moving pictures.',
  motionByDevice: 'Your device asks for less motion.',
  timers: 'Timers',
  timersHelp: 'Move on by itself after an answer.',
  theme: 'Theme',
  themes,
  done: 'Done',
};
