import { kindAsked } from '../../hear/question/kind-asked.ts';
import { showMath } from '../../solve/show-math.ts';
import { joinParts } from '../join-parts.ts';
import { nextSayings } from '../next-sayings.ts';
import { solvedText } from '../solved-text.ts';
import { type Draft, replyWith, type Turn } from '../turn.ts';
import { meaningOf } from './idea-moves.ts';

/** "is 3x + 2 = 8 an equation": yes or no by its form or value. Where the problem asks of a kind, the student finds out. */
export function answerKind(turn: Turn): Draft | null {
  const { heard, held, context } = turn;
  const asked = kindAsked(heard.text, context.recent);
  if (asked === null) return null;
  const { math, kind, isIt } = asked;
  if (held && [held.question, ...held.choices].some((part) => part.toLowerCase().includes(kind))) return null;
  const meaning = meaningOf(turn, kind)?.says;
  const isOfIt = meaning?.toLowerCase().includes(kind);
  return {
    reply: replyWith(turn, {
      move: 'check-truth',
      text: joinParts([solvedText.ofKind(showMath(math), kind, isIt), isOfIt ? meaning : null]),
      source: 'solver',
      suggested_actions: [...nextSayings.idea],
    }),
  };
}
