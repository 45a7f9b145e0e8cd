import weights from '../../weights/care.json' with { type: 'json' };
import thresholds from '../../weights/care-thresholds.json' with { type: 'json' };
import { createClassifier } from '../classify/linear-model.ts';
import { groupsOf } from '../classify/word-groups.ts';
import { checkTalk } from '../screen/check-talk.ts';
import { joinsOnly } from './closed-words.ts';
import { type CrisisCard, crisisCardFor } from './crisis-text.ts';
import type { CrisisLanguage } from './crisis-words.ts';
import { findCrisisPhrase } from './find-crisis-phrase.ts';
import type { CareContacts, CrisisSign } from './helpline.ts';
import { isSign, type Sign } from './signs.ts';
import { asksToLeave, readFrame, speaksOfDay, tellsOfTouching, withoutIdioms } from './who-does-what.ts';
import { wordsBesideMath } from './words-beside-math.ts';

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
/** Above this one such word alone brings the question and not the card. */
const likelyHarmless = 0.7;

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

/** How sure the trained reading has to be to show the card, and to ask. */
type Bar = { readonly card: number; readonly ask: number };

/** Where nobody can be asked back, or where all that is read is a rest beside mathematics that names nothing. */
const sureOfNeed = 0.95;
/** A sentence of a longer message that names no harm is asked about from here on. */
const likelyNeed = 0.85;
/** A message of a few words that names no harm is asked about from here on. */
const likelyOfFew = 0.6;

/** A name, a hobby or two subjects say too little for a reading of whole sentences. */
const fewestWords = 5;

/**
 * Signs of need in the answer to a question of a form, where nobody can be asked back: clear phrases, and whole
 * sentences of which the trained reading is nearly sure.
 */
export function noticeSureNeed(text: string): Need {
  const isSentence = text.trim().split(/\s+/).length >= fewestWords;
  const need = readNeed(text, {
    card: isSentence ? sureOfNeed : Number.POSITIVE_INFINITY,
    ask: thresholds.ask,
  });
  return need.kind === 'card' ? need : { kind: 'none' };
}

/** Groups of words of which a need speaks even in few words: somebody, a feeling, or harm. */
const speakOfNeed = new Set(
  'ME SHE KIN ELDER PEER AFRAID ALONE SAD KILL CUT HIT TOUCH THREAT TEASE WEAPON PILLS VOMIT LIVE END'.split(
    ' ',
  ),
);
const fewWords = 4;

/** Groups that make a rest of words speak of more than a person. */
const speakOfHarm = new Set(
  [...speakOfNeed, 'FOOD', 'DRUNK', 'NIGHT', 'SECRET'].filter((group) => group !== 'ME' && group !== 'SHE'),
);

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const speaks = (text: string, of: ReadonlySet<string>): boolean =>
  wordsOf(text)
    .flatMap(groupsOf)
    .some((group) => of.has(group));
const speaksOfNeed = (text: string): boolean => speaks(text, speakOfNeed);

/** What is done to oneself or is one's own; one's own list, formula or answer is of the work. */
const ofOneself =
  /\b(?:me|myself)\b|\bmy (?!(?:own )?(?:answers?|calculat\w+|diagram|drawing|equations?|examples?|expressions?|formulas?|fractions?|functions?|graphs?|guess|lines?|list|method|notes|numbers?|pairs?|pictures?|plot|points?|proof|result|rule|sketch|solution|steps?|sum|table|values?|way|work)\b)/i;

/**
 * Words of which the mathematics was cut out are no sentence the training knows: where they name no harm and nothing
 * that is done to “me”, only a clear one counts.
 */
const barOfRest = (rest: string, bar: Bar, ask = sureOfNeed): Bar =>
  speaks(rest, speakOfHarm) || ofOneself.test(rest) ? bar : { card: sureOfNeed, ask };

/**
 * A few words leave the reading little to go by, and it then takes “im here” for half a cry: where they name no harm
 * they are asked about from `likelyOfFew` on, and the card stands for a clear reading.
 */
