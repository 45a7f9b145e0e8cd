import { z } from 'zod';

const words = z.string().min(1);
const section = z.strictObject({ title: words, entries: z.array(z.strictObject({ text: words })).min(1) });

/** `content/site/privacy.yaml`: the privacy notice, once for students and once for adults. */
export const privacy = z.strictObject({
  title: words,
  description: words.max(200),
  lead: words,
  parts: z.array(z.strictObject({ title: words, note: words, sections: z.array(section).min(1) })).min(1),
});

export type Privacy = z.infer<typeof privacy>;
