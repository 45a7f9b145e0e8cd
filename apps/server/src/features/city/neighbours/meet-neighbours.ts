import { insertAudit } from '../../../safety/queries.ts';
import { updateAlias } from '../plots/plot-queries.ts';
import { isFounder, summarizePlot } from '../plots/plot-records.ts';
import { type CommandRefusal, refuse } from '../room/change-city.ts';
import type { CityGame } from '../room/city-game.ts';
import type { Player } from '../room/city-players.ts';
import { updateCityName } from '../room/event-queries.ts';
import type { IntentOf, IntentReply } from '../room/reply.ts';
import { insertGift, insertLike, insertReport } from './social-queries.ts';

function findNeighbour({ plots }: CityGame, player: Player, plot: number): CommandRefusal | undefined {
  if (plot === player.plot) return refuse('own-plot');
  return plots.owners.has(plot) ? undefined : refuse('empty-plot');
}

function tellPlot(game: CityGame, plot: number): void {
  game.ports.sendAll({ type: 'plot', plot: summarizePlot(game.plots, plot) });
}

function addOne(counts: Map<number, number>, plot: number): void {
  counts.set(plot, (counts.get(plot) ?? 0) + 1);
}

export async function like(game: CityGame, player: Player, { plot }: IntentOf<'like'>): Promise<IntentReply> {
  const refusal = findNeighbour(game, player, plot);
  if (refusal) return refusal;
  const { cityId, services, plots } = game;
  const isNew = await insertLike(services.db, { cityId, plotNo: plot, userId: player.userId });
  if (!isNew) return refuse('already-done');
  addOne(plots.likes, plot);
  tellPlot(game, plot);
  return { ok: true };
}

export async function sendGift(
  game: CityGame,
  player: Player,
  { plot }: IntentOf<'gift'>,
): Promise<IntentReply> {
  const refusal = findNeighbour(game, player, plot);
  if (refusal) return refusal;
  const { cityId, services, plots } = game;
  const day = services.clock.now().toISOString().slice(0, 10);
  const isNew = await insertGift(services.db, { cityId, plotNo: plot, userId: player.userId, day });
  if (!isNew) return refuse('already-done');
  addOne(plots.gifts, plot);
  tellPlot(game, plot);
  return { ok: true };
}

/** For the school's safety contact: which plot, by whom, and one of four reasons; the log names no one else. */
export async function report(
  game: CityGame,
  player: Player,
  asked: IntentOf<'report'>,
): Promise<IntentReply> {
  const refusal = findNeighbour(game, player, asked.plot);
  if (refusal) return refusal;
  const { cityId, services } = game;
  const { userId } = player;
  const now = services.clock.now();
  const reason = asked.reason_id;
  const isNew = await insertReport(services.db, { cityId, plotNo: asked.plot, userId, reason, at: now });
  if (!isNew) return refuse('already-done');
  await insertAudit(services.db, { kind: 'city-report', userId, now, details: { reason, plot: asked.plot } });
  services.log.warn(
    { user: userId, city: cityId, plot: asked.plot, reason },
    'a plot of the city was reported: please tell the safety contact',
  );
  return { ok: true };
}

/** Takes one of the generated names that were offered. Runs in turn only. */
export async function chooseName(
  game: CityGame,
  player: Player,
  { what, offer }: IntentOf<'name'>,
): Promise<IntentReply> {
  return what === 'alias' ? chooseAlias(game, player, offer) : chooseCityName(game, player, offer);
}

async function chooseAlias(game: CityGame, { plot, sessionId }: Player, offer: number): Promise<IntentReply> {
  const { plots, cityId, services, ports } = game;
  const owner = plots.owners.get(plot);
  const alias = owner?.aliasOffers[offer];
  const isTaken = [...plots.owners.values()].some((other) => other.plotNo !== plot && other.alias === alias);
  if (!owner || alias === undefined || isTaken) return refuse('no-longer-open');
  await updateAlias(services.db, { cityId, plot, alias });
  owner.alias = alias;
  ports.show(sessionId, { alias });
  tellPlot(game, plot);
  return { ok: true };
}

async function chooseCityName(game: CityGame, { plot }: Player, offer: number): Promise<IntentReply> {
  const { plots, cityId, services, ports } = game;
  const name = plots.city.nameOffers[offer];
  if (name === undefined || !isFounder(plots, plot)) return refuse('no-longer-open');
  await updateCityName(services.db, { cityId, name });
  Object.assign(plots.city, { name, isNameChosen: true });
  ports.sendAll({ type: 'renamed', name });
  return { ok: true };
}
