import type { OpenProblem } from '../../companion-context.ts';
import { plainMath } from '../../hints/plain-math.ts';
import { topicWords } from '../../know/words.ts';
import { plainClaim } from '../claims/plain-claim.ts';
import { choiceIn } from '../is-offered.ts';
import { inSigns, mathPieces } from '../math-pieces.ts';
import { squeezed } from '../solution-path.ts';

/** All that the words leave open, and those of them that the rest of the message is nearest to. */
export type Meant = { readonly possible: readonly string[]; readonly likely: readonly string[] };
const only = (choices: readonly string[]): Meant => ({ possible: choices, likely: choices });

const isNot = /\b(?:no|not|none|never|neither|hardly|nothing|\p{L}+n['’]?t)\b/iu;
const number = /(?<![\d.])(?<![\d)]\s?)(?<!(?<!\p{L})\p{L}\s?)-?\d+(?:\.\d+)?/gu;

/** Words that tell something, numbers with their sign, and one mark for every way to say no. */
function tokensOf(text: string): ReadonlySet<string> {
  const plain = plainMath(text).replace(/[−–]/g, '-');
  const words = topicWords(plain).filter((word) => !/\d/.test(word) && !isNot.test(word));
  return new Set([...(plain.match(number) ?? []), ...words, ...(isNot.test(plain) ? ['!'] : [])]);
}

const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((token) => other.has(token)).length;

const mostOf = (choices: readonly string[], countOf: (choice: string) => number): readonly string[] => {
  const most = Math.max(1, ...choices.map(countOf));
  return choices.filter((choice) => countOf(choice) === most);
};

const clausesOf = (text: string): readonly string[] => text.split(/[.,;]\s*|\b(?:but|and|because|since)\b/i);

/** Whether two texts say one thing, the one that it is so and the other that it is not: "they overlap" beside "do not overlap". */
const contradicts = (one: string, other: string): boolean =>
  clausesOf(one).some((own) =>
    clausesOf(other).some(
      (said) => isNot.test(own) !== isNot.test(said) && shared(tokensOf(own), tokensOf(said)) > 1,
    ),
  );

const placeNames = ['first|1st|top', 'second|2nd', 'third|3rd', 'fourth|4th|last|bottom'].map(
  (names) =>
    new RegExp(String.raw`\bthe (?:${names}) (?:one|answer|choice|option|equation|statement)\b`, 'i'),
);

/** "A, because …": a choice about a thing that is said by its letter. */
const hasName = (choice: string, end: string): boolean =>
  /^[A-Z],/.test(choice) && /^\W*([a-z])\W*$/i.exec(end)?.[1]?.toUpperCase() === choice[0];

const functions = /\b(?:sqrt|sin|cos|tan|log|ln|pi)\b/g;

/** Whether a choice in a text is no part of longer mathematics. */
const isAlone = (choice: string, text: string): boolean => {
  const own = squeezed(plainMath(choice).replace(/−/g, '-'));
  return !/[-+*/^=]$|^[-+*/^=\d]/.test(squeezed(text).split(own).join(' ').trim());
};

/**
 * The choices that a student's own words mean: one that is written or counted out, or those that have most of the words
 * and numbers by which the choices differ. Several where the words leave it open, none where they say something else.
 */
export function choicesMeant(
  end: string,
  { held, whole }: { readonly held: OpenProblem; readonly whole: string },
): Meant {
  const { choices } = held;
  const plain = inSigns(plainClaim(end));
  const named = choiceIn(end, held) ?? choiceIn(plain, held);
  if (named !== null) return only(isAlone(named, plain) ? [named] : []);
  const counted = choices[placeNames.findIndex((name) => name.test(end))];
  if (counted !== undefined) return only([counted]);
  const called = choices.filter((choice) => hasName(choice, end));
  const possible = called.length > 0 ? called : byWords(end, plain, held);
  const nearest = mostOf(possible, (choice) => shared(tokensOf(whole), tokensOf(choice)));
  return { possible, likely: nearest.length > 0 ? nearest : possible };
}

function byWords(end: string, plain: string, { choices, question }: OpenProblem): readonly string[] {
  // Among formulas, words and numbers in common tell nothing.
  const areWords = choices.every((choice) => /\p{L}{3,}/u.test(plainMath(choice).replace(functions, '')));
  if (!areWords || mathPieces(plain).some(({ kind }) => kind !== 'value')) return [];
  const tokens = new Map(choices.map((choice) => [choice, tokensOf(choice)]));
  const isCommon = (token: string): boolean => [...tokens.values()].every((own) => own.has(token));
  const apart = (choice: string): ReadonlySet<string> =>
    new Set([...(tokens.get(choice) ?? [])].filter((token) => !isCommon(token)));
  const said = tokensOf(end);
  const alike = choices.filter((choice) => isCommon('!') || apart(choice).has('!') === said.has('!'));
  const meant = mostOf(alike, (choice) => shared(said, apart(choice)));
  if (meant.some((choice) => contradicts(end, choice))) return [];
  // What the question says as well speaks of no choice by itself.
  const asked = tokensOf(question);
  const isOwn = (token: string): boolean => meant.some((choice) => apart(choice).has(token));
  const telling = [...said].filter((token) => token === '!' || !asked.has(token) || isOwn(token));
  return telling.filter((token) => isCommon(token) || isOwn(token)).length * 2 >= telling.length ? meant : [];
}
