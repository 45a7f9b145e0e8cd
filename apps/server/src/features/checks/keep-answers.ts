import { randomUUID } from 'node:crypto';
import { checkLimits, type KeptAnswer, type KeptAnswersAnswer } from '@playforward/contract';
import { endFor } from '../../checks/end-of-assignment.ts';
import { unreadableBecause } from '../../checks/judge-given.ts';
import { lockOpenSitting, type SittingRow } from '../../checks/queries.ts';
import type { CheckServices } from '../../checks/services.ts';
import type { Db } from '../../db/pool.ts';
import { Refusal } from '../../http/errors.ts';
import { selectOptionalTimes, upsertAnswer } from './queries.ts';
import { checkSentences as sentences } from './sentences.ts';

type Keeping = { sitting: SittingRow; answers: readonly KeptAnswer[] };

/**
 * Keeps what stands in the answer fields. Of two answers to one problem, from two tabs or from a line that was away, the
 * one that was typed later stays; a clock that runs ahead gets no more than now.
 */
export async function keepAnswers(
  { db, clock }: CheckServices,
  { sitting, answers }: Keeping,
): Promise<KeptAnswersAnswer> {
  const now = clock.now();
  refuseWhatIsNotThere(sitting, answers);
  await refuseAfterEnd(db, { sitting, now });
  await db.transaction(async (tx) => {
    if (!(await lockOpenSitting(tx, { id: sitting.id, mode: 'share' })))
      throw new Refusal(409, sentences.over);
    for (const one of answers) {
      const typed = new Date(one.typed_at);
      await upsertAnswer(tx, {
        sittingId: sitting.id,
        place: one.place,
        answerId: one.answer_id,
        answer: one.answer?.trim() ? one.answer : null,
        flagged: one.flagged,
        typedAt: typed < now ? typed : now,
        attemptId: randomUUID(),
      });
    }
  });
  return {
    saved_at: now.toISOString(),
    unreadable: answers.flatMap(({ place, answer }) => {
      const problem = sitting.rendered[place];
      const message = problem && answer !== null ? unreadableBecause(problem, answer) : null;
      return message ? [{ place, message }] : [];
    }),
  };
}

function refuseWhatIsNotThere({ rendered }: SittingRow, answers: readonly KeptAnswer[]): void {
  for (const { place, answer_id: answerId } of answers) {
    const problem = rendered[place];
    if (!problem) throw new Refusal(422, sentences.noSuchPlace);
    if (answerId !== null && !problem.choices.some(({ id }) => id === answerId))
      throw new Refusal(422, sentences.noSuchAnswer(place));
  }
}

async function refuseAfterEnd(db: Db, { sitting, now }: { sitting: SittingRow; now: Date }): Promise<void> {
  const { assignmentId, userId } = sitting;
  const times = assignmentId && (await selectOptionalTimes(db, { id: assignmentId, userId }));
  const end = times && endFor(times, times.reopenedUntil);
  if (end && now.getTime() > end.getTime() + checkLimits.graceSeconds * 1000)
    throw new Refusal(409, sentences.over);
}
