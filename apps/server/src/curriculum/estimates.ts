import type { Estimate } from '@playforward/mastery';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/pool.ts';
import { mastery } from '../db/schema/mastery.ts';

/** What is known about a student's skills; a skill without an answer is not among them. */
export async function selectEstimates(
  db: Db,
  { userId, skills }: { userId: number; skills: readonly string[] },
): Promise<Map<string, Estimate>> {
  if (skills.length === 0) return new Map();
  const rows = await db
    .select()
    .from(mastery)
    .where(and(eq(mastery.userId, userId), sql`${mastery.skill} = any(${sql.param(skills)}::text[])`));
  return new Map(
    rows.map(({ skill, alone, helped, aloneAnswers, helpedAnswers, step, seenAt, dueAt }) => [
      skill,
      { alone, helped, aloneAnswers, helpedAnswers, step, seenAt: seenAt.getTime(), dueAt: dueAt.getTime() },
    ]),
  );
}
