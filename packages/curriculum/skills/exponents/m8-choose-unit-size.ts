import {
  choiceSkill,
  type HandTask,
  type Level,
  type Random,
  type Tools,
  writeHand,
} from '../../src/kit/index.ts';
import { inBrackets } from '../../src/numbers/polynomials.ts';
import { powerTex } from '../../src/numbers/powers.ts';
import {
  powerOfTenText,
  type Scientific,
  scientificText,
  standardNumber,
} from '../../src/numbers/scientific.ts';
import { numberLineOf, signed } from '../../src/numbers/signed-numbers.ts';
import { type UnitSize, unitSizes } from '../../src/scenes/rates/unit-sizes.ts';

const asks = ['easiest', 'short', 'sign'] as const;

/** Units of one kind, each a thousand times as large as the one before: a name and its power of ten of the base unit. */
const ladders = {
  grams: [
    ['milligrams', -3],
    ['grams', 0],
    ['kilograms', 3],
    ['metric tons', 6],
  ],
  meters: [
    ['micrometers', -6],
    ['millimeters', -3],
    ['meters', 0],
    ['kilometers', 3],
  ],
  liters: [
    ['microliters', -6],
    ['milliliters', -3],
    ['liters', 0],
    ['kiloliters', 3],
  ],
  bytes: [
    ['bytes', 0],
    ['kilobytes', 3],
    ['megabytes', 6],
    ['gigabytes', 9],
  ],
} as const satisfies Partial<Readonly<Record<UnitSize['base'], readonly (readonly [string, number])[]>>>;

type Laddered = keyof typeof ladders;

const hasLadder = (base: UnitSize['base']): base is Laddered => base in ladders;

/** One measure in the base unit; at level 3 four of them, of which `large` are told in the other unit. */
type Params = {
  thing: UnitSize;
  ask: (typeof asks)[number] | 'suits';
  measures: readonly Scientific[];
  large: readonly [number, number];
};

