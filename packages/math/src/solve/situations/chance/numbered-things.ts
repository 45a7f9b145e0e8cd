import { cutter } from '../../reading/cutter.ts';
import { countOf, countText } from '../../reading/number-texts.ts';

/** A coin shows 1 for heads and 0 for tails; all others show one of their numbers. */
export type Thing = {
  readonly name: 'coin' | 'numbers';
  readonly word: string;
  readonly faces: readonly number[];
};
export type Test = (value: number) => boolean;

const upTo = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i + 1);
const isPrime = (n: number): boolean => n > 1 && upTo(n).filter((d) => n % d === 0).length === 2;

export const things =
  '(?:spinner|wheel|cards?|balls?|tiles?|slips?(?: of paper)?|tickets?|chips?|discs?|counters?|marbles?|pieces? of paper|papers?|tokens?|sections?|parts?|spaces?|sectors?|die|dice|cubes?)';
const range = String.raw`(?:that (?:are|is) |are |is |which are )?(?:(?:numbered|labell?ed|marked|with (?:the )?(?:numbers|faces|numbers on it)|numbers)(?: with)?(?: the numbers)?(?: from)?) 1 ?(?:to|through|-|up to) ?(\d{1,3})`;

const atoms: readonly (readonly [RegExp, (k: number) => Test])[] = [
  [/^even(?: numbers?)?$/, () => (v) => v % 2 === 0],
  [/^odd(?: numbers?)?$/, () => (v) => v % 2 === 1],
  [/^primes?(?: numbers?)?$/, () => isPrime],
  [/^composites?(?: numbers?)?$/, () => (v) => v > 3 && !isPrime(v)],
  [
    new RegExp(
      `^(?:numbers? )?(?:that (?:is|are) )?(?:greater|more|higher|larger|bigger|above|over)(?: than)? ${countText}$`,
    ),
    (k) => (v) => v > k,
  ],
  [
    new RegExp(
      `^(?:numbers? )?(?:that (?:is|are) )?(?:less|lower|smaller|below|under|fewer)(?: than)? ${countText}$`,
    ),
    (k) => (v) => v < k,
  ],
  [new RegExp(`^(?:numbers? )?(?:that (?:is|are) )?at least ${countText}$`), (k) => (v) => v >= k],
  [new RegExp(`^(?:numbers? )?(?:that (?:is|are) )?at most ${countText}$`), (k) => (v) => v <= k],
  [new RegExp(`^(?:multiples? of|(?:numbers? )?divisible by) ${countText}$`), (k) => (v) => v % k === 0],
  [new RegExp(`^(?:factors?|divisors?) of ${countText}$`), (k) => (v) => k % v === 0],
  [new RegExp(`^(?:number |the number )?${countText}(?:e?s|'s)?$`), (k) => (v) => v === k],
];
const filler =
  /\b(?:an?|the|it|you|we|he|she|they|spins?|spinning|rolls?|rolling|gets?|getting|lands?|landing|land|throw(?:s|ing)?|draws?|drawing|picks?|picking|pulls?|choos(?:e|es|ing)|on|shows?|showing|show|will|be|is|are|of|come up|comes up|and then|rolled|spun|drawn|landed)\b/g;

