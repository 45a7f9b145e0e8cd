import { missionRunAnswer, missionRunBody } from '@playforward/contract';
import { accountDigest, accountSalt } from '../../account-digest.ts';
import type { App, AppContext } from '../../context.ts';
import { requireStudent } from '../../http/access/require-student.ts';
import { Refusal } from '../../http/errors.ts';
import { missionSentences } from './sentences.ts';

/** A run takes tens of milliseconds of the whole process. */
const runsPerStudent = { most: 60, perSeconds: 60 };

/** The judge for a city that a page runs by itself, so that its runs are on the student's record as well. */
export function registerRuns(app: App, { limits, pepper }: AppContext): void {
  const limiter = limits.create('mission-runs', runsPerStudent);
  for (const prefix of ['', '/api']) {
    app.post(
      `${prefix}/missions/runs`,
      {
        onRequest: requireStudent,
        schema: {
          summary: 'Runs a plan of a mission and keeps the attempt',
          tags: ['missions'],
          body: missionRunBody,
          response: { 200: missionRunAnswer },
        },
      },
      async ({ student, body }) => {
        if (body.account && body.account !== accountDigest(accountSalt(pepper), student.email)) {
          throw new Refusal(409, missionSentences.otherAccount);
        }
        const key = String(student.id);
        const retryAfterSeconds = limiter.waitFor(key);
        if (retryAfterSeconds > 0) throw new Refusal(429, missionSentences.tooOften, { retryAfterSeconds });
        limiter.count(key);
        const { mission_id: missionId, inputs, prediction, attempt_id: attemptId } = body;
        const ran = await app.missions.runMission({
          missionId,
          userId: student.id,
          inputs,
          prediction,
          attemptId,
        });
        if (!ran.ok) {
          if (ran.reason === 'unknown-mission') throw new Refusal(404, missionSentences.unknownMission);
          throw new Refusal(422, ran.text);
        }
        const { id, attempts, bestStars, mastered } = ran.attempt;
        return {
          run_id: String(id),
          mission_id: missionId,
          run: ran.run,
          attempts,
          best_stars: bestStars,
          mastered,
        };
      },
    );
  }
}
