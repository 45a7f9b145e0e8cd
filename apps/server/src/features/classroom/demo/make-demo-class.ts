import { randomUUID } from 'node:crypto';
import type { TaughtClass } from '@playforward/contract';
import { random } from '@playforward/curriculum';
import { drawProblems } from '../../../checks/draw-problems.ts';
import { problemSet } from '../../../checks/problem-set.ts';
import { allSlots, type Course, type Lesson } from '../../../curriculum/curriculum-index.ts';
import { Refusal } from '../../../http/errors.ts';
import type { Student } from '../../../sessions/session-store.ts';
import { toTaughtClass } from '../manage-class.ts';
import { type ClassRow, insertClass, insertStudents, selectClassesOfTeacher } from '../queries.ts';
import { classroomSentences } from '../sentences.ts';
import type { ClassroomServices } from '../services.ts';
import { demoNames } from './demo-names.ts';
import { insertDemoUsers, insertInventedWork } from './demo-queries.ts';
import { insertDemoAssignments } from './give-demo-assignments.ts';
import { inventWork } from './invent-work.ts';
import type { InventedWork } from './invented-work.ts';

const demoName = 'Demo class';
const ticketProblems = 4;

/**
 * POST /api/teach/demo-class: 24 made-up students with four days of work, an exit ticket that is over and a lesson that
 * is due, so that the pages show what they can.
 */
export async function makeDemoClass(services: ClassroomServices, teacher: Student): Promise<TaughtClass> {
  const { db, curriculum } = services;
  if ((await selectClassesOfTeacher(db, teacher.id)).some(({ isDemo }) => isDemo))
    throw new Refusal(409, classroomSentences.oneDemo);
  const course = curriculum.index.courses.find(({ units }) => units.length > 0);
  if (!course) throw new Refusal(409, classroomSentences.noCourse);
  const now = services.clock.now().getTime();
  const lessons = course.units[0]?.lessons ?? [];
  const chance = random('a demo class');
  const work = inventWork({
    students: demoNames.length,
    slots: lessons.flatMap(allSlots),
    ticketOf: (skill) => drawTicket(services, lessonOf(services, lessons, skill)),
    chance,
    now,
  });
  const row = await store(services, { teacher, course, lessons, work });
  return toTaughtClass(row, demoNames.length);
}

function lessonOf({ curriculum }: ClassroomServices, lessons: readonly Lesson[], skill: string) {
  return lessons.find((lesson) => curriculum.skillIndex.own(lesson).includes(skill)) ?? lessons[0];
}

/** The same problems in every demo class, so that a guide can speak of them. */
function drawTicket({ curriculum }: ClassroomServices, lesson: Lesson | undefined) {
  if (!lesson) return [];
  const set = problemSet(curriculum, { kind: 'exit-ticket', lessonId: lesson.id, count: ticketProblems });
  const chance = random('the exit ticket of a demo class');
  const draw = { int: (below: number) => chance.int(0, below - 1) };
  return drawProblems(draw, { items: set?.items ?? [], met: new Set() });
}

type Made = { teacher: Student; course: Course; lessons: readonly Lesson[]; work: InventedWork };

function store(services: ClassroomServices, { teacher, course, lessons, work }: Made): Promise<ClassRow> {
  const now = services.clock.now();
  return services.db.transaction(async (tx) => {
    const wanted = {
      teacherId: teacher.id,
      name: demoName,
      courseId: course.id,
      isDemo: true,
      createdAt: now,
    };
    const row = await insertClass(tx, wanted);
    if (!row) throw new Error('the demo class was not stored');
    const people = demoNames.map((name) => ({ name, email: `demo-${randomUUID()}@demo.invalid` }));
    const ids = await insertDemoUsers(tx, { people, now });
    await insertStudents(tx, { classId: row.id, ids, cameBy: 'teacher', now });
    const stored = await insertInventedWork(tx, { work, ids, now });
    await insertDemoAssignments(tx, { services, teacher, row, lessons, work, stored, ids });
    return row;
  });
}
