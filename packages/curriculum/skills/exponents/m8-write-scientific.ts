import type { Diagram } from '@playforward/diagram';
import {
  type HandTask,
  type Level,
  numberSkill,
  type Random,
  type Tools,
  writeHand,
} from '../../src/kit/index.ts';
import {
  powerOfTenText,
  powerOfTenValue,
  type Scientific,
  scientificText,
  scientificValue,
  standardNumber,
} from '../../src/numbers/scientific.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { largeThings, type SizedThing, smallThings } from '../../src/scenes/shapes/sized-things.ts';

/**
 * `to` scientific notation, back from it, or rounded to a digit times a power of ten; at level 3 cards with numbers to be
 * put in order, some of them written out.
 */
type Params = {
  thing: SizedThing;
  ask: 'to' | 'plain-to' | 'back' | 'plain-back' | 'digit' | 'plain-digit' | 'cards';
  numbers: readonly Scientific[];
  plain: number;
};

const text = {
  headline: 'Scientific notation',
  to: 'Write this number in scientific notation.',
  'plain-to': 'Write {n} in scientific notation.',
  back: 'Write this number without a power of ten.',
  'plain-back': [
    'Write {n} without a power of ten.',
    'A calculator shows {e}. Write this number without a power of ten.',
  ],
  digit: 'Round this number to a single digit times a power of ten.',
  'plain-digit': 'Round {n} to a single digit times a power of ten.',
  'right-digit': 'The digit is the number in front, rounded, and the exponent counts the places.',
  rounds: 'The number in front is {front}. Which whole number is nearest to it?',
  'other-digit': 'Write the number in scientific notation first. Then round the number in front.',
  'round-do': 'Round the number in front to a whole number.',
  'round-why': 'A single digit is enough to tell about how large a number is.',
  right: 'The number in front is at least one and below ten, and the exponent counts the places.',
  'right-back': 'The exponent tells how many places the decimal point moves, and its sign tells which way.',
  'right-order': 'The exponents decide first, and among equal exponents the numbers in front.',
  sign: 'This has the exponent with the other sign. Is the number larger than one or smaller?',
  zeros: 'This counts the zeros. How many places does the decimal point have to move?',
  'zeros-small':
    'This counts the zeros after the decimal point. How many places does the point have to move?',
  ten: 'The number in front is not below ten here. Move the decimal point one more place. What happens to the exponent?',
  way: 'This moves the decimal point the other way. What does the sign of the exponent say?',
  near: 'Count the places once more, from the new place of the decimal point to the old one.',
  front: 'This puts the numbers in front in order. Which part of each number tells its size first?',
  plain: 'This leaves out the minus signs of the exponents. Which is smaller, a tenth or a hundredth?',
  reversed: 'This order goes down. Which end of the row comes first here?',
  swapped: 'Two neighbors have changed places here. Compare their exponents, then the numbers in front.',
  other: 'Put the decimal point after the first digit that is not zero. Then count the places it moved.',
  'other-back': 'The exponent tells how many places the decimal point moves. Which way does its sign say?',
  'other-order': 'Write all numbers with powers of ten. Compare the exponents first.',
  'front-do': 'Put the decimal point after the first digit that is not zero.',
  'front-why': 'The number in front must be at least one and below ten.',
  'count-do': 'Count how many places the decimal point moves.',
  'count-why': 'Each place is a factor of ten.',
  'write-do': 'Write the product with a power of ten.',
  'write-large': 'The number is ten or more, so the exponent is positive.',
  'write-small': 'The number is below one, so the exponent is negative.',
  'sign-do': 'Look at the sign of the exponent.',
  'sign-large': 'A positive exponent multiplies by ten again and again.',
  'sign-small': 'A negative exponent divides by ten again and again.',
  'move-do': 'Move the decimal point, and fill empty places with zeros.',
  'move-why': 'The digits stay the same; only their places change.',
  'check-do': 'Check: count the places back to the first digit.',
  'check-why': 'There are as many as the exponent says.',
  'same-do': 'Write every card with a power of ten.',
  'same-why': 'Numbers in one form are easy to compare.',
  'least-do': 'Start with the least exponent, and there with the least number in front.',
  'least-why': 'Lowering the exponent by one makes a power of ten one tenth as large.',
  'tie-do': 'Where exponents are equal, compare the numbers in front.',
  'tie-why': 'The powers of ten are the same there.',
  'row-do': 'Put the cards in a row.',
  'row-why': 'Now every number is less than the next one.',
  final: 'The number is {shown}.',
  'final-digit': 'The number is about {shown}.',
  'final-order': 'The order is {shown}.',
} as const;

