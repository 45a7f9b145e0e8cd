import type { HostSettings } from '../link/host-message.ts';

export const tiers = ['very-low', 'low', 'high'] as const;
export type Tier = (typeof tiers)[number];

/** What a pupil set in the game itself. Null means: as the device or the page around the game says. */
export type CitySettings = {
  tier: Tier | 'auto';
  volume: number | null;
  muted: boolean | null;
  lessMotion: boolean | null;
  contrast: boolean | null;
};

/** What holds now. */
export type Wishes = {
  tier: Tier;
  volume: number;
  muted: boolean;
  lessMotion: boolean;
  contrast: boolean;
  dark: boolean;
};

export const firstSettings: CitySettings = {
  tier: 'auto',
  volume: null,
  muted: null,
  lessMotion: null,
  contrast: null,
};

const place = 'stem-city-settings';
const measuredPlace = 'stem-city-measured-tier';
const usualVolume = 0.5;

export function readSettings(storage: Storage | null): CitySettings {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(place) ?? '{}');
    return typeof kept === 'object' && kept !== null
      ? checked(kept as Record<string, unknown>)
      : firstSettings;
  } catch {
    return firstSettings;
  }
}

export function keepSettings(storage: Storage | null, settings: CitySettings): void {
  try {
    storage?.setItem(place, JSON.stringify(settings));
  } catch {
    // A full or forbidden storage: the settings hold until the page closes.
  }
}

/** The tier that hidden frames told, kept so that they are drawn once a device. */
export function readMeasured(storage: Storage | null): Tier | null {
  try {
    const kept = storage?.getItem(measuredPlace);
    return tiers.find((known) => known === kept) ?? null;
  } catch {
    return null;
  }
}

export function keepMeasured(storage: Storage | null, tier: Tier): void {
  try {
    storage?.setItem(measuredPlace, tier);
  } catch {
    // As with the settings: it holds until the page closes.
  }
}

function checked({ tier, volume, muted, lessMotion, contrast }: Record<string, unknown>): CitySettings {
  const flag = (value: unknown) => (typeof value === 'boolean' ? value : null);
  return {
    tier: tiers.find((known) => known === tier) ?? 'auto',
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : null,
    muted: flag(muted),
    lessMotion: flag(lessMotion),
    contrast: flag(contrast),
  };
}

export type Device = {
  lessMotion: boolean;
  contrast: boolean;
  dark: boolean;
  cores: number;
  /** Gigabytes, where the browser tells. */
  memory: number | undefined;
  /** The picture is computed without a graphics card. */
  software: boolean;
  /** What hidden frames told on an earlier or this visit; null when none were drawn yet. */
  measured: Tier | null;
};

/** The pupil's own choice counts most, then the host's word, then the device's. */
export function settingsInForce(settings: CitySettings, host: HostSettings | null, device: Device): Wishes {
  return {
    tier: settings.tier === 'auto' ? tierFor(device) : settings.tier,
    volume: settings.volume ?? host?.volume ?? usualVolume,
    muted: settings.muted ?? host?.muted ?? false,
    lessMotion: settings.lessMotion ?? (host?.reducedMotion || device.lessMotion),
    contrast: settings.contrast ?? (host?.contrast || device.contrast),
    // As the page around the game, so that no light panel stands in a dark one.
    dark: host?.dark ?? device.dark,
  };
}

/** Chosen before the first shown frame and never changed silently. */
export function tierFor({ cores, memory, software, measured }: Device): Tier {
  if (measured) return measured;
  if (software || cores <= 2 || (memory !== undefined && memory <= 2)) return 'very-low';
  return cores >= 8 && (memory === undefined || memory >= 8) ? 'high' : 'low';
}
