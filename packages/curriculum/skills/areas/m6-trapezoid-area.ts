import type { DiagramOf } from '@playforward/diagram';
import { numberSkill, takeDistractors } from '../../src/kit/index.ts';
import { flatFigure, wholeSlants } from '../../src/pictures/flat-figures.ts';
import {
  drawFlatThing,
  type FlatThing,
  flatThingText,
  type LengthUnit,
} from '../../src/scenes/shapes/flat-things.ts';

/** The left side goes `across` and `height` up; `n` equal shapes are asked for at level 3. */
type Params = {
  thing: FlatThing;
  unit: LengthUnit;
  short: number;
  long: number;
  across: number;
  height: number;
  slant: number;
  n: number;
};

/** Level 1 tells the bases and the height, level 2 shows all lengths in the picture, level 3 asks for a total. */
export const m6TrapezoidArea = numberSkill('m6-trapezoid-area', {
  version: 2,
  form: 'measure',
  text: {
    ...flatThingText,
    headline: 'Find the area',
    lengths:
      'Its bases are {long, number} and {short, number} {unit} long. Its height is {height, number} {unit}.',
    picture: 'The picture shows its lengths.',
    all: 'Its bases are {long, number} and {short, number} {unit}. A slanted side is {slant, number} {unit}, the height {height, number} {unit}.',
    right: 'Two of these shapes make a parallelogram. Its base is as long as both bases together.',
    'right-all':
      'Half of the sum of the bases, times the height, is the area of one shape. There are {n, number} of them.',
    'one-base': 'This uses only the long base. How long is the other base?',
    whole: 'This is the area of two such shapes joined together. How much of it is one?',
    'whole-all':
      'This is twice the total. Two such shapes make a parallelogram. How much of it is one shape?',
    bases: 'This multiplies the two bases. Which length tells how far apart they are?',
    adds: 'This adds all three lengths. How do two bases and a height give an area?',
    slanted: 'This uses the slanted side. Which length is perpendicular to the bases?',
    single: 'This is the area of one shape. How many of them are there?',
    other: 'Cut the shape into pieces that you know, or join two of them. What area comes out?',
    'add-do': 'Add the two bases.',
    'add-why': 'Two such shapes make a parallelogram with this base.',
    'whole-do': 'Multiply by the height.',
    'whole-why': 'This is the area of the parallelogram.',
    'half-do': 'Take half of it.',
    'half-why': 'The parallelogram is made of two equal shapes.',
    'total-do': 'Multiply by the number of shapes.',
    'total-why': 'All of them have the same area.',
    final: '{value} {square}',
  },
  draw({ level, random }): Params {
    const { thing, unit } = drawFlatThing(random);
    const [across, height, slant] = random.pick(wholeSlants.slice(0, level === 1 ? 4 : 7));
    const short = random.int(4, level === 1 ? 10 : 14);
    const right = random.int(1, 5);
    const long = across + short + right;
    // An even product keeps the area whole.
    const isEven = ((long + short) * height) % 2 === 0;
    return {
      thing,
      unit,
      short,
      across,
      height,
      slant,
      long: isEven ? long : long + 1,
      n: level === 3 ? random.int(3, 6) : 1,
    };
  },
  build(params: Params, { level, step, distractor }) {
    const { thing, unit, short, long, height, slant, n } = params;
    const sum = long + short;
    const one = (sum * height) / 2;
    const value = n * one;
    const words = { short, long, height, slant, n, ...unit, shape: 'trapezoid', value: String(value) };
    const told = (['lengths', 'picture', 'all'] as const)[level - 1] ?? 'all';
    return {
      words,
      question: [`${thing}-${n === 1 ? 'shape' : 'many'}`, told, `${thing}-${n === 1 ? 'ask' : 'total'}`],
      diagram: level === 3 ? null : pictureOf(params, level === 2),
      answer: {
        value,
        unit: unit.square,
        unitOne: unit.squareOne,
        reason: n === 1 ? 'right' : 'right-all',
      },
      distractors: takeDistractors(value, [
        distractor('uses-only-one-base', n * long * height, 'one-base'),
        distractor('forgets-to-halve', 2 * value, n === 1 ? 'whole' : 'whole-all'),
        distractor('multiplies-the-two-bases', n * long * short, 'bases'),
        level === 1
          ? distractor('slip', sum + height, 'adds')
          : n === 1
            ? distractor('slip', (sum * slant) / 2, 'slanted')
            : distractor('slip', one, 'single'),
      ]),
      steps: [
        step('add-bases', `${long} + ${short}`, sum, 'add'),
        step('multiply', `${sum} × ${height}`, 2 * one, 'whole'),
        step('halve', `${2 * one} ÷ 2`, one, 'half'),
        n === 1 ? null : step('total', `${one} × ${n}`, value),
      ],
      claims: [
        `(${long} + ${short}) * ${height} / 2 * ${n} = ${value}`,
        // The other way: a rectangle on the short base and what is left at both sides.
        `(${short} * ${height} + (${long} - ${short}) * ${height} / 2) * ${n} = ${value}`,
      ],
    };
  },
});

function pictureOf(
  { unit: { sign }, short, long, across, height, slant }: Params,
  hasSlant: boolean,
): DiagramOf<'polygon'> {
  return {
    kind: 'polygon',
    ...flatFigure({
      corners: [
        [0, 0],
        [long, 0],
        [across + short, height],
        [across, height],
      ],
      labels: [`${long} ${sign}`, '', `${short} ${sign}`, hasSlant ? `${slant} ${sign}` : ''],
      extra: [[across, 0]],
      cuts: [[3, 4, `${height} ${sign}`]],
      squares: [[4, 1, 3]],
    }),
  };
}
