import { exactValue } from '../../algebra/normal-form.ts';
import {
  addRational,
  compareRational,
  equalRational,
  multiplyRational,
  type Rational,
  rational,
} from '../../rational/rational.ts';
import { rationalToDecimalText, rationalToFractionText } from '../../rational/rational-text.ts';
import { parseMath } from '../../read/parse.ts';
import { formulasOf } from '../exercises/exercise.ts';
import { addStep, type Method, startChain, type Worked } from '../proof/chain.ts';
import { sumOf } from '../proof/prove-counting.ts';
import { readNumberList } from '../question/read-number-list.ts';
import { type Pattern, patternOf, toldPattern } from './solve-sequence.ts';

const text = (value: Rational): string => rationalToDecimalText(value) ?? rationalToFractionText(value);
const count = String.raw`(\d{1,4})`;
const number = String.raw`-?(?:\d+\/\d+|\d*\.?\d+)`;

const worked = formulasOf('series');

const arithmetic = (a: Rational, d: Rational, n: string): Worked | null =>
  worked('S = n/2 · (2 · a + (n - 1) · d)', { a: text(a), d: text(d), n }, 'sum-arithmetic');

function geometric(a: Rational, r: Rational, n: string): Worked | null {
  if (Number(n) > 40 || r.n === r.d) return null;
  return worked(
    'S = a · (1 - r^n)/(1 - r)',
    { a: text(a), r: rationalToFractionText(r), n },
    'sum-geometric',
  );
}

function infinite(a: Rational, r: Rational): Worked | null {
  if (compareRational(r, rational(1)) >= 0 || compareRational(r, rational(-1)) <= 0) return null;
  return worked(
    'S = a/(1 - r)',
    { a: rationalToFractionText(a), r: rationalToFractionText(r) },
    'sum-infinite',
  );
}

/** The sum of the first n terms. */
const sumOfTerms = ({ kind, first, step }: Pattern, n: string): Worked | null =>
  kind === 'add' ? arithmetic(first, step, n) : geometric(first, step, n);

type Listed = { readonly pattern: Pattern; readonly size: number };

/** The terms that a sentence lists, joined by commas or plus signs. */
function patternIn(words: string): Listed | null {
  const found = new RegExp(String.raw`${number}(?:\s*[,+]\s*${number}|\s*-\s*(?=\d)${number}){2,}`).exec(
    words,
  )?.[0];
  const list =
    found === undefined
      ? null
      : readNumberList(found.replace(/\s*\+\s*/g, ', ').replace(/(?<=\d)\s+-\s+/g, ', -'));
  const values = list?.map((item) => exactValue(item)).filter((value) => value !== null) ?? [];
  const pattern = values.length < 3 ? null : patternOf(values);
  return pattern && { pattern, size: values.length };
}

/** Σ of a rule, its terms written out and added; at most 12 terms. */
function sigma(words: string): Worked | null {
  const found =
    /(?:sum|summation|Σ|∑|sigma)\s*(?:of\s+(.+?)\s+)?(?:(?:from|for)\s+|(?<=[^a-z]))([a-z])\s*=\s*(-?\d{1,3})\s*(?:to|through|\.\.)\s*(-?\d{1,4})(?:\s*(?:of|,|:)?\s*(.+))?$/i.exec(
      words,
    ) ??
    /^[Σ∑]_?\s*[({]?\s*()([a-z])\s*=\s*(-?\d{1,3})\s*[)}]?\s*\^\s*[({]?\s*(-?\d{1,4})\s*[)}]?\s*(.+)$/.exec(
      words,
    );
  if (!found) return null;
  const [, before, named = '', low = '', high = '', after] = found;
  // i is a number of its own, so a rule that counts by it is told by another letter.
  const letter = named === 'i' ? 'k' : named;
  const told = (before || after || '').trim();
  if (named === 'i' && /(?<![a-z])k(?![a-z])/.test(told)) return null;
  const rule = named === 'i' ? told.replace(/(?<![a-z])i(?![a-z])/g, 'k') : told;
  const [from, to] = [Number(low), Number(high)];
  const value = rule === '' ? null : sumOf(rule, { letter, from, to });
  if (!value || to - from > 200) return null;
  const start = `Σ(${letter} = ${from}..${to}, ${rule})`;
  const chain = startChain(start);
  const terms = Array.from({ length: to - from + 1 }, (_, i) =>
    sumOf(rule, { letter, from: from + i, to: from + i }),
  );
  if (terms.length <= 12 && terms.length > 1)
    addStep(
      chain,
      terms
        .map((term, i) => (i > 0 && term && term.n < 0n ? `(${text(term)})` : text(term ?? rational(0))))
        .join(' + '),
      {
        rule: 'write-terms',
        proof: 'counting',
      },
    );
  addStep(chain, rationalToFractionText(value), { rule: 'write-terms', proof: 'counting' });
  const half = Math.floor((from + to) / 2);
  const parts = [sumOf(rule, { letter, from, to: half }), sumOf(rule, { letter, from: half + 1, to })];
  const claim =
    parts.every((part) => part !== null) && to > from
      ? `${parts.map((part) => `(${rationalToFractionText(part ?? rational(0))})`).join(' + ')} = ${rationalToFractionText(value)}`
      : `${start} = ${rationalToFractionText(value)}`;
  return {
    kind: 'series',
    chain,
    answer: rationalToFractionText(value),
    check: [{ claim, holds: true, proof: 'counting' }],
  };
}

