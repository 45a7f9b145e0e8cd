import { movesOf, reasonOfLastMiss, textOfMiss } from '../hints/skill-moves.ts';
import { statesKey } from '../hints/states-key.ts';
import { type GuardContext, type HeldProblem, holdsKey } from './guard-context.ts';
import { cutSentences } from './text/cut-sentences.ts';

/** Whether a sentence stands word for word in the help that the skill of the open problem wrote for it. */
export type IsOfSkill = (sentence: string) => boolean;

/** The number of a list before it, and space around it, make no other sentence. */
const bare = (sentence: string): string =>
  sentence
    .replace(/^\s*\d{1,2}\.\s+/, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The moves in words and the reason of the last wrong answer. Where one states the key, none of its sentences counts. */
function helpOf(problem: HeldProblem): string[] {
  const { rendered = null, spec = null, attempts, key } = problem;
  if (rendered === null) return [];
  const { steps } = rendered;
  const reason = reasonOfLastMiss({ attempts, rendered, spec });
  const moves = movesOf(steps);
  return [
    ...moves,
    ...moves.map((_, index) => `${steps[index]?.instruction} ${steps[index]?.explanation}`),
    ...(reason === null
      ? []
      : [reason, ...[true, false].map((isReasonShown) => textOfMiss(reason, { isReasonShown, key }))]),
  ].filter((text) => !statesKey(text, problem));
}

/** Knows the skill's own sentences; they are looked up only once one of them would be held back. */
export function createSkillSentences(context: GuardContext): IsOfSkill {
  const { openProblem } = context;
  if (!openProblem || !holdsKey(context)) return () => false;
  let known: ReadonlySet<string> | null = null;
  return (sentence) => {
    known ??= new Set(helpOf(openProblem).flatMap((text) => cutSentences(text).map(bare)));
    return known.has(bare(sentence));
  };
}
