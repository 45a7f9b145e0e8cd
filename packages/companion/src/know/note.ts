import { z } from 'zod';

const text = z.string().min(1);

const noteSchema = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  /** `product` notes speak of the site and are found for questions about it only. */
  kind: z.literal('product').optional(),
  /** The question as it stands on a button, where it may stand on one. */
  question: text.optional(),
  /** Wordings a student may use; the search reads them, nobody sees them. */
  asked: z.array(text).min(1),
  /** At most 60 words, shown as they stand. */
  says: text,
  /** Plain math text, each line provable by packages/math. */
  claims: z.array(text).optional(),
  /** Something the student can try. */
  check: text.optional(),
});

export const notesSchema = z.array(noteSchema);

/** A written answer to a question: a why, the meaning of a sign, or a fact about the site. */
export type Note = z.infer<typeof noteSchema>;
