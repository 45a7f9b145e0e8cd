import { type BuildingType, buildings } from '@playforward/city-sim';
import { readNumber } from '../ui/numbers.ts';

export type TypedParams = Record<string, string>;

/** What the fields of a building show before anything is typed. */
export function startParams(type: BuildingType): TypedParams {
  return Object.fromEntries(buildings[type].params.map(({ name, start }) => [name, String(start)]));
}

/** The typed numbers, or the name of the first field that holds none. */
export function readParams(
  type: BuildingType,
  typed: TypedParams,
): { params: Record<string, number> } | { problem: string } {
  const params: Record<string, number> = {};
  for (const { name } of buildings[type].params) {
    const value = readNumber(typed[name] ?? '');
    if (value === null) return { problem: name };
    params[name] = value;
  }
  return { params };
}
