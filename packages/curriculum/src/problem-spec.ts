import type { Diagram, HandTask } from '@playforward/diagram';
import type { AnswerForm, AnswerKey } from '@playforward/math';
import type { MisconceptionId } from './misconceptions.ts';

/** 1: small friendly numbers, whole picture. 2: usual for the grade. 3: reverse question or joined with an earlier skill. */
export type Level = 1 | 2 | 3;

/** Level 4 is a stretch problem of several steps, for skills that have one. */
export type ProblemLevel = Level | 4;

/** Names a problem for ever: the same id gives the same bytes. A changed generator gets a new version. */
export type SpecId = {
  readonly skill: string;
  readonly version: number;
  readonly level: ProblemLevel;
  readonly seed: number;
};

/** Numbers are printed by the locale; strings are names, units or finished mathematics. */
export type SentenceArgs = Readonly<Record<string, string | number>>;

/** A sentence of the skill's catalogue with its arguments; no English outside the catalogue. */
export type Sentence = { readonly key: string; readonly args: SentenceArgs };

/** One sentence, or whole sentences one after the other. */
export type Passage = Sentence | readonly Sentence[];

export type SpecAnswer = {
  readonly form: AnswerForm;
  /**
   * Typed text that packages/math reads; for form 'choice' a short id of the right statement, for form 'hand' what
   * `writeHand` makes of the right drawing.
   */
  readonly value: string;
  /** The asked form, when value alone is not enough (packages/math AnswerKey). */
  readonly asked?: 'lowest-terms' | 'decimal' | 'fraction' | 'mixed' | 'factored' | 'expanded' | 'simplified';
  /**
   * Decimal places the question asks to round to. The value is written with all of them (7.0); an answer with more
   * places that rounds to it is told to round, and costs no attempt.
   */
  readonly places?: 0 | 1 | 2 | 3;
  /**
   * How far a rounded answer may lie from the value, where two ways of working differ in the last place, as with 3.14
   * for π. The question says which rounded number to use.
   */
  readonly tolerance?: string;
  /** Unit word shown beside the field and in the choices, as it stands after a number other than 1. */
  readonly unit?: string;
  /** The unit word after exactly 1, where it differs. */
  readonly unitOne?: string;
  /** What the choice says; absent when the value itself, with its unit, is shown. */
  readonly text?: Sentence;
  /** The picture the choice is; `text` then says in words what it shows, and every other choice has one too. */
  readonly diagram?: Diagram;
  /** One sentence on why it is right. */
  readonly reason: Passage;
};

export type Distractor = {
  /** A named wrong way of working, or 'slip' for one that reports do not count. */
  readonly misconception: MisconceptionId | 'slip';
  readonly value: string;
  readonly text?: Sentence;
  readonly diagram?: Diagram;
  /** What this answer suggests was done, then the idea to look at next; never the right value. */
  readonly reason: Passage;
  /** The lines somebody writes who works in this way, up to this value, where the author gives them. */
  readonly work?: readonly SpecStep[];
  /** The first wrong one of them, counted from 0, where true lines that the solution lacks come before it. */
  readonly wrongAt?: number;
  /** The lines before are those of the solution, and only what is concluded from the last of them is this statement. */
  readonly concludes?: true;
};

export type SpecStep = {
  readonly rule: string;
  /** Content text of mathematics or finished words, e.g. '18 ÷ 3'; every equation in it is proved. */
  readonly before: string;
  /** What it becomes, e.g. '6'; shown after an arrow, or after '=' when both sides are numbers. */
  readonly after: string;
  readonly instruction: Passage;
  readonly explanation: Passage;
  readonly diagram?: Diagram;
};

export type ProblemSpec = {
  readonly id: SpecId;
  readonly params: Readonly<Record<string, unknown>>;
  readonly headline: Sentence;
  readonly question: Passage;
  readonly diagram: Diagram | null;
  /** What is to be made by hand; present with the form 'hand' only. */
  readonly hand?: HandTask;
  readonly answer: SpecAnswer;
  readonly distractors: readonly Distractor[];
  readonly steps: readonly SpecStep[];
  readonly finalAnswer: Passage;
  /** Said to a typed answer that shows no known misconception: the next thing to look at, never the right value. */
  readonly otherWrong: Passage;
  /** Equations and chains in plain text, each provable by packages/math checkClaim. */
  readonly claims: readonly string[];
};

/**
 * A spec put into words: what the product shows, and what only the server knows. It holds all that showing, judging
 * and explaining need, so that a stored one is served for ever, whatever becomes of the skill that made it. What is
 * stored outlives the program: a change keeps the present fields readable (`stored-problems.json` holds samples).
 */
export type RenderedProblem = {
  readonly id: SpecId;
  readonly headline: string;
  readonly question: string;
  readonly diagram: Diagram | null;
  readonly choices: readonly RenderedChoice[];
  readonly steps: readonly RenderedStep[];
  readonly finalAnswer: string;
  /** null when the answer cannot be typed (a choice among statements). */
  readonly input: { readonly form: AnswerForm; readonly unit: string | null } | null;
  /** What is to be made by hand; its choices then say in words what might be made. */
  readonly hand?: HandTask;
  /** What typed answers are judged by. */
  readonly key: AnswerKey;
  /** Said to a typed answer that shows no known misconception. */
  readonly otherWrong: string;
};

/** Choice ids are 1…n in the seeded order shown; all but id, text and diagram never leave the server before an attempt. */
export type RenderedChoice = {
  readonly id: number;
  /** Typed text that says the same. */
  readonly value: string;
  /** What the choice says; where it is a picture, the words for it. */
  readonly text: string;
  readonly diagram: Diagram | null;
  readonly correct: boolean;
  readonly misconception: string | null;
  readonly reason: string;
};

export type RenderedStep = {
  readonly instruction: string;
  readonly explanation: string;
  readonly work: string | null;
  readonly diagram: Diagram | null;
};
