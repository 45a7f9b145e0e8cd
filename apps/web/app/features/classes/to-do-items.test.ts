import type { AskedAssignments } from '@playforward/contract';
import { expect, test } from 'vitest';
import { toDoItems } from './to-do-items.ts';

type Asked = AskedAssignments['assignments'][number];

const asked = (part: Partial<Asked>): Asked => ({
  id: 'a',
  kind: 'unit-check',
  title: 'Unit check: Ratios',
  class_name: 'Period 2',
  teacher: 'Ms. Okafor',
  opens_at: '2026-01-01T08:00:00.000Z',
  due_at: null,
  ends_at: null,
  state: 'to-do',
  done_at: null,
  late: false,
  lesson_id: null,
  sitting_id: null,
  ...part,
});

test('what is open stands before what is done, and what is over not at all', () => {
  const { items } = toDoItems([
    asked({ id: 'done', state: 'done', done_at: '2026-01-02T08:00:00.000Z' }),
    asked({ id: 'over', state: 'over' }),
    asked({ id: 'open' }),
  ]);
  expect(items.map(({ id, done }) => [id, done])).toEqual([
    ['open', false],
    ['done', true],
  ]);
});

test('each leads to where it is done', () => {
  const { items } = toDoItems([
    asked({ id: '1', kind: 'lesson', lesson_id: 7 }),
    asked({ id: '2', kind: 'mission', lesson_id: 7 }),
    asked({ id: '3', kind: 'race' }),
    asked({ id: '4', kind: 'practice' }),
    asked({ id: '5', state: 'started', sitting_id: 's' }),
  ]);
  expect(items.map(({ to }) => to)).toEqual([
    '/lesson/7',
    '/lesson/7/stem-city',
    '/dashboard?game=race',
    '/assigned/practice/4',
    '/check/s',
  ]);
});

test('who asks is named once where it is one class', () => {
  expect(toDoItems([asked({})]).from).toBe('Ms. Okafor, Period 2');
  expect(toDoItems([asked({}), asked({ class_name: 'Period 3' })]).from).toBeNull();
});
