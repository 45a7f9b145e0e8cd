import { maskProfanity } from '@playforward/language';
import { type Need, noticeNeed } from '../care/notice-need.ts';
import { isChoiceWritten, saysChoice } from '../hear/work/says-choice.ts';
import { cutSentences } from '../text/cut-sentences.ts';
import { checkTalk } from './check-talk.ts';
import type { UnsafeTopic } from './decisions.ts';
import { maskPersonal } from './mask-personal.ts';
import { neutraliseOrders } from './neutralise-orders.ts';

/**
 * answer: `text` may be stored and read by a brain, with personal data and swear words masked. refuse: a kind sentence
 * leads back to the work. care: the card, or the question whether to talk to a person; nothing else is said then.
 */
export type ScreenedText =
  | { readonly kind: 'answer'; readonly text: string; readonly isMasked: boolean }
  | { readonly kind: 'refuse'; readonly topic: UnsafeTopic }
  | { readonly kind: 'care'; readonly need: Exclude<Need, { kind: 'none' }> };

const none: Need = { kind: 'none' };

export type Screening = {
  /** Names that stand for the student; masked wherever they appear. */
  readonly privateNames?: readonly string[];
  /** The choices of the open problem. */
  readonly choices?: readonly string[];
};

/** What the companion must not say but may hear: an insult is answered kindly, a swear word is masked (D-46). */
const answered: ReadonlySet<UnsafeTopic> = new Set(['asks-personal-data', 'insult', 'profanity', 'contact']);

/** Whoever says a choice of the problem tells nothing of themselves: in nearly its words no question is asked, in its own no card is shown. */
function needIn(text: string, choices: readonly string[]): Need {
  const need = isChoiceWritten(text, choices) ? none : noticeNeed(text);
  return need.kind === 'ask' && saysChoice(text, choices) ? none : need;
}

/** What a student wrote, before anything else reads it. Signs of need are looked for first and in the whole text. */
export function screenText(text: string, { privateNames, choices = [] }: Screening = {}): ScreenedText {
  const need = needIn(text, choices);
  if (need.kind !== 'none') return { kind: 'care', need };
  const orders = neutraliseOrders(text);
  const calm = orders.kind === 'neutralise' ? orders.text : text;
  let masked = '';
  let isMasked = false;
  for (const sentence of cutSentences(calm)) {
    const talk = checkTalk(sentence);
    if (talk.kind === 'block' && !answered.has(talk.reason)) return { kind: 'refuse', topic: talk.reason };
    const personal = maskPersonal(sentence, privateNames);
    isMasked ||= personal.kind === 'mask';
    masked += personal.kind === 'mask' ? personal.text : sentence;
  }
  return { kind: 'answer', text: maskProfanity(masked), isMasked };
}
