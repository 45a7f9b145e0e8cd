import type { CourseWithUnits, LessonBrief, UnitWithLessonMap } from '@playforward/contract';
import { toList } from './sort-courses.ts';

export type NextLesson = { course: CourseWithUnits; unit: UnitWithLessonMap; lesson: LessonBrief };

export function sortUnits(units: CourseWithUnits['units']): UnitWithLessonMap[] {
  return toList(units).sort((a, b) => a.unit_number - b.unit_number);
}

export function sortLessons(lessons: UnitWithLessonMap['lessons']): LessonBrief[] {
  return toList(lessons).sort((a, b) => a.lesson_number - b.lesson_number);
}

/** The one thing to do next: a lesson that was begun, else the first one that is not done. Courses come sorted. */
export function findNextLesson(courses: readonly CourseWithUnits[]): NextLesson | undefined {
  const open = courses.flatMap((course) =>
    sortUnits(course.units).flatMap((unit) =>
      sortLessons(unit.lessons)
        .filter((lesson) => lesson.state !== 'completed')
        .map((lesson) => ({ course, unit, lesson })),
    ),
  );
  return open.find(({ lesson }) => lesson.state === 'started') ?? open[0];
}

/** How many lessons of a course there are, and how many of them are done. */
export function countLessons(course: CourseWithUnits): { done: number; all: number } {
  const lessons = toList(course.units).flatMap((unit) => toList(unit.lessons));
  return { done: lessons.filter((lesson) => lesson.state === 'completed').length, all: lessons.length };
}
