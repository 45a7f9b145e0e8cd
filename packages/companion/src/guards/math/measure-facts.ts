import { equivalent, evaluateExact, rationalToNumber, solve } from '@playforward/math';

/** A statement in words, and what it says: true, false, or nothing that can be decided. */
export type WordFact = readonly [RegExp, (found: readonly string[]) => boolean | null];

const num = String.raw`(-?\$?\d{1,9}(?:,\d{3})*(?:\.\d{1,9})?(?:\/\d{1,6})?)`;
const between = String.raw`[^.!?;\d]{0,40}?`;
const means = String.raw`(?:is|are|=|equals|of|has|makes?|comes? to|adds? (?:up )?to|sums? to|measures?|holds?|gives|:)`;
const fact = (text: string): RegExp =>
  new RegExp(text.replaceAll('NUM', num).replaceAll('~', between).replaceAll('IS', means), 'gi');

const value = (text: string | undefined): number => {
  const exact = evaluateExact((text ?? '').replace(/[$,]/g, ''));
  return exact ? rationalToNumber(exact) : Number.NaN;
};
const same = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9;
const values = (found: readonly string[]): number[] => found.slice(1).map(value);

/** How many degrees the angles of a polygon make together. */
const corners: Readonly<Record<string, number>> = {
  triangle: 3,
  quadrilateral: 4,
  rectangle: 4,
  square: 4,
  parallelogram: 4,
  trapezoid: 4,
  rhombus: 4,
  pentagon: 5,
  hexagon: 6,
  heptagon: 7,
  octagon: 8,
  nonagon: 9,
  decagon: 10,
};
const polygon = `(${Object.keys(corners).join('|')})`;
const anglesHold = (name: string, degrees: number): boolean =>
  same((corners[name.toLowerCase()] ?? 0) * 180 - 360, degrees);

/** Units by what they measure, each with its size in the smallest one. */
const scales: readonly Readonly<Record<string, number>>[] = [
  { inch: 1, foot: 12, yard: 36, mile: 63_360 },
  { second: 1, minute: 60, hour: 3600, day: 86_400, week: 604_800 },
  { month: 1, year: 12, decade: 120, century: 1200 },
  { cup: 1, pint: 2, quart: 4, gallon: 16 },
  { ounce: 1, pound: 16, ton: 32_000 },
  { milligram: 1, gram: 1000, kilogram: 1_000_000 },
  { millimeter: 1, centimeter: 10, meter: 1000, kilometer: 1_000_000 },
  { milliliter: 1, liter: 1000 },
  { cent: 1, nickel: 5, dime: 10, quarter: 25, dollar: 100 },
];
const plural: Readonly<Record<string, string>> = { feet: 'foot', inches: 'inch', centuries: 'century' };
const units = `(${[
  ...scales.flatMap((scale) => Object.keys(scale).flatMap((name) => [name, `${name}s`])),
  ...Object.keys(plural),
]
  .sort((a, b) => b.length - a.length)
  .join('|')})`;
const singular = (unit: string): string => plural[unit.toLowerCase()] ?? unit.toLowerCase().replace(/s$/, '');

function unitsHold(count: number, unit: string, other: number, otherUnit: string): boolean | null {
  const [one, two] = [singular(unit), singular(otherUnit)];
  const scale = scales.find((each) => one in each && two in each);
  return scale && one !== two ? same(count * (scale[one] ?? 0), other * (scale[two] ?? 0)) : null;
}

/** What the solver makes of it; a line that is solved already is its own answer. */
function answerOf(text: string): string | null {
  const solved = solve(text.trim());
  if ('answer' in solved) return solved.answer;
  return /^\s*[a-z]\s*(?:<=|>=|[=<>])\s*-?[\d./]+\s*$/i.test(text) ? text.trim() : null;
}

/** Whether two answers of the solver say the same; null where one of them is not solved. */
function follows(from: string, to: string): boolean | null {
  const [left, right] = [answerOf(from), answerOf(to)];
  return left === null || right === null ? null : sameAnswer(left, right);
}

const partsOf = (answer: string): string[] =>
  answer.split(/ or | and |, /).map((part) => part.replace(/\s/g, ''));

function sameAnswer(one: string, other: string): boolean {
  const [left, right] = [partsOf(one), partsOf(other)];
  return (
    left.length === right.length &&
    left.every((part) => right.some((each) => each === part || equivalent(each, part) === 'equal'))
  );
}

