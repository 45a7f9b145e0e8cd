import type { CompanionReply } from '../companion-context.ts';
import { choiceIn } from '../hear/is-offered.ts';
import { isLoose, topicWords } from '../know/words.ts';
import type { Move } from '../plan/moves.ts';
import { likelyHere } from './likely-here.ts';
import type { Turn } from './turn.ts';

/** Replies to a question, or to something that was not understood. */
const answersQuestion: ReadonlySet<Move> = new Set<Move>([
  'explain-idea',
  'explain-why',
  'compare-ideas',
  'counterexample',
  'picture',
  'connect',
  'check-truth',
  'point-to-part',
  'ask-back',
  'ask-given',
  'ask-wanted',
  'ask-how',
  'redirect',
]);
const most = 3;
/** How likely a text has to be meant; without a problem there is less that it can be. */
const least = { open: 0.03, free: 0.08 } as const;

/** Of two questions with mostly the same words one is enough. */
const alike = 0.6;

function isAlike(one: string, other: string): boolean {
  const [words, others] = [new Set(topicWords(one)), new Set(topicWords(other))];
  const common = [...words].filter((word) => others.has(word)).length;
  return common >= alike * Math.min(words.size, others.size);
}

/** Questions that have a written answer and may be what was meant, the likeliest first; a press asks them. */
export function questionsHere(turn: Turn, reply: CompanionReply, told: readonly string[]): readonly string[] {
  const { heard, held } = turn;
  if (reply.isChoice || reply.move === undefined || !answersQuestion.has(reply.move)) return [];
  // What is offered beside a choice, and not beside another one, would tell something of it.
  if (choiceIn(heard.text, held) !== null || topicWords(heard.text).every(isLoose)) return [];
  const questions = likelyHere(turn, ['answer']).flatMap(({ found, chance }) =>
    found.kind === 'answer' && chance >= (held ? least.open : least.free) && !told.includes(found.id)
      ? (found.note.question ?? [])
      : [],
  );
  return questions.reduce<readonly string[]>(
    (kept, one) => (kept.length === most || kept.some((other) => isAlike(one, other)) ? kept : [...kept, one]),
    [],
  );
}
