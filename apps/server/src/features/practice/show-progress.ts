import type { ProgressAnswer } from '@playforward/contract';
import type { Student } from '../../sessions/session-store.ts';
import type { Item } from './find-item.ts';
import { selectOptionalProgress } from './queries.ts';
import type { PracticeServices } from './services.ts';

/** How far the student is with the item, or undefined before the start (D-84). */
export async function showProgress(
  { db }: PracticeServices,
  { student, item }: { student: Student; item: Item },
): Promise<ProgressAnswer | undefined> {
  const { kind, id } = item;
  const row = await selectOptionalProgress(db, { userId: student.id, kind, itemId: id });
  return (
    row && {
      kind,
      id,
      state: row.completedAt === null ? 'started' : 'completed',
      started_at: row.startedAt.toISOString(),
      completed_at: row.completedAt?.toISOString() ?? null,
    }
  );
}
