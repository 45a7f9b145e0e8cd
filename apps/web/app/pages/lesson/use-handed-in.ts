import type { HandIn } from '@playforward/contract';
import { useState } from 'react';
import type { HandedIn } from '../../features/orb-chat/chat-entry.ts';
import type { SubmissionOutcome } from '../../features/practice/use-answer.ts';

/** One more offer of the chat is taken up; a second press of the same one changes nothing. */
function handInOnce(all: readonly HandedIn[], offer: HandIn): readonly HandedIn[] {
  return all.some((one) => one.offer === offer) ? all : [...all, { offer, outcome: 'checking' }];
}

/** What became of it, where this is the verdict of its own answer; what is settled stays. */
function withOutcome(one: HandedIn, outcome: SubmissionOutcome): HandedIn {
  const { offer } = one;
  const isOpen = one.outcome === 'checking' || one.outcome === 'unrecorded';
  if (!isOpen || outcome.kind === 'fresh' || outcome.problemId !== offer.problem_id) return one;
  const { given } = outcome;
  return given.kind === 'typed' && given.answer === offer.answer ? { offer, outcome: outcome.kind } : one;
}

/** What a student hands in from the chat, and what becomes of each: the last one goes to the field of its problem. */
export function useHandedIn() {
  const [handedIn, setHandedIn] = useState<readonly HandedIn[]>([]);
  return {
    handedIn,
    placed: handedIn.at(-1)?.offer ?? null,
    handIn: (offer: HandIn) => setHandedIn((all) => handInOnce(all, offer)),
    hear: (outcome: SubmissionOutcome) => setHandedIn((all) => all.map((one) => withOutcome(one, outcome))),
  };
}
