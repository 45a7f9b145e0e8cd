import type { DiagramOf } from '@playforward/diagram';
import {
  argueFor,
  type Level,
  numberSkill,
  type Random,
  type Tools,
  takeDistractors,
} from '../../src/kit/index.ts';
import { namedFigure, placeAt } from '../../src/pictures/named-figures.ts';
import { type TriangleThing, triangleThings } from '../../src/scenes/shapes/triangle-things.ts';

/** Two known angles a and b, one of them told for two equal ones, or the angles x, mx and nx + add. */
type Params = {
  thing: TriangleThing;
  asks: 'third' | 'right' | 'base' | 'top' | 'x';
  a: number;
  b: number;
  x: number;
  m: number;
  n: number;
  add: number;
};

const text = {
  headline: 'Find an angle of a triangle',
  ask: 'How large is the angle with the question mark?',
  'ask-why': [
    'How large is the open angle, and how do you know? Choose a claim, what shows it, and why.',
    'Explain how large the angle with the question mark is. Choose a claim, what shows it, and why.',
    'Find the angle with the question mark, and say why it must be so. Choose three parts that fit.',
  ],
  'claim-is': 'It measures {value}°.',
  'claim-full': 'It measures {full}°.',
  'claim-equal': 'It measures {a}°.',
  'shows-turns': 'Two half turns of the triangle bring the angles of {a}° and {b}° to the top, beside it.',
  'shows-base': 'The angles of {a}° and {b}° lie at the two ends of the lower side.',
  'shows-sides': 'One side of the triangle is longer than the other two.',
  'since-line': 'At the top, the three angles lie along a straight line, so they make {half}°.',
  'since-turn': 'At the top, the three angles go all the way around a point, so they make {turn}°.',
  'since-equal': 'Two angles of a triangle are always equal.',
  'turns-do': 'Give one copy a half turn about the middle of the left side, another about that of the right.',
  'turns-why': 'The copies bring both lower angles to the top.',
  'line-do': 'See where the copied lower sides lie.',
  'line-why': 'A half turn keeps a side parallel to itself, so both lie on one straight line.',
  'one-more': 'Another of its angles measures {a}°.',
  'ask-third': 'How large is its third angle?',
  'apex-told': 'The angle between them measures {a}°.',
  'ask-base': 'How large is each of the two equal angles?',
  'base-told': 'Each of its two equal angles measures {a}°.',
  'ask-top': 'How large is the angle between the equal sides?',
  'ask-large': 'How large is the largest of them?',
  right: 'The three angles of a triangle add up to {half}°.',
  'right-base': 'Equal sides have equal angles across from them, and all three add up to {half}°.',
  'right-x': 'The sum of {half}° gives $x$, and $x$ gives each angle.',
  'full-x': 'This sets the sum equal to {turn}°. How much do the angles of a triangle make together?',
  full: 'This subtracts from {turn}°. How much do the angles of a triangle make together?',
  one: 'This subtracts one angle only. What about the other one?',
  equal: 'This takes two angles as equal. Does anything say that they are?',
  adds: 'This adds the two angles. What do all three make together?',
  rest: 'This is what is left for both. How much is it for each?',
  base2: 'This repeats the angle you know. Are all three angles equally large?',
  swap: 'This mixes up the angle between the equal sides and the two others. Which one do you know?',
  'x-only': 'This is $x$. How large is the angle?',
  'x-other': 'This is another of the three angles. Which one is the largest?',
  'both-others': 'This is what the two other angles make together. Which angle does the question ask for?',
  other: 'Add the angles you know. How much more makes {half}°?',
  'other-x': 'Add all three angles, and set the sum equal to {half}°. What is $x$?',
  'sum-do': 'Add the known angles.',
  'sum-why': 'Together with the third they make {half}°.',
  'know-do': 'Write what you know.',
  'know-why': 'A right angle has its measure without being told.',
  'equal-do': 'Sort what you know.',
  'equal-why': 'The equal angles lie across from the equal sides.',
  'take-do': 'Subtract from the angle sum.',
  'take-why': 'All three angles make {half}°.',
  'share-do': 'Share what is left.',
  'share-why': 'The two angles across from equal sides are equal.',
  'double-do': 'Double the equal angle.',
  'double-why': 'There are two such angles.',
  'like-do': 'Add the angles.',
  'like-why': 'Like terms are added.',
  'set-do': 'Set the sum equal to {half}.',
  'set-why': 'The angles of a triangle add up to {half}°.',
  'lose-do': 'Undo the addition.',
  'lose-why': 'The same is taken from both sides.',
  'over-do': 'Divide.',
  'over-why': 'This gives $x$.',
  'put-do': 'Put $x$ into all three angles, and take the largest.',
  'put-why': 'The question asks for an angle, not for $x$.',
  final: 'It measures {value}°.',
};

