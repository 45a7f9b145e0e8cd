import type { CourseWithUnits } from '@playforward/contract';
import { Card } from '../../ui/card.tsx';
import { CourseRow } from './course-row.tsx';
import { useExpanded } from './use-expanded.ts';

type CourseListProps = { courses: readonly CourseWithUnits[]; nextLessonId: number | undefined };

/** Every course in grade order, one compact row each (D-157). */
export function CourseList({ courses, nextLessonId }: CourseListProps) {
  const openCourses = useExpanded('dashboard_last_subject');
  const openUnits = useExpanded('dashboard_last_unit');

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
    <Card className="course-list">
      {courses.map((course, index) => (
        <CourseRow
          key={course.id}
          course={course}
          index={index}
          nextLessonId={nextLessonId}
          open={openCourses.isOpen(course.id)}
          onToggle={() => toggleCourse(course.id)}
          isUnitOpen={openUnits.isOpen}
          onToggleUnit={(unitId) => toggleUnit(course.id, unitId)}
        />
      ))}
    </Card>
  );
}
