import { randomUUID } from 'node:crypto';
import { and, eq, inArray, like, sql } from 'drizzle-orm';
import type { Db } from '../../../db/pool.ts';
import { users } from '../../../db/schema/accounts.ts';
import { classStudents } from '../../../db/schema/classroom.ts';
import { problemInstances } from '../../../db/schema/curriculum.ts';
import { mastery } from '../../../db/schema/mastery.ts';
import { attempts } from '../../../db/schema/practice.ts';
import type { InventedProblem, InventedWork } from './invented-work.ts';

type People = { people: readonly { name: string; email: string }[]; now: Date };

/** Accounts that nobody can sign in to: locked and without a password. */
export async function insertDemoUsers(db: Db, { people, now }: People): Promise<number[]> {
  const rows = people.map((one) => ({ ...one, isActive: false, createdAt: now, lastUsedAt: now }));
  const made = await db.insert(users).values(rows).returning({ id: users.id });
  return made.map(({ id }) => id);
}

/** The made-up students of a class; a person who has joined it is not among them. */
export async function deleteDemoUsers(db: Db, classId: number): Promise<void> {
  const inClass = db
    .select({ id: classStudents.userId })
    .from(classStudents)
    .where(eq(classStudents.classId, classId));
  await db.delete(users).where(and(inArray(users.id, inClass), like(users.email, 'demo-%@demo.invalid')));
}

type Invented = { work: InventedWork; ids: readonly number[]; now: Date };

/** Under which numbers an answer of a made-up student stands. */
export type StoredTry = { attemptId: string; problemId: number };

/** Stores the problems, answers and estimates of made-up students; answers where each answer stands. */
export async function insertInventedWork(db: Db, { work, ids, now }: Invented): Promise<StoredTry[]> {
  const problemIds = await insertProblems(db, { work, ids, now });
  const idOf = (student: number) => ids[student] ?? 0;
  const stored = work.tries.map(({ student, problem }) => ({
    attemptId: randomUUID(),
    problemId: problemIds.get(keyOf(idOf(student), problem)) ?? 0,
  }));
  await db.insert(attempts).values(
    work.tries.map(({ student, answerId, right, misconception, help, at }, nth) => ({
      userId: idOf(student),
      attemptId: stored[nth]?.attemptId ?? '',
      problemId: stored[nth]?.problemId ?? 0,
      answerId,
      answer: null,
      isCorrect: right,
      misconception,
      help,
      at: new Date(at),
    })),
  );
  await db.insert(mastery).values(
    work.estimates.map(({ student, skill, estimate: { seenAt, dueAt, ...estimate } }) => ({
      userId: idOf(student),
      skill,
      ...estimate,
      seenAt: new Date(seenAt),
      dueAt: new Date(dueAt),
    })),
  );
  return stored;
}

/** Each student's own copy of each problem that the student answered, taken out of its slot as after an exchange. */
async function insertProblems(db: Db, { work, ids, now }: Invented): Promise<Map<string, number>> {
  const given = new Map(
    work.tries.map(({ student, problem }) => [
      keyOf(ids[student] ?? 0, problem),
      { user_id: ids[student], nth: problem.nth },
    ]),
  );
  const models = work.problems.map(({ nth, slotId, rendered }) => ({ nth, slot_id: slotId, rendered }));
  const made = await db.execute<{ id: number; user_id: number; skill: string; seed: number }>(sql`
    insert into ${problemInstances} (slot_id, user_id, skill, version, level, seed, rendered, created_at, retired_at)
    select model.slot_id, given.user_id, model.rendered -> 'id' ->> 'skill', (model.rendered -> 'id' ->> 'version')::int,
      (model.rendered -> 'id' ->> 'level')::int, (model.rendered -> 'id' ->> 'seed')::int, model.rendered, ${now}, ${now}
    from json_to_recordset(${JSON.stringify([...given.values()])}::json) as given (user_id int, nth int)
    join json_to_recordset(${JSON.stringify(models)}::json) as model (nth int, slot_id int, rendered json) using (nth)
    returning id, user_id, skill, seed`);
  return new Map(made.rows.map((row) => [`${row.user_id} ${row.skill} ${row.seed}`, row.id]));
}

function keyOf(userId: number, { skill, rendered }: InventedProblem): string {
  return `${userId} ${skill} ${rendered.id.seed}`;
}
