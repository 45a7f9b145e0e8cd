import type { Document, Found, FoundKind } from './documents.ts';
import type { TaughtLesson } from './idea.ts';
import { type InSteps, mapInSteps } from './in-steps.ts';
import { rankTexts } from './rank-texts.ts';
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
  const rank = yield* rankTexts([
    { boost: 2, texts: documents.map(askedWords) },
    { boost: 1, texts: documents.map(({ body }) => body) },
  ]);
  const texts = yield* mapInSteps(documents, (document) => readText(document, weigh));
  return {
    texts,
    weigh,
    counts,
    placeOf,
    search: (words, kinds, open) => {
      const hits = [...rank(words)].flatMap(([id, score]) => {
        const found = texts[id]?.found;
        if (found === undefined || !kinds.includes(found.kind)) return [];
        return [{ id, score: score * closeness[placeOf(found, open)] }];
      });
      // Of thousands of hits only the first are put in order.
      const enough =
        Float64Array.from(hits, ({ score }) => score)
          .sort()
          .at(-mostHits) ?? 0;
      return hits
        .filter(({ score }) => score >= enough)
        .sort((a, b) => b.score - a.score)
        .slice(0, mostHits)
        .map(({ id }) => id);
    },
  };
}
