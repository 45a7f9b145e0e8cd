import type { CompanionContext, CompanionReply, OpenProblem } from '../companion-context.ts';
import type { Heard } from '../hear/hear.ts';
import type { Means } from '../means.ts';
import type { DialogueState } from '../plan/dialogue-state.ts';
import type { Move } from '../plan/moves.ts';
import { markEquations } from '../solve/mark-math.ts';
import { nextSayings } from './next-sayings.ts';
import { bandOf, type Wording, wordingsFor } from './wording.ts';

/** All that a move may look at. */
export type Turn = {
  readonly heard: Heard;
  readonly context: CompanionContext;
  readonly means: Means;
  readonly state: DialogueState;
  /** The open problem whose answer is still to be found. */
  readonly held: OpenProblem | null;
  /** What the work in the message ends in, where it is finished and right. */
  readonly finished: string | null;
  /** Whether the whole message asks something, also outside of the part that is read here. */
  readonly asks: boolean;
};

/** What a move says, and what the dialogue remembers of it. */
export type Draft = {
  readonly reply: CompanionReply;
  /** Whether another question than the one that is answered may be meant. */
  readonly isUnsure?: boolean;
  readonly remember?: Partial<DialogueState>;
};

/** Says what a move has to say to a turn; null where it has nothing. */
export type SayMove = (turn: Turn) => Draft | null;

type Said = Partial<CompanionReply> & { readonly text: string; readonly move: Move };

/** A reply with the usual tone; the rest is given. */
export function replyWith({ held }: Turn, said: Said): CompanionReply {
  return {
    personality_mode: 'guiding',
    emotional_state: 'supportive',
    interaction_type: 'chat',
    suggested_actions: [...(held ? nextSayings.open : nextSayings.free)],
    source: 'authored',
    ...said,
    text: markEquations(said.text),
  };
}

/** Words about a step of the open problem, whose line is waited for then. */
export const onStep = (
  turn: Turn,
  texts: Wording,
  said: Partial<CompanionReply> & { readonly move: Move },
  remember: Partial<DialogueState> = {},
): Draft => ({
  reply: replyWith(turn, {
    text: pickFresh(texts, turn),
    source: 'skill',
    suggested_actions: [...nextSayings.step],
    ...said,
  }),
  remember: { asked: { kind: 'step' }, ...remember },
});

/** The words a text begins with: heard twice, they sound like a machine whatever stands behind them. */
const openingOf = (text: string): string => text.split(' ').slice(0, 3).join(' ');

/** One of equal wordings for the student's grade, and one that does not begin as one of the last turns did. */
export function pickFresh(wording: Wording, { means, context }: Turn): string {
  const texts = wordingsFor(wording, bandOf(context));
  const said = context.recent.flatMap(({ role, text }) => (role === 'assistant' ? [text] : []));
  const unlike = (others: readonly string[], part: (text: string) => string): readonly string[] =>
    texts.filter((text) => !others.some((one) => one.includes(part(text))));
  const last = said.slice(-1);
  const [fresh = texts] = [
    unlike(said, openingOf),
    unlike(said, (text) => text),
    unlike(last, (text) => text),
  ].filter(({ length }) => length > 0);
  return means.random.pick(fresh);
}
