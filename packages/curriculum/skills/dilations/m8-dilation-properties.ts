import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';

type Asks = 'angle' | 'length' | 'area' | 'around' | 'parallel' | 'count' | 'origin';

/** `n` is the size of what is asked about. */
type Params = { scene: (typeof scenes)[number]; asks: Asks; k: number; n: number };

const scenes = ['figure', 'drawing', 'logo', 'plan', 'flag'] as const;

/** Level 1 has angles and lengths, level 2 areas, perimeters and parallel sides, level 3 goes back or says what changes and what does not. */
export const m8DilationProperties = choiceSkill('m8-dilation-properties', {
  version: 4,
  text: {
    headline: 'What does a dilation keep?',
    figure: 'A figure is dilated by a factor of {k}.',
    drawing: 'The drawing of a boat is dilated by a factor of {k}.',
    logo: 'The logo of a band is dilated by a factor of {k}.',
    plan: 'The plan of a playground is dilated by a factor of {k}.',
    flag: 'A paper flag casts a shadow. The shadow is a dilation of the flag by a factor of {k}.',
    'ask-angle': 'One angle of the {scene} measures {n}°. How large is it in the image?',
    'ask-length': 'One side of the {scene} is {n} inches long. How long is it in the image?',
    'ask-around': 'The perimeter of the {scene} is {n} inches. What is the perimeter of the image?',
    'ask-area': 'The area of the {scene} is {n} square inches. What is the area of the image?',
    'ask-parallel':
      'Two sides of the {scene} are parallel and {n} inches apart. How do they lie in the image?',
    'ask-count': 'Which sentence about lengths, angles and areas is true?',
    'ask-origin': 'The area of the image is {kkn} square inches. What is the area of the {scene} itself?',
    'deg-same': '{n}°, the same as before',
    'deg-times': '{kn}°, which is {k} times as much',
    'deg-less': '{less}°, which makes {half}° with it',
    'deg-plus': '{plus}°, which is {k}° more',
    'in-times': '{kn} {kn, plural, one {inch} other {inches}}, which is {k} times as long',
    'in-same': '{n} inches, the same as before',
    'in-plus': '{plus} inches, which is {k} inches more',
    'in-square': '{kkn} {kkn, plural, one {inch} other {inches}}, which is {k} × {k} times as long',
    'sq-square': '{kkn} square {kkn, plural, one {inch} other {inches}}, which is {k} × {k} times as much',
    'sq-times': '{kn} square {kn, plural, one {inch} other {inches}}, which is {k} times as much',
    'sq-same': '{n} square inches, the same as before',
    'sq-plus': '{sum} square inches, which is {kk} square inches more',
    'or-right': '{n} square inches',
    'or-once': '{kn} square {kn, plural, one {inch} other {inches}}',
    'or-same': '{kkn} square {kkn, plural, one {inch} other {inches}}',
    'or-double': '{lots} square inches',
    'par-far': 'They are parallel, {kn} {kn, plural, one {inch} other {inches}} apart.',
    'par-same': 'They are parallel, {n} inches apart.',
    'par-meet': 'They meet, as they get {k} times as steep.',
    'par-plus': 'They are parallel, {plus} inches apart.',
    'all-right': 'Lengths are {k} times as large, and angles are the same.',
    'all-angles': 'Lengths and angles are both {k} times as large.',
    'all-area': 'Lengths and areas are both {k} times as large.',
    'all-same': 'Lengths, angles and areas all stay the same.',
    'right-angle': 'A dilation keeps the shape, so every angle stays as it is.',
    'right-length': 'Every length is multiplied by the factor.',
    'right-area':
      'Length and width are both multiplied, so the area is multiplied by the square of the factor.',
    'right-origin': 'The factor acts twice on an area, so it is undone twice.',
    'right-parallel': 'Each side is parallel to its image, so parallel sides stay parallel.',
    'right-count': 'A dilation multiplies lengths and keeps angles.',
    angles: 'This makes the angle grow. Would the figure still have the same shape?',
    rest: 'This makes a straight angle with the first one. Does a dilation turn a side?',
    same: 'This keeps the length. What does a dilation do to lengths?',
    'same-far': 'This keeps the distance. What does a dilation do to lengths?',
    adds: 'This adds the factor. Does a dilation add or multiply?',
    twice: 'This uses the factor twice. In how many directions does a length run?',
    once: 'This uses the factor once. In how many directions does an area stretch?',
    'same-area': 'This keeps the area. Do length and width stay as they are?',
    plus: 'This adds a number. What happens to length and to width?',
    'back-once': 'This undoes the factor once. In how many directions does an area stretch?',
    'back-same': 'This is the area of the image. Is the figure larger or smaller?',
    'back-more': 'This grows once more. Does the question go from the figure to the image, or back?',
    meets: 'Each side is parallel to its own image. Can two parallel sides meet after that?',
    other: 'Think of a photo that is made larger. Which numbers change, and how?',
    'kind-do': 'See what is asked for.',
    'kind-why': 'Lengths are multiplied by the factor, areas by its square, and angles stay.',
    'factor-do': 'Find the factor for it.',
    'factor-why': 'A length runs in one direction, an area in two, and an angle is not a length.',
    'use-do': 'Use it.',
    'use-why': 'The size in the image is the size before, times this.',
    'use-back': 'Going back undoes the multiplication.',
    'use-both': 'This holds for every length and every angle.',
  },
  draw: ({ level, random }): Params => drawCase(level, random),
  build({ scene, asks, k, n }: Params, { step, distractor }) {
    const words = {
      scene,
      k,
      n,
      kn: k * n,
      kkn: k * k * n,
      kk: k * k,
      sum: n + k * k,
      lots: k * k * k * n,
      plus: n + k,
      less: 180 - n,
      half: 180,
    };
    const { right, wrong } = cases[asks];
    const work = workOf(asks, k, n);
    const reason = asks === 'around' ? 'right-length' : (`right-${asks}` as const);
    return {
      words,
      question: [scene, `ask-${asks}`],
      answer: { value: right, reason },
      distractors: wrong.map(([misconception, value, why]) => distractor(misconception, value, why)),
      steps: [
        step('kind', 'the question', work[0]),
        step('factor', work[0], work[1]),
        asks !== 'angle' &&
          step('use', work[2], work[3], {
            why: asks === 'origin' ? 'use-back' : asks === 'count' ? 'use-both' : 'use-why',
          }),
      ],
      claims: [`${k} * ${n} = ${k * n}`, `${k} * ${k} * ${n} = ${k * k * n}`],
    };
  },
});

