import type { Likely } from '../../know/answers.ts';
import { hangsOnQuestion } from '../../know/pair-features.ts';
import { pickFresh, type Turn } from '../turn.ts';
import { tutorText } from '../tutor-text.ts';

/** From so likely on a text is told as the answer; a yes or no has to be surer. */
const sure = { text: 0.38, verdict: 0.6 } as const;

/** The question that a text was written for, told before it where another one may be meant; null where none is needed. */
export function leadQuestion(turn: Turn, { found, chance }: Likely): string | null {
  if (found.kind !== 'answer' || found.note.question === undefined) return null;
  const hangs = hangsOnQuestion(found);
  // A bare yes or no to somebody who asked nothing would judge what was said.
  const isSure = chance >= (hangs ? sure.verdict : sure.text) && !(hangs && !turn.asks);
  if (isSure) return null;
  return pickFresh(tutorText.maybeAsked(found.note.question), turn);
}
