import { deflateRawSync } from 'node:zlib';
import { advance, type City, encodeCity, hashCity, simVersion } from '@playforward/city-sim';
import { cityLimits, writeCityDelta, writeCitySnapshot } from '@playforward/contract';
import { runInSchool } from '../../../schools/school-scope.ts';
import { loadPlotRecords, type PlotRecords } from '../plots/plot-records.ts';
import type { CityPorts, Player } from './city-players.ts';
import type { CityServices } from './city-services.ts';
import { updateSnapshot } from './event-queries.ts';
import type { OpenedCity } from './open-city.ts';
import { readShownStats, shownWeather } from './shown-stats.ts';
import { timeTick } from './tick-channel.ts';
import { copyTiles, type Tiles, takeTileChanges } from './tile-changes.ts';

/** One city while people are in it. All that changes it goes through `inTurn`, one after the other. */
export type CityGame = {
  services: CityServices;
  ports: CityPorts;
  cityId: string;
  schoolId: number;
  epoch: number;
  city: City;
  /** What every mirror has been told so far. */
  told: Tiles;
  plots: PlotRecords;
  players: Map<string, Player>;
  isDirty: boolean;
  isLost: boolean;
  savedAt: number;
  packed: { city: City; tick: number; bytes: Uint8Array } | undefined;
  turn: Promise<unknown>;
  isTickDue: boolean;
};

export async function openGame(
  services: CityServices,
  { ports, opened }: { ports: CityPorts; opened: OpenedCity },
): Promise<CityGame> {
  const { row, city } = opened;
  const game: CityGame = {
    services,
    ports,
    city,
    cityId: row.id,
    schoolId: row.schoolId,
    epoch: row.epoch,
    told: copyTiles(city),
    plots: await loadPlotRecords(services.db, row),
    players: new Map(),
    isDirty: true,
    isLost: false,
    savedAt: 0,
    packed: undefined,
    turn: Promise.resolve(),
    isTickDue: false,
  };
  await saveGame(game);
  showState(game);
  return game;
}

/** Runs a piece of work for the city's school when everything asked before it is done, also when that failed. */
export function inTurn<T>(game: CityGame, work: () => Promise<T> | T): Promise<T> {
  const next = game.turn.then(() => runInSchool(game.schoolId, work));
  game.turn = next.catch(() => {});
  return next;
}

const hashEvery = 10;

/** One hour of the city. It stands still while nobody is there, and waits for what is not stored yet. */
export function tickGame(game: CityGame): void {
  const isWatched = [...game.players.values()].some(({ online }) => online);
  if (!isWatched || game.isLost || game.isTickDue) return;
  game.isTickDue = true;
  void inTurn(game, async () => {
    game.isTickDue = false;
    timeTick(game.cityId, () => {
      advance(game.city, 1);
      game.isDirty = true;
      tellTiles(game);
      showState(game);
    });
    if (game.services.clock.now().getTime() - game.savedAt >= cityLimits.snapshotSeconds * 1000) {
      await saveGame(game);
    }
  }).catch((error: unknown) => game.services.log.error({ err: error, city: game.cityId }, 'a tick failed'));
}

/** Sends what changed on the map since the last time, also when that is nothing: it carries the tick. */
export function tellTiles(game: CityGame): void {
  game.ports.frameAll(writeCityDelta(game.city.tick, takeTileChanges(game.told, game.city)));
}

export function showState({ city, ports }: CityGame): void {
  const isHashed = city.tick % hashEvery === 0;
  ports.showCity({
    tick: city.tick,
    weather: shownWeather(city),
    stats: readShownStats(city),
    ...(isHashed && { hash: hashNumber(city) }),
  });
}

/** The low 32 bits of the city's hash. */
function hashNumber(city: City): number {
  return Number.parseInt(hashCity(city).slice(-8), 16) >>> 0;
}

/** The whole city for a browser that joins; packed once for all who join in the same hour. */
export function snapshotFrame(game: CityGame): Uint8Array {
  const { city, packed } = game;
  if (packed && packed.city === city && packed.tick === city.tick) return packed.bytes;
  const bytes = writeCitySnapshot(city.tick, deflateRawSync(encodeCity(city), { level: 9 }));
  game.packed = { city, tick: city.tick, bytes };
  return bytes;
}

/** Stores the city as it is now, when it changed since the last time. Runs in turn only. */
export async function saveGame(game: CityGame): Promise<void> {
  const { services, city, cityId, epoch } = game;
  if (!game.isDirty || game.isLost) return;
  const now = services.clock.now();
  const isOwner = await updateSnapshot(services.db, {
    cityId,
    epoch,
    tick: city.tick,
    simVersion,
    now,
    snapshot: encodeCity(city),
    stats: readShownStats(city),
  });
  if (!isOwner) {
    loseGame(game);
    return;
  }
  game.isDirty = false;
  game.savedAt = now.getTime();
}

/** Another process owns the city now: nothing more is written, and everybody is sent there. */
export function loseGame(game: CityGame): void {
  if (game.isLost) return;
  game.isLost = true;
  game.services.log.warn({ city: game.cityId }, 'another process has this city now');
  game.ports.lose();
}
