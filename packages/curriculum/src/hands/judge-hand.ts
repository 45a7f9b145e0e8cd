import { type HandAnswer, type HandTask, handFault, writeHand } from '@playforward/diagram';
import type { RenderedChoice, RenderedProblem } from '../problem-spec.ts';
import { readFit } from './read-fit.ts';
import { readHand } from './read-hand.ts';

/** What is said to something made by hand. One that cannot be an answer, or is not finished, costs no attempt. */
export type HandVerdict =
  | { readonly kind: 'unfit'; readonly message: string }
  | {
      readonly kind: 'judged';
      readonly correct: boolean;
      readonly reason: string;
      readonly misconception: string | null;
    };

const notByHand = 'This problem is not answered by hand.';

/** In somebody's work, what is said to a line that is not the first wrong one, whatever was given as the reason. */
function findSameLine(choices: readonly RenderedChoice[], answer: HandAnswer): RenderedChoice | undefined {
  if (answer.kind !== 'find-error') return undefined;
  return choices.find(({ value, correct }) => {
    const known = readHand(value);
    return !correct && known?.kind === 'find-error' && known.line === answer.line;
  });
}

/** Among points of a plot, the line that was laid in the same way. */
function findSameFit(choices: readonly RenderedChoice[], task: HandTask, answer: HandAnswer) {
  const reading = readFit(task, answer);
  return choices.find(({ value }) => {
    const known = readHand(value);
    return known !== null && readFit(task, known) === reading;
  });
}

function findChoice(choices: readonly RenderedChoice[], task: HandTask, answer: HandAnswer) {
  if (task.kind === 'draw-graph' && task.among) return findSameFit(choices, task, answer);
  const made = writeHand(task, answer);
  return choices.find(({ value }) => value === made) ?? findSameLine(choices, answer);
}

/**
 * Judges what was made by hand: right where it shows what the key shows, however it was drawn; wrong with the named way
 * of working whose drawing it is, else with the next thing to look at.
 *
 * @example judgeHand({ choices: [], otherWrong: '' }, { kind: 'mark-line', marks: [3] }) // { kind: 'unfit', … }
 */
export function judgeHand(
  { hand, choices, otherWrong }: Pick<RenderedProblem, 'hand' | 'choices' | 'otherWrong'>,
  answer: HandAnswer,
): HandVerdict {
  if (!hand) return { kind: 'unfit', message: notByHand };
  const message = handFault(hand, answer);
  if (message !== null) return { kind: 'unfit', message };
  const choice = findChoice(choices, hand, answer);
  if (!choice) return { kind: 'judged', correct: false, reason: otherWrong, misconception: null };
  const { correct, reason, misconception } = choice;
  return { kind: 'judged', correct, reason, misconception };
}
