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

/** One of equal wordings for the student's grade, and never one that was said in the last turns. */
export function pickFresh(wording: Wording, { means, context }: Turn): string {
  const texts = wordingsFor(wording, bandOf(context));
  const said = context.recent.flatMap(({ role, text }) => (role === 'assistant' ? [text] : []));
  const fresh = texts.filter((text) => !said.some((one) => one.includes(text)));
  const last = said.at(-1) ?? '';
  const other = texts.filter((text) => !last.includes(text));
  return means.random.pick(fresh.length > 0 ? fresh : other.length > 0 ? other : texts);
}
