import type { CompanionContext, CompanionReply } from '../companion-context.ts';
import { hintLadder } from '../hints/hint-ladder.ts';
import type { Means } from '../means.ts';
import { joinParts } from '../say/join-parts.ts';
import { heldProblem } from '../withhold/held-problem.ts';
import type { ProactiveReason } from './proactive-reason.ts';

const offers: Readonly<Record<ProactiveReason | 'wrong-step-plain', readonly string[]>> = {
  'first-wrong-step': ['Let us look at that one together.', 'Good try. Here is something to notice.'],
  'wrong-step-plain': [
    'Good try. Would a small hint help?',
    'Good try. Want to look at the next step together?',
  ],
  'three-misses': [
    'This one is tough. Shall we take it step by step?',
    'You keep trying, and that counts. Want to look at the first step together?',
  ],
  'no-correct-answer': [
    'Let us slow down and do one small step together.',
    'Want a hint? A small one can open it up.',
  ],
  'long-on-problem': [
    'You have stayed with this one for a while. Would a hint help?',
    'Still thinking? I have a small hint if you want it.',
  ],
  'long-silence': ['I am here if you want to talk it through.', 'Stuck or just thinking? Call me anytime.'],
};

const labels = ['Give me some hints', 'Break it down step by step'];

/** What the companion says when it speaks first: an offer, and after a first wrong step what that step shows. */
export function proactiveReply(
  reason: ProactiveReason,
  context: CompanionContext,
  means: Means,
): CompanionReply {
  const held = heldProblem(context);
  const first = held && reason === 'first-wrong-step' ? hintLadder(held)[0] : undefined;
  const shown = first?.kind === 'misconception' ? first.text : null;
  const offer =
    reason === 'first-wrong-step' && shown === null
      ? means.random.pick(offers['wrong-step-plain'])
      : means.random.pick(offers[reason]);
  return {
    text: joinParts([offer, shown]),
    personality_mode: reason === 'long-silence' ? 'supportive' : 'patient',
    emotional_state: 'supportive',
    interaction_type: 'proactive_help',
    suggested_actions: labels,
    source: shown === null ? 'authored' : 'skill',
  };
}
