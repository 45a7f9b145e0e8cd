import type { AskedAssignments } from '@playforward/contract';
import { endFor } from '../../../checks/end-of-assignment.ts';
import type { OpenTask } from '../../../class-service.ts';
import type { Student } from '../../../sessions/session-store.ts';
import type { ClassroomServices } from '../services.ts';
import { selectAssignmentsForStudent } from './queries.ts';
import { readWork } from './read-work.ts';

const weekMs = 7 * 86_400_000;

/** GET /api/assignments: what a student is asked for, by when it is due; what is done or over stays for a week. */
export async function listAsked(
  services: ClassroomServices,
  student: Pick<Student, 'id'>,
): Promise<AskedAssignments> {
  const now = services.clock.now();
  const since = new Date(now.getTime() - weekMs);
  const asked = await findAsked(services, { id: student.id, opensBefore: now, since });
  const shown = asked.map(({ row, className, teacher, reopenedUntil, state, at, sitting }) => {
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

/** What a student is asked for, also in the next days, and has not done while it can be done: the next first. */
export async function listOpenTasks(
  services: ClassroomServices,
  student: Pick<Student, 'id'>,
): Promise<OpenTask[]> {
  const now = services.clock.now();
  const opensBefore = new Date(now.getTime() + weekMs);
  const asked = await findAsked(services, { id: student.id, opensBefore, since: now });
  return asked.flatMap(({ row: { task, title, dueAt, closesAt }, reopenedUntil, state }) =>
    state === 'done' ? [] : [{ task, title, dueAt: reopenedUntil ?? dueAt ?? closesAt }],
  );
}

type Asking = { id: number; opensBefore: Date; since: Date };

async function findAsked({ db, pool }: ClassroomServices, { id: userId, opensBefore, since }: Asking) {
  const asked = await selectAssignmentsForStudent(db, { userId, opensBefore, since });
  const work = await readWork(pool, { assignments: asked.map(({ row }) => row), userIds: [userId] });
  return asked.map((one) => ({ ...one, ...work({ assignment: one.row, userId }) }));
}
