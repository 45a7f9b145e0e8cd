import weights from '../../weights/care.json' with { type: 'json' };
import thresholds from '../../weights/care-thresholds.json' with { type: 'json' };
import { createClassifier } from '../classify/linear-model.ts';
import { checkTalk } from '../screen/check-talk.ts';
import { type CrisisCard, crisisCardFor } from './crisis-text.ts';
import type { CrisisLanguage } from './crisis-words.ts';
import { findCrisisPhrase } from './find-crisis-phrase.ts';
import type { CareContacts, CrisisSign } from './helpline.ts';
import { isSign, type Sign } from './signs.ts';

const classify = createClassifier(weights, isSign);

/**
 * What a message shows of need. card: the card stands in place of an answer. ask: something may be wrong, so the
 * student is asked whether to talk to a person. A question too many costs little, a child not heard costs all.
 */
export type Need =
  | { readonly kind: 'none' }
  | { readonly kind: 'ask'; readonly sign: Sign }
  | { readonly kind: 'card'; readonly sign: Sign; readonly language: CrisisLanguage };

/** A chance of harmlessness above which a dose or a shot in a word problem is only that. */
const surelyHarmless = 0.95;

const cardOf: Readonly<Record<Sign, CrisisSign>> = {
  none: 'self-harm',
  'self-harm': 'self-harm',
  'friend-risk': 'danger',
  eating: 'self-harm',
  abuse: 'abuse',
  neglect: 'abuse',
  grooming: 'abuse',
  bullying: 'abuse',
  danger: 'danger',
  worry: 'self-harm',
};

const spanish =
  /\b(?:me|mi|mis|que|no|quiero|estoy|tengo|miedo|casa|porque|en|la|el|los|una?|todos|nadie|papa|mama)\b/g;

/** A word by itself that every student types; it says nothing of need. */
const bareWord = /^\W*(?:help|no|nope|yes|hint|why|how|ok|stuck|please|bye|goodbye)\W*$/i;

/** Two Spanish function words and no English ones. */
function languageOf(text: string): CrisisLanguage {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const english = /\b(?:i|my|the|and|is|to|he|she|they|of|im|dont)\b/.test(plain);
  return !english && (plain.match(spanish)?.length ?? 0) >= 2 ? 'es' : 'en';
}

/** The card for a kind of need. */
export function cardFor(sign: Sign, contacts: CareContacts, language?: CrisisLanguage): CrisisCard {
  return crisisCardFor(cardOf[sign], contacts, language);
}

/** How sure the trained reading has to be where nobody can be asked back. */
const sureOfNeed = 0.95;

/** A name, a hobby or two subjects say too little for a reading of whole sentences. */
const fewestWords = 5;

/**
 * Signs of need in the answer to a question of a form, where nobody can be asked back: clear phrases, and whole
 * sentences of which the trained reading is nearly sure.
 */
export function noticeSureNeed(text: string): Need {
  const isSentence = text.trim().split(/\s+/).length >= fewestWords;
  const need = readNeed(text, isSentence ? sureOfNeed : Number.POSITIVE_INFINITY);
  return need.kind === 'card' ? need : { kind: 'none' };
}

/** Looks for signs of need in what somebody wrote: clear phrases in ten languages, then the trained reading. */
export function noticeNeed(text: string): Need {
  return readNeed(text, thresholds.card);
}

function readNeed(text: string, sure: number): Need {
  if (!/\p{L}{2}/u.test(text) || bareWord.test(text)) return { kind: 'none' };
  const phrase = findCrisisPhrase(text);
  const guesses = classify(text);
  const harmless = guesses.find(({ name }) => name === 'none')?.confidence ?? 1;
  if (phrase && !(phrase.isDoubtful && harmless >= surelyHarmless)) {
    const { sign, language } = phrase;
    return { kind: 'card', sign, language };
  }
  const talk = checkTalk(text);
  // A dose in a word problem names the same words; the trained reading knows it.
  const topic = talk.kind === 'block' && harmless < surelyHarmless ? talk.reason : null;
  if (topic === 'self-harm-instructions')
    return { kind: 'card', sign: 'self-harm', language: languageOf(text) };
  if (topic === 'violence') return { kind: 'card', sign: 'danger', language: languageOf(text) };
  const worry = guesses.find(({ name }) => name === 'worry')?.confidence ?? 0;
  const sign = guesses.find(({ name }) => name !== 'none')?.name ?? 'worry';
  if (1 - harmless - worry >= sure && sign !== 'worry')
    return { kind: 'card', sign, language: languageOf(text) };
  return 1 - harmless >= thresholds.ask ? { kind: 'ask', sign } : { kind: 'none' };
}