/** What one number has to be; parts joined by `or` are enough one by one. */
export function testOf(text: string): Test | null {
  const parts = text
    .replace(new RegExp(`${countText} or (?:more|higher|greater|larger)(?! than)`, 'g'), 'at least $1')
    .replace(new RegExp(`${countText} or (?:less|lower|smaller|fewer)(?! than)`, 'g'), 'at most $1')
    .split(/\bor\b/)
    .map((part) => {
      const not = /\b(?:not|n't)\b/.test(part);
      const plain = part
        .replace(/\bnot\b/g, ' ')
        .replace(/\bmultiples? of\b/g, 'multipleof')
        .replace(/\b(factors?|divisors?) of\b/g, 'factorof')
        .replace(filler, ' ')
        .replace(/multipleof/g, 'multiple of')
        .replace(/factorof/g, 'factor of')
        .replace(/\s+/g, ' ')
        .trim();
      for (const [shape, make] of atoms) {
        const found = shape.exec(plain);
        if (!found) continue;
        const test = make(countOf(found[1] ?? '0'));
        return not ? (v: number): boolean => !test(v) : test;
      }
      return null;
    });
  return parts.every((part) => part !== null) ? (v) => parts.some((part) => part(v)) : null;
}

export const coinTest = (text: string): Test | null => {
  const plain = text
    .replace(filler, ' ')
    .replace(/\b(?:coin|flip(?:ping)?|toss(?:ing)?)\b/g, ' ')
    .trim();
  return /^heads?$/.test(plain) ? (v) => v === 1 : /^tails?$/.test(plain) ? (v) => v === 0 : null;
};

/** The things of a text, and what is left of it. */
export function thingsIn(text: string): { readonly things: readonly Thing[]; readonly rest: string } | null {
  const cut = cutter(text);
  const found: (Thing & { at: number })[] = [];
  const add = (shape: RegExp, make: (match: RegExpExecArray) => Thing | null): boolean => {
    for (let match = cut.take(shape); match; match = cut.take(shape)) {
      const thing = make(match);
      if (!thing) return false;
      found.push({ ...thing, at: text.indexOf(match[0]) });
    }
    return true;
  };
  const numbers = (word: string | undefined, top: string | undefined): Thing | null => {
    const n = Number(top);
    return n >= 2 && n <= 100
      ? {
          name: 'numbers',
          word: /die|dice|cube/.test(word ?? '')
            ? 'die'
            : /spin|wheel|sect|part|space/.test(word ?? '')
              ? 'spinner'
              : 'cards',
          faces: upTo(n),
        }
      : null;
  };
  const ok =
    add(
      new RegExp(
        String.raw`\b(spinner|wheel|die|number cube|cube)(?: (?:with|has|have|having|that has|is divided into|divided into|split into|into))+ (?:${countText} )?(?:equal |same[- ]size |congruent |sized )*(?:sections|parts|spaces|sectors|regions|faces|areas|pieces)?,? ?(?:that are |are |is |all |which are )*(?:numbered|labell?ed|marked|with (?:the )?numbers|numbers)?(?: with)?(?: from)? ?1 ?(?:to|through|-|up to) ?(\d{1,3})`,
      ),
      ([, word, many, top]) =>
        many !== undefined && countOf(many) !== Number(top) ? null : numbers(word, top),
    ) &&
    add(
      new RegExp(
        String.raw`(?:\b${countText} (?:identical |equal )?)?(?:\b(?:an? |the |number )*(${things}) )${range}`,
      ),
      ([, many, word, top]) =>
        many !== undefined && countOf(many) !== Number(top) && !/spinner|wheel|die|dice|cube/.test(word ?? '')
          ? null
          : numbers(word, top),
    ) &&
    add(
      new RegExp(
        String.raw`\b(?:an? |the )?(?:fair )?${countText}[- ]sided (?:number )?(?:die|dice)\b(?:,? (?:with )?${range})?`,
      ),
      ([, many = '', top]) =>
        top !== undefined && countOf(many) !== Number(top) ? null : numbers('die', `${countOf(many)}`),
    ) &&
    add(
      /\b(?:an? |the |one |1 )?(?:fair |standard |six[- ]sided |6[- ]sided |normal |regular )*(?:number cubes?|dice|die)\b/,
      () => ({ name: 'numbers', word: 'die', faces: upTo(6) }),
    ) &&
    add(/\b(?:an? |the |one |1 )?(?:fair )?coin\b/, () => ({ name: 'coin', word: 'coin', faces: [0, 1] }));
  if (!ok) return null;
  found.sort((a, b) => a.at - b.at);
  return { things: found, rest: cut.rest() };
}

/** Things that are named again are no further ones. */
export function withoutNamesAgain(list: readonly Thing[]): readonly Thing[] {
  return list.filter((one, i) => list.findIndex(({ word }) => word === one.word) === i);
}
