import { type City, encodeCity, missionFor, plotTiles, solveMission, xOf, yOf } from '@playforward/city-sim';
import type { CityMission } from '@playforward/contract';
import { v4 as newAttemptId } from 'uuid';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CitySession, SessionChange } from './city-session.ts';
import { readKeptCity } from './keep-city.ts';
import { openPrivateSession, ownPlot } from './private-session.ts';

let session: CitySession;
let heard: SessionChange[];

function open(storage: Storage | null = localStorage): void {
  session = openPrivateSession({ storage, seed: 7 });
  heard = [];
  session.subscribe((change) => heard.push(change));
}

/** A free tile of the own plot by its place in the row. */
function freeTile(index = 0): { x: number; y: number } {
  const tile = plotTiles(ownPlot)[index] ?? 0;
  return { x: xOf(tile), y: yOf(tile) };
}

const place = (type: string, at: { x: number; y: number }) =>
  session.send({ type: 'command', command: { kind: 'place', type, ...at } as never });
/** What the pupil built; a few homes stand on the plot from the start. */
const ownBuildings = (city: City) =>
  [...city.placed.values()].filter(({ owner, type }) => owner === ownPlot && type === 'fountain');

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  open();
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

describe('a city of one’s own', () => {
  test('lives by the second, stands still while it is paused, and says so', () => {
    const start = session.city().tick;
    vi.advanceTimersByTime(3000);
    expect(session.city().tick).toBe(start + 3);
    expect(heard).toEqual([{ kind: 'tick' }, { kind: 'tick' }, { kind: 'tick' }]);
    session.pause(true);
    vi.advanceTimersByTime(5000);
    expect(session.city().tick).toBe(start + 3);
    session.pause(false);
    vi.advanceTimersByTime(1000);
    expect(session.city().tick).toBe(start + 4);
  });

  test('has one plot for the pupil, empty, among named neighbors', () => {
    expect(session.city().plots[ownPlot]?.isNeighbour).toBe(false);
    const { plots, alias } = session.place();
    expect(plots).toHaveLength(32);
    expect(plots[ownPlot]?.alias).toBe(alias);
    expect(new Set(plots.map((plot) => plot.alias)).size).toBe(32);
  });

  test('builds, takes back up to twenty steps, and says when nothing is left', async () => {
    for (let index = 0; index < 3; index++)
      expect(await place('fountain', freeTile(index))).toMatchObject({ ok: true });
    expect(ownBuildings(session.city())).toHaveLength(3);
    expect(heard.filter(({ kind }) => kind === 'tiles')).toHaveLength(3);
    for (let index = 0; index < 3; index++)
      expect(await session.send({ type: 'undo' })).toMatchObject({ ok: true });
    expect(ownBuildings(session.city())).toHaveLength(0);
    expect(await session.send({ type: 'undo' })).toMatchObject({ ok: false, sentence: /nothing left/ });
  });

  test('refuses in a sentence, naming the neighbor, and changes nothing', async () => {
    const other = plotTiles(ownPlot + 1)[0] ?? 0;
    const before = session.city().placed.size;
    const reply = await place('cottage', { x: xOf(other), y: yOf(other) });
    expect(reply).toMatchObject({ ok: false });
    expect(!reply.ok && reply.sentence).toContain(session.place().plots[ownPlot + 1]?.alias);
    expect(await place('cottage', { x: -4, y: 99 })).toMatchObject({ ok: false });
    expect(await place('castle', freeTile())).toMatchObject({ ok: false });
    expect(session.city().placed.size).toBe(before);
  });

  test('is there again the next time, with what was built', async () => {
    await place('fountain', freeTile());
    session.close();
    open();
    expect(ownBuildings(session.city())).toHaveLength(1);
  });

  test('starts anew when what was kept cannot be read, and without a place to keep anything', async () => {
    session.close();
    for (const broken of ['%%%', btoa('no city')]) {
      localStorage.setItem('stem-city-private', broken);
      expect(readKeptCity(localStorage)).toBeNull();
    }
    open(null);
    expect(await place('fountain', freeTile())).toMatchObject({ ok: true });
  });

  test('a full storage costs nothing but the memory of the city', async () => {
    session.close();
    const full = {
      getItem: () => null,
      setItem() {
        throw new Error('full');
      },
    } as unknown as Storage;
    open(full);
    expect(await place('fountain', freeTile())).toMatchObject({ ok: true });
    expect(encodeCity(session.city()).length).toBeGreaterThan(0);
  });

  test('likes and trees go once to each neighbor, never to the own plot', async () => {
    expect(await session.send({ type: 'like', plot: 2 })).toEqual({ ok: true });
    expect(await session.send({ type: 'like', plot: 2 })).toMatchObject({ ok: false });
    expect(await session.send({ type: 'gift', plot: ownPlot })).toMatchObject({ ok: false });
    expect(session.place().plots[2]).toMatchObject({ likes: 1, gifts: 0 });
    expect(session.place().liked).toEqual([2]);
  });

  test('what needs other pupils or the server is answered in a sentence', async () => {
    expect(await session.send({ type: 'report', plot: 2, reason_id: 'unfair' })).toMatchObject({ ok: false });
    expect(await session.send({ type: 'name', what: 'city', offer: 1 })).toMatchObject({ ok: false });
  });
});

