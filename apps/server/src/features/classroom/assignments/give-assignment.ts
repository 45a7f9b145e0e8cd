import { randomUUID } from 'node:crypto';
import type { ChangeAssignmentBody, NewAssignmentBody } from '@playforward/contract';
import { dealProblems } from '../../../checks/deal-problems.ts';
import { problemSet } from '../../../checks/problem-set.ts';
import { Refusal } from '../../../http/errors.ts';
import type { Student } from '../../../sessions/session-store.ts';
import { type ClassRow, selectStudents } from '../queries.ts';
import type { ClassroomServices } from '../services.ts';
import { type AssignmentRow, insertAssignment, updateAssignment } from './queries.ts';
import { assignmentSentences as sentences } from './sentences.ts';
import { readTask } from './task-of.ts';

type Giving = { teacher: Student; row: ClassRow; body: NewAssignmentBody };

/** POST …/assignments. Where all get the same numbers, nobody in the class has had one of the problems before. */
export async function giveAssignment(
  services: ClassroomServices,
  { teacher, row, body }: Giving,
): Promise<AssignmentRow> {
  const { db, clock, curriculum } = services;
  const now = clock.now();
  const { task, title } = readTask(curriculum, body.task);
  const set = problemSet(curriculum, task);
  if (set?.items.length === 0) throw new Refusal(422, sentences.noProblems);
  const members = (await selectStudents(db, row.id)).map(({ id }) => id);
  refuseStrangers(members, body.student_ids);
  const times = {
    opensAt: body.opens_at ? new Date(body.opens_at) : now,
    dueAt: readTime(body.due_at),
    closesAt: readTime(body.closes_at),
    takesLate: body.takes_late ?? true,
  };
  refuseDisorder(times);
  const isShared = (body.numbers ?? 'same') === 'same';
  const rendered =
    set && isShared ? await dealProblems(services, { userIds: members, items: set.items }) : null;
  if (rendered?.length === 0) throw new Refusal(422, sentences.noProblems);
  return db.transaction((tx) =>
    insertAssignment(tx, {
      id: randomUUID(),
      classId: row.id,
      task,
      title,
      rendered,
      ...times,
      forAll: body.student_ids === undefined,
      studentIds: body.student_ids ?? null,
      createdBy: teacher.id,
      createdAt: now,
    }),
  );
}

/** PATCH …/assignments/{aid}: only what is sent changes, and only on top of what was read. */
export async function changeAssignment(
  { db }: ClassroomServices,
  { assignment, body }: { assignment: AssignmentRow; body: ChangeAssignmentBody },
): Promise<AssignmentRow> {
  const members = (await selectStudents(db, assignment.classId)).map(({ id }) => id);
  refuseStrangers(members, body.student_ids ?? undefined);
  const times = {
    opensAt: body.opens_at === undefined ? assignment.opensAt : new Date(body.opens_at),
    dueAt: body.due_at === undefined ? assignment.dueAt : readTime(body.due_at),
    closesAt: body.closes_at === undefined ? assignment.closesAt : readTime(body.closes_at),
    takesLate: body.takes_late ?? assignment.takesLate,
  };
  refuseDisorder(times);
  const { id } = assignment;
  const { revision, student_ids: studentIds } = body;
  const changed = await db.transaction((tx) => updateAssignment(tx, { id, revision, studentIds, ...times }));
  if (!changed) throw new Refusal(409, sentences.changedMeanwhile);
  return changed;
}

function readTime(text: string | null | undefined): Date | null {
  return text ? new Date(text) : null;
}

function refuseStrangers(members: readonly number[], wanted: readonly number[] | undefined): void {
  if (wanted?.some((id) => !members.includes(id))) throw new Refusal(422, sentences.notInClass);
}

type Times = Pick<AssignmentRow, 'opensAt' | 'dueAt' | 'closesAt'>;

function refuseDisorder({ opensAt, dueAt, closesAt }: Times): void {
  const order = [opensAt, dueAt, closesAt].filter((at) => at !== null);
  if (order.some((at, nth) => nth > 0 && at <= (order[nth - 1] ?? at)))
    throw new Refusal(422, sentences.order);
}
