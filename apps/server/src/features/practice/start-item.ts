import type { Student } from '../../sessions/session-store.ts';
import { type Item, lessonOfItem } from './find-item.ts';
import { insertProgressStarted } from './queries.ts';
import type { PracticeServices } from './services.ts';

/** Starts an item; starting again changes nothing. */
export async function startItem(
  { db, clock, curriculum, news }: PracticeServices,
  { student, item }: { student: Student; item: Item },
): Promise<void> {
  const { kind, id: itemId } = item;
  const changed = await insertProgressStarted(db, { userId: student.id, kind, itemId, now: clock.now() });
  if (changed) news.tell(student.id);
  const lessonId = lessonOfItem(item);
  if (changed && lessonId !== undefined) {
    await curriculum.lessonCache.forget([{ userId: student.id, lessonId }]);
  }
}