const equation = String.raw`([-+*/^().\d√a-z\s]{1,60}?(?:<=|>=|[=<>])[-+*/^().\d√a-z\s]{1,60}?)`;
const wordsOfCount = 'ones|twos|threes|fours|fives|sixes|sevens|eights|nines|tens|elevens|twelves';
const countOf = (word: string | undefined): number =>
  wordsOfCount.split('|').indexOf((word ?? '').toLowerCase()) + 1;
const chances: Readonly<Record<string, number>> = { even: 1 / 2, odd: 1 / 2, head: 1 / 2, tail: 1 / 2 };

const measures: readonly WordFact[] = [
  [
    fact(String.raw`(?:angles of|angles in) an? ${polygon}~(?:IS|equals) ?NUM`),
    (f) => anglesHold(f[1] ?? '', value(f[2])),
  ],
  [
    fact(String.raw`\b${polygon}(?:'s)?~angles~(?:IS|equals|to) ?NUM(?!\d|°?(?: degrees)?(?:,| and) ?\d)`),
    (f) => anglesHold(f[1] ?? '', value(f[2])),
  ],
  [
    fact(String.raw`\brectangle (?:of|with(?: sides)?|measuring) NUM (?:by|and|x|\*) NUM~area IS NUM`),
    (f) => product(f),
  ],
  [fact(String.raw`\barea of an? NUM (?:by|x|\*) NUM rectangle IS NUM`), (f) => product(f)],
  [
    fact(String.raw`\brectangle (?:of|with(?: sides)?|measuring) NUM (?:by|and|x|\*) NUM~perimeter IS NUM`),
    (f) => around(f),
  ],
  [fact(String.raw`\bperimeter of an? NUM (?:by|x|\*) NUM rectangle IS NUM`), (f) => around(f)],
  [
    fact(String.raw`\bsquare (?:with|of) side(?: length)? NUM~perimeter IS NUM`),
    (f) => same(4 * value(f[1]), value(f[2])),
  ],
  [
    fact(String.raw`\bsquare (?:with|of) side(?: length)? NUM~area IS NUM`),
    (f) => same(value(f[1]) ** 2, value(f[2])),
  ],
  [
    fact(String.raw`\bcube (?:with|of) (?:side|edge)(?: length)? NUM~volume IS NUM`),
    (f) => same(value(f[1]) ** 3, value(f[2])),
  ],
  [
    fact(String.raw`\b(?:box|prism)~NUM (?:by|x|\*) NUM (?:by|x|\*) NUM~(?:volume IS|holds|has) NUM`),
    (f) => product(f),
  ],
  [fact(String.raw`\btriangle~base NUM and height NUM~area IS NUM`), (f) => half(f)],
  [fact(String.raw`\blegs~NUM and NUM~hypotenuse~(?:IS )?NUM`), (f) => pythagoras(f)],
  [
    fact(String.raw`\bcircle~radius NUM~area(?: IS| =)? NUM? ?\*? ?π`),
    (f) => same(value(f[1]) ** 2, value(f[2] ?? '1')),
  ],
  [
    fact(String.raw`\barea of a circle~radius NUM IS NUM? ?\*? ?π`),
    (f) => same(value(f[1]) ** 2, value(f[2] ?? '1')),
  ],
  [
    fact(String.raw`\bcircle~diameter NUM~circumference(?: IS| =)? NUM? ?\*? ?π`),
    (f) => same(value(f[1]), value(f[2] ?? '1')),
  ],
  [
    fact(String.raw`\bcircle~radius NUM~circumference(?: IS| =)? NUM? ?\*? ?π`),
    (f) => same(2 * value(f[1]), value(f[2] ?? '1')),
  ],
  [
    fact(String.raw`\bmidpoint of \(NUM, ?NUM\) and \(NUM, ?NUM\) (?:is|lies at|=|equals) \(NUM, ?NUM\)`),
    (f) => {
      const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = values(f);
      return same(a + c, 2 * x) && same(b + d, 2 * y);
    },
  ],
  [
    fact(
      String.raw`\bslope (?:between|through|from|of the line through) \(NUM, ?NUM\) (?:and|to) \(NUM, ?NUM\) (?:is|=|equals) NUM`,
    ),
    (f) => {
      const [a = 0, b = 0, c = 0, d = 0, slope = 0] = values(f);
      return same(d - b, slope * (c - a));
    },
  ],
  [
    fact(
      String.raw`\by = (-?[\d.]*) ?\*? ?x(?: ?([-+] ?[\d.]+))?~(?:crosses|meets|hits|cuts) the y-axis at NUM`,
    ),
    (f) => same(value((f[2] ?? '0').replace(/\s/g, '')), value(f[3])),
  ],
  [
    fact(
      String.raw`\by = (-?[\d.]*) ?\*? ?x(?: ?[-+] ?[\d.]+)?~(?:has|with|of) (?:a |the )?slope(?: of)? NUM`,
    ),
    (f) => same(slopeOf(f[1]), value(f[2])),
  ],
  [
    fact(
      String.raw`\by = (-?[\d.]*) ?\*? ?x(?: ?([-+] ?[\d.]+))?~(?:passes|goes|runs) through \(NUM, ?NUM\)`,
    ),
    (f) => same(slopeOf(f[1]) * value(f[3]) + value((f[2] ?? '0').replace(/\s/g, '')), value(f[4])),
  ],
];

