import { buildings } from '../buildings/buildings.ts';
import { checkNumbers } from '../buildings/check-params.ts';
import { isMonument } from '../buildings/monuments.ts';
import { takeBuilding, tilesOf } from '../buildings/placing.ts';
import type { City } from '../city.ts';
import { civicPlot, plotCount } from '../grid.ts';
import { buildMonument } from '../neighbours/build-monument.ts';
import { claimPlot, releasePlot } from '../neighbours/claim-plot.ts';
import { divide } from '../whole-numbers.ts';
import { type Command, type CommandResult, done, type Order, refuse } from './command.ts';
import { placeBuilding } from './place-building.ts';
import { give, type Payer, refund } from './plot-balance.ts';
import { isSetting, settings } from './settings.ts';

function removeBuilding(city: City, { plot }: Payer, id: number): CommandResult {
  const placement = city.placed.get(id);
  if (!placement) return refuse('nothing-there');
  if (placement.owner !== plot) return refuse(placement.owner === civicPlot ? 'civic-land' : 'someone-elses');
  const { type, x, y, params, paid } = placement;
  const changedTiles = tilesOf(placement);
  takeBuilding(city, placement);
  refund(city, plot, paid);
  return {
    ok: true,
    placement,
    inverse: { kind: 'place', type, x, y, params: { ...params }, paid },
    changedTiles,
  };
}

function changeSetting(
  city: City,
  { plot }: Payer,
  { target, params }: Extract<Command, { kind: 'set' }>,
): CommandResult {
  if (!isSetting(target)) return refuse('unknown-setting');
  const numbers = checkNumbers(settings[target], params);
  if (!numbers) return refuse('bad-number');
  const state = city.plots[plot];
  if (target === 'tax') {
    if (plot !== civicPlot) return refuse('only-the-city');
    const before = { percent: city.tax / 10 };
    city.tax = divide(Math.round((numbers.percent ?? 0) * 1000), 100);
    return { ok: true, inverse: { kind: 'set', target, params: before }, changedTiles: [] };
  }
  if (!state) return refuse('unknown-plot');
  const before = { m: state.farePerTile, b: state.fareBase };
  state.farePerTile = numbers.m ?? 0;
  state.fareBase = numbers.b ?? 0;
  return { ok: true, inverse: { kind: 'set', target, params: before }, changedTiles: [] };
}

function contribute(
  city: City,
  { plot }: Payer,
  command: Extract<Command, { kind: 'contribute' }>,
): CommandResult {
  const { project, amount } = command;
  if (!isMonument(project)) return refuse('unknown-building');
  const missing = buildings[project].cost - city.projects[project];
  if (missing <= 0) return refuse('already-built');
  if (!Number.isInteger(amount) || amount <= 0) return refuse('bad-number');
  const gift = Math.min(amount, missing);
  const balance = city.plots[plot]?.balance ?? 0;
  if (balance < gift) return refuse('balance-empty');
  give(city, plot, gift);
  city.projects[project] += gift;
  const placement = gift === missing ? buildMonument(city, project) : null;
  if (!placement) return done;
  return { ok: true, placement, inverse: { kind: 'nothing' }, changedTiles: tilesOf(placement) };
}

/**
 * Does a command for a plot, or says why not and changes nothing. The inverse takes it back exactly; what cannot be
 * taken back (a gift to a class project) has the inverse `nothing`. Ownership is the plot's: who may speak for a plot
 * is the server's to know. `plot` may be `civicPlot` for the city itself.
 */
export function applyCommand(city: City, { plot, command, ...budget }: Order): CommandResult {
  if (!Number.isInteger(plot) || plot < 0 || plot > plotCount) return refuse('unknown-plot');
  const payer: Payer = { plot, ...budget };
  switch (command.kind) {
    case 'place':
      return placeBuilding(city, payer, command);
    case 'remove':
      return removeBuilding(city, payer, command.id);
    case 'set':
      return changeSetting(city, payer, command);
    case 'contribute':
      return contribute(city, payer, command);
    case 'claim':
      return claimPlot(city, plot);
    case 'release':
      return releasePlot(city, plot);
    case 'nothing':
      return done;
  }
}