/** Level 1 has large measures, level 2 small ones, each in a given unit or in one to be chosen; level 3 puts measures in two units in order by hand. */
export const m8ChooseUnitSize = choiceSkill('m8-choose-unit-size', {
  version: 4,
  scenes: [unitSizes],
  text: {
    headline: 'Units of a suitable size',
    easiest: 'Which of these says the same and is easiest to read?',
    short: 'Which way of writing the same amount is easiest to read?',
    sign: 'There is little room to write this. Which of these is true and needs the fewest digits?',
    suits: [
      'In which unit is the number at least one, but below a thousand?',
      'Which unit gives a number that is at least one, but below a thousand?',
    ],
    units: 'In {base}, the units are {list}.',
    'unit-name': '{named}',
    'right-suits': 'It is the largest unit that still fits into the measure.',
    small:
      'This unit is {power} {base}, and the measure is a number times {own}. How many digits does it need then?',
    big: 'This unit is {power} {base}, and the measure is a number times {own}. Which of the two is larger?',
    'other-suits': 'Compare the exponent of the measure with that of each unit.',
    'ladder-do': 'Compare the exponent of the measure with the exponents of the units.',
    'ladder-why': 'A unit with a larger exponent is larger than the measure.',
    'final-suits': 'The unit is {named}: {value}.',
    in: '{value} {unit}',
    right: 'The number of units is the measure divided by the size of one unit.',
    'right-order': 'In one unit, the measures can be compared.',
    way: 'The power of ten went the other way here. Are there more of these units or fewer than {base}?',
    zeros: 'This is true, but count its digits. Would a unit of another size need fewer?',
    unit: 'This keeps the number and changes only the unit. Do {unit} and {base} have the same size?',
    front: 'This compares the numbers alone. In which unit does each of them stand?',
    digits: 'This puts the numbers before the powers of ten in order. Which part tells the size first?',
    swapped: 'Two neighbors have changed places. Write both in {base} and look again.',
    other: 'Divide the measure by the size of the unit. Then count the digits that are needed.',
    'other-order': 'Write all four in one unit. Then compare the exponents first.',
    'fact-do': 'Write how large the unit is.',
    'fact-why': 'It is a power of ten.',
    'take-do': 'Divide the measure by it: subtract the exponents.',
    'take-why': 'This counts how many of these units make up the measure.',
    'read-do': 'Write the number without a power of ten.',
    'read-why': 'Now it has few digits.',
    'same-do': 'Write the cards with {unit} in {base}.',
    'same-why': 'Multiply by the size of the unit: add the exponents.',
    'compare-do': 'Compare the exponents, then the numbers in front.',
    'compare-why': 'All four stand in one unit now.',
    'row-do': 'Put the cards in a row.',
    'row-why': 'Each measure is less than the next one.',
    final: '{value} {unit}',
    'final-order': 'The order is {shown}.',
  },
  draw: ({ level, random }): Params => (level === 3 ? drawCards(random) : drawMeasure(level, random)),
  build(params: Params, tools) {
    const { thing, ask, measures, large } = params;
    if (ask === 'suits') return chooseUnit(params, tools);
    const { level, say, step, distractor } = tools;
    const { base, unit, size } = thing;
    const power = `$${powerTex('10', size)}$`;
    if (level === 3) {
      const cards = measures.map((measure, at) =>
        large.includes(at)
          ? `${shortText({ ...measure, exponent: measure.exponent - size })} ${unit}`
          : `${scientificText(measure)} ${base}`,
      );
      const orders = ordersOf(measures, large, size);
      const task: HandTask = { kind: 'order-cards', cards, from: thing.from, to: thing.to };
      const give = (order: readonly number[]) => writeHand(task, { kind: 'order-cards', order: [...order] });
      const row = (order: readonly number[]): string => order.map((at) => cards[at]).join(', ');
      const [first, second] = large;
      const [a, b] = [measures[first] ?? none, measures[second] ?? none];
      const words = { base, unit, power, shown: row(orders.right) };
      return {
        words,
        question: `${thing.key}-cards`,
        hand: task,
        answer: { value: give(orders.right), reason: 'right-order' },
        distractors: [
          distractor('changes-the-unit-without-changing-the-number', give(orders.plain), 'front'),
          distractor('compares-leading-numbers-only', give(orders.front), 'digits'),
          distractor('slip', give(orders.swapped), 'swapped'),
        ],
        steps: [
          step(
            'same',
            `${cards[first]} and ${cards[second]}`,
            `${scientificText(a)} and ${scientificText(b)} ${base}`,
          ),
          step(
            'compare',
            `exponents ${orders.right.map((at) => signed(measures[at]?.exponent ?? 0)).join(', ')}`,
            `${cards[orders.right[0] ?? 0]} comes first`,
          ),
          step('row', 'all four cards', row(orders.right)),
        ],
        finalAnswer: 'final-order',
        otherWrong: 'other-order',
        claims: orders.right
          .slice(1)
          .map((at, nth) => `${plainOf(measures[orders.right[nth] ?? 0])} < ${plainOf(measures[at])}`),
      };
    }
    const [measure = none] = measures;
    const { tenths, exponent } = measure;
    const better = { tenths, exponent: exponent - size };
    const write = (number: Scientific): string =>
      Math.abs(number.exponent) > 8 ? scientificText(number) : standardNumber(number);
    const inUnit = (number: Scientific, of: string) => say('in', { value: write(number), unit: of });
    const value = standardNumber(better);
    return {
      words: { base, unit, value, n: scientificText(measure), power },
      question: [`${thing.key}-told`, `${thing.key}-fact`, ask],
      diagram: level === 1 ? placesLine(exponent, thing) : null,
      answer: { value: 'right', text: inUnit(better, unit) },
      distractors: [
        distractor(
          'shifts-the-power-of-ten-the-wrong-way',
          'way',
          'way',
          inUnit({ tenths, exponent: exponent + size }, unit),
        ),
        distractor('keeps-a-unit-that-needs-many-zeros', 'zeros', 'zeros', inUnit(measure, base)),
        distractor('changes-the-unit-without-changing-the-number', 'unit', 'unit', inUnit(measure, unit)),
      ],
      steps: [
        step('fact', `one ${unit.slice(0, -1)}`, `${power} ${base}`),
        step('take', `${signed(exponent)} − ${inBrackets(size)}`, signed(better.exponent)),
        step('read', powerOfTenText(tenths / 10, better.exponent), value),
      ],
      claims: [`${tenths / 10} * 10^(${exponent}) / 10^(${size}) = ${value.replaceAll(',', '')}`],
    };
  },
});

