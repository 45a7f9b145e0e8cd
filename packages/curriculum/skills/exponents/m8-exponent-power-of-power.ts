import { type Distractor, type Level, numberSkill, type Random, type Tools } from '../../src/kit/index.ts';
import { powerTex, powerValue, productTex } from '../../src/numbers/powers.ts';
import { drawName } from '../../src/scenes/people.ts';
import { typesetExpression } from '../../src/show-value.ts';

const asks = ['simplify', 'without', 'which', 'named'] as const;
const shapes = ['quilt', 'tile', 'photo', 'candle', 'dice', 'crate'] as const;
const searches = ['missing', 'named-missing'] as const;

/**
 * Level 1: (a^m)^n of a letter or a number a, or the factors behind it. Level 2: (c·a^m)^n, or (a^m·b^k)^n where c is 1. Level 3: the area or volume of a shape with the side
 * c·a^m, or a missing exponent n.
 */
type Params = {
  ask: (typeof asks)[number] | 'factors' | (typeof searches)[number] | (typeof shapes)[number];
  name: string;
  a: string;
  b: string;
  c: number;
  m: number;
  k: number;
  n: number;
};

const letterPairs = [
  ['a', 'b'],
  ['p', 'w'],
  ['x', 'y'],
  ['k', 'p'],
  ['w', 'y'],
] as const;

