// `npm run bench:classroom`: what a teacher's pages cost on a database with a million answers: 1,000 students, one
// class of 40 among them. Times stand beside that of GET /user/me in the same run.
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { findRunningEmbedded } from '../../apps/server/src/db/embedded/start-embedded.ts';
import { startServer } from '../../scripts/with-server.ts';

const students = 1_000;
const classSize = 40;
const answersEach = 1_000;
const days = 120;
const rounds = 40;

const dataDir = mkdtempSync(path.join(tmpdir(), 'playforward-bench-'));
const server = await startServer({ DATA_DIR: dataDir });
const client = new pg.Client({ connectionString: String(findRunningEmbedded(dataDir)) });
try {
  await client.connect();
  await measureAll();
} finally {
  await client.end();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function measureAll(): Promise<void> {
  const token = await seedTeacher();
  const { classId, lessonId } = await seedClass(token);
  const { rows } = await client.query('SELECT count(*)::int AS n FROM attempts');
  const cells = await client.query('SELECT count(DISTINCT skill)::int AS n FROM mastery');
  console.log(`${rows[0].n} answers, a class of ${classSize}, ${cells.rows[0].n} skills`);
  const url = `/api/teach/classes/${classId}`;
  const base = await measure(token, '/user/me');
  const calls = [
    ['grid of a unit', `${url}/grid`],
    ['grid of the whole course', `${url}/grid?unit_id=all`],
    ['wrong ideas of a week', `${url}/wrong-ideas?lesson_id=${lessonId}`],
    ['all classes', '/api/teach/classes'],
  ] as const;
  console.log(line('GET /user/me', base, base));
  for (const [name, address] of calls) console.log(line(name, await measure(token, address), base));
}

type Measured = { p50: number; p95: number; bytes: number; packed: number };

function line(name: string, { p50, p95, bytes, packed }: Measured, base: Measured): string {
  const times = `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`;
  const size = `${(bytes / 1000).toFixed(1)} kB, ${(packed / 1000).toFixed(1)} kB packed`;
  return `${name}: ${times}, ${size}, ${(p50 / base.p50).toFixed(1)} times GET /user/me`;
}

async function measure(token: string, address: string): Promise<Measured> {
  const times: number[] = [];
  let body = Buffer.alloc(0);
  for (let round = 0; round < rounds; round += 1) {
    const begin = performance.now();
    const answer = await fetch(server.origin + address, { headers: { authorization: `Bearer ${token}` } });
    body = Buffer.from(await answer.arrayBuffer());
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    times.push(performance.now() - begin);
  }
  // The first calls warm the code and the database up.
  const sorted = times.slice(5).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), bytes: body.length, packed: gzipSync(body).length };
}

async function seedTeacher(): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await client.query(
    `WITH teacher AS (
       INSERT INTO users (email, name, role, onboarding_completed, created_at, last_used_at)
       VALUES ('teacher@bench.example', 'Ms. Okafor', 'teacher', true, now(), now()) RETURNING id)
     INSERT INTO sessions (token_hash, user_id, created_at, expires_at, last_seen_at)
     SELECT $1, id, now(), now() + interval '1 day', now() FROM teacher`,
    [createHash('sha256').update(token).digest()],
  );
  return token;
}

async function post(token: string, address: string, body: object): Promise<{ id: number }> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(server.origin + address, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return (await answer.json()) as { id: number };
}

