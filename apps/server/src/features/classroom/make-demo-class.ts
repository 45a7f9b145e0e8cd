import { randomUUID } from 'node:crypto';
import type { TaughtClass } from '@playforward/contract';
import { random } from '@playforward/curriculum';
import { type Course, slotsOf } from '../../curriculum/curriculum-index.ts';
import { Refusal } from '../../http/errors.ts';
import type { Student } from '../../sessions/session-store.ts';
import { demoNames } from './demo-names.ts';
import { insertDemoUsers, insertInventedWork } from './demo-queries.ts';
import { type InventedWork, inventWork } from './invent-work.ts';
import { toTaughtClass } from './manage-class.ts';
import { type ClassRow, insertClass, insertStudents, selectClassesOfTeacher } from './queries.ts';
import { classroomSentences } from './sentences.ts';
import type { ClassroomServices } from './services.ts';

const demoName = 'Demo class';

/** POST /api/teach/demo-class: 24 made-up students with four days of work, so that the pages show what they can. */
export async function makeDemoClass(services: ClassroomServices, teacher: Student): Promise<TaughtClass> {
  const { db, curriculum } = services;
  if ((await selectClassesOfTeacher(db, teacher.id)).some(({ isDemo }) => isDemo))
    throw new Refusal(409, classroomSentences.oneDemo);
  const course = curriculum.index.courses.find(({ units }) => units.length > 0);
  if (!course) throw new Refusal(409, classroomSentences.noCourse);
  const now = services.clock.now().getTime();
  const slots = practiceOf(course);
  const chance = random('a demo class');
  const work = inventWork({ students: demoNames.length, slots, chance, now });
  const row = await store(services, { teacher, course, work });
  return toTaughtClass(row, demoNames.length);
}

/** The problems of the first unit whose skills are taught there, in the order of its lessons. */
function practiceOf({ units }: Course) {
  return (units[0]?.lessons ?? []).flatMap(slotsOf);
}

type Made = { teacher: Student; course: Course; work: InventedWork };

function store({ db, clock }: ClassroomServices, { teacher, course, work }: Made): Promise<ClassRow> {
  const now = clock.now();
  return db.transaction(async (tx) => {
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
    await insertInventedWork(tx, { work, ids, now });
    return row;
  });
}
