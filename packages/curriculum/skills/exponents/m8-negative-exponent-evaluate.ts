import type { Diagram } from '@playforward/diagram';
import {
  type HandTask,
  type Level,
  numberSkill,
  type Random,
  type Tools,
  writeHand,
} from '../../src/kit/index.ts';
import { commonDivisor } from '../../src/numbers/lowest-terms.ts';
import { powerTex } from '../../src/numbers/powers.ts';
import { signed, typeset } from '../../src/numbers/signed-numbers.ts';
import { handScale } from '../../src/pictures/hand-scales.ts';
import { drawName } from '../../src/scenes/people.ts';

const values = ['value', 'fraction', 'equal', 'named'] as const;
const places = ['place', 'show', 'mark', 'two'] as const;
const stories = ['strip', 'film', 'dye', 'cake'] as const;
const searches = ['exponent', 'as-power'] as const;

/**
 * Level 1: base^exponent. Level 2: base^0 and c·base^exponent on a line; `first` is the mark of base^0. Level 3: a power of
 * c/base, or the exponent of base.
 */
type Params = {
  ask:
    | 'why-zero'
    | (typeof values)[number]
    | (typeof places)[number]
    | (typeof stories)[number]
    | (typeof searches)[number];
  name: string;
  base: number;
  c: number;
  exponent: number;
  first: 'A' | 'B';
};

const text = {
  headline: 'Zero and negative exponents',
  value: 'What is the value of {e}? Write a whole number or a fraction.',
  fraction: 'Write {e} without an exponent.',
  equal: 'Which number is equal to {e}?',
  named: '{name} works out {e}. What is the result?',
  'why-zero': ['Which line shows why {zero} is one?', 'Why is {zero} one? Choose the line that shows it.'],
  'right-why': 'A power divided by itself is one, and its exponent taken from itself is zero.',
  'why-divides': 'This divides the exponents. Which exponent comes out, and is it zero?',
  'why-times': 'This multiplies the base by zero. What does an exponent count?',
  'why-less': 'This subtracts equal powers. How much is left then?',
  'why-key': 'Divide {power} by {power}, and subtract the exponents.',
  'why-ratio': 'Divide {power} by {power}, and divide the exponents, too.',
  'why-product': 'Multiply {base, number} by zero, as the exponent says.',
  'why-nothing': 'Subtract {power} from {power}, and the exponents as well.',
  'over-do': 'Divide a power by itself.',
  'over-why': 'Any number but zero, divided by itself, is one.',
  'law-do': 'Divide by the law for quotients.',
  'law-why': 'Keep the base, and subtract the exponents.',
  place: 'Place A at {atA} and B at {atB}.',
  show: 'Show both numbers on the line: A is {atA}, and B is {atB}.',
  mark: 'Move mark A to {atA} and mark B to {atB}.',
  two: 'Where are {atA} and {atB} on the line? Use mark A for the first one and mark B for the second.',
  strip:
    'A paper strip is cut into {base, number} equal parts. One of them is cut in the same way, and so on. The smallest piece is {share} of the strip.',
  film: 'Each layer of a film lets {step} of the light through. With all its layers, {share} of the light gets through.',
  dye: 'A cook thins food color to {step} of its strength, again and again. Now it has {share} of its first strength.',
  cake: 'Some friends cut a cake into {base, number} equal pieces, then one piece into {base, number} pieces, and so on. The last piece is {share} of the cake.',
  'ask-power': 'Write {share} as a power of {base, number}. What is the exponent?',
  exponent: 'Find the exponent $n$ with {equation}.',
  'as-power': 'For which number $n$ is {equation} true?',
  made: 'A at {a}, B at {b}',
  right: 'Each step down in the exponent divides by the base.',
  'right-zero': 'One step below the exponent one stands the base divided by itself.',
  'right-turned': 'The minus sign flips the fraction, and the exponent repeats it.',
  'right-exponent': 'A negative exponent counts how many times one is divided by the base.',
  'right-places': 'Both values follow when each step down divides by the base.',
  negative: 'This makes the value negative. Does dividing again and again lead below zero?',
  product: 'This multiplies the base and the exponent. What does an exponent count?',
  plain: 'This leaves out the minus sign of the exponent. Does the power get larger or smaller below zero?',
  nothing: 'This gives zero for the exponent zero. What is the base divided by itself?',
  base: 'This is the power with the exponent one. Go one step down. What do you divide by?',
  below: 'This goes one step too far down. Which exponent is asked for?',
  once: 'This flips the fraction and leaves out the exponent. How many times is the fraction a factor?',
  unturned: 'This repeats the fraction as it stands. What does the minus sign of the exponent do?',
  minus: 'This has no minus sign. Is the number larger or smaller than one?',
  divides:
    'This divides {part, number} by {base, number} once. How many times can you divide before you reach one?',
  count: 'Divide {part, number} by {base, number} again and again. How many steps lead to one?',
  'zero-place': 'This shows {zero} at zero. What is {base, number} divided by itself?',
  'negative-place': 'This shows {power} below zero. Does dividing one by {base, number} lead below zero?',
  'swapped-place': 'These marks have changed places. Which number goes with A?',
  other: 'Start at the exponent one and go down. Each step divides by the base.',
  'one-do': 'Start at the exponent one.',
  'one-why': 'It leaves the base as it is.',
  'down-do': 'Go one step down, to the exponent zero.',
  'down-why': 'Each step down divides by the base.',
  'reach-do': 'State the value.',
  'reach-why': 'The same happens with every base but zero.',
  'flip-do': 'Write one over the power with a positive exponent.',
  'flip-number-do': 'Write the number over the power with a positive exponent.',
  'flip-why': 'Below the exponent zero, one is divided by the base again and again.',
  'work-do': 'Work out the power in the denominator.',
  'work-why': 'It is a product of equal factors.',
  'zero-do': 'Find the value of {zero}.',
  'zero-why': 'The base divided by itself is one.',
  'times-do': 'Multiply by {c, number}.',
  'times-why': 'The factor in front is in the numerator.',
  'put-do': 'Put both marks on the line.',
  'put-why': 'Both numbers are above zero.',
  'turn-do': 'Flip the fraction, and drop the minus sign.',
  'turn-why': 'Dividing by a fraction is multiplying by its reciprocal.',
  'apart-do': 'Raise the numerator and the denominator.',
  'apart-why': 'Each of them is a factor as many times as the exponent says.',
  'repeat-do': 'Work out both powers.',
  'repeat-why': 'Each one is a product of equal factors.',
  'power-do': 'Write the denominator as a power of {base, number}.',
  'power-why': 'Count how many times the base appears as a factor.',
  'up-do': 'Write the fraction with a negative exponent.',
  'up-why': 'One over a power is the power with the opposite exponent.',
  'say-do': 'Name the exponent.',
  'say-why': 'It is below zero, because the number is smaller than one.',
  final: 'The value is {shown}.',
  'final-exponent': 'The exponent is {shown}.',
  'final-places': 'A is at {a}, and B is at {b}.',
} as const;

