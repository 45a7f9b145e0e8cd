import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { inBrackets } from '../../src/numbers/polynomials.ts';
import {
  powerOfTenValue,
  type Scientific,
  scientificText,
  scientificValue,
  standardNumber,
} from '../../src/numbers/scientific.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { type SizedPair, sizedPairs } from '../../src/scenes/sized-pairs.ts';

/** The amounts have a and b tenths before 10^p and 10^q, and `near` more before they are rounded; `written` has all digits. */
type Params = {
  pair: SizedPair;
  a: number;
  b: number;
  p: number;
  q: number;
  near: readonly [number, number];
  written: 'big' | 'tiny' | 'none';
};

/** Level 1 has numbers that divide evenly, level 2 rounds first, level 3 has small numbers, a smaller number in front, or goes back. */
export const m8TimesAsLarge = numberSkill('m8-times-as-large', {
  version: 4,
  form: 'integer',
  finite: { 1: 156 },
  scenes: [sizedPairs],
  text: {
    headline: 'How many times as large?',
    round: 'Write both with powers of ten first, and round the numbers in front to whole numbers.',
    scientific: 'Answer in scientific notation.',
    right: 'The numbers in front are divided, and the exponents are subtracted.',
    'right-back': 'To find {times, number} times an amount is to multiply it by {times, number}.',
    subtracts:
      'This subtracts the amounts. Does the question ask for a difference, or how many times as large?',
    digits:
      'This subtracts the numbers in front. Which operation tells how many times one fits into the other?',
    zeros: 'Look at the power of ten once more. How many places lie between the two exponents?',
    divides: 'This divides. Is the amount that is asked for larger or smaller than the one that is given?',
    exponents: 'This multiplies the exponents. What happens to exponents in a product?',
    shift: 'Count the zeros of {times, number} once more. Each one raises the exponent by one.',
    other: 'Divide the first amount by the second. Take the numbers in front and the powers of ten apart.',
    'other-back': 'Multiply the amount that is given. Take the numbers in front and the powers of ten apart.',
    'same-do': 'Write both amounts with powers of ten, and round the numbers in front.',
    'same-why': 'The question asks about how many times, so round numbers are close enough.',
    'form-do': 'Write the second amount below the first.',
    'form-why': 'Division tells how many times one fits into the other.',
    'front-do': 'Divide the numbers in front.',
    'front-why': 'A fraction of two products can be taken apart.',
    'power-do': 'Subtract the exponents.',
    'power-why': 'The powers have the same base.',
    'join-do': 'Put both parts together.',
    'join-why': 'The result is a number times a power of ten.',
    'times-do': 'Write {times, number} with a power of ten.',
    'times-why': 'Each zero is a factor of ten.',
    'product-do': 'Multiply the numbers in front.',
    'product-why': 'A product can be put into another order.',
    'add-do': 'Add the exponents.',
    'add-why': 'The powers have the same base.',
    'far-film':
      'A photo takes {tiny} bytes. A video clip takes {times, number} times as much space. A memory card holds {big} bytes. How many such clips fit on it?',
    'far-beads':
      'A jar holds {tiny} beads. A crate holds {times, number} times as many. A factory makes {big} beads a year. How many crates can it fill?',
    'far-sand':
      'A grain of sand has a mass of {tiny} grams. A spoon holds {times, number} grains. A sandcastle has a mass of {big} grams. How many spoonfuls of sand is that?',
    'far-beats':
      'A stroke of a drum roll lasts {tiny} seconds. A solo has {times, number} strokes. A recording lasts {big} seconds. How many such solos does it hold?',
    'far-pollen':
      'A grain of pollen has a mass of {tiny} grams. A bee carries {times, number} grains at a time. A hive needs {big} grams. How many flights is that?',
    'right-far':
      'The second amount is a product, and the question asks how many times it fits into the third.',
    'far-once': 'This leaves out one of the three numbers. What is counted in the question?',
    'far-digits':
      'This subtracts the numbers in front. Which operation tells how many times one fits into the other?',
    'far-zeros':
      'Look at the powers of ten once more. In which step is an exponent added, in which one subtracted?',
    'second-do': 'Multiply the numbers in front.',
    'second-why': 'The factors of a product can stand in any order.',
    'plus-do': 'Add the exponents.',
    'plus-why': 'The powers of ten are multiplied.',
    'fits-do': 'Divide the numbers in front.',
    'fits-why': 'The question asks how many times one amount fits into the other.',
    'far-film-final': '{shown} clips fit on the card.',
    'far-beads-final': 'The factory can fill {shown} crates.',
    'far-sand-final': 'That is {shown} spoonfuls of sand.',
    'far-beats-final': 'The recording holds {shown} solos.',
    'far-pollen-final': 'That is {shown} flights.',
    'other-far':
      'Find the amount that the first two numbers make. How many times does it fit into the third?',
    'final-back': 'That is {shown} {unit}.',
  },
  draw: ({ level, random }): Params => drawPair(level, random),
  build(params: Params, { level, step, distractor }) {
    const { pair, a, b, p, q, near, written } = params;
    const write = (number: Scientific, isWritten: boolean): string =>
      isWritten ? standardNumber(number) : scientificText(number);
    const [big, tiny] = [
      { tenths: a, exponent: p },
      { tenths: b, exponent: q },
    ];
    const [above, below] = [a / 10, b / 10];
    const [front, power] = [a / b, p - q];
    const times = front * 10 ** power;
    const words = {
      big: write({ ...big, tenths: a + near[0] }, written === 'big'),
      tiny: write({ ...tiny, tenths: b + near[1] }, written === 'tiny'),
      times,
      unit: pair.unit,
    };
    const claims = [`${above} * 10^(${p}) / (${below} * 10^(${q})) = ${times}`];
    if (isBack(params, level)) {
      const shown = scientificText(big);
      return {
        words: { ...words, shown },
        question: [`${pair.key}-back`, 'scientific'],
        answer: { value: scientificValue(big), form: 'scientific', unit: pair.unit, reason: 'right-back' },
        distractors: [
          distractor('divides-instead-of-multiplying', dividedValue(b / front, q - power), 'divides'),
          distractor('multiplies-the-exponents', powerOfTenValue(above, q * power), 'exponents'),
          distractor('slip', powerOfTenValue(above, p + 1), 'shift'),
          distractor('slip', powerOfTenValue(above, p - 1), 'shift'),
        ],
        steps: [
          step('times', inDigits(times), `$${front} × 10^${power}$`),
          step('product', `${below} × ${front}`, above),
          step('add', `${signed(q)} + ${power}`, signed(p)),
          step('join', `${above} and the exponent $${signed(p)}$`, shown),
        ],
        finalAnswer: 'final-back',
        otherWrong: 'other-back',
        claims,
      };
    }
    const value = inDigits(times);
    const rounded = `${scientificText(big)} and ${scientificText(tiny)}`;
    const both = `${words.big} and ${words.tiny}`;
    return {
      words: { ...words, shown: value },
      question:
        level === 2
          ? [`${pair.key}-told`, 'round', `${pair.key}-about`]
          : [`${pair.key}-told`, `${pair.key}-ask`],
      answer: value,
      distractors: [
        distractor('subtracts-the-numbers', differenceOf(big, tiny), 'subtracts'),
        distractor('subtracts-the-leading-digits', inDigits((Math.abs(a - b) * 10 ** power) / 10), 'digits'),
        distractor('slip', inDigits(front * 10 ** (power + 1)), 'zeros'),
      ],
      steps: [
        level === 2
          ? step('same', both, rounded)
          : step('form', both, `$\\frac{${above} × 10^{${signed(p)}}}{${below} × 10^{${signed(q)}}}$`),
        step('front', `${above} ÷ ${below}`, front),
        step('power', `${signed(p)} − ${inBrackets(q)}`, power),
        step('join', `$${front} × 10^${power}$`, value),
      ],
      finalAnswer: level === 2 ? `${pair.key}-answer-about` : `${pair.key}-answer`,
      claims,
    };
  },
  stretch: {
    draw({ random }): Far {
      const { ask, p, q, g } = random.pick(chains);
      return random.until(() => {
        const [b, f, r] = [random.int(11, 40), random.int(2, 6), random.int(2, 6)];
        const [at, up] = [random.int(...ends(q)), random.int(...ends(g))];
        const h = random.int(...ends(p)) - at - up;
        const isOpen = b * f * r < 95 && h > 0 && h < 6 && b * r - b * f * r !== r * 10;
        return isOpen ? { ask, b, f, r, q: at, g: up, h } : null;
      });
    },
    build({ ask, b, f, r, q, g, h }: Far, { step, distractor }) {
      const tiny = { tenths: b, exponent: q };
      const big = { tenths: b * f * r, exponent: q + g + h };
      const value = inDigits(r * 10 ** h);
      const [below, between, above] = [b / 10, (b * f) / 10, (b * f * r) / 10];
      return {
        words: { big: scientificText(big), tiny: scientificText(tiny), times: f * 10 ** g, shown: value },
        question: ask,
        answer: { value, reason: 'right-far' },
        distractors: [
          distractor('leaves-out-a-factor', inDigits(f * r * 10 ** (g + h)), 'far-once'),
          distractor(
            'subtracts-the-leading-digits',
            inDigits(Math.abs(above - between) * 10 ** h),
            'far-digits',
          ),
          distractor('slip', inDigits(r * 10 ** (h + 1)), 'far-zeros'),
        ],
        steps: [
          step('times', inDigits(f * 10 ** g), `$${f} × 10^${g}$`),
          step('second', `${below} × ${f}`, between),
          step('plus', `${signed(q)} + ${g}`, signed(q + g)),
          step('fits', `${above} ÷ ${between}`, r),
          step('power', `${signed(q + g + h)} − ${inBrackets(q + g)}`, h),
          step('join', `$${r} × 10^${h}$`, value),
        ],
        finalAnswer: `${ask}-final`,
        otherWrong: 'other-far',
        claims: [`${above} * 10^(${q + g + h}) / (${below} * 10^(${q}) * ${f * 10 ** g}) = ${r * 10 ** h}`],
      };
    },
  },
});

