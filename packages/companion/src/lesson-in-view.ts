import type { LessonConcept, LessonInView } from './companion-context.ts';

/** A lesson as content files and the server's index hold it. */
type TaughtText = {
  readonly slug: string;
  readonly title: string;
  readonly intro: string;
  readonly goals: readonly string[];
  readonly concepts: readonly LessonConcept[];
};

/** What the companion knows of a lesson, with the place of the concept on screen, counted from 0. */
export function lessonInView(
  { slug, title, intro, goals, concepts }: TaughtText,
  conceptIndex?: number,
): LessonInView {
  return {
    slug,
    title,
    intro,
    goals,
    concepts: concepts.map((concept) => ({
      slug: concept.slug,
      title: concept.title,
      skills: concept.skills,
    })),
    ...(conceptIndex !== undefined && conceptIndex < concepts.length && { conceptIndex }),
  };
}