const slopeOf = (text = ''): number => (text === '' ? 1 : text === '-' ? -1 : value(text));
const product = (f: readonly string[]): boolean => {
  const all = values(f);
  return same(
    all.slice(0, -1).reduce((a, b) => a * b, 1),
    all.at(-1) ?? 0,
  );
};
const around = ([, a, b, c]: readonly string[]): boolean => same(2 * (value(a) + value(b)), value(c));
const half = ([, a, b, c]: readonly string[]): boolean => same((value(a) * value(b)) / 2, value(c));
const pythagoras = ([, a, b, c]: readonly string[]): boolean =>
  same(value(a) ** 2 + value(b) ** 2, value(c) ** 2);

const amounts: readonly WordFact[] = [
  [
    fact(String.raw`\bNUM (${wordsOfCount}) (?:is|are|make|makes|equals|=) NUM`),
    (f) => same(value(f[1]) * countOf(f[2]), value(f[3])),
  ],
  [
    fact(
      String.raw`\bNUM% (?:discount|tip|tax|sale|rebate|commission|fee|interest) (?:on|off|of) NUM~(?:is|saves(?: you)?|comes to|costs|adds|takes off|gives|equals) NUM`,
    ),
    (f) => same((value(f[1]) * value(f[2])) / 100, value(f[3])),
  ],
  [
    fact(
      String.raw`\b(?:discount|tip|tax) of NUM% (?:on|off|of) NUM~(?:is|saves(?: you)?|comes to|costs|adds|takes off|gives|equals) NUM`,
    ),
    (f) => same((value(f[1]) * value(f[2])) / 100, value(f[3])),
  ],
  [
    fact(
      String.raw`\bif NUM ([a-z]+) (?:cost|weigh|take|need|make|fill) NUM~ NUM \2 (?:cost|weigh|take|need|make|fill) NUM`,
    ),
    (f) => same(value(f[3]) * value(f[4]), value(f[5]) * value(f[1])),
  ],
  [fact(String.raw`\bNUM [a-z]+ (?:at|for) NUM each (?:cost|are|is|make|come to) NUM`), (f) => product(f)],
  [
    fact(
      String.raw`\bNUM (?:miles|km|kilometers|meters|feet) (?:per|an|each|every) (?:hour|minute|second)~NUM (?:miles|km|kilometers|meters|feet) in NUM`,
    ),
    (f) => same(value(f[1]) * value(f[3]), value(f[2])),
  ],
  [
    fact(
      String.raw`\bNUM (?:miles|km|kilometers|meters|feet) (?:per|an|each|every) (?:hour|minute|second)~(?:needs|takes) NUM [a-z]+ for NUM`,
    ),
    (f) => same(value(f[1]) * value(f[2]), value(f[3])),
  ],
  [
    fact(String.raw`\bfrom NUM to NUM~(?:by|of|is|=) NUM%`),
    (f) => same((Math.abs(value(f[2]) - value(f[1])) / value(f[1])) * 100, value(f[3])),
  ],
  [
    fact(String.raw`\bNUM to NUM (?:is|equals|=) the same (?:ratio )?as NUM to NUM`),
    (f) => same(value(f[1]) * value(f[4]), value(f[2]) * value(f[3])),
  ],
  [
    fact(String.raw`\bNUM to NUM is the same ratio as NUM to NUM`),
    (f) => same(value(f[1]) * value(f[4]), value(f[2]) * value(f[3])),
  ],
  [
    fact(
      String.raw`\bNUM(%?) as an? (?:simple |simplified |mixed )?(?:fraction|decimal|percent|percentage|number) (?:is|equals|=) NUM(%?)`,
    ),
    (f) => same(value(f[1]) / (f[2] ? 100 : 1), value(f[3]) / (f[4] ? 100 : 1)),
  ],
  [
    fact(String.raw`\b(?:probability|chance) of 2 (?:heads|tails)~(?:is|equals|=) NUM`),
    (f) => same(value(f[1]), 1 / 4),
  ],
  [
    fact(String.raw`\b(?:die|dice)~(even|odd)~(?:probability|chance)(?: of| is| =|:)? NUM`),
    (f) => same(chances[f[1]?.toLowerCase() ?? ''] ?? 0, value(f[2])),
  ],
  [
    fact(
      String.raw`\b(?:rolling|getting|throwing) an? ([1-6]|even number|odd number)~(?:die|dice|cube)~(?:probability|chance)?~(?:of|is|=|equals) NUM`,
    ),
    (f) => same(/[1-6]/.test(f[1] ?? '') ? 1 / 6 : 1 / 2, value(f[2])),
  ],
  [
    fact(
      String.raw`\b(?:flipping|getting|tossing) (?:a )?(head|tail)s?~(?:probability|chance)~(?:of|is|=|equals) NUM`,
    ),
    (f) => same(1 / 2, value(f[2])),
  ],
  [
    fact(
      String.raw`\bNUM rounded to (?:NUM|one|two|three) (?:decimals?|decimal places?|places?) (?:is|equals|=) NUM`,
    ),
    (f) => same(rounded(value(f[1]), value(f[2])), value(f[3])),
  ],
  [
    fact(String.raw`\bNUMe(\d) (?:is|equals|=) NUM`),
    (f) => same(value(f[1]) * 10 ** Number(f[2]), value(f[3])),
  ],
  [
    fact(String.raw`\bNUM (?:goes|fits) into NUM (?:exactly )?NUM (?:times|\*)`),
    (f) => same(value(f[1]) * value(f[3]), value(f[2])),
  ],
];

