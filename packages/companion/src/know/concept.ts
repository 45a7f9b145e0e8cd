import { z } from 'zod';

export const areas = [
  'ratio',
  'number',
  'expression',
  'equation',
  'function',
  'measure',
  'angle',
  'grid',
  'data',
  'chance',
  'growth',
  'change',
] as const;

const text = z.string().min(1);

const exampleSchema = z.strictObject({
  story: text,
  /** Plain math text, each line provable; lines with letters hold for every entry of `where`, or for all values. */
  lines: z.array(text).min(1).max(5),
  where: z.array(z.record(z.string().regex(/^[a-z]$/), text)).optional(),
  /** The result in words. */
  end: text.optional(),
});

const conceptSchema = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  title: text,
  grade: z.number().int().min(6).max(12),
  area: z.enum(areas),
  /** Other names a student may type, in small letters. */
  also: z.array(text),
  means: text,
  simply: text,
  why: text,
  example: exampleSchema,
  moves: z.array(text).length(3),
});

export const conceptsSchema = z.array(conceptSchema);

export const careersSchema = z.array(
  z.strictObject({
    slug: text,
    words: z.array(text),
    place: text,
    ties: z.record(z.enum(areas), text),
  }),
);

export type Area = (typeof areas)[number];
export type GlossaryConcept = z.infer<typeof conceptSchema>;
export type CareerGroup = z.infer<typeof careersSchema>[number];
