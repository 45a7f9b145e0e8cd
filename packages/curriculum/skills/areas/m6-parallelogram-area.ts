import type { DiagramOf } from '@playforward/diagram';
import { markInFigure, numberSkill, type Tools, takeDistractors } from '../../src/kit/index.ts';
import { flatFigure, wholeSlants } from '../../src/pictures/flat-figures.ts';
import {
  drawFlatThing,
  type FlatThing,
  flatThingText,
  type LengthUnit,
} from '../../src/scenes/shapes/flat-things.ts';

/**
 * The slanted side goes `across` to the side and `height` up. At level 3, `n` equal shapes are asked for, and `slantFirst`
 * tells the slanted side before the base.
 */
type Params = {
  thing: FlatThing;
  unit: LengthUnit;
  base: number;
  across: number;
  height: number;
  slant: number;
  slantFirst: boolean;
  n: number;
};

/** Level 1 tells base and height, level 2 shows all lengths with the height in or out, level 3 tells to which of two sides the height belongs. */
export const m6ParallelogramArea = numberSkill('m6-parallelogram-area', {
  version: 7,
  form: 'measure',
  byHand: { levels: [2], ask: 'mark-two', without: 'picture' },
  text: {
    ...flatThingText,
    'mark-two': [
      'Mark the two lengths that you multiply to find its area.',
      'Which two lengths do you multiply for its area? Mark both.',
      'Its area is found with two of these lengths. Mark both.',
    ],
    'side-name': 'the side of {long, number} {unit}',
    'dashed-name': 'the dashed line of {long, number} {unit}',
    'other-base': 'The height is perpendicular to one of the sides. To which of them?',
    'right-two': 'The height is perpendicular to the base.',
    'other-two': 'One of the lengths is a side. Which other length is perpendicular to it?',
    headline: 'Find the area',
    shape: 'parallelogram',
    lengths: 'Its base is {base, number} {unit} and its height is {height, number} {unit}.',
    picture: 'The picture shows its lengths.',
    all: [
      'Its sides are {first, number} and {second, number} {unit}. The height on the side of {base, number} {unit} is {height, number} {unit}.',
      'Its sides are {first, number} and {second, number} {unit}. From the side of {base, number} {unit} to the opposite side it is {height, number} {unit}.',
    ],
    right: 'Moving one corner piece to the other side makes a rectangle with this base and height.',
    'right-all': 'Base times height is the area of one shape. There are {n, number} of them.',
    slanted: 'This multiplies by the slanted side. Which length is perpendicular to the base?',
    sides: 'This multiplies the two sides. Which length is perpendicular to one of them?',
    'wrong-side': 'This uses the other side. To which side does the height belong?',
    adds: 'This adds the two lengths. How many squares are in a row, and how many rows are there?',
    halves: 'This takes half of the product. Which shape is half of a parallelogram?',
    single: 'This is the area of one shape. How many of them are there?',
    around: 'This is the distance around the shape. Which squares lie inside it?',
    other: 'Find the base and the height that is perpendicular to it. How do they give the area?',
    'see-do': 'Look at the lengths in the picture.',
    'see-why': 'Two of them are sides. The dashed line is no side.',
    'height-do': 'Find the length that is perpendicular to a side.',
    'height-why': 'The slanted side is not. A square marks the right angle.',
    'mark-do': 'Mark this height and the side that it stands on.',
    'pick-do': 'Pick the base and its height.',
    'pick-why':
      'The height is perpendicular to the base, even where it falls outside. The slanted side is not.',
    'match-do': 'Pick the side to which the height belongs.',
    'match-why': 'Any side can be the base. The height has to be perpendicular to that side.',
    'area-do': 'Multiply base and height.',
    'area-why': 'The shape can be cut and moved into a rectangle.',
    'total-do': 'Multiply by the number of shapes.',
    'total-why': 'All of them have the same area.',
    'check-do': 'Check by dividing.',
    'check-why': 'Area divided by base gives the height again.',
    final: '{value} {square}',
  },
  draw({ level, random }): Params {
    const { thing, unit } = drawFlatThing(random);
    const outside = level === 2 && random.chance(40);
    // A short height beside the shape leaves no room for the two labels.
    const slants = wholeSlants.filter(([leg]) => !outside || leg > 5);
    const [across, height, slant] = random.pick(slants.slice(0, level === 1 ? 4 : 7));
    const base = outside
      ? random.int(4, across - 2)
      : random.int(across + 2, across + (level === 1 ? 9 : 12));
    // Between two equal sides there is nothing to choose.
    const isClear = level < 3 || base !== slant;
    return {
      thing,
      unit,
      base: isClear ? base : base + 1,
      across,
      height,
      slant,
      slantFirst: level === 3 && random.chance(50),
      n: level === 3 ? random.int(3, 6) : 1,
    };
  },
  build(params: Params, { level, say, step, distractor }) {
    const { thing, unit, base, height, slant, slantFirst, n } = params;
    const one = base * height;
    const [first, second] = slantFirst ? [slant, base] : [base, slant];
    const value = n * one;
    const words = { base, height, first, second, n, ...unit, shape: 'parallelogram', value: String(value) };
    const told = (['lengths', 'picture', 'all'] as const)[level - 1] ?? 'all';
    return {
      words,
      question: [`${thing}-${n === 1 ? 'shape' : 'many'}`, told, `${thing}-${n === 1 ? 'ask' : 'total'}`],
      diagram: level === 3 ? null : pictureOf(params),
      answer: {
        value,
        unit: unit.square,
        unitOne: unit.squareOne,
        reason: n === 1 ? 'right' : 'right-all',
      },
      drawn: {
        make: markedLengths(params, { say, distractor }),
        right: 'right-two',
        otherWrong: 'other-two',
        steps: [
          step('see-lengths', '', `sides ${base} and ${slant}, dashed line ${height}`, 'see'),
          step('find-height', 'the dashed line', 'perpendicular to the base', 'height'),
          step('pick-lengths', '', `base ${base}, height ${height}`, { do: 'mark-do', why: 'area-why' }),
        ],
      },
      distractors: takeDistractors(value, [
        distractor('uses-the-slanted-side-as-the-height', n * base * slant, n === 1 ? 'slanted' : 'sides'),
        ...(n === 1
          ? []
          : [distractor('uses-a-side-that-is-not-perpendicular', n * slant * height, 'wrong-side')]),
        distractor('halves-the-product', value / 2, 'halves'),
        distractor('adds-base-and-height', n * (base + height), 'adds'),
        n === 1 ? distractor('slip', 2 * (base + slant), 'around') : distractor('slip', one, 'single'),
      ]),
      steps: [
        step('pick-lengths', '', `base ${base}, height ${height}`, n === 1 ? 'pick' : 'match'),
        step('multiply', `${base} × ${height}`, one, 'area'),
        n === 1 ? null : step('total', `${one} × ${n}`, value),
        step('check', `${one} ÷ ${base}`, height),
      ],
      claims: [`${base} * ${height} * ${n} = ${value}`],
    };
  },
});

