import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import { isShort } from '../../src/numbers/linear-sides.ts';
import { flatFigure } from '../../src/pictures/flat-figures.ts';

const metric = { small: 'centimeter', smallSign: 'cm', large: 'meter', largeSign: 'm' } as const;
const feet = { small: 'inch', smallSign: 'in', large: 'foot', largeSign: 'ft' } as const;

/** `rates` are large units for one small unit. */
const scenes = [
  { key: 'stage', ...feet, many: 'feet', rates: [3, 4, 5, 6] },
  { key: 'gym', ...metric, many: 'meters', rates: [2.5, 3, 4] },
  { key: 'room', ...feet, many: 'feet', rates: [2.5, 3, 4] },
  { key: 'court', ...metric, many: 'meters', rates: [3, 4, 5] },
  { key: 'bed', ...feet, many: 'feet', rates: [3, 4, 5] },
  { key: 'pool', ...metric, many: 'meters', rates: [3, 4, 5] },
] as const;

/** What is copied with a scale factor. */
const copies = [
  { key: 'photo', units: 'inches' },
  { key: 'logo', units: 'centimeters' },
  { key: 'mural', units: 'feet' },
  { key: 'flag', units: 'feet' },
] as const;

/** A rectangle `w` by `h` small units; `a` of them stand for `b` large ones. A copy has the scale factor `b`. */
type Params = {
  scene: (typeof scenes)[number];
  w: number;
  h: number;
  a: number;
  b: number;
  back: boolean;
  copy: (typeof copies)[number] | null;
};

