import type { TeachersToday } from '@playforward/contract';
import { typesetMath } from '../../../curriculum/typeset-math.ts';
import type { Student } from '../../../sessions/session-store.ts';
import { findCurrentLesson } from '../find-current-lesson.ts';
import { selectClassesOfTeacher, selectStudents } from '../queries.ts';
import type { ClassroomServices } from '../services.ts';
import type { ClassToday } from './class-today.ts';
import { findTalk } from './find-talk.ts';
import { listWeek } from './list-week.ts';

/** GET /api/teach/today. A demo class is asked last: it speaks where no class of the teacher's own has something to say. */
export async function showToday(
  services: ClassroomServices,
  teacher: Student,
): Promise<{ shown: TeachersToday; classes: readonly ClassToday[] }> {
  const rows = (await selectClassesOfTeacher(services.db, teacher.id))
    .filter(({ archivedAt }) => archivedAt === null)
    .toSorted((a, b) => Number(a.isDemo) - Number(b.isDemo));
  const classes: ClassToday[] = [];
  for (const row of rows) {
    const students = await selectStudents(services.db, row.id);
    if (students.length > 0) classes.push({ row, ids: students.map(({ id }) => id) });
  }
  const talk = await findTalk(services, classes);
  const first = classes.find(({ row }) => row.id === talk?.class_id) ?? classes[0];
  const shown = {
    talk: talk ?? null,
    week: await listWeek(services, classes),
    guide: first ? await findGuide(services, first) : null,
    math: typesetMath(talk ? [talk.question, ...talk.answers] : []),
  };
  return { shown, classes };
}

async function findGuide(
  services: ClassroomServices,
  { row, ids }: ClassToday,
): Promise<TeachersToday['guide']> {
  const course = services.curriculum.index.course.get(row.courseId);
  const lesson = course && (await findCurrentLesson(services, { course, ids }));
  return lesson ? { lesson_id: lesson.id, title: lesson.title, class_name: row.name } : null;
}
