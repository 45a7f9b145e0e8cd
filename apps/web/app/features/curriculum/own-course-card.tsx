import type { CourseWithUnits, UnitWithLessonMap } from '@playforward/contract';
import { Check, ClipboardCheck, Map as MapIcon } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { courseBadge, displayCourseTitle } from './course-title.ts';
import { LessonRow } from './lesson-row.tsx';
import { countDone, countLessons, type NextLesson, sortLessons, sortUnits } from './next-lesson.ts';
import { curriculumText as text } from './text.ts';

type OwnCourseCardProps = { course: CourseWithUnits; next: NextLesson | undefined };

/** The student's own course as a road of units, with the lessons of the unit where the student is. */
export function OwnCourseCard({ course, next }: OwnCourseCardProps) {
  const units = sortUnits(course.units);
  const current = units.find(({ id }) => id === next?.unit.id) ?? units.at(-1);
  const { done, all } = countLessons(course);
  return (
    <Card className="own-course">
      <header>
        <span className="course-badge" aria-hidden="true">
          {courseBadge(course.title)}
        </span>
        <div>
          <h2>{displayCourseTitle(course.title)}</h2>
          <p>{text.lessonsDone(done, all)}</p>
        </div>
        <Link to={paths.checks(course.id)} className="link">
          <ClipboardCheck size={18} aria-hidden="true" />
          {text.checks}
        </Link>
        <Link to={paths.skills(course.id)} className="link">
          <MapIcon size={18} aria-hidden="true" />
          {text.skillMap}
        </Link>
      </header>
      {units.length > 1 && (
        <ol className="unit-road">
          {units.map((unit) => (
            <Station key={unit.id} unit={unit} here={unit.id === current?.id} />
          ))}
        </ol>
      )}
      {current && <CurrentUnit unit={current} nextLessonId={next?.lesson.id} />}
    </Card>
  );
}

/** Done by a tick, where the student is by a ring, what comes by its number alone: the shape says it first. */
function Station({ unit, here }: { unit: UnitWithLessonMap; here: boolean }) {
  const { done, all } = countDone(sortLessons(unit.lessons));
  const isDone = all > 0 && done === all;
  return (
    <li
      className={`station ${isDone ? 'done' : here ? 'here' : ''}`}
      aria-current={here ? 'step' : undefined}
    >
      <span className="station-mark" aria-hidden="true">
        {isDone ? <Check size={22} strokeWidth={3} /> : unit.unit_number}
      </span>
      <span className="station-name">{text.unit(unit.unit_number, unit.title)}</span>
      <span className="station-count">{text.lessonsDone(done, all)}</span>
    </li>
  );
}

function CurrentUnit({ unit, nextLessonId }: { unit: UnitWithLessonMap; nextLessonId: number | undefined }) {
  const lessons = sortLessons(unit.lessons);
  const { done, all } = countDone(lessons);
  return (
    <div className="current-unit">
      <div className="current-unit-head">
        <h3>{text.unit(unit.unit_number, unit.title)}</h3>
        <span>{text.lessonsDone(done, all)}</span>
      </div>
      <ul>
        {lessons.map((lesson) => (
          <li key={lesson.id}>
            <LessonRow lesson={lesson} isNext={lesson.id === nextLessonId} />
          </li>
        ))}
      </ul>
    </div>
  );
}