/** Level 1 tells both sides, level 2 an area and a scale or a scale factor, level 3 a scale for several units or the way back. */
export const m7ScaleAreaFind = numberSkill('m7-scale-area-find', {
  version: 3,
  form: 'measure',
  text: {
    headline: 'Find an area from a drawing',
    'second-inch': 'On a second plan, {single} inch stands for {q, plural, one {# foot} other {# feet}}.',
    'second-centimeter':
      'On a second plan, {single} centimeter stands for {q, plural, one {# meter} other {# meters}}.',
    'there-feet': 'How many square inches does the same place take up on the second plan?',
    'there-meters': 'How many square centimeters does the same place take up on the second plan?',
    'right-there':
      'The real area stays the same, and each square of the second plan stands for an equal share of it.',
    'once-there': 'This changes the scale in one direction. In how many directions does a plan reach?',
    'real-there': 'This is the real area. How many squares of the second plan does it take?',
    'around-there': 'This goes around the shape. Does the question ask for length or for area?',
    'same-there': 'This is the area on the first plan. What changes on the second one?',
    'other-there': 'Go from the first plan to the real area, and from there to the second plan.',
    'anew-do': 'Find what one square {small} of the second plan stands for.',
    'anew-why': 'Its length and its width both follow the new scale.',
    'room-do': 'Divide the real area by this.',
    'room-why': 'This counts the squares that are needed on the second plan.',
    'scale-inch':
      'On a plan, {a, plural, one {# inch stands} other {# inches stand}} for {b, plural, one {# foot} other {# feet}}.',
    'scale-centimeter':
      'On a plan, {a, plural, one {# centimeter stands} other {# centimeters stand}} for {b, plural, one {# meter} other {# meters}}.',
    'stage-sides': 'A concert stage is {w, number} by {h, number} inches on the plan.',
    'gym-sides': 'A gym is {w, number} by {h, number} centimeters on the plan.',
    'room-sides': 'A game room is {w, number} by {h, number} inches on the plan.',
    'court-sides': 'A ball court is {w, number} by {h, number} centimeters on the plan.',
    'bed-sides': 'A vegetable garden is {w, number} by {h, number} inches on the plan.',
    'pool-sides': 'A pool is {w, number} by {h, number} centimeters on the plan.',
    'stage-area': 'A concert stage takes up {n, number} square inches of the plan.',
    'gym-area': 'A gym takes up {n, number} square centimeters of the plan.',
    'room-area': 'A game room takes up {n, number} square inches of the plan.',
    'court-area': 'A ball court takes up {n, number} square centimeters of the plan.',
    'bed-area': 'A vegetable garden takes up {n, number} square inches of the plan.',
    'pool-area': 'A pool takes up {n, number} square centimeters of the plan.',
    'stage-real': 'A concert stage has an area of {real, number} square feet.',
    'gym-real': 'A gym has an area of {real, number} square meters.',
    'room-real': 'A game room has an area of {real, number} square feet.',
    'court-real': 'A ball court has an area of {real, number} square meters.',
    'bed-real': 'A vegetable garden has an area of {real, number} square feet.',
    'pool-real': 'A pool has an area of {real, number} square meters.',
    'photo-copied':
      'A photo has an area of {n, number} square inches. It is copied with the scale factor {b, number}.',
    'logo-copied':
      'A band logo has an area of {n, number} square centimeters. It is copied with the scale factor {b, number}.',
    'mural-copied':
      'The sketch of a mural has an area of {n, number} square feet. It is painted with the scale factor {b, number}.',
    'flag-copied':
      'A flag has an area of {n, number} square feet. It is sewn again with the scale factor {b, number}.',
    'ask-copy': 'What is the new area in square {unit}?',
    'right-copy':
      'Length and width are both multiplied by the scale factor, so the area is multiplied by it twice.',
    'once-copy': 'This uses the scale factor once. In how many directions does the figure change?',
    'doubles-copy':
      'This doubles the scale factor. It should be used twice as a factor. What happens to a single square?',
    'adds-copy': 'This adds the scale factor to the area. What does it do to the length and the width?',
    'same-copy': 'This is the area before. What does the scale factor do to it?',
    'square-copy': 'This is what one square becomes. How many squares are there?',
    'other-copy': 'What does the scale factor do to the length, and what to the width?',
    'grow-do': 'Multiply the scale factor by itself.',
    'grow-why': 'A square with sides of one gets sides as long as the factor.',
    'copy-do': 'Multiply the area by this.',
    'copy-why': 'Each square of the figure changes in the same way.',
    'ratio-do': 'Check it by dividing.',
    'ratio-why': 'The areas must have this ratio again.',
    'ask-feet': 'What is its real area in square feet?',
    'ask-meters': 'What is its real area in square meters?',
    'back-feet': 'What is its area on the plan in square inches?',
    'back-meters': 'What is its area on the plan in square centimeters?',
    right: 'Length and width both grow by the scale, so the area grows by its square.',
    'right-back': 'Each square unit of the plan stands for a whole square of real units.',
    once: 'This uses the scale once. In how many directions does the drawing grow?',
    doubles:
      'This doubles the scale. It should be used twice as a factor. How large is the square that one square {small} stands for?',
    perimeter: 'This goes around the shape. Does the question ask for length or for area?',
    plan: 'This is the area on the plan. What does one square {small} stand for?',
    square: 'This is what one square {small} stands for. How many of them are there?',
    second: 'This uses only one number of the scale. What does one {small} stand for?',
    other: 'Find what one square {small} of the plan stands for.',
    'plan-do': 'Find the area on the plan.',
    'plan-why': 'The area of a rectangle is the product of its sides.',
    'one-do': 'Find what one {small} stands for.',
    'one-why': 'Both numbers of the scale are divided by the same number.',
    'square-do': 'Find what one square {small} stands for.',
    'square-why': 'Its length and its width both follow the scale.',
    'times-do': 'Multiply by the area on the plan.',
    'times-why': 'Each square {small} brings the same real area.',
    'fit-do': 'Divide the real area by this.',
    'fit-why': 'This counts the squares that are needed on the plan.',
    'check-do': 'Check it the other way.',
    'check-why': 'Multiplication undoes the division.',
    'again-do': 'Check with the real sides.',
    'again-why': 'Both sides follow the scale.',
    'undo-do': 'Check it by dividing.',
    'undo-why': 'Each square {small} must stand for this many square {units} again.',
    final: '{value, number} square {unit}',
  },
  draw: ({ level, random }): Params => drawPlan(level, random),
  build({ scene, w, h, a, b, back, copy }: Params, { level, step, distractor }) {
    const rate = b / a;
    const [n, one] = [w * h, rate * rate];
    const real = n * one;
    const value = back ? n : real;
    if (copy) {
      return {
        words: { n, b, unit: copy.units, value },
        question: [`${copy.key}-copied`, 'ask-copy'],
        answer: { value: real, ...squareOf[copy.units], reason: 'right-copy' },
        otherWrong: 'other-copy',
        distractors: takeDistractors(real, [
          distractor('multiplies-area-by-the-factor-once', n * rate, 'once-copy'),
          b === 2 || b === 0.5
            ? distractor('adds-the-scale', n + b, 'adds-copy')
            : distractor('doubles-instead-of-squaring', n * 2 * rate, 'doubles-copy'),
          distractor('slip', n, 'same-copy'),
          distractor('slip', one, 'square-copy'),
        ]),
        steps: [
          step('grow', `${b} × ${b}`, one),
          step('copy', `${n} × ${one}`, real),
          step('ratio', `${real} ÷ ${n}`, one),
        ],
        claims: [`${n} * ${b}^2 = ${real}`],
      };
    }
    const unit = back ? `${scene.small}${scene.small === 'inch' ? 'es' : 's'}` : scene.many;
    const words = { a, b, w, h, n, real, value, unit, small: scene.small, units: scene.many };
    const around = 2 * (w + h);
    const before = [
      a > 1 && step('one', `${b} ÷ ${a}`, rate),
      !back && level !== 2 && step('plan', `${w} × ${h}`, n),
    ].filter((line) => line !== false);
    const candidates = back
      ? [
          distractor('multiplies-area-by-the-factor-once', real / rate, 'once'),
          distractor('doubles-instead-of-squaring', real / (2 * rate), 'doubles'),
          distractor('slip', one, 'square'),
          distractor('slip', real / b, 'second'),
          distractor('slip', real / (b * b), 'second'),
        ]
      : [
          distractor('multiplies-area-by-the-factor-once', n * rate, 'once', {
            work: [...before, step('times', `${n} × ${rate}`, n * rate)],
          }),
          distractor('doubles-instead-of-squaring', n * 2 * rate, 'doubles'),
          level !== 2 &&
            distractor('uses-the-perimeter-for-the-area', around * rate, 'perimeter', {
              work: [
                ...before.slice(0, -1),
                step('plan', `${w} + ${h} + ${w} + ${h}`, around),
                step('times', `${around} × ${rate}`, around * rate),
              ],
            }),
          a > 1 && distractor('slip', n * b * b, 'second'),
          distractor('slip', n, 'plan'),
          distractor('slip', one, 'square'),
        ];
    return {
      words,
      question: [
        `scale-${scene.small}`,
        `${scene.key}-${back ? 'real' : level === 2 ? 'area' : 'sides'}`,
        back ? `back-${scene.many}` : `ask-${scene.many}`,
      ],
      diagram: level === 1 ? pictureOf({ scene, w, h, a, b, back }) : null,
      answer: {
        value,
        unit: `square ${unit}`,
        unitOne: `square ${back ? scene.small : scene.large}`,
        reason: back ? 'right-back' : 'right',
      },
      distractors: takeDistractors(
        value,
        candidates.filter((each) => each !== false).filter((each) => isShort(each.value)),
      ),
      steps: [
        ...before,
        step('square', `${rate} × ${rate}`, one),
        back ? step('fit', `${real} ÷ ${one}`, n) : step('times', `${n} × ${one}`, real),
        back && step('check', `${n} × ${one}`, real),
        !back && level === 3 && step('again', `(${w} × ${rate}) × (${h} × ${rate})`, real),
        level === 2 && step('undo', `${real} ÷ ${n}`, one),
      ],
      claims: [`${w} * ${b} / ${a} * ${h} * ${b} / ${a} = ${real}`],
    };
  },
  stretch: {
    draw: ({ random }) => drawSecond(random),
    build({ scene, w, h, a, b, q }, { step, distractor }) {
      const rate = b / a;
      const [n, one] = [w * h, rate * rate];
      const real = n * one;
      const value = real / (q * q);
      const unit = `${scene.small}${scene.small === 'inch' ? 'es' : 's'}`;
      return {
        words: { a, b, w, h, q, value, unit, small: scene.small, single: '1' },
        question: [
          `scale-${scene.small}`,
          `${scene.key}-sides`,
          `second-${scene.small}`,
          `there-${scene.many}`,
        ],
        answer: { value, unit: `square ${unit}`, unitOne: `square ${scene.small}`, reason: 'right-there' },
        otherWrong: 'other-there',
        distractors: takeDistractors(
          value,
          [
            distractor('multiplies-area-by-the-factor-once', (n * rate) / q, 'once-there'),
            distractor('uses-the-perimeter-for-the-area', (2 * (w + h) * rate) / q, 'around-there'),
            distractor('slip', real, 'real-there'),
            distractor('slip', n, 'same-there'),
          ].filter((each) => isShort(each.value)),
        ),
        steps: [
          step('one', `${b} ÷ ${a}`, rate),
          step('plan', `${w} × ${h}`, n),
          step('square', `${rate} × ${rate}`, one),
          step('times', `${n} × ${one}`, real),
          step('anew', `${q} × ${q}`, q * q),
          step('room', `${real} ÷ ${q * q}`, value),
        ],
        claims: [`${w} * ${h} * (${b} / ${a})^2 = ${q}^2 * ${value}`],
      };
    },
  },
});

