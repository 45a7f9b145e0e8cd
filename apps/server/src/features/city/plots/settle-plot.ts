import { changeCity } from '../room/change-city.ts';
import { type CityGame, tellTiles } from '../room/city-game.ts';
import type { Player } from '../room/city-players.ts';
import { updatePlotSettled } from './plot-queries.ts';
import { reloadOwners, summarizePlot } from './plot-records.ts';

/**
 * Makes the ground ready for an owner who comes for the first time: the neighbours of the city's own, or whoever lived
 * there before, have moved out. Runs in turn only.
 */
export async function settlePlot(game: CityGame, { userId, plot }: Player): Promise<void> {
  const { plots, services, cityId } = game;
  if (!plots.owners.has(plot)) await reloadOwners(services.db, { cityId, records: plots });
  const owner = plots.owners.get(plot);
  if (!owner || owner.userId !== userId) throw new Error('the plot belongs to somebody else by now');
  if (owner.settled) return;
  await emptyPlot(game, plot);
  const claimed = await changeCity(game, {
    userId,
    plot,
    kind: 'settle',
    changes: [{ command: { kind: 'claim' } }],
  });
  if (!claimed.ok) throw new Error(`a new owner could not move in: ${claimed.reasonId}`);
  // What is built from now on is a change of the empty ground, also where the same house stood before.
  tellTiles(game);
  await updatePlotSettled(services.db, { cityId, plot });
  owner.settled = true;
  game.ports.sendAll({ type: 'plot', plot: summarizePlot(plots, plot) });
}

/** Gives a plot whose owner is gone back to the neighbours of the city's own. Runs in turn only. */
async function emptyPlot(game: CityGame, plot: number): Promise<void> {
  if (game.city.plots[plot]?.isNeighbour !== false) return;
  await changeCity(game, { userId: null, plot, kind: 'leave', changes: [{ command: { kind: 'release' } }] });
}

/** Brings the plots to what the database says: somebody was hidden, moved in, or is gone for good. */
export async function refreshPlots(game: CityGame): Promise<void> {
  const { plots, services, cityId, ports } = game;
  const before = [...plots.owners.keys()];
  await reloadOwners(services.db, { cityId, records: plots });
  for (const plot of before) if (!plots.owners.has(plot)) await emptyPlot(game, plot);
  for (const plot of new Set([...before, ...plots.owners.keys()])) {
    ports.sendAll({ type: 'plot', plot: summarizePlot(plots, plot) });
  }
}
