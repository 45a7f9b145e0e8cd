import { startBalance } from '../balance/balance-money.ts';
import { firstFare } from '../balance/balance-travel.ts';
import { putBuilding, takeBuilding } from '../buildings/placing.ts';
import type { City } from '../city.ts';
import { type CommandResult, refuse } from '../commands/command.ts';
import { blockOfPlot, cornerOfBlock, plotCount, plotTiles } from '../grid.ts';

/** What a student finds on a new plot: a place where somebody lives already, so that the meters show something. */
const firstBuildings = [
  { type: 'cottage', column: 0, row: 6, params: {} },
  { type: 'cottage', column: 1, row: 6, params: {} },
  { type: 'kiosk', column: 6, row: 6, params: {} },
] as const;

function clearPlot(city: City, plot: number): void {
  for (const tile of plotTiles(plot)) {
    const placement = city.placed.get(tile);
    if (placement) takeBuilding(city, placement);
  }
}

/**
 * Hands a plot from the neighbours to its student: their houses go, a first corner of the student's own
 * stands, and the balance is new.
 */
export function claimPlot(city: City, plot: number): CommandResult {
  const state = city.plots[plot];
  if (!state || plot >= plotCount) return refuse('unknown-plot');
  if (!state.isNeighbour) return refuse('already-yours');
  clearPlot(city, plot);
  state.isNeighbour = false;
  city.ledger.start += startBalance - state.balance;
  Object.assign(state, { balance: startBalance, ...firstFare });
  const corner = cornerOfBlock(blockOfPlot(plot));
  for (const { type, column, row, params } of firstBuildings) {
    putBuilding(city, { type, x: corner.x + column, y: corner.y + row, owner: plot, params, paid: 0 });
  }
  return { ok: true, inverse: { kind: 'nothing' }, changedTiles: [...plotTiles(plot)] };
}

/** Gives a plot back to the neighbours, who keep what stands on it. */
export function releasePlot(city: City, plot: number): CommandResult {
  const state = city.plots[plot];
  if (!state || plot >= plotCount) return refuse('unknown-plot');
  state.isNeighbour = true;
  return { ok: true, inverse: { kind: 'nothing' }, changedTiles: [] };
}
