import {
  type ChangeClassBody,
  classroomLimits,
  type GivenAssignment,
  type NewClassBody,
  type TaughtClass,
  type TaughtClassDetail,
  type TaughtClasses,
} from '@playforward/contract';
import type { Course } from '../../curriculum/curriculum-index.ts';
import { Refusal } from '../../http/errors.ts';
import type { Student } from '../../sessions/session-store.ts';
import { listDue } from './assignments/show-assignment.ts';
import { drawCode, drawQrCode } from './class-code.ts';
import { findCurrentLesson } from './find-current-lesson.ts';
import { listNeeds, readClassWork } from './find-needs.ts';
import {
  type ClassRow,
  insertClass,
  selectClassesOfTeacher,
  selectStudents,
  updateClass,
} from './queries.ts';
import { classroomSentences } from './sentences.ts';
import type { ClassroomServices } from './services.ts';

/** A code that is taken is drawn again; so many misses in a row do not happen by chance. */
const mostDraws = 10;
/** A session says every five minutes that it is used. */
const onNowMs = 10 * 60_000;

export function toTaughtClass(row: ClassRow, students: number): TaughtClass {
  const { id, name, courseId, semester, code, isDemo, archivedAt } = row;
  const archived = archivedAt !== null;
  return { id, name, course_id: courseId, semester, code, students, is_demo: isDemo, archived };
}

/** POST /api/teach/classes. */
export async function createClass(
  { db, clock, random, curriculum }: ClassroomServices,
  { teacher, body }: { teacher: Student; body: NewClassBody },
): Promise<TaughtClass> {
  if (!curriculum.index.course.has(body.course_id)) throw new Refusal(422, classroomSentences.noCourse);
  const most = classroomLimits.classesOfATeacher;
  const own = await selectClassesOfTeacher(db, teacher.id);
  if (own.filter(({ archivedAt }) => archivedAt === null).length >= most)
    throw new Refusal(409, classroomSentences.tooManyClasses(most));
  for (let draw = 0; draw < mostDraws; draw += 1) {
    const wanted = {
      teacherId: teacher.id,
      name: body.name,
      courseId: body.course_id,
      semester: body.semester || null,
      code: drawCode(random),
      createdAt: clock.now(),
    };
    const row = await db.transaction((tx) => insertClass(tx, wanted));
    if (row) return toTaughtClass(row, 0);
  }
  throw new Error('no free class code was drawn');
}

/** PATCH /api/teach/classes/{id}. */
export async function changeClass(
  services: ClassroomServices,
  { row, body, origin }: { row: ClassRow; body: ChangeClassBody; origin: string },
): Promise<TaughtClassDetail> {
  const { name = row.name, semester = row.semester, code_open: open } = body;
  const code = open === false ? null : row.code;
  const changed = await updateClass(services.db, { id: row.id, name, semester: semester || null, code });
  return showClass(services, { row: changed ?? row, origin });
}

/** POST /api/teach/classes/{id}/code: a new code, with which the old one opens nothing any more. */
export async function renewCode(
  services: ClassroomServices,
  { row, origin }: { row: ClassRow; origin: string },
): Promise<TaughtClassDetail> {
  if (row.archivedAt !== null) throw new Refusal(409, classroomSentences.archived);
  for (let draw = 0; draw < mostDraws; draw += 1) {
    const changed = await updateClass(services.db, { id: row.id, code: drawCode(services.random) }).catch(
      (error: unknown) => {
        if (isTaken(error)) return undefined;
        throw error;
      },
    );
    if (changed) return showClass(services, { row: changed, origin });
  }
  throw new Error('no free class code was drawn');
}

/** Whether PostgreSQL refused a value that stands there already (23505). */
function isTaken(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && at.code === '23505') return true;
  return false;
}

/** GET /api/teach/classes/{id}. */
export async function showClass(
  services: ClassroomServices,
  { row, origin }: { row: ClassRow; origin: string },
): Promise<TaughtClassDetail> {
  const students = await selectStudents(services.db, row.id);
  const course = services.curriculum.index.course.get(row.courseId);
  const ids = students.map(({ id }) => id);
  const current = course && (await findCurrentLesson(services, { course, ids }));
  const address = `${origin}/join/${row.code}`;
  return {
    ...toTaughtClass(row, students.length),
    course_title: course?.title ?? '',
    units: course ? toUnits(course) : [],
    current_lesson_id: current?.id ?? null,
    invite: row.code === null ? null : { code: row.code, address, picture: await drawQrCode(address) },
  };
}

function toUnits({ units }: Course): TaughtClassDetail['units'] {
  return units.map((unit) => ({
    id: unit.id,
    unit_number: unit.number,
    title: unit.title,
    lessons: unit.lessons.map(({ id, number, title }) => ({ id, lesson_number: number, title })),
  }));
}

/** GET /api/teach/classes: who is on now and who needs help, class by class. */
export async function listClasses(services: ClassroomServices, teacher: Student): Promise<TaughtClasses> {
  const rows = await selectClassesOfTeacher(services.db, teacher.id);
  const classes = [];
  for (const row of rows) classes.push(await summarize(services, row));
  return { classes };
}

async function summarize(
  services: ClassroomServices,
  row: ClassRow,
): Promise<TaughtClasses['classes'][number]> {
  const { db, clock, curriculum } = services;
  const students = await selectStudents(db, row.id);
  const course = curriculum.index.course.get(row.courseId);
  const lessons = course?.units.flatMap((unit) => unit.lessons) ?? [];
  const skills = lessons.flatMap((lesson) => curriculum.skillIndex.own(lesson));
  const ids = students.map(({ id }) => id);
  const work = await readClassWork(services, { ids, skills });
  const onSince = clock.now().getTime() - onNowMs;
  const on = students.filter(({ seenAt }) => seenAt !== null && seenAt.getTime() >= onSince);
  const last = Math.max(0, ...students.map(({ seenAt }) => seenAt?.getTime() ?? 0));
  return {
    ...toTaughtClass(row, students.length),
    on_now: on.length,
    on: on.map(({ id, name }) => ({ id, name })),
    last_seen_at: last === 0 ? null : new Date(last).toISOString(),
    place: course ? await findPlace(services, { course, ids }) : null,
    due: (await listDue(services, { row, students })).map(toDue),
    needs: listNeeds(services, work, { students, skills }),
  };
}

async function findPlace(services: ClassroomServices, wanted: { course: Course; ids: readonly number[] }) {
  const lesson = await findCurrentLesson(services, wanted);
  const unit = wanted.course.units.find(({ id }) => id === lesson?.unitId);
  return unit ? { unit_number: unit.number, unit_title: unit.title } : null;
}

type Due = TaughtClasses['classes'][number]['due'][number];

function toDue({ id, task, title, due_at, closes_at, students, done }: GivenAssignment): Due {
  return { id, kind: task.kind, title, due_at, closes_at, students, done };
}
