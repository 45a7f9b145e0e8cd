import { type HandTask, pictureSkill, type Random, type Tools, writeHand } from '../../src/kit/index.ts';
import { listedWithAnd } from '../../src/numbers/listed-with-and.ts';
import { numberLineOf, signed, signedMixed, typeset } from '../../src/numbers/signed-numbers.ts';
import { handScale } from '../../src/pictures/hand-scales.ts';

type Params = Placed | Scaled;

/** Numbers in parts of `d` that no wider spaces fit. */
type Scaled = { kind: 'scale'; d: 3 | 4 | 6 | 8; tops: readonly number[]; asDecimal: boolean };

/** The number stands `whole` units and `t` of `d` parts to one side of zero; `opposite` tells it by its opposite. */
type Placed = {
  kind: 'place';
  scene: (typeof scenes)[number];
  whole: number;
  t: number;
  d: number;
  sign: 1 | -1;
  min: number;
  max: number;
  opposite: boolean;
};

const scenes = ['plain', 'degrees', 'fish', 'cave', 'robot'] as const;

const landScenes = ['plain', 'degrees', 'robot'] as const;

const parts = {
  1: [
    [1, 3],
    [2, 3],
    [1, 4],
    [3, 4],
    [1, 5],
    [2, 5],
    [3, 5],
    [4, 5],
  ],
  2: [
    [1, 10],
    [3, 10],
    [7, 10],
    [9, 10],
    [1, 5],
    [2, 5],
    [3, 5],
    [4, 5],
    [1, 4],
    [3, 4],
  ],
  3: [
    [1, 4],
    [3, 4],
    [1, 3],
    [2, 3],
    [1, 5],
    [4, 5],
    [3, 10],
    [7, 10],
    [3, 8],
    [5, 8],
  ],
} as const;

/** By the whole part: lines on which counting from the left end leads to a place of its own. */
const ranges = {
  1: [
    [-3, 2],
    [-3, 3],
    [-4, 2],
    [-4, 3],
  ],
  2: [
    [-3, 3],
    [-5, 3],
  ],
} as const;

const text = {
  headline: 'Place a number on the line',
  plain: 'Which line has its point at {n}?',
  degrees: 'Each line shows degrees. Which line has its point at {n} degrees?',
  fish: 'Zero is the surface of a lake. A fish swims at {n} meters. Which line shows the fish?',
  cave: 'Zero is sea level. A diving robot is at {n} kilometers. Which line shows where it is?',
  robot: 'A robot starts at zero and stops at {n}. Which line shows where it stops?',
  'make-plain': 'Put the mark at {n}.',
  'make-degrees': 'The line shows degrees. Put the mark at {n} degrees.',
  'make-fish': 'Zero is the surface of a lake. A fish swims at {n} meters. Mark its place.',
  'make-cave': 'Zero is sea level. A diving robot is at {n} kilometers. Mark its place.',
  'make-robot': 'A robot starts at zero and stops at {n}. Mark the place where it stops.',
  opposite: 'Which line has its point at the opposite of {n}?',
  between: 'Point between {left} and {right}, nearer to {near}',
  right: 'It is more than {whole, number} and less than {next, number} units to the {way} of zero.',
  positive: 'This point lies to the right of zero. On which side of zero are negative numbers?',
  negative: 'This point lies to the left of zero. On which side of zero are positive numbers?',
  back: 'This goes to {low}, then turns back toward zero. Which way does the rest of the number go?',
  near: 'This goes to {low}, then turns back toward zero. Which way does the rest of a negative number go?',
  edge: 'This counts from the left end of the line. From which number do you start to count?',
  other: 'Start at zero and go to the {way}.',
  'side-do': 'Find the side of zero.',
  'side-why': 'Negative numbers lie to the left of zero, and positive numbers to the right.',
  'whole-do': 'Go the whole units first.',
  'whole-why': 'The distance from zero grows with every unit to the {way}.',
  'part-do': 'Go on in the same direction for the part that is left.',
  'part-why': 'The whole part and the rest lie on the same side of zero.',
  'read-do': 'Find where the point has to be.',
  'read-why': 'It lies between the two whole numbers.',
  'ask-scale': [
    'Which line has a mark for each of {list}?',
    'You want to mark {list}. On which line does each of them have a tick mark?',
    'Choose a scale for {list}. Which line has a tick mark for each of them?',
  ],
  cut: 'A line with {k, number} equal spaces in each unit',
  'right-scale': 'Each of the three numbers is a whole number of these spaces from zero.',
  'one-more':
    'This has as many marks between two numbers as there should be spaces. How many spaces do they make?',
  tenths: 'This cuts each unit into tenths. Is there a mark for {lost}?',
  wide: 'These spaces are too wide. Is there a mark for {lost}?',
  'other-scale': 'Which part of a unit fits into each of the three numbers?',
  'parts-do': 'Look at what each number has beyond whole units.',
  'parts-why': 'Whole units have marks on every line.',
  'fit-do': 'Find a part of a unit that fits into all of them.',
  'fit-why': 'Then each number is a whole number of such parts.',
  'spaces-do': 'Say into how many spaces each unit is cut.',
  'spaces-why': 'That many of these parts make one unit.',
  final: 'The point lies between {left} and {right}, nearer to {near}.',
} as const;

