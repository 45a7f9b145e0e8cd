import type { DiagramOf } from '@playforward/diagram';
import { choiceSkill, type Distractor, type Level, type Random } from '../../src/kit/index.ts';
import { namedFigure } from '../../src/pictures/named-figures.ts';

const scenes = ['paper', 'tiles', 'quilt', 'game'] as const;
const letters = [
  ['a', 'b', 'c'],
  ['p', 'q', 'r'],
  ['x', 'y', 'z'],
  ['u', 'v', 'w'],
  ['d', 'e', 'f'],
  ['r', 's', 't'],
  ['f', 'g', 'h'],
  ['m', 'n', 'p'],
] as const;

/** The missing step: with numbers, with letters, or with a reason. */
const asks = {
  1: ['big-number', 'four-number', 'middle-number'],
  2: ['sum', 'expand', 'four', 'middle'],
  3: ['final', 'angle', 'moved'],
} as const;
type Ask = (typeof asks)[Level][number];

/** Four right triangles with the legs a and b lie in a square with the side a + b. */
type Params = {
  scene: (typeof scenes)[number];
  ask: Ask;
  sides: readonly [string, string, string];
  a: number;
  b: number;
};

type Reason =
  | 'squares'
  | 'no-four'
  | 'one'
  | 'whole'
  | 'area'
  | 'edge'
  | 'adds'
  | 'kept'
  | 'root'
  | 'twice'
  | 'legs';
type Wrong = readonly [Distractor['misconception'], string, Reason];

/** A figure is no square before its angles are known. */
function toldFor(ask: Ask, level: Level) {
  if (level === 1) return 'numbers';
  return ask === 'angle' ? 'named-angle' : 'named';
}

function reasonFor(ask: Ask) {
  if (ask === 'moved' || ask === 'final') return `right-${ask}` as const;
  return ask.startsWith('four') ? 'right-four' : 'right';
}

