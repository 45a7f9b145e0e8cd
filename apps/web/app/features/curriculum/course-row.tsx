import type { CourseWithUnits } from '@playforward/contract';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { courseBadge, displayCourseTitle } from './course-title.ts';
import { Disclosure } from './disclosure.tsx';
import { countLessons, sortUnits } from './next-lesson.ts';
import { curriculumText as text } from './text.ts';
import { UnitPanel } from './unit-panel.tsx';

/** Grounds of the squares; white text keeps 4.5:1 on each. */
const grounds = ['bg-[#5b3df5]', 'bg-[#b83d6b]', 'bg-[#1a7a73]', 'bg-[#a35200]', 'bg-[#1068ad]'];

type CourseRowProps = {
  course: CourseWithUnits;
  index: number;
  nextLessonId: number | undefined;
  open: boolean;
  onToggle: () => void;
  isUnitOpen: (unitId: number) => boolean;
  onToggleUnit: (unitId: number) => void;
};

export function CourseRow(props: CourseRowProps) {
  const { course, index, nextLessonId, open, onToggle, isUnitOpen, onToggleUnit } = props;
  const units = sortUnits(course.units);
  const title = displayCourseTitle(course.title);
  const { done, all } = countLessons(course);
  return (
    <div className="course-row">
      <Disclosure
        as="h3"
        open={open}
        onToggle={onToggle}
        className="min-h-[52px] gap-3.5 rounded-xl px-3 py-1.5 sm:pr-3"
        aside={all > 0 && <ProgressBar label={text.courseProgress(title)} value={done} max={all} />}
        heading={
          <>
            <span
              aria-hidden="true"
              className={`grid h-9 w-9 flex-none place-items-center rounded-[11px] text-[0.9375rem] text-white ${grounds[index % grounds.length]}`}
            >
              {courseBadge(course.title)}
            </span>
            <span className="min-w-0 sm:pr-52">
              <span className="text-[1.0625rem]">{title}</span>{' '}
              <span className="ml-1 font-text text-sm font-normal tracking-normal whitespace-nowrap text-ink-2">
                {text.units(units.length)}
              </span>
            </span>
          </>
        }
      >
        <div className="mt-2 mb-3 grid grid-cols-[minmax(0,1fr)] gap-2.5">
          {units.map((unit) => (
            <UnitPanel
              key={unit.id}
              unit={unit}
              nextLessonId={nextLessonId}
              open={isUnitOpen(unit.id)}
              onToggle={() => onToggleUnit(unit.id)}
            />
          ))}
          {all > 0 && (
            <Link to={paths.checks(course.id)} className="link px-3">
              {text.checksOf(title)}
            </Link>
          )}
        </div>
      </Disclosure>
    </div>
  );
}
