import { evaluateExact, rationalToNumber } from '@playforward/math';
import type { WordFact } from './measure-facts.ts';
import { isInLowestTerms, same } from './plain-numbers.ts';

const num = String.raw`(-?\$?\d{1,9}(?:,\d{3})*(?:\.\d{1,9})?(?:\/\d{1,6})?)`;
const between = String.raw`[^.!?;\d]{0,40}?`;
const fact = (text: string): RegExp =>
  new RegExp(
    text
      .replaceAll('NUM', num)
      .replaceAll('~', between)
      .replaceAll('IS', String.raw`(?:is|are|=|equals|of|has|makes?|comes? to|gives|:)`),
    'gi',
  );
const value = (text: string | undefined): number => {
  const exact = evaluateExact((text ?? '').replace(/[$,]/g, ''));
  return exact ? rationalToNumber(exact) : Number.NaN;
};

function divisorsOf(number: number): number {
  let count = 0;
  for (let each = 1; each * each <= number; each += 1)
    if (number % each === 0) count += each * each === number ? 1 : 2;
  return count;
}
const isRoot = (number: number, power: number): boolean =>
  same(Math.round(Math.abs(number) ** (1 / power)) ** power, Math.abs(number));

const wholeNumbers: readonly WordFact[] = [
  [
    fact(
      String.raw`\bNUM (?:has|with) (?:no|only the) (?:other )?(?:divisors?|factors?)(?: other than| except(?: for)?| but| besides| apart from)? 1 and itself`,
    ),
    (f) => divisorsOf(value(f[1])) === 2,
  ],
  [
    fact(String.raw`\bNUM has (?:exactly |only )?(\d{1,3}) (?:positive |different )?(?:divisors|factors)\b`),
    (f) => divisorsOf(value(f[1])) === Number(f[2]),
  ],
  [
    fact(
      String.raw`\bNUM (?:can|can(no)t) be divided (?:evenly )?by NUM(?: (?:evenly|without (?:a )?remainder))`,
    ),
    (f) => (value(f[1]) % value(f[3]) === 0) === (f[2] === undefined),
  ],
  [
    fact(String.raw`\bNUM is (not )?a perfect (square|cube)\b`),
    (f) => isRoot(value(f[1]), f[3] === 'cube' ? 3 : 2) === (f[2] === undefined),
  ],
  [
    fact(String.raw`√\(?NUM\)? is (?:an? )?(not )?(ir)?rational\b`),
    (f) => isRoot(value(f[1]), 2) === ((f[2] === undefined) === (f[3] === undefined)),
  ],
  [/(?:π|\bpi) is (?:an? )?(ir)?rational\b/gi, (f) => f[1] !== undefined],
  [
    fact(String.raw`(?<![\w.)])(\d{1,2})(?:!| factorial) (?:is|=|equals) NUM`),
    (f) => same(factorial(Number(f[1])), value(f[2])),
  ],
  [
    fact(
      String.raw`\bNUM(%?) as an? (?:fraction|ratio) in (?:its )?(?:lowest terms|simplest (?:form|terms)) (?:is|equals|=) NUM`,
    ),
    (f) => same(value(f[1]) / (f[2] ? 100 : 1), value(f[3])) && isInLowestTerms(f[3]),
  ],
];

const factorial = (number: number): number => (number < 2 ? 1 : number * factorial(number - 1));

const samples: Readonly<Record<string, readonly number[]>> = {
  positive: [1, 2, 3.5],
  negative: [-1, -2, -3.5],
  even: [2, 4, 6],
  odd: [1, 3, 5],
};
const belongs: Readonly<Record<string, (number: number) => boolean>> = {
  positive: (number) => number > 0,
  negative: (number) => number < 0,
  even: (number) => number % 2 === 0,
  odd: (number) => Math.abs(number % 2) === 1,
};
const work: Readonly<Record<string, (a: number, b: number) => number>> = {
  sum: (a, b) => a + b,
  '+': (a, b) => a + b,
  plus: (a, b) => a + b,
  product: (a, b) => a * b,
  '*': (a, b) => a * b,
  times: (a, b) => a * b,
  quotient: (a, b) => a / b,
  '/': (a, b) => a / b,
};
const sort = '(positive|negative|even|odd)';

/** Whether every pair of the two sorts gives a number of the third. */
function sortHolds(sign: string, kinds: readonly (string | undefined)[], result: string): boolean | null {
  const run = work[sign.toLowerCase()];
  const [left, right] = kinds.map((kind) => samples[(kind ?? '').toLowerCase()]);
  const test = belongs[result.toLowerCase()];
  if (!run || !left || !right || !test) return null;
  return left.every((a) => right.every((b) => test(run(a, b))));
}

