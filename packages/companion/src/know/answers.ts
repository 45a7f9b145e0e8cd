import { chanceOf } from './answer-model.ts';
import type { Document, Found, FoundKind } from './documents.ts';
import type { InSteps } from './in-steps.ts';
import { createNearestWordings } from './nearest-wordings.ts';
import type { Note } from './note.ts';
import { pairFeatures, withShares } from './pair-features.ts';
import { formOf, type ReadText, sumOf, tellingOf } from './read-text.ts';
import type { Place, TextIndex } from './text-index.ts';
import { topicWords } from './words.ts';

/** What is open while somebody asks. */
export type Asking = {
  readonly lesson?: string | undefined;
  readonly skill?: string | undefined;
  /** The open problem in words: its question and steps. */
  readonly problem?: string | undefined;
};

/** A text that may answer a question, and what the two have to do with each other. */
type Pair = {
  readonly found: Found;
  readonly features: readonly number[];
  /** Whether it belongs to the open lesson, to one that comes before, or to none. */
  readonly isNear: boolean;
  /** How telling the words are that it shares with the question. */
  readonly telling: number;
  /** Whether just this is asked for in its lesson: 2 the meaning that it tells, 1 an idea by its name, 0 neither. */
  readonly named: 0 | 1 | 2;
};

/** A text, and how likely it answers the question, from 0 to 1. */
export type Likely = Omit<Pair, 'features' | 'named'> & { readonly chance: number };

export type Answers = {
  /** The texts that share words with a question and all of the open lesson, each as the trained model reads it. */
  pairs(question: string, asking: Asking, kinds?: readonly FoundKind[]): readonly Pair[];
  /** The texts that may answer a question, the likeliest first. */
  answers(question: string, asking: Asking, kinds?: readonly FoundKind[]): readonly Likely[];
  /** What was written for just this question, the nearest to what is open; null where nothing was. */
  written(question: string, asking: Asking): Note | null;
};

const mostAnswers = 8;
const mostRecent = 8;
/** Of texts with one question the nearest is meant. */
const nearness: Readonly<Record<Place, number>> = { open: 3, before: 2, none: 1, far: 0 };
/** What answers a question about mathematics; a fact about the site is no answer to one. */
const ofMathematics: readonly FoundKind[] = ['idea', 'answer', 'part'];

/** Whether all of a question's words are the name of an idea. */
const namesIdea = (words: ReadonlySet<string>, { found, names }: ReadText): boolean =>
  found.kind === 'idea' &&
  names.some((name) => name.words.length === words.size && name.words.every((word) => words.has(word)));

/** Whether a direct answer tells the meaning of just the words that are asked about. */
const tellsMeaning = (words: ReadonlySet<string>, { found, terms }: ReadText): boolean =>
  found.kind === 'answer' &&
  terms.some((term) => term.words.length === words.size && term.words.every((word) => words.has(word)));

/** Whether a text is about the work at a skill: written for it, or for all skills of its idea. */
const isOfSkill = (found: Found, skill: string): boolean =>
  found.kind !== 'idea' && found.skill !== undefined
    ? found.skill === skill
    : found.idea?.skills.includes(skill) === true;

/** Reads questions beside texts with a model that was trained on questions of students and what answers them. */
export function* createAnswers(
  documents: readonly Document[],
  { texts, weigh, placeOf, search }: TextIndex,
  spell: (word: string) => string,
): InSteps<Answers> {
  const nearest = yield* createNearestWordings(
    documents.map(({ asked, found }) => [
      ...asked.map(({ text }) => text),
      ...(found.kind === 'idea' ? [found.idea.title, ...found.idea.names] : []),
    ]),
  );
  const ofLesson = new Map<string, number[]>();
  for (const [id, { found }] of texts.entries())
    if (found.lesson !== null) ofLesson.set(found.lesson, [...(ofLesson.get(found.lesson) ?? []), id]);

  const byQuestion = new Map<string, Found[]>();
  for (const { found } of documents)
    if (found.kind === 'answer' && found.note.question !== undefined)
      byQuestion.set(found.note.question, [...(byQuestion.get(found.note.question) ?? []), found]);

  const readPairs = (
    question: string,
    { lesson, skill, problem = '' }: Asking,
    read: readonly FoundKind[],
  ): readonly Pair[] => {
    const words = new Set(topicWords(question).map(spell));
    const near = nearest(question);
    const asked = {
      words,
      sum: sumOf(words, weigh),
      form: formOf(question),
      problem: new Set(topicWords(problem)),
    };
    const ids = search(words, read, lesson);
    const all = [...new Set([...ids, ...(ofLesson.get(lesson ?? '') ?? [])])].flatMap((id): Pair[] => {
      const text = texts[id];
      if (!text || !read.includes(text.found.kind)) return [];
      const { found } = text;
      const isOwn = skill !== undefined && isOfSkill(found, skill);
      const place = placeOf(found, lesson);
      // "what is the difference of squares" has the signs of both forms.
      const asksTerm = place === 'open' && (asked.form === 'what' || asked.form === 'which');
      return [
        {
          found,
          features: pairFeatures(asked, text, { near: near(id), place, isOwn, weigh }),
          isNear: place !== 'far',
          telling: tellingOf(words, text, weigh),
          named: !asksTerm ? 0 : tellsMeaning(words, text) ? 2 : namesIdea(words, text) ? 1 : 0,
        },
      ];
    });
    const shares = withShares(all.map(({ features }) => features));
    return all.map((pair, at) => ({ ...pair, features: shares[at] ?? pair.features }));
  };
  // Several moves of one turn look for what answers it, in some wordings.
  const recent = new Map<string, readonly Pair[]>();
  const pairs: Answers['pairs'] = (question, asking, kinds = ofMathematics) => {
    // What a text has in common is held against all that may answer, whichever of them are wanted.
    const read = kinds.every((kind) => ofMathematics.includes(kind)) ? ofMathematics : kinds;
    const of = JSON.stringify([question, asking.lesson, asking.skill, asking.problem, read]);
    const pairsNow = recent.get(of) ?? readPairs(question, asking, read);
    if (recent.size >= mostRecent) recent.clear();
    recent.set(of, pairsNow);
    return pairsNow.filter(({ found }) => kinds.includes(found.kind));
  };
  return {
    pairs,
    answers: (question, asking, kinds) =>
      pairs(question, asking, kinds)
        .map(({ features, ...pair }) => ({ ...pair, chance: chanceOf(features) }))
        .sort((a, b) => b.named - a.named || b.chance - a.chance)
        .map(({ named, ...pair }) => (named > 0 ? { ...pair, chance: 1 } : pair))
        .slice(0, mostAnswers),
    written: (question, { lesson, skill }) => {
      const near = (found: Found): number =>
        nearness[placeOf(found, lesson)] + (found.kind !== 'idea' && found.skill === skill ? 1 : 0);
      const [found] = [...(byQuestion.get(question) ?? [])].sort((a, b) => near(b) - near(a));
      return found && found.kind !== 'idea' ? found.note : null;
    },
  };
}