type LengthTools = Pick<Tools<'side-name' | 'dashed-name' | 'slanted' | 'other-base'>, 'say' | 'distractor'>;

/** Base and height are marked among the sides and the dashed line. */
function markedLengths(params: Params, { say, distractor }: LengthTools) {
  const { unit, base, height, slant } = params;
  const sized = (long: number) => say('side-name', { long, unit: unit.unit });
  return markInFigure(
    pictureOf(params),
    [
      { name: sized(base), side: [0, 1] },
      { name: sized(slant), side: [1, 2] },
      { name: say('dashed-name', { long: height, unit: unit.unit }), side: [3, 4] },
    ],
    {
      right: [0, 2],
      wrong: [
        { by: distractor('uses-the-slanted-side-as-the-height', '', 'slanted'), made: [0, 1] },
        { by: distractor('uses-a-side-that-is-not-perpendicular', '', 'other-base'), made: [1, 2] },
      ],
    },
  );
}

function pictureOf({ unit: { sign }, base, across, height, slant }: Params): DiagramOf<'polygon'> {
  // The corner above lies beyond the base, which is made longer to meet the height.
  const isOutside = across > base;
  return {
    kind: 'polygon',
    ...flatFigure({
      corners: [
        [0, 0],
        [base, 0],
        [base + across, height],
        [across, height],
      ],
      labels: [`${base} ${sign}`, `${slant} ${sign}`],
      extra: [[across, 0]],
      cuts: [[3, 4, `${height} ${sign}`], ...(isOutside ? ([[1, 4, '']] as const) : [])],
      squares: [isOutside ? [4, 3, 0] : [4, 1, 3]],
    }),
  };
}
