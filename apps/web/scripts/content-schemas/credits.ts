import { z } from 'zod';

const words = z.string().min(1);

/** `content/site/credits.yaml`: whose work the site stands on. */
export const credits = z.strictObject({
  title: words,
  description: words.max(200),
  lead: words,
  sections: z
    .array(z.strictObject({ title: words, entries: z.array(z.strictObject({ text: words })).min(1) }))
    .min(1),
});

export type Credits = z.infer<typeof credits>;
