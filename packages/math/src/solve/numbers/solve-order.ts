import { numberValue } from '../../algebra/number-value.ts';
import { evaluateExact } from '../../judge/equivalent.ts';
import { compareRational, greatestCommonDivisor, type Rational, rational } from '../../rational/rational.ts';
import { rationalToDecimalText, rationalToNumber } from '../../rational/rational-text.ts';
import { parseMath } from '../../read/parse.ts';
import { addStep, type Method, startChain, type Worked } from '../proof/chain.ts';

/** `near` where the value only stands for a number without a last decimal. */
type Typed = { readonly text: string; readonly value: Rational; readonly near?: true };

const single = String.raw`-?\d*(?:√\d+|π)(?:\/\d+)?|-?(?:\d+ \d+\/\d+|\d+\/\d+|\d[\d,]*\.?\d*|\.\d+)\s?%?`;
/** A number, or a share of one: `2/3 of 48` is one value. */
const number = new RegExp(String.raw`(?:${single})(?:\s*\bof\s+(?:${single}))?`, 'g');
/** `15% of 200` as the product it is. */
const asProduct = (text: string): string => text.replace(/\s*\bof\s+/, ' · ');
/** `15% more than 200` asks for a number and compares none. */
const sizeOfDifference =
  /^(?:what is |find )?[\d./]+\s?%?\s+(?:less|more|greater|higher|lower|smaller|bigger) than\b/i;
const most = 8;
/** Words of a question about numbers alone; any other word tells of things, and of a story. */
const known = new Set(
  `is are which what of these the numbers number fractions fraction decimals decimal integers values from to least
  greatest smallest largest biggest highest lowest most ascending descending order arrange put sort write list rank compare bigger larger greater smaller
  less more than or and in one a an between on equal same as it`.split(/\s+/),
);

/** A root or a multiple of π by its decimals, more of them than are needed to tell it from its neighbours. */
function nearTyped(text: string): Typed | null {
  const read = parseMath(text);
  const size = read.ok ? numberValue(read.node, new Map()) : Number.NaN;
  if (!Number.isFinite(size)) return null;
  return { text, value: rational(Math.round(size * 1e6), 1e6), near: true };
}

/** A list with numbers that have no last decimal: each of these by its first decimals, as many as set all apart. */
function comparedByDecimals(typed: readonly Typed[], rest: Omit<Worked, 'kind' | 'chain'>): Worked | null {
  const sizes = typed.map(({ value }) => rationalToNumber(value)).sort((a, b) => a - b);
  const gap = Math.min(...sizes.slice(1).map((size, i) => size - (sizes[i] ?? size)));
  if (gap < 1e-4) return null;
  const places = Math.max(2, Math.ceil(-Math.log10(gap)) + 1);
  const parts = typed.flatMap(({ text, value, near }) => {
    if (near === undefined) return [];
    const chain = startChain(text);
    addStep(chain, rationalToNumber(value).toFixed(places), {
      rule: 'near-decimal',
      fill: { number: text },
      proof: 'rounded',
    });
    return [chain];
  });
  const steps = parts.flatMap((chain) => chain.steps);
  const chain = { at: steps.at(-1)?.to ?? '', steps, proven: parts.every(({ proven }) => proven) };
  return { ...rest, kind: 'comparison', chain };
}

function readNumbers(words: string): readonly Typed[] | null {
  const texts = words.match(number) ?? [];
  const rest =
    words
      .replace(number, ' ')
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  // `3 of 4` is no product.
  if (/(?<![\d/.])\d+\s+of\s+\d/.test(words)) return null;
  if (texts.length < 2 || texts.length > most || !rest.every((word) => known.has(word))) return null;
  if (/[+*^=÷×<>]/.test(words.replace(number, ' '))) return null;
  const typed = texts.map((text) => {
    const plain = text
      .trim()
      .replace(/\s?%$/, '%')
      .replace(/,(?=\d{3})/g, '')
      .replace(/,$/, '');
    const value = evaluateExact(asProduct(plain));
    return value ? { text: plain, value } : nearTyped(plain);
  });
  return typed.every((one) => one !== null) ? typed : null;
}

/** All as decimals where every one ends, otherwise over one bottom, so that they can be compared at sight. */
function alike(typed: readonly Typed[]): (value: Rational) => string {
  const bottom = typed.reduce((m, { value: { d } }) => (m * d) / greatestCommonDivisor(m, d), 1n);
  const places = Math.max(
    ...typed.map(({ value }) => (rationalToDecimalText(value)?.split('.')[1] ?? '').length),
  );
  const decimals =
    typed.every(({ value }) => rationalToDecimalText(value) !== null) &&
    typed.some(({ text }) => /[.%]/.test(text));
  if (!decimals) return ({ n, d }) => (bottom === 1n ? `${n}` : `${n * (bottom / d)}/${bottom}`);
  return (value) => {
    const [whole = '0', part = ''] = (rationalToDecimalText(value) ?? '').split('.');
    return places === 0 ? whole : `${whole}.${part.padEnd(places, '0')}`;
  };
}

