import type { LessonView } from '@playforward/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { ensureStarted, markComplete } from '../../features/lesson/progress.ts';
import { lessonQuery } from '../../features/lesson/queries.ts';
import { withVerdict } from '../../features/lesson/with-verdict.ts';
import { lessonMasteryQuery } from '../../features/mastery/queries.ts';
import type { SubmissionOutcome } from '../../features/practice/use-answer.ts';
import { playSound } from '../../sound/play-sound.ts';

/** What the page knows of its lesson, and how guess and verdicts change it without asking for it again. */
export function useKnownLesson(lesson: LessonView, address: string) {
  const queries = useQueryClient();
  const openProblem = useRef<number>(undefined);

  const keepGuess = useCallback(
    (guess: number) => {
      queries.setQueryData(
        lessonQuery(address).queryKey,
        (known) => known?.launch && { ...known, launch: { ...known.launch, guess } },
      );
    },
    [queries, address],
  );
  const openedProblem = (problemId: number) => {
    openProblem.current = problemId;
    void ensureStarted('problem', problemId);
  };
  const keepOutcome = (outcome: SubmissionOutcome) => {
    if (outcome.kind !== 'right' && outcome.kind !== 'wrong') return;
    const { problemId, verdict } = outcome;
    const answered = { problemId, verdict, openProblem: openProblem.current };
    queries.setQueryData(lessonQuery(address).queryKey, (known) => known && withVerdict(known, answered));
    const { follow_up: followUp } = verdict;
    if (followUp) queries.setQueryData(lessonMasteryQuery(lesson.id).queryKey, followUp.mastery);
    if (outcome.kind !== 'right') return;
    playSound('answer-right');
    void markComplete('problem', problemId);
  };
  return { keepGuess, openedProblem, keepOutcome };
}
