import { type CourseMastery, type LessonMastery, limits, type MappedSkill } from '@playforward/contract';
import { countStars, type Estimate, showSkill } from '@playforward/mastery';
import type { Clock } from '../../clock.ts';
import type { Course, Lesson } from '../../curriculum/curriculum-index.ts';
import { selectEstimates } from '../../curriculum/estimates.ts';
import type { Curriculum } from '../../curriculum/open-curriculum.ts';
import type { Db } from '../../db/pool.ts';
import type { Student } from '../../sessions/session-store.ts';

type Services = { db: Db; clock: Clock; curriculum: Curriculum };

/** GET /api/mastery/lessons/{id}. */
export async function showLessonMastery(
  services: Services,
  { student, lesson }: { student: Student; lesson: Lesson },
): Promise<LessonMastery> {
  const { shelf, index } = services.curriculum;
  const skills = shelf.own(lesson);
  const estimates = await selectEstimates(services.db, { userId: student.id, skills });
  return {
    ...{ lesson_id: lesson.id, unit_id: lesson.unitId },
    course_id: index.unit.get(lesson.unitId)?.courseId ?? 0,
    stars: countStars(
      skills.map((skill) => estimates.get(skill)),
      limits.stars,
    ),
    skills: mapSkills(services, { lesson, estimates }),
  };
}

/** GET /api/mastery/courses/{id}. */
export async function showCourseMastery(
  services: Services,
  { student, course }: { student: Student; course: Course },
): Promise<CourseMastery> {
  const { shelf } = services.curriculum;
  const { id, title, units } = course;
  const skills = units.flatMap(({ lessons }) => lessons.flatMap((lesson) => shelf.own(lesson)));
  const estimates = await selectEstimates(services.db, { userId: student.id, skills });
  return {
    ...{ id, title },
    units: units.map((unit) => ({
      ...{ id: unit.id, unit_number: unit.unitNumber, title: unit.title },
      skills: unit.lessons.flatMap((lesson) => mapSkills(services, { lesson, estimates })),
    })),
  };
}

type Known = { lesson: Lesson; estimates: ReadonlyMap<string, Estimate> };

function mapSkills({ clock, curriculum }: Services, { lesson, estimates }: Known): MappedSkill[] {
  const now = clock.now().getTime();
  return curriculum.shelf.own(lesson).map((skill) => {
    const { state, alone, withHelp, due } = showSkill(estimates.get(skill), now);
    return {
      ...{ skill, title: curriculum.shelf.title(skill) },
      ...{ lesson_id: lesson.id, lesson_title: lesson.title },
      ...{ state, alone, with_help: withHelp, due },
    };
  });
}
