import { statesKey } from '../hints/states-key.ts';
import { joinParts } from './join-parts.ts';
import { type Draft, pickFresh, replyWith, type Turn } from './turn.ts';
import { tutorText } from './tutor-text.ts';

type Step = { readonly instruction: string; readonly explanation: string };

/** A step with its reason as the answer to why; the reason alone where the move was just told. */
export function sayReason(turn: Turn, step: Step | undefined, isTold: boolean): Draft | null {
  const { held } = turn;
  if (!held || !step || !/\p{L}/u.test(step.explanation) || statesKey(step.explanation, held)) return null;
  const doing = isTold || statesKey(step.instruction, held) ? null : step.instruction;
  return {
    reply: replyWith(turn, {
      move: 'explain-why',
      text: joinParts([doing, step.explanation, pickFresh(tutorText.yourWords, turn)]),
      interaction_type: 'key_concept',
      source: 'skill',
    }),
    remember: { asked: { kind: 'words' } },
  };
}
