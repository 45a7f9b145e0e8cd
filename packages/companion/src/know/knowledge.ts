import MiniSearch from 'minisearch';
import type { GlossaryConcept } from './concept.ts';
import { type Document, documentsOf, type Found, type FoundKind } from './documents.ts';
import type { Glossary } from './glossary.ts';
import { type Idea, ideaOfConcept, ideaOfGlossary, type TaughtLesson } from './idea.ts';
import { createSpeller } from './spell.ts';
import { isLoose, topicWords } from './words.ts';

type Searching = {
  /** Slug of the lesson that is open, and of those it stands on. */
  readonly lesson?: string | undefined;
  readonly kinds: readonly FoundKind[];
  /** Whether what something means is wanted, or why it is so. */
  readonly wants?: 'meaning' | 'reason' | undefined;
};

/** Something found and how well it fits, from 0 to about 1.5; how telling the words are that it shares with the question. */
export type Hit = {
  readonly found: Found;
  readonly fit: number;
  readonly telling: number;
  /** How much a wording that asks for it and the question are the same, from 0 to 1; 0 where none was written. */
  readonly alike: number;
  /** Whether it belongs to the open lesson or to one that comes before. */
  readonly isNear: boolean;
};

export type Knowledge = {
  /** What fits a question, the best first; nothing where too few of its words are known. */
  find(question: string, searching: Searching): readonly Hit[];
  idea(id: string): Idea | undefined;
  ideasOfLesson(slug: string): readonly Idea[];
  /** The idea that a skill belongs to, in the given lesson if it is there. */
  ideaOfSkill(skill: string, lesson?: string): Idea | undefined;
  /** The telling words of a text, as they are spelled in what is written. */
  wordsOf(text: string): readonly string[];
  /** Whether a word stands in anything that is written. */
  knows(word: string): boolean;
};

const mostHits = 60;
const mostFound = 8;
/** Below this a text is about something else. */
const leastFit = 0.42;
/** What is near to what is on the screen is more likely meant. */
const closeness = { open: 1.4, before: 1.12, far: 1 } as const;
/** A paragraph says more than was asked; a direct answer says just that. */
const weights: Readonly<Record<FoundKind, number>> = { answer: 1.05, idea: 1, product: 1, part: 0.86 };

type Weigh = (word: string) => number;

const sumOf = (words: Iterable<string>, weigh: Weigh): number => {
  let sum = 0;
  for (const word of words) sum += weigh(word);
  return sum;
};

const share = (part: number, whole: number): number => part / Math.max(0.001, whole);

/** Words with their weight together. */
type Weighed = { readonly words: ReadonlySet<string>; readonly sum: number };
type Ready = {
  readonly found: Found;
  readonly asked: readonly Weighed[];
  readonly names: readonly Weighed[];
  readonly terms: readonly Weighed[];
  readonly begins: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
};

function ready({ found, asked, names, terms, begins, body }: Document, weigh: Weigh): Ready {
  const weighed = (list: readonly string[]): Weighed => {
    const words = new Set(list);
    return { words, sum: sumOf(words, weigh) };
  };
  return {
    found,
    asked: asked.map(weighed),
    names: names.map(weighed),
    terms: terms.map(weighed),
    begins,
    all: new Set([...asked.flat(), ...names.flat(), ...terms.flat(), ...body]),
  };
}

/** Below this weight in common a fit says little: everyday words meet everywhere. */
const telling = 4.5;

/** Told to who asks for the meaning of just this term. */
const termFit = 1.25;
/** A text that begins with the term speaks of it most. */
const notFirst = 0.95;
/** A text written for just this term goes before one that also speaks of it. */
const justThat = 1.02;
/** Below it the term is only part of what is asked, or the other way round. */
const leastAlike = 0.8;

function meaningFit(question: Weighed, { terms, begins }: Ready, weigh: Weigh): number {
  const alike = terms.map((term) => {
    const common = [...term.words].filter((word) => question.words.has(word));
    const isFirst = common.some((word) => begins.has(word));
    return share(2 * sumOf(common, weigh), question.sum + term.sum) * (isFirst ? 1 : notFirst);
  });
  const most = Math.max(0, ...alike);
  return most < leastAlike ? 0 : termFit * most;
}

/** The most that a written wording has in common with the question. */
function alikeOf(question: Weighed, { asked }: Ready, weigh: Weigh): number {
  const shares = asked.map(({ words, sum }) => {
    const common = [...words].filter((word) => question.words.has(word));
    return share(2 * sumOf(common, weigh), question.sum + sum);
  });
  return Math.max(0, ...shares);
}

function fitOf(question: Weighed, { asked, names, all }: Ready, weigh: Weigh): number {
  const inCommon = ({ words }: Weighed): number => {
    let sum = 0;
    for (const word of words) if (question.words.has(word)) sum += weigh(word);
    return sum;
  };
  let best = 0;
  for (const wording of asked) {
    // The same words on both sides are 1, whatever their order.
    best = Math.max(best, share(2 * inCommon(wording), question.sum + wording.sum));
  }
  for (const name of names) {
    const common = inCommon(name);
    const covered = share(common, question.sum);
    // A name that stands in the question counts, the more so the more of the question it is.
    best = Math.max(
      best,
      common > 0.99 * name.sum ? 0.3 + 0.7 * covered : 0.9 * share(common, name.sum) * covered,
    );
  }
  let known = 0;
  for (const word of question.words) if (all.has(word)) known += weigh(word);
  const covered = share(known, question.sum);
  return (Math.max(best, 0.62 * covered) * 0.8 + 0.2 * covered) * Math.min(1, known / telling);
}

