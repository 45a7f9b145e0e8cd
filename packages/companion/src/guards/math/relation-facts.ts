import { evaluateExact, rationalToNumber } from '@playforward/math';
import { isInLowestTerms, same } from './plain-numbers.ts';

type WordFact = readonly [RegExp, (found: readonly string[]) => boolean | null];

const num = String.raw`-?\$?\d{1,9}(?:,\d{3})*(?:\.\d{1,9})?`;
const amount = String.raw`(${num}(?:\s?[/:]\s?${num})?%?)`;
const faces = [1, 2, 3, 4, 5, 6];

/** A number, percent, fraction or ratio, as one value. */
function worthOf(text: string | undefined): number {
  const plain = (text ?? '').replace(/[$,\s]/g, '').replace(':', '/');
  const exact = evaluateExact(plain.replace('%', ''));
  return exact ? rationalToNumber(exact) / (plain.endsWith('%') ? 100 : 1) : Number.NaN;
}

const reduced = String.raw`(?:in |to )?(?:its )?(?:lowest terms|simplest (?:form|terms)|simplified|reduced|simplest)`;

const equalities: readonly WordFact[] = [
  [
    new RegExp(
      String.raw`(?<![\w./:])${amount} and ${amount} (?:are|name|show|make) (not )?(?:both )?(?:equals?|the same|equivalent|alike|one and the same|equal in value|the same (?:number|value|amount|fraction|ratio))\b(?! (?:distance|side|way|far))`,
      'gi',
    ),
    (f) => same(worthOf(f[1]), worthOf(f[2])) === (f[3] === undefined),
  ],
  [
    new RegExp(
      String.raw`(?<![\w./:])${amount},? (?:${reduced}|written ${reduced}|when ${reduced}),? (?:is|equals|=|gives|makes) ${amount}(?![\d/:])`,
      'gi',
    ),
    (f) => same(worthOf(f[1]), worthOf(f[2])) && isInLowestTerms(f[2]),
  ],
  [
    new RegExp(
      String.raw`\b(?:lowest terms|simplest form|simplest terms) of ${amount} (?:is|are|equals|=) ${amount}(?![\d/:])`,
      'gi',
    ),
    (f) => same(worthOf(f[1]), worthOf(f[2])) && isInLowestTerms(f[2]),
  ],
];

/** Which faces of a die an outcome in words means; null where the words say something else. */
function facesOf(outcome: string): number[] | null {
  const text = outcome.toLowerCase().replace(/^(?:an? |the )/, '');
  const [bound] = (text.match(/\d/) ?? []).map(Number);
  if (/^even/.test(text)) return [2, 4, 6];
  if (/^odd/.test(text)) return [1, 3, 5];
  if (/^prime/.test(text)) return [2, 3, 5];
  if (bound === undefined) return null;
  if (/^(?:number )?(?:more|greater|bigger|higher|larger) than|^(?:number )?(?:above|over|>)/.test(text))
    return faces.filter((face) => face > bound);
  if (/^(?:number )?(?:less|smaller|lower|fewer) than|^(?:number )?(?:below|under|<)/.test(text))
    return faces.filter((face) => face < bound);
  if (/^(?:number )?at least/.test(text)) return faces.filter((face) => face >= bound);
  if (/^(?:number )?at most/.test(text)) return faces.filter((face) => face <= bound);
  if (/^multiple of/.test(text)) return faces.filter((face) => face % bound === 0);
  if (!/^\d(?:,? (?:or |and |an? )*\d)*$/.test(text)) return null;
  return faces.filter((face) => text.includes(String(face)));
}

const outcome = String.raw`((?:an? |the )?(?:\d(?:(?:, | or |, or )(?:an? )?\d){0,4}|(?:even|odd|prime) number|number (?:[a-z]+ than|above|below|over|under) \d|(?:more|greater|less|bigger|smaller) than \d|at least (?:an? )?\d|at most (?:an? )?\d|multiple of \d))`;
const die = String.raw`(?:(?:on|with|from) (?:an?|1|one|the) )?(?:fair |normal |usual |standard |six-sided |6-sided )*(?:die|dice|number cube)`;
const chance = String.raw`(?:probability|chance)`;

function dieHolds(said: string, told: string): boolean | null {
  const wanted = facesOf(said);
  return wanted === null ? null : same(wanted.length / 6, worthOf(told));
}

const dice: readonly WordFact[] = [
  [
    new RegExp(
      String.raw`\b(?:rolling|getting|throwing|to roll|to get) ${outcome} ${die} (?:has|is|comes with|with|happens with)(?: an?)? ${chance}(?: of| is|:)? ${amount}`,
      'gi',
    ),
    (f) => dieHolds(f[1] ?? '', f[2] ?? ''),
  ],
  [
    new RegExp(
      String.raw`\b${chance} (?:of|for|to) (?:rolling |getting |throwing |roll |get )?${outcome} ${die} (?:is|equals|=) ${amount}`,
      'gi',
    ),
    (f) => dieHolds(f[1] ?? '', f[2] ?? ''),
  ],
];

/** Statements that two amounts are equal, that one is reduced to the other, and how likely a die shows what is said. */
export const relationFacts: readonly WordFact[] = [...equalities, ...dice];