function counted(words: string): Worked | null {
  const all = new RegExp(
    String.raw`sum of (?:the )?first ${count} (positive integers|natural numbers|whole numbers|counting numbers|integers|numbers|odd (?:positive )?(?:numbers|integers)|even (?:positive )?(?:numbers|integers)|positive (?:even|odd) (?:numbers|integers))$`,
    'i',
  ).exec(words);
  if (all) {
    const odd = /odd/i.test(all[2] ?? '');
    const even = /even/i.test(all[2] ?? '');
    return arithmetic(rational(even ? 2 : 1), rational(odd || even ? 2 : 1), all[1] ?? '1');
  }
  const between =
    /sum of (?:all )?(?:the )?(?:integers|numbers|whole numbers) from (\d{1,4}) (?:to|through) (\d{1,4})(?: inclusive)?$/i.exec(
      words,
    );
  if (between) {
    const [a, b] = [Number(between[1]), Number(between[2])];
    return b > a ? arithmetic(rational(a), rational(1), `${b - a + 1}`) : null;
  }
  return null;
}

/** `2 + 6 + 18 + … + 486`: the pattern of the first terms, up to the last one. */
function upToLast(words: string): Worked | null {
  const found = /((?:-?[\d./]+\s*\+\s*){2,})(?:\.\.\.|…)\s*\+\s*(-?[\d./]+)$/.exec(words);
  const last = found?.[2] === undefined ? null : parseMath(found[2]);
  const goal = last?.ok ? exactValue(last.node) : null;
  const listed = found?.[1] === undefined ? null : patternIn(found[1].replace(/\s*\+\s*$/, ''));
  if (!listed || !goal) return null;
  const { kind, first, step } = listed.pattern;
  let [term, n] = [first, 1];
  while (n < 200 && !equalRational(term, goal)) {
    term = kind === 'add' ? addRational(term, step) : multiplyRational(term, step);
    n += 1;
  }
  return n <= listed.size || !equalRational(term, goal) ? null : sumOfTerms(listed.pattern, `${n}`);
}

/** Sums of arithmetic and geometric sequences, with an end or without, and sums of a rule. */
export const solveSeries: Method = ({ words, asked }) => {
  const ends = upToLast(words);
  if (ends) return ends;
  if (asked !== 'sum-of-terms') return sigma(words);
  if (/\bnext\b/i.test(words)) return null;
  const known = counted(words) ?? sigma(words);
  if (known) return known;
  const told = toldPattern(words);
  const listed = told ? { pattern: told, size: 0 } : patternIn(words);
  // How many terms are told in a list is not how many are added: `the first 3 terms are 2, 6, 18`.
  const behind = new RegExp(String.raw`\bsum\b[^.?!]*?\b${count} terms`, 'i').exec(words);
  const [only, more] = words.matchAll(new RegExp(String.raw`\b${count} terms`, 'gi'));
  if (!behind && more) return null;
  const terms = behind ?? only;
  if (!listed) return null;
  const { pattern, size } = listed;
  if (/\binfinite\b|…|\.\.\.\s*$|\+\s*$/i.test(words) && !terms)
    return pattern.kind === 'add' ? null : infinite(pattern.first, pattern.step);
  const n = terms?.[1] ?? (told || /…|\.\.\./.test(words) ? undefined : `${size}`);
  return n === undefined ? null : sumOfTerms(pattern, n);
};
