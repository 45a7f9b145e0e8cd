import type { LessonView, PublicProblem } from '@playforward/contract';
import { reviewShare } from '@playforward/mastery';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  fetchChoices,
  firstLesson,
  openLesson,
  problemsInLesson,
  solve,
  submit,
} from '../testing/lesson-of.ts';
import { createTestServer, type TestServer, type TestStudent } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const practiceOf = (lesson: LessonView) => lesson.problems.filter(({ type }) => type === 'practice');
const nextOf = (lesson: LessonView) => practiceOf(lesson).find(({ state }) => state !== 'completed');

async function askedBy(student: TestStudent, { id }: PublicProblem) {
  const own = await server.app.curriculum.problems.findOptional(student, id);
  if (!own) throw new Error(`problem ${id} is gone`);
  return own.rendered.id;
}

async function estimate(student: TestStudent, skill: string, { alone = 0.99, due = false } = {}) {
  const now = server.context.clock.now();
  const text = `insert into mastery (user_id, skill, alone, helped, alone_answers, helped_answers, step, seen_at, due_at)
    values ($1, $2, $3, 0.99, 3, 0, 0, $4, $5)
    on conflict (school_id, user_id, skill) do update set alone = excluded.alone`;
  const dueAt = new Date(now.getTime() + (due ? -1 : 1) * 86_400_000);
  await server.context.pool.query(text, [student.id, skill, alone, now, dueAt]);
}

const forget = (student: TestStudent, { id }: LessonView) =>
  server.app.curriculum.lessonCache.forget([{ userId: student.id, lessonId: id }]);

/** A lesson behind the first unit of its course. */
function laterLesson() {
  const { index, skillIndex } = server.app.curriculum;
  const lesson = [...index.lesson.values()].find(
    (one) => skillIndex.isAfterFirstUnit(one) && one.problems.length > 0,
  );
  if (!lesson) throw new Error('the curriculum has one unit only');
  return lesson;
}

async function solveNext(student: TestStudent, lessonId: number): Promise<LessonView> {
  const lesson = await openLesson(server, student, lessonId);
  const next = nextOf(lesson);
  if (next) await solve(server, student, { id: next.id, lessonId });
  return openLesson(server, student, lessonId);
}

test('the next practice problem is hard for a student who can do its skill, and easy for one who cannot', async () => {
  for (const [alone, level] of [
    [0.99, 3],
    [0.1, 1],
  ] as const) {
    const student = await server.student();
    const { id } = firstLesson(server);
    for (const skill of server.app.curriculum.skillIndex.own(firstLesson(server))) {
      await estimate(student, skill, { alone });
    }
    const next = nextOf(await openLesson(server, student, id));
    if (!next) throw new Error('no practice');
    expect((await askedBy(student, next)).level).toBe(level);
  }
});

test('an opened problem is never taken away, and places keep their number [L-107] [L-108]', async () => {
  const student = await server.student();
  const { id } = firstLesson(server);
  const lesson = await openLesson(server, student, id);
  const next = nextOf(lesson);
  if (!next) throw new Error('no practice');
  await server.app.inject({
    method: 'POST',
    url: `/api/progress/problems/${next.id}/start`,
    headers: student.headers,
  });
  await estimate(student, (await askedBy(student, next)).skill, { alone: 0.99 });
  await forget(student, lesson);
  const after = await openLesson(server, student, id);
  expect(nextOf(after)?.id).toBe(next.id);
  expect(practiceOf(after).length).toBe(practiceOf(lesson).length);
});

test('only the next place is dealt anew; every other problem stays as it was', async () => {
  const student = await server.student();
  const { id } = firstLesson(server);
  const before = await openLesson(server, student, id);
  for (const skill of server.app.curriculum.skillIndex.own(firstLesson(server)))
    await estimate(student, skill);
  await forget(student, before);
  const after = await openLesson(server, student, id);
  const changed = problemsInLesson(after).filter(
    (problem, place) => problem.id !== problemsInLesson(before)[place]?.id,
  );
  expect(changed.map((problem) => problem.id)).toEqual([nextOf(after)?.id]);
  expect(JSON.stringify(after)).not.toMatch(/"(correct|is_correct|reason|misconception|seed|params)"/);
});

test('a problem that was opened while it was being exchanged stays the one of its place', async () => {
  const student = await server.student();
  const { id } = firstLesson(server);
  const before = await openLesson(server, student, id);
  const shown = nextOf(before);
  if (!shown) throw new Error('no practice');
  for (const skill of server.app.curriculum.skillIndex.own(firstLesson(server)))
    await estimate(student, skill);
  await forget(student, before);
  await openLesson(server, student, id);
  const { wrong } = await fetchChoices(server, student, shown.id);
  await submit(server, student, { problem_id: shown.id, lesson_id: id, answer_id: wrong.id });
  expect(nextOf(await openLesson(server, student, id))?.id).toBe(shown.id);
});

test('an answer to a problem that was exchanged meanwhile counts, and keeps its place', async () => {
  const student = await server.student();
  const { id } = firstLesson(server);
  const before = await openLesson(server, student, id);
  const shown = nextOf(before);
  if (!shown) throw new Error('no practice');
  for (const skill of server.app.curriculum.skillIndex.own(firstLesson(server)))
    await estimate(student, skill);
  await forget(student, before);
  const exchanged = nextOf(await openLesson(server, student, id));
  expect(exchanged?.id).not.toBe(shown.id);

  const { right } = await fetchChoices(server, student, shown.id);
  const sent = { problem_id: shown.id, lesson_id: id, answer_id: right.id };
  expect((await submit(server, student, sent)).json()).toMatchObject({ is_correct: true });
  const after = await openLesson(server, student, id);
  expect(practiceOf(after)[0]).toMatchObject({ id: shown.id, state: 'completed' });
  expect(practiceOf(after).length).toBe(practiceOf(before).length);
});

test('a lesson after the first unit repeats earlier skills in at least the documented share, and says which', async () => {
  const student = await server.student();
  const lesson = laterLesson();
  const { skillIndex } = server.app.curriculum;
  const [due] = skillIndex.earlier(lesson);
  if (!due) throw new Error('nothing comes before');
  await estimate(student, due, { due: true });
  let shown = await openLesson(server, student, lesson.id);
  for (let left = practiceOf(shown).length; left > 0; left -= 1) shown = await solveNext(student, lesson.id);
  const practice = practiceOf(shown);
  expect(practice.every(({ state }) => state === 'completed')).toBe(true);
  const review = practice.filter((problem) => problem.review_of !== undefined);
  expect(review.length / practice.length).toBeGreaterThanOrEqual(reviewShare);
  const asked = await Promise.all(practice.map(async (problem) => (await askedBy(student, problem)).skill));
  expect(asked).toContain(due);
  expect(review.map((problem) => problem.review_of)).toContain(skillIndex.home(due)?.title);
  for (const skill of skillIndex.own(lesson)) expect(asked).toContain(skill);
});
