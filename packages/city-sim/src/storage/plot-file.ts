import { type BuildingType, isBuildingType } from '../buildings/building-types.ts';
import { checkParams } from '../buildings/check-params.ts';
import { isMonument } from '../buildings/monuments.ts';
import { sortedPlacements } from '../buildings/placing.ts';
import type { City } from '../city.ts';
import type { Command } from '../commands/command.ts';
import { blockOfPlot, cornerOfBlock, plotCount, plotSize } from '../grid.ts';

/** A building in a plot file: column and row within the plot, 0 to 6. */
export type FiledBuilding = {
  type: BuildingType;
  column: number;
  row: number;
  params: Record<string, number>;
};

/** A plot as a student downloads it. It names nobody and no place, so it may be shared and opened on any plot. */
export type PlotFile = {
  format: 'stem-city-plot';
  version: 1;
  fare: { m: number; b: number };
  buildings: FiledBuilding[];
};

const mostBuildings = plotSize * plotSize;

/** The plot as a small file for `JSON.stringify`, or null when there is no such plot. */
export function exportPlot(city: City, plot: number): PlotFile | null {
  const state = city.plots[plot];
  if (!state || plot >= plotCount) return null;
  const corner = cornerOfBlock(blockOfPlot(plot));
  const buildings = sortedPlacements(city)
    .filter(({ owner }) => owner === plot)
    .map(({ type, x, y, params }) => ({
      type,
      column: x - corner.x,
      row: y - corner.y,
      params: { ...params },
    }));
  return {
    format: 'stem-city-plot',
    version: 1,
    fare: { m: state.farePerTile, b: state.fareBase },
    buildings,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readNumbers(value: unknown): Record<string, number> | null {
  if (!isRecord(value)) return null;
  const entries = Object.entries(value).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
  return entries.length === Object.keys(value).length ? Object.fromEntries(entries) : null;
}

function isOnPlot(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < plotSize;
}

function readBuilding(value: unknown): FiledBuilding | null {
  if (!isRecord(value)) return null;
  const { type, column, row } = value;
  if (typeof type !== 'string' || !isBuildingType(type) || isMonument(type)) return null;
  const numbers = readNumbers(value.params);
  const params = numbers && checkParams(type, numbers);
  return params && isOnPlot(column) && isOnPlot(row) ? { type, column, row, params } : null;
}

/** Reads what a student brings back, already parsed as JSON. Null when anything in it is not of a plot file. */
export function readPlotFile(value: unknown): PlotFile | null {
  if (!isRecord(value) || value.format !== 'stem-city-plot' || value.version !== 1) return null;
  const fare = readNumbers(value.fare);
  const list = value.buildings;
  if (!fare || !Array.isArray(list) || list.length > mostBuildings) return null;
  const buildings = list.map(readBuilding);
  if (buildings.some((building) => building === null)) return null;
  return {
    format: 'stem-city-plot',
    version: 1,
    fare: { m: fare.m ?? 0, b: fare.b ?? 0 },
    buildings: buildings.filter((building) => building !== null),
  };
}

/**
 * The commands that turn a plot into the file's: everything goes, then everything comes. Each is checked and paid like
 * any other when it is applied, so a balance that is too small leaves the rest unbuilt.
 */
export function plotCommands(city: City, plot: number, file: PlotFile): Command[] {
  const corner = cornerOfBlock(blockOfPlot(plot));
  const removals = sortedPlacements(city)
    .filter(({ owner }) => owner === plot)
    .map(({ id }): Command => ({ kind: 'remove', id }));
  const placings = file.buildings.map(
    ({ type, column, row, params }): Command => ({
      kind: 'place',
      type,
      x: corner.x + column,
      y: corner.y + row,
      params,
    }),
  );
  return [...removals, ...placings, { kind: 'set', target: 'fare', params: { ...file.fare } }];
}