type Said = Tools<keyof typeof text | keyof typeof triangleThings.text>;

const unit = { unit: 'degrees', unitOne: 'degree' };

/** Level 1 shows two angles and may ask for the reason, level 2 tells of right triangles or two equal angles, level 3 has angles in x. */
export const m8TriangleAngleSum = numberSkill('m8-triangle-angle-sum', {
  version: 6,
  form: 'angle',
  byHand: { levels: [1], ask: 'ask-why' },
  scenes: [triangleThings],
  text,
  draw: ({ level, random }): Params => drawAngles(level, random),
  build(params: Params, said) {
    const { thing, asks, a, b } = params;
    if (asks === 'x') return withLetter(params, said);
    if (asks === 'base' || asks === 'top') return withEqualSides(params, said);
    const { step, distractor } = said;
    const isRight = asks === 'right';
    const other = isRight ? 90 : b;
    const value = 180 - a - other;
    const explained = {
      make: explainedSum(params, said),
      steps: [
        step('turns', `${a}° and ${b}° at the bottom`, `${a}° and ${b}° at the top`),
        step('line', 'the three angles at the top', '180°'),
        step('sum', `${a} + ${b}`, a + b),
        step('take', `180 − ${a + b}`, value),
      ],
    };
    return {
      ...(!isRight && { drawn: explained }),
      words: { a, b, half: 180, turn: 360, value },
      question: isRight ? [`${thing.key}-right`, 'one-more', 'ask-third'] : [`${thing.key}-shown`, 'ask'],
      diagram: isRight ? null : pictureOf(a, b),
      answer: { value, ...unit },
      distractors: takeDistractors(value, [
        distractor('subtracts-from-a-full-turn', 360 - a - other, 'full', {
          work: [
            isRight && step('know', 'the right angle', '90°'),
            step('sum', `${a} + ${other}`, a + other),
            step('take', `360 − ${a + other}`, 360 - a - other),
          ],
        }),
        distractor('subtracts-only-one-angle', 180 - a, 'one'),
        distractor('assumes-the-triangle-is-isosceles', isRight ? 45 : a, 'equal'),
        distractor('slip', a + other, 'adds'),
      ]),
      steps: [
        isRight && step('know', 'the right angle', '90°'),
        step('sum', `${a} + ${other}`, a + other),
        step('take', `180 − ${a + other}`, value),
      ],
      claims: [`${a} + ${other} + ${value} = 180`],
    };
  },
});

/** Beside the wrong answers: the angles are taken for a full turn, or two of them for equal ones. */
function explainedSum({ a, b }: Params, { say }: Said) {
  const args = { a, b, half: 180, turn: 360, value: 180 - a - b, full: 360 - a - b };
  return argueFor({
    claims: [say('claim-is', args), say('claim-full', args), say('claim-equal', args)],
    evidence: [say('shows-turns', args), say('shows-base', args), say('shows-sides', args)],
    reasons: [say('since-line', args), say('since-turn', args), say('since-equal', args)],
    wrong: [[1, 0, 1], null, [2, 2, 2]],
  });
}

function withLetter({ thing, x, m, n, add }: Params, { step, distractor }: Said) {
  const count = 1 + m + n;
  const [second, third] = [m * x, n * x + add];
  const value = Math.max(second, third);
  const others = [x, second, third].filter((angle) => angle !== value);
  const isSecond = value === second;
  const times = isSecond ? m : n;
  const [e2, e3] = [written(m, 0), written(n, add)];
  return {
    words: { half: 180, turn: 360, value, e1: '$x$', e2: `$${e2}$`, e3: `$${e3}$` },
    question: [`${thing.key}-three`, 'ask-large'] as const,
    answer: { value, ...unit, reason: 'right-x' as const },
    otherWrong: 'other-x' as const,
    distractors: takeDistractors(value, [
      distractor('gives-x-instead-of-the-angle', x, 'x-only'),
      distractor(
        'subtracts-from-a-full-turn',
        ((360 - add) / count) * times + (isSecond ? 0 : add),
        'full-x',
      ),
      distractor('slip', Math.max(...others), 'x-other'),
      distractor('slip', 180 - value, 'both-others'),
    ]),
    steps: [
      step('like', `$x + ${e2} + ${e3}$`, `$${written(count, add)}$`),
      step('set', `$${written(count, add)}$`, `$${written(count, add)} = 180$`),
      add > 0 && step('lose', `180 − ${add}`, 180 - add),
      step('over', `${180 - add} ÷ ${count}`, x),
      step('put', isSecond ? `${m} × ${x}` : workOf(n, x, add), value),
    ],
    claims: [`${x} + ${second} + ${third} = 180`],
  };
}

