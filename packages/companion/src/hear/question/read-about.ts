import { lead, pattern } from './question-form.ts';
import { readWhatIf, type WhatIf } from './read-what-if.ts';

/**
 * A question about the numbers, letters and words of the open problem, or about what it wants. needed: whether numbers
 * are used at all; none named means all. matters: the same of what a number counts. stands: which of two things a number
 * counts ("is the 24 the games or the points"). letter: what a letter is. edge: whether a bound belongs to it ("less than
 * 4, with the 4 or without"). word: what a word means. beside: how two choices differ, by their places, or just two that
 * look alike. wanted: in which unit or form the answer is wanted. count: how many of something there are. changed: what
 * would be if a number were another. supposed: if another line stood in the place of the problem's own.
 */
export type AboutQuestion =
  | { readonly kind: 'needed'; readonly numbers: readonly string[] }
  | { readonly kind: 'stands'; readonly number: string; readonly as: string }
  | { readonly kind: 'letter'; readonly letter: string }
  | { readonly kind: 'edge'; readonly number: string; readonly edge: string | null }
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'beside'; readonly nth: readonly number[]; readonly said: string }
  | { readonly kind: 'wanted'; readonly part: Wanted }
  | { readonly kind: 'matters'; readonly of: string }
  | { readonly kind: 'count'; readonly of: string }
  | { readonly kind: 'supposed'; readonly line: string }
  | WhatIf;
export type Wanted = 'unit' | 'rounding' | 'form' | 'all';

/** The words of a text with a # for each number, and these numbers; "f(1) = 7" counts as its 7. */
type Words = { readonly words: string; readonly numbers: readonly string[] };

const numeral =
  /(?:(?<![a-z])[a-z]{1,2}(?:\([^()]*\))?\s*=\s*)?(?<![\d.])([-−]?)\$?(\d[\d,]*(?:\.\d+)?(?:\/\d+)?%?)(?![\d.]*(?:st|nd|rd|th)\b)/gi;