type Said = Tools<keyof typeof text | keyof typeof largeThings.text | keyof typeof smallThings.text>;

/** Level 1 has large numbers, level 2 small ones and the way back, level 3 puts cards in order by hand. */
export const m8WriteScientific = numberSkill('m8-write-scientific', {
  version: 2,
  form: 'scientific',
  scenes: [largeThings, smallThings],
  text,
  draw: ({ level, random }): Params => (level === 3 ? drawCards(random) : drawNumber(level, random)),
  build(params: Params, tools) {
    if (params.ask === 'cards') return buildCards(params, tools);
    if (params.ask === 'digit' || params.ask === 'plain-digit') return buildDigit(params, tools);
    return params.ask === 'back' || params.ask === 'plain-back'
      ? buildBack(params, tools)
      : buildNotation(params, tools);
  },
});

function buildCards({ thing, numbers, plain }: Params, { step, distractor }: Said) {
  const shown = numbers.map((number, at) => (at === plain ? standardNumber(number) : scientificText(number)));
  const orders = ordersOf(numbers);
  const task: HandTask = { kind: 'order-cards', cards: shown, from: thing.from, to: thing.to };
  const give = (order: readonly number[]) => writeHand(task, { kind: 'order-cards', order: [...order] });
  const row = (order: readonly number[]): string => order.map((at) => shown[at]).join(', ');
  const exponents = orders.right.map((at) => numbers[at]?.exponent ?? 0);
  const isSmall = (exponents[0] ?? 0) < 0;
  const [first, second] = tieOf(orders.right, numbers);
  return {
    words: { shown: row(orders.right) },
    question: `${thing.key}-cards` as const,
    hand: task,
    answer: { value: give(orders.right), reason: 'right-order' as const },
    distractors: [
      distractor('compares-leading-numbers-only', give(orders.front), 'front'),
      isSmall
        ? distractor('compares-exponents-without-their-sign', give(orders.plain), 'plain')
        : distractor('orders-from-greatest-to-least', give(orders.right.toReversed()), 'reversed'),
      distractor('slip', give(orders.swapped), 'swapped'),
    ],
    steps: [
      step('same', shown[plain] ?? '', scientificText(numbers[plain] ?? none)),
      step('least', `exponents ${exponents.map(signed).join(', ')}`, shown[orders.right[0] ?? 0] ?? ''),
      step('tie', `${first.tenths / 10} and ${second.tenths / 10}`, `${first.tenths / 10} is less`),
      step('row', 'all four cards', row(orders.right)),
    ],
    finalAnswer: 'final-order' as const,
    otherWrong: 'other-order' as const,
    claims: orders.right
      .slice(1)
      .map((at, nth) => `${plainOf(numbers[orders.right[nth] ?? 0])} < ${plainOf(numbers[at])}`),
  };
}

function buildBack({ thing, ask, numbers }: Params, { say, step, distractor }: Said) {
  const [number = none] = numbers;
  const { tenths, exponent } = number;
  const [standard, n] = [standardNumber(number), scientificText(number)];
  const isSmall = exponent < 0;
  const size = Math.abs(exponent);
  const other = (changed: number): string => standardNumber({ tenths, exponent: changed });
  // As many zeros as the exponent says behind all digits.
  const more = Math.max(1, String(tenths).replace('.', '').replace(/0+$/, '').length - 1);
  return {
    words: { n, e: `${frontOf(number)}E${signed(exponent)}`, shown: standard },
    question: ask === 'back' ? [say(`${thing.key}-told`, { n }), 'back' as const] : ('plain-back' as const),
    answer: {
      value: standard,
      form: isSmall ? ('decimal' as const) : ('integer' as const),
      ...(isSmall && { asked: 'decimal' as const }),
      reason: 'right-back' as const,
    },
    distractors: [
      distractor('shifts-the-decimal-the-wrong-way', other(-exponent), 'way'),
      distractor('counts-zeros-instead-of-places', other(isSmall ? exponent - 1 : exponent + more), 'zeros'),
      distractor('slip', other(isSmall ? exponent + 1 : exponent - 1), 'near'),
    ],
    steps: [
      step('sign', `exponent ${signed(exponent)}`, `${size} places to the ${isSmall ? 'left' : 'right'}`, {
        do: 'sign-do',
        why: isSmall ? 'sign-small' : 'sign-large',
      }),
      step('move', String(frontOf(number)), standard),
      step('check', standard, `${size} places`),
    ],
    otherWrong: 'other-back' as const,
    claims: [claimOf(number)],
  };
}

