import type { CompanionContext } from '../companion-context.ts';
import { nextHint } from '../hints/hint-ladder.ts';
import { reasonOfLastMiss } from '../hints/skill-moves.ts';
import type { Means } from '../means.ts';
import { isSolved } from '../open-problem.ts';
import type { Answer } from '../plan/answer-turn.ts';
import { firstSentences } from '../say/join-parts.ts';

/** Something true that a model may use. The key is never one, nor the letters of choices. */
export type TutorFact = {
  readonly id: string;
  readonly about: 'open-problem' | 'idea';
  readonly text: string;
};

const verdicts = {
  right: 'is right and follows',
  holds: 'is true by itself',
  wrong: 'is not right here',
  unclear: 'is not checked',
} as const;

/** What the engine knows of a turn, for a model: the problem, what the student did, what the built-in tutor would say. */
export function tutorFacts(
  { heard, reply, state }: Answer,
  context: CompanionContext,
  means: Means,
): readonly TutorFact[] {
  const { openProblem } = context;
  const facts: Omit<TutorFact, 'id'>[] = [];
  const add = (about: TutorFact['about'], text: string): void => {
    facts.push({ about, text });
  };
  if (openProblem) {
    add('open-problem', `The open problem: ${openProblem.question}`);
    for (const { answer, isCorrect } of openProblem.attempts.slice(-3))
      add('open-problem', `The student submitted ${answer}, which was ${isCorrect ? 'right' : 'not right'}.`);
    const reason = reasonOfLastMiss(openProblem);
    if (reason !== null) add('open-problem', `What that answer shows: ${reason}`);
    for (const step of heard.steps) {
      if (!('line' in step)) continue;
      const why = step.verdict === 'wrong' && step.reason !== null ? ` ${step.reason}` : '';
      add('open-problem', `The student's line ${step.line} ${verdicts[step.verdict]}.${why}`);
    }
    for (const line of state.lines) add('open-problem', `Proven before: ${line}`);
    if (isSolved(openProblem)) add('open-problem', `The student has solved it: ${openProblem.shownAnswer}`);
    else add('open-problem', `A hint that may be given: ${nextHint(openProblem).hint.text}`);
  }
  add(
    reply.interaction_type === 'key_concept' ? 'idea' : openProblem ? 'open-problem' : 'idea',
    `What the tutor would say: ${reply.text}`,
  );
  const { lesson } = context;
  for (const found of means.knowledge.find(heard.text, { lesson, kinds: ['idea', 'why', 'note'] })) {
    const text =
      found.kind === 'idea'
        ? found.known
          ? `${found.known.means} ${found.known.simply} ${found.known.why}`
          : (found.inLesson?.definition ?? '')
        : found.note.says;
    add('idea', firstSentences(text, 120));
  }
  const concept = lesson?.concepts[lesson.conceptIndex ?? 0];
  if (concept) add('idea', `${concept.title}: ${firstSentences(concept.definition, 80)}`);
  return facts.map((fact, at) => ({ id: `f${at + 1}`, ...fact }));
}
