import { randomUUID } from 'node:crypto';
import type { Lesson } from '../../../curriculum/curriculum-index.ts';
import type { Db } from '../../../db/pool.ts';
import { checkAnswers, checkSittings } from '../../../db/schema/checks.ts';
import { progress } from '../../../db/schema/practice.ts';
import type { Student } from '../../../sessions/session-store.ts';
import { insertAssignment } from '../assignments/queries.ts';
import { readTask } from '../assignments/task-of.ts';
import type { ClassRow } from '../queries.ts';
import type { ClassroomServices } from '../services.ts';
import type { StoredTry } from './demo-queries.ts';
import type { InventedWork } from './invented-work.ts';

const hour = 3_600_000;
/** The lesson that everybody is at is due in two days. */
const lessonDueHours = 48;
const lessonOpenHours = 24;

type Demo = {
  services: ClassroomServices;
  teacher: Student;
  row: ClassRow;
  lessons: readonly Lesson[];
  work: InventedWork;
  /** As `work.tries`. */
  stored: readonly StoredTry[];
  ids: readonly number[];
};

/** An exit ticket that is over, with what was answered, and the next lesson, which some have finished. */
export async function insertDemoAssignments(tx: Db, demo: Demo): Promise<void> {
  const { services, lessons, work } = demo;
  const { skillIndex } = services.curriculum;
  const at = lessons.findIndex((lesson) => skillIndex.own(lesson).includes(work.stuckSkill));
  const lesson = lessons[at];
  if (lesson && work.ticket.problems.length > 0) await insertTicket(tx, demo, lesson);
  const next = lessons[at + 1];
  if (next) await insertLesson(tx, demo, next);
}

async function insertTicket(tx: Db, { work, ids, stored, ...demo }: Demo, lesson: Lesson): Promise<void> {
  const { problems, opensAt, closesAt } = work.ticket;
  const body = { kind: 'exit-ticket', lesson_id: lesson.id, count: problems.length } as const;
  const { task, title } = readTask(demo.services.curriculum, body);
  const asked = { ...everybody(demo), task, title, rendered: problems };
  const given = { ...asked, opensAt: new Date(opensAt), closesAt: new Date(closesAt) };
  const { id: assignmentId } = await insertAssignment(tx, { ...given, createdAt: given.opensAt });
  const answers = work.tries.flatMap((one, nth) => {
    const row = stored[nth];
    return one.place !== null && row ? [{ ...one, place: one.place, ...row }] : [];
  });
  for (const [student, own] of Map.groupBy(answers, (one) => one.student)) {
    const moments = own.map(({ at }) => at);
    const closedAt = new Date(Math.max(...moments));
    const sitting = {
      id: randomUUID(),
      userId: ids[student] ?? 0,
      assignmentId,
      kind: 'exit-ticket' as const,
      about: String(lesson.id),
      title,
      rendered: problems,
      openedAt: new Date(Math.min(...moments)),
      closedAt,
      countedAt: closedAt,
    };
    await tx.insert(checkSittings).values(sitting);
    await tx.insert(checkAnswers).values(
      own.map(({ place, answerId, right, misconception, at, attemptId, problemId }) => ({
        sittingId: sitting.id,
        place,
        answerId,
        flagged: false,
        typedAt: new Date(at),
        isCorrect: right,
        misconception,
        attemptId,
        problemId,
      })),
    );
  }
}

async function insertLesson(tx: Db, { work, ids, ...demo }: Demo, lesson: Lesson): Promise<void> {
  const { curriculum, clock } = demo.services;
  const now = clock.now().getTime();
  const { task, title } = readTask(curriculum, { kind: 'lesson', lesson_id: lesson.id });
  const opensAt = new Date(now - lessonOpenHours * hour);
  const dueAt = new Date(now + lessonDueHours * hour);
  await insertAssignment(tx, {
    ...everybody(demo),
    task,
    title,
    rendered: null,
    opensAt,
    dueAt,
    createdAt: opensAt,
  });
  const skills = curriculum.skillIndex.own(lesson);
  const rows = work.reached.flatMap((reached, student) => {
    const come = skills.filter((skill) => reached.includes(skill)).length;
    const startedAt = new Date(now - (20 - student / 4) * hour);
    const completedAt = come === skills.length ? new Date(startedAt.getTime() + hour / 2) : null;
    return come === 0
      ? []
      : [{ userId: ids[student] ?? 0, kind: 'lesson' as const, itemId: lesson.id, startedAt, completedAt }];
  });
  if (rows.length > 0) await tx.insert(progress).values(rows);
}

function everybody({ row, teacher }: Pick<Demo, 'row' | 'teacher'>) {
  return {
    id: randomUUID(),
    classId: row.id,
    takesLate: true,
    forAll: true,
    studentIds: null,
    createdBy: teacher.id,
  };
}
