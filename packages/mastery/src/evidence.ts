import type { AnswerWay, Level } from './parameters.ts';

/** One answer that says something about a skill. */
export type Evidence = {
  readonly right: boolean;
  /** After a hint, with the steps, beside the definition, or after an earlier try at the same problem. */
  readonly help: boolean;
  readonly way: AnswerWay;
  readonly level: Level;
};

/** The first answers to one problem tell something; more tries at the same choices only rule them out. */
export const answersThatCount = 2;
