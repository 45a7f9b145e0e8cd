import type { CompanionReply } from '../companion-context.ts';
import type { Means } from '../means.ts';
import type { ProactiveReason } from './proactive-reason.ts';

const offers: Readonly<Record<ProactiveReason, readonly string[]>> = {
  'first-wrong-step': [
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

/** What the companion says when it speaks first: an offer. What a wrong answer shows stands on its card already. */
export function proactiveReply(reason: ProactiveReason, { random }: Pick<Means, 'random'>): CompanionReply {
  return {
    text: random.pick(offers[reason]),
    personality_mode: reason === 'long-silence' ? 'supportive' : 'patient',
    emotional_state: 'supportive',
    interaction_type: 'proactive_help',
    suggested_actions: labels,
    source: 'authored',
  };
}
