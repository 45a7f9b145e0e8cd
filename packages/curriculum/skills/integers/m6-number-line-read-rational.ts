import { type MakeDrawing, markOnLine, numberSkill } from '../../src/kit/index.ts';
import {
  numberLineOf,
  signed,
  signedMixed,
  typeset,
  uprightLineOf,
} from '../../src/numbers/signed-numbers.ts';

/** Point P stands `whole` units and `t` of `d` spaces away from zero, on the side of `sign`. */
type Params = {
  scene: (typeof scenes)[number];
  sign: 1 | -1;
  whole: number;
  t: number;
  d: number;
  min: number;
  max: number;
  opposite: boolean;
};

/** The lines of a lake and of a thermometer stand upright. */
const upright = ['lake', 'degrees'] as const;
const scenes = ['plain', 'trail', ...upright] as const;

const isUpright = (scene: Params['scene']): boolean => upright.some((one) => one === scene);

/** Parts of a unit without a common factor; halves would read the same from both sides. */
const parts: readonly (readonly [number, number])[] = [
  ...([
    [1, 3],
    [2, 3],
    [1, 4],
    [3, 4],
    [1, 5],
    [2, 5],
    [3, 5],
    [4, 5],
  ] as const),
  ...([
    [1, 6],
    [5, 6],
    [1, 8],
    [3, 8],
    [5, 8],
    [7, 8],
  ] as const),
];

/** Lines for a point left of zero; they are mirrored for one on the right. */
const ranges: Readonly<Record<1 | 2 | 3, readonly (readonly [number, number])[]>> = {
  1: [
    [-1, 1],
    [-2, 2],
    [-2, 1],
    [-1, 0],
  ],
  2: [
    [-3, 1],
    [-3, 0],
    [-4, 0],
  ],
  3: [
    [-4, 0],
    [-4, 2],
    [-6, 0],
  ],
};

/** A line on which each number has a place for its opposite. */
const bothSides = [-4, 4] as const;

/** Only the opposite is marked: who marks the number itself has but to find P on a second line. */
const markOppositeOnLine: MakeDrawing = (body, text) =>
  [body.question].flat().some(({ key }) => key === 'ask-opposite') ? markOnLine(body, text) : null;

/**
 * Level 1 stays within one unit of zero, level 2 goes beyond it, level 3 writes every second number only or asks for the
 * opposite. The stretch problem asks for the middle between two points.
 */