/** Level 1 has one letter, level 2 two factors in the parentheses, level 3 squares, cubes and a missing exponent. */
export const m8ExponentPowerOfPower = numberSkill('m8-exponent-power-of-power', {
  version: 3,
  form: 'expression',
  text: {
    headline: 'A power of a power',
    simplify: 'Simplify {e}.',
    without: 'Write {e} without parentheses.',
    which: 'What is {e} without parentheses and with each exponent worked out?',
    named: '{name} writes {e} without parentheses. What is the result?',
    factors: [
      'Which line shows with factors why {equation} is true?',
      'Every factor of a power is written down. Which line belongs to {equation}?',
    ],
    missing: 'Which exponent $n$ makes {e} true for every {a}?',
    'named-missing': '{name} remembers {e}, but not the exponent $n$. Which number is $n$?',
    quilt:
      'A quilt has square patches. Each side of a patch is {side} inches long. What is the area of one patch in square inches?',
    tile: 'A floor tile is a square with sides of {side} inches. What is its area in square inches?',
    photo: 'A photo is cropped to a square with sides of {side} pixels. How many pixels does it have then?',
    candle: 'A candle is a cube with edges of {side} centimeters. What is its volume in cubic centimeters?',
    dice: 'A wooden game die is a cube with edges of {side} millimeters. What is its volume in cubic millimeters?',
    crate: 'A fruit crate is a cube with edges of {side} feet. What is its volume in cubic feet?',
    right: 'The outer exponent repeats the inner power, so the exponents are multiplied.',
    'right-factors':
      'The outer exponent tells how many groups there are, the inner one how many factors each has.',
    'right-both': 'Each factor in the parentheses is repeated.',
    'right-shape': 'In {whole}, each factor is repeated.',
    'right-missing': 'Multiplied, both exponents give the one on the right.',
    adds: 'This adds the exponents. How many times does the power in the parentheses appear as a factor?',
    'adds-shape': 'In {whole}, this adds the exponents. How many times does {power} appear as a factor?',
    'only-shape': 'In {whole}, this raises only {power}. How many times is {c, number} a factor there?',
    'times-shape':
      'This takes {c, number} times the outer exponent in {whole}. How many times is {c, number} a factor there?',
    power:
      'This raises one exponent to the other. How many factors {a} are in each group, and how many groups?',
    front: 'This adds the power again and again. Which operation does an exponent stand for?',
    base: 'This raises the base as well. What is every single factor?',
    'sum-row':
      'This has as many factors as both exponents together. How many groups does the outer exponent tell?',
    'plus-row': 'This adds the groups. Which operation does an exponent stand for?',
    'times-row': 'This multiplies the base by the inner exponent. What does an exponent count?',
    only: 'This raises only one factor. What else stands in the parentheses?',
    times:
      'This multiplies {c, number} by the exponent. What does an exponent tell about the factor {c, number}?',
    less: 'This takes the known exponent away. Are the two exponents added or multiplied?',
    up: 'This multiplies the two numbers. Which of them is already the product?',
    near: 'Write the inner power again and again. How many factors are there?',
    other: 'Write what stands in the parentheses as many times as the exponent says. Then count the factors.',
    'other-square': 'Multiply the side by itself. How many times does each factor occur then?',
    'other-cube': 'Write the edge three times as a factor. How many times does each of its parts occur?',
    'other-far': 'Raise both lengths to the same power first. Then divide.',
    'write-do': 'Write the power in the parentheses again and again.',
    'write-why': 'The outer exponent tells how many times it stands there.',
    'group-do': 'Write each group with its factors.',
    'group-why': 'The inner exponent tells how many there are.',
    'area-do': 'Square the side.',
    'area-why': 'The area of a square is side times side.',
    'volume-do': 'Cube the edge.',
    'volume-why': 'The volume of a cube is edge times edge times edge.',
    'each-do': 'Raise each factor.',
    'each-why': 'Every repetition brings each factor once more.',
    'number-do': 'Work out the power of the number.',
    'number-why': 'It is a number without a letter.',
    'times-do': 'Multiply the exponents.',
    'times-why': 'There are as many groups as the outer exponent says, all of the same size.',
    'other-do': 'Do the same with the other letter.',
    'other-why': 'It is repeated as often.',
    'join-do': 'Write the product.',
    'join-why': 'All factors stand side by side.',
    'rule-do': 'Write what the exponents have to do.',
    'rule-why': 'In a power of a power, the exponents are multiplied.',
    'solve-do': 'Divide to find $n$.',
    'solve-why': 'Division undoes the multiplication.',
    'test-do': 'Test the exponent.',
    'test-why': 'The product must be the exponent on the right.',
    'far-candle':
      'A block of wax is a cube with edges of {large} inches. It is melted and poured into molds, cubes with edges of {small} inches. How many molds does it fill?',
    'far-clay':
      'A cube of clay has edges of {large} inches. It is cut into small cubes with edges of {small} inches. How many small cubes are there?',
    'far-ice':
      'A block of ice is a cube with edges of {large} feet. Blocks for sculptures are cubes with edges of {small} feet. How many of them can be cut from it?',
    'far-cloth':
      'A square cloth has sides of {large} inches. It is cut into square patches with sides of {small} inches. How many patches are there?',
    'far-tiles':
      'A square floor has sides of {large} feet. It is laid with square tiles with sides of {small} feet. How many tiles does it take?',
    'far-photo':
      'A square photo has sides of {large} pixels. It is cut into squares with sides of {small} pixels. How many squares are there?',
    'right-far': 'Both are raised first, and then one is divided by the other.',
    'far-edges':
      'This divides the lengths alone. In how many directions do the small ones fill the large one?',
    'far-only':
      'This raises the letters, but not the numbers in front. How many times is each number a factor?',
    'far-adds': 'This adds the outer exponent. How many times does each power appear as a factor?',
    'large-do': 'Raise the large one.',
    'large-why': 'Each factor is repeated, the number and the letter.',
    'small-do': 'Raise the small one.',
    'small-why': 'Here, too, each factor is repeated.',
    'ratio-do': 'Write the quotient.',
    'ratio-why': 'Division tells how many times one fits into the other.',
    'numbers-do': 'Divide the numbers.',
    'numbers-why': 'Numbers and letters can be divided apart.',
    'less-do': 'Subtract the exponents.',
    'less-why': 'Each factor in the denominator cancels one in the numerator.',
    'final-far': '{result}',
    'row-text': '{row}',
    'final-factors': 'The line is {row}.',
    final: 'The result is {result}.',
    'final-area': 'The area is {result} square inches.',
    'final-photo': 'The photo has {result} pixels.',
    'final-candle': 'The volume is {result} cubic centimeters.',
    'final-dice': 'The volume is {result} cubic millimeters.',
    'final-crate': 'The volume is {result} cubic feet.',
    'final-missing': 'The exponent $n$ is {result}.',
  },
  draw: ({ level, random }): Params => drawPowers(level, random),
  build(params: Params, tools) {
    const { step, distractor } = tools;
    if (params.ask === 'factors') return showGroups(params, tools);
    const { ask, name, a, c, m, k, n } = params;
    const e = `$${powerText(params)}$`;
    const words = { name, a: `$${a}$`, c, e, side: `$${c}${powerTex(a, m)}$` };
    if (isSearch(ask)) {
      const equation = `$(${powerTex(a, m)})^n = ${powerTex(a, m * n)}$`;
      return {
        words: { ...words, e: equation, result: String(n) },
        question: ask,
        answer: { value: n, form: 'integer', reason: 'right-missing' },
        distractors: [
          distractor('adds-the-exponents', m * n - m, 'less'),
          distractor('multiplies-when-dividing-is-needed', m * n * m, 'up'),
          distractor('slip', n + 1, 'near'),
          distractor('slip', n - 1, 'near'),
        ],
        steps: [
          step('rule', equation, `$${m} \\times n = ${m * n}$`),
          step('solve', `${m * n} ÷ ${m}`, n),
          step('test', `${m} × ${n}`, m * n),
        ],
        finalAnswer: 'final-missing',
        claims: [`${m} * ${n} = ${m * n}`],
      };
    }
    const value = monomialOf(params, c ** n, m * n, k * n);
    const result = typesetExpression(value);
    const inner = powerText({ ...params, n: 1 });
    const repeated = `$${productTex(Array.from({ length: n }, () => (c > 1 || k > 0 ? `(${inner})` : inner)))}$`;
    const isShape = shapes.some((shape) => shape === ask);
    return {
      words: { ...words, result, whole: e, power: `$${powerTex(a, m)}$` },
      question: ask,
      answer: {
        value,
        asked: 'simplified',
        reason: isShape ? 'right-shape' : c > 1 || k > 0 ? 'right-both' : 'right',
      },
      distractors: wrongOf(params).map(([misconception, wrong, reason]) =>
        distractor(
          misconception,
          wrong,
          isShape && (reason === 'adds' || reason === 'only' || reason === 'times')
            ? `${reason}-shape`
            : reason,
        ),
      ),
      steps: [
        isShape
          ? n === 2
            ? step('area', `$${inner}$`, repeated)
            : step('volume', `$${inner}$`, repeated)
          : step('write', e, repeated),
        c > 1 && step('number', `$${c}^{${n}}$`, c ** n),
        step('times', `${m} × ${n}`, m * n),
        k > 0 && step('other', `${k} × ${n}`, k * n),
        step('join', 'all factors', result),
      ],
      otherWrong: isShape ? (n === 2 ? 'other-square' : 'other-cube') : 'other',
      finalAnswer: isShape ? finals[ask as (typeof shapes)[number]] : 'final',
      claims: [`(2^${m})^${n} = 2^${m * n}`],
    };
  },
  stretch: {
    draw({ random }): Far {
      return random.until(() => {
        const ask = random.pick(cuts);
        const [d, m, k] = [random.int(2, 4), random.int(3, 8), random.int(1, 5)];
        const c = d * random.int(2, 5);
        const n = ask === 'far-candle' || ask === 'far-clay' || ask === 'far-ice' ? 3 : 2;
        const letter = random.pick(['a', 'k', 'p', 'w', 'x', 'y']);
        return m > k + 1 && c < 10 && (m - k) * n !== m - k ? { ask, letter, c, d, m, k, n } : null;
      });
    },
    build({ ask, letter, c, d, m, k, n }: Far, { step, distractor }) {
      const lengthOf = (number: number, power: number): string =>
        `${number > 1 ? number : ''}${powerTex(letter, power)}`;
      const textOf = (number: number, power: number): string =>
        typesetExpression(`${number > 1 ? number : ''}${powerValue(letter, power)}`);
      const [large, small] = [lengthOf(c, m), lengthOf(d, k)];
      const [above, below] = [lengthOf(c ** n, m * n), lengthOf(d ** n, k * n)];
      const valueAt = (number: number, power: number): string => `${number}${powerValue(letter, power)}`;
      const ratio = (c / d) ** n;
      const value = valueAt(ratio, (m - k) * n);
      const result = textOf(ratio, (m - k) * n);
      return {
        words: { large: `$${large}$`, small: `$${small}$`, a: `$${letter}$`, result },
        question: ask,
        answer: { value, asked: 'simplified', reason: 'right-far' },
        distractors: [
          distractor('raises-only-one-factor', valueAt(c / d, (m - k) * n), 'far-only'),
          distractor('adds-the-exponents', valueAt(ratio, m - k), 'far-adds'),
          distractor('slip', valueAt(c / d, m - k), 'far-edges'),
        ],
        steps: [
          step('large', `$(${large})^{${n}}$`, `$${above}$`),
          step('small', `$(${small})^{${n}}$`, `$${below}$`),
          step('ratio', `$${above}$ and $${below}$`, `$\\frac{${above}}{${below}}$`),
          step('numbers', `${c ** n} ÷ ${d ** n}`, ratio),
          step('less', `${m * n} − ${k * n}`, (m - k) * n),
          step('join', 'both parts', result),
        ],
        otherWrong: 'other-far',
        finalAnswer: 'final-far',
        claims: [`(${c}/${d})^${n} = ${ratio}`, `${m} * ${n} - ${k} * ${n} = ${(m - k) * n}`],
      };
    },
  },
});

