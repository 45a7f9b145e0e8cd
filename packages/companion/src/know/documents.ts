import { firstSentences } from '../say/join-parts.ts';
import type { Glossary } from './glossary.ts';
import type { Idea } from './idea.ts';
import { type InSteps, mapInSteps } from './in-steps.ts';
import { partsOf } from './lesson-parts.ts';
import type { Note } from './note.ts';
import { topicWords } from './words.ts';

/**
 * Something written that answers a question. idea: all that is written about one. answer: the direct answer to a
 * question that students ask. part: a paragraph of a lesson. product: a fact about the site.
 */
export type FoundKind = 'idea' | 'answer' | 'part' | 'product';

type Base = {
  readonly id: string;
  /** Slug of the lesson it belongs to. */
  readonly lesson: string | null;
  /** Whether it says why. */
  readonly givesReason: boolean;
};

export type Found =
  | (Base & { readonly kind: 'idea'; readonly idea: Idea })
  | (Base & {
      readonly kind: 'answer' | 'part' | 'product';
      readonly note: Note;
      /** The idea it speaks of. */
      readonly idea: Idea | null;
      /** The skill that it is asked at; undefined where it is asked at any of its idea. */
      readonly skill?: string | undefined;
    });

/** What a talk remembers of a text that was told. */
export const toldId = (found: Found): string => (found.kind === 'idea' ? found.id : found.note.slug);

/** A text of the index: the wordings that ask for it, the names it goes by, and all of its words. */
export type Document = {
  readonly found: Found;
  readonly asked: readonly { readonly text: string; readonly words: readonly string[] }[];
  readonly names: readonly (readonly string[])[];
  /** The terms whose meaning it tells. */
  readonly terms: readonly (readonly string[])[];
  /** The words it begins with. */
  readonly begins: ReadonlySet<string>;
  readonly body: ReadonlySet<string>;
  /** The words of what is told. */
  readonly says: ReadonlySet<string>;
};

const wordings = (asked: readonly string[]): Document['asked'] =>
  asked.map((text) => ({ text, words: topicWords(text) }));

const whyWords = /^\W*(?:but |so )?(?:why|how come|what is the reason|whats the point|where does)\b/i;

/** What a wording asks the meaning of: "What is a tape diagram?" */
const meaningAsked = /^(?:what(?: is| are|s| does it mean to) ([^\d]+)|what (?:does|do) ([^\d]+) mean)$/i;

/** A question after a meaning holds the term and nothing else. */
const mostTermWords = 3;

const termsAsked = (asked: readonly string[]): (readonly string[])[] =>
  asked.flatMap((one) => {
    const [, what, meant] = meaningAsked.exec(one) ?? [];
    const words = topicWords(what ?? meant ?? '');
    return words.length > 0 && words.length <= mostTermWords ? [words] : [];
  });

/** The terms that a paragraph of a lesson sets in bold: it says what they mean. */
const termsInBold = (text: string): (readonly string[])[] =>
  [...text.matchAll(/\*\*(.+?)\*\*/g)].flatMap(([, term = '']) => {
    const words = topicWords(term);
    return words.length > 0 ? [words] : [];
  });

const wordsOf = (...texts: readonly (string | null)[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => (text === null ? [] : topicWords(text))));

/** The first topic words of a text. */
const beginOf = (text: string): ReadonlySet<string> =>
  new Set(topicWords(firstSentences(text, 1)).slice(0, 2));

/** So many words of an idea are said when it is asked for. */
const mostTold = 45;

function documentsOfIdea(idea: Idea): Document[] {
  const { id, title, names, what, simply, why, isnt, picture, asks } = idea;
  const lesson = idea.lesson?.slug ?? null;
  const called = [title, ...names].map(topicWords).filter((words) => words.length > 0);
  const toldFirst = wordsOf(title, firstSentences(what, mostTold));
  const own: Document = {
    found: { kind: 'idea', id, lesson, givesReason: why !== null, idea },
    asked: [],
    names: called,
    terms: called.filter((words) => words.every((word) => toldFirst.has(word))),
    begins: beginOf(what),
    body: wordsOf(title, what, simply, why, isnt, picture?.caption ?? null),
    says: wordsOf(firstSentences(what, mostTold)),
  };
  const answers = asks.map(({ question, ask, say, claims, skill, slug }): Document => {
    const note: Note = { slug, question, asked: [question, ...ask], says: say, ...(claims && { claims }) };
    const givesReason = ask.some((one) => whyWords.test(one));
    return {
      found: { kind: 'answer', id: note.slug, lesson, givesReason, note, idea, skill },
      asked: wordings(ask),
      names: [],
      terms: termsAsked([question.replace(/\?$/, ''), ...ask]),
      begins: wordsOf(say),
      body: wordsOf(title, say),
      says: wordsOf(say),
    };
  });
  const parts = partsOf(idea).map(({ note, givesReason, paragraph }): Document => {
    return {
      found: { kind: 'part', id: `part/${note.slug}`, lesson, givesReason, note, idea },
      asked: [],
      names: [],
      terms: termsInBold(paragraph),
      begins: beginOf(note.says),
      body: wordsOf(title, note.says),
      says: wordsOf(note.says),
    };
  });
  return [own, ...answers, ...(idea.lesson === null ? [] : parts)];
}

function documentOfNote(note: Note, givesReason: boolean): Document {
  const kind = note.kind ?? 'answer';
  return {
    found: { kind, id: `note/${note.slug}`, lesson: null, givesReason, note, idea: null },
    asked: wordings(note.asked),
    names: [],
    terms: termsAsked(note.asked),
    begins: wordsOf(note.says),
    body: wordsOf(note.says),
    says: wordsOf(note.says),
  };
}

/** Everything that is written, as texts of the index. */
export function* documentsOf(
  ideas: readonly Idea[],
  { whys, notes }: Glossary,
): InSteps<readonly Document[]> {
  const ofIdeas = yield* mapInSteps(ideas, documentsOfIdea, 4);
  const ofWhys = yield* mapInSteps(whys, (note) => documentOfNote(note, true));
  const ofNotes = yield* mapInSteps(notes, (note) => documentOfNote(note, false));
  return [...ofIdeas.flat(), ...ofWhys, ...ofNotes];
}
