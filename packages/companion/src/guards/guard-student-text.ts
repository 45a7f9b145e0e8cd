import type { GuardDecision, UnsafeTopic } from './decisions.ts';
import type { GuardContext } from './guard-context.ts';
import { checkTalk } from './safety/check-talk.ts';
import type { CrisisCard } from './safety/crisis-text.ts';
import { findCrisis } from './safety/find-crisis.ts';
import { maskPersonal } from './safety/mask-personal.ts';
import { neutraliseOrders } from './safety/neutralise-orders.ts';
import { cutSentences } from './text/cut-sentences.ts';

/**
 * answer: `text` may go to a brain, masked and calmed. refuse: a kind sentence leads back to the work. crisis: the card
 * is shown and nothing is generated.
 */
export type StudentTextDecision =
  | { readonly kind: 'answer'; readonly text: string; readonly decisions: readonly GuardDecision[] }
  | { readonly kind: 'refuse'; readonly because: GuardDecision; readonly decisions: readonly GuardDecision[] }
  | { readonly kind: 'crisis'; readonly card: CrisisCard; readonly decisions: readonly GuardDecision[] };

/** What the companion must not say but may hear: it answers an insult kindly and a question about itself plainly. */
const answeredKindly: ReadonlySet<UnsafeTopic> = new Set(['asks-personal-data', 'insult']);

/** What a student wrote, before any brain reads it. Crisis signs are looked for first and in the whole text. */
export function guardStudentText(text: string, context: GuardContext = {}): StudentTextDecision {
  const crisis = findCrisis(text, context.helpline);
  if (crisis.kind === 'stop') return { kind: 'crisis', card: crisis.card, decisions: [crisis] };
  const orders = neutraliseOrders(text);
  const calm = orders.kind === 'neutralise' ? orders.text : text;
  const decisions: GuardDecision[] = [crisis, orders];
  let masked = '';
  for (const sentence of cutSentences(calm)) {
    const talk = checkTalk(sentence);
    const personal = maskPersonal(sentence, context.privateNames);
    const isOwnContact = personal.kind === 'mask' && talk.kind === 'block' && talk.reason === 'contact';
    if (talk.kind === 'block' && !answeredKindly.has(talk.reason) && !isOwnContact)
      return { kind: 'refuse', because: talk, decisions: [...decisions, talk] };
    if (personal.kind === 'mask') decisions.push(personal);
    masked += personal.kind === 'mask' ? personal.text : sentence;
  }
  return { kind: 'answer', text: masked, decisions };
}
