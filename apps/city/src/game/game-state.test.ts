import type { CityMission } from '@playforward/contract';
import { describe, expect, test } from 'vitest';
import { type GameEvent, newGame, nextGame, openMission } from './game-state.ts';

const play = (events: GameEvent[], from = newGame) => events.reduce(nextGame, from);
const mission = (id: string) => ({ id, title: id }) as CityMission;

describe('what the pupil sees', () => {
  test('switching between map and list closes what was open and keeps the plan', () => {
    const state = play([
      { kind: 'missions', list: [mission('a')], failed: false },
      { kind: 'planner', event: { kind: 'open', missionId: 'a' } },
      { kind: 'planner', event: { kind: 'type', symbol: 'n', value: '30' } },
      { kind: 'panel', panel: 'help' },
      { kind: 'view', view: 'list' },
    ]);
    expect(state).toMatchObject({ view: 'list', panel: null, planner: { inputs: { n: '30' } } });
    expect(openMission(state)?.id).toBe('a');
  });

  test('a device that cannot draw the map stays with the list', () => {
    const none = play([{ kind: 'map trouble' }, { kind: 'view', view: 'map' }]);
    expect(none).toMatchObject({ view: 'list', noMap: true });
  });

  test('missions that come again keep the open one while it is among them', () => {
    const open = play([
      { kind: 'missions', list: [mission('a'), mission('b')], failed: false },
      { kind: 'planner', event: { kind: 'open', missionId: 'b' } },
    ]);
    expect(play([{ kind: 'missions', list: [mission('b')], failed: false }], open).planner.missionId).toBe(
      'b',
    );
    expect(
      play([{ kind: 'missions', list: [mission('c')], failed: false }], open).planner.missionId,
    ).toBeNull();
  });

  test('a panel that is opened takes the place of the card of a tile, and leaves it when it is closed', () => {
    const looked = play([{ kind: 'look', tile: 7 }]);
    expect(play([{ kind: 'panel', panel: 'signals' }], looked)).toMatchObject({
      panel: 'signals',
      looked: null,
    });
    expect(play([{ kind: 'panel', panel: null }], looked).looked).toBe(7);
  });

  test('escape takes back one thing at a time', () => {
    const esc: GameEvent = { kind: 'escape' };
    let state = play([
      { kind: 'overlay', overlay: 'water' },
      { kind: 'tool', tool: { kind: 'remove' } },
      { kind: 'panel', panel: 'help' },
      {
        kind: 'data',
        data: { kind: 'table', table: { title: '', description: '', table_data: { headers: [], rows: [] } } },
      },
    ]);
    const steps = [];
    for (let step = 0; step < 4; step++) {
      state = nextGame(state, esc);
      steps.push([state.data, state.panel, state.tool, state.overlay].filter((part) => part !== null).length);
    }
    expect(steps).toEqual([3, 2, 1, 0]);
    expect(nextGame(state, esc)).toBe(state);
  });

  test('the same overlay and the same meter chosen again are put away', () => {
    const twice: GameEvent = { kind: 'overlay', overlay: 'power' };
    expect(play([twice]).overlay).toBe('power');
    expect(play([twice, twice]).overlay).toBeNull();
    const meter: GameEvent = { kind: 'meter', meter: 'happiness' };
    expect(play([meter, meter]).meter).toBeNull();
  });
});

describe('what others say', () => {
  const hello = (plot: number): GameEvent => ({ kind: 'bubble', plot, words: 'Hello, city!', emote: null });

  test('one bubble a plot, four in all, and a late end ends only its own', () => {
    const state = play([hello(1), hello(2), hello(3), hello(4), hello(5), hello(5)]);
    expect(state.bubbles.map(({ plot }) => plot)).toEqual([2, 3, 4, 5]);
    const first = state.bubbles[0];
    const after = play([hello(2), { kind: 'bubble over', id: first?.id ?? 0 }], state);
    expect(after.bubbles.map(({ plot }) => plot)).toEqual([3, 4, 5, 2]);
  });

  test('nothing is seen of a muted plot, or of anybody when all are muted', () => {
    const one = play([hello(1), { kind: 'mute', plot: 1, muted: true }, hello(1), hello(2)]);
    expect(one.bubbles.map(({ plot }) => plot)).toEqual([2]);
    const all = play([{ kind: 'mute', plot: null, muted: true }, hello(3)], one);
    expect(all.bubbles).toEqual([]);
    const open = play(
      [{ kind: 'mute', plot: null, muted: false }, { kind: 'mute', plot: 1, muted: false }, hello(1)],
      all,
    );
    expect(open.bubbles).toHaveLength(1);
  });
});

describe('what happened', () => {
  test('stands in the log, newest first, at most forty lines', () => {
    const lines = Array.from(
      { length: 50 },
      (_, tick): GameEvent => ({ kind: 'log', tick, sentence: `${tick}` }),
    );
    const { log } = play(lines);
    expect([log.length, log[0]?.tick, log.at(-1)?.tick]).toEqual([40, 49, 10]);
  });

  test('a notice stays until it is over, a newer one until it is over itself', () => {
    const first = play([{ kind: 'notice', tone: 'good', sentence: 'Built.' }]);
    const second = play([{ kind: 'notice', tone: 'bad', sentence: 'No.' }], first);
    expect(nextGame(second, { kind: 'notice over', id: first.notice?.id ?? 0 }).notice?.sentence).toBe('No.');
    expect(nextGame(second, { kind: 'notice over', id: second.notice?.id ?? 0 }).notice).toBeNull();
  });
});