const barOfFew = (text: string, bar: Bar): Bar =>
  speaks(text, speakOfHarm)
    ? bar
    : { card: Math.max(bar.card, likelyNeed), ask: Math.max(bar.ask, likelyOfFew) };

/** What the reading has to reach for a text; `isRest`: the mathematics was cut out of it. */
function barOf(text: string, bar: Bar, isRest: boolean): Bar {
  if (joinsOnly(text)) return { card: Math.max(bar.card, sureOfNeed), ask: sureOfNeed };
  if (isRest && !oneself.test(text)) return barOfRest(text, bar);
  return text.trim().split(/\s+/).length <= fewWords ? barOfFew(text, bar) : bar;
}

/** A list of things and nobody, as “makeup and hair”, whatever the training makes of its letters. */
function listsThings(text: string): boolean {
  const isList = wordsOf(text).length <= fewWords && /\S(?:,| and| or| &) /i.test(text);
  return isList && !speaksOfNeed(text);
}

const figure =
  /\b(?:holes?|graphs?|limits?|asymptotes?|functions?|curves?|parabolas?|circles?|dots?|equations?|fractions?|axis|axes|slopes?)\b/i;
const oneself = /\b(?:i|im|i'm|ive|i've|ill|me|my|mine|myself|we|us|our|inside|dark|black|deep)\b/i;