/** An order told by its two ends; the first group is where it begins with the large one. */
const endToEnd =
  /\b(?:(greatest|largest|biggest|highest|most|large|high)|least|smallest|lowest|small|low)(?: (?:one|number|value))? to (?:the )?(?:greatest|largest|biggest|highest|most|large|high|least|smallest|lowest|small|low)\b/i;

const signOf = (a: Typed, b: Typed): '<' | '>' | '=' => {
  const order = compareRational(a.value, b.value);
  return order < 0 ? '<' : order > 0 ? '>' : '=';
};

function answerFor(words: string, typed: readonly Typed[], sorted: readonly Typed[]): string | null {
  const [a, b, more] = typed;
  if (!a || !b) return null;
  if (/\b(?:order|arrange|sort|put|rank|ascending|descending)\b/i.test(words) || endToEnd.test(words))
    return sorted.map(({ text }) => text).join(', ');
  const [small, large] = [sorted[0], sorted.at(-1)];
  const asked = /\b(?:bigger|biggest|larger|largest|greater|greatest|more)\b/i.exec(words)
    ? 'large'
    : /\b(?:smaller|smallest|less|least)\b/i.exec(words)
      ? 'small'
      : null;
  const sign = signOf(a, b);
  if (!more && /\bcompare\b/i.test(words)) return `${a.text} ${sign} ${b.text}`;
  if (!more && /^is\b/i.test(words)) {
    const wanted = asked === 'large' ? '>' : asked === 'small' ? '<' : '=';
    return `${sign === wanted ? 'yes' : 'no'}: ${a.text} ${sign} ${b.text}`;
  }
  if (asked === null || !small || !large) return null;
  if (!more && sign === '=') return `they are equal: ${a.text} = ${b.text}`;
  return asked === 'large' ? large.text : small.text;
}

function compared(words: string, typed: readonly Typed[]): Worked | null {
  const up = [...typed].sort((a, b) => compareRational(a.value, b.value));
  const down = /\bdescending\b/i.test(words) || endToEnd.exec(words)?.[1] !== undefined;
  const sorted = down ? [...up].reverse() : up;
  const answer = answerFor(words, typed, down ? sorted : up);
  if (answer === null) return null;
  const check = up.slice(1).map((value, i) => ({
    claim: asProduct(`${up[i]?.text} <= ${value.text}`),
    holds: true,
  }));
  if (typed.some(({ near }) => near !== undefined)) return comparedByDecimals(typed, { answer, check });
  const write = alike(typed);
  const chain = startChain(typed.map(({ text }) => asProduct(text)).join(', '));
  const even = typed.map(({ value }) => write(value)).join(', ');
  addStep(chain, even, { rule: even.includes('/') ? 'common-denominator-of-all' : 'same-places' });
  const inOrder = sorted.map(({ value }) => write(value)).join(', ');
  addStep(chain, inOrder, { rule: down ? 'sort-down' : 'sort-numbers' });
  if (chain.steps.length === 0) addStep(chain, `${chain.at}`, { rule: 'sort-numbers' });
  if (chain.steps.length === 0) {
    const [first, second] = typed;
    if (!first || !second) return null;
    const gap = startChain(`${second.text} - (${first.text})`);
    const difference = evaluateExact(gap.at);
    addStep(gap, difference ? (rationalToDecimalText(difference) ?? '0') : '0', {
      rule: 'sign-of-difference',
    });
    return { kind: 'comparison', chain: gap, answer, check };
  }
  return { kind: 'comparison', chain, answer, check };
}

/** Numbers put in order, or the larger or smaller of them. */
export const solveOrder: Method = ({ words }) => {
  if (
    !/\b(?:bigger|biggest|larger|largest|greater|greatest|more|smaller|smallest|less|least|lowest|highest|compare|order|arrange|sort|ascending|descending|equal)\b/i.test(
      words,
    )
  )
    return null;
  // `12 is 4 more than a number` tells of a number that is not known.
  if (sizeOfDifference.test(words) || /\ba number\b/i.test(words)) return null;
  const typed = readNumbers(
    words
      .replace(/(?<=\d)\s+(?:less|more) than\b/i, ' less than')
      .replace(/\b(?:sqrt|square root of) ?\(?(\d+)\)?/gi, '√$1')
      .replace(/√\((\d+)\)/g, '√$1')
      .replace(/\bpi\b/gi, 'π'),
  );
  if (!typed || /^(?:what (?:number )?is )?-?[\d./]+ (?:less|more) than\b/i.test(words)) return null;
  return compared(words, typed);
};
