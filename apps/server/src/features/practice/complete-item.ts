import type { Lesson, Unit } from '../../curriculum/curriculum-index.ts';
import { selectProgressOfItems } from '../../curriculum/queries.ts';
import type { Student } from '../../sessions/session-store.ts';
import { type Item, lessonOfItem } from './find-item.ts';
import { selectOptionalProgress, selectSolvedSlots, upsertProgressCompleted } from './queries.ts';
import type { PracticeServices } from './services.ts';

export type CompleteResult = 'completed' | 'still-open';

type Input = { student: Student; item: Item };

/**
 * Completes an item when the record of right answers allows it. What is completed stays so, also when content that
 * is added later would leave something open.
 */
export async function completeItem(
  services: PracticeServices,
  { student, item }: Input,
): Promise<CompleteResult> {
  const { db, clock, curriculum, news } = services;
  const { kind, id: itemId } = item;
  const row = await selectOptionalProgress(db, { userId: student.id, kind, itemId });
  if (row?.completedAt) return 'completed';
  if (!(await isAllowed(services, { student, item }))) return 'still-open';
  await upsertProgressCompleted(db, { userId: student.id, kind, itemId, now: clock.now() });
  news.tell(student.id);
  const lessonId = lessonOfItem(item);
  if (lessonId !== undefined) await curriculum.lessonCache.forget([{ userId: student.id, lessonId }]);
  return 'completed';
}

async function isAllowed({ db }: PracticeServices, { student, item }: Input): Promise<boolean> {
  switch (item.kind) {
    case 'problem':
      // A right answer completes its problem as it is recorded; without one there is nothing to complete.
      return false;
    case 'lesson':
      return isLessonSolved(item.lesson, await selectSolvedSlots(db, student.id));
    case 'unit':
      return isUnitDone(item.unit, {
        completed: await selectProgressOfItems(db, {
          userId: student.id,
          kind: 'lesson',
          itemIds: item.unit.lessons.map((lesson) => lesson.id),
        }),
        solved: await selectSolvedSlots(db, student.id),
      });
  }
}

/** The sections of a lesson end as on its page (D-78): every guided and practice problem, and the very last example. */
function isLessonSolved({ problems, concepts }: Lesson, solved: ReadonlySet<number>): boolean {
  const lastExample = concepts.at(-1)?.examples.at(-1);
  return [...problems, ...(lastExample ? [lastExample] : [])].every((slot) => solved.has(slot.id));
}

type Done = { completed: Map<number, Date | null>; solved: ReadonlySet<number> };

/** A unit has at least one lesson, and each is completed or could be (D-79). */
function isUnitDone({ lessons }: Unit, { completed, solved }: Done): boolean {
  return (
    lessons.length > 0 &&
    lessons.every((lesson) => Boolean(completed.get(lesson.id)) || isLessonSolved(lesson, solved))
  );
}
