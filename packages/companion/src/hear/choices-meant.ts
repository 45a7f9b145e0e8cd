import type { OpenProblem } from '../companion-context.ts';
import { plainMath } from '../hints/plain-math.ts';
import { plainWords } from '../know/words.ts';
import { plainClaim } from './claims/plain-claim.ts';
import { choiceIn } from './is-offered.ts';
import { inSigns, mathPieces } from './math-pieces.ts';
import { squeezed } from './solution-path.ts';

const small = new Set(
  `a an the is are am be was of at to in it its that this these those which by with than from on for and or as so because then
  i we you they he she there here just one ones do does did can will would not only my answer choice option say means`.split(
    /\s+/,
  ),
);
const isNot = /^(?:no|not|none|never|neither|hardly|nothing)$/;
const folded = (word: string): string =>
  isNot.test(word) ? '!' : word.replace(/(?:ies|es|s|ing|ed)$/, '').slice(0, 7);

/** Words that tell something, numbers with their sign, and one mark for every way to say no. */
function tokensOf(text: string): ReadonlySet<string> {
  const plain = plainWords(plainMath(text)).replace(/[−–]/g, '-').toLowerCase();
  const numbers =
    plain.match(
      /(?<![\d.])(?<![\d)]\s?)(?<!(?<!\p{L})\p{L}\s?)-?\d+(?:\.\d+)?|(?<=[-+]\s?)\d+(?:\.\d+)?/gu,
    ) ?? [];
  const words = (plain.match(/\p{L}+/gu) ?? []).filter((word) => isNot.test(word) || !small.has(word));
  return new Set([...numbers, ...words.filter((word) => word.length > 1 || /[a-z]/.test(word)).map(folded)]);
}

const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((token) => other.has(token)).length;

const placeNames = ['first|1st|top', 'second|2nd', 'third|3rd', 'fourth|4th|last|bottom'].map(
  (names) =>
    new RegExp(String.raw`\bthe (?:${names}) (?:one|answer|choice|option|equation|statement)\b`, 'i'),
);

/** "A, because …": the thing that a choice is about. */
const nameOf = (choice: string): string | undefined => /^([A-Z])(?=,)/.exec(choice)?.[1]?.toLowerCase();
const nameSaid = /^\W*(?:(?:its|it's|it is|the answer is|that'?s|has to be)\s+)?([a-z])\W*$/i;

const mostOf = (choices: readonly string[], countOf: (choice: string) => number): readonly string[] => {
  const most = Math.max(0, ...choices.map(countOf));
  return most === 0 ? [] : choices.filter((choice) => countOf(choice) === most);
};

const functions = /\b(?:sqrt|sin|cos|tan|log|ln|pi)\b/g;

/** From here on what is said is said of the choices and not of something else. */
const leastShare = 0.5;

/** Whether a choice in a text is no part of longer mathematics. */
const isAlone = (choice: string, text: string): boolean => {
  const own = squeezed(plainMath(choice).replace(/−/g, '-'));
  return !/[-+*/^=]$|^[-+*/^=\d]/.test(
    squeezed(text)
      .split(own)
      .join(' ')
      .replace(/^\s+|\s+$/g, ''),
  );
};

/** All that the words leave open, and those of them that the rest of the message is nearest to. */
export type Meant = { readonly possible: readonly string[]; readonly likely: readonly string[] };
const only = (choices: readonly string[]): Meant => ({ possible: choices, likely: choices });

/**
 * The choices that a student's own words mean: one that is written or counted out, or those that have most of the words
 * and numbers by which the choices differ. Several where the words leave it open, none where they say something else.
 */
export function choicesMeant(
  end: string,
  { held, whole }: { readonly held: OpenProblem; readonly whole: string },
): Meant {
  const plain = inSigns(plainClaim(end));
  const named = choiceIn(end, held) ?? choiceIn(plain, held);
  if (named !== null) return only(isAlone(named, plain) ? [named] : []);
  const place = placeNames.findIndex((name) => name.test(end));
  const counted = held.choices[place];
  if (counted !== undefined) return only([counted]);
  // Among formulas, words and numbers in common tell nothing.
  const choices = held.choices.filter((choice) =>
    /\p{L}{3,}/u.test(plainMath(choice).replace(functions, '')),
  );
  if (choices.length < held.choices.length || mathPieces(plain).some(({ kind }) => kind !== 'value'))
    return only([]);
  const all = choices.map((choice) => [choice, tokensOf(choice)] as const);
  const common = new Set([...(all[0]?.[1] ?? [])].filter((token) => all.every(([, own]) => own.has(token))));
  const own = new Map(
    all.map(([choice, tokens]) => [choice, new Set([...tokens].filter((token) => !common.has(token)))]),
  );
  const ownOf = (choice: string): ReadonlySet<string> => own.get(choice) ?? new Set();
  const said = tokensOf(end);
  const letter = nameSaid.exec(end)?.[1]?.toLowerCase();
  const byName = choices.filter((choice) => letter !== undefined && nameOf(choice) === letter);
  const alike = choices.filter((choice) => ownOf(choice).has('!') === said.has('!') || common.has('!'));
  const known = byName.length > 0 ? byName : mostOf(alike, (choice) => shared(said, ownOf(choice)));
  const isOwn = (token: string): boolean => known.some((choice) => ownOf(choice).has(token));
  // What the question says as well speaks of no choice by itself.
  const asked = tokensOf(held.question);
  const telling = [...said].filter((token) => token === '!' || !asked.has(token) || isOwn(token));
  const ofChoice = telling.filter((token) => common.has(token) || isOwn(token));
  if (byName.length === 0 && ofChoice.length < leastShare * telling.length) return only([]);
  const closest = mostOf(known, (choice) => shared(tokensOf(whole), ownOf(choice)));
  return { possible: known, likely: closest.length > 0 ? closest : known };
}
