import type { ParamSpec } from './building-spec.ts';
import type { BuildingType } from './building-types.ts';
import { buildings } from './buildings.ts';
import type { Params } from './measures.ts';

/**
 * The numbers that `specs` ask for, complete and on their grid, or null when one is out of bounds, is no number or
 * has no such name. A number left out takes its start value.
 */
export function checkNumbers(specs: readonly ParamSpec[], given: Params): Record<string, number> | null {
  if (Object.keys(given).some((name) => !specs.some((spec) => spec.name === name))) return null;
  const params: Record<string, number> = {};
  for (const { name, min, max, step, start } of specs) {
    const value = given[name] ?? start;
    const rounded = Math.round(value * 1000);
    const isOnGrid = Math.abs(value * 1000 - rounded) < 1e-6 && rounded % Math.round(step * 1000) === 0;
    if (!Number.isFinite(value) || !isOnGrid || value < min || value > max) return null;
    params[name] = rounded === 0 ? 0 : rounded / 1000;
  }
  return params;
}

/** The numbers of a building, complete and checked, or null. */
export function checkParams(type: BuildingType, given: Params = {}): Record<string, number> | null {
  return checkNumbers(buildings[type].params, given);
}
