import type { OpenProblem } from '../../companion-context.ts';
import { readDivides } from '../../hear/read-divides.ts';
import { factText } from '../fact-text.ts';
import { onStep, type SayMove, type Turn } from '../turn.ts';
import type { Wording } from '../wording.ts';

/** Whether a number goes into those of the question: counted, and the next larger one asked for where it is wanted. */
function saidToDivide({ heard }: Turn, held: OpenProblem): Wording | null {
  const divides = held.choices.length === 0 ? readDivides(heard.text, held.question) : null;
  if (!divides) return null;
  const { by, numbers, left } = divides;
  if (left !== undefined) return factText.dividesNot(`$${by}$`, `$${left}$`);
  const lines = numbers.map((one) => `$${one} \\div ${by} = ${one / by}$`).join(' and ');
  return factText.divides(
    `$${by}$`,
    lines,
    /greatest|gcf|largest/i.test(held.question) ? factText.larger : '',
  );
}

/** A number that is asked or said to divide the numbers of the problem. */
export const tellDivides: SayMove = (turn) => {
  const { held, heard } = turn;
  if (!held || heard.steps.length > 0 || heard.isOwnProblem) return null;
  const texts = saidToDivide(turn, held);
  return texts && onStep(turn, texts, { move: 'point-to-part', interaction_type: 'hint' });
};
