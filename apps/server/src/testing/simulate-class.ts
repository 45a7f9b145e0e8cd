import { setImmediate as nextTurn } from 'node:timers/promises';
import { countedLevel, random } from '@playforward/curriculum';
import { answerWay } from '@playforward/mastery';
import type { OwnProblem } from '../curriculum/problem-store.ts';
import type { NewAttempt } from '../features/practice/count-attempts.ts';
import type { AttemptWriter } from '../features/practice/record-attempts.ts';
import { firstLesson, openLesson } from './lesson-of.ts';
import type { TestServer } from './test-server.ts';

type ClassSize = { students: number; answers: number; seed: string };

/** A problem of a simulated student. */
type Task = { userId: number; problemId: number; model: OwnProblem };

const minute = 60_000;

/**
 * Answers that simulated students give to the problems of the first lesson, in the order they arrive, which is any:
 * some come again under their id, some problems have had a hint.
 */
export async function simulateAnswers(server: TestServer, size: ClassSize): Promise<NewAttempt[]> {
  const source = random(size.seed);
  const tasks = await dealTasks(server, size);
  const given: NewAttempt[] = [];
  for (const own of Map.groupBy(tasks, ({ userId }) => userId).values()) {
    let at = Date.parse('2026-09-01T08:00:00Z');
    for (let nth = source.int(1, 2 * size.answers - 1); nth > 0; nth -= 1) {
      at += source.int(0, 9) === 0 ? source.int(1, 30) * 24 * 60 * minute : source.int(0, 5) * 1000;
      given.push(giveAnswer(source.pick(own), source, at));
    }
  }
  const again = given.filter(() => source.int(1, 10) === 1);
  return source.shuffle([...given, ...again]);
}

/** Sends answers to writers of several processes in their order, without waiting for what was sent before. */
export async function sendTo(writers: AttemptWriter[], attempts: NewAttempt[], seed: string) {
  const source = random(seed);
  const sent = [];
  for (const attempt of attempts) {
    sent.push(source.pick(writers).record(attempt));
    if (source.int(1, 40) === 1) await nextTurn();
    if (source.int(1, 1500) === 1) await Promise.all(sent);
  }
  return Promise.all(sent);
}

async function dealTasks({ context, ...server }: TestServer, { students, seed }: ClassSize): Promise<Task[]> {
  const teacher = await server.student();
  const lesson = await openLesson({ context, ...server }, teacher, firstLesson({ context, ...server }).id);
  const models: OwnProblem[] = [];
  for (const { id } of lesson.problems.slice(0, 5)) {
    const model = await server.app.curriculum.problems.findOptional(teacher, id);
    if (model) models.push(model);
  }
  const { pool } = context;
  const users = await pool.query<{ id: number }>(
    `INSERT INTO users (email, name, created_at, last_used_at)
     SELECT $1 || nth || '@class.example', 'Ana', now(), now() FROM generate_series(1, $2) AS nth RETURNING id`,
    [seed, students],
  );
  const { rows } = await pool.query<{ userId: number; problemId: number; slotId: number }>(
    `INSERT INTO problem_instances (slot_id, user_id, skill, version, level, seed, rendered, created_at)
     SELECT slot_id, pupil, skill, version, level, seed, rendered, created_at
     FROM problem_instances, unnest($1::int[]) AS pupil WHERE id = any($2)
     RETURNING user_id AS "userId", id AS "problemId", slot_id AS "slotId"`,
    [users.rows.map(({ id }) => id), models.map(({ id }) => id)],
  );
  await pool.query(
    `INSERT INTO orb_helps (user_id, kind, problem_id, at)
     SELECT user_id, 'hint', id, now() FROM problem_instances WHERE user_id = any($1) AND id % 5 = 0`,
    [users.rows.map(({ id }) => id)],
  );
  return rows.flatMap(({ slotId, ...row }) => {
    const model = models.find(({ slot }) => slot.id === slotId);
    return model ? [{ ...row, model }] : [];
  });
}

type Source = ReturnType<typeof random>;

function giveAnswer({ userId, problemId, model }: Task, source: Source, at: number): NewAttempt {
  const { rendered, slot, unitId } = model;
  const picked = source.int(0, 1) === 0;
  return {
    userId,
    problemId,
    lessonId: slot.lessonId,
    unitId,
    attemptId: newId(source),
    answerId: picked ? source.int(1, 4) : null,
    answer: picked ? null : String(source.int(0, 99)),
    isCorrect: source.int(0, 2) > 0,
    misconception: null,
    evidence: {
      skill: rendered.id.skill,
      level: countedLevel(rendered.id.level),
      way: answerWay({ form: rendered.key.form, picked }),
      guided: slot.type !== 'practice',
    },
    at: new Date(at),
  };
}

function newId(source: Source): string {
  const digits = Array.from({ length: 32 }, () => source.int(0, 15).toString(16)).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
