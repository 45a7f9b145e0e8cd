import MiniSearch from 'minisearch';
import { allMentions } from '../lexicon/all-mentions.ts';
import { findMentions, indexMentions } from '../lexicon/find-mentions.ts';
import type { Mention } from '../lexicon/mention.ts';
import { type CareerIndex, indexOccupations } from '../match/index-occupations.ts';
import type { Occupation } from '../occupation.ts';
import { correctSpelling, type KnownWords } from '../words/correct-spelling.ts';
import { plainWords } from '../words/plain-words.ts';
import { stemWord } from '../words/stem-word.ts';
import { everydayMeanings, isEveryday } from './everyday-words.ts';
import { indexTitles, type JobTitle } from './job-titles.ts';
import { sayingWords, searchTerms } from './saying-words.ts';

type Doc = { id: number; title: string; names: string; said: string; about: string; tasks: string };

/**
 * What a search found, the best first, and the words it looked for where they are not the ones that were typed. It is
 * sure where they are a title or what a job is called; otherwise the first three are the nearest kinds of work.
 */
type CareerSearch = { found: readonly Occupation[]; showing: string | null; isSure: boolean };

export type CareerSearcher = (words: string) => CareerSearch;

const longest = 80;
/** Below this share of the best score a hit shares a word by chance. */
const leastOfBest = 0.12;
/** Titles that share less than this with what was said share a word by chance. */
const leastAlike = 0.5;
const weightOfTitles = 0.8;

/**
 * Makes the occupations findable by title, other titles, what students call them, and what people do there. Forgives
 * spelling word by word, so that it can say which words it looked for.
 */
export function createCareerSearch(
  occupations: readonly Occupation[],
  jobTitles: readonly JobTitle[],
): CareerSearcher {
  const careerIndex = indexOccupations(occupations);
  const { known, byTitle } = careerIndex;
  const mentions = indexMentions(allMentions);
  const titles = titleWords(occupations);
  const wholeTitles = titlesByStems(occupations);
  const wider = indexTitles(
    jobTitles,
    occupations.map(({ soc }) => soc),
  );
  const phrases = splitPhrases();
  const said = phrasesOfCareers();
  const index = new MiniSearch<Doc>({
    fields: ['title', 'names', 'said', 'about', 'tasks'],
    tokenize: searchTerms,
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 6, names: 3, said: 1.5, about: 1.5, tasks: 1 },
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
      said: (said.get(one.title) ?? []).join(' ; '),
      about: one.description,
      tasks: one.tasks.join(' '),
    })),
  );

  /** Occupations that students mean by these words, nearest first. */
  function meant(words: readonly string[]): { careers: readonly number[]; weight: number } {
    const tokens = words.map((word) => ({ word, stem: stemWord(word) }));
    const found = findMentions(mentions, tokens, ['career', 'activity']);
    const [first] = found.toSorted(
      (a, b) =>
        Number(b.mention.kind === 'career') - Number(a.mention.kind === 'career') ||
        b.to - b.from - (a.to - a.from),
    );
    const apart = saidApart(
      phrases,
      tokens.map(({ stem }) => stem),
    );
    if (apart && (first?.mention.kind !== 'career' || apart.stems.length > first.to - first.from))
      return { careers: placesOf(apart.mention), weight: 1 };
    if (!first) return { careers: [], weight: 0 };
    const share = Math.max(0.6, (first.to - first.from) / Math.max(1, searchTerms(words.join(' ')).length));
    return { careers: placesOf(first.mention), weight: first.mention.kind === 'career' ? 1 : share };
  }

  /** A form of a known verb is spelled as it is meant: "telling" is no slip of "tilling". */
  const isSpelled = (word: string): boolean =>
    known.has(word) ||
    isEveryday(word) ||
    (/.{3}(?:ing|ed|s)$/.test(word) && known.has(word.replace(/(?:ing|ed|s)$/, '')));

  const placesOf = ({ careers }: Mention): number[] => careers.flatMap((title) => byTitle.get(title) ?? []);

  return (words) => {
    const typed = plainWords(words.slice(0, longest));
    const mended = mendWords(joinInitials(typed), { ...known, has: isSpelled, titles });
    if (mended.length === 0) return { found: occupations, showing: null, isSure: true };
    const hits = index.search([...sayingWords(mended), ...everydayMeanings(mended)].join(' '));
    const best = hits[0]?.score ?? 0;
    const scores = new Map<number, number>(
      hits.filter(({ score }) => score >= best * leastOfBest).map(({ id, score }) => [Number(id), score]),
    );
    const terms = searchTerms(sayingWords(mended).join(' '));
    const alike = wider.likeness(terms);
    for (const [id, like] of alike)
      if (like > leastAlike) scores.set(id, (scores.get(id) ?? 0) + (best + 1) * like * weightOfTitles);
    const shares = sharesOfTitles(careerIndex, terms);
    for (const [id, share] of shares) scores.set(id, (scores.get(id) ?? 0) + best * share * 0.4);
    const named = byTitle.get(wholeTitles.get(stemsOf(mended)) ?? '');
    if (named !== undefined) scores.set(named, best * 4 + 1);
    const { careers, weight } = meant(mended);
    careers.forEach((id, place) => {
      const bonus = (best + 1) * weight * (place === 0 ? 1.5 : 0.9 * 0.8 ** place);
      scores.set(id, (scores.get(id) ?? 0) + bonus);
    });
    const found = [...scores.entries()]
      .sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b)
      .flatMap(([id]) => occupations[id] ?? []);
    const isSure = named !== undefined || weight === 1 || [...shares.values()].some((share) => share > 0.79);
    return {
      found: named === undefined ? spreadNearest(found) : found,
      showing: mended.join(' ') === typed.join(' ') ? null : mended.join(' '),
      isSure,
    };
  };
}

