import { showSkill } from '@playforward/mastery';
import { and, asc, eq, max, sql } from 'drizzle-orm';
import { selectEstimates } from '../../../curriculum/estimates.ts';
import type { Db } from '../../../db/pool.ts';
import { ltiGrades, ltiPlatforms } from '../../../db/schema/connect.ts';
import { mastery } from '../../../db/schema/mastery.ts';
import { missionAttempts } from '../../../db/schema/missions.ts';
import type { ConnectServices } from '../services.ts';
import type { ServiceTokens } from './ask-platform.ts';
import { scopes } from './read-launch.ts';
import { readTarget } from './targets.ts';

export const scoreTopic = 'lti-score';
/** A grade book waits for a platform that is down as long as a school is closed. */
const giveUpAfterSeconds = 60 * 86_400;
const mostAtOnce = 500;
const mostStars = 3;

type Grade = typeof ltiGrades.$inferSelect;

/**
 * Looks at the grades whose student has worked since the last look; a share that has changed is put into the outbox in
 * the same transaction. Answers how many have changed.
 */
export async function noteScores(services: ConnectServices): Promise<number> {
  const { db } = services;
  const worked = sql`(exists (select 1 from ${mastery} where ${mastery.userId} = ${ltiGrades.userId} and ${mastery.seenAt} >= ${ltiGrades.checkedAt})
    or exists (select 1 from ${missionAttempts} where ${missionAttempts.userId} = ${ltiGrades.userId} and ${missionAttempts.createdAt} >= ${ltiGrades.checkedAt}))`;
  const due = await db
    .select({ id: ltiGrades.id })
    .from(ltiGrades)
    .where(worked)
    .orderBy(asc(ltiGrades.checkedAt))
    .limit(mostAtOnce);
  let changed = 0;
  for (const { id } of due) if (await noteScore(services, id)) changed += 1;
  return changed;
}

function noteScore(services: ConnectServices, id: number): Promise<boolean> {
  const { db, clock, outbox } = services;
  return db.transaction(async (tx) => {
    const [grade] = await tx.select().from(ltiGrades).where(eq(ltiGrades.id, id)).for('update');
    if (!grade) return false;
    const now = clock.now();
    const share = await findShare(services, tx, grade);
    const isSame = Math.abs(share - grade.share) < 0.001;
    if (isSame) {
      await tx.update(ltiGrades).set({ checkedAt: now }).where(eq(ltiGrades.id, id));
      return false;
    }
    const version = grade.version + 1;
    // Two changes are never told under one time: platforms take the later one for the newer.
    const changedAt = new Date(Math.max(now.getTime(), grade.changedAt.getTime() + 1));
    await tx.update(ltiGrades).set({ share, version, changedAt, checkedAt: now }).where(eq(ltiGrades.id, id));
    const data = { grade: String(id), version: String(version), platform: String(grade.platformId) };
    const onceKey = `${scoreTopic}:${id}:${version}`;
    await outbox.add(tx, 'webhook', {
      topic: scoreTopic,
      userId: grade.userId,
      data,
      onceKey,
      giveUpAfterSeconds,
    });
    return true;
  });
}

/** What a student can do alone of a lesson, from 0 to 1; of a mission, the stars of the best run. */
async function findShare({ clock, curriculum }: ConnectServices, db: Db, grade: Grade): Promise<number> {
  const target = readTarget(grade.target, curriculum.index);
  if (!target) return grade.share;
  const { userId } = grade;
  if (target.kind === 'mission') {
    const [best] = await db
      .select({ stars: max(missionAttempts.stars) })
      .from(missionAttempts)
      .where(and(eq(missionAttempts.userId, userId), eq(missionAttempts.lessonId, target.lesson.id)));
    return (best?.stars ?? 0) / mostStars;
  }
  const skills = curriculum.skillIndex.own(target.lesson);
  if (skills.length === 0) return grade.share;
  const estimates = await selectEstimates(db, { userId, skills });
  const now = clock.now().getTime();
  const done = skills.map((skill) => showSkill(estimates.get(skill), now).alone);
  return done.reduce((sum, part) => sum + part, 0) / skills.length;
}

/** Says how a score is written: only the newest of a student and a column is, under the time at which it changed. */
export function sendScoresWhenNoted({ db, outbox }: ConnectServices, tokens: ServiceTokens): void {
  outbox.onWebhook(scoreTopic, async ({ data }) => {
    const [found] = await db
      .select({ grade: ltiGrades, platform: ltiPlatforms })
      .from(ltiGrades)
      .innerJoin(ltiPlatforms, eq(ltiPlatforms.id, ltiGrades.platformId))
      .where(eq(ltiGrades.id, Number(data.grade)));
    if (!found || String(found.grade.version) !== data.version) return undefined;
    const { grade, platform } = found;
    return {
      url: scoresUrl(grade.lineItem),
      headers: {
        authorization: `Bearer ${await tokens(platform, scopes.score)}`,
        'content-type': 'application/vnd.ims.lis.v1.score+json',
      },
      body: {
        userId: grade.subject,
        scoreGiven: Math.round(grade.share * 1000) / 10,
        scoreMaximum: 100,
        timestamp: grade.changedAt.toISOString(),
        activityProgress: grade.share >= 1 ? 'Completed' : 'InProgress',
        gradingProgress: 'FullyGraded',
      },
      // The platform has a score of this time or a later one: the answer to an earlier try was lost.
      settledBy: [409],
    };
  });
}

/** The column's address with /scores before its query. */
function scoresUrl(lineItem: string): string {
  const url = new URL(lineItem);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/scores`;
  return url.href;
}
