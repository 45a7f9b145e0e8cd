import { z } from 'zod';
import { limits } from './timings.ts';

/** How a skill stands for a student; what was done with help never counts as done alone. */
export const skillState = z.enum(['new', 'started', 'with-help', 'alone']);

const share = z.number().min(0).max(1);

/** One skill on the map: shares from 0 (nothing yet) to 1 (mastered). */
export const mappedSkill = z.strictObject({
  skill: z.string(),
  title: z.string(),
  lesson_id: z.int(),
  lesson_title: z.string(),
  state: skillState,
  alone: share,
  with_help: share,
  /** Time to practise it again. */
  due: z.boolean(),
});

/** GET /api/mastery/lessons/{lessonId}: the stars of a lesson and the skills they come from. */
export const lessonMastery = z.strictObject({
  lesson_id: z.int(),
  unit_id: z.int(),
  course_id: z.int(),
  stars: z.int().min(0).max(limits.stars),
  skills: z.array(mappedSkill),
});

/** GET /api/mastery/courses/{courseId}: every skill of a course, unit by unit, in the order of the lessons. */
export const courseMastery = z.strictObject({
  id: z.int(),
  title: z.string(),
  units: z.array(
    z.strictObject({
      id: z.int(),
      unit_number: z.int(),
      title: z.string(),
      skills: z.array(mappedSkill),
    }),
  ),
});

export type SkillState = z.infer<typeof skillState>;
export type MappedSkill = z.infer<typeof mappedSkill>;
export type LessonMastery = z.infer<typeof lessonMastery>;
export type CourseMastery = z.infer<typeof courseMastery>;
