import type { ProblemLevel, ProblemSpec, RenderedProblem } from '../problem-spec.ts';
import type { Catalogue } from '../skill.ts';

export type Rule =
  | 'key'
  | 'distractor'
  | 'claim'
  | 'equation'
  | 'text'
  | 'plausible'
  | 'reading'
  | 'reason'
  | 'same-reason'
  | 'told-work'
  | 'idea'
  | 'hint'
  | 'idiom'
  | 'cue'
  | 'steps'
  | 'early-key'
  | 'diagram'
  | 'choice-picture'
  | 'hand'
  | 'variety'
  | 'redraw'
  | 'repeat'
  | 'golden'
  | 'lesson'
  | 'goal'
  | 'worlds'
  | 'launch'
  | 'words'
  | 'teacher'
  | 'error-analysis'
  | 'misconception'
  | 'final'
  | 'same-key'
  | 'choice-words'
  | 'equal-choice'
  | 'sign'
  | 'money'
  | 'thousands'
  | 'templates'
  | 'rise'
  | 'stretch'
  | 'still-allowed';

/** A fault in one problem, before it is known where it occurred. */
export type Fault = { readonly rule: Rule; readonly message: string };

/** A fault with its place: a lesson file, or a skill with level and seed (null: the level or skill as a whole). */
export type Finding = Fault & {
  readonly where: string;
  readonly level: ProblemLevel | null;
  readonly seed: number | null;
};

/** One generated problem with its words, as every check sees it. */
export type Sample = {
  readonly text: Catalogue;
  readonly spec: ProblemSpec;
  readonly rendered: RenderedProblem;
};
