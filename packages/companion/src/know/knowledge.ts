import { type Answers, createAnswers } from './answers.ts';
import type { GlossaryConcept } from './concept.ts';
import { documentsOf, type Found, type FoundKind } from './documents.ts';
import { alikeOf, fitOf, meaningFit } from './fit.ts';
import type { Glossary } from './glossary.ts';
import { type Idea, ideaOfConcept, ideaOfGlossary, type TaughtLesson } from './idea.ts';
import { type ReadText, sumOf, tellingOf } from './read-text.ts';
import { createSpeller } from './spell.ts';
import { closeness, createTextIndex, type TextIndex } from './text-index.ts';
import { topicWords } from './words.ts';

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

export type Knowledge = Answers & {
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

const mostFound = 8;
/** Below this a text is about something else. */
const leastFit = 0.42;
/** A paragraph says more than was asked; a direct answer says just that. */
const weights: Readonly<Record<FoundKind, number>> = { answer: 1.05, idea: 1, product: 1, part: 0.86 };
/** A text written for just this term goes before one that also speaks of it. */
const justThat = 1.02;

type Asked = { readonly words: ReadonlySet<string>; readonly sum: number };

/** How well a text fits a question by the words that they share. */
function hitOf(asked: Asked, text: ReadText, { weigh, placeOf }: TextIndex, searching: Searching): Hit {
  const { found } = text;
  const { lesson, wants } = searching;
  const reason = wants === 'reason' ? (found.givesReason ? 1.12 : 0.85) : 1;
  const meaning =
    wants === 'meaning' ? meaningFit(asked, text, weigh) * (found.kind === 'answer' ? justThat : 1) : 0;
  const general = fitOf(asked, text, weigh) * weights[found.kind] * reason;
  const near = closeness[placeOf(found, lesson)];
  return {
    found,
    fit: Math.max(meaning, general) * near,
    alike: alikeOf(asked, text, weigh),
    telling: tellingOf(asked.words, text, weigh),
    isNear: near > closeness.far,
  };
}

/** Indexes everything that is written: ideas, direct answers, lesson paragraphs, and facts about the site. */
export function createKnowledge(glossary: Glossary, lessons: readonly TaughtLesson[]): Knowledge {
  const inLessons = lessons.flatMap((lesson) =>
    lesson.concepts.map((concept) =>
      ideaOfConcept(lesson, concept, {
        file: glossary.ideaFiles.get(lesson.slug),
        asked: glossary.askedFiles.get(lesson.slug),
        known: sameConcept(glossary, concept.title),
      }),
    ),
  );
  const ideas = [...inLessons, ...glossary.concepts.map(ideaOfGlossary)];
  const documents = documentsOf(ideas, glossary);
  const index = createTextIndex(documents, lessons);
  const { texts, weigh, counts } = index;
  const spell = createSpeller(counts);
  const bySkill = new Map<string, Idea[]>();
  for (const idea of inLessons)
    for (const skill of idea.skills) bySkill.set(skill, [...(bySkill.get(skill) ?? []), idea]);
  const byId = new Map(ideas.map((idea) => [idea.id, idea]));

  return {
    ...createAnswers(documents, index, spell),
    find(question, searching) {
      const words = new Set(topicWords(question).map(spell));
      if (words.size === 0) return [];
      const asked = { words, sum: sumOf(words, weigh) };
      return index
        .search(words, searching.kinds, searching.lesson)
        .flatMap((id) => texts[id] ?? [])
        .map((text) => hitOf(asked, text, index, searching))
        .filter(({ fit }) => fit >= leastFit)
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
    knows: (word) => topicWords(word).every((one) => counts.has(one)),
  };
}

/** The idea of the glossary with the same name. */
function sameConcept({ byName }: Glossary, title: string): GlossaryConcept | null {
  const name = title.toLowerCase().replace(/^(?:the|a|an) /, '');
  return byName.get(name) ?? byName.get(name.replace(/s$/, '')) ?? byName.get(`${name}s`) ?? null;
}
