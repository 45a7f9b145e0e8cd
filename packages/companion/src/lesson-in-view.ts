import type { LessonConcept, LessonInView } from './companion-context.ts';

/** A lesson as content files and the server's index hold it. */
type Lesson = {
  readonly title: string;
  readonly intro: string;
  readonly goals: readonly string[];
  readonly concepts: readonly LessonConcept[];
};

/** What the companion knows of a lesson, with the place of the concept on screen, counted from 0. */
export function lessonInView({ title, intro, goals, concepts }: Lesson, conceptIndex?: number): LessonInView {
  return {
    title,
    intro,
    goals,
    concepts: concepts.map(({ slug, title: name, definition, skills = [] }) => {
      return { slug, title: name, definition, skills };
    }),
    ...(conceptIndex !== undefined && conceptIndex < concepts.length && { conceptIndex }),
  };
}
