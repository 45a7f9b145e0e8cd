import type { CourseWithUnits } from '@playforward/contract';
import { readCourseTitle } from './course-title.ts';

/** L-349 as D-61 reads it: one rank for Integrated and Calculus, everything unknown last. */
const order = [
  /^grade 6\b/i,
  /^grade 7\b/i,
  /^grade 8\b/i,
  /^algebra 1\b/i,
  /^geometry/i,
  /^algebra 2\b/i,
  /^(integrated|calculus)/i,
  /^practical/i,
  /^probability/i,
  /^precalculus/i,
];

/** The courses a student sees, in order; one without units is not ready and stays hidden (L-350). */
export function sortCourses(courses: readonly CourseWithUnits[]): CourseWithUnits[] {
  return courses
    .filter((course) => toList(course.units).length > 0)
    .map((course) => ({ course, ...readCourseTitle(course.title) }))
    .sort(
      (a, b) =>
        rank(a.name) - rank(b.name) ||
        a.name.localeCompare(b.name) ||
        (a.semester ?? 'C').localeCompare(b.semester ?? 'C'),
    )
    .map(({ course }) => course);
}

function rank(name: string): number {
  const found = order.findIndex((pattern) => pattern.test(name));
  return found === -1 ? order.length : found;
}

/** Units and lessons come as a map or as a list; both are accepted (D-66). */
export function toList<Item>(items: Record<string, Item> | readonly Item[] | null | undefined): Item[] {
  return Object.values(items ?? {});
}