/** The groups of factors behind a power of a power, among rows that show something else. */
function showGroups(
  { a, m, n }: Params,
  {
    say,
    step,
    distractor,
  }: Tools<'row-text' | 'sum-row' | 'plus-row' | 'times-row' | 'write-do' | 'group-do'>,
) {
  const group = (count: number): string => `(${Array.from({ length: count }, () => a).join(' \\cdot ')})`;
  const groups = (one: string, sign = ' \\cdot '): string =>
    `$${Array.from({ length: n }, () => one).join(sign)}$`;
  const text = (row: string) => ({ text: say('row-text', { row }) });
  const [key, e] = [groups(group(m)), `(${powerTex(a, m)})^{${n}}`];
  return {
    words: { equation: `$${e} = ${powerTex(a, m * n)}$`, row: key },
    question: 'factors' as const,
    answer: { form: 'choice' as const, value: 'groups', ...text(key), reason: 'right-factors' as const },
    distractors: [
      distractor('adds-the-exponents', 'sum', 'sum-row', text(`$${group(m)} \\cdot ${group(n)}$`)),
      distractor('multiplies-base-and-exponent', 'times', 'times-row', text(groups(`(${a} \\cdot ${m})`))),
      distractor('slip', 'plus', 'plus-row', text(groups(group(m), ' + '))),
    ],
    steps: [step('write', `$${e}$`, groups(powerTex(a, m))), step('group', groups(powerTex(a, m)), key)],
    finalAnswer: 'final-factors' as const,
    claims: [`${m} * ${n} = ${m * n}`],
  };
}

