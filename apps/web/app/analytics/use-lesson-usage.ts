import { type LessonView, type UsageOutcome, type UsageSection, usageEvents } from '@playforward/contract';
import { useEffect } from 'react';
import { usage } from './usage.ts';

export type LessonUsage = {
  tried: (problemId: number, outcome: UsageOutcome) => void;
  sectionFinished: () => void;
};

/** Records that the lesson and its section were opened, and gives what else happens in it to the page. */
export function useLessonUsage(lesson: LessonView, section: UsageSection): LessonUsage {
  const { id: lessonId } = lesson;

  // What was opened is told to the outside.
  useEffect(() => usage.record(usageEvents.lessonOpened, { lessonId }), [lessonId]);
  useEffect(() => usage.record(usageEvents.sectionOpened, { lessonId, section }), [lessonId, section]);

  return {
    tried(problemId, outcome) {
      const place = placeOf(lesson, problemId);
      if (place > 0) usage.record(usageEvents.problemTried, { lessonId, section, place, outcome });
    },
    sectionFinished: () => usage.record(usageEvents.sectionFinished, { lessonId, section }),
  };
}

/** Which problem of its section it is, counted from 1; 0 when the lesson does not have it. */
function placeOf({ concepts, problems }: LessonView, problemId: number): number {
  const rows = [
    concepts.flatMap((concept) => concept.problems),
    problems.filter(({ type }) => type === 'guided'),
    problems.filter(({ type }) => type === 'practice'),
  ];
  const row = rows.find((candidates) => candidates.some(({ id }) => id === problemId)) ?? [];
  return row.findIndex(({ id }) => id === problemId) + 1;
}
