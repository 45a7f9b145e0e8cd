import type { TeachersToday } from '@playforward/contract';
import { selectAssignments } from '../assignments/queries.ts';
import type { ClassroomServices } from '../services.ts';
import type { ClassToday } from './class-today.ts';

const weekMs = 7 * 86_400_000;
const mostLines = 8;

/** What is due or closes in the next seven days, in all classes, the next first. */
export async function listWeek(
  { db, clock }: ClassroomServices,
  classes: readonly ClassToday[],
): Promise<TeachersToday['week']> {
  const now = clock.now().getTime();
  const lines = [];
  for (const { row } of classes) {
    for (const { id, task, title, dueAt, closesAt } of await selectAssignments(db, row.id)) {
      const at = dueAt ?? closesAt;
      if (at && at.getTime() > now && at.getTime() <= now + weekMs)
        lines.push({ id, class_id: row.id, class_name: row.name, kind: task.kind, title, at });
    }
  }
  return lines
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .slice(0, mostLines)
    .map(({ at, ...line }) => ({ ...line, ends_at: at.toISOString() }));
}