export const m6NumberLineReadRational = numberSkill('m6-number-line-read-rational', {
  version: 7,
  byHand: { levels: [3], ask: 'hand-mark-opposite', make: markOppositeOnLine, share: 70 },
  form: 'fraction',
  text: {
    headline: 'Read a number line',
    plain: 'Look at point P on the number line.',
    lake: 'Zero is the surface of a lake. Numbers tell meters above it. Point P marks a sensor on a pole.',
    degrees: 'A thermometer stands upright and shows degrees. Point P marks the temperature.',
    trail: 'Zero is a hut on a trail. Numbers tell miles east of it. Point P marks a bench.',
    ask: ['Which number does P mark?', 'Read the number at P.', 'What number stands at P?'],
    'ask-opposite': 'What is the opposite of the number at P?',
    right: 'Each space is one of {d, number} equal parts of a unit, and you count from zero.',
    'right-opposite':
      'Each space is one of {d, number} equal parts of a unit. The opposite is just as far on the other side of zero.',
    direction:
      'This counts the spaces from the far side. Start at the whole number that is closer to zero. How many spaces is it from there?',
    marks:
      'This counts the marks, and the first one is among them. How many spaces lie between two whole numbers?',
    tenth: 'This takes every space as one tenth. Into how many equal spaces is a unit cut?',
    sign: 'The distance from zero fits. On which side of zero should the number be?',
    other: 'Count the spaces of one unit. Then count the spaces from zero to P.',
    'other-opposite': 'Find the number at P first. Its opposite is just as far on the other side of zero.',
    'unit-do': 'Count the spaces in one unit.',
    'unit-why': 'Equal spaces between two whole numbers are equal parts of one.',
    'share-do': 'Find the size of one space.',
    'share-why': 'The written numbers are two units apart, and the spaces share them evenly.',
    'whole-do': 'Start at zero and take the whole units first.',
    'whole-why': 'The distance from zero tells the size of the number.',
    'count-do': 'Count the spaces that are left to P.',
    'only-do': 'Count the spaces from zero to P.',
    'only-why': 'Each of them is one part of the unit.',
    'count-why': 'Each of them is one part of the unit.',
    'sign-do': 'Write the number with its sign.',
    'sign-why': 'Left of zero is negative, and right of zero is positive.',
    'upright-why': 'Below zero is negative, and above zero is positive.',
    'turn-do': 'Go to the other side of zero.',
    'turn-why': 'An opposite is equally far from zero on the other side.',
    itself: 'This is the number at P. On which side of zero is its opposite?',
    final: 'The number is {key}.',
    'final-opposite': 'The opposite is {key}.',
    'ask-middle': [
      'Points P and Q are on the number line. M is halfway between them. Which number does M mark?',
      'Point M is halfway between P and Q. Find the number at M.',
      'A point M lies between P and Q, equally far from both. What number stands at M?',
      'P and Q are the two ends of a path along the line. Halfway between them is a point M. Which number is at M?',
    ],
    'right-middle': 'From P to Q there are {all, number} spaces, and M is {half, number} spaces from each.',
    'half-only': 'This is how far M is from P. At which number does P stand?',
    'other-middle': 'Count the spaces from P to Q. Then go half as many spaces to the right of P.',
    'space-do': 'Find the size of one space.',
    'space-why': 'A unit is cut into equal spaces.',
    'left-do': 'Count the spaces from P to zero.',
    'left-why': 'P lies to the left of zero.',
    'right-side-do': 'Count the spaces from zero to Q.',
    'right-side-why': 'Q lies to the right of zero.',
    'add-do': 'Add both counts to get the spaces from P to Q.',
    'add-why': 'Zero lies between the two points.',
    'half-do': 'Take half of these spaces.',
    'half-why': 'The middle is equally far from both points.',
    'go-do': 'Go that far from P to the right.',
    'go-why': 'This is the place of M, counted in spaces from zero.',
    'middle-do': 'Write the place of M as a number.',
    'middle-why': 'Left of zero is negative, and right of zero is positive.',
  },
  draw({ level, random }): Params {
    const scene = random.pick(scenes);
    const sign = random.chance(70) ? -1 : 1;
    const [t, d] = random.pick(level === 3 ? parts.slice(0, 8) : parts);
    const whole = level === 1 ? 0 : random.int(1, level === 2 ? 2 : 3);
    // The opposite is marked on a line that lies.
    const opposite = level === 3 && !isUpright(scene) && random.chance(80);
    const [min, max] = opposite ? bothSides : random.pick(ranges[level]);
    const ends = sign < 0 ? { min, max } : { min: -max, max: -min };
    return { scene, sign, whole, t, d, ...ends, opposite };
  },
  build(params: Params, { level, say, step, distractor }) {
    const { scene, sign, whole, t, d, min, max, opposite } = params;
    const side = opposite ? -sign : sign;
    const stands = isUpright(scene);
    const [below, above] = stands ? ['below zero', 'above zero'] : ['to the left', 'to the right'];
    const write = (top: number, bottom: number): string => signedMixed(side * (whole * bottom + top), bottom);
    const key = write(t, d);
    const marked = signedMixed(sign * (whole * d + t), d);
    const countUnit = (spaces: number) => step('count-unit', '1 unit', `${spaces} equal spaces`, 'unit');
    const takeWholes = whole === 0 ? null : step('take-wholes', '0', signed(sign * whole), 'whole');
    const countSpaces = (top: number, bottom: number) =>
      whole === 0
        ? step(
            'count-spaces',
            `${top} ${top === 1 ? 'space' : 'spaces'}`,
            typeset(signedMixed(top, bottom)),
            'only',
          )
        : step('count-spaces', `${top} more`, typeset(signedMixed(top, bottom)), 'count');
    const writeNumber = (top: number, bottom: number) =>
      step(
        'write-number',
        `${typeset(signedMixed(whole * bottom + top, bottom))} ${sign < 0 ? below : above}`,
        typeset(signedMixed(sign * (whole * bottom + top), bottom)),
        { do: 'sign-do', why: stands ? 'upright-why' : 'sign-why' },
      );
    /** The lines of who counts `top` spaces and takes each for a part of `bottom`; none where the scale is wider. */
    const workWith = (top: number, bottom: number, spaces: number) =>
      level === 3 ? [] : [countUnit(spaces), takeWholes, countSpaces(top, bottom), writeNumber(top, bottom)];
    return {
      question: [scene, opposite ? 'ask-opposite' : 'ask'],
      diagram: (stands ? uprightLineOf : numberLineOf)({
        min,
        max,
        step: 1 / d,
        labelStep: level === 3 ? 2 : 1,
        points: [{ at: sign * (whole + t / d), label: 'P' }],
      }),
      answer: { value: key, reason: say(opposite ? 'right-opposite' : 'right', { d }) },
      otherWrong: opposite ? 'other-opposite' : 'other',
      distractors: [
        sign < 0 || level === 3
          ? distractor('reads-the-negative-side-from-the-wrong-direction', write(d - t, d), 'direction', {
              work: workWith(d - t, d, d),
            })
          : null,
        opposite && distractor('uses-the-wrong-sign', marked, 'itself'),
        distractor('counts-tick-marks-instead-of-spaces', write(t + 1, d + 1), 'marks', {
          work: workWith(t + 1, d + 1, d + 1),
        }),
        distractor('treats-each-space-as-one-tenth', write(t, 10), 'tenth', { work: workWith(t, 10, d) }),
        !opposite && distractor('slip', signedMixed(-side * (whole * d + t), d), 'sign'),
      ],
      steps: [
        level === 3
          ? step('find-space', `2 units in ${2 * d} spaces`, `$\\frac{1}{${d}}$ for each space`, 'share')
          : countUnit(d),
        takeWholes,
        countSpaces(t, d),
        writeNumber(t, d),
        opposite ? step('take-opposite', typeset(marked), typeset(key), 'turn') : null,
      ],
      finalAnswer: say(opposite ? 'final-opposite' : 'final', { key: typeset(key) }),
      claims: [`${whole} + ${t}/${d} = ${whole * d + t}/${d}`, `${t}/${d} + ${d - t}/${d} = 1`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const d = random.pick([4, 5, 5, 6, 6, 8, 8, 8]);
        const [p, q] = [-random.int(2, 3 * d - 1), random.int(2, 2 * d - 1)];
        const middle = (p + q) / 2;
        const isFair = Number.isInteger(middle) && middle % d !== 0 && p % d !== 0 && q % d !== 0;
        return isFair && Math.abs(middle) !== middle - p ? { d, p, q } : null;
      }),
    build({ d, p, q }, { step, distractor }) {
      const [all, middle] = [q - p, (p + q) / 2];
      const half = all / 2;
      const key = signedMixed(middle, d);
      const spaces = (count: number): string => `${count} ${count === 1 ? 'space' : 'spaces'}`;
      return {
        words: { d, all, half, key: typeset(key) },
        question: 'ask-middle',
        diagram: numberLineOf({
          min: -3,
          max: 2,
          step: 1 / d,
          labelStep: 1,
          points: [
            { at: p / d, label: 'P' },
            { at: q / d, label: 'Q' },
          ],
        }),
        answer: { value: key, reason: 'right-middle' },
        distractors: [
          distractor('uses-the-wrong-sign', signedMixed(-middle, d), 'sign'),
          distractor('treats-each-space-as-one-tenth', signedMixed(middle, 10), 'tenth'),
          distractor('slip', signedMixed(half, d), 'half-only'),
        ],
        otherWrong: 'other-middle',
        steps: [
          step('find-space', `1 unit, ${d} spaces`, `$\\frac{1}{${d}}$ for each space`, 'space'),
          step('count-left', 'P to 0', spaces(-p), 'left'),
          step('count-right', '0 to Q', spaces(q), 'right-side'),
          step('add-spaces', `${-p} + ${q}`, all, 'add'),
          step('halve', `${all} ÷ 2`, half, 'half'),
          step(
            'go-right',
            `${spaces(half)} to the right of P`,
            `${spaces(Math.abs(middle))} ${middle < 0 ? 'left' : 'right'} of zero`,
            'go',
          ),
          step(
            'write-middle',
            `${spaces(Math.abs(middle))} ${middle < 0 ? 'left' : 'right'} of zero`,
            typeset(key),
            'middle',
          ),
        ],
        claims: [`${all} / 2 = ${half}`, `(${p}) + ${half} = ${middle}`],
      };
    },
  },
});
