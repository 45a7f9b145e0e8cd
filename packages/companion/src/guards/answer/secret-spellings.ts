import { type Rational, rationalToDecimalText } from '@playforward/math';
import { plainLetters, writtenOnce } from '../text/plain-letters.ts';
import { spellAbroad } from '../text/spell-abroad.ts';
import {
  minusWords,
  spellDecimal,
  spellDigits,
  spellFraction,
  spellMixed,
  spellPercent,
  spellWhole,
} from '../text/spell-number.ts';
import type { Secret } from './secret.ts';

const large = 1_000_000n;

const absolute = (value: Rational): Rational => ({ n: value.n < 0n ? -value.n : value.n, d: value.d });

function spellingsOfPart(value: Rational): string[] {
  const { n, d } = absolute(value);
  if (n >= large || d >= large) return [];
  const found: string[] = [];
  if (d === 1n) {
    found.push(...spellWhole(Number(n)), ...spellAbroad(Number(n)), ...turnedTens(Number(n)));
    if (n > 9n) found.push(...spellDigits(String(n)));
  } else {
    found.push(...spellFraction(Number(n), Number(d)));
    const decimal = rationalToDecimalText({ n, d });
    if (decimal !== null && /^\d+\.\d{1,6}$/.test(decimal)) {
      found.push(...spellDecimal(decimal), ...spellDigits(decimal));
    }
    const whole = n / d;
    if (whole > 0n) found.push(...spellMixed(Number(whole), Number(n % d), Number(d)));
  }
  const percent = { n: n * 100n, d };
  if (d !== 1n && percent.n % d === 0n) found.push(...spellPercent(Number(percent.n / d)));
  return found;
}

/** 'two and thirty', as old songs count. */
function turnedTens(value: number): string[] {
  if (value < 21 || value > 99 || value % 10 === 0) return [];
  const [ten, unit] = [spellWhole(value - (value % 10))[0], spellWhole(value % 10)[0]];
  return [`${unit} and ${ten}`];
}

/** A percent key may be told by its number alone. */
function percentSpellings({ parts, isPercent }: Secret): string[] {
  return isPercent
    ? parts.flatMap(({ n, d }) =>
        (n * 100n) % d === 0n ? spellingsOfPart({ n: (n * 100n) / d, d: 1n }) : [],
      )
    : [];
}

const tidy = (words: string): string => words.replace(/[-\s]+/g, ' ').trim();
const turn = (words: string): string =>
  words.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97));

/** Spellings that are also looked for backwards; plain ones come first. */
const mostDisguised = 60;

/** Words as common in English as the number they also are in some language, or shorter than two letters. */
const everyday = new Set(
  'a an one un une ein eine um uma die sin once sei me set no net elf on ne do due cent null mi half third fourth quarter quart fifth sixth seventh eighth ninth tenth demi point bay chin nam sau bon go san on sam si ba shi er o ni i il sa yuk gu sip tam hai lima char do net dus set hana teen go anim mia dva tri sem fem tre sex tio pal ju yi ek yon uc bir sta iki een tien zes acht vier drie ett'.split(
    ' ',
  ),
);

export type Spellings = {
  /** Looked for as whole words. */
  readonly words: ReadonlySet<string>;
  /** The same without spaces; looked for where letters are spread out. */
  readonly joined: ReadonlySet<string>;
  /** Words that mean the value only after a phrase like 'the answer is'. */
  readonly weak: ReadonlySet<string>;
  /** Written backwards or with letters turned by thirteen places. */
  readonly disguised: ReadonlySet<string>;
  /** `joined` with every run of one letter written once, for stretched words. */
  readonly once: ReadonlySet<string>;
  /** Long ones as `loosely` writes them, for words misspelled on purpose. */
  readonly loose: ReadonlySet<string>;
  /** Whether the problem itself says the value in words. */
  readonly isAsked: boolean;
  readonly longest: number;
};

/** The key in words of six languages, backwards and turned by thirteen letters. */
export function spellingsOf(secret: Secret): Spellings {
  const own =
    secret.parts.length > 1
      ? pairSpellings(secret)
      : [...secret.parts.flatMap(spellingsOfPart), ...percentSpellings(secret)];
  // A pair has thousands of spellings already; its signs are read part by part.
  const minuses = secret.parts.length > 1 ? minusWords.slice(0, 2) : minusWords;
  const signed = secret.parts.some(({ n }) => n < 0n)
    ? own.flatMap((each) => [each, ...minuses.map((minus) => `${minus} ${each}`)])
    : own;
  const all = [...new Set(signed.map(tidy))];
  const words = new Set(all.filter((each) => !everyday.has(each)));
  const weak = new Set(all.filter((each) => everyday.has(each)));
  const joined = new Set(all.map((each) => each.replaceAll(' ', '')).filter((each) => each.length > 2));
  const disguised = new Set(
    [...joined]
      .slice(0, mostDisguised)
      .flatMap((each) => [[...each].reverse().join(''), turn(each)])
      .filter((each) => each.length > 2 && each !== 'net'),
  );
  const asked = ` ${plainLetters(secret.question).replace(/[^\p{L}]+/gu, ' ')} `;
  return {
    words,
    weak,
    joined,
    disguised,
    once: new Set([...joined].map(writtenOnce)),
    loose: new Set([...joined].filter((each) => each.length > 7).map(loosely)),
    isAsked: [...words].some((word) => word.length > 2 && asked.includes(` ${word} `)),
    longest: Math.max(1, ...all.map((each) => each.split(' ').length)),
  };
}

/** A word without what is written in many ways: doubled letters, d for t, too for two. */
export const loosely = (word: string): string =>
  writtenOnce(
    word
      .replaceAll('too', 'two')
      .replaceAll('d', 't')
      .replace(/[^\p{L}]/gu, ''),
  );

const joiners = [
  'to',
  'and',
  'by',
  'a',
  'zu',
  'y',
  'et',
  'und',
  'por',
  'for every',
  'comma',
  'pour',
  'per',
  'su',
  'fur',
  'para',
  'contre',
  'gegen',
];

function pairSpellings({ parts }: Secret): string[] {
  const [first, second] = parts;
  if (!first || !second || parts.length > 2) return [];
  if (first.d !== 1n || second.d !== 1n) return [];
  const [left, right] = [first, second].map(({ n }) => spellWhole(Number(n < 0n ? -n : n)));
  return (left ?? []).flatMap((one) =>
    (right ?? []).flatMap((other) => joiners.map((joiner) => `${one} ${joiner} ${other}`)),
  );
}
