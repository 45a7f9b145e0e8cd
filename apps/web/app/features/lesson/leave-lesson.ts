import type { LessonBrief, LessonView } from '@playforward/contract';
import { markComplete } from './progress.ts';
import { isLessonComplete } from './section-flags.ts';

/** A school network may swallow a call; nobody waits longer than this for the way out. */
const longestWait = 3000;

type Leaving = {
  lesson: Pick<LessonView, 'id' | 'unit_id'>;
  /** The lessons of the unit; undefined when the unit could not be read. */
  unitLessons: readonly Pick<LessonBrief, 'id' | 'state'>[] | undefined;
  storage: Pick<Storage, 'getItem'>;
};

/** What has become complete, in the order it is reported: the lesson, then its unit (D-79). */
export function completedOnLeaving({ lesson, unitLessons = [], storage }: Leaving): ('lesson' | 'unit')[] {
  const unitDone =
    unitLessons.length > 0 &&
    unitLessons.every(({ id, state }) => state === 'completed' || isLessonComplete(storage, id));
  return [
    ...(isLessonComplete(storage, lesson.id) ? (['lesson'] as const) : []),
    ...(unitDone ? (['unit'] as const) : []),
  ];
}

/** Reports what is complete. Never fails: the way to the dashboard is always open. */
export async function leaveLesson(leaving: Leaving): Promise<void> {
  const { lesson } = leaving;
  const report = async () => {
    for (const kind of completedOnLeaving(leaving)) {
      await markComplete(kind, kind === 'lesson' ? lesson.id : lesson.unit_id);
    }
  };
  await Promise.race([report(), new Promise((resolve) => setTimeout(resolve, longestWait))]);
}