/** The one unit of four in which the number has one to three digits before the point. */
function chooseUnit(
  { thing, measures }: Params,
  {
    say,
    step,
    distractor,
  }: Tools<'unit-name' | 'small' | 'big' | 'final-suits' | 'ladder-do' | 'read-do' | 'take-do'>,
) {
  const [measure = none] = measures;
  const { base } = thing;
  const { tenths, exponent } = measure;
  if (!hasLadder(base)) throw new Error(`no other units of ${base}`);
  const ladder = ladders[base];
  const powerOf = (size: number): string => `$${powerTex('10', size)}$`;
  const [named, size] = ladder.findLast(([, one]) => one <= exponent) ?? ladder[0];
  const fits = { tenths, exponent: exponent - size };
  const value = `${standardNumber(fits)} ${named}`;
  return {
    words: { base, n: scientificText(measure), named, value, list: listOf(ladder) },
    question: [`${thing.key}-told`, 'units', 'suits'] as const,
    answer: { value: named, text: say('unit-name', { named }), reason: 'right-suits' as const },
    distractors: ladder
      .filter(([other]) => other !== named)
      .map(([other, one]) => {
        const about = { power: powerOf(one), base, own: powerOf(exponent) };
        return one < size
          ? distractor('keeps-a-unit-that-needs-many-zeros', other, say('small', about), {
              text: say('unit-name', { named: other }),
            })
          : distractor('shifts-the-power-of-ten-the-wrong-way', other, say('big', about), {
              text: say('unit-name', { named: other }),
            });
      }),
    steps: [
      step('ladder', `exponent ${signed(exponent)}`, named),
      step('take', `${signed(exponent)} − ${inBrackets(size)}`, signed(fits.exponent)),
      step('read', powerOfTenText(tenths / 10, fits.exponent), value),
    ],
    otherWrong: 'other-suits' as const,
    finalAnswer: 'final-suits' as const,
    claims: [`${tenths / 10} * 10^(${exponent}) / 10^(${size}) = ${plainOf(fits)}`],
  };
}

/** Each unit with its size in the base unit. */
function listOf(ladder: (typeof ladders)[Laddered]): string {
  const all = ladder.map(([named, size]) => `${named} ($${powerTex('10', size)}$)`);
  return `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}

const none: Scientific = { tenths: 10, exponent: 0 };

/** Without a power of ten where that is one. */
function shortText(measure: Scientific): string {
  return measure.exponent === 0 ? standardNumber(measure) : scientificText(measure);
}

function plainOf(measure: Scientific = none): string {
  return standardNumber(measure).replaceAll(',', '');
}

/** Exponents of ten as places of a line, with the base unit and the better one. */
function placesLine(exponent: number, { base, unit, size }: UnitSize) {
  return numberLineOf({
    min: 0,
    max: Math.max(exponent, size) + 1,
    label: `exponent of ten, in ${base}`,
    points:
      exponent === size
        ? [
            { at: 0, label: `one ${base.slice(0, -1)}` },
            { at: size, label: `one ${unit.slice(0, -1)}, the measure` },
          ]
        : [
            { at: 0, label: `one ${base.slice(0, -1)}` },
            { at: size, label: `one ${unit.slice(0, -1)}` },
            { at: exponent, label: 'the measure' },
          ],
  });
}

/** The cards in the right order, and in those of wrong ways of changing units. */
function ordersOf(measures: readonly Scientific[], large: readonly number[], size: number) {
  const by = (shift: number): readonly number[] =>
    measures
      .map(({ tenths, exponent }, at) => ({
        at,
        rank: (exponent - (large.includes(at) ? shift : 0)) * 100 + tenths,
      }))
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ at }) => at);
  const right = by(0);
  const [a = 0, b = 0, c = 0, d = 0] = right;
  const front = measures
    .map((_, at) => at)
    .toSorted((x, y) => (measures[x]?.tenths ?? 0) - (measures[y]?.tenths ?? 0));
  return { right, plain: by(size), front, swapped: [a, c, b, d] };
}

function drawMeasure(level: Level, random: Random): Params {
  const thing = random.pick(unitSizes.list.filter(({ size }) => (level === 1 ? size > 0 : size < 0)));
  const [low = 0, high = 0] = thing.exponent;
  return {
    thing,
    ask: hasLadder(thing.base) && random.chance(45) ? 'suits' : random.pick(asks),
    measures: [{ tenths: random.int(11, 95), exponent: random.int(low, high) }],
    large: [0, 0],
  };
}

/** Four measures over three places; two of them are told in the other unit. */
function drawCards(random: Random): Params {
  return random.until(() => {
    const thing = random.pick(unitSizes.list);
    const low = thing.several;
    const exponents = random.shuffle([low, low, low + 1, random.int(low - 1, low + 1)]);
    const measures = exponents.map((exponent) => ({ tenths: random.int(11, 95), exponent }));
    const [first = 0, second = 1] = random.shuffle([0, 1, 2, 3]);
    const large = [first, second] as const;
    const { right, plain, front, swapped } = ordersOf(measures, large, thing.size);
    const all = [right, plain, front, swapped, [0, 1, 2, 3]].map(String);
    const isApart = new Set(measures.map(({ tenths }) => tenths)).size === 4;
    return isApart && new Set(all).size === 5 ? { thing, ask: 'easiest', measures, large } : null;
  });
}
