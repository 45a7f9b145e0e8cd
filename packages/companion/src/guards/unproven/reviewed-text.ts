import { solve } from '@playforward/math';
import type { CompanionContext } from '../../companion-context.ts';
import { type Glossary, type GlossaryConcept, textsOfConcept } from '../../concepts/concept.ts';
import { conceptOfLesson, findConcept } from '../../concepts/find-concept.ts';
import { bareSentence, sentenceSet } from '../text/sentence-set.ts';

/** What people have written and checked, as far as it belongs to one turn. */
export type Reviewed = {
  /** Whether a sentence stands in it word for word. */
  readonly isReviewed: (sentence: string) => boolean;
  /** The sentences that fit what was asked; for a language model to quote. */
  readonly facts: readonly string[];
};

type Turn = { readonly text: string; readonly context: CompanionContext };

/** As long as a text may be that is tried as a typed problem. */
const longestProblem = 300;

const lessonTexts = ({ lesson }: CompanionContext): string[] =>
  lesson ? [lesson.intro ?? '', ...lesson.goals, ...lesson.concepts.map(({ definition }) => definition)] : [];

/** The reasons of the solver's steps for a typed problem: what it says of proven lines. */
function reasonsFor(text: string): string[] {
  const solution = text.length > longestProblem ? null : solve(text);
  return solution && 'steps' in solution ? solution.steps.flatMap(({ why }) => why ?? []) : [];
}

/** The idea that was asked about, else the one on the screen. */
function conceptFor(glossary: Glossary, { text, context: { lesson } }: Turn): GlossaryConcept | null {
  const onScreen = lesson?.concepts[lesson.conceptIndex ?? 0];
  return findConcept(glossary, text) ?? (onScreen ? conceptOfLesson(glossary, onScreen) : null);
}

/** Knows the written sentences of a glossary, and for each turn those of its lesson and of the solver. */
export function createReviewer(glossary: Glossary): (turn: Turn) => Reviewed {
  const known = sentenceSet(glossary.concepts.flatMap(textsOfConcept));
  return (turn) => {
    const concept = conceptFor(glossary, turn);
    const own = sentenceSet([...lessonTexts(turn.context), ...reasonsFor(turn.text)]);
    return {
      isReviewed: (sentence) => known.has(bareSentence(sentence)) || own.has(bareSentence(sentence)),
      facts: [...sentenceSet(concept ? textsOfConcept(concept) : []), ...own],
    };
  };
}
