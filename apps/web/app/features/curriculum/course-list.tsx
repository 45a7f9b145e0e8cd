import type { CourseWithUnits } from '@playforward/contract';
import { CourseCard } from './course-card.tsx';
import type { NextLesson } from './next-lesson.ts';
import { NextLessonCard } from './next-lesson-card.tsx';
import { useExpanded } from './use-expanded.ts';

type CourseListProps = { courses: readonly CourseWithUnits[]; next: NextLesson | undefined };

/** The courses, with the next lesson on top unless its unit is open anyway: one lesson carries the accent. */
export function CourseList({ courses, next }: CourseListProps) {
  const openCourses = useExpanded('dashboard_last_subject');
  const openUnits = useExpanded('dashboard_last_unit');
  const nextIsInSight = next && openCourses.isOpen(next.course.id) && openUnits.isOpen(next.unit.id);

  function toggleCourse(courseId: number): void {
    if (openCourses.isOpen(courseId)) openCourses.close(courseId);
    else openCourses.open(courseId);
  }

  function toggleUnit(courseId: number, unitId: number): void {
    if (openUnits.isOpen(unitId)) {
      openUnits.close(unitId);
      return;
    }
    openUnits.open(unitId);
    openCourses.open(courseId);
  }

  return (
    <div className="grid gap-4">
      {next && !nextIsInSight && <NextLessonCard {...next} />}
      {courses.map((course, index) => (
        <CourseCard
          key={course.id}
          course={course}
          index={index}
          nextLessonId={next?.lesson.id}
          open={openCourses.isOpen(course.id)}
          onToggle={() => toggleCourse(course.id)}
          isUnitOpen={openUnits.isOpen}
          onToggleUnit={(unitId) => toggleUnit(course.id, unitId)}
        />
      ))}
    </div>
  );
}
