import { type KnowledgeArea, knowledgeAreas } from '../knowledge-areas.ts';
import { allMentions } from '../lexicon/all-mentions.ts';
import { careersNamed } from '../lexicon/careers-named.ts';
import { indexMentions, type MentionIndex } from '../lexicon/find-mentions.ts';
import { type InterestLetter, interestLetters, type Occupation } from '../occupation.ts';
import { statementVerbs } from '../story/second-person.ts';
import { type KnownWords, knownWords } from '../words/correct-spelling.ts';
import { plainWords } from '../words/plain-words.ts';
import { stemWord } from '../words/stem-word.ts';
import { stopStems, stopWords } from '../words/stop-words.ts';

/** A title or alternate title as the stems of its words. */
type TitleEntry = { occupation: number; stems: readonly string[]; own: boolean };
type Posting = { occupation: number; weight: number };

/** Everything a match looks up, made once for a list of occupations. */
export type CareerIndex = {
  occupations: readonly Occupation[];
  postings: ReadonlyMap<string, readonly Posting[]>;
  rarity: (stem: string) => number;
  titles: readonly TitleEntry[];
  titlesByStem: ReadonlyMap<string, readonly number[]>;
  byTitle: ReadonlyMap<string, number>;
  /** Interests around their own mean, length 1. */
  interests: readonly Readonly<Record<InterestLetter, number>>[];
  /** Standard scores of knowledge importance over all occupations, cut to -1.5..1.5; 0 where there is no rating. */
  knowledge: readonly Readonly<Partial<Record<KnowledgeArea, number>>>[];
  mentions: MentionIndex;
  /** Titles that the lexicon leads to. */
  familiar: ReadonlySet<string>;
  known: KnownWords;
  /** Verbs that begin a task statement. */
  verbs: ReadonlySet<string>;
};

const sources: readonly (readonly [weight: number, texts: (occupation: Occupation) => readonly string[]])[] =
  [
    [1, (one) => [one.title, one.officialTitle.replace(/, Except .*/, '')]],
    [0.8, (one) => one.alternateTitles],
    [0.6, (one) => [one.description]],
    [0.5, (one) => one.tasks],
    [0.4, (one) => one.technologies],
  ];

type StemsOf = (text: string) => string[];

/** The stems of a text that say something. The same words come back thousands of times: each is looked into once. */
function rememberStems(): StemsOf {
  const known = new Map<string, string>();
  const stemOf = (word: string): string => {
    const stem = known.get(word) ?? stemWord(word);
    known.set(word, stem);
    return stem;
  };
  return (text) =>
    plainWords(text)
      .map(stemOf)
      .filter((stem) => stem.length > 1 && !stopStems.has(stem));
}

/** Weight of each stem in one occupation: its best place, a little more when it comes back. */
function weighStems(occupation: Occupation, stemsOf: StemsOf): Map<string, number> {
  const weights = new Map<string, number>();
  for (const [weight, texts] of sources) {
    for (const stem of texts(occupation).flatMap(stemsOf)) {
      const before = weights.get(stem);
      weights.set(stem, before === undefined ? weight : Math.min(1.2, before + 0.1));
    }
  }
  return weights;
}

function centred(interests: Occupation['interests']): Record<InterestLetter, number> {
  const mean = interestLetters.reduce((sum, letter) => sum + interests[letter], 0) / interestLetters.length;
  const length = Math.hypot(...interestLetters.map((letter) => interests[letter] - mean)) || 1;
  const { R, I, A, S, E, C } = interests;
  const at = (figure: number): number => (figure - mean) / length;
  return { R: at(R), I: at(I), A: at(A), S: at(S), E: at(E), C: at(C) };
}

