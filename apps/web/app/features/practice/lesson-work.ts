import type { LessonView } from '@playforward/contract';
import type { Outcome } from './use-answer.ts';

/** What every tab with problems is given by the page. */
export type LessonWork = {
  lesson: LessonView;
  /** The address behind `/lesson/{id}/{tab}/`. */
  rest: string;
  onOpen: (problemId: number) => void;
  /** A step of a guided problem was opened; counted from 0. */
  onStep?: (step: number) => void;
  onOutcome: (outcome: Outcome) => void;
  /** The last problem of the section is solved, or its last page left. */
  onSectionDone: () => void;
};
