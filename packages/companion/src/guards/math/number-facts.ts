import { type WordFact, wordFacts } from './measure-facts.ts';
import { relationFacts } from './relation-facts.ts';
import { schoolFacts } from './school-facts.ts';

type Truth = 'true' | 'false';

const isPrime = (value: number): boolean => {
  if (!Number.isInteger(value) || value < 2) return false;
  for (let divisor = 2; divisor * divisor <= value; divisor += 1) if (value % divisor === 0) return false;
  return true;
};

const whole = String.raw`(-?\d{1,9})`;
const subject = (text: string): RegExp => new RegExp(text.replaceAll('N', whole), 'gi');
const numbers = (list: string): number[] => (list.match(/-?\d{1,9}(?:\.\d{1,9})?/g) ?? []).map(Number);

type Fact = readonly [RegExp, (found: readonly string[]) => boolean];
const at = (found: readonly string[], index: number): number => Number(found[index]);

function isFactorList(found: readonly string[]): boolean {
  const all = numbers(found[2] ?? '');
  return all.length > 0 && all.every((value) => value !== 0 && at(found, 1) % value === 0);
}

/** Rounds half away from zero, on the written digits. */
function roundsTo(found: readonly string[]): boolean {
  const places: Readonly<Record<string, number>> = {
    one: 0,
    '1': 0,
    whole: 0,
    integer: 0,
    unit: 0,
    dollar: 0,
    ten: -1,
    hundred: -2,
    thousand: -3,
    '10': -1,
    '100': -2,
    '1000': -3,
    tenth: 1,
    hundredth: 2,
    thousandth: 3,
    cent: 2,
  };
  const place = places[(found[2] ?? '').toLowerCase().replace(/ (?:number|cent)$/, '')];
  if (place === undefined) return false;
  const scale = 10 ** place;
  const value = at(found, 1);
  return (
    Math.abs((Math.sign(value) * Math.round(Math.abs(value) * scale + 1e-9)) / scale - at(found, 3)) < 1e-9
  );
}

const list = String.raw`((?:-?\d{1,9}(?:, and |, | and )?){1,20})`;
const facts: readonly Fact[] = [
  [
    subject(String.raw`\bN is (?:a )?(?:not (?:a )?)?prime(?: number)?\b`),
    (found) => isPrime(at(found, 1)) !== /not/i.test(found[0] ?? ''),
  ],
  [
    subject(String.raw`\bN is (?:a )?(?:not (?:a )?)?composite\b`),
    (found) => (at(found, 1) > 3 && !isPrime(at(found, 1))) !== /not/i.test(found[0] ?? ''),
  ],
  [subject(String.raw`\bN is (?:an )?even(?: number)?\b`), (found) => at(found, 1) % 2 === 0],
  [subject(String.raw`\bN is (?:an )?odd(?: number)?\b`), (found) => at(found, 1) % 2 !== 0],
  [
    subject(String.raw`\bN is (not )?(?:evenly )?divisible by N\b`),
    (found) => (at(found, 1) % at(found, 3) === 0) === (found[2] === undefined),
  ],
  [
    subject(String.raw`\bN is (not )?a multiple of N\b`),
    (found) => (at(found, 1) % at(found, 3) === 0) === (found[2] === undefined),
  ],
  [
    subject(String.raw`\bN is (not )?a (?:common )?(?:factor|divisor) of N\b`),
    (found) => (at(found, 3) % at(found, 1) === 0) === (found[2] === undefined),
  ],
  [
    subject(String.raw`\bN (?:goes|fits) into N (?:exactly )?N times\b`),
    (found) => at(found, 1) * at(found, 3) === at(found, 2),
  ],
  [
    subject(String.raw`\bN (?:goes|divides) (?:evenly )?into N\b(?! (?:exactly )?-?\d)`),
    (found) => at(found, 2) % at(found, 1) === 0,
  ],
  [subject(String.raw`\bfactors of N (?:are|include) ${list}`), isFactorList],
  [
    subject(String.raw`\bmultiples of N (?:are|include) ${list}`),
    (found) => numbers(found[2] ?? '').every((value) => value % at(found, 1) === 0),
  ],
  [
    subject(String.raw`\bN ?\/ ?N\)? (?:is|equals|=) N,? (?:with )?(?:a )?(?:remainder|r)(?: of)? N\b`),
    (found) =>
      at(found, 1) === at(found, 2) * at(found, 3) + at(found, 4) && at(found, 4) < Math.abs(at(found, 2)),
  ],
  [
    /(-?\d{1,9}(?:\.\d{1,9})?) (?:rounded )?(?:rounds? |is |equals )?(?:rounded )?to the nearest (whole number|integer|dollar|cent|10{0,3}|one|ten|hundred|thousand|tenth|hundredth|thousandth),? (?:is |equals |= ?|gives |as )?(-?\d{1,9}(?:\.\d{1,9})?)/gi,
    roundsTo,
  ],
  [
    /()(?<=^|[^.\d])(-?\d{1,9}(?:\.\d{1,9})?) rounds? (?:up |down )?to (-?\d{1,9}(?:\.\d{1,9})?)/gi,
    (found) =>
      Math.abs(at(found, 2) - at(found, 3)) <=
      0.5 * 10 ** Math.max(0, Math.ceil(Math.log10(Math.abs(at(found, 2)) + 1)) - 1),
  ],
];

/** Statements about whole numbers in words, as '7 is prime' or '17 / 5 is 3 remainder 2'. */
export type NumberFacts = {
  /** The statement, and whether it is true. */
  readonly found: readonly { readonly text: string; readonly truth: Truth }[];
  /** The sentence without them. */
  readonly rest: string;
};

export function findNumberFacts(sentence: string): NumberFacts {
  const found: { text: string; truth: Truth }[] = [];
  let rest = sentence;
  const all: readonly WordFact[] = [...relationFacts, ...schoolFacts, ...wordFacts, ...facts];
  for (const [pattern, holds] of all) {
    rest = rest.replace(pattern, (text, ...groups: unknown[]) => {
      const words = groups.map((group) => (typeof group === 'string' ? group : undefined)) as string[];
      const truth = holds([text, ...words]);
      if (truth === null) return text;
      found.push({ text, truth: truth ? 'true' : 'false' });
      return ' ; ';
    });
  }
  return { found, rest };
}
