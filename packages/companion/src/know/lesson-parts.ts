import { firstSentences } from '../say/join-parts.ts';
import type { Note } from './note.ts';

/** A paragraph of a lesson as an answer of its own. */
type LessonPart = { readonly note: Note; readonly givesReason: boolean; readonly paragraph: string };

/** Words that join a fact to its reason. */
const reasonWords = /\b(?:because|since|so|why|otherwise|therefore|reason|means that)\b/i;
/** Fewer words lead to what follows and say nothing by themselves. */
const fewestWords = 12;

/** What a lesson says of a concept, paragraph by paragraph, and which of them say why. */
export function partsOf({
  id,
  title,
  what,
}: {
  id: string;
  title: string;
  what: string;
}): readonly LessonPart[] {
  return what.split(/\n\s*\n/).flatMap((paragraph, at) => {
    const says = firstSentences(paragraph);
    if (says.split(' ').length < fewestWords) return [];
    const note = { slug: `${id}/${at + 1}`, asked: [title], says };
    return [{ note, givesReason: reasonWords.test(says), paragraph }];
  });
}
