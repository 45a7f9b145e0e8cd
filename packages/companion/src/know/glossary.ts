import type { CareerGroup, GlossaryConcept } from './concept.ts';
import type { AskedFile, IdeaFile } from './idea.ts';
import type { Note } from './note.ts';
import type { QuestionWord } from './question-word.ts';

/** The companion's written knowledge: what a concept is, and where it is met in a kind of work. */
export type Glossary = {
  readonly concepts: readonly GlossaryConcept[];
  readonly careers: readonly CareerGroup[];
  /** Answers to why-questions, and to questions about signs and about the site. */
  readonly whys: readonly Note[];
  readonly notes: readonly Note[];
  /** What the words of questions mean. */
  readonly questionWords: readonly QuestionWord[];
  /** What is written beside lessons, by the lesson's slug. */
  readonly ideaFiles: ReadonlyMap<string, IdeaFile>;
  readonly askedFiles: ReadonlyMap<string, AskedFile>;
  /** Every name of a concept, in small letters, with its concept. */
  readonly byName: ReadonlyMap<string, GlossaryConcept>;
};
