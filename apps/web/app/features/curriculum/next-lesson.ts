import type { CourseWithUnits, LessonBrief, UnitWithLessonMap } from '@playforward/contract';
import { readCourseTitle } from './course-title.ts';
import { toList } from './sort-courses.ts';

export type NextLesson = { course: CourseWithUnits; unit: UnitWithLessonMap; lesson: LessonBrief };

export function sortUnits(units: CourseWithUnits['units']): UnitWithLessonMap[] {
  return toList(units).sort((a, b) => a.unit_number - b.unit_number);
}

export function sortLessons(lessons: UnitWithLessonMap['lessons']): LessonBrief[] {
  return toList(lessons).sort((a, b) => a.lesson_number - b.lesson_number);
}

/** The course that a grade begins with (decision 0211). */
const courseOfGrade: Readonly<Record<number, RegExp>> = {
  6: /^grade 6$/i,
  7: /^grade 7$/i,
  8: /^grade 8$/i,
  9: /^algebra 1$/i,
  10: /^geometry$/i,
  11: /^algebra 2$/i,
  12: /^precalculus$/i,
};

/** Where a student of this grade begins among the sorted courses; at the first one when the grade is not known. */
export function startOfGrade(courses: readonly CourseWithUnits[], grade: number | null): number {
  const name = grade === null ? undefined : courseOfGrade[grade];
  const found = courses.findIndex(({ title }) => name?.test(readCourseTitle(title).name));
  return Math.max(0, found);
}

/**
 * The one thing to do next: a lesson that was begun, else the first open one of a course in which something is done,
 * else of the course of the student's grade and those behind it. Courses come sorted.
 */
export function findNextLesson(
  courses: readonly CourseWithUnits[],
  grade: number | null,
): NextLesson | undefined {
  const start = startOfGrade(courses, grade);
  const ordered = [...courses.slice(start), ...courses.slice(0, start)];
  const open = ordered.flatMap(openLessons);
  return (
    open.find(({ lesson }) => lesson.state === 'started') ??
    open.find(({ course }) => countLessons(course).done > 0) ??
    open[0]
  );
}

function openLessons(course: CourseWithUnits): NextLesson[] {
  return sortUnits(course.units).flatMap((unit) =>
    sortLessons(unit.lessons)
      .filter((lesson) => lesson.state !== 'completed')
      .map((lesson) => ({ course, unit, lesson })),
  );
}

/** How many lessons of a course there are, and how many of them are done. */
export function countLessons(course: Pick<CourseWithUnits, 'units'>): { done: number; all: number } {
  return countDone(toList(course.units).flatMap((unit) => toList(unit.lessons)));
}

/** The same for some lessons. */
export function countDone(lessons: readonly LessonBrief[]): { done: number; all: number } {
  return { done: lessons.filter((lesson) => lesson.state === 'completed').length, all: lessons.length };
}
