import type { Course, Lesson } from '../../curriculum/curriculum-index.ts';
import type { ClassroomServices } from './services.ts';
import { selectRecentSkills } from './work-queries.ts';

/** The lesson on which most of the class has worked last; of two the later one. Nothing before anybody has worked. */
export async function findCurrentLesson(
  { pool, curriculum: { skillIndex } }: ClassroomServices,
  { course, ids }: { course: Course; ids: readonly number[] },
): Promise<Lesson | undefined> {
  const lessons = course.units.flatMap((unit) => unit.lessons);
  const skills = lessons.flatMap((lesson) => skillIndex.own(lesson));
  const recent = await selectRecentSkills(pool, { ids, skills });
  const students = new Map(recent.map((one) => [one.skill, one.students]));
  const most = (lesson: Lesson) =>
    Math.max(0, ...skillIndex.own(lesson).map((skill) => students.get(skill) ?? 0));
  const worked = lessons.filter((lesson) => most(lesson) > 0).toReversed();
  return worked.toSorted((a, b) => most(b) - most(a))[0];
}
