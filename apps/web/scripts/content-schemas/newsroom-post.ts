import { z } from 'zod';

const words = z.string().min(1);

/** One file of `content/newsroom`: its front matter, its name as the slug, its Markdown as safe HTML. */
export const newsroomPost = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a file name such as ai-education-vision.md'),
  title: words,
  publishDate: z.iso.date('a day such as 2026-09-04'),
  author: words,
  category: words,
  heroQuote: z.strictObject({ text: words, author: words }),
  featuredImage: z
    .strictObject({
      src: z.string().regex(/^\/[\w/-]+\.(svg|png|jpg|webp)$/, 'a picture of this site'),
      alt: words,
    })
    .optional(),
  contentHtml: words,
});

export type NewsroomPost = z.infer<typeof newsroomPost>;