/** Occupations of which a whole title was said among other words, and how much of what was said it is. */
function sharesOfTitles(index: CareerIndex, stems: readonly string[]): Map<number, number> {
  const said = new Set(stems);
  const weigh = (those: Iterable<string>): number =>
    [...those].reduce((sum, stem) => sum + index.rarity(stem), 0);
  const all = weigh(said);
  const shares = new Map<number, number>();
  for (const at of new Set(stems.flatMap((stem) => index.titlesByStem.get(stem) ?? []))) {
    const entry = index.titles[at];
    if (!entry?.stems.every((stem) => said.has(stem))) continue;
    const share = (weigh(entry.stems) / all) * (entry.own ? 1 : 0.8);
    shares.set(entry.occupation, Math.max(shares.get(entry.occupation) ?? 0, share));
  }
  return shares;
}

/** Where no title was said whole, the three nearest are of three kinds of work: one of them is likelier what is meant. */
function spreadNearest(found: readonly Occupation[]): readonly Occupation[] {
  const kinds = new Set<string>();
  const nearest = found.filter(({ soc }) => {
    const kind = soc.slice(0, 6);
    if (kinds.size === 3 || kinds.has(kind)) return false;
    kinds.add(kind);
    return true;
  });
  return [...nearest, ...found.filter((one) => !nearest.includes(one))];
}

type Phrase = { mention: Mention; stems: readonly string[] };

/** What students say of each job, by its title: the job that a phrase means first. */
function phrasesOfCareers(): ReadonlyMap<string, string[]> {
  const said = new Map<string, string[]>();
  for (const { kind, phrases, careers } of allMentions) {
    if (kind !== 'career') continue;
    for (const title of careers.slice(0, 1)) said.set(title, [...(said.get(title) ?? []), ...phrases]);
  }
  return said;
}

/** Phrases for a job of two words and more that say something. */
function splitPhrases(): Phrase[] {
  return allMentions
    .filter(({ kind }) => kind === 'career')
    .flatMap((mention) =>
      mention.phrases.map((phrase) => ({ mention, stems: [...new Set(searchTerms(phrase))] })),
    )
    .filter(({ stems }) => stems.length > 1);
}

/** The longest phrase whose words were all said, in any order and with others between: "mechanic for airplanes". */
function saidApart(phrases: readonly Phrase[], stems: readonly string[]): Phrase | undefined {
  const said = new Set(stems);
  return phrases
    .filter((phrase) => phrase.stems.every((stem) => said.has(stem)))
    .toSorted((a, b) => b.stems.length - a.stems.length)[0];
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

const stemsOf = (words: readonly string[]): string => words.map(stemWord).join(' ');

/** The title that is meant where all of one was typed; the first of those that read alike. */
function titlesByStems(occupations: readonly Occupation[]): ReadonlyMap<string, string> {
  return new Map(occupations.toReversed().map(({ title }) => [stemsOf(plainWords(title)), title] as const));
}
