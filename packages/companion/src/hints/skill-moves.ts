import { judgeTyped, type RenderedStep } from '@playforward/curriculum';
import type { OpenProblem } from '../companion-context.ts';
import { hintText, retestFor } from './hint-text.ts';

const mostMoves = 4;

/** The last sentence that asks something, where the question has one. */
export function textOfAsk(question: string): string {
  const ask = question
    .split(/(?<=[.?!])\s+/)
    .filter((sentence) => sentence.endsWith('?'))
    .at(-1);
  return ask === undefined ? hintText.askedPlain : hintText.asked(ask);
}

/** What the last wrong answer suggests was done, with the idea to look at next. */
export function reasonOfLastMiss({
  attempts,
  rendered,
}: Pick<OpenProblem, 'attempts' | 'rendered'>): string | null {
  const last = attempts.at(-1);
  if (!last || last.isCorrect) return null;
  const chosen = rendered?.choices.find(
    ({ correct, text, misconception }) =>
      !correct && (text === last.answer || (!!last.misconception && misconception === last.misconception)),
  );
  if (chosen) return chosen.reason || null;
  const typed = rendered?.input ? judgeTyped(rendered, last.answer) : null;
  return typed?.verdict.kind === 'right' ? null : typed?.reason || null;
}

/** The reason with its question, also where a card has told it: the card goes away, and the hint stays. */
export function textOfMiss(reason: string, { key }: Pick<OpenProblem, 'key'>): string {
  return hintText.noticed(reason, retestFor(key.form));
}

/** The moves of the solution in words, as the skill's steps tell them, without their working. */
export function movesOf(steps: readonly RenderedStep[]): string[] {
  return steps
    .slice(0, mostMoves)
    .map(({ instruction, explanation }, index) =>
      index === 0
        ? hintText.firstMove(instruction, explanation)
        : hintText.nextMove(instruction, explanation),
    );
}
