import { hintText } from '../hints/hint-text.ts';
import { movesOf, reasonOfLastMiss, textOfAsk, textOfMiss } from '../hints/skill-moves.ts';
import { statesKey } from '../hints/states-key.ts';
import { workedTwin } from '../hints/worked-twin.ts';
import { type GuardContext, type HeldProblem, holdsKey } from './guard-context.ts';
import { bareSentence, sentenceSet } from './text/sentence-set.ts';

/** Whether a sentence stands word for word in what the skill of the open problem wrote. */
export type IsOfSkill = (sentence: string) => boolean;

/**
 * help: the moves in words and the reason of the last wrong answer, which may speak of the problem as they do. worked:
 * these and the lines of the skill's own working, whose letters and signs the skill has proven.
 */
export type SkillSentences = { readonly isHelp: IsOfSkill; readonly isWorked: IsOfSkill };

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

/** What is asked stands on the screen already. */
const askedOf = ({ question }: HeldProblem): string[] => [question, textOfAsk(question)];

/** A problem of the same kind all worked out, the first line of the own one, and what is asked. */
function workingOf(problem: HeldProblem): string[] {
  const { rendered = null, spec = null } = problem;
  const twin = workedTwin({ ...problem, spec });
  const work = rendered?.steps[0]?.work ?? null;
  return [
    ...askedOf(problem),
    ...(twin === null ? [] : [twin]),
    ...(work === null ? [] : [hintText.worked(work)]),
  ];
}

/** Knows the skill's own sentences; they are looked up only once one of them would be held back. */
export function createSkillSentences(context: GuardContext): SkillSentences {
  const { openProblem } = context;
  if (!openProblem) return { isHelp: () => false, isWorked: () => false };
  let help: ReadonlySet<string> | null = null;
  let working: ReadonlySet<string> | null = null;
  const isHelp: IsOfSkill = (sentence) => {
    help ??= holdsKey(context) ? sentenceSet([...askedOf(openProblem), ...helpOf(openProblem)]) : new Set();
    return help.has(bareSentence(sentence));
  };
  const isWorking: IsOfSkill = (sentence) => {
    working ??= sentenceSet(workingOf(openProblem));
    return working.has(bareSentence(sentence));
  };
  return { isHelp, isWorked: (sentence) => isHelp(sentence) || isWorking(sentence) };
}