/** The right sentence for each question, and the others with the way of thinking behind them. */
const cases = {
  angle: {
    right: 'deg-same',
    wrong: [
      ['says-angles-grow-with-the-scale-factor', 'deg-times', 'angles'],
      ['adds-the-scale-factor', 'deg-plus', 'adds'],
      ['slip', 'deg-less', 'rest'],
    ],
  },
  length: {
    right: 'in-times',
    wrong: [
      ['adds-the-scale-factor', 'in-plus', 'adds'],
      ['says-lengths-stay', 'in-same', 'same'],
      ['slip', 'in-square', 'twice'],
    ],
  },
  around: {
    right: 'in-times',
    wrong: [
      ['adds-the-scale-factor', 'in-plus', 'adds'],
      ['squares-the-perimeter-ratio', 'in-square', 'twice'],
      ['slip', 'in-same', 'same'],
    ],
  },
  area: {
    right: 'sq-square',
    wrong: [
      ['multiplies-area-by-the-factor-once', 'sq-times', 'once'],
      ['says-lengths-stay', 'sq-same', 'same-area'],
      ['slip', 'sq-plus', 'plus'],
    ],
  },
  origin: {
    right: 'or-right',
    wrong: [
      ['multiplies-area-by-the-factor-once', 'or-once', 'back-once'],
      ['says-lengths-stay', 'or-same', 'back-same'],
      ['slip', 'or-double', 'back-more'],
    ],
  },
  parallel: {
    right: 'par-far',
    wrong: [
      ['says-parallel-lines-meet-after-a-dilation', 'par-meet', 'meets'],
      ['says-lengths-stay', 'par-same', 'same-far'],
      ['adds-the-scale-factor', 'par-plus', 'adds'],
    ],
  },
  count: {
    right: 'all-right',
    wrong: [
      ['says-angles-grow-with-the-scale-factor', 'all-angles', 'angles'],
      ['multiplies-area-by-the-factor-once', 'all-area', 'once'],
      ['says-lengths-stay', 'all-same', 'same'],
    ],
  },
} as const;

function inches(size: number, kind: 'square ' | '' = ''): string {
  return `${size} ${kind}${size === 1 ? 'inch' : 'inches'}`;
}

/** What is asked about, what the factor does to it, and how this is used. */
function workOf(asks: Asks, k: number, n: number): readonly [string, string, string, string] {
  const lines: Readonly<Record<Asks, readonly [string, string, string, string]>> = {
    angle: ['an angle', 'stays as it is', `${n}°`, `${n}°`],
    length: ['a length', `${k} times as long`, `${n} × ${k}`, inches(k * n)],
    around: ['a length all around', `${k} times as long`, `${n} × ${k}`, inches(k * n)],
    area: [
      'an area',
      `${k} × ${k} = ${k * k} times as large`,
      `${n} × ${k * k}`,
      inches(k * k * n, 'square '),
    ],
    origin: [
      'an area',
      `${k} × ${k} = ${k * k} times as large`,
      `${k * k * n} ÷ ${k * k}`,
      `${n} square inches`,
    ],
    parallel: ['a distance', `${k} times as long`, `${n} × ${k}`, `parallel, ${inches(k * n)} apart`],
    count: [
      'lengths and angles',
      `${k} times, and no change`,
      'lengths and angles',
      `lengths ${k} times as large, angles the same`,
    ],
  };
  return lines[asks];
}

const kinds = {
  1: ['angle', 'length'],
  2: ['area', 'around', 'parallel', 'area'],
  3: ['count', 'origin', 'origin', 'parallel'],
} as const;

/** Factors that are not whole: one makes the figure smaller. */
const parts = [0.5, 0.5, 1.5, 2.5] as const;

function drawCase(level: Level, random: Random): Params {
  return random.until(() => {
    const asks = random.pick<Asks>(kinds[level]);
    const isWhole = level === 1 || random.chance(55);
    const k = isWhole
      ? random.int(2, level === 3 ? 7 : 5)
      : random.pick(asks === 'origin' ? [1.5, 2.5] : parts);
    const n =
      asks === 'angle'
        ? 5 * random.int(4, 16)
        : asks === 'area' || asks === 'origin'
          ? isWhole
            ? random.int(4, 30)
            : 4 * random.int(2, 10)
          : isWhole
            ? random.int(3, 24)
            : 2 * random.int(2, 15);
    const scene = random.pick(scenes);
    const isPlain = k * n !== n + k && (asks !== 'angle' || (k * n < 180 && n !== 90)) && k * k * n < 900;
    // The shadow of a lamp is never smaller than what casts it.
    const isTrue = k > 1 || scene !== 'flag';
    return isPlain && isTrue ? { scene, asks, k, n } : null;
  });
}
