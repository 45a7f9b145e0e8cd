import { type AnswerKey, inferAnswerForm, judgeAnswer } from '@playforward/math';
import type { Challenge } from './challenge.ts';
import { plainDigits } from './plain-digits.ts';
import { raceRules } from './race-rules.ts';

export type RaceVerdict =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong'; readonly slip: string | null }
  /** The right value in another writing than asked; costs nothing. */
  | { readonly kind: 'form'; readonly message: string }
  /** Costs nothing; the message says what could not be read, or asks which of two readings is meant. */
  | { readonly kind: 'unreadable'; readonly message: string };

type Key = Pick<Challenge, 'answer' | 'type' | 'form' | 'asked' | 'slips'>;

const decimal = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** What the document accepts (002 §5): the same words, a point without its brackets, a number less than 0.001 away. */
function isRightByDocument(answer: string, { answer: wanted, type }: Key): boolean {
  const [typed, expected] = [answer.trim().toLowerCase(), wanted.trim().toLowerCase()];
  if (typed === '') return false;
  if (typed === expected) return true;
  if (type === 'coordinate') {
    const bare = (text: string): string => text.replace(/[\s()]/g, '');
    return bare(typed) !== '' && bare(typed) === bare(expected);
  }
  if (type !== 'equation' || !decimal.test(typed) || !decimal.test(expected)) return false;
  return Math.abs(Number(typed) - Number(expected)) < raceRules.answerTolerance;
}

/** A point is typed with or without brackets: "3, 4" and "(3 4)" mean (3, 4). */
function bracketed(text: string): string {
  const pair = /^\(?\s*([^\s,;()]+)\s*[,;\s]\s*([^\s,;()]+)\s*\)?$/.exec(text.trim());
  return pair ? `(${pair[1]}, ${pair[2]})` : text;
}

function keyOf({ answer, type, form, asked, slips }: Key): AnswerKey {
  const judged = form ?? (type === 'coordinate' ? 'point' : inferAnswerForm(answer));
  return {
    value: answer,
    form: judged,
    ...(form ? {} : { inferred: true as const }),
    ...(asked === null ? {} : { asked }),
    misconceptions: slips.map(({ value, phrase }) => ({ id: phrase, value })),
  };
}

/**
 * Judges a typed answer. Whatever the document accepts is right; beyond that packages/math reads it, so that 1/2,
 * 0.5, x = 4, "four", (5 , 3) and digits of other scripts count. An empty answer is never right. Never throws.
 */
export function checkAnswer(typed: string, challenge: Key): RaceVerdict {
  const text = plainDigits(typed.slice(0, 2 * raceRules.mostAnswerCharacters)).trim();
  if (isRightByDocument(text, challenge) && challenge.asked === null) return { kind: 'right' };
  const key = keyOf(challenge);
  const judged = judgeAnswer(key.form === 'point' ? bracketed(text) : text, key);
  switch (judged.kind) {
    case 'right':
      return judged;
    case 'form':
      return { kind: 'form', message: judged.message };
    case 'unreadable':
    case 'ambiguous':
      return { kind: 'unreadable', message: judged.message };
    case 'wrong':
      return { kind: 'wrong', slip: judged.misconception ?? null };
  }
}
