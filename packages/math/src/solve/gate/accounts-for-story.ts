import { evaluateExact } from '../../judge/equivalent.ts';
import {
  compareRational,
  divideRational,
  multiplyRational,
  type Rational,
  rational,
} from '../../rational/rational.ts';
import { findUnit, unitStem } from '../../units/unit-table.ts';
import { joinedNumbers } from '../question/wordings/number-words.ts';
import { withSpelling } from '../question/wordings/student-words.ts';
import { inDigit, numberWords } from '../reading/number-texts.ts';
import type { ProblemKind, Solution } from '../solution.ts';

const numeral = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d*\.\d+|\d+`;
/** Numbers of a story, as they stand: `3 3/4`, `1/2`, `1,200`. Names of things (`2nd`, `6-sided`, `grade 7`) are none. */
const told = new RegExp(
  String.raw`(?<!\d-|[\d.,/:]|\b(?:grade|problem|question|number|class|room|use|day|week|page|chapter|option|plan|company|what|which) |\b(?:in|since) (?=(?:19|20)\d\d\b(?! [a-z]{4,})))(?:\d+ \d+\/\d+|\d+\/\d+|${numeral})(?![\d/:]|-\d|(?:st|nd|rd|th)\b|[- ]?(?:sided|digit|dimensional)\b| ?(?:°|degrees?\b|[ap]\.?m\b))`,
  'gi',
);
const inStep = new RegExp(numeral, 'g');
const quotient = /\d+\/\d+/g;

const numberOf = (text: string): Rational | null =>
  evaluateExact(text.replace(/,/g, '').replace(/^(\d+) (\d+\/\d+)$/, '($1 + $2)'));

/** Numbers in words; what they count may be named by them (`three consecutive`, `four sides`). */
const inWords = new RegExp(
  String.raw`\b(${numberWords(3)})\b(?![- ](?:consecutive|sided|sides?|numbers|integers|angles|digits?|equal|thirds?|fourths|fifths|quarters|tenths|tests|quizzes|games|exams|scores|classes|grades|people|friends|kids|of))`,
  'gi',
);
/** A word that stands for a number, and the numbers a working may write for it. */
const spoken: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:half|halfway|halves|halved)\b(?!-? ?(?:li(?:fe|ves)|hour|past|time))/gi, ['2', '1/2', '0.5', '50']],
  [/\b(?:twice|doubl(?:es?|ed|ing)|round[- ]?trip)\b/gi, ['2']],
  [/\b(?:triple[sd]?|tripling|thrice)\b/gi, ['3']],
  [/\b(?:one|a|two)[- ]thirds?\b/gi, ['3', '1/3', '2/3']],
  [/\b[a-z]+ and (?:(?:his|her|their|my) )?(?:[a-z]+ ){1,2}each\b(?! other)/gi, ['2']],
];

/** Units of time, length, weight and money that a story tells something in, singular; a unit by itself is a name (`one day`). */
const unitWord =
  /(?:(?<=\d ?|\b(?:an?|per|each|every|one|how many|in) )|(?=[a-z]+s\b))(?<![a-z])(seconds?|minutes?|hours?|days?|weeks?|inch(?:es)?|feet|foot|yards?|miles?|ounces?|pounds?|tons?|cents?|dollars?|meters?|centimeters?|kilometers?|grams?|kilograms?|mph)(?![a-z])/gi;
/** Longer times, which differ in their days. */
const calendar: readonly (readonly [RegExp, RegExp, number])[] = [
  [/\bmonths?\b/i, /\b(?:per|an?|each|every|\d+) years?\b(?! old)/i, 12],
  [/\b(?:per|a|each|every) days?\b/i, /\b(?:fortnight)\b/i, 14],
  [/^(?!.*\b(?:per|a) dozen\b).*\bdozens?\b/is, /\bhow (?:many|much) (?!dozen)/i, 12],
  [
    /\b(?:each|every|per|a) day\b/i,
    /\bin (?:january|march|april|may|june|july|august|september|october|november|december|a month)\b/i,
    30,
  ],
];

const texts = ({ steps, check }: Solution): readonly string[] => [
  ...steps.flatMap(({ from, to }) => [from, to]),
  ...check.map(({ claim }) => claim),
];

const numbersIn = (text: string): readonly Rational[] =>
  [...text.matchAll(inStep), ...text.matchAll(quotient)].flatMap(([one]) => numberOf(one) ?? []);

/** How a number may be written in a working: as it is, in cents, or as a part of a hundred, alone or put on or taken off. */
function writings(value: Rational): readonly Rational[] {
  const hundred = rational(100);
  const part = divideRational(value, hundred);
  return [
    value,
    rational(value.n * 100n, value.d),
    part,
    rational(part.d + part.n, part.d),
    rational(part.d - part.n, part.d),
    rational(hundred.n * value.d + value.n, value.d),
    rational(hundred.n * value.d - value.n, value.d),
  ];
}

const has = (numbers: readonly Rational[], wanted: readonly Rational[]): boolean =>
  numbers.some((one) => wanted.some((other) => compareRational(one, other) === 0));

/** Whether a story tells one unit for each of another, as `2 hours every day` or a scale does. */
const isRate = (story: string, one: string, other: string): boolean =>
  new RegExp(
    String.raw`\b(?:${one}|${unitStem(one)})[a-z\d ]{0,16} (?:an?|per|each|every) ${unitStem(other)}`,
    'i',
  ).test(story) || /\b(?:map|scale[ds]?|model|blueprint|drawing|represents?|stands? for)\b/i.test(story);

/** Two units of one kind in a story: the working changes one into the other. */
function changesUnits(story: string, numbers: readonly Rational[], tells: readonly Rational[]): boolean {
  const names = [...story.matchAll(unitWord)].map(([word]) =>
    word === 'mph' ? 'hours' : word.toLowerCase(),
  );
  const units = [...new Map(names.map((name) => [unitStem(name), name])).values()]
    .flatMap((name) => ({ name, ...findUnit(name) }))
    .sort((a, b) => (a.size && b.size ? compareRational(a.size, b.size) : 0));
  return units.every((small, i) => {
    const large = units.slice(i + 1).find(({ dimension }) => dimension === small.dimension);
    if (!large?.size || !small.size) return true;
    const by = divideRational(large.size, small.size);
    if (by.n === by.d || isRate(story, small.name, large.name) || isRate(story, large.name, small.name))
      return true;
    // 14 days are 2 weeks, and 0.85 dollars 85 cents.
    const given = [rational(1), ...tells];
    return (
      has(
        numbers,
        given.flatMap((one) => [multiplyRational(one, by), divideRational(one, by)]),
      ) ||
      // 0.85 dollars are 85 cents.
      (by.n === 100n && numbers.some(({ d }) => d > 1n && 100n % d === 0n))
    );
  });
}

const fewWords = 7;
/** Kinds whose working lists or counts instead of writing every number that is told. */
const listing: ReadonlySet<ProblemKind> = new Set([
  'probability',
  'counting',
  'sequence',
  'series',
  'spread',
  'conic',
  'ratio',
  'conversion',
  'derivative',
]);
/** A story tells in words what is given; an equation, a formula or a list of points says it itself. */
const isStory = ({ problem: text, kind }: Solution): boolean =>
  !listing.has(kind) &&
  /\b(?:how|what|find|which|when)\b/i.test(text) &&
  !/[=^√∫]|\bx\b|\(-?\d+, ?-?\d+\)/.test(text) &&
  (text.match(/[a-z]{2,}/gi)?.length ?? 0) >= fewWords;

/**
 * Whether a working uses all that its story tells: every number, `half` and `twice` too, and the size of one unit in
 * the other where the story tells two. A method that leaves something out has read another story.
 */
export function accountsForStory(solution: Solution): boolean {
  const story = joinedNumbers(solution.problem)
    .replace(/\b(?:the|an?|each|one) second\b|\b\d decimals?\b/gi, ' ')
    .replace(/(?<=\d ?(?:mm|cm|m|km|in|ft|yd|mi))[23](?!\d)/g, ' ');
  if (!isStory(solution)) return true;
  const working = texts(solution);
  // How many values are listed is told by the list: `8 kids read this many books: 4, 9, …`.
  const listed = working.map((text) => rational(BigInt(text.split(', ').length)));
  const all = [...working.flatMap(numbersIn), ...listed];
  // What halves or doubles again and again is told by how often, which is worked out beside.
  const again = /\bhalf[- ]?li(?:fe|ves)\b|\b(?:doubl|tripl|halv)\w+ every\b/i.test(withSpelling(story));
  const missing =
    !again &&
    [...story.replace(inWords, inDigit).matchAll(told)].some(([text]) => {
      const value = numberOf(text);
      return value !== null && value.n !== value.d && !has(all, writings(value));
    });
  if (missing) return false;
  const numbers = [...story.matchAll(told)].flatMap(([text]) => numberOf(text) ?? []);
  // A 2 that is told is not `twice` once more, and the 2 of a square is none.
  const words = spoken.every(([word, texts]) => {
    const times = story.match(word)?.length ?? 0;
    const values = texts.flatMap((text) => numberOf(text) ?? []);
    const many = (found: readonly Rational[]): number => found.filter((one) => has([one], values)).length;
    const most = Math.max(...working.map((text) => many(numbersIn(text.replace(/\^\d+/g, ' ')))));
    return times === 0 || most > many(numbers);
  });
  const months = calendar.every(
    ([one, other, by]) =>
      !one.test(story) ||
      !other.test(story) ||
      all.some((n) => n.n !== 0n && divideRational(n, rational(by)).d === 1n),
  );
  return words && months && changesUnits(story, all, numbers);
}
