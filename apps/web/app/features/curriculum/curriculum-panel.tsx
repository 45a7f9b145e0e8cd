import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { StateCard } from '../../ui/state-card.tsx';
import { CourseList } from './course-list.tsx';
import { findNextLesson } from './next-lesson.ts';
import { coursesQuery } from './queries.ts';
import { sortCourses } from './sort-courses.ts';
import { curriculumText as text } from './text.ts';

/** Everything there is to learn, or how it stands with it. */
export function CurriculumPanel() {
  const { data, isError, refetch } = useQuery(coursesQuery);
  if (data) {
    const courses = sortCourses(data);
    if (courses.length === 0) {
      return <StateCard mode="listening" title={text.empty.heading} text={text.empty.text} />;
    }
    return <CourseList courses={courses} next={findNextLesson(courses)} />;
  }
  if (!isError) return <StateCard mode="loading" title={text.loading} skeleton />;
  return (
    <StateCard
      mode="worried"
      title={text.failure.heading}
      text={text.failure.text}
      action={
        <Button onClick={() => void refetch()}>
          <RotateCw size={20} aria-hidden="true" />
          {text.tryAgain}
        </Button>
      }
    />
  );
}
