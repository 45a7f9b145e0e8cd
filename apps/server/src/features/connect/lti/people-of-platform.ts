import type { Db } from '../../../db/pool.ts';
import { classStudents, classTeachers } from '../../../db/schema/classroom.ts';
import type { Platform } from './platform-queries.ts';
import type { LtiLaunch } from './read-launch.ts';

export type PlatformPerson = { id: number; role: LtiLaunch['role'] };

/** The name under which a platform's own ids of people are known. */
export function identityIssuer({ issuer }: Platform): string {
  return `lti:${issuer}`;
}

export async function putInClass(
  tx: Db,
  { classId, person: { id: userId, role }, now }: { classId: number; person: PlatformPerson; now: Date },
): Promise<void> {
  if (role === 'teacher')
    await tx.insert(classTeachers).values({ classId, userId, since: now }).onConflictDoNothing();
  else
    await tx
      .insert(classStudents)
      .values({ classId, userId, joinedAt: now, cameBy: 'platform' })
      .onConflictDoNothing();
}
