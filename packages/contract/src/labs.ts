import { z } from 'zod';
import { contentText, typesetMath } from './curriculum.ts';

/** Query of GET /api/labs/catch: how hard the problem is. */
export const catchQuery = z.strictObject({ level: z.enum(['1', '2', '3']).default('1') });

/**
 * GET /api/labs/catch: a worked solution with exactly one planted error. It is a game and no problem of the student, so
 * what is wrong comes along: the page judges, and no guess is sent.
 */
export const catchGame = z.strictObject({
  question: contentText,
  lines: z.array(
    z.strictObject({
      instruction: contentText,
      work: contentText,
      /** It only carries on what the wrong line got wrong. */
      follows: z.boolean(),
    }),
  ),
  /** Counted from 0. */
  wrong_line: z.int(),
  whys: z.array(z.strictObject({ text: contentText, is_right: z.boolean() })),
  really: z.strictObject({ work: contentText, result: contentText }),
  /** The known way of thinking behind the same result. */
  known_as: z.string().nullable(),
  math: typesetMath,
});

/**
 * GET /api/orb/opened: what the companion goes by with this student, and the last turn of the newest talks as it is
 * recorded. The student's own, and nobody else's.
 */
export const orbOpened = z.strictObject({
  knows: z.strictObject({
    grade: z.int().nullable(),
    career: z.string().nullable(),
    city: z.string().nullable(),
    /** In the last minutes, as GET /api/orb/context counts them. */
    recent_attempts: z.int(),
    recent_correct: z.int(),
    recent_hints_used: z.int(),
    talks: z.int(),
  }),
  /** Whether this school has connected a language model, which may find words for a move. */
  has_model: z.boolean(),
  /** For how many days a talk is kept. */
  talk_days: z.int(),
  turns: z.array(
    z.strictObject({
      at: z.iso.datetime(),
      /** As it was stored: personal data is covered. */
      said: z.string(),
      answered: contentText,
      heard_as: z.string(),
      /** Whole percent: how sure the reading is. */
      sure: z.int(),
      /** Null where no move was chosen, as with words people wrote for an emergency. */
      move: z.strictObject({ does: z.string(), because: z.string() }).nullable(),
      /** What else was on the list for such a turn. */
      others: z.array(z.string()),
    }),
  ),
  math: typesetMath,
});

export type CatchGameView = z.infer<typeof catchGame>;
export type OrbOpened = z.infer<typeof orbOpened>;
