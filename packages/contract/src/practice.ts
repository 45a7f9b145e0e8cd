import { z } from 'zod';
import { contentText, progressState, publicLaunch, publicProblem, typesetMath } from './curriculum.ts';
import { handAnswer } from './hands.ts';
import { lessonMastery } from './mastery.ts';

/** Row ids are PostgreSQL integers; anything larger cannot exist. */
const rowId = z.int().min(1).max(2_147_483_647);

/**
 * POST /api/problems/submit. A choice sends answer_id, a typed answer sends answer, one made by
 * hand sends hand; exactly one of them.
 * attempt_id makes the call idempotent: the same id answers the stored verdict and records nothing twice.
 */
export const submitBody = z
  .strictObject({
    problem_id: rowId,
    lesson_id: rowId,
    answer_id: z.int().min(1).max(20).optional(),
    answer: z.string().max(1000).optional(),
    hand: handAnswer.optional(),
    attempt_id: z.uuid().optional(),
  })
  .refine(
    ({ answer_id, answer, hand }) =>
      [answer_id, answer, hand].filter((one) => one !== undefined).length === 1,
    {
      message: 'Send one of answer_id, answer and hand.',
    },
  );

/** How the lesson stands after an answer, so that its page need not ask. */
export const followUp = z.strictObject({
  lesson_state: progressState,
  mastery: lessonMastery,
  /** The problem that was answered, as its student may see it now. */
  problem: publicProblem,
  /** The first practice problem that is not solved, and its place among the lesson's problems, counted from 0. */
  next: z.strictObject({ place: z.int().min(0), problem: publicProblem }).nullable(),
  /** The question of the start with what is known by now; absent while practice goes on. */
  launch: publicLaunch.optional(),
  math: typesetMath,
});

/**
 * The verdict on one answer. `counted` is false when the text could not be read, can be read in two ways of which
 * one is right (`message` asks which), or is right but not in the asked form: nothing was recorded and the student may
 * try again.
 */
export const submitAnswer = z.strictObject({
  is_correct: z.boolean(),
  counted: z.boolean(),
  message: contentText,
  answer_details: z.strictObject({ reason: contentText }),
  /** Only after the student has solved the problem (D-85). */
  final_answer: contentText.nullable(),
  math: typesetMath,
  /** Null when the answer has changed nothing. */
  follow_up: followUp.nullish(),
});

/** POST /api/problems/recheck: "I think I'm right", about an attempt of one's own that was typed and judged wrong. */
export const recheckBody = z.strictObject({ attempt_id: z.uuid() });

/** What a second way of judging says; in every case the answer is kept for a person to look at. */
export const recheckResult = z.strictObject({
  second: z.enum(['same', 'different', 'unclear']),
  message: z.string(),
});

export const progressKind = z.enum(['problem', 'lesson', 'unit']);

/** GET /api/progress/{kind}s/{id} (D-84). POST …/start and …/complete answer `okAnswer` (D-22). */
export const progressAnswer = z.strictObject({
  kind: progressKind,
  id: z.int(),
  state: z.enum(['started', 'completed']),
  started_at: z.iso.datetime(),
  completed_at: z.iso.datetime().nullable(),
});

export type SubmitBody = z.infer<typeof submitBody>;
export type FollowUp = z.infer<typeof followUp>;
export type SubmitAnswer = z.infer<typeof submitAnswer>;
export type RecheckBody = z.infer<typeof recheckBody>;
export type RecheckResult = z.infer<typeof recheckResult>;
export type ProgressKind = z.infer<typeof progressKind>;
export type ProgressAnswer = z.infer<typeof progressAnswer>;
