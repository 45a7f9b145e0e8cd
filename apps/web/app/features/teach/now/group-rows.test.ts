import type { NowRow } from '@playforward/contract';
import { expect, test } from 'vitest';
import { groupRows, waitedText } from './group-rows.ts';

const noon = Date.parse('2026-09-01T12:00:00Z');
const ago = (seconds: number) => new Date(noon - seconds * 1000).toISOString();

let next = 0;
function row(change: Partial<NowRow> = {}): NowRow {
  next += 1;
  const open = {
    lesson_id: 1,
    lesson_title: 'Ratios',
    part: 'practice',
    number: 1,
    of: 8,
    question: 'q',
  } as const;
  return {
    id: next,
    name: `Student ${next}`,
    on: true,
    open,
    answers: [],
    idea: null,
    done: false,
    since: ago(20),
    hand_at: null,
    math: {},
    ...change,
  };
}
const idea = (misses: number, name = 'adds') => ({ idea: name, text: 'Adds', misses });
const ids = (rows: readonly NowRow[]) => rows.map(({ id }) => id);

test('everybody stands once, where the need is greatest', () => {
  const hand = row({ hand_at: ago(10), idea: idea(3) });
  const miss = row({ idea: idea(2), done: true });
  const done = row({ done: true, since: ago(900) });
  const quiet = row({ since: ago(181) });
  const moving = row({ since: ago(179) });
  const away = row({ on: false, since: ago(4_000) });
  const groups = groupRows([away, moving, quiet, done, miss, hand], noon);
  expect(ids(groups.hands)).toEqual([hand.id]);
  expect(groups.ideas.map(({ rows }) => ids(rows))).toEqual([[miss.id]]);
  expect(ids(groups.quiet)).toEqual([quiet.id]);
  expect(ids(groups.moving)).toEqual([moving.id]);
  expect(ids(groups.done)).toEqual([done.id]);
  expect(ids(groups.away)).toEqual([away.id]);
});

test('one miss marks nobody, unless somebody else has just missed with the same idea', () => {
  const alone = groupRows([row({ idea: idea(1) }), row({ idea: idea(1, 'other') })], noon);
  expect(alone.ideas).toEqual([]);
  const two = groupRows([row({ idea: idea(1) }), row({ idea: idea(1) })], noon);
  expect(two.ideas[0]?.rows).toHaveLength(2);
});

test('the hand that has been up longest comes first, and the idea of most students', () => {
  const late = row({ hand_at: ago(10) });
  const early = row({ hand_at: ago(90) });
  const rare = row({ idea: idea(5, 'rare') });
  const often = [row({ idea: idea(2, 'often') }), row({ idea: idea(3, 'often') })];
  const groups = groupRows([late, early, rare, ...often], noon);
  expect(ids(groups.hands)).toEqual([early.id, late.id]);
  expect(groups.ideas.map((one) => one.idea)).toEqual(['often', 'rare']);
  expect(groups.ideas[0]?.rows.map((one) => one.idea?.misses)).toEqual([3, 2]);
});

test('nobody with nothing open counts as quiet', () => {
  expect(groupRows([row({ open: null, since: ago(4_000) })], noon).quiet).toEqual([]);
});

test('a wait is minutes and seconds', () => {
  expect(waitedText(ago(200), noon)).toBe('3:20');
  expect(waitedText(ago(5), noon)).toBe('0:05');
  expect(waitedText(ago(-5), noon)).toBe('0:00');
  expect(waitedText(ago(3_725), noon)).toBe('1:02:05');
});
