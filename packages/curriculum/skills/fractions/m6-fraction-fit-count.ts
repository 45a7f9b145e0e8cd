import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, takeDistractors } from '../../src/kit/index.ts';
import {
  amountText,
  fractionValue,
  lowestTerms,
  mixedText,
  wholeOrFraction,
} from '../../src/numbers/fraction-amounts.ts';
import { type FitScene, fitScenes } from '../../src/scenes/fit-scenes.ts';
import { fractionText } from '../../src/scenes/shares.ts';

/** `groups` portions are left after `used` whole units; one portion is top/bottom of a unit. */
type Params = { scene: FitScene; top: number; bottom: number; groups: number; used: number };

/** Portions, and how many of them an amount may hold. */
const portions: Readonly<Record<Level, readonly (readonly [number, number, readonly number[]])[]>> = {
  1: [
    [2, 3, [3, 6, 9, 12, 18]],
    [3, 4, [4, 8, 12, 16]],
    [2, 5, [5, 10, 15, 20]],
    [3, 5, [5, 10, 15]],
    [4, 5, [5, 10]],
    [5, 6, [6]],
  ],
  2: [
    [2, 3, [2, 4, 5, 7, 8]],
    [3, 4, [2, 3, 5, 6, 7]],
    [2, 5, [3, 4, 6, 7, 9]],
    [3, 5, [2, 3, 4, 6, 7]],
    [4, 5, [2, 3, 4, 6]],
    [5, 6, [2, 3, 4, 5]],
    [5, 8, [2, 3, 4, 5]],
  ],
  3: [
    [2, 3, [7, 9, 10, 14]],
    [3, 4, [6, 7, 9, 10]],
    [2, 5, [8, 9, 12, 13]],
    [3, 5, [7, 8, 9, 11]],
    [4, 5, [4, 6, 7, 8]],
    [3, 2, [3, 5, 6, 7]],
    [4, 3, [4, 5, 6, 7]],
    [5, 4, [3, 5, 6, 7]],
    [5, 3, [4, 5, 6, 7]],
  ],
};

/** Portions of the stretch problem with whole amounts into which they fit evenly. */
const secondPortions: readonly (readonly [number, number, readonly number[]])[] = [
  [2, 3, [6, 12]],
  [3, 4, [12]],
  [2, 5, [10]],
  [3, 5, [30]],
  [4, 5, [20, 40]],
];

/** Stories of two portions, one after the other. */
const stories = ['camp', 'team', 'vases', 'band', 'wood'] as const;
type Story = (typeof stories)[number];
/** `n` portions of `first` are taken; what is `left` gives portions of `second`. */
type TwoSizes = {
  story: Story;
  n: number;
  first: readonly [number, number];
  second: readonly [number, number];
  left: number;
};

const largeSizes = [
  [3, 2],
  [5, 2],
  [4, 3],
  [5, 3],
  [5, 4],
  [7, 4],
] as const;

/**
 * Level 1 divides whole amounts and shows the marked groups; level 2 divides any amount and shows its parts; level 3
 * takes something away first. The stretch problem makes portions of one size, and then portions of another size from the
 * rest.
 */
