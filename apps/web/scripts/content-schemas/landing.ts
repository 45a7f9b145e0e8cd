import { z } from 'zod';

const words = z.string().min(1);
const picture = z.string().regex(/^[\w-]+\.(svg|png|jpg|webp)$/, 'a file name such as mark-harbor.svg');

/** `content/site/landing.yaml`: words of the landing page. */
export const landing = z.strictObject({
  title: words,
  description: words.max(200),
  about: z.strictObject({
    label: words,
    title: words,
    paragraphs: z.array(words).min(1),
    cards: z
      .array(z.strictObject({ mark: z.enum(['math', 'ai', 'career']), title: words, text: words }))
      .length(3),
    backing: z.array(words),
  }),
  team: z.strictObject({ label: words, title: words, text: words }),
  vibes: z.strictObject({
    title: words,
    text: words,
    link: words,
    videoTitle: words,
    videoNote: words,
  }),
  latest: z.strictObject({ label: words, title: words, newsroom: words }),
  contact: z.strictObject({ label: words, title: words, text: words, orb: words, logosTitle: words }),
  logos: z.array(z.strictObject({ image: picture, alt: words })).min(1),
});

export type Landing = z.infer<typeof landing>;
