import type { AnswerKey } from '../answer-key.ts';
import { alternatives, answerWords, kinds, ofQuadrants, spelt, stem, telling } from './answer-words.ts';
import { withoutReason } from './remark.ts';

/** Words that a student may add to one of the key, for they say nothing else: growth of this kind is exponential. */
const fitting: readonly (readonly [key: RegExp, more: RegExp, question: RegExp])[] = [
  [
    /^\s*(?:odd|even|neither|(?:non-?)?linear|quadratic|exponential|constant|increasing|decreasing)\s*$/i,
    /^function$/,
    /\b[a-z]\(x\)|\by =|\bgraph\b|\btable\b/i,
  ],
  [
    /./,
    /^(?:cheap(?:er)?|better|best|deal|buy|valu|cost)$/,
    /\bbetter (?:buy|deal|value)\b|\bcheaper\b|\bcosts? less\b/i,
  ],
  [
    /\b(?:max|min)(?:imum)?\b/i,
    /^(?:local|rel)$/,
    /\bcritical\b|\b[a-z]\(x\)|\bmaximum or (?:a )?minimum\b/i,
  ],
  [/\b(?:growth|decay)\b/i, /^exponential$/, /\^/],
  [/\b(?:positive|negative)\b/i, /^linear$/, /\bcorrelat|\bassociat|\bscatter/i],
];

/** `growth, 20%` beside 1.2 tells the rate too; null where a number behind the word is another one. */
function withoutRate(typed: string, question: string): string | null {
  const [whole = '', percent = ''] =
    /[,;(]?\s*(?:of |by |at |rate )*(\d+(?:\.\d+)?)\s?%\s*(?:(?:per|a|each|every) [a-z]+|rate|growth|decay)?\)?\s*$/i.exec(
      typed,
    ) ?? [];
  if (whole === '') return typed;
  const rate = Number(percent) / 100;
  const factor = /\bdecay|decreas/i.test(typed) ? 1 - rate : 1 + rate;
  const told = question.match(/\d*\.?\d+/g)?.map(Number) ?? [];
  return told.some((one) => Math.abs(one - factor) < 1e-9) ? typed.slice(0, -whole.length) : null;
}

/** `geometric, r = 2` tells by which number a sequence of the question goes on; null where it goes on by another. */
function withoutStep(typed: string, question: string): string | null {
  const [whole = '', name = '', size = ''] =
    /[,;(]\s*(?:with )?(?:common )?(r|d|ratio|difference)\s*(?:=|is|of)\s*([-−]?\d+(?:\.\d+)?(?:\/\d+)?)\)?\s*$/i.exec(
      typed,
    ) ?? [];
  if (whole === '') return typed;
  const [first, second] = /(-?\d+(?:\.\d+)?), (-?\d+(?:\.\d+)?),/.exec(question)?.slice(1).map(Number) ?? [];
  const [top, bottom = '1'] = size.replace('−', '-').split('/');
  if (first === undefined || second === undefined) return null;
  const step = /^r/i.test(name) ? second / first : second - first;
  return Math.abs(Number(top) / Number(bottom) - step) < 1e-9 ? typed.slice(0, -whole.length) : null;
}

/** `decay, not growth` denies the other of two. */
function withoutDenied(typed: string, others: ReadonlySet<string>): string {
  const [whole = '', word = ''] = /[,;]?\s*(?:and |but )?not (?:an? )?([a-z-]+)\s*\.?\s*$/i.exec(typed) ?? [];
  return typed.length > whole.length && others.has(stem(spelt(word))) ? typed.slice(0, -whole.length) : typed;
}

/**
 * Whether an answer in words is that of the key: in another spelling, with words that its question has said, or without the
 * name of what is asked for. What denies, compares or is one of the choices has to be the same, in the same order.
 */
export function sameWords(typed: string, { value, question = '' }: AnswerKey): boolean {
  if (typed.length > 300 || !/[a-z\d]/i.test(typed)) return false;
  const roman = ofQuadrants.test(question) || ofQuadrants.test(value);
  const others = alternatives(question);
  const said = withoutReason(typed);
  const rate = withoutRate(said, question);
  const bare = rate === null ? null : withoutStep(rate, question);
  if (bare === null) return false;
  const text = bare.replace(/\s+than\s*[.!]*\s*$/i, '');
  const asked = new Set(answerWords(question, false));
  // Where the key lists its parts, a comma and the word say the same.
  const isList = /,|\band\b/.test(value);
  const parts = (words: readonly string[]): readonly string[] =>
    isList ? words.filter((word) => word !== 'and') : words;
  const wanted = parts(answerWords(value, roman));
  const denied = new Set([...others].filter((one) => !wanted.includes(one)));
  const given = parts(answerWords(withoutDenied(text, denied), roman));
  const choosing = /\b(?:which|who|what)\b/i.test(question) && !given.includes('than');
  const isSaid = (word: string): boolean =>
    /^[a-z]{3,}$/.test(word) &&
    asked.has(word) &&
    !others.has(word) &&
    (!telling.has(word) || (compared.has(word) && choosing));
  const isFitting = (word: string): boolean =>
    fitting.some(([key, more, where]) => key.test(value) && more.test(word) && where.test(question));
  const kept = given.filter((word) => wanted.includes(word) || !(isSaid(word) || isFitting(word)));
  if (kept.length === 0) return false;
  if (sameOf(kept, wanted, others)) return true;
  if (isTwoWords(kept, wanted)) return true;
  const sorted = (words: readonly string[]): string =>
    words
      .filter((word) => !kinds.has(word))
      .sort()
      .join(' ');
  if (isProperty(value) && sorted(kept) !== '' && sorted(kept) === sorted(wanted)) return true;
  if (isMotion(value) && isMotion(bare) && [...kept].sort().join(' ') === [...wanted].sort().join(' '))
    return true;
  if (isChoiceAlone(kept, { wanted, others, asked }) || isLetterAlone(kept, wanted, question)) return true;
  // The name of what is asked for may stand before or behind, or be left out: Quadrant II, 2nd quadrant.
  const named = roman ? /^quadrant$/ : lastNoun(value, question);
  const [own, model] = [kept, wanted].map((words) => words.filter((word) => !named?.test(word)));
  return own !== undefined && model !== undefined && own.length > 0 && own.join(' ') === model.join(' ');
}

