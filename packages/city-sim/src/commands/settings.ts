import type { ParamSpec } from '../buildings/building-spec.ts';

/** What `set` changes, with the numbers it takes. */
export const settingIds = ['fare', 'tax'] as const;
export type SettingId = (typeof settingIds)[number];

/** A fare is y = mx + b: b cents to board, and m cents for each tile between home and stop. */
export const settings: Record<SettingId, readonly ParamSpec[]> = {
  fare: [
    { name: 'm', label: 'For each tile', unit: 'cents', min: 0, max: 100, step: 1, kind: 'int', start: 0 },
    { name: 'b', label: 'To board', unit: 'cents', min: 0, max: 1000, step: 1, kind: 'int', start: 150 },
  ],
  tax: [{ name: 'percent', label: 'Tax', unit: '%', min: 0, max: 30, step: 0.1, kind: 'dec', start: 10 }],
};

export function isSetting(target: string): target is SettingId {
  return settingIds.some((id) => id === target);
}
