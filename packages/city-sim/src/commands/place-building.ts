import { isBuildingType } from '../buildings/building-types.ts';
import { checkParams } from '../buildings/check-params.ts';
import { costOf, footprintOf } from '../buildings/measures.ts';
import { isMonument } from '../buildings/monuments.ts';
import { isFree, putBuilding, tilesOf } from '../buildings/placing.ts';
import type { City } from '../city.ts';
import { citySize, civicPlot, isInside, isRoad, ownerOfTile } from '../grid.ts';
import { type Command, type CommandResult, refuse } from './command.ts';
import { checkBalance, type Payer, pay } from './plot-balance.ts';
import type { ReasonId } from './reasons.ts';

type Place = Extract<Command, { kind: 'place' }>;

/** Why nothing of the size can stand at (x, y) on the plot, or null when it can. */
function checkGround(city: City, plot: number, tiles: readonly number[]): ReasonId | null {
  const [corner = 0] = tiles;
  if (isRoad(corner)) return 'road';
  const owner = ownerOfTile[corner];
  if (owner !== plot) return owner === civicPlot ? 'civic-land' : 'someone-elses';
  if (!isFree(city, tiles.slice(0, 1))) return 'occupied';
  if (tiles.some((tile) => ownerOfTile[tile] !== plot)) return 'does-not-fit';
  return isFree(city, tiles) ? null : 'occupied';
}

/** Why this building cannot stand there, or null when it can. What the ghost and the server ask alike. */
export function checkPlace(city: City, payer: Payer, command: Omit<Place, 'kind'>): ReasonId | null {
  const { plot } = payer;
  const { type, x, y } = command;
  if (!isBuildingType(type)) return 'unknown-building';
  if (isMonument(type) && plot !== civicPlot) return 'class-project';
  if (!isInside(x, y)) return 'outside';
  const params = checkParams(type, command.params);
  if (!params) return 'bad-number';
  const { width, height } = footprintOf(type, params);
  if (x + width > citySize || y + height > citySize) return 'does-not-fit';
  const ground = checkGround(city, plot, tilesOf({ type, x, y, params }));
  return ground ?? checkBalance(city, payer, command.paid ?? costOf(type, params));
}

export function placeBuilding(city: City, payer: Payer, command: Place): CommandResult {
  const reason = checkPlace(city, payer, command);
  if (reason) return refuse(reason);
  const { type, x, y } = command;
  const params = checkParams(type, command.params) ?? {};
  const paid = pay(city, payer, command.paid ?? costOf(type, params));
  const placement = putBuilding(city, { type, x, y, owner: payer.plot, params, paid });
  return {
    ok: true,
    placement,
    inverse: { kind: 'remove', id: placement.id },
    changedTiles: tilesOf(placement),
  };
}
