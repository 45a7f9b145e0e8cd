import { classGrid, classTime, studentAttempts, studentPage, wrongIdeas } from '@playforward/contract';
import { z } from 'zod';
import type { App } from '../../context.ts';
import type { Course, Lesson } from '../../curriculum/curriculum-index.ts';
import { readRowId } from '../../curriculum/row-id.ts';
import { requireTeacher } from '../../http/access/require-role.ts';
import { Refusal } from '../../http/errors.ts';
import { insertRecordRead } from '../../record/record-reads.ts';
import type { Student } from '../../sessions/session-store.ts';
import { findClass, findStudent } from './find-class.ts';
import type { ClassRow } from './queries.ts';
import { classroomSentences } from './sentences.ts';
import type { ClassroomServices } from './services.ts';
import { showAttempts } from './show-attempts.ts';
import { showGrid } from './show-grid.ts';
import { showStudent } from './show-student.ts';
import { showTime } from './show-time.ts';
import { showWrongIdeas } from './show-wrong-ideas.ts';

const tags = ['teach'];
const params = z.strictObject({ id: z.string() });
const studentParams = z.strictObject({ id: z.string(), studentId: z.string() });
const place = z.coerce.number().int().min(1).max(10_000);
const dayChoices = ['1', '7', '30'] as const;

/** What a teacher reads of the students' work. Every answer is noted for those whose work it shows. */
export function registerWorkRoutes(app: App, services: ClassroomServices): void {
  registerClassWork(app, services);
  registerStudentWork(app, services);
}

type Read = { teacher: Student; row: ClassRow; student?: number };

function noteRead({ db, clock }: ClassroomServices, { teacher, row, student }: Read): Promise<void> {
  const read = { reader: teacher.id, classId: row.id, now: clock.now() };
  return insertRecordRead(db, student === undefined ? read : { ...read, student });
}

function courseOf({ curriculum }: ClassroomServices, { courseId }: ClassRow): Course {
  const course = curriculum.index.course.get(courseId);
  if (!course) throw new Refusal(404, classroomSentences.noCourse);
  return course;
}

function lessonOf(services: ClassroomServices, row: ClassRow, wanted: string): Lesson {
  const lessons = courseOf(services, row).units.flatMap((unit) => unit.lessons);
  const lesson = lessons.find((one) => one.id === readRowId(wanted));
  if (!lesson) throw new Refusal(404, classroomSentences.noLesson);
  return lesson;
}

/** The lessons of a unit, of all units, or of the first where none is named. */
function partOf(
  { units }: Course,
  wanted: string | undefined,
): { unitId: number | null; lessons: readonly Lesson[] } {
  if (wanted === 'all') return { unitId: null, lessons: units.flatMap(({ lessons }) => lessons) };
  const unit = wanted === undefined ? units[0] : units.find((one) => one.id === readRowId(wanted));
  if (!unit) throw new Refusal(404, classroomSentences.noUnit);
  return { unitId: unit.id, lessons: unit.lessons };
}

function registerClassWork(app: App, services: ClassroomServices): void {
  app.get(
    '/api/teach/classes/:id/grid',
    {
      onRequest: requireTeacher,
      schema: {
        summary: 'How every student stands with every skill of a unit, or of the whole course',
        tags,
        params,
        querystring: z.strictObject({ unit_id: z.string().optional() }),
        response: { 200: classGrid },
      },
    },
    async ({ student: teacher, params: { id }, query: { unit_id: wanted } }) => {
      const row = await findClass(services, teacher, id);
      const grid = await showGrid(services, { row, ...partOf(courseOf(services, row), wanted) });
      await noteRead(services, { teacher, row });
      return grid;
    },
  );
  app.get(
    '/api/teach/classes/:id/time',
    {
      onRequest: requireTeacher,
      schema: {
        summary: 'Minutes and answers of the last seven days, by student and by lesson',
        tags,
        params,
        response: { 200: classTime },
      },
    },
    async ({ student: teacher, params: { id } }) => {
      const row = await findClass(services, teacher, id);
      const time = await showTime(services, { row, course: courseOf(services, row) });
      await noteRead(services, { teacher, row });
      return time;
    },
  );
  app.get(
    '/api/teach/classes/:id/wrong-ideas',
    {
      onRequest: requireTeacher,
      schema: {
        summary: 'The wrong ideas of a lesson, with what to talk about',
        tags,
        params,
        querystring: z.strictObject({ lesson_id: z.string(), days: z.enum(dayChoices).optional() }),
        response: { 200: wrongIdeas },
      },
    },
    async ({ student: teacher, params: { id }, query: { lesson_id: wanted, days = '7' } }) => {
      const row = await findClass(services, teacher, id);
      const lesson = lessonOf(services, row, wanted);
      const shown = await showWrongIdeas(services, { row, lesson, days: Number(days) });
      await noteRead(services, { teacher, row });
      return shown;
    },
  );
}

function registerStudentWork(app: App, services: ClassroomServices): void {
  app.get(
    '/api/teach/classes/:id/students/:studentId',
    {
      onRequest: requireTeacher,
      schema: {
        summary: 'One student: strengths, needs, the map of skills',
        tags,
        params: studentParams,
        response: { 200: studentPage },
      },
    },
    async ({ student: teacher, params: { id, studentId } }) => {
      const row = await findClass(services, teacher, id);
      const student = await findStudent(services, row, studentId);
      const shown = await showStudent(services, { row, course: courseOf(services, row), student });
      await noteRead(services, { teacher, row, student: student.id });
      return shown;
    },
  );
  app.get(
    '/api/teach/classes/:id/students/:studentId/attempts',
    {
      onRequest: requireTeacher,
      schema: {
        summary: 'Every try of a student as typed, newest first, of all work, a lesson or a skill',
        tags,
        params: studentParams,
        querystring: z.strictObject({
          page: place.optional(),
          skill: z.string().max(80).optional(),
          lesson_id: z.string().optional(),
        }),
        response: { 200: studentAttempts },
      },
    },
    async ({
      student: teacher,
      params: { id, studentId },
      query: { page = 1, skill, lesson_id: lesson },
    }) => {
      const row = await findClass(services, teacher, id);
      const student = await findStudent(services, row, studentId);
      const skills =
        skill !== undefined
          ? [skill]
          : lesson !== undefined
            ? services.curriculum.skillIndex.own(lessonOf(services, row, lesson))
            : null;
      const shown = await showAttempts(services, { id: student.id, skills, page });
      await noteRead(services, { teacher, row, student: student.id });
      return shown;
    },
  );
}
