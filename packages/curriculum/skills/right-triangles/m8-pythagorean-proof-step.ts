import type { DiagramOf } from '@playforward/diagram';
import { choiceSkill, type Level, type Random, type Tools } from '../../src/kit/index.ts';
import { namedFigure } from '../../src/pictures/named-figures.ts';
import { tiltedSquareLines } from '../../src/proofs/tilted-square-lines.ts';

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
  3: ['final', 'angle', 'moved', 'backward'],
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

/** A figure is no square before its angles are known, and the converse begins with another triangle. */
function toldFor({ scene, ask }: Params, level: Level) {
  if (ask === 'backward') return [`${scene}-triangle`, 'sides-fit', 'drawn-beside'] as const;
  return [scene, toldSides(ask, level)] as const;
}

function toldSides(ask: Ask, level: Level) {
  if (level === 1) return 'numbers';
  return ask === 'angle' ? 'named-angle' : 'named';
}

function reasonFor(ask: Ask) {
  if (ask === 'moved' || ask === 'final') return `right-${ask}` as const;
  return ask.startsWith('four') ? 'right-four' : 'right';
}

const text = {
  headline: 'Follow the proof',
  paper: 'Four equal right triangles of paper lie in the corners of a large square.',
  tiles: 'Four equal tiles, all right triangles, lie in the corners of a large square.',
  quilt: 'A quilt block is a large square with four equal right triangles in its corners.',
  game: 'In a puzzle game, four equal right triangles fill the corners of a large square.',
  'paper-triangle': 'A triangle of paper has the sides {A}, {B} and {C}.',
  'tiles-triangle': 'A tile is a triangle with the sides {A}, {B} and {C}.',
  'quilt-triangle': 'A patch of a quilt is a triangle with the sides {A}, {B} and {C}.',
  'game-triangle': 'In a puzzle game, a piece is a triangle with the sides {A}, {B} and {C}.',
  'sides-fit': 'They fit {fits}, but nobody has looked at its angles.',
  'drawn-beside': 'Beside it, a right triangle with legs of {A} and {B} is drawn.',
  numbers: 'Their legs are {a} and {b} inches long. A tilted square is left in the middle.',
  named: 'Their legs are {A} and {B}, and their longest side is {C}. A tilted square is left in the middle.',
  'named-angle':
    'Their legs are {A} and {B}, and their longest side is {C}. A tilted figure with four equal sides is left in the middle.',
  'ask-big-number': 'Which equation gives the area of the large square?',
  'ask-four-number': 'Which equation gives the area of all four triangles?',
  'ask-middle-number': 'Which equation gives the area of the tilted square?',
  'ask-sum': 'Which equation says that the parts fill the large square?',
  'ask-expand': 'Which equation multiplies out the area of the large square?',
  'ask-four': 'Which equation gives the area of all four triangles?',
  'ask-middle': 'Which equation gives the area of the tilted square?',
  'ask-final': 'So far, the proof says {line}. Which equation follows when {rest} is taken from both sides?',
  'ask-angle': 'Why is each angle of the tilted figure a right angle?',
  'ask-moved':
    'Then the triangles are moved, so that they make two rectangles. Two smaller squares are left. What does that show?',
  'ask-backward': 'Why does the first triangle have a right angle too?',
  'back-same': 'By the theorem, the third side of the second is {C} too, so the triangles are copies.',
  'back-uses': 'The sides of the first fit the theorem, and only a triangle with a right angle can do that.',
  'back-legs': 'Both have sides of {A} and {B}, and two equal sides are enough to make triangles copies.',
  'back-look': 'Drawn beside each other, the two triangles look the same, so their angles are equal.',
  'right-backward': 'Three lengths of sides leave only one shape for a triangle.',
  'by-converse': 'This uses what the proof wants to show. How long is the hypotenuse of the second triangle?',
  'two-sides': 'Two sides can open to any angle. How long is the third side of each triangle?',
  alike: 'A drawing can only look right. How long is the third side of each triangle?',
  'other-backward': 'Find the hypotenuse of the second triangle. What do you know about the sides of both?',
  'theorem-do': 'Use the theorem for the triangle that is drawn.',
  'theorem-why': 'It has a right angle, so its squares fit.',
  'third-do': 'Compare the third sides.',
  'third-why': 'Both have the same square.',
  'copy-do': 'Compare the two triangles.',
  'copy-why': 'Three lengths of sides leave only one shape for a triangle.',
  shown: '{formula}',
  'angle-line':
    'Each makes a straight line with the two acute angles of a triangle, and these make {right}°.',
  'angle-look': 'The figure has four equal sides, and a figure with equal sides always has right angles.',
  'angle-corner': 'The large square has right angles, so every figure that lies in it has them as well.',
  'angle-area': 'The area of the figure is the square of {C}, and only a figure with right angles has that.',
  right: 'It counts each part of the large square once.',
  'right-final': 'Equal areas stay equal when the same is taken away from both.',
  'right-four': 'Each triangle is half of a rectangle, and there are four of them.',
  'right-angle': 'Three angles meet there on one side of the large square.',
  'right-moved': 'The triangles cover the same area before and after, so the areas that are left are equal.',
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
  lengths: 'This adds the legs. Are the legs or the areas equal before and after the triangles are moved?',
  twice: 'This takes the triangles away on one side only. What has to happen on the other side?',
  legs: 'This multiplies the legs. How long is each side of the large square?',
  look: 'A rhombus has equal sides too. Which angles meet at one corner of the tilted figure?',
  inside: 'You can draw any figure into a square. Which angles meet at one corner of the tilted one?',
  'by-area': 'This uses what the proof wants to show. Which angles meet at a corner of the figure?',
  'other-angle': 'Three angles meet at each corner of the tilted figure. What do all three make together?',
  'other-moved': 'What do the triangles leave free in the large square, before and after they are moved?',
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
  'before-do': 'Find what the triangles leave free before they are moved.',
  'before-why': 'It is the tilted square.',
  'after-do': 'Find what they leave free after they are moved.',
  'after-why': 'These are the two smaller squares. Each has a leg as its side.',
  'same-do': 'Compare the two areas that are left.',
  'same-why': 'The large square is the same, and so are the triangles. So what is left is equal.',
  'say-do': 'Say what is left.',
  'say-why': 'These are the squares on the three sides of the triangle.',
  'meet-do': 'See which angles meet at a corner of the tilted figure.',
  'meet-why': 'They lie on one side of the large square.',
  'sharp-do': 'Find the sum of the two acute angles of a triangle.',
  'sharp-why': 'All three angles make a straight angle, and one of them is a right angle.',
  'rest-do': 'Take this from the straight line.',
  'rest-why': 'The angle of the tilted figure is what stays.',
};

