import type { LessonBrief } from '@playforward/contract';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { curriculumText as text } from './text.ts';

/** One lesson; the whole row leads to it, and the next one says so. */
export function LessonRow({ lesson, isNext }: { lesson: LessonBrief; isNext: boolean }) {
  return (
    <Link
      to={paths.lesson(lesson.id)}
      className={`flex h-full min-h-[60px] flex-wrap items-center gap-x-3.5 gap-y-2 rounded-2xl border-2 bg-paper px-4 py-2 font-medium hover:border-accent ${isNext ? 'border-accent' : 'border-transparent'}`}
    >
      <LessonMark lesson={lesson} isNext={isNext} />
      <span className="min-w-0 flex-1 basis-28">{text.lesson(lesson.lesson_number, lesson.title)}</span>
      {lesson.state === 'completed' && <span className="sr-only">, {text.done}</span>}
      {isNext && (
        <span className="ml-auto flex-none text-sm font-semibold text-accent-deep">{text.here}</span>
      )}
    </Link>
  );
}

function LessonMark({ lesson, isNext }: { lesson: LessonBrief; isNext: boolean }) {
  const shape = 'grid h-8 w-8 flex-none place-items-center rounded-full text-sm font-semibold';
  if (lesson.state === 'completed') {
    return (
      <span className={`${shape} bg-good text-paper`} aria-hidden="true">
        <Check size={18} strokeWidth={3} />
      </span>
    );
  }
  return (
    <span
      className={`${shape} ${isNext ? 'bg-accent text-on-accent' : 'bg-line text-ink'}`}
      aria-hidden="true"
    >
      {lesson.lesson_number}
    </span>
  );
}