const cuts = ['far-candle', 'far-clay', 'far-ice', 'far-cloth', 'far-tiles', 'far-photo'] as const;
/** A length c·letter^m is cut into lengths d·letter^k, in n directions. */
type Far = {
  ask: (typeof cuts)[number];
  letter: string;
  c: number;
  d: number;
  m: number;
  k: number;
  n: number;
};

const finals = {
  quilt: 'final-area',
  tile: 'final-area',
  photo: 'final-photo',
  candle: 'final-candle',
  dice: 'final-dice',
  crate: 'final-crate',
} as const satisfies Readonly<Record<(typeof shapes)[number], string>>;

function isSearch(ask: Params['ask']): boolean {
  return searches.some((search) => search === ask);
}

/** As TeX; an outer exponent of 1 leaves what stands in the parentheses. */
function powerText({ a, b, c, m, k, n }: Params): string {
  const inner = `${c > 1 ? c : ''}${powerTex(a, m)}${k > 0 ? powerTex(b, k) : ''}`;
  return n === 1 ? inner : `(${inner})^{${n}}`;
}

function monomialOf({ a, b, k }: Params, number: number, first: number, second: number): string {
  return `${number > 1 ? number : ''}${powerValue(a, first)}${k > 0 ? powerValue(b, second) : ''}`;
}

