import type { CompanionContext, DialogueState } from '@playforward/companion';
import type { Student } from '../../sessions/session-store.ts';

/** One thing a student said, with everything an answer may depend on. */
export type StudentTurn = {
  student: Student;
  /** Cleaned; blank only beside pictures. */
  text: string;
  images: readonly Buffer[];
  context: CompanionContext;
  threadId: string | null;
  /** The open problem of `context`. */
  problemId: number | null;
  /** What the talk remembers. */
  state: DialogueState;
  signal: AbortSignal;
  /** The chat waits for a letter or a yes, so that only the card for a need may be shown. */
  isClosed: boolean;
};
