import { useQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { FailedCard } from '../../ui/failed-card.tsx';
import { StateCard } from '../../ui/state-card.tsx';
import { CourseList } from './course-list.tsx';
import { findNextLesson, startOfGrade } from './next-lesson.ts';
import { NextStepCard } from './next-step-card.tsx';
import { OwnCourseCard } from './own-course-card.tsx';
import { coursesQuery } from './queries.ts';
import { sortCourses } from './sort-courses.ts';
import { curriculumText as text } from './text.ts';

type CurriculumPanelProps = {
  /** As the student told it; null when it is not known. */
  grade: number | null;
  /** What stands beside the next step and the own course on wide screens. */
  toDo: ReactNode;
  future: ReactNode;
  /** City, race, careers: before the list of all courses (D-157). */
  doors: ReactNode;
};

/** The next step, the own course, what else there is, and every course. */
export function CurriculumPanel({ grade, toDo, future, doors }: CurriculumPanelProps) {
  const { data, isError, refetch } = useQuery(coursesQuery);
  const courses = data && sortCourses(data);
  const next = courses && findNextLesson(courses, grade);
  const own = next?.course ?? courses?.[startOfGrade(courses, grade)];
  return (
    <div className="dashboard-grid">
      <div className="dashboard-next">{courses ? next && <NextStepCard {...next} /> : <Waiting />}</div>
      <div className="dashboard-to-do">{toDo}</div>
      <div className="dashboard-own">{own && <OwnCourseCard course={own} next={next} />}</div>
      <div className="dashboard-future">{future}</div>
      <div className="dashboard-doors">{doors}</div>
      <section className="dashboard-all" aria-labelledby="curriculum-heading">
        <div className="dashboard-all-head">
          <h2 id="curriculum-heading">{text.heading}</h2>
          <Link to={paths.glossary} className="link">
            <BookOpen size={18} aria-hidden="true" />
            {text.glossary}
          </Link>
        </div>
        {courses ? (
          <AllCourses courses={courses} nextLessonId={next?.lesson.id} />
        ) : isError ? (
          <FailedCard text={text.failed} onAgain={() => void refetch()} />
        ) : (
          <StateCard mode="loading" title={text.loading} skeleton />
        )}
      </section>
    </div>
  );
}

/** Keeps the place of the next step, so that nothing moves when it comes. */
function Waiting() {
  return <div className="card next-step waiting" aria-hidden="true" />;
}

function AllCourses({ courses, nextLessonId }: Parameters<typeof CourseList>[0]) {
  if (courses.length === 0) {
    return <StateCard mode="listening" title={text.empty.heading} text={text.empty.text} />;
  }
  return (
    <>
      {nextLessonId === undefined && (
        <StateCard mode="fulfilled" title={text.allDone.heading} text={text.allDone.text} />
      )}
      <CourseList courses={courses} nextLessonId={nextLessonId} />
    </>
  );
}
