import type { CompanionContext, CompanionReply } from '../companion-context.ts';
import { type Heard, hear } from '../hear/hear.ts';
import type { Means } from '../means.ts';
import { sayMove } from '../say/say-move.ts';
import type { Draft, Turn } from '../say/turn.ts';
import { heldProblem } from '../withhold/held-problem.ts';
import { type DialogueState, newDialogue } from './dialogue-state.ts';
import type { Move } from './moves.ts';
import { policy } from './policy.ts';

/** What is said to a turn, what the dialogue remembers then, and how the turn was read. */
export type Answer = {
  readonly reply: CompanionReply;
  readonly state: DialogueState;
  readonly heard: Heard;
  /** The moves that fit this turn, the one taken first; a language model may choose among them. */
  readonly allowed: readonly Move[];
};

/** Never the same move twice in a row, as long as another one has something to say. */
const mayRepeat: ReadonlySet<Move> = new Set<Move>([
  'confirm-step',
  'question-step',
  'explain-idea',
  'explain-why',
  'talk',
  'solve-shown',
  'check-truth',
  'deal-practice',
  'judge-practice',
  'tell-product',
  'point-to-part',
  'ask-how',
  'care',
]);

/** A number in these is no answer that the student offers. */
const aboutElse: ReadonlySet<string> = new Set([
  'why',
  'what-is',
  'how-to',
  'solve',
  'difference',
  'why-wrong',
  'practice',
  'hint',
  'picture',
  'frustrated',
  'worried-test',
  'problem-meaning',
  'give-answer',
  'off-topic',
  'simpler',
  'differently',
  'example',
]);

const bareTitle = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s']/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** "what is <title of a concept of the open lesson>" asks for that idea, whatever its words sound like. */
function asIdea(heard: Heard, { lesson }: CompanionContext): Heard {
  const named = bareTitle(heard.text).replace(
    /^(?:whats|what's|what is|what are|explain) (?:a |an |the )?/,
    '',
  );
  const isTitle = lesson?.concepts.some(
    ({ title }) =>
      named === bareTitle(title).replace(/^(?:a|an|the) /, '') && named !== bareTitle(heard.text),
  );
  return isTitle ? { ...heard, intent: 'what-is', steps: [] } : heard;
}

function movesFor({ heard, held, state }: Turn): readonly Move[] {
  const fitting = held ? policy[heard.intent].open : policy[heard.intent].free;
  const first: Move[] = [];
  if (state.asked?.kind === 'practice') first.push('judge-practice');
  if (heard.isOwnProblem && heard.steps.length === 0)
    return [...first, 'ask-wanted', 'point-to-part', 'ask-given'];
  if (heard.steps.length > 0) first.push('confirm-step');
  const offersValue = held !== null && heard.claim !== null && !aboutElse.has(heard.intent);
  if (offersValue && heard.steps.length === 0) first.push('ask-how');
  const last: readonly Move[] = held ? ['point-to-part'] : ['ask-back'];
  return [...new Set([...first, ...fitting, ...last])];
}

function firstDraft(turn: Turn, moves: readonly Move[]): Draft | null {
  const fresh = moves.filter((move) => move !== turn.state.lastMove || mayRepeat.has(move));
  for (const move of [...fresh, ...moves]) {
    const draft = sayMove[move](turn);
    if (draft && draft.reply.text !== '') return draft;
  }
  return null;
}

/**
 * Answers one turn of a student: reads it, chooses a move by the policy, and puts it into words from what is written,
 * proven or counted. Nothing here looks at the value of the key to decide what is said, but for a hint that would hold it.
 */
export function answerTurn(
  text: string,
  { context, state = newDialogue, means }: { context: CompanionContext; state?: DialogueState; means: Means },
): Answer {
  const held = heldProblem(context);
  const heard = asIdea(hear(text, { held, lines: state.lines }), context);
  const turn: Turn = { heard, context, means, state, held };
  const allowed = movesFor(turn);
  const draft = firstDraft(turn, allowed) ?? sayMove['ask-back'](turn);
  if (!draft) throw new Error('asking back always has words');
  const { reply, remember = {} } = draft;
  const keepsAsked = state.asked?.kind === 'practice' && reply.move !== 'deal-practice';
  return {
    reply,
    heard,
    allowed,
    state: {
      ...state,
      asked: keepsAsked ? state.asked : null,
      ...remember,
      lastMove: reply.move ?? null,
    },
  };
}
