import MiniSearch from 'minisearch';
import type { Document, Found, FoundKind } from './documents.ts';
import type { TaughtLesson } from './idea.ts';
import { type InSteps, mapInSteps } from './in-steps.ts';
import { type ReadText, readText, type Weigh } from './read-text.ts';

/** Where a text stands from the lesson that is open. */
export type Place = 'open' | 'before' | 'none' | 'far';

/** All texts with their words, and those of them that share words with a question. */
export type TextIndex = {
  readonly texts: readonly ReadText[];
  readonly weigh: Weigh;
  /** In how many texts each word stands. */
  readonly counts: ReadonlyMap<string, number>;
  readonly placeOf: (found: Found, open: string | undefined) => Place;
  /** Places of texts in `texts`, the most alike first. */
  readonly search: (
    words: ReadonlySet<string>,
    kinds: readonly FoundKind[],
    open?: string,
  ) => readonly number[];
};

const mostHits = 60;
/** What is near to what is on the screen is more likely meant. */
const closeness: Readonly<Record<Place, number>> = { open: 1.4, before: 1.12, none: 1, far: 1 };

const askedWords = ({ asked, names, terms }: Document): ReadonlySet<string> =>
  new Set([...asked.flatMap(({ words }) => words), ...names.flat(), ...terms.flat()]);

function countWords(documents: readonly Document[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const document of documents)
    for (const word of new Set([...askedWords(document), ...document.body]))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Rare words tell the topic. A word that nobody has written counts like a common one. */
function weighing(counts: ReadonlyMap<string, number>, total: number): Weigh {
  const most = Math.log(1 + total);
  return (word) => {
    const count = counts.get(word);
    return count === undefined ? 0.35 * most : Math.log(1 + total / count);
  };
}

type Indexed = { id: number; asked: string; words: string };

/** Indexes ideas, direct answers, lesson paragraphs, and facts about the site. */
export function* createTextIndex(
  documents: readonly Document[],
  lessons: readonly TaughtLesson[],
): InSteps<TextIndex> {
  const counts = countWords(documents);
  const weigh = weighing(counts, documents.length);
  const before = new Map(lessons.map(({ slug, prerequisites }) => [slug, new Set(prerequisites)]));
  const placeOf = ({ lesson }: Found, open: string | undefined): Place => {
    if (lesson === null) return 'none';
    if (lesson === open) return 'open';
    return open !== undefined && before.get(open)?.has(lesson) ? 'before' : 'far';
  };
  const index = new MiniSearch<Indexed>({
    fields: ['asked', 'words'],
    searchOptions: { boost: { asked: 2 } },
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  yield* mapInSteps(documents, (document, id) =>
    index.add({
      id,
      asked: [...askedWords(document)].join(' '),
      words: [...document.body].join(' '),
    }),
  );
  const texts = yield* mapInSteps(documents, (document) => readText(document, weigh));
  const foundAt = (id: unknown): Found | undefined => texts[Number(id)]?.found;
  return {
    texts,
    weigh,
    counts,
    placeOf,
    search: (words, kinds, open) =>
      index
        .search([...words].join(' '), {
          combineWith: 'OR',
          filter: ({ id }) => kinds.includes(foundAt(id)?.kind as FoundKind),
          boostDocument: (id) => closeness[placeOf(foundAt(id) as Found, open)],
        })
        .slice(0, mostHits)
        .map(({ id }) => Number(id)),
  };
}