function buildNotation({ thing, ask, numbers }: Params, { level, say, step, distractor }: Said) {
  const [number = none] = numbers;
  const { exponent } = number;
  const [n, shown] = [standardNumber(number), scientificText(number)];
  const isSmall = exponent < 0;
  const size = Math.abs(exponent);
  const zeros = zerosOf(n, isSmall);
  const front = frontOf(number);
  return {
    words: { n, shown },
    question: ask === 'to' ? [say(`${thing.key}-told`, { n }), 'to' as const] : ('plain-to' as const),
    diagram: level === 1 && exponent < 6 ? placesOf(n) : null,
    answer: { value: scientificValue(number), reason: 'right' as const },
    distractors: [
      distractor('uses-the-wrong-sign-of-the-exponent', powerOfTenValue(front, -exponent), 'sign'),
      zeros === exponent
        ? distractor('slip', powerOfTenValue(front, exponent + 1), 'near')
        : distractor(
            'counts-zeros-instead-of-places',
            powerOfTenValue(front, isSmall ? -zeros : zeros),
            isSmall ? 'zeros-small' : 'zeros',
          ),
      distractor('leaves-a-leading-number-above-ten', powerOfTenValue(front * 10, exponent - 1), 'ten'),
    ],
    steps: [
      step('front', n, String(front)),
      step('count', `from ${front} back to ${n}`, `${size} places`),
      step('write', `${front} and ${size} places`, shown, { why: isSmall ? 'write-small' : 'write-large' }),
    ],
    claims: [claimOf(number)],
  };
}

const frontOf = ({ tenths }: Scientific): number => Number((tenths / 10).toFixed(2));

/** Zeros behind the point of a small number, or all zeros of a large one. */
function zerosOf(standard: string, isSmall: boolean): number {
  return isSmall ? (/\.(0*)/.exec(standard)?.[1]?.length ?? 0) : standard.replaceAll(/[^0]/g, '').length;
}

function buildDigit({ thing, ask, numbers }: Params, { say, step, distractor }: Said) {
  const [number = none] = numbers;
  const { tenths, exponent } = number;
  const [n, isSmall, size] = [standardNumber(number), exponent < 0, Math.abs(exponent)];
  const [front, near] = [tenths / 10, Math.round(tenths / 10)];
  const far = near > front ? near - 1 : near + 1;
  const zeros = zerosOf(n, isSmall);
  const shown = powerOfTenText(near, exponent);
  return {
    words: { n, front, shown },
    question:
      ask === 'digit' ? [say(`${thing.key}-told`, { n }), 'digit' as const] : ('plain-digit' as const),
    answer: { value: powerOfTenValue(near, exponent), reason: 'right-digit' as const },
    distractors: [
      distractor('uses-the-wrong-sign-of-the-exponent', powerOfTenValue(near, -exponent), 'sign'),
      distractor(
        'counts-zeros-instead-of-places',
        powerOfTenValue(near, isSmall ? -zeros : zeros),
        isSmall ? 'zeros-small' : 'zeros',
      ),
      distractor('slip', powerOfTenValue(far, exponent), 'rounds'),
    ],
    steps: [
      step('front', n, String(front)),
      step('round', String(front), String(near)),
      step('count', `from ${front} back to ${n}`, `${size} places`),
      step('write', `${near} and ${size} places`, shown, { why: isSmall ? 'write-small' : 'write-large' }),
    ],
    otherWrong: 'other-digit' as const,
    finalAnswer: 'final-digit' as const,
    claims: [claimOf(number)],
  };
}

function claimOf({ tenths, exponent }: Scientific): string {
  return `${tenths} / 10 * 10^(${exponent}) = ${plainOf({ tenths, exponent })}`;
}

