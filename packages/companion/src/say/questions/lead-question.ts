import type { Likely } from '../../know/answers.ts';
import { hangsOnQuestion } from '../../know/pair-features.ts';
import { topicWords } from '../../know/words.ts';
import { pickFresh, type Turn } from '../turn.ts';
import { tutorText } from '../tutor-text.ts';

/** From so likely on a text is told as the answer; a yes or no has to be surer. */
const sure = { text: 0.38, verdict: 0.6 } as const;
const turnsAround = /n['’]?t\b|\bnot\b/i;

/** Whether a yes or no to this question answers what was asked: nothing else is in it, and neither is turned around. */
function isSameQuestion(asked: string, question: string): boolean {
  const words = new Set(topicWords(asked));
  return !turnsAround.test(asked) && topicWords(question).every((word) => words.has(word));
}

/** The question that a text was written for, told before it where another one may be meant; null where none is needed. */
export function leadQuestion(turn: Turn, { found, chance }: Likely): string | null {
  if (found.kind !== 'answer' || found.note.question === undefined) return null;
  const { question } = found.note;
  // A bare yes or no to somebody who asked nothing would judge what was said.
  const isSure = hangsOnQuestion(found)
    ? chance >= sure.verdict && turn.asks && isSameQuestion(turn.heard.text, question)
    : chance >= sure.text;
  return isSure ? null : pickFresh(tutorText.maybeAsked(question), turn);
}
