import type { ScreenKind } from '../screen-kind.ts';

/** What the learner is at: a lesson, or a problem of one. `unitId` is null while the unit is not known. */
export type CurrentActivity = {
  type: 'lesson' | 'problem';
  id: number;
  lessonId: number;
  problemId: number | null;
  unitId: number | null;
};

/** Where the learner is, how much help they need (0 to 5, as the server counts it) and what is open. */
export type ActivityContext = {
  screen: ScreenKind;
  help_level: number;
  current_activity: CurrentActivity | null;
};

type Open = { lessonId: number; problemId?: number | undefined; unitId?: number | undefined };

export function currentActivity({ lessonId, problemId, unitId }: Open): CurrentActivity {
  const ids = { lessonId, problemId: problemId ?? null, unitId: unitId ?? null };
  return problemId === undefined
    ? { type: 'lesson', id: lessonId, ...ids }
    : { type: 'problem', id: problemId, ...ids };
}
