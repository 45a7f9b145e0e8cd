import type { FollowUp } from '@playforward/contract';
import { showLessonMastery } from '../../curriculum/lesson-mastery.ts';
import { showAfterAnswer } from '../../curriculum/lesson-view.ts';
import type { OwnProblem } from '../../curriculum/problem-store.ts';
import type { Student } from '../../sessions/session-store.ts';
import type { PracticeServices } from './services.ts';

/**
 * What the page of the lesson shows after an answer: progress, stars, skills and the next problem. The answer is stored
 * already, so a failure here only leaves the page as it is.
 */
export async function findFollowUp(
  { db, clock, log, curriculum }: PracticeServices,
  { student, problem }: { student: Student; problem: OwnProblem },
): Promise<FollowUp | null> {
  const { index, problems, diagrams, skillIndex } = curriculum;
  const lesson = index.lesson.get(problem.slot.lessonId);
  if (!lesson) return null;
  try {
    const shown = await showAfterAnswer(
      { db, clock, problems, diagrams, skillIndex },
      { student, lesson, slot: problem.slot },
    );
    return {
      ...shown,
      mastery: await showLessonMastery({ db, clock, skillIndex, index }, { student, lesson }),
    };
  } catch (error) {
    log.warn({ err: error }, 'an answer is stored, and what follows it could not be told');
    return null;
  }
}