const none: Scientific = { tenths: 10, exponent: 0 };

function plainOf(number: Scientific = none): string {
  return standardNumber(number).replaceAll(',', '');
}

/** The digits in their places. */
function placesOf(standard: string): Diagram {
  const digits = standard.replaceAll(',', '').split('');
  return {
    kind: 'place-value',
    highest: digits.length - 1,
    lowest: 0,
    rows: [{ label: '', digits, ruled: false }],
  };
}

/** The first pair of neighbors in the right order that have the same exponent. */
function tieOf(order: readonly number[], numbers: readonly Scientific[]): readonly [Scientific, Scientific] {
  const sorted = order.flatMap((at) => numbers[at] ?? []);
  const at = sorted.findIndex(({ exponent }, nth) => exponent === sorted[nth + 1]?.exponent);
  return [sorted[at] ?? none, sorted[at + 1] ?? none];
}

/** The cards in the right order, and in the orders of wrong ways of comparing. */
function ordersOf(numbers: readonly Scientific[]) {
  const by = (rank: (number: Scientific) => number): readonly number[] =>
    numbers
      .map((number, at) => ({ at, rank: rank(number) }))
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ at }) => at);
  const right = by(({ tenths, exponent }) => exponent * 100 + tenths);
  const [a = 0, b = 0, c = 0, d = 0] = right;
  return {
    right,
    front: by(({ tenths }) => tenths),
    plain: by(({ tenths, exponent }) => Math.abs(exponent) * 100 + tenths),
    swapped: [a, c, b, d],
  };
}

function drawOf({ tenths, exponent }: SizedThing, random: Random): Scientific {
  const [least = 10, most = 99] = tenths;
  const [low = 0, high = 0] = exponent;
  return { tenths: random.int(least, most), exponent: random.int(low, high) };
}

function drawNumber(level: Level, random: Random): Params {
  return random.until(() => {
    const ask =
      level === 1
        ? random.pick(['to', 'plain-to', 'to', 'plain-to', 'digit', 'plain-digit'] as const)
        : random.pick(['to', 'plain-to', 'back', 'plain-back', 'back', 'plain-back', 'digit'] as const);
    const isBack = ask === 'back' || ask === 'plain-back';
    const things: readonly SizedThing[] =
      level === 1 || (isBack && random.chance(30)) ? largeThings.list : smallThings.list;
    const thing = random.pick(things);
    const isDigit = ask === 'digit' || ask === 'plain-digit';
    const { tenths, exponent } = drawOf(thing, random);
    const shape = isDigit ? 'two' : random.pick(['one', 'two', 'two', 'three'] as const);
    const free = ask === 'to' || ask === 'back' || ask === 'digit' ? tenths : random.int(11, 99);
    // One digit, two, or three of which the second one may be a zero.
    const shown = {
      one: 10 * Math.ceil(free / 10),
      two: free,
      three: Number((free + random.int(1, 9) / 10).toFixed(1)),
    }[shape];
    const isRounded = !isDigit || (shown % 10 !== 5 && shown % 10 !== 0 && shown < 95);
    const isPlain =
      shown < 100 && (shape !== 'three' || exponent > -7) && (shape !== 'two' || shown % 10 !== 0);
    return isPlain && isRounded ? { thing, ask, numbers: [{ tenths: shown, exponent }], plain: -1 } : null;
  });
}

/** Four numbers over two or three places, two of them with one exponent. */
function drawCards(random: Random): Params {
  return random.until(() => {
    const thing = random.pick<SizedThing>([...largeThings.list, ...smallThings.list]);
    const [low = 0] = thing.exponent;
    const last = random.int(low + 1, Math.min(low + 2, thing.highest));
    const exponents = random.shuffle([low, low, low + 1, last]);
    const numbers = exponents.map((exponent) => ({ tenths: random.int(11, 98), exponent }));
    const { right, front, plain, swapped } = ordersOf(numbers);
    const all = [right, front, low < 0 ? plain : right.toReversed(), swapped, [0, 1, 2, 3]].map(String);
    const isApart = new Set(numbers.map(({ tenths }) => tenths)).size === 4;
    return isApart && new Set(all).size === 5
      ? { thing, ask: 'cards', numbers, plain: random.int(0, 3) }
      : null;
  });
}