describe('missions in a city of one’s own', () => {
  const mission = missionFor({
    family: 'ratio',
    level: 1,
    seed: 3,
    lessonId: 0,
    theme: { grade: null, career: null, names: [] },
  }) as CityMission;
  const { inputs, prediction } = solveMission(mission);
  const placedOnPlot = () =>
    [...session.city().placed.values()].filter(({ owner }) => owner === ownPlot).length;
  const run = (typed: Record<string, string>) =>
    session.send({ type: 'run', attemptId: newAttemptId(), mission, inputs: typed, prediction });

  test('run by the rules that a room has, and what they proved is built beside the balance [R-016]', async () => {
    const stood = placedOnPlot();
    const reply = await run(inputs);
    if (!reply.ok || !reply.run) throw new Error('The plan was refused.');
    expect(reply.run.run).toMatchObject({ stars: 3, equation: expect.any(String) });
    expect(placedOnPlot()).toBe(stood);
    const money = session.city().plots[ownPlot]?.balance;
    const built = await session.send({ type: 'commit', run_id: reply.run.runId });
    expect(built).toMatchObject({ ok: true });
    expect(placedOnPlot()).toBeGreaterThan(stood);
    expect(session.city().plots[ownPlot]?.balance).toBe(money);
    expect(await session.send({ type: 'commit', run_id: reply.run.runId })).toMatchObject({ ok: false });
    for (const _ of reply.run.run.placements) await session.send({ type: 'undo' });
    expect(placedOnPlot()).toBe(stood);
  });

  test('a try costs a day of the city, one that cannot be read costs none', async () => {
    const symbol = Object.keys(inputs)[0] ?? '';
    const { tick } = session.city();
    await run({ [symbol]: 'many' });
    expect(session.city().tick).toBe(tick);
    await run(inputs);
    expect(session.city().tick).toBe(tick + 24);
  });

  test('a number that cannot be read is answered at its field, and a poor one runs as well [R6]', async () => {
    const symbol = Object.keys(inputs)[0] ?? '';
    expect(await run({ [symbol]: 'many' })).toMatchObject({ ok: false, symbol });
    const poor = await run(solveMission(mission).wrong[0]?.inputs ?? {});
    expect(poor.ok && poor.run?.run.stars).toBeLessThanOrEqual(1);
  });

  test('a plan that finds no room changes nothing and says so', async () => {
    const reply = await run(inputs);
    for (let index = 0; index < 49; index++) await place('kiosk', freeTile(index));
    const before = session.city().placed.size;
    const refused = await session.send({ type: 'commit', run_id: (reply.ok && reply.run?.runId) || '' });
    expect(refused).toMatchObject({ ok: false, sentence: expect.stringContaining('no free tiles') });
    expect(session.city().placed.size).toBe(before);
  });
});
