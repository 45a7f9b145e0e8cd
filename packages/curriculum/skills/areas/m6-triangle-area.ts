import type { DiagramOf } from '@playforward/diagram';
import { markInFigure, numberSkill, type Tools, takeDistractors } from '../../src/kit/index.ts';
import { flatFigure, wholeSlants } from '../../src/pictures/flat-figures.ts';
import {
  drawFlatThing,
  type FlatThing,
  flatThingText,
  type LengthUnit,
} from '../../src/scenes/shapes/flat-things.ts';

/** The top lies `height` above the base, `across` from its left end: inside the base, or outside it to the left. */
type Params = {
  thing: FlatThing;
  unit: LengthUnit;
  base: number;
  across: number;
  height: number;
  slant: number;
  outside: boolean;
  n: number;
};

/** Level 1 tells base and height, level 2 shows all lengths with the height in or out, level 3 asks for a total, of halves as well. */
export const m6TriangleArea = numberSkill('m6-triangle-area', {
  version: 6,
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
    'bare-name': 'the side without a number',
    'all-sides':
      'These are the sides around the shape. Which of them is needed, and which length is not a side?',
    'right-two': 'The height is perpendicular to the base.',
    'other-two': 'One of the lengths is a side. Which other length is perpendicular to it?',
    headline: 'Find the area',
    shape: 'triangle',
    lengths: 'Its base is {base, number} {unit} and its height is {height, number} {unit}.',
    picture: 'The picture shows its lengths.',
    all: 'Its base is {base, number} {unit}, another side {slant, number} {unit}, the height {height, number} {unit}.',
    right: 'Two of these triangles make a parallelogram with this base and height.',
    'right-all': 'Half of base times height is the area of one triangle. There are {n, number} of them.',
    whole: 'This is the area of the parallelogram. Which part of it is the triangle?',
    'whole-all': 'This is twice the total. Which part of a parallelogram is the triangle?',
    slanted: 'This uses a slanted side. Which length is perpendicular to the base?',
    adds: 'This adds the two lengths. How do base and height give the area of a parallelogram?',
    single: 'This is the area of one shape. How many of them are there?',
    quarter: 'This halves twice. How many of these triangles make a parallelogram?',
    other: 'Find the parallelogram with this base and height. How much of it is the triangle?',
    'see-do': 'Look at the lengths in the picture.',
    'see-why': 'Two of them are sides. The dashed line is no side.',
    'height-do': 'Find the length that is perpendicular to a side.',
    'height-why': 'A slanted side is not. A square marks the right angle.',
    'mark-do': 'Mark this height and the side that it belongs to.',
    'mark-why': 'The triangle is half of a parallelogram with this base and height.',
    'pick-do': 'Pick the base and its height.',
    'pick-why': 'The height is perpendicular to the base, even where it falls outside the triangle.',
    'whole-do': 'Multiply base and height.',
    'whole-why': 'This is the area of the parallelogram made of two such triangles.',
    'half-do': 'Take half of it.',
    'half-why': 'The triangle is half of the parallelogram.',
    'total-do': 'Multiply by the number of shapes.',
    'total-why': 'All of them have the same area.',
    final: '{value} {square}',
  },
  draw({ level, random }): Params {
    const { thing, unit } = drawFlatThing(random);
    const outside = level === 2 && random.chance(50);
    // A short height beside the triangle leaves no room for the two labels.
    const slants = wholeSlants.filter(([leg]) => !outside || leg > 5);
    const [across, height, slant] = random.pick(level === 1 ? slants.slice(0, 4) : slants);
    // An even product keeps the area whole.
    const half = outside ? random.int(3, 6) : random.int(level === 1 ? 5 : 7, level === 1 ? 10 : 14);
    const base = height % 2 === 0 ? 2 * half - random.int(0, 1) : 2 * half;
    // Lengths are halves as well where no picture has to hold them.
    const part = level === 3 && random.chance(50) ? 2 : 1;
    return {
      thing,
      unit,
      base: base / part,
      across: across / part,
      height: height / part,
      slant: slant / part,
      outside,
      n: level === 3 ? random.int(3, 6) : 1,
    };
  },
  build(params: Params, { level, say, step, distractor }) {
    const { thing, unit, base, height, slant, n } = params;
    const one = (base * height) / 2;
    const value = n * one;
    const words = { base, height, slant, n, ...unit, shape: 'triangle', value: String(value) };
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
          step('pick-lengths', '', `base ${base}, height ${height}`, { do: 'mark-do', why: 'mark-why' }),
        ],
      },
      distractors: takeDistractors(value, [
        distractor('forgets-to-halve-the-product', 2 * value, n === 1 ? 'whole' : 'whole-all'),
        distractor('uses-a-side-that-is-not-perpendicular', (n * base * slant) / 2, 'slanted'),
        distractor('adds-base-and-height', n * (base + height), 'adds'),
        n === 1 ? distractor('slip', value / 2, 'quarter') : distractor('slip', one, 'single'),
      ]),
      steps: [
        step('pick-lengths', '', `base ${base}, height ${height}`, 'pick'),
        step('multiply', `${base} × ${height}`, 2 * one, 'whole'),
        step('halve', `${2 * one} ÷ 2`, one, 'half'),
        n === 1 ? null : step('total', `${one} × ${n}`, value),
      ],
      claims: [`${base} * ${height} / 2 * ${n} = ${value}`],
    };
  },
});

type LengthTools = Pick<
  Tools<'side-name' | 'dashed-name' | 'bare-name' | 'slanted' | 'all-sides'>,
  'say' | 'distractor'
>;

/** Base and height are marked among the sides and the dashed line. */
function markedLengths(params: Params, { say, distractor }: LengthTools) {
  const { unit, base, height, slant } = params;
  const sized = (long: number) => say('side-name', { long, unit: unit.unit });
  return markInFigure(
    pictureOf(params),
    [
      { name: sized(base), side: [0, 1] },
      { name: sized(slant), side: [2, 0] },
      { name: say('bare-name'), side: [1, 2] },
      { name: say('dashed-name', { long: height, unit: unit.unit }), side: [2, 3] },
    ],
    {
      right: [0, 3],
      wrong: [
        { by: distractor('uses-a-side-that-is-not-perpendicular', '', 'slanted'), made: [0, 1] },
        { by: distractor('gives-the-perimeter-for-the-area', '', 'all-sides'), made: [0, 1, 2] },
      ],
    },
  );
}

function pictureOf({ unit, base, across, height, slant, outside }: Params): DiagramOf<'triangle'> {
  const top = outside ? -across : across;
  const tall = `${height} ${unit.sign}`;
  // A top above the right end or beyond it would need another foot.
  const isWithin = !outside && across < base;
  return {
    kind: 'triangle',
    ...flatFigure({
      corners: [
        [0, 0],
        [base, 0],
        [top, height],
      ],
      labels: [`${base} ${unit.sign}`, '', `${slant} ${unit.sign}`],
      extra: [[top, 0]],
      cuts:
        outside || !isWithin
          ? [
              [2, 3, tall],
              [outside ? 0 : 1, 3, ''],
            ]
          : [[2, 3, tall]],
      squares: [outside || isWithin ? [3, 1, 2] : [3, 2, 0]],
    }),
  };
}
