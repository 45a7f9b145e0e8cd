import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { displayCourseTitle } from './course-title.ts';
import type { NextLesson } from './next-lesson.ts';
import { curriculumText as text } from './text.ts';

/** The one thing to do next, one click from the start of the day. */
export function NextLessonCard({ course, unit, lesson }: NextLesson) {
  return (
    <Link
      to={paths.lesson(lesson.id)}
      className="card flex flex-wrap items-center gap-x-6 gap-y-4 p-6 hover:border-accent sm:flex-nowrap"
    >
      <span className="min-w-0 flex-1 basis-56">
        <span className="block text-sm font-medium text-ink-2">
          {displayCourseTitle(course.title)}, {text.unit(unit.unit_number, unit.title)}
        </span>
        <span className="mt-1 block font-display text-[1.375rem] leading-tight font-bold">
          {text.lesson(lesson.lesson_number, lesson.title)}
        </span>
      </span>
      <span className="btn flex-none max-sm:w-full">
        {lesson.state === 'started' ? text.continue : text.start}
        <ArrowRight size={20} aria-hidden="true" />
      </span>
    </Link>
  );
}