/** Level 1 goes through the proof with numbers, level 2 with letters, level 3 has the steps that need a reason. */
export const m8PythagoreanProofStep = choiceSkill('m8-pythagorean-proof-step', {
  version: 3,
  finite: { 2: 128, 3: 96 },
  text: {
    headline: 'Follow the proof',
    paper: 'Four equal right triangles of paper lie in the corners of a large square.',
    tiles: 'Four equal tiles, all right triangles, lie in the corners of a large square.',
    quilt: 'A quilt block is a large square with four equal right triangles in its corners.',
    game: 'In a puzzle game, four equal right triangles fill the corners of a large square.',
    numbers: 'Their legs are {a} and {b} inches long. A tilted square is left in the middle.',
    named:
      'Their legs are {A} and {B}, and their longest side is {C}. A tilted square is left in the middle.',
    'named-angle':
      'Their legs are {A} and {B}, and their longest side is {C}. A tilted figure with four equal sides is left in the middle.',
    'ask-big-number': 'Which equation gives the area of the large square?',
    'ask-four-number': 'Which equation gives the area of all four triangles?',
    'ask-middle-number': 'Which equation gives the area of the tilted square?',
    'ask-sum': 'Which equation says that the parts fill the large square?',
    'ask-expand': 'Which equation multiplies out the area of the large square?',
    'ask-four': 'Which equation gives the area of all four triangles?',
    'ask-middle': 'Which equation gives the area of the tilted square?',
    'ask-final':
      'So far, the proof says {line}. Which equation follows when {rest} is taken from both sides?',
    'ask-angle': 'Why is each angle of the tilted figure a right angle?',
    'ask-moved':
      'Then the triangles are moved, so that they make two rectangles. Two smaller squares are left. What does that show?',
    shown: '{formula}',
    'angle-line':
      'Each makes a straight line with the two acute angles of a triangle, and these make {right}°.',
    'angle-look': 'The figure has four equal sides, and a figure with equal sides always has right angles.',
    'angle-corner': 'The large square has right angles, so every figure that lies in it has them as well.',
    'angle-area':
      'The area of the figure is the square of {C}, and only a figure with right angles has that.',
    right: 'It counts each part of the large square once.',
    'right-final': 'Equal areas stay equal when the same is taken away from both.',
    'right-four': 'Each triangle is half of a rectangle, and there are four of them.',
    'right-angle': 'Three angles meet there on one side of the large square.',
    'right-moved':
      'The triangles cover the same area before and after, so the areas that are left are equal.',
    squares:
      'This squares each part of the side by itself. Which pieces of the large square does that leave out?',
    'no-four': 'This leaves the triangles out. What else lies in the large square?',
    one: 'This counts one triangle. How many of them lie in the square?',
    whole: 'This takes each triangle for a rectangle. How much of that rectangle is it?',
    area: 'This squares a product that is an area already. Which areas make up the large square?',
    edge: 'This goes around the square. Does the equation have to tell a length or an area?',
    adds: 'This adds the triangles. Are they inside the tilted square or around it?',
    kept: 'This subtracts one square on the left. Which terms stay there when the triangles are taken away?',
    root: 'This takes roots of single terms. What do {a2} and {b2} stand for in the large square?',
    twice: 'This takes the triangles away on one side only. What has to happen on the other side?',
    legs: 'This multiplies the legs. How long is each side of the large square?',
    look: 'A rhombus has equal sides too. Which angles meet at one corner of the tilted figure?',
    inside: 'You can draw any figure into a square. Which angles meet at one corner of the tilted one?',
    'by-area': 'This uses what the proof wants to show. Which angles meet at a corner of the figure?',
    'other-angle': 'Three angles meet at each corner of the tilted figure. What do all three make together?',
    other: 'Go through the parts of the large square: four triangles and a tilted square.',
    'side-do': 'Find the side of the large square.',
    'side-why': 'It is made of one leg of each kind.',
    'big-do': 'Find the area of the large square.',
    'big-why': 'It is the side times itself.',
    'one-do': 'Find the area of one triangle.',
    'one-why': 'It is half of a rectangle with the legs as its sides.',
    'pair-do': 'Put two triangles together.',
    'pair-why': 'They make a rectangle with the legs as its sides.',
    'four-do': 'Take the area of one triangle four times.',
    'pairs-do': 'Take two of these rectangles.',
    'four-why': 'All four triangles are equal.',
    'take-do': 'Take the triangles from the large square.',
    'take-why': 'The tilted square is what stays.',
    'parts-do': 'Add the parts.',
    'parts-why': 'The triangles and the tilted square fill the large square.',
    'expand-do': 'Multiply out.',
    'expand-why': 'Each part of one side meets each part of the other side.',
    'both-do': 'Write the same area in both ways.',
    'both-why': 'The large square is found from its side, and from its parts.',
    'drop-do': 'Take the four triangles from both sides.',
    'drop-why': 'Equal areas stay equal when the same is taken away.',
    'say-do': 'Say what is left.',
    'say-why': 'These are the squares on the three sides of the triangle.',
    'meet-do': 'See which angles meet at a corner of the tilted figure.',
    'meet-why': 'They lie on one side of the large square.',
    'sharp-do': 'Find the sum of the two acute angles of a triangle.',
    'sharp-why': 'All three angles make a straight angle, and one of them is a right angle.',
    'rest-do': 'Take this from the straight line.',
    'rest-why': 'The angle of the tilted figure is what stays.',
  },
  draw: ({ level, random }): Params => drawStep(level, random),
  build(params: Params, { level, say, step, distractor }) {
    const { scene, ask, sides, a, b } = params;
    const [A, B, C] = sides;
    const [big, four] = [(a + b) ** 2, 2 * a * b];
    const tex = (formula: string): string => `$${formula}$`;
    const shown = (formula: string) => ({ text: say('shown', { formula: tex(formula) }) });
    const words = {
      a,
      b,
      A: tex(A),
      B: tex(B),
      C: tex(C),
      a2: tex(`${A}^2`),
      b2: tex(`${B}^2`),
      right: 90,
      line: tex(`${A}^2 + 2${A}${B} + ${B}^2 = 2${A}${B} + ${C}^2`),
      rest: tex(`2${A}${B}`),
    };
    const numberSteps = {
      big: [step('side', `${a} + ${b}`, a + b), step('big', `${a + b} × ${a + b}`, big)],
      four: [step('one', `${a} × ${b} ÷ 2`, (a * b) / 2), step('four', `4 × ${(a * b) / 2}`, four)],
    };
    const steps = {
      numbers:
        ask === 'middle-number'
          ? [...numberSteps.big, ...numberSteps.four, step('take', `${big} − ${four}`, big - four)]
          : numberSteps[ask === 'big-number' ? 'big' : 'four'],
      letters:
        ask === 'four'
          ? [
              step('one', tex(`${A}${B}`), tex(`\\frac{1}{2}${A}${B}`)),
              step('pair', 'two triangles', tex(`${A}${B}`)),
              step('four', 'four triangles', tex(`2${A}${B}`), { do: 'pairs-do', why: 'four-why' }),
            ]
          : [
              step('big', tex(`${A} + ${B}`), tex(`(${A} + ${B})^2`)),
              step('four', tex(`\\frac{1}{2}${A}${B}`), tex(`2${A}${B}`)),
              {
                expand: step('expand', tex(`(${A} + ${B})^2`), tex(`${A}^2 + 2${A}${B} + ${B}^2`)),
                middle: step('take', tex(`(${A} + ${B})^2`), tex(`(${A} + ${B})^2 - 2${A}${B}`)),
                other: step('parts', tex(`2${A}${B}`), tex(`2${A}${B} + ${C}^2`)),
              }[ask === 'expand' || ask === 'middle' ? ask : 'other'],
            ],
      reasons: [
        step('both', tex(`${A}^2 + 2${A}${B} + ${B}^2`), tex(`2${A}${B} + ${C}^2`)),
        step('drop', tex(`2${A}${B}`), 'gone on both sides'),
        step('say', tex(`${A}^2 + ${B}^2`), tex(`${C}^2`)),
      ],
      angle: [
        step('meet', 'one corner', 'two acute angles and the one in question'),
        step('sharp', '180 − 90', 90),
        step('rest', '180 − 90', '90 degrees'),
      ],
    };
    const asked = [scene, toldFor(ask, level), `ask-${ask}`] as const;
    const claims = [`(${a} + ${b})^2 - 2 * ${a} * ${b} = ${a}^2 + ${b}^2`];
    const diagram = ask === 'final' ? null : pictureOf(params, level);
    if (ask === 'angle') {
      return {
        words,
        question: asked,
        diagram,
        answer: { value: 'angle-line', reason: 'right-angle' },
        otherWrong: 'other-angle',
        distractors: [
          distractor('judges-by-the-look-of-the-drawing', 'angle-look', 'look'),
          distractor('uses-what-is-to-be-shown', 'angle-area', 'by-area'),
          distractor('slip', 'angle-corner', 'inside'),
        ],
        steps: steps.angle,
        claims,
      };
    }
    const { right, wrong } = linesOf(params)[ask];
    return {
      words,
      question: asked,
      diagram,
      answer: {
        value: 'line',
        ...shown(right),
        reason: reasonFor(ask),
      },
      distractors: wrong.map(([misconception, formula, reason], index) =>
        distractor(misconception, `wrong-${index}`, reason, shown(formula)),
      ),
      steps: level === 1 ? steps.numbers : level === 2 ? steps.letters : steps.reasons,
      claims,
    };
  },
});

