import type { Lesson } from '@playforward/curriculum';
import type { LessonInView } from './companion-context.ts';

/** What the companion knows of a lesson, with the place of the concept on screen, counted from 0. */
export function lessonInView({ title, intro, goals, concepts }: Lesson, conceptIndex?: number): LessonInView {
  return {
    title,
    intro,
    goals,
    concepts: concepts.map(({ slug, title: name, definition }) => ({ slug, title: name, definition })),
    ...(conceptIndex === undefined ? {} : { conceptIndex }),
  };
}