/** Level 1 goes through the proof with numbers, level 2 with letters, level 3 has the steps that need a reason, and the proof of the converse. */
export const m8PythagoreanProofStep = choiceSkill('m8-pythagorean-proof-step', {
  version: 5,
  finite: { 2: 128, 3: 128 },
  text,
  draw: ({ level, random }): Params => drawStep(level, random),
  build(params: Params, { level, say, step, distractor }) {
    const { ask, sides, a, b } = params;
    const [A, B, C] = sides;
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
      fits: tex(`${A}^2 + ${B}^2 = ${C}^2`),
    };
    const asked = [...toldFor(params, level), `ask-${ask}`] as const;
    const claims = [`(${a} + ${b})^2 - 2 * ${a} * ${b} = ${a}^2 + ${b}^2`];
    if (ask === 'backward') {
      return {
        words,
        question: asked,
        answer: { value: 'back-same', reason: 'right-backward' },
        otherWrong: 'other-backward',
        distractors: [
          distractor('uses-what-is-to-be-shown', 'back-uses', 'by-converse'),
          distractor('judges-by-the-look-of-the-drawing', 'back-look', 'alike'),
          distractor('slip', 'back-legs', 'two-sides'),
        ],
        steps: [
          step('theorem', 'the square of its hypotenuse', tex(`${A}^2 + ${B}^2`)),
          step('third', tex(`${A}^2 + ${B}^2 = ${C}^2`), `both third sides are ${tex(C)}`),
          step(
            'copy',
            `sides of ${tex(A)}, ${tex(B)} and ${tex(C)} in both`,
            'copies, so both have a right angle',
          ),
        ],
        claims,
      };
    }
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
        steps: angleSteps(step),
        claims,
      };
    }
    const { right, wrong } = tiltedSquareLines(params)[ask];
    return {
      words,
      question: asked,
      diagram,
      answer: {
        value: 'line',
        ...shown(right),
        reason: reasonFor(ask),
      },
      otherWrong: ask === 'moved' ? 'other-moved' : 'other',
      distractors: wrong.map(([misconception, formula, reason], index) =>
        distractor(misconception, `wrong-${index}`, reason, shown(formula)),
      ),
      steps: lineSteps(params, level, step),
      claims,
    };
  },
});

type Step = Tools<keyof typeof text>['step'];

const tex = (formula: string): string => `$${formula}$`;

function angleSteps(step: Step) {
  return [
    step('meet', 'one corner', 'two acute angles and the one in question'),
    step('sharp', '180 − 90', 90),
    step('rest', '180 − 90', '90 degrees'),
  ];
}

/** With numbers, with letters, or what follows from both ways of finding the large square or from both places of the triangles. */
function lineSteps({ ask, sides: [A, B, C], a, b }: Params, level: Level, step: Step) {
  const [big, four] = [(a + b) ** 2, 2 * a * b];
  const numberSteps = {
    big: [step('side', `${a} + ${b}`, a + b), step('big', `${a + b} × ${a + b}`, big)],
    four: [step('one', `${a} × ${b} ÷ 2`, (a * b) / 2), step('four', `4 × ${(a * b) / 2}`, four)],
  };
  const numbers =
    ask === 'middle-number'
      ? [...numberSteps.big, ...numberSteps.four, step('take', `${big} − ${four}`, big - four)]
      : numberSteps[ask === 'big-number' ? 'big' : 'four'];
  const letters =
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
        ];
  const reasons = [
    step('both', tex(`${A}^2 + 2${A}${B} + ${B}^2`), tex(`2${A}${B} + ${C}^2`)),
    step('drop', tex(`2${A}${B}`), 'gone on both sides'),
    step('say', tex(`${A}^2 + ${B}^2`), tex(`${C}^2`)),
  ];
  const free = [
    step('before', 'the large square less four triangles', tex(`${C}^2`)),
    step('after', 'the large square less four triangles', tex(`${A}^2 + ${B}^2`)),
    step('same', tex(`${A}^2 + ${B}^2`), tex(`${C}^2`)),
  ];
  if (level === 3) return ask === 'moved' ? free : reasons;
  return level === 1 ? numbers : letters;
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
