import { askedOfLast, pointsBack } from '../hear/question/verdict-asked.ts';
import { namesTopic } from '../know/words.ts';
import { joinParts } from '../say/join-parts.ts';
import { answerVerdict } from '../say/moves/answer-verdict.ts';
import { type Draft, pickFresh, replyWith, type Turn } from '../say/turn.ts';
import { tutorText } from '../say/tutor-text.ts';
import type { Read } from './answer-parts.ts';

/** Work, a value, or a thought that can be held against something. */
const isWork = ({ heard }: Turn): boolean =>
  heard.steps.length > 0 || heard.claim !== null || (heard.states && namesTopic(heard.text));

/** "i said that" points back at words, “i did that” at a line. */
const saysWords = /\b(?:said|told)\b/i;

const askForLine = (turn: Turn): Draft => ({
  reply: replyWith(turn, { move: 'ask-how', text: pickFresh(tutorText.typeYours, turn), source: 'skill' }),
  remember: { asked: { kind: 'step' } },
});

/**
 * "am i right or not" and "i did that already" are about what was said before: the last work of the talk is read once
 * more, and what holds of it is said. null where a message says or asks something of its own.
 * Of work that was done on paper the line is asked for.
 */
export function answerLast(
  text: string,
  { hearTurn, draftOf }: { hearTurn: (part: string) => Turn; draftOf: (turn: Turn) => Draft | null },
): Read | null {
  const kind = askedOfLast(text);
  if (kind === null) return null;
  const said = hearTurn(text).context.recent.filter(({ role }) => role === 'user');
  const isOnPaper = pointsBack.test(text) && !saysWords.test(text);
  for (const one of said.toReversed()) {
    const turn = hearTurn(one.text);
    if (askedOfLast(one.text) !== null || !isWork(turn)) continue;
    const draft = answerVerdict(turn, kind) ?? draftOf(turn);
    if (draft === null || turn.heard.steps.length > 0 || turn.heard.claim !== null)
      return draft && { turn, draft };
    if (isOnPaper) continue;
    const reply = { ...draft.reply, text: joinParts([tutorText.notByItself, draft.reply.text]) };
    return { turn, draft: { ...draft, reply } };
  }
  return pointsBack.test(text) ? { turn: hearTurn(text), draft: askForLine(hearTurn(text)) } : null;
}
