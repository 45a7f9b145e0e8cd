import type { CourseWithUnits } from '@playforward/contract';

type ListedUnit = CourseWithUnits['units'][string];
type Place = { unit: ListedUnit; lesson: ListedUnit['lessons'][string] };

/** The lessons of a course in the order in which they are taught. */
export function lessonsOfCourse({ units }: CourseWithUnits): Place[] {
  return Object.values(units)
    .toSorted((a, b) => a.unit_number - b.unit_number)
    .flatMap((unit) =>
      Object.values(unit.lessons)
        .toSorted((a, b) => a.lesson_number - b.lesson_number)
        .map((lesson) => ({ unit, lesson })),
    );
}

/** A lesson with where it stands; nothing when there is none of this id. */
export function findLesson(
  courses: readonly CourseWithUnits[],
  id: number,
): (Place & { course: CourseWithUnits }) | undefined {
  for (const course of courses) {
    const place = lessonsOfCourse(course).find(({ lesson }) => lesson.id === id);
    if (place) return { course, ...place };
  }
  return undefined;
}
