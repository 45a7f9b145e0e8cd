import { readUnit } from '../figures/reading/units.ts';
import type { NotUnderstood, Solution } from '../solution.ts';
import { accountsForStory } from './accounts-for-story.ts';
import { fitsQuestion } from './fits-question.ts';
import { ownsWords } from './owned-words.ts';

/**
 * One way to read a problem, and what of it the reading itself gives a part to: all its numbers with their units, all its
 * words. `text` is `problem` with its words put right.
 */
export type Layer = {
  readonly accountsFor: readonly ('numbers' | 'words')[];
  readonly work: (problem: string, text: string) => Solution | NotUnderstood | null;
};

/** Whether a size is asked in another unit than it is told in. */
function asksOtherUnit({ kind, problem, answer }: Solution): boolean {
  if (kind !== 'geometry') return false;
  const word = /\bin (?:square |cubic )?([a-z]+)(?:\^?[23]|[²³])?\s*[?.]?\s*$/i.exec(problem)?.[1];
  const [asked, told] = [readUnit(word ?? ''), readUnit(/([a-z]+)(?:\^[23])?$/.exec(answer)?.[1] ?? '')];
  return asked !== null && told !== null && told.name !== 'units' && asked.name !== told.name;
}

/** Whether an answer leaves nothing of its problem out: what every layer's answer has to pass before it is shown. */
export const passesGate = (solution: Solution, { accountsFor }: Layer): boolean =>
  (accountsFor.includes('numbers') || accountsForStory(solution)) &&
  (accountsFor.includes('words') || ownsWords(solution)) &&
  fitsQuestion(solution) &&
  !asksOtherUnit(solution);
