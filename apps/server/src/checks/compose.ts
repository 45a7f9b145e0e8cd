import { checkLimits } from '@playforward/contract';
import { findSkill } from '@playforward/curriculum';
import { type CheckItem, composeCheck } from '@playforward/mastery';
import type { Course, Lesson, Unit } from '../curriculum/curriculum-index.ts';
import type { Curriculum } from '../curriculum/open-curriculum.ts';

const easier = [1, 2] as const;
const all = [1, 2, 3] as const;

/** What a get-ready check of a unit asks: the skills of the lessons its own lessons build on. None at the very start. */
export function composeGetReady({ index, skillIndex }: Curriculum, unit: Unit): CheckItem[] {
  const inUnit = new Set(unit.lessons.map(({ slug }) => slug));
  const wanted = new Set(unit.lessons.flatMap(({ prerequisites }) => prerequisites));
  const before = [...index.lesson.values()].filter(({ slug }) => wanted.has(slug) && !inUnit.has(slug));
  const needed = before.flatMap((lesson) => skillIndex.own(lesson));
  const [first] = unit.lessons;
  const near = first ? skillIndex.earlier(first).slice(-checkLimits.getReady.most) : [];
  const skills = known(needed.length >= checkLimits.getReady.least ? needed : [...needed, ...near]);
  return composeCheck(skills, { ...checkLimits.getReady, levels: easier });
}

/** What a unit check asks: the skills of the unit at all levels. */
export function composeUnitCheck({ skillIndex }: Curriculum, unit: Unit): CheckItem[] {
  return composeCheck(skillsOf(skillIndex, unit.lessons), { ...checkLimits.unit, levels: all });
}

/** What a course check asks: skills from all its units. */
export function composeCourseCheck({ skillIndex }: Curriculum, course: Course): CheckItem[] {
  const lessons = course.units.flatMap((unit) => unit.lessons);
  return composeCheck(skillsOf(skillIndex, lessons), { ...checkLimits.course, levels: all });
}

/** What an exit ticket asks: a few skills of one lesson. */
export function composeExitTicket({ skillIndex }: Curriculum, lesson: Lesson, count: number): CheckItem[] {
  return composeCheck(skillsOf(skillIndex, [lesson]), { least: count, most: count, levels: easier });
}

/** Practice of one skill, from level to level. */
export function composePractice(skill: string, count: number): CheckItem[] {
  return composeCheck(known([skill]), { least: count, most: count, levels: all });
}

function skillsOf(skillIndex: Curriculum['skillIndex'], lessons: readonly Lesson[]): string[] {
  return known(lessons.flatMap((lesson) => skillIndex.own(lesson)));
}

function known(skills: readonly string[]): string[] {
  return [...new Set(skills)].filter((skill) => findSkill(skill) !== undefined);
}
