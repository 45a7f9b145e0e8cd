import type { CourseMastery } from '@playforward/contract';
import type { Clock } from '../../clock.ts';
import type { Course } from '../../curriculum/curriculum-index.ts';
import { selectEstimates } from '../../curriculum/estimates.ts';
import { mapSkills } from '../../curriculum/lesson-mastery.ts';
import type { SkillIndex } from '../../curriculum/skill-index.ts';
import type { Db } from '../../db/pool.ts';
import type { Student } from '../../sessions/session-store.ts';

type Services = { db: Db; clock: Clock; skillIndex: SkillIndex };

/** GET /api/mastery/courses/{id}. */
export async function showCourseMastery(
  services: Services,
  { student, course }: { student: Student; course: Course },
): Promise<CourseMastery> {
  const { db, skillIndex } = services;
  const { id, title, units } = course;
  const skills = units.flatMap(({ lessons }) => lessons.flatMap((lesson) => skillIndex.own(lesson)));
  const estimates = await selectEstimates(db, { userId: student.id, skills });
  return {
    id,
    title,
    units: units.map((unit) => ({
      id: unit.id,
      unit_number: unit.number,
      title: unit.title,
      skills: unit.lessons.flatMap((lesson) => mapSkills(services, { lesson, estimates })),
    })),
  };
}