/** A letter that something is said of, as the R of “if R wasnt between them”. */
const namedLetter =
  /(?<![\p{L}\p{N}'’])(?:[b-df-hj-np-tvwxz]|[B-DF-HJ-NP-Z]) (?:is|isnt|isn['’]t|was|wasnt|wasn['’]t|were|werent|equals?|wont|will|cant|can|has|gets?|goes)\b/u;
const them = /\b(?:they|them|their)\b/gi;

/** What is seen in a figure or said of its letters, by nobody and with no word of harm: “theres a hole” beside a graph. */
function tellsOfFigure(text: string): boolean {
  if (oneself.test(text)) return false;
  if (namedLetter.test(text)) return !speaksOfNeed(text.replace(them, ' '));
  return figure.test(text) && !speaksOfNeed(text);
}

const drawn =
  /^\W*(?:so |and |then |ok )*(?:i|we) (?:made|make|drew|draw|did|used|set up) (?:\w+ ){0,2}(?:box(?:es)?|tables?|charts?|diagrams?|graphs?|bars?|number lines?)\b(.*)$/i;

/** A figure that the student made for the work, with no word of harm behind it. */
function tellsOfDrawing(text: string): boolean {
  const behind = drawn.exec(text)?.[1];
  return behind !== undefined && !oneself.test(behind) && !speaksOfNeed(behind);
}

const ofWork = [
  /^\W*(?:(?:so|but|no|well|and|ok|yes|yeah) )*(?:(?:i|we) )?(?:(?:just|already) )*(?:(?:wrote|said|typed|told|put|did|finished|done|have|got)\b ?)?(?:(?:it|that|this|them|so|you|u)\b ?)?(?:(?:already|before|down|twice|again|that) ?)*\W*$/i,
  /^\W*(?:(?:so|but|no|and|ok) )*(?:its|it's|it is|thats|that's|that is|\S+ is|\S+ isnt) (?:not )?(?:a|an|one of the|in the) (?:choices?|answers?|options?)\W*$/i,
];

/** What somebody did at the problem, or that something is no choice, and nothing else. */
const tellsOfWork = (text: string): boolean =>
  ofWork.some((pattern) => pattern.test(text)) && !speaks(text, speakOfHarm);

/** Words between two lines of work. */
const joinLines =
  /\b(?:after|then|first|second|third|next|so|and|is|are|its|thats|that|gives|makes|equals|plus|minus|times|or|the|to)\b/gi;

const wordsIn = (text: string): number => text.match(/\p{L}{2,}/gu)?.length ?? 0;

/** Looks for signs of need in what somebody wrote: clear phrases in ten languages, then the trained reading. */
export function noticeNeed(text: string): Need {
  return readNeed(text, thresholds);
}

/** A cry beside a question of mathematics is heard by itself: the rest of the message says nothing about it. */
const joints =
  /(?<=[.?!…\n])\s+|\.{2,}|\n+|[,;]?\s+\b(?:also|btw|by the way|anyway|and also|pls help also)\b/i;
/** A part of a message has to say this much by itself. */
const fewestOfPart = 5;

const weight: Readonly<Record<Need['kind'], number>> = { none: 0, ask: 1, card: 2 };

function readNeed(text: string, bar: Bar): Need {
  if (!/\p{L}{2}/u.test(text) || bareWord.test(text)) return { kind: 'none' };
  const parts = text.split(joints).filter((part) => part.trim().split(/\s+/).length >= fewestOfPart);
  const beside = wordsBesideMath(text, speaksOfNeed);
  const isAlone = beside !== null && !beside.isOnlyMath && wordsIn(beside.words) >= fewestOfPart;
  const needs = [readPart(text, bar)];
  if (parts.length > 1) needs.push(...parts.map((part) => readPart(part, barOfRest(part, bar, likelyNeed))));
  if (isAlone) needs.push(readPart(beside.words, barOfRest(beside.words, bar)));
  return needs.reduce((most, need) => (weight[need.kind] > weight[most.kind] ? need : most));
}

function readPart(said: string, bar: Bar): Need {
  const text = withoutIdioms(said);
  if (tellsOfTouching(text) || asksToLeave(said)) return { kind: 'none' };
  if (speaksOfDay(said)) return { kind: 'ask', sign: 'worry' };
  const filled = readFrame(text);
  if (filled?.kind === 'card') return { kind: 'card', sign: filled.sign, language: 'en' };
  const need = readWhole(text, bar);
  return filled && need.kind === 'none' ? { kind: 'ask', sign: filled.sign } : need;
}

function readWhole(said: string, bar: Bar): Need {
  // Digits and single letters say nothing of need: few words beside them are read as if they stood alone.
  const beside = wordsBesideMath(said, speaksOfNeed);
  const isRest = beside !== null && wordsIn(beside.words) <= fewWords;
  const text = isRest ? beside.words : said;
  if (!/\p{L}{2}/u.test(text.replace(joinLines, ' ')) || bareWord.test(text)) return { kind: 'none' };
  const phrase = findCrisisPhrase(text);
  if (phrase && !phrase.isDoubtful) return { kind: 'card', sign: phrase.sign, language: phrase.language };
  if (!phrase && beside?.isOnlyMath) return { kind: 'none' };
  const least = barOf(text, bar, isRest);
  const guesses = classify(text);
  const chanceOf = (name: Sign): number => guesses.find((guess) => guess.name === name)?.confidence ?? 0;
  const harmless = chanceOf('none');
  const named = phrase ? { sign: phrase.sign, language: phrase.language } : namedTopic(text);
  // A dose in a word problem names the same words; the trained reading knows it.
  if (named && harmless < surelyHarmless)
    return harmless < likelyHarmless ? { kind: 'card', ...named } : { kind: 'ask', sign: named.sign };
  const sign = guesses.find(({ name }) => name !== 'none')?.name ?? 'worry';
  if (
    joinsOnly(text) ||
    listsThings(text) ||
    tellsOfFigure(text) ||
    tellsOfDrawing(text) ||
    tellsOfWork(text)
  )
    return { kind: 'none' };
  if (1 - harmless - chanceOf('worry') >= least.card && sign !== 'worry')
    return { kind: 'card', sign, language: languageOf(text) };
  return 1 - harmless >= least.ask ? { kind: 'ask', sign } : { kind: 'none' };
}

/** A topic that nobody talks about here, and whose mention may be a sign of need. */
function namedTopic(text: string): { sign: Sign; language: CrisisLanguage } | null {
  const talk = checkTalk(text);
  if (talk.kind !== 'block') return null;
  const sign = talk.reason === 'violence' ? 'danger' : 'self-harm';
  const isNeed = talk.reason === 'violence' || talk.reason === 'self-harm-instructions';
  return isNeed ? { sign, language: languageOf(text) } : null;
}
