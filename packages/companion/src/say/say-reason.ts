import type { OpenProblem } from '../companion-context.ts';
import { calculation } from '../hear/question/question-form.ts';
import { statesKey } from '../hints/states-key.ts';
import { doesOperation, hasPart, inSigns } from './find-place.ts';
import { joinParts } from './join-parts.ts';
import { type Draft, pickFresh, replyWith, type Turn } from './turn.ts';
import { tutorText } from './tutor-text.ts';

/** What a step works out in this problem, without what it comes to; null where it is no calculation of numbers. */
export function calculationOf(held: OpenProblem, at: number): string | null {
  const line = (held.rendered?.steps[at]?.work ?? '').split(/→|=/)[0]?.trim() ?? '';
  const isOfNumbers = calculation.test(inSigns(line)) && !/[a-z$]/i.test(line);
  return isOfNumbers && !statesKey(line, held) ? line : null;
}

/** The same, where a question names its numbers. */
function calculationAsked({ heard, held }: Turn, at: number): { line: string; named: number } | null {
  const numbers = heard.text.match(/\d+(?:\.\d+)?/g) ?? [];
  const line = held && calculationOf(held, at);
  return line && numbers.length > 0 && numbers.every((one) => hasPart(line, one))
    ? { line, named: new Set(numbers).size }
    : null;
}

/** Whether a question names two numbers and the operation of a step: then no words tell more surely what is meant. */
export function namesCalculation(turn: Turn, at: number): boolean {
  const step = turn.held?.rendered?.steps[at];
  return (
    step !== undefined && doesOperation(step, turn.heard.text) && (calculationAsked(turn, at)?.named ?? 0) > 1
  );
}

/** A step with its reason as the answer to why; the reason alone where the move was just told. */
export function sayReason(turn: Turn, at: number, isTold: boolean): Draft | null {
  const { held } = turn;
  const step = held?.rendered?.steps[at];
  if (!held || !step || !/\p{L}/u.test(step.explanation) || statesKey(step.explanation, held)) return null;
  const doing = isTold || statesKey(step.instruction, held) ? null : step.instruction;
  const asked = calculationAsked(turn, at);
  return {
    reply: replyWith(turn, {
      move: 'explain-why',
      text: joinParts([
        doing,
        step.explanation,
        asked && tutorText.hereIs(asked.line),
        pickFresh(tutorText.yourWords, turn),
      ]),
      interaction_type: 'key_concept',
      source: 'skill',
    }),
    remember: { asked: { kind: 'words' } },
  };
}
