import { evaluateExact } from '../../judge/equivalent.ts';
import {
  addRational,
  compareRational,
  divideRational,
  multiplyRational,
  type Rational,
  rational,
  subtractRational,
} from '../../rational/rational.ts';
import { rationalToFractionText } from '../../rational/rational-text.ts';
import { byFormula, byStatements, byWorking, type Exercised, together } from '../exercises/exercise.ts';

const value = String.raw`(-?\d+(?:\.\d+)?(?:\/\d+)?)`;
const ordinals: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
};
const place = String.raw`(\d{1,3})(?:st|nd|rd|th| ordinal)|(${Object.keys(ordinals).join('|')})`;
const indexOf = (digits: string | undefined, word: string | undefined): number =>
  digits === undefined ? (ordinals[(word ?? '').toLowerCase()] ?? 0) : Number(digits);

type Facts = {
  isSum: boolean;
  isPositive: boolean;
  step: Rational | null;
  readonly terms: Map<number, Rational>;
};
type Question =
  | { readonly kind: 'term'; readonly n: number }
  | { readonly kind: 'sum'; readonly n: number }
  | { readonly kind: 'place'; readonly value: Rational }
  | { readonly kind: 'step' }
  | { readonly kind: 'first-and-step' };

const number = (text: string | undefined): Rational | null =>
  text === undefined ? null : evaluateExact(text);

/** Takes what a pattern finds out of a text; the rest has to be understood by another. */
function taken(text: string, pattern: RegExp, use: (found: RegExpMatchArray) => void): string {
  return text.replace(pattern, (...found) => {
    use(found as unknown as RegExpMatchArray);
    return ' ; ';
  });
}

