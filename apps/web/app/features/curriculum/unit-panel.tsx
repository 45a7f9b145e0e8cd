import type { UnitWithLessonMap } from '@playforward/contract';
import { useQuery } from '@tanstack/react-query';
import { Chip } from '../../ui/chip.tsx';
import { Disclosure } from './disclosure.tsx';
import { LessonRow } from './lesson-row.tsx';
import { sortLessons } from './next-lesson.ts';
import { unitQuery } from './queries.ts';
import { curriculumText as text } from './text.ts';

type UnitPanelProps = {
  unit: UnitWithLessonMap;
  nextLessonId: number | undefined;
  open: boolean;
  onToggle: () => void;
};

/**
 * One unit. Its lessons are asked for when it opens; until they come, and when they do not, it shows those that
 * came with the course.
 */
export function UnitPanel({ unit, nextLessonId, open, onToggle }: UnitPanelProps) {
  const details = useQuery({ ...unitQuery(unit.id), enabled: open });
  const lessons = sortLessons(details.data?.lessons ?? unit.lessons);
  const done = lessons.filter(({ state }) => state === 'completed').length;
  return (
    <div className="rounded-[18px] bg-mist px-2 py-1">
      <Disclosure
        as="h4"
        open={open}
        onToggle={onToggle}
        className="min-h-12 gap-3 rounded-xl px-2.5 py-1.5 max-[379px]:flex-wrap max-[379px]:gap-y-1"
        heading={
          <>
            <span className="min-w-0 flex-1 font-display text-[1.0625rem] font-bold max-[379px]:flex-none max-[379px]:basis-full">
              {text.unit(unit.unit_number, unit.title)}
            </span>
            {lessons.length > 0 && <Chip>{text.lessonsDone(done, lessons.length)}</Chip>}
          </>
        }
      >
        <ul className="mt-1 grid gap-2 px-2 pb-3">
          {lessons.map((lesson) => (
            <li key={lesson.id}>
              <LessonRow lesson={lesson} isNext={lesson.id === nextLessonId} />
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
