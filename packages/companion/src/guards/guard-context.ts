import type { OpenProblem } from '../companion-context.ts';

/**
 * What the guards must know of the open problem; a whole `OpenProblem` fits. With `rendered`, the sentences that its
 * skill wrote as help are known as such.
 */
export type HeldProblem = Pick<OpenProblem, 'question' | 'key' | 'choices' | 'shownAnswer' | 'attempts'> &
  Partial<Pick<OpenProblem, 'rendered' | 'spec'>>;

/** Whom a student can reach, as the operator of the school set it up. */
export type Helpline = { readonly name: string; readonly contact: string };

/** Everything a guard's decision depends on. */
export type GuardContext = {
  readonly openProblem?: HeldProblem;
  /** What the student wrote in this turn. */
  readonly studentText?: string;
  /** Earlier answers of the companion in this conversation, oldest first. */
  readonly earlierReplies?: readonly string[];
  /** Names that stand for the student, such as name and school; masked wherever they appear. */
  readonly privateNames?: readonly string[];
  readonly helpline?: Helpline;
  /**
   * Whether a sentence stands word for word in text that people have reviewed. Given for a language model: what it says
   * about mathematics is then shown only if it is proven or reviewed.
   */
  readonly isReviewed?: (sentence: string) => boolean;
};

/** The key is held back until the student has answered right. */
export function holdsKey({ openProblem }: GuardContext): boolean {
  return openProblem !== undefined && !openProblem.attempts.some(({ isCorrect }) => isCorrect);
}
