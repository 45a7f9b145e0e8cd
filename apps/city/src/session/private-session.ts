import {
  advance,
  applyCommand,
  buildings,
  type City,
  type Command,
  type CommandResult,
  createCity,
  plotCount,
  remember,
  type UndoHistory,
  undo,
} from '@playforward/city-sim';
import { type CityPlotSummary, cityProjects } from '@playforward/contract';
import { type Judge, openJudge } from '../judge/ask-judge.ts';
import { openChangeEmitter } from './change-emitter.ts';
import type { CityIntent, CityPlace, CitySession, IntentReply } from './city-session.ts';
import { keepCity, readKeptCity } from './keep-city.ts';
import { openPrivateRuns } from './private-runs.ts';
import { refusalSentence } from './refusal-sentence.ts';
import { neighbourNames, sessionText as text } from './text.ts';

/** The plot of a city of one's own: beside the centre. */
export const ownPlot = 13;
const tickMs = 1000;
/** Every so many ticks the city is kept. */
const keepEvery = 15;
const hoursOfDay = 24;

type PrivateParts = {
  /** Null keeps nothing, for a page that may store nothing. */
  storage: Storage | null;
  seed: number;
  /** A picture wants a city in which time stands still. */
  still?: boolean;
  judge?: Judge;
};

/** A city that the page runs by itself: for guests, without a server, and where other pupils are switched off. */
export function openPrivateSession(parts: PrivateParts): CitySession {
  const { storage, seed, still = false, judge = openJudge() } = parts;
  const hub = openChangeEmitter();
  const city = readKeptCity(storage) ?? newCity(seed);
  const plots = plotsOf();
  let history: UndoHistory = [];
  const liked: number[] = [];
  const gifts: number[] = [];
  let paused = false;
  let closed = false;

  const tick = () => {
    if (paused) return;
    advance(city, 1);
    hub.tell({ kind: 'tick' });
    if (city.tick % keepEvery === 0) keepCity(storage, city);
  };
  const timer = still ? undefined : setInterval(tick, tickMs);

  const took = (result: CommandResult, given: Command): IntentReply => {
    if (!result.ok) return { ok: false, sentence: refusalSentence(result.reason, given, plots) };
    keepCity(storage, city);
    hub.tell({ kind: 'tiles', tiles: result.changedTiles });
    return { ok: true, ...(result.placement && { placements: [result.placement.id] }) };
  };
  const command = (given: Command, budget?: number): IntentReply => {
    const pays = budget !== undefined && { budget };
    const result = applyCommand(city, { plot: ownPlot, command: given, ...pays });
    if (result.ok) history = remember(history, result.inverse);
    return took(result, given);
  };
  const takeBack = (): IntentReply => {
    const undone = undo(city, ownPlot, history);
    history = undone.history;
    return took(undone.result, undone.command ?? { kind: 'nothing' });
  };
  const missions = openPrivateRuns({ city, plot: ownPlot, judge, command });
  /** A try costs a day of the city: trying out is not cheaper than thinking. In a room the day passes by itself. */
  const passDay = (reply: IntentReply): IntentReply => {
    if (!reply.ok) return reply;
    advance(city, hoursOfDay);
    hub.tell({ kind: 'tick' });
    return reply;
  };
  const favour = (list: number[], plot: number, field: 'likes' | 'gifts'): IntentReply => {
    const summary = plots[plot];
    if (!summary || plot === ownPlot) return { ok: false, sentence: text.ownPlot };
    if (list.includes(plot)) return { ok: false, sentence: text.alreadyDone };
    list.push(plot);
    summary[field] += 1;
    hub.tell({ kind: 'place' });
    return { ok: true };
  };
  const answer = (intent: CityIntent): IntentReply | Promise<IntentReply> => {
    switch (intent.type) {
      case 'command':
        return command(intent.command);
      case 'undo':
        return takeBack();
      case 'like':
        return favour(liked, intent.plot, 'likes');
      case 'gift':
        return favour(gifts, intent.plot, 'gifts');
      case 'contribute':
        return command({ kind: 'contribute', project: intent.project, amount: intent.amount });
      case 'run':
        return missions.run(intent).then(passDay);
      case 'commit':
        return missions.commit(intent.run_id);
      default:
        return { ok: false, sentence: text.notAlone };
    }
  };

  return {
    kind: 'private',
    plot: ownPlot,
    city: () => city,
    place: () => placeOf(city, plots, liked),
    players: () => [],
    status: () => (closed ? 'closed' : 'open'),
    subscribe: hub.subscribe,
    send: async (intent) => answer(intent),
    expectRun: judge.getReady,
    tell: () => undefined,
    pause(next) {
      if (next && !paused) keepCity(storage, city);
      paused = next;
    },
    close() {
      closed = true;
      clearInterval(timer);
      keepCity(storage, city);
      hub.clear();
    },
  };
}

function newCity(seed: number): City {
  const city = createCity({ seed });
  applyCommand(city, { plot: ownPlot, command: { kind: 'claim' } });
  return city;
}

function plotsOf(): CityPlotSummary[] {
  return Array.from({ length: plotCount }, (_, plot) => ({
    plot,
    alias: plot === ownPlot ? text.you : (neighbourNames[plot % neighbourNames.length] ?? null),
    likes: 0,
    gifts: 0,
    hidden: false,
  }));
}

function placeOf(city: City, plots: CityPlotSummary[], liked: number[]): CityPlace {
  const projects = cityProjects.map(({ id }) => {
    const [total, target] = [city.projects[id], buildings[id].cost];
    return { id, total, target, built: total >= target };
  });
  return { name: text.ownCity, nameOffers: null, alias: text.you, aliasOffers: [], plots, projects, liked };
}