/** The right line of each step, and what it becomes by thinking in another way. */
function linesOf({
  sides: [A, B, C],
  a,
  b,
}: Params): Readonly<
  Record<Exclude<Ask, 'angle'>, { readonly right: string; readonly wrong: readonly Wrong[] }>
> {
  const [big, four] = [(a + b) ** 2, 2 * a * b];
  const sum = `(${A} + ${B})^2`;
  const half = `\\frac{1}{2}${A}${B}`;
  return {
    'big-number': {
      right: `(${a} + ${b})^2 = ${big}`,
      wrong: [
        ['writes-the-square-of-a-sum-as-a-sum-of-squares', `${a}^2 + ${b}^2 = ${a * a + b * b}`, 'squares'],
        ['gives-the-perimeter-for-the-area', `4 \\cdot (${a} + ${b}) = ${4 * (a + b)}`, 'edge'],
        ['slip', `${a} \\cdot ${b} = ${a * b}`, 'legs'],
      ],
    },
    'four-number': {
      right: `4 \\cdot \\frac{1}{2} \\cdot ${a} \\cdot ${b} = ${four}`,
      wrong: [
        ['counts-one-triangle-for-four', `\\frac{1}{2} \\cdot ${a} \\cdot ${b} = ${(a * b) / 2}`, 'one'],
        ['forgets-to-halve-the-product', `4 \\cdot ${a} \\cdot ${b} = ${4 * a * b}`, 'whole'],
        ['gives-the-perimeter-for-the-area', `4 \\cdot (${a} + ${b}) = ${4 * (a + b)}`, 'edge'],
      ],
    },
    'middle-number': {
      right: `${big} - ${four} = ${big - four}`,
      wrong: [
        ['adds-when-it-should-subtract', `${big} + ${four} = ${big + four}`, 'adds'],
        ['counts-one-triangle-for-four', `${big} - ${(a * b) / 2} = ${big - (a * b) / 2}`, 'one'],
        ['forgets-to-halve-the-product', `${big} - ${2 * four} = ${big - 2 * four}`, 'whole'],
      ],
    },
    sum: {
      right: `${sum} = 4 \\cdot ${half} + ${C}^2`,
      wrong: [
        ['leaves-out-the-four-triangles', `${sum} = ${C}^2`, 'no-four'],
        ['counts-one-triangle-for-four', `${sum} = ${half} + ${C}^2`, 'one'],
        ['forgets-to-halve-the-product', `${sum} = 4 \\cdot ${A}${B} + ${C}^2`, 'whole'],
      ],
    },
    expand: {
      right: `${sum} = ${A}^2 + 2${A}${B} + ${B}^2`,
      wrong: [
        ['writes-the-square-of-a-sum-as-a-sum-of-squares', `${sum} = ${A}^2 + ${B}^2`, 'squares'],
        ['squares-an-area', `${sum} = ${A}^2 + (${A}${B})^2 + ${B}^2`, 'area'],
        ['slip', `${sum} = ${A}^2 + ${half} + ${B}^2`, 'one'],
      ],
    },
    four: {
      right: `4 \\cdot ${half} = 2${A}${B}`,
      wrong: [
        ['counts-one-triangle-for-four', `1 \\cdot ${half} = ${half}`, 'one'],
        ['forgets-to-halve-the-product', `4 \\cdot ${A}${B} = 4${A}${B}`, 'whole'],
        ['squares-an-area', `4 \\cdot (${A}${B})^2 = 4${A}^2${B}^2`, 'area'],
      ],
    },
    middle: {
      right: `${C}^2 = ${sum} - 2${A}${B}`,
      wrong: [
        ['leaves-out-the-four-triangles', `${C}^2 = ${sum}`, 'no-four'],
        ['adds-when-it-should-subtract', `${C}^2 = ${sum} + 2${A}${B}`, 'adds'],
        ['counts-one-triangle-for-four', `${C}^2 = ${sum} - ${half}`, 'one'],
      ],
    },
    final: {
      right: `${A}^2 + ${B}^2 = ${C}^2`,
      wrong: [
        ['adds-the-legs', `${A} + ${B} = ${C}`, 'root'],
        ['does-it-on-one-side-only', `${A}^2 + ${B}^2 = 2${A}${B} + ${C}^2`, 'twice'],
        ['subtracts-when-it-should-add', `${A}^2 - ${B}^2 = ${C}^2`, 'kept'],
      ],
    },
    moved: {
      right: `${A}^2 + ${B}^2 = ${C}^2`,
      wrong: [
        ['adds-the-legs', `${A} + ${B} = ${C}`, 'root'],
        ['leaves-out-the-four-triangles', `${sum} = ${C}^2`, 'no-four'],
        ['squares-an-area', `(${A}${B})^2 = ${C}^2`, 'area'],
      ],
    },
  };
}