const squareOf = {
  inches: { unit: 'square inches', unitOne: 'square inch' },
  centimeters: { unit: 'square centimeters', unitOne: 'square centimeter' },
  feet: { unit: 'square feet', unitOne: 'square foot' },
} as const;

/** A figure and a scale factor; the areas of small figures are believable. */
function drawCopy(random: Random): Params {
  return random.until(() => {
    const copy = random.pick(copies);
    const [w, h] = [random.int(3, 12), random.int(2, 10)];
    const b = random.pick([0.5, 1.5, 2, 2.5, 3, 4, 5]);
    const real = w * h * b * b;
    const isTrue = w > h && w * h >= 12 && real <= 900 && real >= 6 && Number.isInteger(real);
    return isTrue ? { scene: scenes[0], w, h, a: 1, b, back: false, copy } : null;
  });
}

function drawPlan(level: Level, random: Random): Params {
  if (level === 2 && random.chance(50)) return drawCopy(random);
  return random.until(() => {
    const scene = random.pick(scenes);
    const back = level === 3 && random.chance(50);
    const rate = level === 3 ? random.pick([1.5, 2.5, 3, 4, 5, 6]) : random.pick(scene.rates);
    const a = level === 3 ? 2 : 1;
    const b = a * rate;
    const h = random.int(3, 7);
    const w = h + random.int(1, 5);
    const real = w * h * rate * rate;
    const isTrue = w < 3 * h && real >= 60 && real <= 900;
    return isTrue && Number.isInteger(real) ? { scene, w, h, a, b, back, copy: null } : null;
  });
}

