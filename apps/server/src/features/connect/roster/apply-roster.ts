import type { RosterReport } from '@playforward/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AccountService } from '../../../account-service.ts';
import type { Clock } from '../../../clock.ts';
import type { Course } from '../../../curriculum/curriculum-index.ts';
import type { Db } from '../../../db/pool.ts';
import { users } from '../../../db/schema/accounts.ts';
import { classes, classStudents, classTeachers } from '../../../db/schema/classroom.ts';
import { rosterEnrollments, rosterLinks } from '../../../db/schema/connect.ts';
import { Refusal } from '../../../http/errors.ts';
import { insertEvent } from '../../../record/events.ts';
import type { RosterFiles } from './open-roster-files.ts';
import { planRoster, type RosterPlan } from './plan-roster.ts';
import { readRoster } from './read-roster.ts';
import { rosterSentences as say } from './sentences.ts';

export type RosterServices = {
  db: Db;
  clock: Clock;
  accounts: AccountService;
  courses: readonly Course[];
};
type Wish = {
  files: RosterFiles;
  apply: boolean;
  /** Classes may lose more than a fifth of their students. */
  lossesAreRight: boolean;
  /** The admin; none for an operator. */
  by?: number;
};

/** Rows a statement takes at once. */
const chunk = 1_000;
/** One roster at a time, in every process. */
const rosterLock = 7_051_965;

/** Shows what a roster would do, or does it: in one transaction, all of it or nothing. */
export async function runRoster(
  services: RosterServices,
  { files, apply, lossesAreRight, by }: Wish,
): Promise<RosterReport> {
  const roster = readRoster(files);
  const { db, accounts, clock } = services;
  if (!apply) return (await planRoster(db, roster, accounts)).report;
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${rosterLock})`);
    const plan = await planRoster(tx, roster, accounts);
    const [loss] = plan.report.big_losses;
    if (loss && !lossesAreRight) throw new Refusal(409, say.bigLoss(loss.name, loss.removed, loss.students));
    await carryOut(services, tx, plan);
    const { people, enrollments } = plan.report;
    const details = { added: people.added, joined: enrollments.added, left: enrollments.removed };
    await insertEvent(tx, {
      kind: 'roster-applied',
      now: clock.now(),
      details,
      ...(by !== undefined && { by }),
    });
    return { ...plan.report, applied: true };
  });
}

async function carryOut(services: RosterServices, tx: Db, plan: RosterPlan): Promise<void> {
  const people = await storePeople(services, tx, plan.people);
  const rooms = await storeClasses(services, tx, plan.classes);
  await removeEnrollments(tx, plan);
  const known = await tx.select().from(rosterLinks);
  for (const { kind, sourcedId, userId, classId } of known) {
    if (kind === 'user' && userId !== null && !people.has(sourcedId)) people.set(sourcedId, userId);
    if (kind === 'class' && classId !== null && !rooms.has(sourcedId)) rooms.set(sourcedId, classId);
  }
  const now = services.clock.now();
  const rows = plan.added.flatMap(({ sourcedId, classKey, userKey, role }) => {
    const classId = rooms.get(classKey);
    const userId = people.get(userKey);
    return classId === undefined || userId === undefined ? [] : [{ sourcedId, classId, userId, role }];
  });
  for (const some of inChunks(rows)) {
    await tx.insert(rosterEnrollments).values(some).onConflictDoNothing();
    const learners = some.filter(({ role }) => role === 'student');
    const teachers = some.filter(({ role }) => role === 'teacher');
    if (learners.length > 0)
      await tx
        .insert(classStudents)
        .values(
          learners.map(({ classId, userId }) => ({
            classId,
            userId,
            joinedAt: now,
            cameBy: 'roster' as const,
          })),
        )
        .onConflictDoUpdate({
          target: [classStudents.classId, classStudents.userId],
          set: { cameBy: 'roster' },
        });
    if (teachers.length > 0)
      await tx
        .insert(classTeachers)
        .values(teachers.map(({ classId, userId }) => ({ classId, userId, since: now })))
        .onConflictDoNothing();
  }
}

async function storePeople(
  { accounts }: RosterServices,
  tx: Db,
  people: RosterPlan['people'],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { sourcedId, userId } of people) if (userId !== undefined) ids.set(sourcedId, userId);
  for (const some of inChunks(people.filter(({ userId }) => userId === undefined))) {
    const made = await accounts.insertFromRoster(tx, some);
    for (const [nth, { sourcedId }] of some.entries()) ids.set(sourcedId, made[nth] as number);
  }
  for (const { userId, name, renamed, promoted } of people) {
    if (userId === undefined || !(renamed || promoted)) continue;
    const set = {
      ...(renamed && { name }),
      ...(promoted && { role: 'teacher' as const, onboardingCompleted: true }),
    };
    await tx.update(users).set(set).where(eq(users.id, userId));
  }
  const fresh = people.filter(({ isLinked }) => !isLinked);
  for (const some of inChunks(fresh))
    await tx
      .insert(rosterLinks)
      .values(
        some.map(({ sourcedId }) => ({
          kind: 'user' as const,
          sourcedId,
          userId: ids.get(sourcedId) ?? null,
        })),
      )
      .onConflictDoNothing();
  return ids;
}

async function storeClasses(
  { clock, courses }: RosterServices,
  tx: Db,
  rooms: RosterPlan['classes'],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { sourcedId, name, grade, classId, renamed } of rooms) {
    if (classId !== undefined) {
      ids.set(sourcedId, classId);
      if (renamed) await tx.update(classes).set({ name }).where(eq(classes.id, classId));
      continue;
    }
    const course = courses.find(({ title }) => title.endsWith(` ${Number(grade)} A`)) ?? courses[0];
    if (!course) throw new Error('the content has no course');
    const [made] = await tx
      .insert(classes)
      .values({ name, courseId: course.id, createdAt: clock.now() })
      .returning({ id: classes.id });
    if (!made) throw new Error('no class was made');
    ids.set(sourcedId, made.id);
    await tx.insert(rosterLinks).values({ kind: 'class', sourcedId, classId: made.id });
  }
  return ids;
}

async function removeEnrollments(tx: Db, { removed, kept }: RosterPlan): Promise<void> {
  const stays = new Set(kept.map(({ classId, userId, role }) => `${classId} ${userId} ${role}`));
  for (const some of inChunks(removed))
    await tx.delete(rosterEnrollments).where(
      inArray(
        rosterEnrollments.sourcedId,
        some.map(({ sourcedId }) => sourcedId),
      ),
    );
  for (const { classId, userId, role } of removed) {
    if (stays.has(`${classId} ${userId} ${role}`)) continue;
    const table = role === 'student' ? classStudents : classTeachers;
    await tx.delete(table).where(and(eq(table.classId, classId), eq(table.userId, userId)));
  }
}

function inChunks<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / chunk) }, (_, nth) =>
    all.slice(nth * chunk, (nth + 1) * chunk),
  );
}
