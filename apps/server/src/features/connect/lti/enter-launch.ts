import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/pool.ts';
import { classes } from '../../../db/schema/classroom.ts';
import { ltiContexts, ltiGrades, rosterLinks } from '../../../db/schema/connect.ts';
import type { ConnectServices } from '../services.ts';
import { identityIssuer, type PlatformPerson, putInClass } from './people-of-platform.ts';
import type { Platform } from './platform-queries.ts';
import type { LtiLaunch } from './read-launch.ts';
import type { LaunchProblem } from './sentences.ts';
import { membersTopic } from './sync-members.ts';
import { pathTo, readTarget, type Target } from './targets.ts';
import type { Verified } from './verify-launch.ts';

/** Who has come, in the class of the course, with a code that hands the session to the page. */
export function enterLaunch(
  services: ConnectServices,
  { platform, launch }: Verified,
): Promise<{ code: string } | LaunchProblem> {
  const { db, accounts, curriculum, outbox } = services;
  const target = readTarget(launch.target, curriculum.index);
  return db.transaction(async (tx) => {
    const userId = launch.sourcedId === undefined ? undefined : await findInRoster(tx, launch.sourcedId);
    const { subject, role } = launch;
    const name = launch.name || 'Student';
    const entered = await accounts.enterFromOutside(tx, {
      issuer: identityIssuer(platform),
      subject,
      name,
      role,
      userId,
    });
    if (entered.kind === 'locked') return 'locked';
    if (entered.kind !== 'entered') return 'unverified';
    const person = { id: entered.userId, role };
    const classId = await enterClass(services, tx, { platform, launch, target, person });
    if (role === 'student') await noteGrade(services, tx, { platform, launch, target, person });
    else if (classId !== undefined && launch.membersUrl !== undefined) {
      const data = { platform: String(platform.id), class: String(classId), url: launch.membersUrl };
      await outbox.add(tx, 'webhook', { topic: membersTopic, data, giveUpAfterSeconds: 86_400 });
    }
    return { code: await accounts.handOver(tx, { userId: person.id, toPath: pathTo(target) }) };
  });
}

async function findInRoster(tx: Db, sourcedId: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ userId: rosterLinks.userId })
    .from(rosterLinks)
    .where(and(eq(rosterLinks.kind, 'user'), eq(rosterLinks.sourcedId, sourcedId)));
  return row?.userId ?? undefined;
}

type Entering = { platform: Platform; launch: LtiLaunch; target: Target | undefined; person: PlatformPerson };

/** The class that stands for the platform's course; the first who comes makes it. */
async function enterClass(
  { clock, curriculum }: ConnectServices,
  tx: Db,
  { platform, launch, target, person }: Entering,
): Promise<number | undefined> {
  const { context } = launch;
  if (!context) return undefined;
  const now = clock.now();
  const wanted = { platformId: platform.id, contextId: context.id };
  const unit = target && curriculum.index.unit.get(target.lesson.unitId);
  const courseId = unit?.courseId ?? curriculum.index.courses[0]?.id;
  if (courseId === undefined) return undefined;
  const name = context.title.trim().slice(0, 60) || platform.name;
  const classId =
    (await selectOptionalClassOf(tx, wanted)) ??
    (await insertClassOf(tx, { ...wanted, name, courseId, now }));
  await putInClass(tx, { classId, person, now });
  return classId;
}

async function selectOptionalClassOf(
  tx: Db,
  { platformId, contextId }: { platformId: number; contextId: string },
): Promise<number | undefined> {
  const [row] = await tx
    .select({ classId: ltiContexts.classId })
    .from(ltiContexts)
    .where(and(eq(ltiContexts.platformId, platformId), eq(ltiContexts.contextId, contextId)));
  return row?.classId;
}

type NewClass = { platformId: number; contextId: string; name: string; courseId: number; now: Date };

async function insertClassOf(
  tx: Db,
  { platformId, contextId, name, courseId, now }: NewClass,
): Promise<number> {
  const [made] = await tx
    .insert(classes)
    .values({ name, courseId, createdAt: now })
    .returning({ id: classes.id });
  if (!made) throw new Error('no class was made');
  const linked = await tx
    .insert(ltiContexts)
    .values({ platformId, contextId, classId: made.id })
    .onConflictDoNothing()
    .returning({ classId: ltiContexts.classId });
  if (linked.length === 1) return made.id;
  // Somebody else of the course came at the same moment.
  await tx.delete(classes).where(eq(classes.id, made.id));
  const other = await selectOptionalClassOf(tx, { platformId, contextId });
  if (other === undefined) throw new Error('the class of a course is gone');
  return other;
}

/** Remembers the column of the grade book that the link has for this student. */
async function noteGrade(
  { clock }: ConnectServices,
  tx: Db,
  { platform, launch: { lineItem, subject, target: said }, target, person }: Entering,
): Promise<void> {
  if (lineItem === undefined || said === undefined || !target) return;
  const row = { platformId: platform.id, userId: person.id, lineItem, subject, target: said };
  await tx
    .insert(ltiGrades)
    .values({ ...row, changedAt: clock.now(), checkedAt: new Date(0) })
    .onConflictDoUpdate({
      target: [ltiGrades.platformId, ltiGrades.lineItem, ltiGrades.userId],
      set: { subject, target: said, checkedAt: new Date(0) },
    });
}
