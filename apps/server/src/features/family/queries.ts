import type { FamilyLanguage } from '@playforward/contract';
import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/pool.ts';
import { users } from '../../db/schema/accounts.ts';
import { classes, classStudents, classTeachers } from '../../db/schema/classroom.ts';
import { type FamilyCodeBy, familyCodes, guardianLinks } from '../../db/schema/family.ts';

export type LinkRow = typeof guardianLinks.$inferSelect;
type CodeRow = typeof familyCodes.$inferInsert;

/** Keeps codes, and removes those that are over. */
export async function insertCodes(db: Db, { rows, now }: { rows: CodeRow[]; now: Date }): Promise<void> {
  await db.delete(familyCodes).where(lt(familyCodes.expiresAt, now));
  if (rows.length > 0) await db.insert(familyCodes).values(rows);
}

/** Takes away the oldest codes of these children until there is room for one more each. */
export async function deleteOldestCodes(
  db: Db,
  { childIds, most }: { childIds: readonly number[]; most: number },
): Promise<void> {
  await db.execute(sql`
    delete from family_codes where code_hash in (
      select code_hash from (
        select code_hash, row_number() over (partition by child_id order by created_at desc, code_hash) as place
        from family_codes where child_id = any(${sql.param(childIds)}::int[])) as ranked
      where place >= ${most})`);
}

export type CodeUse = { childId: number; child: string; madeBy: FamilyCodeBy };

/** Whom an open code is about; the code stays. */
export async function selectOptionalCode(
  db: Db,
  { codeHash, now }: { codeHash: Buffer; now: Date },
): Promise<CodeUse | undefined> {
  const [row] = await db
    .select({ childId: familyCodes.childId, child: users.name, madeBy: familyCodes.madeBy })
    .from(familyCodes)
    .innerJoin(users, eq(users.id, familyCodes.childId))
    .where(and(eq(familyCodes.codeHash, codeHash), gt(familyCodes.expiresAt, now)));
  return row;
}

/** Uses a code up; nothing when it is over or another call was quicker. */
export async function deleteCode(
  db: Db,
  { codeHash, now }: { codeHash: Buffer; now: Date },
): Promise<{ childId: number; madeBy: FamilyCodeBy } | undefined> {
  const [row] = await db
    .delete(familyCodes)
    .where(and(eq(familyCodes.codeHash, codeHash), gt(familyCodes.expiresAt, now)))
    .returning({ childId: familyCodes.childId, madeBy: familyCodes.madeBy });
  return row;
}

/** The new link; the one that stands there already, now vouched for by the school when it does. */
export async function upsertLink(
  db: Db,
  row: Pick<LinkRow, 'childId' | 'codeBy' | 'since' | 'language'> & { guardianId: number },
): Promise<void> {
  await db
    .insert(guardianLinks)
    .values(row)
    .onConflictDoUpdate({
      target: [guardianLinks.childId, guardianLinks.guardianId],
      set: {
        codeBy: sql`case when 'school' in (${guardianLinks.codeBy}, excluded.code_by) then 'school' else 'student' end`,
      },
    });
}

export async function insertReader(
  db: Db,
  row: Pick<LinkRow, 'childId' | 'codeBy' | 'since' | 'language'> & { tokenHash: Buffer; expiresAt: Date },
): Promise<void> {
  await db.insert(guardianLinks).values(row);
}

const isOpen = (now: Date) => or(isNull(guardianLinks.expiresAt), gt(guardianLinks.expiresAt, now));

/** How many see a child, and how many children an adult sees. */
export async function selectLinkCount(
  db: Db,
  where: { childId: number; now: Date } | { guardianId: number; now: Date },
): Promise<number> {
  const whose =
    'childId' in where
      ? eq(guardianLinks.childId, where.childId)
      : eq(guardianLinks.guardianId, where.guardianId);
  const [row] = await db
    .select({ n: count() })
    .from(guardianLinks)
    .where(and(whose, isOpen(where.now)));
  return row?.n ?? 0;
}

const childColumns = { link: guardianLinks, name: users.name } as const;

/** The children of an adult, by name. */
export function selectChildren(db: Db, guardianId: number) {
  return db
    .select(childColumns)
    .from(guardianLinks)
    .innerJoin(users, eq(users.id, guardianLinks.childId))
    .where(eq(guardianLinks.guardianId, guardianId))
    .orderBy(asc(sql`lower(${users.name})`), asc(users.id));
}

export type ChildRow = Awaited<ReturnType<typeof selectChildren>>[number];

/** One child of this adult. */
export async function selectOptionalChild(
  db: Db,
  { guardianId, childId }: { guardianId: number; childId: number },
): Promise<ChildRow | undefined> {
  const [row] = await db
    .select(childColumns)
    .from(guardianLinks)
    .innerJoin(users, eq(users.id, guardianLinks.childId))
    .where(and(eq(guardianLinks.guardianId, guardianId), eq(guardianLinks.childId, childId)));
  return row;
}

