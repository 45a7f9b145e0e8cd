import type { HandAnswer, HandIn, HandTask, LessonView, TypesetMath } from '@playforward/contract';
import type { ComponentType, ReactNode } from 'react';
import type { SubmissionOutcome } from './use-answer.ts';

/** The tools for an answer made by hand: they move things, and say what was made. */
export type HandTools = ComponentType<{
  task: HandTask;
  math: TypesetMath;
  /** `shown` is there to be read while nothing can be moved yet. */
  phase: 'shown' | 'open' | 'checking' | 'wrong' | 'right';
  /** What was said to an answer that was none. */
  note?: ReactNode;
  onCheck?: (made: HandAnswer) => void;
  /** Something moves after a verdict: a fresh try. */
  onMoved?: () => void;
  /** The tools could not be fetched. */
  onFailed?: () => void;
}>;

/** What every tab with problems is given by the page. */
export type LessonWork = {
  lesson: LessonView;
  /** The address behind `/lesson/{id}/{tab}/`. */
  rest: string;
  Hand: HandTools;
  /** The lines of a problem that the companion has found right. */
  Steps: ComponentType<{ problemId: number; solved: boolean }>;
  /** Said in the chat and handed in there, by the field of its problem. */
  placed: HandIn | null;
  onOpen: (problemId: number) => void;
  /** A step of a guided problem was opened; counted from 0. */
  onStep?: (step: number) => void;
  onOutcome: (outcome: SubmissionOutcome) => void;
  /** The last problem of the section is solved, or its last page left. */
  onSectionDone: () => void;
};