function wordsOf(text: string): Words {
  const numbers: string[] = [];
  const words = text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(numeral, (_, sign: string, number: string) => {
      numbers.push(`${sign === '' ? '' : '-'}${number.replace(/,/g, '')}`);
      return ' # ';
    })
    .replace(/[^a-z#]+/g, ' ')
    .replace(/\b(?:wat|wut|wht|whut)(?=s?\b)/g, 'what')
    .trim();
  return { words, numbers };
}

const needs =
  '(?:do|should|must|dont|have|did) (?:i|we|you|u) (?:(?:even|really|have to|also|still|to) )*(?:need|use|ignore|leave out|take)';
const needed = pattern(
  lead,
  // Which of two is to be used is another question.
  '(?!.*\\b(?:use|take) .*\\bor\\b)(?:(?:what|why) )?',
  needs,
  ' (?:(?:the|that|this|these|those|both|all|of|to use) )*#((?: (?:and|the|#))*)',
  '(?<tail>(?: (?!more|times|plus|minus|of|or|and|from|to)[a-z]+){0,3}(?: (?:or|they|it|its|im|i|that|for|at) .*)?)$',
);
const givenFirst = pattern(
  lead,
  '(?:they|it|he|she|we|i|the problem|the text|there|you) (?:give|gives|gave|say|says|told|tell|tells|have|has|is|mentions?) (?:(?:me|us|that|the|also) )*# ',
  needs,
  ' (?:it|that|this)(?: [a-z]+)?$|',
  lead,
  '(?:is|whats) (?:the )?# (?:even |really |just )?(?:important|needed|used|useless|extra|there for nothing|a trick)$',
);
const neededAll =
  /\b(?:need|use|important) all (?:of )?(?:the |these |those )?(?:numbers|facts|values|infos?|information)\b/;

function readNeeded({ words, numbers }: Words): AboutQuestion | null {
  if (numbers.length === 0) return neededAll.test(words) ? { kind: 'needed', numbers: [] } : null;
  const [, more] = needed.exec(words) ?? [];
  if (more !== undefined) {
    // What stands behind "or" is what the student would go with instead.
    const named = 1 + (more.match(/#/g) ?? []).length;
    return { kind: 'needed', numbers: numbers.slice(0, named) };
  }
  return numbers.length === 1 && givenFirst.test(words) ? { kind: 'needed', numbers } : null;
}

const edges =
  '(?:less|fewer|more|greater|bigger|smaller|larger|higher|lower) than|at least|at most|up to|no more than|no less than|not more than|not less than|above|below|under|over';
const beforeNumber = new RegExp(`\\b(${edges}) (?:the )?#`);
const asksEdge =
  /\bwith (?:the |that )?(?:# |it |this |number )?or (?:not|without)\b|\b(?:with|including|include|includes|counting) (?:the )?#(?: too| as well| itself)?$|\binclusive\b|\b(?:it|#|that|itself) (?:is |also |even )?(?:included|counted)\b/;
const counts = pattern(
  lead,
  '(?:is|are|does|do|would|will|can) (?:the |a )?# (?:(?:also|still|even|really|then|be) )*(?:included|counted|count|counts|in it|in there|belongs?|allowed|part of (?:it|that|this))(?: (?:too|as|well|or|not|here|there|in|it|to))*$',
);
const fromTo = /\b(?:from|between) # (?:to|and|until) #/;
const mostOfEdge = 16;

function readEdge({ words, numbers }: Words): AboutQuestion | null {
  const [number, ...more] = numbers;
  const isOne = more.every((one) => one === number) || (more.length === 1 && fromTo.test(words));
  if (number === undefined || !isOne || words.split(' ').length > mostOfEdge) return null;
  if (!asksEdge.test(words) && !counts.test(words)) return null;
  return { kind: 'edge', number, edge: beforeNumber.exec(words)?.[1] ?? null };
}

const stands = pattern(
  lead,
  '(?:(?:is|are|was) (?:the |that |this )?#|(?:does|do) (?:the )?# (?:mean|stand for|count)|(?:the )?# (?:is|are) (?:that|it|this)) (?:just |only )?(.+)$',
);
/** What is wondered about is one of two things, or what somebody does with it. */
const isOneOf =
  /^(?!(?:more|less|bigger|smaller|greater|right|wrong|correct|ok|even|odd|prime|a|an)\b).+ or |^(?:what|how much|how many|for|per) /;

function readStands({ words, numbers }: Words): AboutQuestion | null {
  const [, as = ''] = stands.exec(words) ?? [];
  const [number] = numbers;
  return number !== undefined && isOneOf.test(as) && !/^(?:or\b|#)|\bor (?:#|(?:not|is|no)\b)/.test(as)
    ? { kind: 'stands', number, as }
    : null;
}

const letter = pattern(
  lead,
  '(?:what(?:s| is| does| are)|who is|which one is) (?:the )?(?:letter )?([b-hj-z]|a(?= (?:stand|mean))) (?:(?:even|really) )?(?:stand for|stands for|mean|means|for|here|in (?:the|this) (?:story|problem|question|table|graph|equation)|supposed to be|again)(?: here| again)?$|',
  lead,
  '(?:whats|what is) (?:the )?([b-hj-z])$',
);

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const nthWord = String.raw`(?:first|second|third|fourth|fifth|sixth|last|1st|2nd|3rd|4th|[a-f](?![a-z])|[1-6](?!\d))`;
const ofChoices = '(?:choices?|answers?|options?|ones?|sketch(?:es)?|graphs?|lines?|sentences?)';
const pairOf = new RegExp(
  `(?:(?:between|are|is|do|${ofChoices}) (?:the )?)(${nthWord})(?: ${ofChoices})? (?:and|or|from|to) (?:the )?(?:${ofChoices} )?(${nthWord})(?: ${ofChoices})?`,
  'i',
);
const alike = new RegExp(
  `\\b(?:two|both|some|all|these|the|2) (?:of the )?${ofChoices}[a-z ]*\\b(?:look|looks|are|seem|say)\\b[a-z ]*\\bsame\\b`,
  'i',
);

/** Which of the choices is named, counted from 0; the last one is -1. */
function placeOf(said: string): number {
  const word = said.toLowerCase();
  if (word === 'last') return -1;
  const nth = places.indexOf(word);
  if (nth >= 0) return nth;
  return /\d/.test(word) ? Number.parseInt(word, 10) - 1 : word.charCodeAt(0) - 'a'.charCodeAt(0);
}

function readBeside(text: string): AboutQuestion | null {
  const [found, one, other] = pairOf.exec(text) ?? [];
  const isAboutChoices =
    new RegExp(`\\b${ofChoices}\\b`, 'i').test(text) || /\b(?:first|second|third|last)\b/i.test(found ?? '');
  const asks = /\bdifferen|\bsame\b|\balike\b/i.test(text);
  if (one !== undefined && other !== undefined && asks && isAboutChoices)
    return { kind: 'beside', nth: [placeOf(one), placeOf(other)], said: text };
  return alike.test(text) ? { kind: 'beside', nth: [], said: text } : null;
}

const count = pattern(
  lead,
  'how many ((?:[a-z]+ )?[a-z]+s|people|children) (?:are|were|is) (?:there|in it|in all|in total)(?: (?:in all|in total|now|here|altogether|at all))*$',
);

const kinds =
  '(?:fractions?|decimals?|percents?|percentages?|mixed numbers?|improper fractions?|exact|rounded)';
const wantedParts: readonly (readonly [Wanted, RegExp])[] = [
  [
    'unit',
    pattern(
      lead,
      '(?:(?:in )?(?:what|which) units?\\b.*|whats the unit.*|(?:do|should|must) i (?:(?:have|need) to )?(?:write|put|add|give|say) (?:the |a |in )*(?:units?|cm|ft|feet|meters|dollars|dollar sign|percent sign|sign|percent)(?: too| also| or .*| sign| behind it)?)$',
    ),
  ],
  [
    'rounding',
    /\b(?:do|should|must|can|could|dont) i (?:(?:have|need) to )?round(?:ed)?\b(?! (?:up|down|#))/,
  ],
  [
    'form',
    new RegExp(
      `\\b(?:do|should|must|can|may) i (?:(?:have|need) to )?(?:write|give|leave|put|say|make|answer)(?: (?:it|this|that|the answer|my answer))?(?: (?:as|in|with))? (?:a |an )?${kinds}\\b|\\b(?:as|a|an|in|it) ${kinds} or (?:as |in )?(?:a |an )?${kinds}\\b`,
    ),
  ],
  [
    'all',
    /\b(?:do|should|must) i (?:(?:have|need) to )?(?:need|give|write|find|put|say) (?:both|all)(?: of them| (?:the )?(?:answers?|solutions?|values?|numbers?|parts?))?(?: .{0,12})?$|\bhow many (?:answers|solutions) (?:do i|should i|do they|are there)\b/,
  ],
];

/** Wordings that ask for the meaning of a word, which stands in the place of (.+?). */
const wordings = [
  'what (?:does|do|did|dose) (?:the |a |an )?(?:word |words |phrase )?(.+?) (?:(?:even|really|actually|just|supposed to) )*(?:mean|means|want|wants|stand for|ask)(?: (?:here|now|again|exactly|from me|for me|in this|in this problem|in this question|in the question))*',
  '(?:what is|whats|what was|what) (?:it )?meant (?:here )?(?:by|with) (.+?)(?: here)?',
  'what (?:do|does|did) (?:they|you|u|he|she|it|the problem|the question) mean (?:by|with) (.+?)(?: here)?',
  'what means (.+?)(?: here)?',
  '(?:whats|what is) the meaning of (.+?)',
  '(?:whats|what is|what are) (?:a |an |the )?(.+?) (?:again|here|supposed to mean|for a word)',
  '(?:i )?(?:dont|do not|didnt) (?:know|get|understand) (?:what )?(?:the )?(?:word )?(.+?) means?(?: here)?',
  'does (?:the )?(?:word )?(.+?) (?:just |only |also )?means? .+',
  '(.{3,40}?) (?:is|means) that .+',
  '(?:whats|what is|what are) (?:a |an |the )?([a-z-]+(?: [a-z-]+)?)',
].map((form) => pattern(lead, form, '$'));
const pointing =
  /^(?:it|this|that|they|he|she|these|those|i|we|the (?:problem|question|task|answer|sentence|picture|graph|table)|.*\b(?:problem|question|task)|next|wrong|going on)$/;
const mostOfWord = 6;

/** "in the same unit?": some words of the problem with a mark behind them. */
const scrap = /^\W*[a-z]+(?: [a-z]+){1,3}\s*\?+\s*$/i;

function readWord(text: string): AboutQuestion | null {
  for (const clause of text
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[,.;?!\n]+| - |\bis it\b/)) {
    const plain = clause
      .replace(/["“”]/g, '')
      .replace(/\s+/g, ' ')
      .replace(/\b(?:wat|wut|wht|whut)(?=s?\b)/g, 'what')
      .trim();
    const found =
      wordings.map((form) => form.exec(plain)?.[1]).find((one) => one !== undefined) ??
      (scrap.test(text) ? plain : undefined);
    if (found === undefined) continue;
    const word = found.replace(/^(?:the|a|an|by|that) /, '').trim();
    const isWord = /[a-z]{3}|^(?:in|of|per)\b/.test(word) && !/\d/.test(word) && !pointing.test(word);
    return isWord && word.split(' ').length <= mostOfWord ? { kind: 'word', word } : null;
  }
  return null;
}

const aboutKinds: ReadonlySet<string> = new Set<AboutQuestion['kind']>([
  'needed',
  'stands',
  'letter',
  'edge',
  'beside',
  'wanted',
  'count',
  'changed',
  'supposed',
]);

/** Whether a question names the numbers of the problem to ask about them; a word may stand beside work. */
export const asksAbout = ({ kind }: { readonly kind: string }): boolean => aboutKinds.has(kind);

const matters = pattern(
  lead,
  '(?:do|does|is|are|did) (?:the |all |these )?([a-z]+(?: [a-z]+){0,2}?)(?: ones?)? (?:(?:even|really) )?(?:matter|important|needed|used|useless|a trick|there for nothing)(?: here| at all| for this| too)*$',
);

/** Reads a question about what stands in the problem; null where it asks for something else. */
export function readAbout(text: string): AboutQuestion | null {
  const form = wordsOf(text);
  const part = wantedParts.find(([, asks]) => asks.test(form.words))?.[0];
  const [, said, bare] = letter.exec(form.words) ?? [];
  const named = said ?? bare;
  const counted = count.exec(form.words)?.[1];
  const doubted = matters.exec(form.words)?.[1];
  return (
    readWhatIf(form) ??
    readEdge(form) ??
    readNeeded(form) ??
    readBeside(text) ??
    (part === undefined ? null : { kind: 'wanted', part }) ??
    readStands(form) ??
    (named === undefined ? null : { kind: 'letter', letter: named }) ??
    (doubted === undefined ? null : { kind: 'matters', of: doubted }) ??
    (counted === undefined ? null : { kind: 'count', of: counted }) ??
    readWord(text)
  );
}