/**
 * Level 1 has a mark for the fraction, level 2 a decimal that is placed by hand, level 3 whole numbers only, or asks for the
 * scale that has a mark for each of three numbers.
 */
export const m6NumberLinePlaceRational = pictureSkill('m6-number-line-place-rational', {
  version: 6,
  text,
  draw({ level, random }): Params {
    if (level === 3 && random.chance(30)) return drawScale(random);
    const [t, d] = random.pick<readonly [number, number]>(parts[level]);
    const whole = random.int(1, 2);
    const [min, max] = random.pick<readonly [number, number]>(whole === 1 ? ranges[1] : ranges[2]);
    const sign = random.chance(30) ? 1 : -1;
    // A fish and a diving robot stay below the surface.
    const scene = random.pick(sign > 0 ? landScenes : scenes);
    return { kind: 'place', scene, whole, t, d, sign, min, max, opposite: level === 3 && random.chance(40) };
  },
  build(params: Params, tools) {
    if (params.kind === 'scale') return scaleFor(params, tools);
    const { level, say, step } = tools;
    const { scene, whole, t, d, sign, min, max, opposite } = params;
    const size = whole + t / d;
    const places = [sign * size, -sign * size, sign * (whole - t / d), min + size];
    const way = sign < 0 ? 'left' : 'right';
    const write = (turn: 1 | -1): string => {
      const asDecimal = level === 2 || (level === 3 && 10 % d === 0);
      return asDecimal
        ? signed(Number((turn * size).toFixed(2)))
        : typeset(signedMixed(turn * (whole * d + t), d));
    };
    // A tenth lies between two marks of a fifth.
    const stride = level === 3 ? 1 : 1 / Math.min(d, 5);
    const task: HandTask = { kind: 'place-on-line', line: handScale({ min, max, parts: d }), marks: [''] };
    const byHand = level === 2;
    const drawn = (at = 0) => ({
      value: String(Number(at.toFixed(3))),
      text: say('between', neighborsOf(at)),
      diagram: numberLineOf({
        min,
        max,
        step: stride,
        labelStep: 1,
        points: [{ at: Number(at.toFixed(9)), label: null }],
      }),
    });
    const placed = (at = 0) => ({
      value: writeHand(task, { kind: 'place-on-line', marks: [Math.round(at * d)] }),
      text: say('between', neighborsOf(at)),
    });
    const point = byHand ? placed : drawn;
    const told = write(sign);
    const words = {
      n: opposite ? write(sign > 0 ? -1 : 1) : told,
      whole,
      next: whole + 1,
      low: signed(sign * whole),
      way,
    };
    const right = point(places[0]);
    const between = neighborsOf(sign * size);
    return {
      words,
      question: byHand ? `make-${scene}` : opposite ? 'opposite' : scene,
      hand: byHand ? task : undefined,
      answer: { ...right },
      distractors: [
        {
          misconception: sign < 0 ? 'places-the-number-on-the-positive-side' : 'uses-the-wrong-sign',
          ...point(places[1]),
          reason: say(sign < 0 ? 'positive' : 'negative'),
        },
        {
          misconception: sign < 0 ? 'places-a-negative-mixed-number-one-unit-too-near' : 'slip',
          ...point(places[2]),
          reason: say(sign < 0 ? 'near' : 'back'),
        },
        { misconception: 'counts-from-the-left-end', ...point(places[3]), reason: say('edge') },
      ],
      steps: [
        step(
          'find-side',
          opposite ? `the opposite of ${words.n}` : words.n,
          `${write(1)} to the ${way} of zero`,
          'side',
        ),
        step('go-wholes', '0', words.low, 'whole'),
        step('go-on', words.low, told, 'part'),
        step('read-letter', told, `between ${between.left} and ${between.right}`, {
          do: 'read-do',
          why: 'read-why',
          diagram: drawn(places[0]).diagram,
        }),
      ],
      finalAnswer: say('final', between),
      claims: [`${whole} + ${t}/${d} = ${whole * d + t}/${d}`],
    };
  },
});

