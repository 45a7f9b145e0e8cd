import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Refusal } from '../../http/errors.ts';
import { firstLesson, openLesson, problemsInLesson } from '../../testing/lesson-of.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { NewAttempt } from './count-attempts.ts';
import { createAttemptWriter } from './record-attempts.ts';

let server: TestServer;
let attempt: NewAttempt;

beforeAll(async () => {
  server = await createTestServer();
  const student = await server.student();
  const lesson = await openLesson(server, student, firstLesson(server).id);
  attempt = {
    userId: student.id,
    attemptId: randomUUID(),
    problemId: problemsInLesson(lesson)[0]?.id ?? 0,
    lessonId: lesson.id,
    unitId: lesson.unit_id,
    answerId: 1,
    answer: null,
    isCorrect: false,
    misconception: null,
    evidence: null,
    at: new Date('2026-09-01T08:00:00Z'),
  };
});
afterAll(() => server.close());

const fresh = (changes: Partial<NewAttempt> = {}): NewAttempt => ({
  ...attempt,
  attemptId: randomUUID(),
  ...changes,
});

function makeWriter(mostWaiting?: number) {
  const { pool } = server.context;
  let writes = 0;
  const connect = () => {
    writes += 1;
    return pool.connect();
  };
  const writer = createAttemptWriter({
    pool: { connect: connect as typeof pool.connect },
    onProgressed: () => {},
    ...(mostWaiting === undefined ? {} : { mostWaiting }),
  });
  return { writer, count: () => writes };
}

async function countOf(ids: string[]) {
  const text = 'SELECT count(*)::int AS n FROM attempts WHERE attempt_id = any($1)';
  return (await server.context.pool.query(text, [ids])).rows[0].n;
}

async function untilAWriterWaits(): Promise<void> {
  const text = `SELECT 1 FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%for no key update%'`;
  const { pool } = server.context.dangerouslyAcrossSchools;
  while ((await pool.query(text)).rowCount === 0) await wait(10);
}

describe('createAttemptWriter', () => {
  test('writes what arrives together in one transaction', async () => {
    const { writer, count } = makeWriter();
    const attempts = Array.from({ length: 50 }, () => fresh());
    const outcomes = await Promise.all(attempts.map((each) => writer.record(each)));
    expect(outcomes.every((outcome) => outcome.kind === 'recorded')).toBe(true);
    expect(count()).toBe(1);
    expect(await countOf(attempts.map((each) => each.attemptId))).toBe(50);
  });

  test('keeps typed text to the letter', async () => {
    const { writer } = makeWriter();
    const texts = [
      '',
      ' ',
      'NULL',
      'null',
      '{1, 2}',
      '"x"',
      '\\frac{1}{2}',
      "it's",
      'a\nb',
      '\\"',
      '½ ≤ x',
      '3,4',
    ];
    const attempts = texts.map((answer) => fresh({ answerId: null, answer }));
    await Promise.all(attempts.map((each) => writer.record(each)));
    const { rows } = await server.context.pool.query<{ attempt_id: string; answer: string }>(
      'SELECT attempt_id, answer FROM attempts WHERE attempt_id = any($1)',
      [attempts.map(({ attemptId }) => attemptId)],
    );
    const stored = new Map(rows.map((row) => [row.attempt_id, row.answer]));
    expect(attempts.map(({ attemptId }) => stored.get(attemptId))).toEqual(texts);
  });

  test('stores no answer to a problem that is not there, and the others all the same', async () => {
    const { writer } = makeWriter();
    const [good, bad] = [fresh(), fresh({ problemId: 2_000_000_000 })];
    expect(await Promise.all([writer.record(bad), writer.record(good)])).toEqual([
      { kind: 'no-such-problem' },
      { kind: 'recorded', changes: expect.any(Boolean) },
    ]);
    expect(await countOf([good, bad].map((each) => each.attemptId))).toBe(1);
  });

  test('fails only the row that cannot be stored', async () => {
    const { writer } = makeWriter();
    const good = Array.from({ length: 5 }, () => fresh());
    const bad = fresh({ answerId: 40_000 });
    const outcomes = await Promise.allSettled(
      [...good.slice(0, 2), bad, ...good.slice(2)].map(writer.record),
    );
    expect(outcomes.map((outcome) => outcome.status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ]);
    expect(await countOf([...good, bad].map((each) => each.attemptId))).toBe(5);
  });

  test('answers the stored row to an id that comes again, in the same write and in a later one', async () => {
    const { writer } = makeWriter();
    const first = fresh();
    const [one, two] = await Promise.all([writer.record(first), writer.record({ ...first, answerId: 2 })]);
    const later = await writer.record({ ...first, answerId: 3 });
    expect(one.kind).toBe('recorded');
    for (const outcome of [two, later])
      expect(outcome).toMatchObject({ kind: 'replayed', stored: { answerId: 1 } });
  });

  test('completes a problem that is answered wrongly and rightly in one write', async () => {
    const { writer } = makeWriter();
    await Promise.all([
      writer.record(fresh()),
      writer.record(fresh({ isCorrect: true })),
      writer.record(fresh()),
    ]);
    const { rows } = await server.context.pool.query(
      "SELECT completed_at FROM progress WHERE kind = 'problem' AND item_id = $1",
      [attempt.problemId],
    );
    expect(rows[0].completed_at).not.toBeNull();
  });

  test('refuses with 503 when too many wait, and still stores the others', async () => {
    const { writer } = makeWriter(3);
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => writer.record(fresh())));
    expect(outcomes.map((outcome) => outcome.status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    const refused = outcomes[4]?.status === 'rejected' ? outcomes[4].reason : undefined;
    expect(refused).toBeInstanceOf(Refusal);
    expect(refused).toMatchObject({ status: 503, retryAfterSeconds: 1 });
  });

  test('has stored everything it took when it is drained', async () => {
    const { writer } = makeWriter();
    const attempts = Array.from({ length: 300 }, () => fresh());
    const outcomes = attempts.map((each) => writer.record(each));
    await writer.drain();
    expect(await countOf(attempts.map((each) => each.attemptId))).toBe(300);
    await Promise.all(outcomes);
  });

  test('stores nothing for a problem that is being deleted, and nothing of it stays', async () => {
    const { pool } = server.context;
    const student = await server.student();
    const lesson = await openLesson(server, student, firstLesson(server).id);
    const own = { userId: student.id, problemId: problemsInLesson(lesson)[0]?.id ?? 0 };
    const { writer } = makeWriter();
    const [before, during] = [fresh(own), fresh(own)];
    await writer.record(before);
    const deletion = await pool.connect();
    await deletion.query('BEGIN');
    await deletion.query('DELETE FROM users WHERE id = $1', [student.id]);
    const recorded = writer.record(during);
    await untilAWriterWaits();
    await deletion.query('COMMIT');
    deletion.release();
    expect(await recorded).toEqual({ kind: 'no-such-problem' });
    expect(await countOf([before.attemptId, during.attemptId])).toBe(0);
  });

  test('a known answer that comes again among new ones keeps its first verdict, and the new ones are stored', async () => {
    const { writer } = makeWriter();
    const solved = fresh({ isCorrect: true });
    await writer.record(solved);
    const [again, other] = [fresh(), fresh()];
    await writer.record(again);
    const results = await Promise.all([writer.record({ ...again, answerId: 2 }), writer.record(other)]);
    expect(results.map(({ kind }) => kind)).toEqual(['replayed', 'recorded']);
    expect(results[0]).toMatchObject({ stored: { answerId: 1 } });
    expect(await countOf([solved.attemptId, again.attemptId, other.attemptId])).toBe(3);
  });
});