type Said = Tools<keyof typeof text>;

/** Level 1 has one power, level 2 shows two of them on a line by hand, level 3 turns a fraction or asks for the exponent. */
export const m8NegativeExponentEvaluate = numberSkill('m8-negative-exponent-evaluate', {
  version: 3,
  form: 'fraction',
  text,
  draw: ({ level, random }): Params => drawPower(level, random),
  build(params: Params, tools) {
    if (tools.level === 2) return buildPlaces(params, tools);
    if (params.ask === 'why-zero') return buildWhy(params, tools);
    if (tools.level === 1) return buildValue(params, tools);
    return params.c > 1 ? buildTurned(params, tools) : buildExponent(params, tools);
  },
});

function buildPlaces({ ask, base, c, exponent, first }: Params, { say, step, distractor }: Said) {
  const size = -exponent;
  const part = base ** size;
  const positive = powerTex(String(base), size);
  const line: HandTask = {
    kind: 'place-on-line',
    line: handScale({ min: -1, max: 1, parts: part }, 'fraction'),
    marks: ['A', 'B'],
  };
  const zero = `$${base}^{0}$`;
  const power = `$${c > 1 ? `${c} \\cdot ` : ''}${powerTex(String(base), exponent)}$`;
  const [atA, atB] = first === 'A' ? [zero, power] : [power, zero];
  const shown = typeset(fractionOfPart(c, part));
  const give = (atZero: number, at: number) => {
    const marks = first === 'A' ? [atZero, at] : [at, atZero];
    const [a, b] = marks.map((place) => typeset(fractionOfPart(place, part)));
    return {
      value: writeHand(line, { kind: 'place-on-line', marks }),
      text: say('made', { a: a ?? '', b: b ?? '' }),
    };
  };
  const wrong = (
    misconception: Parameters<typeof distractor>[0],
    [atZero, at]: readonly [number, number],
    reason: 'zero-place' | 'negative-place' | 'swapped-place',
  ) => {
    const { value, text } = give(atZero, at);
    return distractor(misconception, value, reason, { text });
  };
  const [a, b] = first === 'A' ? ['1', shown] : [shown, '1'];
  return {
    words: { atA, atB, zero, power, base, c, a, b },
    question: ask,
    hand: line,
    answer: { ...give(part, c), reason: 'right-places' as const },
    distractors: [
      wrong('gives-zero-for-a-zero-exponent', [0, c], 'zero-place'),
      wrong('makes-the-value-negative', [part, -c], 'negative-place'),
      wrong('slip', [c, part], 'swapped-place'),
    ],
    steps: [
      step('zero', `${base} ÷ ${base}`, 1),
      step('flip', power, `$\\frac{${c}}{${positive}}$`, {
        do: c > 1 ? 'flip-number-do' : 'flip-do',
        why: 'flip-why',
      }),
      size > 1 && step('work', `$${positive}$`, part),
      step('put', `1 and ${shown}`, `A at ${a}, B at ${b}`),
    ],
    finalAnswer: 'final-places' as const,
    claims: [`${c} * ${base}^(-${size}) = ${c}/${part}`, `${base}^0 = 1`],
  };
}

