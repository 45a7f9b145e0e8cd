import { z } from 'zod';

const words = z.string().min(1);
const section = z.strictObject({ title: words, paragraphs: z.array(words).min(1) });

const card = <Mark extends string>(mark: Mark) =>
  z.strictObject({ mark: z.literal(mark), title: words, text: words });

/** `content/site/league.yaml`: words of /join-league, with its four cards in their documented order. */
export const league = z.strictObject({
  title: words,
  description: words.max(200),
  league: section,
  product: section,
  features: z.strictObject({
    title: words,
    cards: z.tuple([card('design'), card('challenge'), card('career'), card('achievement')]),
  }),
  waitlist: z.strictObject({ title: words, text: words, action: words, note: words }),
  investors: z.strictObject({ title: words, names: z.array(words).min(1) }),
});

export type League = z.infer<typeof league>;
