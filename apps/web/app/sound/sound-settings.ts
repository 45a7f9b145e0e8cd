import { limits } from '@playforward/contract';
import { useSyncExternalStore } from 'react';
import { keptTexts } from '../storage/kept-texts.ts';

/** The documented keys of the browser's storage. Settings belong to the browser, not to an account. */
const keys = {
  enabled: 'soundEnabled',
  volume: 'soundVolume',
  autoplay: 'audioAutoplayAllowed',
} as const;

export type SoundSettings = {
  /** Undefined until somebody has answered the question. */
  enabled: boolean | undefined;
  /** 0 to 1. */
  volume: number;
  /** Whether this browser has let a sound play after a gesture. */
  autoplayAllowed: boolean;
};

const listeners = new Set<() => void>();
let last: { texts: string; settings: SoundSettings } | undefined;

/** The settings of now; the same object for as long as nothing has changed. */
export function readSoundSettings(): SoundSettings {
  const [enabled, volume, autoplay] = [keys.enabled, keys.volume, keys.autoplay].map((key) =>
    keptTexts.getItem(key),
  );
  const texts = JSON.stringify([enabled, volume, autoplay]);
  if (last?.texts !== texts) {
    last = {
      texts,
      settings: {
        enabled: parseFlag(enabled),
        volume: parseVolume(volume),
        autoplayAllowed: parseFlag(autoplay) ?? false,
      },
    };
  }
  return last.settings;
}

/** The one rule of loudness (D-57): nothing is heard unless sound is on, and then as loud as the volume says. */
export function audibleVolume({ enabled, volume }: SoundSettings): number {
  return enabled ? volume : 0;
}

/** The answers to the question about sound. */
export function chooseSound(enabled: boolean): void {
  store({ [keys.enabled]: String(enabled) });
}

/** The slider. A volume above 0 turns sound on. */
export function setSoundVolume(volume: number): void {
  const heard = clamp(volume);
  store({ [keys.volume]: String(heard), ...(heard > 0 && { [keys.enabled]: 'true' }) });
}

export function muteSound(): void {
  setSoundVolume(0);
}

export function unmuteSound(): void {
  setSoundVolume(limits.soundUnmuted);
}

/** The browser has let a sound play, or has refused to. */
export function rememberAutoplay(allowed: boolean): void {
  if (readSoundSettings().autoplayAllowed !== allowed) store({ [keys.autoplay]: String(allowed) });
}

/** The settings of now for a component; undefined while the prerendered page is not yet alive. */
export function useSound(): SoundSettings | undefined {
  return useSyncExternalStore(onSoundChange, readSoundSettings, () => undefined);
}

/** Calls back after each change, also one made in another tab; answers how to stop that. */
export function onSoundChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function store(values: Record<string, string>): void {
  for (const [key, value] of Object.entries(values)) keptTexts.setItem(key, value);
  for (const listener of listeners) listener();
}

function parseFlag(text: string | null | undefined): boolean | undefined {
  return text === 'true' || text === 'false' ? text === 'true' : undefined;
}

function parseVolume(text: string | null | undefined): number {
  const value = !text || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) ? clamp(value) : limits.soundVolume;
}

function clamp(volume: number): number {
  return Math.min(1, Math.max(0, volume));
}
