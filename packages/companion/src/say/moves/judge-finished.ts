import { judgeTyped } from '@playforward/curriculum';
import { judgeAnswer } from '@playforward/math';
import type { OpenProblem } from '../../companion-context.ts';
import { mathPieces } from '../../hear/math-pieces.ts';
import { solutionPath } from '../../hear/solution-path.ts';
import { statesKey } from '../../hints/states-key.ts';
import { joinParts } from '../join-parts.ts';
import { nextSayings } from '../next-sayings.ts';
import { shownLine } from '../steps-so-far.ts';
import { type Draft, pickFresh, replyWith, type Turn } from '../turn.ts';
import { tutorText } from '../tutor-text.ts';

/** Up to here no hint has written out a step of the way. */
const hintsWithoutWork = 2;

/**
 * Whether the student has shown the way: each step before the last one is proven by a line of their own. Then the value
 * at its end is no guess, and saying whether it is right tells nothing that the lines do not.
 */
function hasShownWay({ held, state }: Turn): boolean {
  if (!held) return false;
  const { last } = solutionPath(held);
  const isOwn = Math.max(held.unlockedHints, state.hints) <= hintsWithoutWork;
  // The last two moves may be made at once where no hint has written out the first.
  const isNear = isOwn && last >= 2 && state.done >= last - 1;
  return last >= 1 && (isNear || (state.done >= last && (isOwn || last >= 2)));
}

const asksElse = /\b(?:why|what|whats|how|where|which|when|porque|por qu[eé])\b/i;

/** What is said of the value: that it fits, that only its form does not, or what the last step was. */
function verdictOn(held: OpenProblem, value: string): 'right' | 'form' | 'wrong' | null {
  const { kind } = judgeAnswer(value, held.key);
  if (kind === 'unreadable') return null;
  return kind === 'right' ? 'right' : kind === 'form' ? 'form' : 'wrong';
}

/** A finished value behind a way that the student has shown, judged; null where the way is not shown. */
export function judgeFinished(turn: Turn): Draft | null {
  const { heard, held } = turn;
  if (!held?.rendered || heard.asked || !hasShownWay(turn)) return null;
  if (asksElse.test(heard.text)) return null;
  if (heard.steps.some(({ verdict }) => verdict !== 'holds' && verdict !== 'unclear')) return null;
  const piece = mathPieces(heard.text).findLast(({ kind }) => kind !== 'truth');
  const value = piece?.text.replace(/^[a-z]\s*=\s*/i, '');
  const verdict = value === undefined ? null : verdictOn(held, value);
  if (value === undefined || verdict === null) return null;
  const found = turn.state.claims.find((claim) => verdictOn(held, claim) === 'right');
  if (found !== undefined && verdict === 'wrong')
    return {
      reply: replyWith(turn, {
        move: 'redirect',
        text: pickFresh(tutorText.finishedBefore(shownLine(found)), turn),
      }),
    };
  const step = held.rendered.steps[solutionPath(held).last];
  const said = [step?.instruction, step?.explanation].filter((text) => text && !statesKey(text, held));
  const known = judgeTyped(held.rendered, value).reason;
  // With two moves left, another value may be one of a way that is not written here.
  if (verdict === 'wrong' && known === null && turn.state.done < solutionPath(held).last) return null;
  const reason = known ?? joinParts(said);
  const texts =
    verdict === 'right'
      ? tutorText.finishedRight(shownLine(value))
      : verdict === 'form'
        ? tutorText.finishedForm(shownLine(value))
        : tutorText.finishedWrong(shownLine(value), reason);
  return {
    reply: replyWith(turn, {
      move: verdict === 'wrong' ? 'question-step' : 'confirm-step',
      text: pickFresh(texts, turn),
      step_verdict: verdict === 'wrong' ? 'not-yet' : 'right',
      personality_mode: verdict === 'wrong' ? 'patient' : 'celebrating',
      source: 'skill',
      suggested_actions: [...nextSayings.step],
    }),
    remember: {
      asked: { kind: 'step' },
      claims: [...turn.state.claims.filter((claim) => claim !== value), value].slice(-6),
    },
  };
}
