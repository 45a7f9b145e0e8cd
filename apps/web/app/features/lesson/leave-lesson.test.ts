import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { completedOnLeaving, leaveLesson } from './leave-lesson.ts';
import { lessonSections } from './lesson-tabs.ts';
import { writeSection } from './section-flags.ts';

const lesson = { id: 1, unit_id: 9 };
const one = { id: 1, state: 'started' } as const;
const complete = (id: number) => {
  for (const section of lessonSections) writeSection(localStorage, id, section);
};
const leaving = (unitLessons?: { id: number; state: 'started' | 'completed' }[]) =>
  completedOnLeaving({ lesson, unitLessons, storage: localStorage });

beforeEach(() => localStorage.clear());

test('with two marks nothing is reported, with three the lesson [L-192] [L-197]', () => {
  writeSection(localStorage, 1, 'key_concept');
  writeSection(localStorage, 1, 'guided_problem');
  expect(leaving()).toEqual([]);
  complete(1);
  expect(leaving()).toEqual(['lesson']);
});

test('a unit is reported with its last lesson, by mark or by record; an empty one never [L-193] [L-198] [D-79]', () => {
  complete(1);
  expect(leaving([])).toEqual(['lesson']);
  expect(leaving([one, { id: 2, state: 'started' }])).toEqual(['lesson']);
  expect(leaving([one, { id: 2, state: 'completed' }])).toEqual(['lesson', 'unit']);
});

test('reports lesson, then unit, and ends also when both calls fail [L-199]', async () => {
  complete(1);
  const { calls } = fakeServer({});
  await leaveLesson({ lesson, unitLessons: [one], storage: localStorage });
  expect(calls.map(({ path }) => path)).toEqual([
    '/api/progress/lessons/1/complete',
    '/api/progress/units/9/complete',
  ]);
});

test('waits three seconds at most', async () => {
  vi.useFakeTimers();
  complete(1);
  fakeServer({ 'POST /api/progress/lessons/1/complete': { wait: new Promise(() => undefined) } });
  const left = leaveLesson({ lesson, unitLessons: [], storage: localStorage });
  await vi.advanceTimersByTimeAsync(3000);
  expect(await left).toBeUndefined();
});
