import { findSkill, generateProblem, renderProblem } from '@playforward/curriculum';
import type { CurriculumIndex, Lesson, Unit } from './curriculum-index.ts';

/** Where each skill is taught, and what came before. */
export type SkillIndex = {
  /** The skills a lesson teaches, in its order. */
  own(lesson: Lesson): readonly string[];
  /** The skills of the lessons before it in the same year, in their order. */
  earlier(lesson: Lesson): readonly string[];
  /** Whether the first unit of the year is behind this lesson. */
  isAfterFirstUnit(lesson: Lesson): boolean;
  /** The lesson that teaches a skill; none for a skill that only stands in no active lesson. */
  home(skill: string): Lesson | undefined;
  /** What the skill is called on screen. */
  title(skill: string): string;
};

const firstSeed = 1;

export function buildSkillIndex(index: CurriculumIndex): SkillIndex {
  const years = [...Map.groupBy(index.courses, ({ title }) => yearOf(title)).values()];
  const units = years.map((courses) => courses.flatMap((course) => course.units));
  const lessons = units.flatMap((year) => year.flatMap((unit) => unit.lessons));
  const home = findHomes(lessons);
  const owned = new Map(
    lessons.map((lesson) => [
      lesson.id,
      skillsIn(lesson).filter((skill) => home.get(skill)?.id === lesson.id),
    ]),
  );
  const own = (lesson: Lesson) => owned.get(lesson.id) ?? [];
  const { earlier, afterFirst } = lookBack(units, own);
  const titles = new Map<string, string>();
  return {
    own,
    earlier: (lesson) => earlier.get(lesson.id) ?? [],
    isAfterFirstUnit: (lesson) => afterFirst.has(lesson.id),
    home: (skill) => home.get(skill),
    title(skill) {
      const title = titles.get(skill) ?? readTitle(skill);
      titles.set(skill, title);
      return title;
    },
  };
}

/** Semester B goes on where A ends: 'Summit Math 6 A' and 'Summit Math 6 B' are one year. */
function yearOf(courseTitle: string): string {
  return courseTitle.replace(/ [AB]$/, '');
}

/** A skill is at home in the first lesson that shows it as an example, or else in the first that asks it. */
function findHomes(lessons: readonly Lesson[]): Map<string, Lesson> {
  const home = new Map<string, Lesson>();
  for (const lesson of lessons) {
    for (const skill of examplesIn(lesson)) if (!home.has(skill)) home.set(skill, lesson);
  }
  for (const lesson of lessons) {
    for (const skill of skillsIn(lesson)) if (!home.has(skill)) home.set(skill, lesson);
  }
  return home;
}

function lookBack(years: readonly Unit[][], own: (lesson: Lesson) => readonly string[]) {
  const earlier = new Map<number, readonly string[]>();
  const afterFirst = new Set<number>();
  for (const year of years) {
    const before: string[] = [];
    for (const [place, unit] of year.entries()) {
      for (const lesson of unit.lessons) {
        earlier.set(lesson.id, [...before]);
        if (place > 0) afterFirst.add(lesson.id);
        before.push(...own(lesson));
      }
    }
  }
  return { earlier, afterFirst };
}

function examplesIn(lesson: Lesson): string[] {
  return lesson.concepts.flatMap(({ examples }) => examples.map(({ skill }) => skill));
}

function skillsIn(lesson: Lesson): string[] {
  return [...new Set([...examplesIn(lesson), ...lesson.problems.map(({ skill }) => skill)])];
}

/** A skill is called what stands above its problems. */
function readTitle(id: string): string {
  const skill = findSkill(id);
  if (!skill) return id;
  return renderProblem(generateProblem({ skill: id, version: skill.version, level: 1, seed: firstSeed }))
    .headline;
}