/** The whole numbers on both sides of a place, and the nearer one of them. */
function neighborsOf(at: number): { left: string; right: string; near: string } {
  const [left, right] = [Math.floor(at), Math.ceil(at)];
  return { left: signed(left), right: signed(right), near: signed(at - left < right - at ? left : right) };
}

/** By the parts that the numbers need: what they have beyond whole units, and spaces that are too wide for some of them. */
const scales = {
  3: { beyond: [1, 2, 1, 2], wide: 2 },
  4: { beyond: [1, 3, 2, 2], wide: 2 },
  6: { beyond: [2, 3, 4, 3], wide: 3 },
  8: { beyond: [3, 5, 2, 6], wide: 4 },
} as const;

function drawScale(random: Random): Scaled {
  const d = random.pick([3, 4, 6, 8] as const);
  const [first, second, ...others] = scales[d].beyond;
  const tops = random.until(() => {
    const wholes = random.shuffle([0, 1, 1]);
    const signs = random.shuffle([-1, -1, 1]);
    const drawn = [first, second, random.pick(others)].map(
      (top, at) => (signs[at] ?? 1) * ((wholes[at] ?? 0) * d + top),
    );
    return new Set(drawn).size === drawn.length ? drawn : null;
  });
  return {
    kind: 'scale',
    d,
    tops: random.shuffle(tops),
    asDecimal: d === 4 || (d === 8 && random.chance(50)),
  };
}

type Said = Tools<keyof typeof text>;

/** Lines with unlike spaces; on one of them each number has a mark. */
function scaleFor({ d, tops, asDecimal }: Scaled, { say, step }: Said) {
  const write = (top: number): string => (asDecimal ? signed(top / d) : typeset(signedMixed(top, d)));
  const listed = (list: readonly number[]): string => listedWithAnd(list.map(write).join(', '));
  const { wide } = scales[d];
  const line = (k: number) => ({
    value: `spaces-${k}`,
    text: say('cut', { k }),
    diagram: numberLineOf({ min: -2, max: 2, step: 1 / k, labelStep: 1 }),
  });
  const missed = (k: number): string => write(tops.find((top) => (top * k) % d !== 0) ?? d);
  const beyond = [...new Set(tops.map((top) => Math.abs(top) % d))];
  const part = `$\\frac{1}{${d}}$ of a unit`;
  return {
    words: { list: listed(tops) },
    question: 'ask-scale' as const,
    answer: { ...line(d), reason: 'right-scale' as const },
    otherWrong: 'other-scale' as const,
    distractors: [
      {
        misconception: 'counts-tick-marks-instead-of-spaces' as const,
        ...line(d + 1),
        reason: say('one-more'),
      },
      {
        misconception: 'treats-each-space-as-one-tenth' as const,
        ...line(10),
        reason: say('tenths', { lost: missed(10) }),
      },
      { misconception: 'slip' as const, ...line(wide), reason: say('wide', { lost: missed(wide) }) },
    ],
    steps: [
      step('see-parts', listed(tops), listed(beyond), 'parts'),
      step('find-part', listed(beyond), part, 'fit'),
      step('count-spaces', part, `${d} spaces in a unit`, {
        do: 'spaces-do',
        why: 'spaces-why',
        diagram: line(d).diagram,
      }),
    ],
    finalAnswer: say('cut', { k: d }),
    claims: tops.map((top) => `${top}/${d} * ${d} = ${top}`),
  };
}