function pictureOf({ scene, w, h, a, b }: Omit<Params, 'copy'>): DiagramOf<'scale-drawing'> {
  return {
    kind: 'scale-drawing',
    ...flatFigure({
      corners: [
        [0, 0],
        [w, 0],
        [w, h],
        [0, h],
      ],
      labels: [`${w} ${scene.smallSign}`, `${h} ${scene.smallSign}`, '', ''],
    }),
    scale: `${a} ${scene.smallSign} : ${b} ${scene.largeSign}`,
  };
}

/** Two plans of one place; both named wrong ways end after two places. */
function drawSecond(random: Random) {
  return random.until(() => {
    const scene = random.pick(scenes);
    const rate = random.pick<number>(scene.rates);
    const a = random.pick([2, 4]);
    const q = random.int(2, 10);
    const [w, h] = [random.int(2, 12), random.int(2, 12)];
    const [real, once, around] = [w * h * rate * rate, (w * h * rate) / q, (2 * (w + h) * rate) / q];
    const value = real / (q * q);
    const values = [value, once, around];
    const isPlain = values.every(isShort) && Number.isInteger(rate * a) && new Set(values).size === 3;
    const isTrue = real >= 60 && real <= 900 && q !== rate && value >= 2 && value <= 200;
    return isPlain && isTrue && w > h && values.every((one) => one > value / 15 && one < 15 * value)
      ? { scene, w, h, a, b: rate * a, q }
      : null;
  });
}