/** The child of a link without an account. */
export async function selectOptionalReader(
  db: Db,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<ChildRow | undefined> {
  const [row] = await db
    .select(childColumns)
    .from(guardianLinks)
    .innerJoin(users, eq(users.id, guardianLinks.childId))
    .where(and(eq(guardianLinks.tokenHash, tokenHash), gt(guardianLinks.expiresAt, now)));
  return row;
}

/** The classes of some students, with their teachers; by student. */
export async function selectClassesOf(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, { id: number; name: string; teacher: string; courseId: number }[]>> {
  const rows = await db
    .select({
      studentId: classStudents.userId,
      id: classes.id,
      name: classes.name,
      courseId: classes.courseId,
      teacher: sql<string>`coalesce((
        select string_agg(${users.name}, ', ' order by ${classTeachers.since})
        from ${classTeachers} join ${users} on ${users.id} = ${classTeachers.userId}
        where ${classTeachers.classId} = ${classes.id}), '')`,
    })
    .from(classStudents)
    .innerJoin(classes, and(eq(classes.id, classStudents.classId), isNull(classes.archivedAt)))
    .where(inArray(classStudents.userId, [...ids]))
    .orderBy(asc(classStudents.joinedAt));
  const byStudent = Map.groupBy(rows, ({ studentId }) => studentId);
  return new Map(
    [...byStudent].map(([student, own]) => [
      student,
      own.map(({ id, name, teacher, courseId }) => ({ id, name, teacher, courseId })),
    ]),
  );
}

export async function updateLink(
  db: Db,
  { id, ...set }: { id: number; weeklyMail?: boolean | undefined; language?: FamilyLanguage | undefined },
): Promise<void> {
  const change = Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined));
  if (Object.keys(change).length > 0)
    await db.update(guardianLinks).set(change).where(eq(guardianLinks.id, id));
}

export async function deleteLink(db: Db, id: number): Promise<void> {
  await db.delete(guardianLinks).where(eq(guardianLinks.id, id));
}

/** Ends a link from the child's side; false when it is not the child's. */
export async function deleteLinkOfChild(
  db: Db,
  { childId, id }: { childId: number; id: number },
): Promise<boolean> {
  const gone = await db
    .delete(guardianLinks)
    .where(and(eq(guardianLinks.childId, childId), eq(guardianLinks.id, id)))
    .returning({ id: guardianLinks.id });
  return gone.length > 0;
}

/** Who sees a child's week, as the child is told; the first link first. */
export function selectLinksOfChild(db: Db, { childId, now }: { childId: number; now: Date }) {
  return db
    .select({ id: guardianLinks.id, name: users.name, since: guardianLinks.since })
    .from(guardianLinks)
    .leftJoin(users, eq(users.id, guardianLinks.guardianId))
    .where(and(eq(guardianLinks.childId, childId), isOpen(now)))
    .orderBy(asc(guardianLinks.since), asc(guardianLinks.id));
}

/** Links whose weekly mail is due: wanted, to a proven address, not yet sent for this week. Marks them as sent. */
export async function takeMailsDue(
  db: Db,
  { monday, most }: { monday: string; most: number },
): Promise<{ id: number; guardianId: number; childId: number }[]> {
  const due = db
    .select({ id: guardianLinks.id })
    .from(guardianLinks)
    .innerJoin(users, eq(users.id, guardianLinks.guardianId))
    .where(
      and(
        eq(guardianLinks.weeklyMail, true),
        eq(users.isActive, true),
        eq(users.emailVerified, true),
        sql`${guardianLinks.mailedWeek} is distinct from ${monday}::date`,
      ),
    )
    .limit(most)
    .for('update', { of: guardianLinks, skipLocked: true });
  const taken = await db
    .update(guardianLinks)
    .set({ mailedWeek: monday })
    .where(and(sql`${guardianLinks.id} in (${due})`, isNotNull(guardianLinks.guardianId)))
    .returning({
      id: guardianLinks.id,
      guardianId: guardianLinks.guardianId,
      childId: guardianLinks.childId,
    });
  return taken.map(({ guardianId, ...row }) => ({ ...row, guardianId: guardianId ?? 0 }));
}

/** A link with who gets its mail. */
export async function selectOptionalMailLink(db: Db, id: number) {
  const [row] = await db
    .select({ link: guardianLinks, guardian: users })
    .from(guardianLinks)
    .innerJoin(users, eq(users.id, guardianLinks.guardianId))
    .where(eq(guardianLinks.id, id));
  return row;
}

/** Removes links without an account that are over; answers how many. */
export async function deleteReadersOver(db: Db, now: Date): Promise<number> {
  const gone = await db.delete(guardianLinks).where(lt(guardianLinks.expiresAt, now));
  return gone.rowCount ?? 0;
}
