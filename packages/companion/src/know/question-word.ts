import { z } from 'zod';

const text = z.string().min(1);

export const questionWordsSchema = z.array(
  z.strictObject({
    /** Its forms as they stand in questions, in small letters, and longer ways to say it. */
    names: z.array(text).min(1),
    /** A pattern over the question that tells this sense from others. */
    where: text.optional(),
    /** Shown as it stands. */
    says: text,
  }),
);

/** A word that questions are told with, in plain ones. */
export type QuestionWord = z.infer<typeof questionWordsSchema>[number];