type Wrong = readonly [
  Distractor['misconception'],
  string,
  'adds' | 'power' | 'front' | 'base' | 'only' | 'times' | 'near',
];

function wrongOf(params: Params): readonly Wrong[] {
  const { a, c, m, k, n } = params;
  const of = (number: number, first: number, second = k * n) => monomialOf(params, number, first, second);
  if (k > 0)
    return [
      ['adds-the-exponents', of(1, m + n, k + n), 'adds'],
      ['raises-only-one-factor', of(1, m * n, k), 'only'],
      ['raises-the-exponent-to-a-power', of(1, m ** n, k ** n), 'power'],
    ];
  if (c > 1)
    return [
      ['adds-the-exponents', of(c ** n, m + n), 'adds'],
      ['raises-only-one-factor', of(c, m * n), 'only'],
      ['multiplies-the-base-by-the-exponent', of(c * n, m * n), 'times'],
    ];
  return [
    ['adds-the-exponents', of(1, m + n), 'adds'],
    ['raises-the-exponent-to-a-power', of(1, m ** n), 'power'],
    /\d/.test(a)
      ? ['slip', powerValue(String(Number(a) ** n), m * n), 'base']
      : ['slip', `${n}${powerValue(a, m)}`, 'front'],
  ];
}

function drawPowers(level: Level, random: Random): Params {
  return random.until(() => {
    const [a, b] = random.pick(letterPairs);
    const ask: Params['ask'] =
      level < 3 ? random.pick(asks) : random.chance(70) ? random.pick(shapes) : random.pick(searches);
    const isFactors = level === 1 && random.chance(20);
    const isShape = shapes.some((shape) => shape === ask);
    const isFlat = ask === 'quilt' || ask === 'tile' || ask === 'photo';
    const hasNumber = isShape || (level === 2 && random.chance(50));
    const params: Params = {
      ask: isFactors ? 'factors' : ask,
      name: drawName(random),
      a:
        level === 1 && !isFactors && random.chance(35)
          ? random.pick(['2', '3', '5', '10'])
          : random.pick([a, b]),
      b,
      c: hasNumber ? random.int(2, isFlat ? 9 : 5) : 1,
      m: random.int(2, isFactors ? 4 : level === 1 ? 9 : 7),
      k: level === 2 && !hasNumber ? random.int(2, 5) : 0,
      n: isShape ? (isFlat ? 2 : 3) : random.int(2, isFactors ? 4 : level === 1 ? 6 : isSearch(ask) ? 9 : 4),
    };
    const { m, n } = params;
    // A row of factors has to fit on a line.
    const fits = !isFactors || (m * n < 10 && m * n > m + n);
    return fits && isOpen(params) ? params : null;
  });
}

/** All ways of working lead to results of their own that can be written. */
function isOpen(params: Params): boolean {
  const { ask, a, b, c, m, k, n } = params;
  if (k > 0 && a === b) return false;
  if (isSearch(ask)) {
    const all = [n, m * n - m, m * n * m, n + 1];
    return new Set(all).size === 4 && all.every((one) => one < n * 15) && n > 2;
  }
  const isShort =
    m ** n <= 256 && k ** n <= 256 && (!/\d/.test(a) || (Number(a) ** n <= 1000 && m ** n !== m * n * n));
  const values = [monomialOf(params, c ** n, m * n, k * n), ...wrongOf(params).map(([, value]) => value)];
  return isShort && m !== k && new Set(values).size === values.length;
}