/** The least and most exponents of the whole, of the smallest amount, and of how many times as much the second one is. */
const chains = [
  { ask: 'far-film', p: [10, 11], q: [5, 6], g: [1, 1] },
  { ask: 'far-beads', p: [7, 8], q: [2, 3], g: [1, 2] },
  { ask: 'far-sand', p: [3, 4], q: [-3, -3], g: [3, 3] },
  { ask: 'far-beats', p: [3, 3], q: [-1, -1], g: [2, 2] },
  { ask: 'far-pollen', p: [1, 1], q: [-8, -8], g: [5, 5] },
] as const;

/** b tenths times 10^q, f · 10^g times as much, and r · 10^h of these. */
type Far = {
  ask: (typeof chains)[number]['ask'];
  b: number;
  f: number;
  r: number;
  q: number;
  g: number;
  h: number;
};

function ends([least = 0, most = 0]: readonly number[]): [number, number] {
  return [least, most];
}

/** Level 3 goes back for every other pair of numbers. */
function isBack({ a, b, p }: Params, level: Level): boolean {
  return level === 3 && (a + b + Math.abs(p)) % 2 === 0;
}

function inDigits(number: number): string {
  return Number(number.toFixed(4)).toLocaleString('en-US', { maximumFractionDigits: 4 });
}

