import { randomUUID } from 'node:crypto';
import type { AcceptBody } from '@playforward/contract';
import { countedLevel } from '@playforward/curriculum';
import { answerWay } from '@playforward/mastery';
import { judgeGiven } from '../../../checks/judge-given.ts';
import { Refusal } from '../../../http/errors.ts';
import { selectStudents } from '../queries.ts';
import type { ClassroomServices } from '../services.ts';
import { selectGivenAnswers, updateAccepted } from './given-answers.ts';
import type { AssignmentRow } from './queries.ts';
import { readWork } from './read-work.ts';
import { assignmentSentences as sentences } from './sentences.ts';
import { sameAs } from './show-assignment.ts';

/**
 * POST …/assignments/{aid}/accept: the teacher takes an answer for right, and with it all equal ones of the class. It
 * counts for the skill as one more answer, a right one.
 */
export async function acceptAnswers(
  { db, pool, clock, answers }: ClassroomServices,
  { assignment, body }: { assignment: AssignmentRow; body: AcceptBody },
): Promise<{ accepted: number }> {
  const userIds = (await selectStudents(db, assignment.classId)).map(({ id }) => id);
  const work = await readWork(pool, { assignments: [assignment], userIds });
  const over = userIds.flatMap((userId) => {
    const { sitting } = work({ assignment, userId });
    return sitting?.closedAt ? [sitting.id] : [];
  });
  const given = await selectGivenAnswers(pool, over);
  const wanted = given.find(({ sittingId, place }) => sittingId === body.sitting_id && place === body.place);
  if (!wanted || judgeGiven(wanted.rendered, wanted).verdict === 'right')
    throw new Refusal(404, sentences.noAnswer);
  const sign = sameAs(wanted);
  const rows = given.filter((row) => sameAs(row) === sign);
  const now = clock.now();
  const first = await updateAccepted(pool, { rows, note: body.note, now });
  await answers.recordChecked(
    first.flatMap(({ userId, problemId, answerId, answer, rendered }) => {
      if (problemId === null) return [];
      const { skill, level } = rendered.id;
      const way = answerWay({ form: rendered.key.form, picked: answerId !== null });
      const counted = {
        attemptId: randomUUID(),
        isCorrect: true,
        misconception: null,
        hadHelp: false,
        at: now,
      };
      return [{ userId, problemId, answerId, answer, skill, level: countedLevel(level), way, ...counted }];
    }),
  );
  return { accepted: rows.length };
}