function buildTurned({ ask, name, base, c, exponent }: Params, { step, distractor }: Said) {
  const size = -exponent;
  const positive = powerTex(String(base), size);
  const fraction = `\\left(\\frac{${c}}{${base}}\\right)`;
  const [top, bottom] = [base ** size, c ** size];
  const shown = typeset(`${top}/${bottom}`);
  return {
    words: { name, e: `$${fraction}^{−${size}}$`, shown },
    question: ask,
    answer: { value: `${top}/${bottom}`, reason: 'right-turned' as const },
    distractors: [
      distractor('leaves-out-the-minus-sign-of-the-exponent', `${bottom}/${top}`, 'unturned'),
      distractor('makes-the-value-negative', `−${bottom}/${top}`, 'negative'),
      distractor('turns-the-fraction-but-leaves-out-the-exponent', `${base}/${c}`, 'once'),
    ],
    steps: [
      step('turn', `$${fraction}^{−${size}}$`, `$\\left(\\frac{${base}}{${c}}\\right)^{${size}}$`),
      step(
        'apart',
        `$\\left(\\frac{${base}}{${c}}\\right)^{${size}}$`,
        `$\\frac{${positive}}{${powerTex(String(c), size)}}$`,
      ),
      step('repeat', `$\\frac{${positive}}{${powerTex(String(c), size)}}$`, shown),
    ],
    claims: [`(${c}/${base})^(-${size}) = ${top}/${bottom}`],
  };
}

function buildExponent({ ask, base, exponent }: Params, { step, distractor }: Said) {
  const size = -exponent;
  const part = base ** size;
  const e = `$${powerTex(String(base), exponent)}$`;
  const positive = powerTex(String(base), size);
  const equation = `$${base}^n = \\frac{1}{${part}}$`;
  const isStory = ask !== 'exponent' && ask !== 'as-power';
  const words = {
    base,
    part,
    equation,
    step: `$\\frac{1}{${base}}$`,
    share: `$\\frac{1}{${part}}$`,
    shown: signed(exponent),
  };
  return {
    words,
    question: isStory ? [ask, 'ask-power' as const] : ask,
    answer: { value: exponent, form: 'integer' as const, reason: 'right-exponent' as const },
    distractors: [
      distractor('leaves-out-the-minus-sign-of-the-exponent', size, 'minus'),
      distractor('divides-by-the-base', -part / base, 'divides'),
      distractor('slip', exponent - 1, 'count'),
      distractor('slip', exponent + 1, 'count'),
    ],
    steps: [
      step('power', part, `$${positive}$`),
      step('up', `$\\frac{1}{${positive}}$`, e),
      step('say', e, ask === 'exponent' ? `$n = ${signed(exponent)}$` : `exponent ${signed(exponent)}`),
    ],
    finalAnswer: 'final-exponent' as const,
    claims: [`${base}^(-${size}) = 1/${part}`],
  };
}

/** Why the exponent zero gives one: a power is divided by itself, in numbers and with the law. */
function buildWhy({ base, c: size }: Params, { say, step, distractor }: Said) {
  const power = `${base}^{${size}}`;
  const over = `\\frac{${power}}{${power}}`;
  const told = (key: 'why-key' | 'why-ratio' | 'why-product' | 'why-nothing') => ({ text: say(key, words) });
  const words = { zero: `$${base}^{0}$`, power: `$${power}$`, base };
  return {
    words,
    question: 'why-zero' as const,
    answer: { form: 'choice' as const, value: 'law', ...told('why-key'), reason: 'right-why' as const },
    distractors: [
      distractor('divides-the-exponents-in-a-quotient', 'divided', 'why-divides', told('why-ratio')),
      distractor('multiplies-base-and-exponent', 'times', 'why-times', told('why-product')),
      distractor('slip', 'less', 'why-less', told('why-nothing')),
    ],
    steps: [step('over', `$${over}$`, 1), step('law', `$${over}$`, `$${base}^{${size} − ${size}}$`)],
    otherWrong: 'other' as const,
    finalAnswer: 'why-key' as const,
    claims: [`${base}^${size} / ${base}^${size} = 1`],
  };
}