/** So many tenths times a power of ten, with a number of one to below ten in front. */
function dividedValue(tenths: number, exponent: number): string {
  return tenths < 10 ? powerOfTenValue(tenths, exponent - 1) : powerOfTenValue(tenths / 10, exponent);
}

/** The first less the second, exact. */
function differenceOf(big: Scientific, tiny: Scientific): string {
  const tenths = big.tenths * 10 ** (big.exponent - tiny.exponent) - tiny.tenths;
  if (tiny.exponent > 0) return inDigits(tenths * 10 ** (tiny.exponent - 1));
  return `0.${String(tenths).padStart(1 - tiny.exponent, '0')}`.replace(/0+$/, '');
}

function drawPair(level: Level, random: Random): Params {
  return random.until(() => {
    const pair = random.pick(sizedPairs.list);
    const [first = 0, last = 0] = pair.large;
    const [low = 0, high = 0] = pair.small;
    const [p, q] = [random.int(first, last), random.int(low, high)];
    const size = { 1: 5, 2: 10, 3: 1 }[level];
    const less = size * random.int(Math.ceil(11 / size), Math.floor(45 / size));
    // The larger amount can have the smaller number in front.
    const isLower = level === 3 && random.chance(45);
    const more = less * (isLower ? random.pick([2, 4, 5]) : random.int(2, 6));
    const [a, b] = isLower ? [less, more] : [more, less];
    const near: Params['near'] = level === 2 ? [random.int(-4, 4), random.int(-3, 3)] : [0, 0];
    const written = level === 2 ? random.pick(['big', 'tiny'] as const) : 'none';
    const isRounded = level !== 2 || (near[0] !== 0 && near[1] !== 0);
    const power = p - q;
    const isShort = level < 3 || isLower || Number.isInteger((100 * b * b) / a);
    const isApart = (10 * a) / b !== Math.abs(a - b) && q * power !== p;
    const isOpen = power > (isLower ? 1 : 0) && more < 95 && isApart && isShort;
    const params: Params = { pair, a, b, p, q, near, written };
    const isKind = isLower ? !isBack(params, level) : level === 3 ? p < 0 || isBack(params, level) : p > 0;
    return isKind && isRounded && isOpen ? params : null;
  });
}
