import { type LessonMastery, limits, type MappedSkill } from '@playforward/contract';
import { countStars, type Estimate, showSkill } from '@playforward/mastery';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/pool.ts';
import type { CurriculumIndex, Lesson } from './curriculum-index.ts';
import { selectEstimates } from './estimates.ts';
import type { SkillIndex } from './skill-index.ts';

type Services = { db: Db; clock: Clock; skillIndex: SkillIndex };

/** The stars of a lesson and how its skills stand. */
export async function showLessonMastery(
  services: Services & { index: CurriculumIndex },
  { student, lesson }: { student: { id: number }; lesson: Lesson },
): Promise<LessonMastery> {
  const { db, skillIndex, index } = services;
  const skills = skillIndex.own(lesson);
  const estimates = await selectEstimates(db, { userId: student.id, skills });
  return {
    lesson_id: lesson.id,
    unit_id: lesson.unitId,
    course_id: index.unit.get(lesson.unitId)?.courseId ?? 0,
    stars: countStars(
      skills.map((skill) => estimates.get(skill)),
      limits.stars,
    ),
    skills: mapSkills(services, { lesson, estimates }),
  };
}

type LessonEstimates = { lesson: Lesson; estimates: ReadonlyMap<string, Estimate> };

/** The skills a lesson teaches, as the map shows them. */
export function mapSkills(
  { clock, skillIndex }: Omit<Services, 'db'>,
  { lesson, estimates }: LessonEstimates,
): MappedSkill[] {
  const now = clock.now().getTime();
  return skillIndex.own(lesson).map((skill) => {
    const { state, alone, withHelp, due } = showSkill(estimates.get(skill), now);
    return {
      skill,
      title: skillIndex.title(skill),
      lesson_id: lesson.id,
      lesson_title: lesson.title,
      state,
      alone,
      with_help: withHelp,
      due,
    };
  });
}
