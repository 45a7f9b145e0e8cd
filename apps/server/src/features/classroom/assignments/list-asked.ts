import type { AskedAssignments } from '@playforward/contract';
import { endFor } from '../../../checks/end-of-assignment.ts';
import type { Student } from '../../../sessions/session-store.ts';
import type { ClassroomServices } from '../services.ts';
import { selectAskedOf } from './queries.ts';
import { readWork } from './read-work.ts';

const weekMs = 7 * 86_400_000;

/** GET /api/assignments: what a student is asked for, by when it is due; what is done or over stays for a week. */
export async function listAsked(
  { db, pool, clock }: ClassroomServices,
  student: Student,
): Promise<AskedAssignments> {
  const now = clock.now();
  const since = new Date(now.getTime() - weekMs);
  const asked = await selectAskedOf(db, { userId: student.id, now, since });
  const rows = asked.map(({ row }) => row);
  const work = await readWork(pool, { assignments: rows, userIds: [student.id] });
  const shown = asked.map(({ row, className, teacher, reopenedUntil }) => {
    const { state, at, sitting } = work({ assignment: row, userId: student.id });
    const end = endFor(row, reopenedUntil);
    const isOver = state !== 'done' && end !== null && end <= now;
    return {
      id: row.id,
      kind: row.task.kind,
      title: row.title,
      class_name: className,
      teacher,
      opens_at: row.opensAt.toISOString(),
      due_at: row.dueAt?.toISOString() ?? null,
      ends_at: end?.toISOString() ?? null,
      state: isOver ? ('over' as const) : state === 'not-yet' ? ('to-do' as const) : state,
      done_at: at?.toISOString() ?? null,
      late: at !== null && row.dueAt !== null && at > row.dueAt,
      lesson_id: 'lessonId' in row.task ? row.task.lessonId : null,
      sitting_id: sitting?.id ?? null,
    };
  });
  const isPast = ({ done_at: at }: (typeof shown)[number]) => at !== null && new Date(at) < since;
  return { assignments: shown.filter((one) => !isPast(one)) };
}