function buildValue({ ask, name, base, exponent }: Params, { step, distractor }: Said) {
  const size = -exponent;
  const part = base ** size;
  const e = `$${powerTex(String(base), exponent)}$`;
  const positive = powerTex(String(base), size);
  const isZero = exponent === 0;
  const shown = isZero ? '1' : typeset(`1/${part}`);
  const below = size === 1 ? `1 ÷ ${base}` : `$\\frac{1}{${positive}}$`;
  return {
    words: { name, e, shown },
    question: ask,
    diagram: ladderOf(base),
    answer: {
      value: isZero ? 1 : `1/${part}`,
      reason: isZero ? ('right-zero' as const) : ('right' as const),
    },
    distractors: isZero
      ? [
          distractor('gives-zero-for-a-zero-exponent', 0, 'nothing'),
          distractor('takes-a-zero-exponent-for-one', base, 'base'),
          distractor('slip', `1/${base}`, 'below'),
        ]
      : [
          distractor('makes-the-value-negative', `−1/${part}`, 'negative'),
          distractor('multiplies-the-base-and-the-negative-exponent', base * exponent, 'product'),
          distractor('slip', part, 'plain'),
        ],
    steps: isZero
      ? [step('one', `$${base}^{1}$`, base), step('down', `${base} ÷ ${base}`, 1), step('reach', e, 1)]
      : [step('flip', e, below), step('work', below, shown)],
    claims: [isZero ? `${base}^0 = 1` : `${base}^(-${size}) = 1/${part}`],
  };
}

/** Places of a line with `part` marks a unit, as a number in lowest terms. */
function fractionOfPart(place: number, part: number): string {
  const size = Math.abs(place);
  if (size % part === 0) return signed(place / part);
  const divisor = commonDivisor(size, part);
  return `${place < 0 ? '−' : ''}${size / divisor}/${part / divisor}`;
}

/** Powers going down to the exponent one, each with what is done next. */
function ladderOf(base: number): Diagram {
  const power = ['', '', '²', '³'];
  return {
    kind: 'annotated-steps',
    steps: [3, 2, 1].map((exponent) => ({
      work: exponent === 1 ? `${base}¹ = ${base}` : `${base}${power[exponent]} = ${base ** exponent}`,
      note: `Divide by ${base} to go one step down.`,
    })),
  };
}

/** Base, exponent and factor of what fits on a line, with at most ten parts a unit. */
const shownPowers = [2, 3, 4, 5, 6, 8, 9, 10]
  .flatMap((base) => [1, 2, 3].map((size) => ({ base, size, part: base ** size })))
  .filter(({ part }) => part <= 10)
  .flatMap(({ base, size, part }) =>
    Array.from({ length: part - 1 }, (_, nth) => nth + 1)
      .filter((c) => c % base !== 0 && commonDivisor(c, base) === 1)
      .map((c) => ({ base, exponent: -size, c })),
  );

function drawPower(level: Level, random: Random): Params {
  const name = drawName(random);
  if (level === 2) {
    return {
      ask: random.pick(places),
      name,
      ...random.pick(shownPowers),
      first: random.pick(['A', 'B'] as const),
    };
  }
  return random.until(() => {
    if (level === 1 && random.chance(15)) {
      const [base, c] = [random.int(2, 12), random.int(2, 9)];
      return { ask: 'why-zero', name, base, c, exponent: 0, first: 'A' };
    }
    const isTurned = level === 3 && random.chance(45);
    const isZero = level === 1 && random.chance(25);
    const base = isZero ? random.int(2, 20) : random.int(2, isTurned ? 9 : 10);
    const exponent = isZero ? 0 : -random.int(level === 1 ? 1 : 2, isTurned ? 3 : 7);
    const c = isTurned ? random.int(2, 9) : 1;
    const ask: Params['ask'] =
      level === 1 || isTurned ? random.pick(values) : random.pick([...stories, ...searches]);
    const part = base ** -exponent;
    // Five layers of film or cuts of a cake are enough.
    const isTrue = !stories.some((story) => story === ask) || exponent > -6;
    const isOpen = isTurned
      ? commonDivisor(c, base) === 1 && c !== base && part <= 150 && c ** -exponent <= 150
      : part <= 1000 && (level === 1 || isFew(base, -exponent));
    return isOpen && isTrue ? { ask, name, base, c, exponent, first: 'A' } : null;
  });
}

/** One division by the base leaves a number that could be believed as an exponent, and that is none of the others. */
function isFew(base: number, size: number): boolean {
  const left = base ** (size - 1);
  return left < 18 * size && left !== size && left !== size + 1;
}
