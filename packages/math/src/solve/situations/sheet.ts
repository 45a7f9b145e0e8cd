import { evaluateExact } from '../../judge/equivalent.ts';

/** A problem in small letters, without greetings and without the wish for a rounded or exact answer. */
export type Sheet = {
  readonly text: string;
  /** The same with its capital letters. */
  readonly typed: string;
  /** How many decimals the answer is wished with. */
  readonly places: number | null;
};

const names: Readonly<Record<string, number>> = {
  tenth: 1,
  hundredth: 2,
  thousandth: 3,
  'ten thousandth': 4,
  'ten-thousandth': 4,
  cent: 2,
};
const counts: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5 };

const lead =
  '[\\s,.;:(]*(?:\\b(?:and|please|then)\\s+)?(?:\\b(?:round(?:ed)?|correct|give|write|use|answer|say)\\b(?: it| off| (?:the|your) answers?| them)?[\\s,:]*)?(?:\\b(?:to|with|in|at|as)\\s+)?';
const nearest = new RegExp(
  `${lead}\\b(?:the )?(?:closest|nearest)\\s+(whole(?: number)?|integer|ten[- ]thousandth|thousandth|hundredth|tenth|cent|dollar|degree|minute|second|hour|day|year|meter|unit|person|one)s?\\b(?: of (?:an? |the )?[a-z]+)?(?: place)?\\)?`,
  'i',
);
const decimals = new RegExp(
  `${lead}(\\b\\d|\\bone|\\btwo|\\bthree|\\bfour|\\bfive)\\s*(?:decimals?(?: places?| digits?)?|d\\.?p\\.?|(?:digits?|places) after the (?:decimal )?point)(?![a-z])(?: please| pls)?\\)?`,
  'i',
);

const wishes: readonly RegExp[] = [
  /[\s,.;(]*\b(?:please|pls|plz|thanks|thank you|thx|no calculator|yes or no|need help|i need help(?: with this(?: one)?)?|help me|show (?:your |the )?work)\b[\s)!]*/gi,
  /[\s,.;(]*\b(?:use|using|with) (?:a |the )?(?:z|normal|standard normal)[- ]?tables?\b\)?/gi,
  /[\s,.;(]*\b(?:give (?:the |an )?|leave (?:it |the answer )?|as an? |in )?exact(?: (?:answers?|values?|forms?))?(?=\s*[).,;?!]|\s*$)\)?/gi,
  /[\s,.;(]*\b(?:in terms of (?:pi|π)|(?:keep|leave) (?:the )?(?:pi|π)(?: in the answer)?|as (?:a )?(?:simplified )?fraction(?: in simplest form)?|in simplest form|as a (?:decimal|number))\b\)?/gi,
];

/** Reads the wishes for the form of the answer off a text. */
export function readSheet(problem: string): Sheet {
  let typed = problem.replace(/[−–—]/g, '-').replace(/[’`´]/g, "'").replace(/\s+/g, ' ').trim();
  let places: number | null = null;
  const near = nearest.exec(typed);
  if (near) places = names[(near[1] ?? '').toLowerCase()] ?? 0;
  const found = near ?? decimals.exec(typed);
  if (!near && found) places = counts[(found[1] ?? '').toLowerCase()] ?? Number(found[1]);
  if (found) typed = typed.replace(found[0], ' ');
  for (const wish of wishes) typed = typed.replace(wish, ' ');
  typed = typed
    .replace(/\s+/g, ' ')
    .replace(/\s+(?=[,.;?!])/g, '')
    .trim();
  return { text: typed.toLowerCase(), typed, places };
}

/** A number as it stands in a text: 1,200, -3.5, 3/4, .5; no part of a word or of another number. */
export const numberText = String.raw`-?(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\/\d+|\d*\.?\d+)(?![\d/]|\.\d|,\d{3}\b)`;
export const plainNumber = (text: string | undefined): string =>
  (text ?? '').replace(/[$,\s]/g, '').replace(/^(-?)\./, '$10.');

export const numberOf = (text: string): number => {
  const value = evaluateExact(text.replace(/%$/, '/100'));
  return value ? Number(value.n) / Number(value.d) : Number.NaN;
};

/** A share told as a fraction, a decimal or a percent, as a number for a formula. */
export function shareOf(text: string): string | null {
  const percent = /^(\d*\.?\d+)\s*(?:%|percent)$/.exec(text.trim());
  const plain = percent ? String(Number((Number(percent[1]) / 100).toPrecision(12))) : plainNumber(text);
  const size = numberOf(plain);
  return size >= 0 && size <= 1 ? plain : null;
}

/** Takes what is understood out of a text, so that what is left can be looked at. */
export type Cutter = {
  readonly take: (pattern: RegExp) => RegExpExecArray | null;
  readonly takeAll: (pattern: RegExp) => readonly RegExpExecArray[];
  readonly rest: () => string;
};

export function cutter(text: string): Cutter {
  let rest = text;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = new RegExp(pattern.source, pattern.flags.replace('g', '')).exec(rest);
    if (found) rest = `${rest.slice(0, found.index)} ¦ ${rest.slice(found.index + found[0].length)}`;
    return found;
  };
  return {
    take,
    takeAll: (pattern) => {
      const all: RegExpExecArray[] = [];
      for (let found = take(pattern); found && all.length < 20; found = take(pattern)) all.push(found);
      return all;
    },
    rest: () => rest,
  };
}

/** Words that change what a number means or how it is used. */
const relating =
  /\b(?:not|no|none|never|without|except|unless|twice|thrice|half|double[sd]?|triple[sd]?|quarter|more|less|fewer|greater|fewest|least|most|only|others?|another|left|remain\w*|rest|percent|each|every|per|total|both|either|neither|same|different|if|must|cannot|can't|don't|doesn't|isn't|until|again|back|ratio|sum|product|difference|median|mode|range|variance|first|second|third|last|next|increase\w*|decrease\w*|instead|replaced|once|times|average|mean|min\w*|max\w*|square[ds]?)\b/g;

/** Whether nothing is left that would change the answer: no number, no sign, no relating word that is not the family's own. */
export function isSpent(rest: string, own: RegExp = /^$/): boolean {
  if (/[\d%=+*/^√π∫<>$]/.test(rest)) return false;
  return (rest.match(relating) ?? []).every((word) => own.test(word));
}