const isAlways = String.raw`(?:is|are|gives?|makes?|=|equals) (?:always |also |again )?(?:an? )?`;
const sorts: readonly WordFact[] = [
  [
    new RegExp(
      String.raw`\b(sum|product|quotient) of (?:any )?(?:2|two) ${sort}s?(?: numbers| integers| factors)? ${isAlways}${sort}\b`,
      'gi',
    ),
    (f) => sortHolds(f[1] ?? '', [f[2], f[2]], f[3] ?? ''),
  ],
  [
    new RegExp(
      String.raw`\b(sum|product|quotient) of an? ${sort}(?: number)? and an? ${sort}(?: number)? ${isAlways}${sort}\b`,
      'gi',
    ),
    (f) => sortHolds(f[1] ?? '', [f[2], f[3]], f[4] ?? ''),
  ],
  [
    new RegExp(
      String.raw`\b${sort}(?: number)? (\*|\/|\+|times|plus) (?:an? |another )?${sort}(?: number)? ${isAlways}${sort}\b`,
      'gi',
    ),
    (f) => sortHolds(f[2] ?? '', [f[1], f[3]], f[4] ?? ''),
  ],
  [
    new RegExp(String.raw`\b(?:2|two) ${sort} numbers (?:multiplied|multiply) ${isAlways}${sort}\b`, 'gi'),
    (f) => sortHolds('*', [f[1], f[1]], f[2] ?? ''),
  ],
  [
    new RegExp(String.raw`\b(?:the )?square of an? ${sort} number ${isAlways}${sort}\b`, 'gi'),
    (f) =>
      (samples[(f[1] ?? '').toLowerCase()] ?? []).every((each) =>
        belongs[(f[2] ?? '').toLowerCase()]?.(each ** 2),
      ),
  ],
];

const isUp = /rise|rais|increas|grow|go(?:es)? up|climb|gain|mark(?:ed|s)? up/i;
const after = (start: string | undefined, percent: string | undefined, verb = ''): number =>
  value(start) * (1 + ((isUp.test(verb) ? 1 : -1) * value(percent)) / 100);
const changes = String.raw`((?:is |was |gets |are )?(?:rise[sn]?|raised?|increases?d?|grow[sn]?|goes up|climbs?|gains?|marked up|falls?|drops?|drop(?:s|ped)|decreases?d?|lower(?:s|ed)|reduced?|shrinks?|goes down|loses?|marked down|discounted|cut))`;
const ends = String.raw`(?:is|ends (?:up )?at|becomes|comes to|equals|=|costs|makes|gives|to|reaches|leaves)`;

const percents: readonly WordFact[] = [
  [
    fact(
      String.raw`\bNUM~(?:costs|sells for|is|goes for) NUM~(?:after|with) an? (?:discount|markdown|reduction) of NUM%`,
    ),
    (f) => same(value(f[1]) * (1 - value(f[3]) / 100), value(f[2])),
  ],
  [
    fact(
      String.raw`\bNUM~(?:costs|sells for|is|goes for) NUM~(?:after|with) an? NUM% (?:discount|markdown|reduction)`,
    ),
    (f) => same(value(f[1]) * (1 - value(f[3]) / 100), value(f[2])),
  ],
  [
    fact(
      String.raw`\b(\d) coins (?:both |all )?(?:show|land|come up|are)~(?:heads|tails)~(?:probability|chance)~NUM`,
    ),
    (f) => same(0.5 ** Number(f[1]), value(f[2])),
  ],
  [
    fact(String.raw`\bline~\(NUM, ?NUM\) and \(NUM, ?NUM\) has (?:a |the )?slope(?: of)? NUM`),
    (f) => {
      const [a = 0, b = 0, c = 0, d = 0, slope = 0] = f.slice(1).map(value);
      return same(d - b, slope * (c - a));
    },
  ],
  [
    fact(String.raw`\b${changes} by NUM% from NUM,?~${ends} NUM(?!%)`),
    (f) => same(after(f[3], f[2], f[1]), value(f[4])),
  ],
  [
    fact(String.raw`\b${changes} from NUM by NUM%,?~${ends} NUM(?!%)`),
    (f) => same(after(f[2], f[3], f[1]), value(f[4])),
  ],
  [
    fact(String.raw`(?<![\d.])NUM ${changes} by NUM%,? (?:and )?${ends} NUM(?!%)`),
    (f) => same(after(f[1], f[3], f[2]), value(f[4])),
  ],
  [
    fact(String.raw`\b(?:heads|tails)~(\d|twice)(?: times)? in a row~(?:probability|chance)~NUM`),
    (f) => same(0.5 ** (f[1] === 'twice' ? 2 : Number(f[1])), value(f[2])),
  ],
  [
    fact(String.raw`\b(?:probability|chance)~(\d) (?:heads|tails) in a row~IS NUM`),
    (f) => same(0.5 ** Number(f[1]), value(f[2])),
  ],
];

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const placeOf = (word: string): number =>
  Number.parseInt(word, 10) || ordinals.indexOf(word.toLowerCase()) + 1;
