import { z } from 'zod';

/** `content/site/latest.yaml`: press articles, newest first. */
export const latest = z.strictObject({
  articles: z
    .array(
      z.strictObject({
        title: z.string().min(1),
        ref: z
          .string()
          .regex(/^(\/|https:\/\/)/, 'an address of this site ("/pledge") or a whole one ("https://…")'),
        posted: z.string().min(1),
        description: z.string().min(1),
      }),
    )
    .length(5),
});

export type Latest = z.infer<typeof latest>;
