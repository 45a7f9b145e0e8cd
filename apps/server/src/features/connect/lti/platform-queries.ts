import { hash } from 'node:crypto';
import { and, asc, count, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/pool.ts';
import { ltiDeployments, ltiNonces, ltiPlatforms } from '../../../db/schema/connect.ts';
import { outbox } from '../../../db/schema/outbox.ts';

export type Platform = typeof ltiPlatforms.$inferSelect;
export type NewPlatform = Omit<typeof ltiPlatforms.$inferInsert, 'id'>;

export function selectPlatforms(db: Db): Promise<Platform[]> {
  return db.select().from(ltiPlatforms).orderBy(asc(ltiPlatforms.name), asc(ltiPlatforms.id));
}

/** One short query for an installation of any number of schools: asked at the start, before anybody is served. */
export function selectSitesOfAllSchools(across: Db): Promise<Pick<Platform, 'schoolId' | 'siteOrigin'>[]> {
  return across
    .select({ schoolId: ltiPlatforms.schoolId, siteOrigin: ltiPlatforms.siteOrigin })
    .from(ltiPlatforms);
}

export async function selectOptionalPlatform(db: Db, id: number): Promise<Platform | undefined> {
  const [row] = await db.select().from(ltiPlatforms).where(eq(ltiPlatforms.id, id));
  return row;
}

/** The platform of a login; undefined where the issuer alone does not tell which. */
export async function selectOptionalPlatformOf(
  db: Db,
  { issuer, clientId }: { issuer: string; clientId: string | undefined },
): Promise<Platform | undefined> {
  const rows = await db.select().from(ltiPlatforms).where(eq(ltiPlatforms.issuer, issuer));
  const found = clientId === undefined ? rows : rows.filter((row) => row.clientId === clientId);
  return found.length === 1 ? found[0] : undefined;
}

/** Undefined when this client of this issuer is connected already. */
export async function insertOptionalPlatform(db: Db, row: NewPlatform): Promise<Platform | undefined> {
  const [made] = await db.insert(ltiPlatforms).values(row).onConflictDoNothing().returning();
  return made;
}

export async function deletePlatform(db: Db, id: number): Promise<boolean> {
  const { rowCount } = await db.delete(ltiPlatforms).where(eq(ltiPlatforms.id, id));
  return rowCount === 1;
}

export function selectDeployments(db: Db, platformId: number) {
  return db
    .select()
    .from(ltiDeployments)
    .where(eq(ltiDeployments.platformId, platformId))
    .orderBy(asc(ltiDeployments.seenAt));
}

/** More deployments than this wait for nobody: a platform names few. */
const mostWaiting = 20;

type DeploymentUse = { platformId: number; deploymentId: string; now: Date };

/** Whether an admin has allowed a deployment; one that is new is noted, so that the admin can. */
export async function noteDeployment(
  db: Db,
  { platformId, deploymentId, now }: DeploymentUse,
): Promise<boolean> {
  const known = await selectDeployments(db, platformId);
  const found = known.find((one) => one.deploymentId === deploymentId);
  if (!found && known.length < mostWaiting)
    await db
      .insert(ltiDeployments)
      .values({ platformId, deploymentId, allowed: false, seenAt: now })
      .onConflictDoNothing();
  return found?.allowed === true;
}

export async function allowDeployment(
  db: Db,
  { platformId, deploymentId, now }: DeploymentUse,
): Promise<void> {
  await db
    .insert(ltiDeployments)
    .values({ platformId, deploymentId, allowed: true, seenAt: now })
    .onConflictDoUpdate({
      target: [ltiDeployments.platformId, ltiDeployments.deploymentId],
      set: { allowed: true },
    });
}

/** Uses a nonce up; false when it was used before. */
export async function useNonce(
  db: Db,
  { nonce, now, until }: { nonce: string; now: Date; until: Date },
): Promise<boolean> {
  await db.delete(ltiNonces).where(lt(ltiNonces.expiresAt, now));
  const nonceHash = hash('sha256', nonce, 'buffer');
  const used = await db
    .insert(ltiNonces)
    .values({ nonceHash, expiresAt: until })
    .onConflictDoNothing()
    .returning({ at: ltiNonces.expiresAt });
  return used.length === 1;
}

/** Scores that wait to be sent to a platform. */
export async function countWaitingScores(
  db: Db,
  { topic, platformId }: { topic: string; platformId: number },
) {
  const [row] = await db
    .select({ n: count() })
    .from(outbox)
    .where(
      and(
        eq(outbox.topic, topic),
        eq(outbox.state, 'waiting'),
        sql`${outbox.data} ->> 'platform' = ${String(platformId)}`,
      ),
    );
  return row?.n ?? 0;
}
