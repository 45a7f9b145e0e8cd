import type { CompanionContext } from '../companion-context.ts';
import { nextHint } from '../hints/hint-ladder.ts';
import { reasonOfLastMiss } from '../hints/skill-moves.ts';
import type { Idea } from '../know/idea.ts';
import type { Means } from '../means.ts';
import { isSolved } from '../open-problem.ts';
import type { Answer } from '../plan/answer-turn.ts';
import { askingIn } from '../say/asking-in.ts';
import { ideaHere } from '../say/idea-here.ts';
import { firstSentences } from '../say/join-parts.ts';

/** Something true that a model may use. The key is never one, nor the letters of choices. */
export type TutorFact = {
  readonly id: string;
  readonly about: 'open-problem' | 'idea';
  /** What it is, for the model alone. */
  readonly label?: string;
  /** Said to the student as it stands where a message names the fact. */
  readonly text: string;
};

const verdicts = {
  right: 'is right and follows',
  holds: 'is true by itself',
  wrong: 'is not right here',
  unclear: 'is not checked',
  model: 'is the equation that you put the story into; it is not checked',
  follows: 'follows from your equation',
} as const;

/** A text less likely to answer is no fact of this turn. */
const leastLikely = 0.01;

/** What the engine knows of a turn, for a model: the problem, what the student did, what the built-in tutor would say. */
export function tutorFacts(
  { heard, reply, state }: Answer,
  context: CompanionContext,
  means: Means,
): readonly TutorFact[] {
  const { openProblem } = context;
  const facts: Omit<TutorFact, 'id'>[] = [];
  const add = (about: TutorFact['about'], text: string, label?: string): void => {
    facts.push({ about, text, ...(label !== undefined && { label }) });
  };
  if (openProblem) {
    add('open-problem', openProblem.question, 'the open problem');
    for (const { answer, isCorrect } of openProblem.attempts.slice(-3))
      add(
        'open-problem',
        `You submitted ${answer}, which was ${isCorrect ? 'right' : 'not right'}.`,
        'what the student did',
      );
    const reason = reasonOfLastMiss(openProblem);
    if (reason !== null) add('open-problem', reason, 'what that answer shows');
    for (const step of heard.steps) {
      if (!('line' in step)) continue;
      const why = step.verdict === 'wrong' && step.reason !== null ? ` ${step.reason}` : '';
      add('open-problem', `Your line ${step.line} ${verdicts[step.verdict]}.${why}`, 'a line of the student');
    }
    for (const line of state.lines) add('open-problem', line, 'proven before');
    if (isSolved(openProblem))
      add('open-problem', openProblem.shownAnswer, 'the answer the student has found');
    else add('open-problem', nextHint(openProblem).hint.text, 'a hint that may be given');
  }
  add(
    reply.interaction_type === 'key_concept' ? 'idea' : openProblem ? 'open-problem' : 'idea',
    reply.text,
    'what the tutor would say',
  );
  const likely = means.knowledge
    .answers(heard.text, askingIn(context))
    .filter(({ chance }) => chance >= leastLikely);
  for (const { found } of likely) {
    if (found.kind !== 'idea') add('idea', found.note.says);
    else for (const text of textsOf(found.idea)) add('idea', text);
  }
  const here = ideaHere({ context, means, state });
  if (here && !likely.some(({ found }) => found.id === here.id))
    for (const text of textsOf(here)) add('idea', text);
  return facts.map((fact, at) => ({ id: `f${at + 1}`, ...fact }));
}

/** What is written of an idea, each side by itself. */
function textsOf({ title, what, simply, why, isnt }: Idea): string[] {
  return [`${title}: ${firstSentences(what, 80)}`, simply, why, isnt].flatMap((text) => text ?? []);
}
