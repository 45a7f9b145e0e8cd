import type { Clock } from '../../clock.ts';
import type { Lesson } from '../../curriculum/curriculum-index.ts';
import { isGuess } from '../../curriculum/launch-view.ts';
import type { Curriculum } from '../../curriculum/open-curriculum.ts';
import { insertGuess } from '../../curriculum/queries.ts';
import type { Db } from '../../db/pool.ts';
import type { Student } from '../../sessions/session-store.ts';

type Services = { db: Db; clock: Clock; curriculum: Curriculum };
type Guessing = { student: Student; lesson: Lesson; guess: number };

/** Keeps what a student guessed at the launch; the first guess stays. */
export async function keepGuess(
  { db, clock, curriculum }: Services,
  { student, lesson, guess }: Guessing,
): Promise<'kept' | 'no-launch' | 'no-guess'> {
  if (!lesson.launch) return 'no-launch';
  if (!isGuess(lesson.launch, guess)) return 'no-guess';
  await insertGuess(db, { userId: student.id, lessonId: lesson.id, guess, at: clock.now() });
  await curriculum.lessonCache.forget([{ userId: student.id, lessonId: lesson.id }]);
  return 'kept';
}
