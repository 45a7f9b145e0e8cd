import type { CourseWithUnits } from '@playforward/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { BookOpen, Printer } from 'lucide-react';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { Loaded } from '../../../ui/adult/loaded.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { taughtClassesQuery } from '../queries.ts';
import { teachText } from '../text.ts';
import { findLesson, lessonsOfCourse } from './find-lesson.ts';
import { GuideNotFound } from './guide-not-found.tsx';
import { GuidePage } from './guide-page.tsx';
import { guideText as text } from './text.ts';
import './guide.css';

type GuideScreenProps = {
  lessonId: number;
  courses: UseQueryResult<CourseWithUnits[]>;
  /** A course's title as it stands on screen. */
  courseName(title: string): string;
};

/** /teach/lesson/{id}: what a teacher should know before the lesson, and the lessons beside it. */
export function GuideScreen({ lessonId, courses, courseName }: GuideScreenProps) {
  // Who is no teacher hears so from the first call; the notes themselves are a page of the server.
  const teacher = useQuery(taughtClassesQuery);
  return (
    <main className="teach-wide teach-class">
      <Loaded query={teacher}>
        {() => (
          <Loaded query={courses}>
            {(all) => {
              const found = findLesson(all, lessonId);
              return found ? (
                <>
                  <div className="class-title">
                    <div>
                      <h1>{found.lesson.title}</h1>
                      <p>
                        {text.place(
                          courseName(found.course.title),
                          found.unit.unit_number,
                          found.lesson.lesson_number,
                        )}
                      </p>
                    </div>
                    <div className="class-acts no-print">
                      <ButtonLink kind="quiet" small to={paths.lesson(lessonId)}>
                        <BookOpen size={18} aria-hidden="true" />
                        {text.open}
                      </ButtonLink>
                      <a
                        className="btn quiet small"
                        href={paths.lessonGuide(lessonId)}
                        target="_blank"
                        rel="noreferrer"
                      >
                        <Printer size={18} aria-hidden="true" />
                        {text.print}
                      </a>
                    </div>
                  </div>
                  <LessonChoice course={found.course} lessonId={lessonId} />
                  <GuidePage lessonId={lessonId} title={text.notes(found.lesson.title)} />
                </>
              ) : (
                <GuideNotFound />
              );
            }}
          </Loaded>
        )}
      </Loaded>
    </main>
  );
}

function LessonChoice({ course, lessonId }: { course: CourseWithUnits; lessonId: number }) {
  const navigate = useNavigate();
  return (
    <label className="select-field no-print">
      <span>{text.choose}</span>
      <select
        value={lessonId}
        onChange={({ target }) => void navigate(paths.teachLesson(Number(target.value)))}
      >
        {lessonsOfCourse(course).map(({ unit, lesson: { id, lesson_number: number, title } }) => (
          <option key={id} value={id}>
            {teachText.lessonOption(unit.unit_number, number, title)}
          </option>
        ))}
      </select>
    </label>
  );
}