/** Words of comparing that a question which chooses has said: `the mean is larger`. */
const compared: ReadonlySet<string> = new Set(
  ['greater', 'larger', 'bigger', 'smaller', 'less', 'more', 'fewer', 'least', 'most'].map(stem),
);
/** Pairs that one slip of a finger would turn into another word. */
const unlike = /(?:metre|meter|gram|liter|illion)$/;

/** Whether two long words differ by one letter, as a misspelt one does: one more, one less, another, or two that changed places. */
function oneLetterOff(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < 6 || Math.abs(a.length - b.length) > 1 || a.charAt(0) !== b.charAt(0))
    return false;
  if (!/^[a-z]+$/.test(a + b) || unlike.test(a) || unlike.test(b)) return false;
  let start = 0;
  while (start < a.length && a.charAt(start) === b.charAt(start)) start += 1;
  const [x, y] = [a.slice(start), b.slice(start)];
  const swapped = x.charAt(0) === y.charAt(1) && x.charAt(1) === y.charAt(0) && x.slice(2) === y.slice(2);
  return x.slice(1) === y.slice(1) || x.slice(1) === y || x === y.slice(1) || swapped;
}

/** The same words one by one, with one misspelt at most; a word that the question lets choose is no misspelling of another. */
function sameOneByOne(
  given: readonly string[],
  wanted: readonly string[],
  others: ReadonlySet<string>,
): boolean {
  const off = wanted.flatMap((word, i) => (word === given[i] ? [] : [[given[i] ?? '', word] as const]));
  const [slip] = off;
  if (given.length !== wanted.length || off.length > 1) return false;
  return slip === undefined || (!others.has(slip[0]) && oneLetterOff(slip[0], slip[1]));
}

/** The same words, where one side may leave out what kind of thing it is. */
function sameOf(given: readonly string[], wanted: readonly string[], others: ReadonlySet<string>): boolean {
  if (sameOneByOne(given, wanted, others)) return true;
  const [own, model] = [given, wanted].map((words) => words.filter((word) => !kinds.has(word)));
  const bare = own?.length === given.length || model?.length === wanted.length;
  return (
    bare && own !== undefined && model !== undefined && own.length > 0 && sameOneByOne(own, model, others)
  );
}

/** `left skewed` and `skewed left`. */
const isTwoWords = (given: readonly string[], wanted: readonly string[]): boolean =>
  wanted.length === 2 &&
  given.length === 2 &&
  [given[1], given[0]].join(' ') === wanted.join(' ') &&
  wanted.every(
    (word) => /^[a-z]{3,}$/.test(word) && !/^(?:not|non|never|than|only|but|and|less|more)$/.test(word),
  );

/** `additive identity` and `identity property of addition`. */
const isProperty = (value: string): boolean => /^[a-z ]*\bproperty\b[a-z ]*$/i.test(value);

/** One motion with one number at most, whose parts are told in any order. */
const isMotion = (text: string): boolean =>
  /\b(?:rotat|reflect|dilat)/i.test(text) &&
  !/\bthen\b|\bfollowed\b|\bafter\b|\bbefore\b|\bnot\b/i.test(text) &&
  (text.match(/\d+(?:[./]\d+)?/g) ?? []).length <= 1;

type WordsInQuestion = {
  readonly wanted: readonly string[];
  readonly others: ReadonlySet<string>;
  readonly asked: ReadonlySet<string>;
};

/** `up` beside `concave up or down`: the chosen word alone, where the question says the rest of the key. */
function isChoiceAlone(given: readonly string[], { wanted, others, asked }: WordsInQuestion): boolean {
  const left = wanted.filter((word) => !given.includes(word));
  const isPart = given.join(' ') === wanted.filter((word) => given.includes(word)).join(' ');
  return (
    isPart &&
    given.some((word) => others.has(word) && word !== left[0]) &&
    left.every(
      (word) => asked.has(word) && /^[a-z]{3,}$/.test(word) && !/^(?:not|non|never|than)$/.test(word),
    ) &&
    given.every((word) => others.has(word))
  );
}

/** `B` beside `Brand A` and `Brand B`. */
function isLetterAlone(given: readonly string[], wanted: readonly string[], question: string): boolean {
  const [noun = '', name = ''] = wanted;
  const [only = '', ...more] = given;
  const several =
    spelt(question).match(new RegExp(`\\b${noun}[a-z]* (?:[a-zⓐ]|\\d+)(?![a-z\\d])`, 'g')) ?? [];
  return (
    wanted.length === 2 &&
    more.length === 0 &&
    only === name &&
    /^(?:[a-zⓐ]|\d+)$/.test(only) &&
    new Set(several).size > 1
  );
}

/** The last word of a key that its question has too: `negative correlation` beside `Describe the correlation`. */
function lastNoun(value: string, question: string): RegExp | null {
  const words = answerWords(value, false);
  const last = words.at(-1);
  const isNoun =
    last !== undefined &&
    words.length > 1 &&
    /^[a-z]{3,}$/.test(last) &&
    !telling.has(last) &&
    !alternatives(question).has(last) &&
    answerWords(question, false).includes(last);
  return isNoun ? new RegExp(`^${last}$`) : null;
}
