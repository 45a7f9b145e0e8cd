import { randomUUID } from 'node:crypto';
import type { SubmitAnswer, SubmitBody } from '@playforward/contract';
import { countedLevel } from '@playforward/curriculum';
import { answerWay } from '@playforward/mastery';
import type { OwnProblem } from '../../curriculum/problem-store.ts';
import type { Student } from '../../sessions/session-store.ts';
import type { AttemptRow } from './attempt-queries.ts';
import type { GivenEvidence } from './count-attempts.ts';
import { findFollowUp } from './follow-up.ts';
import { answerColumns, givenIn, storedGiven } from './given-answer.ts';
import { type Judgement, judgeSubmission } from './judge-submission.ts';
import { keepUnjudged } from './keep-unjudged.ts';
import type { PracticeServices } from './services.ts';

export type SubmitResult =
  | { kind: 'judged'; shown: SubmitAnswer }
  | { kind: 'no-such-problem' | 'no-such-answer' | 'not-typed' | 'attempt-of-another-problem' };

type Counted = Extract<Judgement, { kind: 'counted' }>;

/**
 * Judges an answer and records it with the progress it makes, once per attempt id: the same id again answers the
 * stored verdict. The student has the verdict only after the record is durable.
 */
export async function submitAnswer(
  services: PracticeServices,
  { student, body }: { student: Student; body: SubmitBody },
): Promise<SubmitResult> {
  const problem = await services.curriculum.problems.findOptional(student, body.problem_id);
  if (!problem) return keepUnjudged(services, { student, body });
  if (problem.slot.lessonId !== body.lesson_id) return { kind: 'no-such-problem' };
  const judgement = judgeSubmission(problem, givenIn(body));
  if (judgement.kind === 'not-counted') return { kind: 'judged', shown: judgement.shown };
  if (judgement.kind !== 'counted') return judgement;
  const recorded = await record(services, { problem, body, judgement });
  if (recorded.kind === 'no-such-problem') return recorded;
  services.news.tell(student.id);
  const verdict = recorded.kind === 'recorded' ? judgement.shown : replay(problem, recorded.stored);
  if (!verdict) return { kind: 'attempt-of-another-problem' };
  const changes = recorded.kind === 'replayed' || recorded.changes;
  const followUp = changes ? await findFollowUp(services, { student, problem }) : null;
  return { kind: 'judged', shown: { ...verdict, follow_up: followUp } };
}

type RecordInput = { problem: OwnProblem; body: SubmitBody; judgement: Counted };

function record({ writer, clock }: PracticeServices, { problem, body, judgement }: RecordInput) {
  return writer.record({
    userId: problem.userId,
    attemptId: body.attempt_id?.toLowerCase() ?? randomUUID(),
    problemId: problem.id,
    lessonId: problem.slot.lessonId,
    unitId: problem.unitId,
    ...answerColumns(body),
    isCorrect: judgement.isCorrect,
    misconception: judgement.misconception,
    evidence: evidenceOf(problem, body, judgement),
    at: clock.now(),
  });
}

/**
 * An example stands beside its definition and a guided problem shows its steps: both are done with help. A stretch
 * problem asks for more than the skill: solved it speaks for the student, missed it says nothing.
 */
function evidenceOf(
  { slot, rendered }: OwnProblem,
  body: SubmitBody,
  { isCorrect }: Counted,
): GivenEvidence | null {
  if (slot.type === 'stretch' && !isCorrect) return null;
  const { skill, level } = rendered.id;
  const picked = body.answer_id !== undefined;
  return {
    skill,
    level: countedLevel(level),
    way: answerWay({ form: rendered.key.form, picked }),
    guided: slot.type === 'example' || slot.type === 'guided',
  };
}

/** The verdict that was given to the stored answer, whatever came with the repeated call; null for another problem's. */
function replay(problem: OwnProblem, stored: AttemptRow): SubmitAnswer | null {
  if (stored.problemId !== problem.id) return null;
  const judgement = judgeSubmission(problem, storedGiven(problem.rendered, stored));
  if (judgement.kind !== 'counted')
    throw new Error(`a stored answer to problem ${problem.id} no longer counts`);
  return judgement.shown;
}
