import type { LessonConcept } from '../companion-context.ts';
import { firstSentences } from '../say/join-parts.ts';
import type { Note } from './note.ts';

/** A paragraph of a lesson as an answer of its own. */
type LessonPart = { readonly note: Note; readonly givesReason: boolean };

/** Words that join a fact to its reason. */
const reasonWords = /\b(?:because|since|so|why|otherwise|therefore|reason|means that)\b/i;
/** Fewer words lead to what follows and say nothing by themselves. */
const fewestWords = 12;

/** What a lesson says of a concept, paragraph by paragraph, and which of them say why. */
export function partsOf({ slug, title, definition }: LessonConcept): readonly LessonPart[] {
  return definition
    .split(/\n\s*\n/)
    .map((paragraph) => firstSentences(paragraph))
    .flatMap((says, at) =>
      says.split(' ').length < fewestWords
        ? []
        : [
            {
              note: { slug: `${slug}/${at + 1}`, asked: [title], says },
              givesReason: reasonWords.test(says),
            },
          ],
    );
}