/** How telling each word is: rare ones tell the topic. A word that nobody has written counts like a common one. */
function weighing(documents: readonly Document[]): { weigh: Weigh; words: ReadonlyMap<string, number> } {
  const counts = new Map<string, number>();
  for (const { asked, names, terms, body } of documents)
    for (const word of new Set([...asked.flat(), ...names.flat(), ...terms.flat(), ...body]))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  const most = Math.log(1 + documents.length);
  return {
    weigh: (word) => {
      const count = counts.get(word);
      return count === undefined ? 0.35 * most : Math.log(1 + documents.length / count);
    },
    words: counts,
  };
}

type Indexed = { id: number; asked: string; words: string };

/** Indexes everything that is written: ideas, direct answers, lesson paragraphs, and facts about the site. */
export function createKnowledge(glossary: Glossary, lessons: readonly TaughtLesson[]): Knowledge {
  const inLessons = lessons.flatMap((lesson) =>
    lesson.concepts.map((concept) =>
      ideaOfConcept(lesson, concept, {
        file: glossary.ideaFiles.get(lesson.slug),
        known: sameConcept(glossary, concept.title),
      }),
    ),
  );
  const ideas = [...inLessons, ...glossary.concepts.map(ideaOfGlossary)];
  const written = documentsOf(ideas, glossary);
  const { weigh, words } = weighing(written);
  const documents = written.map((document) => ready(document, weigh));
  const spell = createSpeller(words);
  const before = new Map(lessons.map(({ slug, prerequisites }) => [slug, new Set(prerequisites)]));
  const index = new MiniSearch<Indexed>({
    fields: ['asked', 'words'],
    searchOptions: { boost: { asked: 2 } },
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  index.addAll(
    written.map(({ asked, names, terms, body }, id) => ({
      id,
      asked: [...new Set([...asked.flat(), ...names.flat(), ...terms.flat()])].join(' '),
      words: [...body].join(' '),
    })),
  );
  const nearness = (lesson: string | null, open: string | undefined): number => {
    if (open === undefined || lesson === null) return closeness.far;
    if (lesson === open) return closeness.open;
    return before.get(open)?.has(lesson) ? closeness.before : closeness.far;
  };
  const bySkill = new Map<string, Idea[]>();
  for (const idea of inLessons)
    for (const skill of idea.skills) bySkill.set(skill, [...(bySkill.get(skill) ?? []), idea]);
  const byId = new Map(ideas.map((idea) => [idea.id, idea]));

  return {
    find(question, { lesson, kinds, wants }) {
      const asked = new Set(topicWords(question).map(spell));
      if (asked.size === 0) return [];
      const weighed = { words: asked, sum: sumOf(asked, weigh) };
      const hits = index.search([...asked].join(' '), {
        combineWith: 'OR',
        filter: ({ id }) => kinds.includes(documents[Number(id)]?.found.kind as FoundKind),
        boostDocument: (id) => nearness(documents[Number(id)]?.found.lesson ?? null, lesson),
      });
      return hits
        .slice(0, mostHits)
        .flatMap(({ id }): Hit[] => {
          const document = documents[Number(id)];
          if (!document) return [];
          const { found } = document;
          const reason = wants === 'reason' ? (found.givesReason ? 1.12 : 0.85) : 1;
          const meaning =
            wants === 'meaning'
              ? meaningFit(weighed, document, weigh) * (found.kind === 'answer' ? justThat : 1)
              : 0;
          const general = fitOf(weighed, document, weigh) * weights[found.kind] * reason;
          const fit = Math.max(meaning, general) * nearness(found.lesson, lesson);
          const shared = [...asked].filter((word) => document.all.has(word) && !isLoose(word));
          return fit < leastFit
            ? []
            : [
                {
                  found,
                  fit,
                  alike: alikeOf(weighed, document, weigh),
                  telling: sumOf(shared, weigh),
                  isNear: nearness(found.lesson, lesson) > closeness.far,
                },
              ];
        })
        .sort((a, b) => b.fit - a.fit)
        .slice(0, mostFound);
    },
    idea: (id) => byId.get(id),
    ideasOfLesson: (slug) => inLessons.filter((idea) => idea.lesson?.slug === slug),
    ideaOfSkill: (skill, lesson) => {
      const fitting = bySkill.get(skill) ?? [];
      return fitting.find((idea) => idea.lesson?.slug === lesson) ?? fitting[0];
    },
    wordsOf: (text) => [...new Set(topicWords(text).map(spell))],
    knows: (word) => topicWords(word).every((one) => words.has(one)),
  };
}

/** The idea of the glossary with the same name. */
function sameConcept({ byName }: Glossary, title: string): GlossaryConcept | null {
  const name = title.toLowerCase().replace(/^(?:the|a|an) /, '');
  return byName.get(name) ?? byName.get(name.replace(/s$/, '')) ?? byName.get(`${name}s`) ?? null;
}