function knowledgeScores(occupations: readonly Occupation[]): Partial<Record<KnowledgeArea, number>>[] {
  const scores: Partial<Record<KnowledgeArea, number>>[] = occupations.map(() => ({}));
  for (const area of knowledgeAreas) {
    const figures = occupations.flatMap((one) => one.knowledge[area] ?? []);
    const mean = figures.reduce((sum, figure) => sum + figure, 0) / (figures.length || 1);
    const spread = Math.sqrt(
      figures.reduce((sum, figure) => sum + (figure - mean) ** 2, 0) / (figures.length || 1),
    );
    occupations.forEach((one, at) => {
      const figure = one.knowledge[area];
      const row = scores[at];
      if (figure !== undefined && row && spread > 0) {
        row[area] = Math.max(-1.5, Math.min(1.5, (figure - mean) / spread));
      }
    });
  }
  fillUnrated(scores, occupations);
  return scores;
}

/** For ranking only, an occupation without ratings stands where the rated ones of its minor group stand. */
function fillUnrated(
  scores: Partial<Record<KnowledgeArea, number>>[],
  occupations: readonly Occupation[],
): void {
  const minorGroup = (one: Occupation): string => one.soc.slice(0, 4);
  occupations.forEach((one, at) => {
    if (Object.keys(one.knowledge).length > 0) return;
    const kin = scores.filter((_, other) => {
      const kinOf = occupations[other];
      return (
        kinOf !== undefined &&
        minorGroup(kinOf) === minorGroup(one) &&
        Object.keys(kinOf.knowledge).length > 0
      );
    });
    const row = scores[at];
    if (!row || kin.length === 0) return;
    for (const area of knowledgeAreas)
      row[area] = kin.reduce((sum, own) => sum + (own[area] ?? 0), 0) / kin.length;
  });
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

/** Plain words of the lexicon first, then of titles, then of descriptions: the likelier meaning of a slip wins. */
function* spellings(occupations: readonly Occupation[]): Iterable<string> {
  yield* stopWords;
  for (const { phrases } of [...careersNamed, ...allMentions])
    for (const phrase of phrases) yield* plainWords(phrase);
  for (const one of occupations)
    for (const title of [one.title, ...one.alternateTitles]) yield* plainWords(title);
  for (const one of occupations) for (const text of [one.description, ...one.tasks]) yield* plainWords(text);
}

function buildIndex(occupations: readonly Occupation[]): CareerIndex {
  const stemsOf = rememberStems();
  const postings = new Map<string, Posting[]>();
  const titles: TitleEntry[] = [];
  const titlesByStem = new Map<string, number[]>();
  occupations.forEach((one, occupation) => {
    for (const [stem, weight] of weighStems(one, stemsOf)) push(postings, stem, { occupation, weight });
    const ownTitles = new Set([one.title, one.officialTitle.replace(/, (?:Except|Including) .*/, '')]);
    for (const title of [...ownTitles, ...one.alternateTitles]) {
      const stems = [...new Set(stemsOf(title.replace(/\(.*?\)/g, ' ')))];
      if (stems.length === 0) continue;
      for (const stem of stems) push(titlesByStem, stem, titles.length);
      titles.push({ occupation, stems, own: ownTitles.has(title) });
    }
  });
  const count = occupations.length;
  return {
    occupations,
    postings,
    rarity: (stem) => Math.log(1 + count / (1 + (postings.get(stem)?.length ?? 0))),
    titles,
    titlesByStem,
    byTitle: new Map(occupations.map((one, at) => [one.title, at])),
    interests: occupations.map((one) => centred(one.interests)),
    knowledge: knowledgeScores(occupations),
    mentions: indexMentions(allMentions),
    familiar: new Set(allMentions.flatMap(({ careers }) => careers)),
    known: knownWords(spellings(occupations)),
    verbs: statementVerbs(occupations),
  };
}

const indexes = new WeakMap<readonly Occupation[], CareerIndex>();

/** The index of a list of occupations; made at the first call for that list and kept as long as the list lives. */
export function indexOccupations(occupations: readonly Occupation[]): CareerIndex {
  const kept = indexes.get(occupations);
  if (kept) return kept;
  const built = buildIndex(occupations);
  indexes.set(occupations, built);
  return built;
}
