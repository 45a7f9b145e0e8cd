import type { Word } from '@playforward/curriculum';
import type { Course, CurriculumIndex, Lesson } from './curriculum-index.ts';

/** A word as one lesson explains it. */
type Sense = { readonly word: Word; readonly lesson: Lesson; readonly course: Course };

/** A word with every lesson that explains it, in the order of the courses. */
export type Entry = {
  readonly slug: string;
  readonly term: string;
  readonly forms: readonly string[];
  readonly senses: readonly [Sense, ...Sense[]];
};

/** A word's place in an address. */
export function wordSlug(term: string): string {
  return term
    .normalize('NFKD')
    .replace(/['’\p{M}]/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
}

/** Every word of the lessons by its slug, in the order of the alphabet. */
export function buildGlossaryIndex({
  courses,
}: Pick<CurriculumIndex, 'courses'>): ReadonlyMap<string, Entry> {
  const sensesOf = new Map<string, [Sense, ...Sense[]]>();
  for (const course of courses) {
    for (const lesson of course.units.flatMap(({ lessons }) => lessons)) {
      for (const word of lesson.words) {
        const slug = wordSlug(word.term);
        const known = sensesOf.get(slug);
        if (known) known.push({ word, lesson, course });
        else sensesOf.set(slug, [{ word, lesson, course }]);
      }
    }
  }
  const entries = [...sensesOf].map(([slug, senses]): Entry => {
    const { term } = senses[0].word;
    const forms = new Set(senses.flatMap(({ word }) => [word.term, ...word.forms]));
    forms.delete(term);
    return { slug, term, forms: [...forms], senses };
  });
  const byTerm = (a: Entry, b: Entry) => a.term.localeCompare(b.term, 'en');
  return new Map(entries.toSorted(byTerm).map((entry) => [entry.slug, entry]));
}
