import { countedLevel } from '@playforward/curriculum';
import { answerWay } from '@playforward/mastery';
import { judgeGiven } from './judge-given.ts';
import {
  insertPastProblem,
  isWithoutHelp,
  lockOpenSitting,
  type SittingRow,
  selectAnswersOf,
  selectHasTalkedSince,
  updateJudged,
  updateSitting,
} from './queries.ts';
import type { CheckServices } from './services.ts';

/**
 * Ends a sitting: its answers are judged and stand among the student's problems in one transaction; then they count for
 * their skills. What stops in between goes on with `countSitting`, and nothing counts twice.
 */
export async function closeSitting(services: CheckServices, id: string): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const closed = await db.transaction(async (tx) => {
    const sitting = await lockOpenSitting(tx, { id, mode: 'update' });
    if (!sitting) return undefined;
    for (const row of await selectAnswersOf(tx, id)) {
      const rendered = sitting.rendered[row.place];
      if (!rendered) continue;
      const { verdict, misconception } = judgeGiven(rendered, row);
      if (verdict === 'none') continue;
      const isCorrect = verdict === 'other' ? null : verdict === 'right';
      const problemId = await insertPastProblem(tx, { userId: sitting.userId, rendered, now });
      await updateJudged(tx, { sittingId: id, place: row.place, isCorrect, misconception, problemId });
    }
    await updateSitting(tx, { id, closedAt: now });
    return sitting;
  });
  if (closed) await countSitting(services, { ...closed, closedAt: now });
}

/** Counts the answers of a sitting that is over, each once. */
export async function countSitting(services: CheckServices, sitting: SittingRow): Promise<void> {
  const { db, clock, answers } = services;
  const { id, userId, kind, openedAt } = sitting;
  const hadHelp = !isWithoutHelp(kind) && (await selectHasTalkedSince(db, { userId, since: openedAt }));
  const rows = await selectAnswersOf(db, id);
  await answers.recordChecked(
    rows.flatMap((row) => {
      const rendered = sitting.rendered[row.place];
      const { isCorrect, problemId, answerId, answer, attemptId, misconception } = row;
      if (!rendered || isCorrect === null || problemId === null) return [];
      const { skill, level } = rendered.id;
      const way = answerWay({ form: rendered.key.form, picked: answerId !== null });
      const told = { skill, level: countedLevel(level), way, hadHelp, at: sitting.closedAt ?? clock.now() };
      return [{ userId, attemptId, problemId, answerId, answer, isCorrect, misconception, ...told }];
    }),
  );
  await updateSitting(db, { id, countedAt: clock.now() });
}
