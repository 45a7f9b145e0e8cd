import type { NowRow } from '@playforward/contract';
import { expect, test } from 'vitest';
import { type NowEvent, newNowState, nextNowState } from './now-state.ts';

const row = (id: number): NowRow => ({
  id,
  name: `Student ${id}`,
  on: true,
  open: null,
  answers: [],
  idea: null,
  done: false,
  since: null,
  hand_at: null,
  math: {},
});
const begun: NowEvent = {
  kind: 'class',
  said: { now: '2026-09-01T12:00:05Z', paused_until: null },
  here: Date.parse('2026-09-01T12:00:00Z'),
};
const after = (...events: NowEvent[]) => events.reduce(nextNowState, newNowState);

test('a row replaces the one before, and the server’s clock is kept', () => {
  const state = after(begun, { kind: 'row', said: row(1) }, { kind: 'row', said: { ...row(1), done: true } });
  expect([...state.rows.values()]).toMatchObject([{ id: 1, done: true }]);
  expect(state.ahead).toBe(5_000);
});

test('a hand changes its row alone; a hand of nobody who is there changes nothing', () => {
  const up = '2026-09-01T12:00:00Z';
  const one = after(begun, { kind: 'row', said: row(1) }, { kind: 'hand', said: { id: 1, hand_at: up } });
  expect(one.rows.get(1)?.hand_at).toBe(up);
  expect(nextNowState(one, { kind: 'hand', said: { id: 2, hand_at: up } })).toBe(one);
});

test('[CLASSROOM-4] an end of one takes that one away, the end of all takes everybody away', () => {
  const two = after(begun, { kind: 'row', said: row(1) }, { kind: 'row', said: row(2) });
  expect([...nextNowState(two, { kind: 'end', said: { id: 1 } }).rows.keys()]).toEqual([2]);
  const over = nextNowState(two, { kind: 'end', said: { id: null } });
  expect([over.kind, over.rows.size]).toEqual(['over', 0]);
  expect(nextNowState(over, { kind: 'broken' }).kind).toBe('over');
});

test('[CLASSROOM-4] who left while the line was broken is not there when it is back', () => {
  const state = after(
    begun,
    { kind: 'row', said: row(1) },
    { kind: 'row', said: row(2) },
    { kind: 'broken' },
    begun,
    { kind: 'row', said: row(2) },
  );
  expect([...state.rows.keys()]).toEqual([2]);
  expect(state.kind).toBe('live');
});