function withEqualSides({ thing, asks, a }: Params, { step, distractor }: Said) {
  const isBase = asks === 'base';
  const value = isBase ? (180 - a) / 2 : 180 - 2 * a;
  return {
    words: { a, half: 180, turn: 360, value },
    question: isBase
      ? ([`${thing.key}-equal`, 'apex-told', 'ask-base'] as const)
      : ([`${thing.key}-equal`, 'base-told', 'ask-top'] as const),
    answer: { value, ...unit, reason: 'right-base' as const },
    distractors: takeDistractors(value, [
      isBase
        ? distractor('applies-only-the-first-step', 180 - a, 'rest')
        : distractor('subtracts-only-one-angle', 180 - a, 'one'),
      distractor('takes-the-top-angle-for-a-base-angle', isBase ? 180 - 2 * a : (180 - a) / 2, 'swap'),
      distractor('slip', a, 'base2'),
      distractor('subtracts-from-a-full-turn', isBase ? (360 - a) / 2 : 360 - 2 * a, 'full', {
        work: isBase
          ? [
              step('equal', 'the angle between the equal sides', `${a}°`),
              step('take', `360 − ${a}`, 360 - a),
              step('share', `${360 - a} ÷ 2`, (360 - a) / 2),
            ]
          : [
              step('equal', 'both equal angles', `${a}° each`),
              step('double', `2 × ${a}`, 2 * a),
              step('take', `360 − ${2 * a}`, 360 - 2 * a),
            ],
      }),
    ]),
    steps: isBase
      ? [
          step('equal', 'the angle between the equal sides', `${a}°`),
          step('take', `180 − ${a}`, 180 - a),
          step('share', `${180 - a} ÷ 2`, value),
        ]
      : [
          step('equal', 'both equal angles', `${a}° each`),
          step('double', `2 × ${a}`, 2 * a),
          step('take', `180 − ${2 * a}`, value),
        ],
    claims: [isBase ? `${a} + 2 * ${value} = 180` : `2 * ${a} + ${value} = 180`],
  };
}

function written(times: number, add: number): string {
  const first = times === 1 ? 'x' : `${times}x`;
  return add === 0 ? first : `${first} + ${add}`;
}

function workOf(times: number, x: number, add: number): string {
  const first = times === 1 ? String(x) : `${times} × ${x}`;
  return add === 0 ? first : `${first} + ${add}`;
}

function drawAngles(level: Level, random: Random): Params {
  return random.until(() => {
    const thing = random.pick(triangleThings.list);
    const none = { a: 0, b: 0, x: 0, m: 1, n: 1, add: 0 };
    if (level === 3) {
      const [m, n] = [random.int(2, 5), random.int(1, 3)];
      const count = 1 + m + n;
      const x = random.int(Math.ceil(120 / count), Math.floor(180 / count));
      const add = 180 - count * x;
      const angles = [x, m * x, n * x + add];
      const largest = Math.max(...angles);
      const full = ((360 - add) / count) * (largest === m * x ? m : n);
      const isPlain =
        new Set(angles).size === 3 && largest < 145 && add % 1 === 0 && add !== 1 && full % 1 === 0;
      return isPlain && largest !== 90 ? { ...none, thing, asks: 'x', x, m, n, add } : null;
    }
    if (level === 2) {
      const asks = random.pick(['base', 'top', 'right'] as const);
      const a = asks === 'base' ? 2 * random.int(10, 70) : random.int(20, asks === 'right' ? 70 : 80);
      const isApart = ![30, 45, 60].includes(a) && (asks !== 'base' || a < 85);
      return isApart ? { ...none, thing, asks, a } : null;
    }
    const [a, b] = [random.int(25, 110), random.int(25, 100)];
    const third = 180 - a - b;
    const isPlain = third >= 33 && third <= 110 && new Set([a, b, third]).size === 3;
    return isPlain ? { ...none, thing, asks: 'third', a, b } : null;
  });
}

/** The triangle with its two base angles labeled and the top open. */
function pictureOf(a: number, b: number): DiagramOf<'triangle'> {
  const base = 10;
  const side = (base * Math.sin((b * Math.PI) / 180)) / Math.sin(((180 - a - b) * Math.PI) / 180);
  return {
    kind: 'triangle',
    ...namedFigure({
      points: [
        ['', 0, 0],
        ['', base, 0],
        ['', ...placeAt(a, side)],
      ],
      area: [0, 1, 2],
      sides: [
        [0, 1],
        [1, 2],
        [2, 0],
      ],
      angles: [
        [0, 1, 2, `${a}°`],
        [1, 2, 0, `${b}°`],
        [2, 0, 1, null],
      ],
    }),
  };
}