const rounded = (number: number, places: number): number =>
  Math.round(number * 10 ** places + 1e-9) / 10 ** places;

const conversions: readonly WordFact[] = [
  [
    fact(
      String.raw`\b(?:(half)(?: of)?|NUM \*) (?:an? |1 |one )?${units} (?:is|are|has|equals|=|makes|lasts|is worth|holds) (?:exactly )?NUM ${units}\b`,
    ),
    (f) => unitsHold(f[1] ? 0.5 : value(f[2]), f[3] ?? '', value(f[4]), f[5] ?? ''),
  ],
  [
    fact(
      String.raw`\b(?:NUM|an?) ${units} (?:has|have|is|are|holds|contains|equals|=|makes?) NUM ${units}\b`,
    ),
    (f) => unitsHold(f[1] ? value(f[1]) : 1, f[2] ?? '', value(f[3]), f[4] ?? ''),
  ],
  [
    fact(String.raw`\b(?:there are|there is) NUM ${units} in (?:NUM|an?|each|every|one) ${units}\b`),
    (f) => unitsHold(f[3] ? value(f[3]) : 1, f[4] ?? '', value(f[1]), f[2] ?? ''),
  ],
];

const consequences: readonly WordFact[] = [
  [
    fact(
      String.raw`(?:\bfrom )?${equation},? (?:means|implies|gives|leads to|tells us|equals|we get|it follows that|so) (?:that )?${equation}(?=[.;!]|$)`,
    ),
    (f) => follows((f[1] ?? '').replace(/^ *from /i, ''), f[2] ?? ''),
  ],
  [
    fact(String.raw`\bsolutions of ${equation} (?:are|is) (-?\d+(?:\.\d+)?) and (-?\d+(?:\.\d+)?)`),
    (f) => solutionsAre(f[1] ?? '', [f[2] ?? '', f[3] ?? '']),
  ],
  [
    fact(
      String.raw`${equation} has (?:only )?(?:the |one )?(?:only )?solution(?: of)? (?:[a-z] = )?(-?\d+(?:\.\d+)?)`,
    ),
    (f) => solutionsAre(f[1] ?? '', [f[2] ?? '']),
  ],
];

function solutionsAre(problem: string, said: readonly string[]): boolean | null {
  const solved = solve(problem.trim());
  if (!('answer' in solved)) return null;
  const found = partsOf(solved.answer).map((part) => part.replace(/^[a-z]=/i, ''));
  return (
    found.length === said.length &&
    found.every((part) => said.some((each) => equivalent(each, part) === 'equal'))
  );
}

/** Statements in words about shapes, units, money, chances and what follows from an equation. */
export const wordFacts: readonly WordFact[] = [...measures, ...amounts, ...conversions, ...consequences];
