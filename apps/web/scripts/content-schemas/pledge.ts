import { z } from 'zod';

const words = z.string().min(1);
const point = z.strictObject({ title: words, text: words });
const wayIn = { title: words, lead: words, items: z.array(point).min(1) };

const item = <Mark extends string>(mark: Mark) =>
  z.strictObject({ mark: z.literal(mark), title: words, text: words });

/** `content/site/pledge.yaml`: words of /pledge, with what a student can do in its documented order. */
export const pledge = z.strictObject({
  title: words,
  description: words.max(200),
  lead: words,
  video: z.strictObject({ title: words, note: words }),
  commitment: z.strictObject({ title: words, paragraphs: z.array(words).min(1), signed: words }),
  canDo: z.strictObject({
    title: words,
    items: z.tuple([item('ai'), item('math'), item('life'), item('mindset'), item('business')]),
  }),
  access: z.strictObject({
    title: words,
    inSchool: z.strictObject(wayIn),
    outOfSchool: z.strictObject({ ...wayIn, action: words }),
  }),
  listing: z.strictObject({
    title: words,
    text: words,
    listing: words,
    copy: words,
    copied: words,
    failed: words,
  }),
});

export type Pledge = z.infer<typeof pledge>;