const light =
  /\b(?:an?|the|in|of|for|is|are|has|have|with|and|if|then|so|term|terms|sequence|series|progression|seq|its|it|find|what's|whats|what|calculate|determine|give|starts?|begins?|pls|please|by|each time|every time|know|tell|me|us|wants?|our|teacher|number|value|arithmetic|geometric|first|one|to|that|whose|where|given|on|go|goes)\b/gi;

function factsIn(text: string): { readonly facts: Facts; readonly rest: string } {
  const facts: Facts = { isSum: true, isPositive: false, step: null, terms: new Map() };
  let rest = text;
  const keep = (index: number, size: Rational | null): void => {
    if (size) facts.terms.set(index, size);
  };
  rest = taken(
    rest,
    new RegExp(
      String.raw`(?:common )?(?:difference|ratio)(?: d| r)?(?: is| of| =|:)* ?${value}|(?<![a-z])(?:d|r) ?= ?${value}`,
      'gi',
    ),
    (found) => {
      facts.step = number(found[1] ?? found[2]);
    },
  );
  rest = taken(
    rest,
    /\b(?:all (?:of )?(?:the |its )?)?(?:terms are (?:all )?positive|positive terms)|\b(?:common )?ratio (?:is|that is) positive|\bpositive (?:common )?ratio|(?<![a-z])r ?> ?0/gi,
    () => {
      facts.isPositive = true;
    },
  );
  rest = taken(
    rest,
    new RegExp(
      String.raw`\bgo(?:es|ing)? (up|down) (?:by )?${value}(?: each time| every time)?|\b(?:add|adding|(increases|decreases) by|subtract(?:ing)?) ${value}(?: each time| every time)?`,
      'gi',
    ),
    (found) => {
      const size = number(found[2] ?? found[4]);
      facts.step =
        size && /down|decreases|subtract/i.test(found[0]) ? subtractRational(rational(0), size) : size;
    },
  );
  rest = taken(
    rest,
    new RegExp(
      String.raw`(?:the )?(?:${place}) term(?: of (?:an?|the) (?:arithmetic|geometric) (?:sequence|series|progression))?(?: is| =| equals|:)* ${value}`,
      'gi',
    ),
    (found) => keep(indexOf(found[1], found[2]), number(found[3])),
  );
  rest = taken(rest, new RegExp(String.raw`\ba_?\(?(\d{1,3})\)? ?= ?${value}`, 'gi'), (found) =>
    keep(Number(found[1]), number(found[2])),
  );
  rest = taken(
    rest,
    new RegExp(String.raw`\b(?:starts?|begins?) (?:with|at|from) (?:the number )?${value}`, 'gi'),
    (found) => keep(1, number(found[1])),
  );
  return { facts, rest };
}

function questionIn(text: string, kind: string): { readonly asked: Question | null; readonly rest: string } {
  let asked: Question | null = null;
  let count = 0;
  const ask = (question: Question): void => {
    asked = question;
    count += 1;
  };
  let rest = taken(text, /\bsum of (?:the )?(?:its )?first (\d{1,3}) terms?/gi, (found) =>
    ask({ kind: 'sum', n: Number(found[1]) }),
  );
  const step = kind === 'arithmetic' ? '(?:common )?difference|d' : '(?:common )?ratio|r';
  rest = taken(
    rest,
    new RegExp(
      String.raw`\b(?:(?:first term|a_?1)(?: a)? and (?:the )?(?:${step})(?: r| d)?|(?:${step})(?: r| d)? and (?:the )?(?:first term|a_?1))\b`,
      'gi',
    ),
    () => ask({ kind: 'first-and-step' }),
  );
  rest = taken(
    rest,
    new RegExp(
      String.raw`\b(?:which|what) term\b(?:[\s;]|\b(?:of|in|the|an?|arithmetic|geometric|sequence|with|and)\b)*(?:is|has (?:the |a )?value(?: of)?|equals|is equal to) ${value}`,
      'gi',
    ),
    (found) => {
      const size = number(found[1]);
      if (size) ask({ kind: 'place', value: size });
    },
  );
  rest = taken(rest, new RegExp(String.raw`\b(?:the )?(?:${place}) term`, 'gi'), (found) =>
    ask({ kind: 'term', n: indexOf(found[1], found[2]) }),
  );
  rest = taken(rest, /\ba_?\(?(\d{1,3})\)?(?! ?=)/gi, (found) => ask({ kind: 'term', n: Number(found[1]) }));
  rest = taken(rest, kind === 'arithmetic' ? /\bcommon difference\b/gi : /\bcommon ratio\b/gi, () =>
    ask({ kind: 'step' }),
  );
  return { asked: count === 1 ? asked : null, rest };
}

const power = (base: Rational, n: number): Rational =>
  Array.from({ length: n }).reduce<Rational>((all) => multiplyRational(all, base), rational(1));
const text = rationalToFractionText;

/** The step of a sequence from two of its terms: their difference shared out, or the root of their quotient. */
function stepFrom(facts: Facts, isArithmetic: boolean): Rational | null {
  const [one, two, more] = [...facts.terms].sort(([a], [b]) => a - b);
  if (!one || !two || more) return null;
  const gap = two[0] - one[0];
  if (isArithmetic) return divideRational(subtractRational(two[1], one[1]), rational(BigInt(gap)));
  if (one[1].n === 0n) return null;
  const by = divideRational(two[1], one[1]);
  if ((gap % 2 === 0 && !facts.isPositive) || gap > 12) return null;
  const root = (size: bigint): bigint | null => {
    const guess = BigInt(Math.round(Math.sign(Number(size)) * Math.abs(Number(size)) ** (1 / gap)));
    return guess ** BigInt(gap) === size ? guess : null;
  };
  const [top, bottom] = [root(by.n), root(by.d)];
  return top !== null && bottom !== null && bottom !== 0n ? rational(top, bottom) : null;
}

const row = /-?\d+(?:\.\d+)?(?:\/\d+)?(?:, ?-?\d+(?:\.\d+)?(?:\/\d+)?){2,},?\s?(?:\.{2,}|…)?/;
/** How the value is told whose place in the row is asked for. */
const placed = [
  String.raw`(?:which|what) (?:term|number term|term number|position)\b[a-z ;]*? (?:is|equals?|to|of) ${value}`,
  String.raw`${value} is (?:which|what) (?:term|number term|term number)`,
  String.raw`(?:position|place) (?:number )?of (?:the )?(?:number |term )?${value}`,
  String.raw`\ba_?\(?n\)? ?= ?${value}`,
].map((pattern) => new RegExp(pattern, 'i'));
const ofPlace =
  /\b(?:(?:which|what|find|determine|given|if|when|where|has|have|an?|the|this|term|terms|number|value|position|place|sequence|arithmetic|geometric|of|in|for|is|are|equals?|to|with|goes|on|begins?|starts?|n)\b\s*)+/gi;

/** A row of terms and the value whose place in it is asked for, where a text says nothing else. */
function rowAndValue(plain: string): readonly [row: string, value: string] | null {
  const listed = row.exec(plain)?.[0];
  const rest = listed === undefined ? '' : plain.replace(listed, ';');
  const found = placed.flatMap((pattern) => pattern.exec(rest) ?? []);
  const told = placed.map((pattern) => pattern.exec(rest)).find((one) => one !== null);
  if (listed === undefined || !told?.[1] || found.length !== 2) return null;
  const asksN = /\bn\b/.test(rest.replace(told[0], ' ')) === told[0].startsWith('a');
  const words = rest.replace(told[0], told[0].replace(told[1], ' ').replace(/\ba_?\(?n\)? ?=/i, ' '));
  return asksN && words.replace(ofPlace, '').replace(/[\s.,;:?!]/g, '') === ''
    ? [listed.replace(/,?\s?(?:\.{2,}|…)$/, ''), told[1]]
    : null;
}

/** The sequence of a list of terms whose place of a value is asked for, told in words. */
function listInWords(plain: string): string | null {
  const [listed, wanted] = rowAndValue(plain) ?? [];
  const all = (listed ?? '').split(',').flatMap((one) => number(one.trim()) ?? []);
  const [a, b] = all;
  const d = a && b ? subtractRational(b, a) : null;
  const isEven = all.every(
    (one, i) => i === 0 || (d && compareRational(subtractRational(one, all[i - 1] ?? one), d) === 0),
  );
  const r = a && b && a.n !== 0n ? divideRational(b, a) : null;
  const isGeometric = all.every(
    (one, i) => i === 0 || (r && compareRational(multiplyRational(all[i - 1] ?? one, r), one) === 0),
  );
  if (listed && a && r && isGeometric && !isEven)
    return `geometric sequence first term ${text(a)}, common ratio ${text(r)}, which term is ${wanted}`;
  return listed && a && d && isEven
    ? `arithmetic sequence first term ${text(a)}, common difference ${text(d)}, which term is ${wanted}`
    : null;
}

/** A sequence by one of its terms and its step. */
type Known = {
  readonly m: number;
  readonly size: Rational;
  readonly step: Rational;
  readonly isArithmetic: boolean;
};

function termAt({ m, size, step, isArithmetic }: Known, n: number): Exercised | null {
  const gap = n - m;
  const formula = isArithmetic ? 't = a + n · r' : gap >= 0 ? 't = a · r^n' : 't = a/r^n';
  return byFormula({
    formula,
    values: { a: text(size), r: text(step), n: `${isArithmetic ? gap : Math.abs(gap)}` },
    rule: 'steps-from-term',
    kind: 'sequence',
  });
}

/** The place of a value that some whole number of equal factors leads to. */
function geometricPlace({ m, size, step }: Known, wanted: Rational): Exercised | null {
  if (size.n === 0n || step.n === 0n) return null;
  for (let gap = 0; gap <= 40; gap += 1)
    if (compareRational(multiplyRational(size, power(step, gap)), wanted) === 0)
      return byStatements(
        { a: text(size), r: text(step), b: text(wanted), n: `${m + gap}` },
        [`a · r^(n - ${m}) = b`],
        { kind: 'sequence', answer: `${m + gap}`, rule: 'steps-from-term' },
      );
  return null;
}

function placeOf({ m, size, step, isArithmetic }: Known, wanted: Rational): Exercised | null {
  if (!isArithmetic) return geometricPlace({ m, size, step, isArithmetic }, wanted);
  if (step.n === 0n) return null;
  const n = addRational(divideRational(subtractRational(wanted, size), step), rational(BigInt(m)));
  return n.d === 1n && n.n >= 1n
    ? byFormula({
        formula: 'n = (b - a)/d + m',
        values: { b: text(wanted), a: text(size), d: text(step), m: `${m}` },
        rule: 'steps-from-term',
        kind: 'sequence',
      })
    : null;
}

function sumOf({ m, size, step, isArithmetic }: Known, n: number): Exercised | null {
  if (m !== 1 || n < 2 || n > (isArithmetic ? 400 : 30)) return null;
  if (!isArithmetic && compareRational(step, rational(1)) === 0) return null;
  const spelled = isArithmetic
    ? `${n}/2 · (2 · (${text(size)}) + ${n - 1} · (${text(step)}))`
    : `(${text(size)}) · ((${text(power(step, n))}) - 1)/((${text(step)}) - 1)`;
  return byWorking(spelled, { kind: 'series' });
}

/** The step that both known terms of a sequence fit, where it is not told. */
function stepShown(
  facts: Facts,
  isArithmetic: boolean,
): { readonly step: Rational; readonly shown: Exercised } | null {
  const step = stepFrom(facts, isArithmetic);
  const [one, two] = [...facts.terms].sort(([a], [b]) => a - b);
  if (!step || !one || !two) return null;
  const shown = byStatements(
    { a: text(one[1]), b: text(two[1]), d: text(step) },
    [isArithmetic ? `a + ${two[0] - one[0]} · d = b` : `a · d^${two[0] - one[0]} = b`],
    { kind: 'sequence', answer: text(step), rule: 'step-of-sequence' },
  );
  return shown && { step, shown };
}

/** What is known of an arithmetic or geometric sequence in words, and the one thing that is asked of it. */
export function sequenceFacts(typed: string): Exercised | null {
  const read = typed
    .replace(/[−–]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/\bseq\.?(?![a-z])/gi, 'sequence')
    .replace(
      /[\s,(]*\b(?:with an? |the |an? )?(?:common )?(?:ratio is (?:a )?real|real (?:common )?ratio)\)?/gi,
      '',
    )
    .trim();
  const plain = listInWords(read) ?? read;
  const named = [/\barithmetic\b/i.test(plain), /\bgeometric\b/i.test(plain)];
  const byLetter = [/(?<![a-z])d ?=/.test(plain), /(?<![a-z])r ?=/.test(plain)];
  const isArithmetic = (named[0] || (byLetter[0] && !named[1])) ?? false;
  if (isArithmetic === (named[1] || (byLetter[1] && !named[0]))) return null;
  const { facts, rest } = factsIn(plain);
  const { asked, rest: left } = questionIn(rest, isArithmetic ? 'arithmetic' : 'geometric');
  if (!asked || left.replace(light, ' ').replace(/[\s;,.:?!()-]/g, '') !== '') return null;
  const derived = facts.step === null ? stepShown(facts, isArithmetic) : null;
  const step = facts.step ?? derived?.step;
  const [known] = [...facts.terms];
  if (!step || !known || (facts.step !== null && facts.terms.size !== 1)) return null;
  if (asked.kind === 'step') return derived?.shown ?? null;
  const sequence: Known = { m: known[0], size: known[1], step, isArithmetic };
  if (asked.kind === 'first-and-step') {
    const first = facts.terms.has(1) ? null : termAt(sequence, 1);
    const name = isArithmetic ? 'common difference' : 'common ratio';
    const answer = `first term ${first?.answer}, ${name} ${text(step)}`;
    return derived && first && together([derived.shown, first], { kind: 'sequence', answer });
  }
  const worked =
    asked.kind === 'term'
      ? asked.n < 1 || facts.terms.has(asked.n)
        ? null
        : termAt(sequence, asked.n)
      : asked.kind === 'place'
        ? placeOf(sequence, asked.value)
        : sumOf(sequence, asked.n);
  return (
    worked &&
    together(derived ? [derived.shown, worked] : [worked], { kind: worked.kind, answer: worked.answer })
  );
}
