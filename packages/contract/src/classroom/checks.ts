import { z } from 'zod';
import { answerInput, contentText, problemAnswer, typesetMath } from '../curriculum.ts';

/** Numbers of checks and sheets. */
export const checkLimits = {
  getReady: { least: 6, most: 8 },
  unit: { least: 10, most: 15 },
  course: { least: 15, most: 20 },
  exitTicket: { least: 3, most: 5 },
  /** Problems of assigned practice. */
  practice: { least: 1, most: 20 },
  answerLength: 200,
  /** How long answers that were on their way are still taken after the end. */
  graceSeconds: 120,
  versionsOfAPaper: 4,
} as const;

/** What a student may take by herself. */
const ownCheckKind = z.enum(['get-ready', 'unit', 'course']);
const sittingKind = z.enum([...ownCheckKind.options, 'exit-ticket', 'practice', 'paper']);

/** POST /api/checks: opens it, or answers the one that is open. */
export const openCheckBody = z.union([
  z.strictObject({ kind: ownCheckKind, item_id: z.int().min(1).max(2_147_483_647) }),
  z.strictObject({ assignment_id: z.uuid() }),
  z.strictObject({ paper: z.string().max(20), version: z.enum(['A', 'B', 'C', 'D']) }),
]);

/** An answer as it stands in its field; neither of the two once it was taken away. */
const keptAnswer = z
  .strictObject({
    place: z.int().min(0).max(63),
    answer_id: z.int().min(1).max(20).nullable(),
    answer: z.string().max(checkLimits.answerLength).nullable(),
    flagged: z.boolean(),
    /** When it was typed, by the clock of the page. */
    typed_at: z.iso.datetime(),
  })
  .refine((one) => one.answer_id === null || one.answer === null, {
    message: 'Send either answer_id or answer.',
  });

/** PATCH /api/checks/{id}/answers and POST /api/checks/{id}/hand-in. */
export const keptAnswersBody = z.strictObject({ answers: z.array(keptAnswer).max(64) });

/** What stays kept; `unreadable` says of typed text only that nobody can read it, never whether it is right. */
export const keptAnswersAnswer = z.strictObject({
  saved_at: z.iso.datetime(),
  unreadable: z.array(z.strictObject({ place: z.int(), message: z.string() })),
});

/** A problem of a check: without key, steps and reasons. */
const checkProblem = z.strictObject({
  headline: contentText,
  question: contentText,
  diagram_image_url: z.string().nullable(),
  diagram_alt: z.string().nullable(),
  answers: z.array(problemAnswer),
  answer_input: answerInput.nullable(),
});

/** What the end says of one problem. */
const checkReview = z.strictObject({
  /** `other` is text that could not be judged: unreadable, in another form, or open to two readings. */
  verdict: z.enum(['right', 'wrong', 'other', 'none']),
  /** As it was given; empty where nothing was. */
  answer: contentText,
  reason: contentText,
  final_answer: contentText,
  /** The teacher took it for right, and why. */
  accepted: z.string().nullable(),
  skill_title: z.string(),
  /** Where the skill is taught. */
  lesson: z.strictObject({ id: z.int(), title: z.string() }).nullable(),
});

/** GET /api/checks/{id}. */
export const checkView = z.strictObject({
  id: z.uuid(),
  kind: sittingKind,
  title: z.string(),
  /** The unit or course it is of. */
  place: z.string(),
  state: z.enum(['open', 'handed-in', 'reviewed', 'put-away']),
  /** The companion rests while it is open. */
  no_help: z.boolean(),
  /** A student may put away only what nobody asked for. */
  may_put_away: z.boolean(),
  opens_at: z.iso.datetime(),
  /** When it ends by itself; null: it waits until it is handed in. */
  ends_at: z.iso.datetime().nullable(),
  handed_in_at: z.iso.datetime().nullable(),
  problems: z.array(checkProblem),
  answers: z.array(keptAnswer),
  saved_at: z.iso.datetime().nullable(),
  /** In the order of the problems; null until verdicts may be seen. */
  review: z.array(checkReview).nullable(),
  math: typesetMath,
});

/** GET /api/checks?course_id=: what a student may take in a course, and how the last one went. */
export const ownChecks = z.strictObject({
  checks: z.array(
    z.strictObject({
      kind: ownCheckKind,
      item_id: z.int(),
      title: z.string(),
      problems: z.int(),
      open: z.uuid().nullable(),
      last: z.strictObject({ id: z.uuid(), right: z.int(), all: z.int(), at: z.iso.datetime() }).nullable(),
    }),
  ),
});

export type OwnCheckKind = z.infer<typeof ownCheckKind>;
export type SittingKindName = z.infer<typeof sittingKind>;
export type OpenCheckBody = z.infer<typeof openCheckBody>;
export type KeptAnswer = z.infer<typeof keptAnswer>;
export type KeptAnswersBody = z.infer<typeof keptAnswersBody>;
export type KeptAnswersAnswer = z.infer<typeof keptAnswersAnswer>;
export type CheckProblem = z.infer<typeof checkProblem>;
export type CheckReview = z.infer<typeof checkReview>;
export type CheckView = z.infer<typeof checkView>;
export type OwnChecks = z.infer<typeof ownChecks>;
