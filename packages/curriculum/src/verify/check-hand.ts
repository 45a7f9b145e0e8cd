import { type HandAnswer, handFault, startHand, writeHand } from '@playforward/diagram';
import { judgeHand } from '../hands/judge-hand.ts';
import { readHand } from '../hands/read-hand.ts';
import type { Fault, Sample } from './finding.ts';

/**
 * What is made by hand is judged as its skill says: the key is right, each wrong drawing is wrong with its own reason,
 * each can be made on this picture, and what stands there at first is never the answer.
 */
export function checkHand({ spec, rendered }: Sample): Fault[] {
  const { hand } = rendered;
  const faults: Fault[] = [];
  const report = (message: string): void => void faults.push({ rule: 'hand', message });
  if ((spec.answer.form === 'hand') !== (hand !== undefined)) report('form and task by hand go together');
  if (!hand) return faults;
  const judged = (answer: HandAnswer) => judgeHand(rendered, answer);
  for (const { value, correct, reason, misconception } of rendered.choices) {
    const answer = readHand(value);
    const fault = answer ? handFault(hand, answer) : 'It is no drawing.';
    if (!answer || fault !== null) {
      report(`"${value}" cannot be made by hand: ${fault}`);
      continue;
    }
    if (writeHand(hand, answer) !== value) report(`"${value}" is not written with writeHand`);
    const verdict = judged(answer);
    const isAsMeant =
      verdict.kind === 'judged' &&
      verdict.correct === correct &&
      verdict.reason === reason &&
      verdict.misconception === misconception;
    if (!isAsMeant) report(`"${value}" is taken for another answer`);
  }
  const lazy = judged(startHand(hand));
  if (lazy.kind === 'judged' && lazy.correct) report('what stands there at first is the answer');
  return faults;
}