const termOf = (f: readonly string[]): number => {
  const [start, verb = '', step, place = ''] = f.slice(1);
  const count = placeOf(place) - 1;
  if (/multipl|times/.test(verb)) return value(start) * value(step) ** count;
  return value(start) + (/subtract|down|decreas|minus/.test(verb) ? -1 : 1) * value(step) * count;
};
const ordinal = `(${ordinals.join('|')}|\\d{1,2}(?:st|nd|rd|th))`;
const begins = String.raw`\bsequence~(?:starts|begins|starting|beginning)~NUM~(adds|add|goes up|goes down|increases|decreases|subtracts|multiplies|multiply)~NUM`;
const sequences: readonly WordFact[] = [
  [
    fact(String.raw`${begins}[^.!?]{0,40}?(?<![-+*/] ?)NUM as (?:its|the) ${ordinal} term`),
    (f) => same(termOf([f[0] ?? '', f[1] ?? '', f[2] ?? '', f[3] ?? '', f[5] ?? '']), value(f[4])),
  ],
  [fact(String.raw`${begins}~${ordinal} term IS NUM`), (f) => same(termOf(f), value(f[5]))],
];

const growth: Readonly<Record<string, number>> = { double: 2, triple: 3, quadruple: 4, halve: 0.5 };
const dimension: Readonly<Record<string, number>> = { perimeter: 1, circumference: 1, area: 2, volume: 3 };
const growthOf = (word = ''): number =>
  growth[
    word
      .toLowerCase()
      .replace(/(?:s|ing|d)$/, '')
      .replace(/(doubl|tripl|quadrupl|halv)$/, '$1e')
  ] ?? Number.NaN;
const known: Readonly<Record<string, number>> = {
  complementary: 90,
  supplementary: 180,
  right: 90,
  straight: 180,
};
const sides = 'triangle quadrilateral pentagon hexagon heptagon octagon nonagon decagon'.split(' ');

const shapes: readonly WordFact[] = [
  [fact(String.raw`\bcube~(?:side|edge)~NUM~volume IS NUM`), (f) => same(value(f[1]) ** 3, value(f[2]))],
  [
    fact(String.raw`\bcube~(?:side|edge)~NUM~surface(?: area)? IS NUM`),
    (f) => same(6 * value(f[1]) ** 2, value(f[2])),
  ],
  [
    fact(String.raw`\brectangle~NUM~(?:by|and|x|\*)~NUM~perimeter~IS NUM`),
    (f) => same(2 * (value(f[1]) + value(f[2])), value(f[3])),
  ],
  [
    fact(String.raw`\brectangle~NUM~(?:by|and|x|\*)~NUM~area~IS NUM`),
    (f) => same(value(f[1]) * value(f[2]), value(f[3])),
  ],
  [
    fact(String.raw`\bcylinder~radius~NUM~height~NUM~volume~IS NUM ?\*? ?π`),
    (f) => same(value(f[1]) ** 2 * value(f[2]), value(f[3])),
  ],
  [
    /\b(doubling|tripling|halving) (?:every|each|all|both)?[^.!?]{0,12}(?:sides?|edges?|lengths?|radius)[^.!?]{0,30}?\b(doubles|triples|quadruples|halves) (?:its|the) (perimeter|circumference|area|volume)/gi,
    (f) => same(growthOf(f[1]) ** (dimension[(f[3] ?? '').toLowerCase()] ?? 1), growthOf(f[2])),
  ],
  [
    fact(
      String.raw`\b(complementary|supplementary) angles~(?:equals|(?:add|sum)(?: up)? to|total|make(?: up)?|(?:have|with) a sum of) NUM(?= ?(?:°|degrees))`,
    ),
    (f) => same(known[(f[1] ?? '').toLowerCase()] ?? 0, value(f[2])),
  ],
  [
    fact(String.raw`\ba (right|straight) angle (?:is|has|measures|=|equals) NUM`),
    (f) => same(known[(f[1] ?? '').toLowerCase()] ?? 0, value(f[2])),
  ],
  [
    fact(String.raw`\ba (${sides.join('|')}) has (?:exactly )?(\d{1,2}) (?:sides|corners|vertices|angles)`),
    (f) => sides.indexOf((f[1] ?? '').toLowerCase()) + 3 === Number(f[2]),
  ],
];

/** Statements of school mathematics in words: divisors, signs, percents, chances in a row, sequences and shapes. */
export const schoolFacts: readonly WordFact[] = [
  ...wholeNumbers,
  ...sorts,
  ...percents,
  ...sequences,
  ...shapes,
];
