import { and, count, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/pool.ts';
import { learnerProfiles, sessions } from '../../db/schema/accounts.ts';
import { problemInstances } from '../../db/schema/curriculum.ts';
import { questionnaires } from '../../db/schema/onboarding.ts';
import { orbHelps, orbThreads, orbTokenUse, safetyEvents } from '../../db/schema/orb.ts';
import { attempts, progress } from '../../db/schema/practice.ts';

/** The newest counted answers of a student, newest first. */
export function selectNewestAttempts(db: Db, { userId, most }: { userId: number; most: number }) {
  return db
    .select({ isCorrect: attempts.isCorrect, at: attempts.at })
    .from(attempts)
    .where(eq(attempts.userId, userId))
    .orderBy(desc(attempts.at))
    .limit(most);
}

/** When the newest problem was started that is not solved yet. */
export async function selectOptionalOpenSince(db: Db, userId: number): Promise<Date | undefined> {
  const [row] = await db
    .select({ startedAt: progress.startedAt })
    .from(progress)
    .where(and(eq(progress.userId, userId), eq(progress.kind, 'problem'), isNull(progress.completedAt)))
    .orderBy(desc(progress.startedAt))
    .limit(1);
  return row?.startedAt;
}

/** The student's newest problems that are not solved, tried or not, newest first. */
export async function selectNewestUnsolved(db: Db, { userId, most }: { userId: number; most: number }) {
  const isOfStudent = and(
    eq(progress.userId, problemInstances.userId),
    eq(progress.kind, 'problem'),
    eq(progress.itemId, problemInstances.id),
  );
  const rows = await db
    .select({ id: problemInstances.id })
    .from(problemInstances)
    .leftJoin(progress, isOfStudent)
    .where(and(eq(problemInstances.userId, userId), isNull(progress.completedAt)))
    .orderBy(desc(problemInstances.id))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** The problem that was opened last, since a moment, if nothing was answered to it. */
export async function selectOptionalUntriedSince(db: Db, { userId, since }: { userId: number; since: Date }) {
  const [row] = await db
    .select({ id: progress.itemId, at: attempts.at })
    .from(progress)
    .leftJoin(attempts, and(eq(attempts.userId, userId), eq(attempts.problemId, progress.itemId)))
    .where(and(eq(progress.userId, userId), eq(progress.kind, 'problem'), gte(progress.startedAt, since)))
    .orderBy(desc(progress.startedAt))
    .limit(1);
  return row?.at === null ? row.id : undefined;
}

type HelpOf = { userId: number; kind: 'hint' | 'guidance'; problemId: number | null; now: Date };

export async function insertHelp(db: Db, { userId, kind, problemId, now }: HelpOf): Promise<void> {
  await db.insert(orbHelps).values({ userId, kind, problemId, at: now });
}

export async function countHelpsSince(db: Db, { userId, since }: { userId: number; since: Date }) {
  const [row] = await db
    .select({ helps: count() })
    .from(orbHelps)
    .where(and(eq(orbHelps.userId, userId), gte(orbHelps.at, since)));
  return row?.helps ?? 0;
}

/** When the rungs of a problem's hint ladder were shown to the student. */
export async function selectHintTimes(db: Db, { userId, problemId }: { userId: number; problemId: number }) {
  const rows = await db
    .select({ at: orbHelps.at })
    .from(orbHelps)
    .where(and(eq(orbHelps.userId, userId), eq(orbHelps.problemId, problemId), eq(orbHelps.kind, 'hint')));
  return rows.map(({ at }) => at);
}

/** The counted answers to one problem, oldest first; the newest twenty of them. */
export async function selectAttemptsOfProblem(
  db: Db,
  { userId, problemId }: { userId: number; problemId: number },
) {
  const { answerId, answer, isCorrect, misconception, at } = attempts;
  const newest = await db
    .select({ answerId, answer, isCorrect, misconception, at })
    .from(attempts)
    .where(and(eq(attempts.userId, userId), eq(attempts.problemId, problemId)))
    .orderBy(desc(at))
    .limit(20);
  return newest.reverse();
}

/** What explanations may be tied to. */
export async function selectLearner(db: Db, userId: number) {
  const [profile] = await db
    .select({ career: learnerProfiles.chosenCareer })
    .from(learnerProfiles)
    .where(eq(learnerProfiles.userId, userId));
  const [answers] = await db
    .select({ grade: questionnaires.grade, cityState: questionnaires.cityState })
    .from(questionnaires)
    .where(eq(questionnaires.userId, userId));
  return { career: profile?.career ?? null, grade: answers?.grade, cityState: answers?.cityState };
}

export async function selectSessionStart(db: Db, tokenHash: Buffer): Promise<Date> {
  const [row] = await db
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash));
  if (!row) throw new Error('a signed-in call has no session');
  return row.createdAt;
}

/** Tokens used on a day, by this student and by all. */
export async function selectTokenUse(db: Db, { userId, day }: { userId: number; day: string }) {
  const [row] = await db
    .select({
      own: sql<number>`coalesce(sum(${orbTokenUse.tokens}) filter (where ${orbTokenUse.userId} = ${userId}), 0)::float8`,
      all: sql<number>`coalesce(sum(${orbTokenUse.tokens}), 0)::float8`,
    })
    .from(orbTokenUse)
    .where(eq(orbTokenUse.day, day));
  return row ?? { own: 0, all: 0 };
}

type TokensUsed = { userId: number; day: string; tokens: number };

export async function upsertTokenUse(db: Db, use: TokensUsed): Promise<void> {
  await db
    .insert(orbTokenUse)
    .values(use)
    .onConflictDoUpdate({
      target: [orbTokenUse.schoolId, orbTokenUse.userId, orbTokenUse.day],
      set: { tokens: sql`least(${orbTokenUse.tokens}::bigint + ${use.tokens}, 2147483647)` },
    });
}

/** Removes conversations, counts and safety events that have outlived their time; answers how many went. */
export async function deleteOutlivedTalk(db: Db, { now, before }: { now: Date; before: Date }) {
  const threads = await db.delete(orbThreads).where(lt(orbThreads.keepUntil, now));
  const days = await db.delete(orbTokenUse).where(lt(orbTokenUse.day, before.toISOString().slice(0, 10)));
  const safety = await db.delete(safetyEvents).where(lt(safetyEvents.at, before));
  return {
    threads: threads.rowCount ?? 0,
    tokenDays: days.rowCount ?? 0,
    safetyEvents: safety.rowCount ?? 0,
  };
}
