import type { CompanionReply } from '../../companion-context.ts';
import { choiceIn } from '../../hear/is-offered.ts';
import { withoutTag } from '../../hear/question/asks-right.ts';
import { questionPart } from '../../hear/question/question-part.ts';
import { formOf } from '../../know/read-text.ts';
import { namesTopic, topicWords } from '../../know/words.ts';
import type { Move } from '../../plan/moves.ts';
import type { Turn } from '../turn.ts';
import { likelyHere } from './likely-here.ts';

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
/** Verdicts on work, behind which a question of the same message stays open. */
const judgesWork: ReadonlySet<Move> = new Set<Move>([
  'confirm-step',
  'question-step',
  'name-misconception',
  'ask-next-step',
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

/**
 * Questions that have a written answer and may be meant by a message, the likeliest first; a press asks them. `told` are
 * the texts of this talk.
 */
export function questionsHere(
  turn: Turn,
  { move, isChoice }: CompanionReply,
  { message, told }: { message: string; told: readonly string[] },
): readonly string[] {
  if (isChoice || move === undefined) return [];
  const text = questionPart(message)?.asked ?? message;
  const isAsked = formOf(withoutTag(text)) !== 'said';
  if (!answersQuestion.has(move) && !(isAsked && judgesWork.has(move))) return [];
  // What is offered beside a choice, and not beside another one, would tell something of it.
  if (choiceIn(message, turn.held) !== null) return [];
  const isOfTopic = namesTopic(text);
  // Without a word that tells a topic only a question about the work at this skill can be meant.
  if (!isOfTopic && (!isAsked || turn.held === null || !/^\D*\p{L}{2,}\P{L}+\p{L}{2,}\D*$/u.test(text)))
    return [];
  const isOwn = (skill: string | undefined): boolean => isOfTopic || skill === turn.held?.skill;
  const enough = turn.held ? least.open : least.free;
  const asking = { ...turn, heard: { ...turn.heard, text } };
  const questions = likelyHere(asking, ['answer']).flatMap(({ found, chance }) =>
    found.kind === 'answer' && chance >= enough && !told.includes(found.id) && isOwn(found.skill)
      ? (found.note.question ?? [])
      : [],
  );
  return questions
    .filter((one, at) => !questions.slice(0, at).some((other) => isAlike(one, other)))
    .slice(0, most);
}
