import type { DiagramOf } from '@playforward/diagram';
import {
  defineSkill,
  drawFlatThing,
  type FlatThing,
  flatFigure,
  flatThingText,
  type LengthUnit,
  takeDistractors,
  wholeSlants,
} from '../../src/authoring.ts';

/** The slanted side goes `across` to the side and `height` up; `n` equal shapes are asked for at level 3. */
type Params = {
  thing: FlatThing;
  unit: LengthUnit;
  base: number;
  across: number;
  height: number;
  slant: number;
  n: number;
};

/** Level 1 tells base and height, level 2 shows all lengths in the picture, level 3 tells all and asks for a total. */
export const m6ParallelogramArea = defineSkill({
  id: 'm6-parallelogram-area',
  version: 1,
  form: 'measure',
  text: {
    en: {
      ...flatThingText,
      headline: 'Find the area',
      shape: 'parallelogram',
      lengths: 'Its base is {base, number} {unit} and its height is {height, number} {unit}.',
      picture: 'The picture shows its lengths.',
      all: 'Its base is {base, number} {unit}, the slanted side {slant, number} {unit}, the height {height, number} {unit}.',
      right: 'Moving one corner piece to the other side makes a rectangle with this base and height.',
      slanted: 'This multiplies by the slanted side. Which length stands square to the base?',
      adds: 'This adds the two lengths. How many squares are in a row, and how many rows are there?',
      halves: 'This takes half of the product. Which shape is half of a parallelogram?',
      single: 'This is the area of one shape. How many of them are there?',
      around: 'This is the way around the shape. Which squares lie inside it?',
      other: 'Find the base and the height that stands square to it. How do they give the area?',
      'pick-do': 'Pick the base and its height.',
      'pick-why': 'The height stands square to the base. The slanted side does not.',
      'area-do': 'Multiply base and height.',
      'area-why': 'The shape can be cut and moved into a rectangle.',
      'total-do': 'Multiply by the number of shapes.',
      'total-why': 'All of them have the same area.',
      'check-do': 'Check by dividing.',
      'check-why': 'Area divided by base gives the height again.',
      final: '{value} {square}',
    },
  },
  draw({ level, random }): Params {
    const { thing, unit } = drawFlatThing(random);
    const [across, height, slant] = random.pick(wholeSlants.slice(0, level === 1 ? 4 : 7));
    const base = random.int(across + 2, across + (level === 1 ? 9 : 12));
    return { ...{ thing, unit, base, across, height, slant }, n: level === 3 ? random.int(3, 6) : 1 };
  },
  build(params: Params, { level, say }) {
    const { thing, unit, base, height, slant, n } = params;
    const one = base * height;
    const value = n * one;
    const words = { ...{ base, height, slant, n }, ...unit, shape: 'parallelogram', value: String(value) };
    const told = (['lengths', 'picture', 'all'] as const)[level - 1] ?? 'all';
    return {
      headline: say('headline'),
      question: [
        say(`${thing}-${n === 1 ? 'shape' : 'many'}`, words),
        say(told, words),
        say(`${thing}-${n === 1 ? 'ask' : 'total'}`),
      ],
      diagram: level === 3 ? null : pictureOf(params),
      answer: {
        ...{ form: 'measure', value: String(value), unit: unit.square, unitOne: unit.squareOne },
        reason: say('right'),
      },
      distractors: takeDistractors(value, [
        {
          misconception: 'uses-the-slanted-side-as-the-height',
          value: n * base * slant,
          reason: say('slanted'),
        },
        { misconception: 'halves-the-product', value: value / 2, reason: say('halves') },
        { misconception: 'adds-base-and-height', value: n * (base + height), reason: say('adds') },
        n === 1
          ? { misconception: 'slip', value: 2 * (base + slant), reason: say('around') }
          : { misconception: 'slip', value: one, reason: say('single') },
      ]),
      steps: [
        {
          ...{ rule: 'pick-lengths', before: '', after: `base ${base}, height ${height}` },
          ...{ instruction: say('pick-do'), explanation: say('pick-why') },
        },
        {
          ...{ rule: 'multiply', before: `${base} × ${height}`, after: String(one) },
          ...{ instruction: say('area-do'), explanation: say('area-why') },
        },
        ...(n === 1
          ? []
          : [
              {
                ...{ rule: 'total', before: `${one} × ${n}`, after: String(value) },
                ...{ instruction: say('total-do'), explanation: say('total-why') },
              },
            ]),
        {
          ...{ rule: 'check', before: `${one} ÷ ${base}`, after: String(height) },
          ...{ instruction: say('check-do'), explanation: say('check-why') },
        },
      ],
      finalAnswer: say('final', words),
      otherWrong: say('other'),
      claims: [`${base} * ${height} * ${n} = ${value}`],
    };
  },
});

function pictureOf({ unit: { sign }, base, across, height, slant }: Params): DiagramOf<'polygon'> {
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
      cuts: [[3, 4, `${height} ${sign}`]],
      squares: [[4, 1, 3]],
    }),
  };
}