function drawStep(level: Level, random: Random): Params {
  const scene = random.pick(scenes);
  const ask = random.pick(asks[level]);
  const sides = random.pick(letters);
  if (level > 1) return { scene, ask, sides, a: 3, b: 4 };
  return random.until(() => {
    const [a, b] = [random.int(2, 12), random.int(3, 12)];
    const isPlain = (a * b) % 2 === 0 && a !== b && 3 * a > b && 3 * b > a;
    return isPlain ? { scene, ask, sides: letters[0], a, b } : null;
  });
}

/** The large square with its four triangles; the sides carry numbers at level 1, letters after that. */
function pictureOf({ sides: [A, B, C], a, b }: Params, level: Level): DiagramOf<'polygon'> {
  const all = a + b;
  const [short, long, slanted] = level === 1 ? [`${a}`, `${b}`, ''] : [A, B, C];
  return {
    kind: 'polygon',
    ...namedFigure({
      points: [
        ['A', 0, 0],
        ['B', all, 0],
        ['C', all, all],
        ['D', 0, all],
        ['E', a, 0],
        ['F', all, a],
        ['G', b, all],
        ['H', 0, b],
      ],
      area: [4, 5, 6, 7],
      sides: [
        [0, 4, short],
        [4, 1, long],
        [1, 5, short],
        [5, 2, long],
        [2, 6, short],
        [6, 3, long],
        [3, 7, short],
        [7, 0, long],
        [4, 5, slanted],
        [5, 6],
        [6, 7],
        [7, 4],
      ],
    }),
  };
}