export const m6FractionFitCount = numberSkill('m6-fraction-fit-count', {
  version: 4,
  form: 'integer',
  scenes: [fitScenes],
  text: {
    headline: 'How many fit?',
    right: '{whole} is {parts, number} parts of {part} each, and every {top, number} parts make one group.',
    multiplies: 'This is {fraction} of {whole}. How many times does {fraction} fit into {whole}?',
    denominator:
      'This shares {whole} into {bottom, number} groups. What does the denominator of {fraction} tell?',
    parts: 'This counts single parts. How many of them go into one group of {fraction}?',
    everything: 'This uses the whole amount. How much of it is left to be shared out?',
    other: 'Cut each whole into {bottom, number} parts. How many groups of {top, number} parts can you make?',
    'other-rest': 'Find what is left to be shared out. How many times does {fraction} fit into that?',
    'rest-do': 'Take away what is used.',
    'rest-why': 'Only the rest is shared out.',
    'parts-do': 'Count the parts: cut each whole into {bottom, number} equal parts.',
    'parts-why': 'The denominator tells how many parts make one whole.',
    'groups-do': 'Make groups of {top, number} parts.',
    'groups-why': 'The numerator tells how many parts are in one group.',
    'check-do': 'Check by multiplying.',
    'check-why': 'All groups together must make the amount again.',
    final: '{value}',
    camp: 'A camp has {total, number} meters of rope. It cuts {n, number} swings of {first} meters each. The rest is cut into pieces of {second} meter each. How many pieces are there?',
    team: 'A team has {total, number} liters of juice. It fills {n, number} jugs of {first} liters each. The rest goes into bottles of {second} liter each. How many bottles can it fill?',
    vases:
      'A class has {total, number} pounds of clay. It makes {n, number} vases of {first} pounds each. From the rest, each bowl takes {second} pound. How many bowls can the class make?',
    band: 'A music room is open for {total, number} hours a week. A band plays {n, number} times for {first} hours. In the time left, each lesson lasts {second} hour. How many lessons fit?',
    wood: 'A shop class has {total, number} feet of board. It cuts {n, number} shelves of {first} feet each. The rest is cut into blocks of {second} foot each. How many blocks are there?',
    'first-do': 'Find how much the first {n, number} take.',
    'first-why': 'All of them have the same size.',
    untouched: 'This uses the whole amount. How much of it do the first {n, number} take?',
  },
  draw({ level, random }): Params {
    const scene = random.pick(fitScenes.list);
    const [top, bottom, amounts] = random.pick(portions[level]);
    const used = level === 3 ? random.int(2, 9) : 0;
    return { scene, top, bottom, groups: random.pick(amounts), used };
  },
  build(params: Params, { level, say, step, distractor }) {
    const { scene, top, bottom, groups: value, used } = params;
    const parts = value * top;
    const whole = mixedText(parts, bottom);
    const told = mixedText(parts + used * bottom, bottom);
    const fraction = fractionText(top, bottom);
    const words = {
      amount: `${told} ${parts + used * bottom > bottom ? scene.unit.many : scene.unit.one}`,
      used: amountText(used, 1, scene.unit),
      size: amountText(top, bottom, scene.unit),
      fraction,
      top,
      bottom,
      whole,
      part: fractionText(1, bottom),
      parts,
      value: String(value),
    };
    const times = wholeOrFraction(...lowestTerms(parts * top, bottom * bottom));
    const shared = wholeOrFraction(...lowestTerms(parts, bottom * bottom));
    const takeAway = used === 0 ? [] : [step('take-away', `${told} − ${used}`, whole, 'rest')];
    const facts = [
      say(`${scene.key}-told`),
      ...(used === 0 ? [say(`${scene.key}-each`)] : [say(`${scene.key}-used`), say(`${scene.key}-rest`)]),
    ];
    return {
      words,
      question: [...facts, `${scene.key}-ask`],
      diagram: level === 3 ? null : barOf(params, level === 1),
      otherWrong: used === 0 ? 'other' : 'other-rest',
      answer: value,
      distractors: [
        distractor(
          'multiplies-by-the-fraction-instead-of-dividing',
          fractionValue(parts * top, bottom * bottom),
          'multiplies',
          { work: [...takeAway, step('times-fraction', `${whole} × ${fraction}`, times, 'groups')] },
        ),
        distractor('divides-by-the-denominator', fractionValue(parts, bottom * bottom), 'denominator', {
          work: [...takeAway, step('groups-by-parts', `${whole} ÷ ${bottom}`, shared, 'groups')],
        }),
        used > 0 &&
          (used * bottom) % top === 0 &&
          distractor('slip', value + (used * bottom) / top, 'everything'),
        distractor('slip', parts, 'parts'),
      ],
      steps: [
        ...takeAway,
        step('count-parts', `${whole} × ${bottom}`, parts, 'parts'),
        step('make-groups', `${parts} ÷ ${top}`, value, 'groups'),
        step('check-back', `${value} × ${fraction}`, whole, 'check'),
      ],
      claims: [
        `(${parts}/${bottom}) ÷ (${top}/${bottom}) = ${value}`,
        `${value} * ${top}/${bottom} = ${parts}/${bottom}`,
      ],
    };
  },
  stretch: {
    draw({ random }): TwoSizes {
      const first = random.pick(largeSizes);
      const [top, bottom, amounts] = random.pick(secondPortions);
      const n = first[1] * random.int(1, first[1] === 2 ? 4 : 2);
      return {
        story: random.pick(stories),
        n,
        first,
        second: [top, bottom],
        left: random.pick(amounts),
      };
    },
    build({ story, n, first, second: [top, bottom], left }, { step, distractor }) {
      const used = (n * first[0]) / first[1];
      const total = used + left;
      const parts = left * bottom;
      const value = parts / top;
      const fraction = fractionText(top, bottom);
      const large = fractionText(...first);
      return {
        words: {
          total,
          n,
          first: large,
          second: fraction,
          fraction,
          top,
          bottom,
          whole: String(left),
          part: fractionText(1, bottom),
          parts,
          value: String(value),
        },
        question: story,
        otherWrong: 'other-rest',
        answer: value,
        distractors: takeDistractors(value, [
          distractor('multiplies-by-the-fraction-instead-of-dividing', (left * top) / bottom, 'multiplies'),
          distractor('divides-by-the-denominator', left / bottom, 'denominator'),
          distractor('slip', (total * bottom) % top === 0 ? (total * bottom) / top : 0, 'untouched'),
          distractor('slip', parts, 'parts'),
        ]),
        steps: [
          step('first-portions', `${n} × ${large}`, used, 'first'),
          step('take-away', `${total} − ${used}`, left, 'rest'),
          step('count-parts', `${left} × ${bottom}`, parts, 'parts'),
          step('make-groups', `${parts} ÷ ${top}`, value, 'groups'),
          step('check-back', `${value} × ${fraction}`, left, 'check'),
        ],
        claims: [`${n} * ${first[0]}/${first[1]} = ${used}`, `${left} ÷ (${top}/${bottom}) = ${value}`],
      };
    },
  },
});

function barOf({ scene, top, bottom, groups }: Params, grouped: boolean): DiagramOf<'fraction-bar'> {
  return {
    kind: 'fraction-bar',
    bars: [
      {
        label: `${scene.whole} in ${scene.unit.many}`,
        wholes: Math.ceil((groups * top) / bottom),
        parts: bottom,
        shaded: groups * top,
        group: grouped ? top : null,
      },
    ],
  };
}
