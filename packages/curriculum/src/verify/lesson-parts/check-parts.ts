import type { LessonFile } from '../../lessons/curriculum.ts';
import { checkErrorSlot } from './check-error-slot.ts';
import { checkGoals } from './check-goals.ts';
import { checkLaunch } from './check-launch.ts';
import { checkTeacher } from './check-teacher.ts';
import { checkWords } from './check-words.ts';
import type { Report } from './part-report.ts';
import { isUnfinished } from './unfinished-lessons.ts';

/** The parts of a lesson that came after the first lessons were written. */
function missingParts({ launch, stretch, problems, words, teacher }: LessonFile): readonly string[] {
  const has = {
    launch: launch !== undefined,
    error_analysis: problems.some(({ asks }) => asks === 'error'),
    stretch: stretch !== undefined,
    words: words.length > 0,
    teacher: teacher !== undefined,
  };
  return Object.entries(has).flatMap(([part, isThere]) => (isThere ? [] : [part]));
}

/** A lesson has all its parts, unless it stands on the list of those that are not finished; what is there is sound. */
export function checkParts(lesson: LessonFile, report: Report): void {
  const missing = missingParts(lesson);
  const listed = isUnfinished(lesson.slug);
  if (!listed) for (const part of missing) report('lesson', `it has no ${part}`);
  if (listed && missing.length === 0)
    report(
      'still-allowed',
      'it has all its parts now; take it off verify/lesson-parts/unfinished-lessons.ts',
    );
  if (!listed) checkGoals(lesson, report);
  checkLaunch(lesson, report);
  checkWords(lesson, report);
  checkTeacher(lesson, report);
  checkErrorSlot(lesson, report);
  const { stretch, concepts } = lesson;
  if (stretch && !concepts.some(({ skills }) => skills.includes(stretch.skill)))
    report('stretch', `"${stretch.skill}" is no skill of this lesson`);
}
