import MiniSearch from 'minisearch';
import { allConcepts } from '../lexicon/all-concepts.ts';
import { findConcepts, indexConcepts } from '../lexicon/find-concepts.ts';
import { indexOccupations } from '../match/index-occupations.ts';
import type { Occupation } from '../occupation.ts';
import { correctSpelling, type KnownWords } from '../words/correct-spelling.ts';
import { plainWords } from '../words/plain-words.ts';
import { stemWord } from '../words/stem-word.ts';
import { stopStems } from '../words/stop-words.ts';
import { everydayMeanings, isEveryday } from './everyday-words.ts';

type Doc = { id: number; title: string; names: string; about: string; tasks: string };

/** What a search found, the best first, and the words it looked for where they are not the ones that were typed. */
type CareerSearch = { found: readonly Occupation[]; showing: string | null };

export type CareerSearcher = (words: string) => CareerSearch;

const longest = 80;
/** Below this share of the best score a hit shares a word by chance. */
const leastOfBest = 0.12;

const termsOf = (text: string): string[] =>
  plainWords(text)
    .map(stemWord)
    .filter((stem) => stem.length > 1 && !stopStems.has(stem));

/**
 * Makes the occupations findable by title, other titles, what students call them, and what people do there. Forgives
 * spelling word by word, so that it can say which words it looked for.
 */
export function createCareerSearch(occupations: readonly Occupation[]): CareerSearcher {
  const { known, byTitle } = indexOccupations(occupations);
  const concepts = indexConcepts(allConcepts);
  const titles = titleWords(occupations);
  const index = new MiniSearch<Doc>({
    fields: ['title', 'names', 'about', 'tasks'],
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 6, names: 3, about: 1.5, tasks: 1 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.25 : false),
      combineWith: 'OR',
    },
  });
  index.addAll(
    occupations.map((one, id) => ({
      id,
      title: `${one.title} ; ${one.officialTitle}`,
      names: one.alternateTitles.join(' ; '),
      about: one.description,
      tasks: one.tasks.join(' '),
    })),
  );

  /** Occupations that students mean by these words, nearest first. */
  function meant(words: readonly string[]): number[] {
    const tokens = words.map((word) => ({ word, stem: stemWord(word) }));
    const found = findConcepts(concepts, tokens, ['career', 'activity']);
    const [first] = found.toSorted(
      (a, b) =>
        Number(b.concept.kind === 'career') - Number(a.concept.kind === 'career') ||
        b.to - b.from - (a.to - a.from),
    );
    return (first?.concept.careers ?? []).flatMap((title) => byTitle.get(title) ?? []);
  }

  return (words) => {
    const typed = plainWords(words.slice(0, longest));
    const mended = mendWords(joinInitials(typed), {
      ...known,
      has: (word) => known.has(word) || isEveryday(word),
      titles,
    });
    if (mended.length === 0) return { found: occupations, showing: null };
    const hits = index.search([...mended, ...everydayMeanings(mended)].join(' '));
    const best = hits[0]?.score ?? 0;
    const scores = new Map<number, number>(
      hits.filter(({ score }) => score >= best * leastOfBest).map(({ id, score }) => [Number(id), score]),
    );
    const named = byTitle.get(titleSaid(occupations, mended) ?? '');
    if (named !== undefined) scores.set(named, best * 4 + 1);
    meant(mended).forEach((id, place) => {
      scores.set(id, (scores.get(id) ?? 0) + (best + 1) * (place === 0 ? 1.5 : 0.9 * 0.8 ** place));
    });
    const found = [...scores.entries()]
      .sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b)
      .flatMap(([id]) => occupations[id] ?? []);
    return { found, showing: mended.join(' ') === typed.join(' ') ? null : mended.join(' ') };
  };
}

/** Letters that stand apart are initials: "c e o" is one word. */
function joinInitials(typed: readonly string[]): string[] {
  const joined: string[] = [];
  let open = false;
  for (const word of typed) {
    const isLetter = /^\p{L}$/u.test(word);
    if (isLetter && open) joined.push(`${joined.pop() ?? ''}${word}`);
    else joined.push(word);
    open = isLetter;
  }
  return joined;
}

/** Words that are a title of their own, such as "housekeeper". */
function titleWords(occupations: readonly Occupation[]): ReadonlySet<string> {
  const titles = occupations.flatMap(({ title, alternateTitles }) => [title, ...alternateTitles]);
  return new Set(titles.map(plainWords).flatMap((words) => (words.length === 1 ? words : [])));
}

type Words = KnownWords & { readonly titles: ReadonlySet<string> };

/** Each word as it is known: misspelt ones are mended, two that are one word are joined, one that is two is parted. */
function mendWords(typed: readonly string[], known: Words): string[] {
  const mended: string[] = [];
  for (let at = 0; at < typed.length; at++) {
    const word = typed[at] ?? '';
    const next = typed[at + 1] ?? '';
    const apart = known.has(word) && known.has(next);
    if (next !== '' && (apart ? known.titles.has(word + next) : known.has(word + next))) {
      mended.push(word + next);
      at++;
    } else
      mended.push(...(known.has(word) ? [word] : (partWord(word, known) ?? [correctSpelling(word, known)])));
  }
  return mended;
}

function partWord(word: string, known: KnownWords): string[] | null {
  for (let at = 3; at <= word.length - 3; at++) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every(known.has)) return parts;
  }
  return null;
}

/** The title that was typed whole, if it was. */
function titleSaid(occupations: readonly Occupation[], words: readonly string[]): string | undefined {
  const said = words.map(stemWord).join(' ');
  return occupations.find(({ title }) => plainWords(title).map(stemWord).join(' ') === said)?.title;
}
