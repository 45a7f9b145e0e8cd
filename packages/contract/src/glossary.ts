import { z } from 'zod';
import { contentText, typesetMath } from './curriculum.ts';

/** GET /api/glossary: every word that a lesson explains, in the order of the alphabet. */
export const glossaryList = z.strictObject({
  /** Courses that explain a word, in their order. */
  courses: z.array(z.strictObject({ id: z.int(), title: z.string() })),
  words: z.array(
    z.strictObject({
      slug: z.string(),
      term: z.string(),
      /** Other forms under which it occurs, such as its plural. */
      forms: z.array(z.string()),
      /** As the first lesson that explains it says it. */
      meaning: contentText,
      course_ids: z.array(z.int()),
    }),
  ),
  math: typesetMath,
});

/** A word as one lesson explains it. */
const wordSense = z.strictObject({
  course_id: z.int(),
  course: z.string(),
  lesson_id: z.int(),
  lesson: z.string(),
  meaning: contentText,
  example: contentText,
  counterexample: contentText,
  diagram_image_url: z.string().nullable(),
  diagram_alt: z.string().nullable(),
});

/** GET /api/glossary/{slug}: one word with what each lesson says of it, in the order of the courses. */
export const glossaryWord = z.strictObject({
  slug: z.string(),
  term: z.string(),
  forms: z.array(z.string()),
  senses: z.array(wordSense).min(1),
  math: typesetMath,
});

export type GlossaryList = z.infer<typeof glossaryList>;
export type GlossaryWord = z.infer<typeof glossaryWord>;
export type WordSense = z.infer<typeof wordSense>;
