import { expect, test } from 'vitest';
import type { HostLink } from '../link/host-link.ts';
import {
  type Device,
  firstSettings,
  keepSettings,
  readSettings,
  settingsInForce,
  tierFor,
} from './settings.ts';
import { openSettingsStore } from './settings-store.ts';

const device: Device = {
  lessMotion: false,
  contrast: false,
  dark: false,
  cores: 4,
  memory: 4,
  software: false,
  measured: null,
};

test('settings come back as they were kept, and nonsense counts as nothing', () => {
  localStorage.clear();
  expect(readSettings(localStorage)).toEqual(firstSettings);
  keepSettings(localStorage, { ...firstSettings, tier: 'low', muted: true });
  expect(readSettings(localStorage)).toEqual({ ...firstSettings, tier: 'low', muted: true });
  for (const broken of ['{', '7', 'null', '{"tier":"best","volume":4,"muted":"yes"}']) {
    localStorage.setItem('stem-city-settings', broken);
    expect(readSettings(localStorage)).toEqual(firstSettings);
  }
  expect(readSettings(null)).toEqual(firstSettings);
});

test('a storage that is full keeps nothing and breaks nothing', () => {
  const full = {
    setItem() {
      throw new Error('full');
    },
  } as unknown as Storage;
  expect(() => keepSettings(full, firstSettings)).not.toThrow();
});

test('the own choice counts before the host, the host before the device', () => {
  const host = { volume: 0.2, muted: true, reducedMotion: true, contrast: false };
  expect(settingsInForce(firstSettings, null, device)).toMatchObject({
    volume: 0.5,
    muted: false,
    lessMotion: false,
  });
  expect(settingsInForce(firstSettings, host, device)).toMatchObject({
    volume: 0.2,
    muted: true,
    lessMotion: true,
  });
  const own = { ...firstSettings, volume: 0.9, muted: false, lessMotion: false };
  expect(settingsInForce(own, host, { ...device, lessMotion: true })).toMatchObject({
    volume: 0.9,
    muted: false,
    lessMotion: false,
  });
});

test('panels are dark as the page around the game is, and as the device where no page says so', () => {
  const host = { volume: 1, muted: false, reducedMotion: false, contrast: false };
  const darkOf = (said: boolean | undefined, night: boolean) =>
    settingsInForce(firstSettings, { ...host, dark: said }, { ...device, dark: night }).dark;
  expect([darkOf(true, false), darkOf(false, true)]).toEqual([true, false]);
  expect([darkOf(undefined, true), darkOf(undefined, false)]).toEqual([true, false]);
  expect(settingsInForce(firstSettings, null, { ...device, dark: true }).dark).toBe(true);
});

test.each<[Partial<Device>, string]>([
  [{ software: true, cores: 16, memory: 16 }, 'very-low'],
  [{ cores: 2 }, 'very-low'],
  [{ cores: 8, memory: 2 }, 'very-low'],
  [{}, 'low'],
  [{ cores: 8, memory: 8 }, 'high'],
  [{ cores: 8, memory: undefined }, 'high'],
  [{ cores: 2, measured: 'high' }, 'high'],
  [{ cores: 16, memory: 16, measured: 'low' }, 'low'],
])('a device with %j draws %s', (part, tier) => expect(tierFor({ ...device, ...part })).toBe(tier));

test("[CITY 9] hidden frames are drawn once a device: their answer is kept, and a pupil's own choice counts more", () => {
  localStorage.clear();
  const link = { state: () => ({ init: null }), subscribe: () => () => {} } as unknown as HostLink;
  const store = openSettingsStore({ storage: localStorage, link, device });
  expect([store.wishes().tier, store.wantsMeasure()]).toEqual(['low', true]);
  store.measured('high');
  expect([store.wishes().tier, store.wantsMeasure()]).toEqual(['high', false]);
  const later = openSettingsStore({ storage: localStorage, link, device });
  expect([later.wishes().tier, later.wantsMeasure()]).toEqual(['high', false]);
  later.change({ tier: 'very-low' });
  expect(later.wishes().tier).toBe('very-low');
  const software = openSettingsStore({ storage: null, link, device: { ...device, software: true } });
  expect(software.wantsMeasure()).toBe(false);
});