/** Copies the problems of the demo class to every student, and lets each answer them over the last months. */
async function seedClass(token: string): Promise<{ classId: number; lessonId: number }> {
  const demo = await post(token, '/api/teach/demo-class', {});
  const { rows: courses } = await client.query('SELECT course_id FROM classes WHERE id = $1', [demo.id]);
  const body = { name: 'Period 2', course_id: courses[0].course_id };
  const { id: classId } = await post(token, '/api/teach/classes', body);
  const shown = await fetch(`${server.origin}/api/teach/classes/${demo.id}/grid`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { skills } = (await shown.json()) as { skills: { lesson_id: number }[] };
  await client.query(
    `INSERT INTO users (email, name, created_at, last_used_at)
     SELECT 'pupil' || nth || '@bench.example', 'Pupil ' || nth, now(), now() FROM generate_series(1, $1) AS nth`,
    [students],
  );
  await client.query(
    `INSERT INTO class_students (class_id, user_id, joined_at)
     SELECT $1, id, now() FROM users WHERE email LIKE 'pupil%@bench.example' ORDER BY id LIMIT $2`,
    [classId, classSize],
  );
  await seedAnswers(classId);
  await seedCourse(token, classId);
  return { classId, lessonId: skills[3]?.lesson_id ?? 0 };
}

/** The class has worked on every skill of the course, not on those of the answers alone. */
async function seedCourse(token: string, classId: number): Promise<void> {
  const answer = await fetch(`${server.origin}/api/teach/classes/${classId}/grid?unit_id=all`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { skills } = (await answer.json()) as { skills: { skill: string }[] };
  await client.query(
    `INSERT INTO mastery (user_id, skill, alone, helped, alone_answers, helped_answers, step, seen_at, due_at)
     SELECT user_id, skill, 0.5, 0.6, 9, 1, 1, now() - interval '3 days', now()
     FROM class_students CROSS JOIN unnest($2::text[]) AS skill WHERE class_id = $1
     ON CONFLICT DO NOTHING`,
    [classId, skills.map(({ skill }) => skill)],
  );
  await client.query('ANALYZE mastery');
}

async function seedAnswers(classId: number): Promise<void> {
  await client.query(
    `INSERT INTO problem_instances (slot_id, user_id, skill, version, level, seed, rendered, created_at, retired_at)
     SELECT model.slot_id, pupil.id, model.skill, model.version, model.level, model.seed,
       CASE WHEN class_students.user_id IS NULL THEN NULL ELSE model.rendered END, now(), now()
     FROM (SELECT DISTINCT ON (slot_id, seed) * FROM problem_instances) AS model
     CROSS JOIN users AS pupil
     LEFT JOIN class_students ON class_id = $1 AND class_students.user_id = pupil.id
     WHERE pupil.email LIKE 'pupil%@bench.example'`,
    [classId],
  );
  await client.query(
    `WITH own AS (
       SELECT user_id, array_agg(problem_instances.id) AS ids FROM problem_instances
       JOIN users ON users.id = user_id WHERE email LIKE 'pupil%@bench.example' GROUP BY user_id
     ), given AS (
       SELECT user_id, ids[1 + (nth * 7 + user_id) % array_length(ids, 1)] AS problem_id, 1 + (nth + user_id) % 4 AS answer_id,
         now() - (nth::float / $1 * $2) * interval '1 day' AS at
       FROM own CROSS JOIN generate_series(1, $1) AS nth ORDER BY nth DESC
     )
     INSERT INTO attempts (user_id, attempt_id, problem_id, answer_id, is_correct, misconception, help, at)
     SELECT given.user_id, gen_random_uuid(), problem_id, answer_id,
       coalesce((rendered -> 'choices' -> (answer_id - 1) ->> 'correct')::boolean, answer_id = 1),
       rendered -> 'choices' -> (answer_id - 1) ->> 'misconception', false, at
     FROM given JOIN problem_instances ON problem_instances.id = problem_id`,
    [answersEach, days],
  );
  await client.query(
    `INSERT INTO mastery (user_id, skill, alone, helped, alone_answers, helped_answers, step, seen_at, due_at)
     SELECT user_id, skill, 0.5, 0.6, 9, 1, 1, now(), now() FROM (SELECT DISTINCT user_id, skill FROM problem_instances) AS own
     ON CONFLICT DO NOTHING`,
  );
  await client.query('ANALYZE');
}
