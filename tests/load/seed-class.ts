import { createHash, randomBytes } from 'node:crypto';
import type { LessonView } from '@playforward/contract';
import pg from 'pg';

/** A signed-in student and the problems of one lesson. */
export type Pupil = { token: string; lessonId: number; problems: { id: number; answers: number[] }[] };

/** Students of a school that are signed in already: the time of a password hash is not what is measured. */
export async function insertPupils(connectionString: string, count: number, schoolId = 1): Promise<string[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query("SELECT set_config('playforward.school', $1, false)", [schoolId]);
    const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
    const hashes = tokens.map((token) => createHash('sha256').update(token).digest());
    await client.query(
      `WITH added AS (
         INSERT INTO users (email, name, created_at, last_used_at)
         SELECT 'pupil-' || encode(hash, 'hex') || '@school.example', 'Ana', now(), now()
         FROM unnest($1::bytea[]) AS t(hash) RETURNING id, email
       )
       INSERT INTO sessions (token_hash, user_id, created_at, expires_at, last_seen_at)
       SELECT hash, added.id, now(), now() + interval '1 day', now()
       FROM unnest($1::bytea[]) AS t(hash)
       JOIN added ON added.email = 'pupil-' || encode(hash, 'hex') || '@school.example'`,
      [hashes],
    );
    return tokens;
  } finally {
    await client.end();
  }
}

/** Opens the first lesson for each student, as a class does at the start of a lesson. */
export async function openFirstLesson(origin: string, tokens: string[]): Promise<Pupil[]> {
  const lessonId = await findLesson(origin, tokens[0] ?? '');
  const pupils: Pupil[] = [];
  for (const token of tokens) {
    const lesson = (await readJson(`${origin}/api/lessons/${lessonId}/full`, token)) as LessonView;
    const problems = [...lesson.concepts.flatMap((concept) => concept.problems), ...lesson.problems];
    pupils.push({
      token,
      lessonId,
      problems: problems.map(({ id, answers }) => ({ id, answers: answers.map((answer) => answer.id) })),
    });
  }
  return pupils;
}

async function findLesson(origin: string, token: string): Promise<number> {
  const courses = (await readJson(`${origin}/api/courses/with-units`, token)) as {
    units: Record<string, { lessons: Record<string, { id: number }> }>;
  }[];
  const units = courses.flatMap((course) => Object.values(course.units));
  const lesson = units.flatMap((unit) => Object.values(unit.lessons))[0];
  if (!lesson) throw new Error('the curriculum has no lesson');
  return lesson.id;
}

async function readJson(address: string, token: string): Promise<unknown> {
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}
