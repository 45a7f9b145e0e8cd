import type { HostLink } from '../link/host-link.ts';
import {
  type CitySettings,
  type Device,
  keepMeasured,
  keepSettings,
  readMeasured,
  readSettings,
  settingsInForce,
  type Tier,
  type Wishes,
} from './settings.ts';

export type SettingsStore = {
  settings(): CitySettings;
  /** What holds now; the same object until something changes. */
  wishes(): Wishes;
  change(part: Partial<CitySettings>): void;
  /** Whether the tier is still a guess that hidden frames could better: automatic, a graphics card, never measured. */
  wantsMeasure(): boolean;
  /** What hidden frames told. */
  measured(tier: Tier): void;
  subscribe(listener: () => void): () => void;
  close(): void;
};

type StoreParts = { storage: Storage | null; link: HostLink; device: Device };

/** The pupil's settings, the host's and the device's, joined into what holds. */
export function openSettingsStore({ storage, link, device: given }: StoreParts): SettingsStore {
  const listeners = new Set<() => void>();
  let settings = readSettings(storage);
  let device = { ...given, measured: given.measured ?? readMeasured(storage) };
  const join = () => settingsInForce(settings, link.state().init?.settings ?? null, device);
  let wishes = join();
  const refresh = () => {
    const next = join();
    if (JSON.stringify(next) === JSON.stringify(wishes)) return;
    wishes = next;
    for (const listener of listeners) listener();
  };
  const leave = link.subscribe(refresh);
  return {
    settings: () => settings,
    wishes: () => wishes,
    change(part) {
      settings = { ...settings, ...part };
      keepSettings(storage, settings);
      wishes = { ...join() };
      for (const listener of listeners) listener();
    },
    wantsMeasure: () => settings.tier === 'auto' && !device.software && device.measured === null,
    measured(tier) {
      device = { ...device, measured: tier };
      keepMeasured(storage, tier);
      refresh();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      leave();
      listeners.clear();
    },
  };
}
