import { type Level, type MakeDrawing, moveFigure, numberSkill, type Random } from '../../src/kit/index.ts';
import { isShort } from '../../src/numbers/linear-sides.ts';
import {
  areOn,
  drawTriangle,
  restOf,
  type Spot,
  shifted,
  spotText,
  stretched,
} from '../../src/numbers/plane-motions.ts';
import { signed, typeset } from '../../src/numbers/signed-numbers.ts';
import { motionGrid, plotMade, plotTask } from '../../src/pictures/motion-grids.ts';
import { drawPoints } from '../../src/pictures/point-names.ts';
import { type PlaneShape, planeShapes } from '../../src/scenes/shapes/plane-shapes.ts';

/** The factor is top over bottom, about the origin. */
type Params = {
  scene: PlaneShape;
  letters: readonly string[];
  corners: readonly [Spot, Spot, Spot];
  top: number;
  bottom: number;
};

const reach = 12;

/**
 * Level 1 has a whole factor and a picture, level 2 fractions as well, level 3 finds the factor from one corner and plots
 * the others. The stretch problem slides the image after that.
 */
export const m8DilatePoint = numberSkill('m8-dilate-point', {
  version: 5,
  form: 'point',
  scenes: [planeShapes],
  byHand: { levels: [1, 2], ask: 'hand-move', instead: true, without: 'picture' },
  text: {
    headline: 'Dilate a point',
    told: 'The whole figure is dilated from the origin by a factor of {k}.',
    ask: 'Where is the image of {A}?',
    goes: 'A dilation from the origin takes {A} to {image}.',
    plot: 'Plot the images {B}′ and {C}′.',
    pair: '{p} and {q}',
    slides: 'Then its image is translated {steps}.',
    'ask-last': 'Where is {A} after both?',
    right: 'Both coordinates are multiplied by the factor.',
    'right-last': 'First both coordinates are multiplied, and then the steps are added.',
    adds: 'This adds the factor. Does a dilation move all points by the same steps?',
    'adds-steps': 'This moves all corners by the same steps. Does a dilation do that?',
    one: 'This multiplies the x-coordinate only. What would that do to the shape?',
    'one-up': 'This multiplies the y-coordinate only. What does the factor do to the other one?',
    divides: 'This uses the factor the other way around. Does the figure get larger or smaller?',
    order: 'This translates first and dilates after that. Which comes first?',
    first: 'This is the image after the dilation. Where does the translation lead?',
    other: 'Multiply both coordinates by the same factor.',
    'other-factor':
      'Compare {A} with its image to find the factor. Then use it on both coordinates of the others.',
    'factor-do': 'Find the factor.',
    'factor-why': 'It is the same for both coordinates of {A}.',
    'across-do': 'Multiply the first coordinate.',
    'across-why': 'The distance across from the origin is multiplied by the factor.',
    'up-do': 'Multiply the second coordinate.',
    'up-why': 'The distance up or down is multiplied by the same factor.',
    'write-do': 'Write the image.',
    'write-why': 'It lies on the same line through the origin.',
    'end-do': 'Write the final image.',
    'end-why': 'The x-coordinate comes first.',
    'rest-do': 'Do the same with the other two corners.',
    'rest-why': 'The whole figure moves, so every corner does.',
    'each-do': 'Multiply both coordinates of the corner.',
    'each-why': 'All corners have the same factor.',
    'next-do': 'Do the same with the other corner.',
    'next-why': 'It has the same factor.',
    'slide-x-do': 'Add the steps across.',
    'slide-x-why': 'Steps to the right are added, steps to the left are taken away.',
    'slide-y-do': 'Add the steps up or down.',
    'slide-y-why': 'Steps up are added, steps down are taken away.',
    final: '{value}',
  },
  draw: ({ level, random }): Params => drawDilation(level, random),
  build({ scene, letters, corners, top, bottom }: Params, { level, say, step, distractor }) {
    const [A = '', B = '', C = ''] = letters;
    const [a, b, c] = corners;
    const by = (spot: Spot): Spot => stretched(spot, top, bottom);
    const image = by(a);
    const k = typeset(bottom === 1 ? String(top) : `${top}/${bottom}`);
    const words = {
      A,
      B,
      C,
      a: spotText(a),
      b: spotText(b),
      c: spotText(c),
      name: letters.join(''),
      k,
      image: `${A}′ ${spotText(image)}`,
      value: spotText(image),
    };
    const claims = [
      `${a[0]} * ${top} / ${bottom} = ${image[0]}`,
      `${a[1]} * ${top} / ${bottom} = ${image[1]}`,
    ];
    if (level === 3) {
      const task = plotTask(reach, [`${B}′`, `${C}′`]);
      const give = (way: (spot: Spot) => Spot) => {
        const [p = '', q = ''] = [b, c].map((spot, index) => `${letters[index + 1]}′ ${spotText(way(spot))}`);
        return { value: plotMade(task, [way(b), way(c)]), text: say('pair', { p, q }) };
      };
      const right = give(by);
      const gap: Spot = [image[0] - a[0], image[1] - a[1]];
      const moved = give((spot) => shifted(spot, gap));
      const half = give(([x, y]) => [by([x, y])[0], y]);
      const other = give(([x, y]) => [x, by([x, y])[1]]);
      return {
        words,
        question: [`${scene.key}-three`, 'goes', 'plot'],
        hand: task,
        answer: right,
        distractors: [
          distractor('adds-the-difference', moved.value, 'adds-steps', { text: moved.text }),
          distractor('multiplies-only-one-coordinate', half.value, 'one', { text: half.text }),
          distractor('slip', other.value, 'one-up', { text: other.text }),
        ],
        steps: [
          step('factor', `${signed(image[0])} ÷ ${divisor(a[0])}`, k),
          step('each', `${B} ${spotText(b)}`, `${B}′ ${spotText(by(b))}`),
          step('next', `${C} ${spotText(c)}`, `${C}′ ${spotText(by(c))}`),
        ],
        otherWrong: 'other-factor',
        finalAnswer: right.text,
        claims,
      };
    }
    const added: Spot = [a[0] + top / bottom, a[1] + top / bottom];
    const lines = [
      step('across', `${signed(a[0])} × ${k}`, signed(image[0])),
      step('up', `${signed(a[1])} × ${k}`, signed(image[1])),
      step('write', `${signed(image[0])} and ${signed(image[1])}`, spotText(image)),
    ];
    return {
      words,
      question: [`${scene.key}-${level === 1 ? 'shown' : 'one'}`, 'told', 'ask'],
      diagram:
        level === 1
          ? motionGrid(6, [{ corners, names: letters }], { center: { at: [0, 0], name: '' } })
          : null,
      answer: spotText(image),
      drawn: {
        make: scaledBy({ letters, corners, top, bottom }),
        steps: [...lines, step('rest', ...restOf(letters, corners, by))],
      },
      distractors: [
        Number.isInteger(added[0])
          ? distractor('adds-the-scale-factor', spotText(added), 'adds')
          : distractor('divides-by-the-scale-factor', spotText(stretched(a, bottom, top)), 'divides'),
        distractor('multiplies-only-one-coordinate', spotText([image[0], a[1]]), 'one'),
        distractor('slip', spotText([a[0], image[1]]), 'one-up'),
      ],
      steps: lines,
      claims,
    };
  },
  stretch: {
    draw({ random }) {
      return random.until(() => {
        const [corners, factor] = [drawTriangle(random, 6), random.int(2, 4)];
        const shift: Spot = [
          random.int(2, 8) * random.pick([-1, 1]),
          random.int(2, 8) * random.pick([-1, 1]),
        ];
        const isApart = corners[0].every((value) => value !== 0);
        const scene = random.pick(planeShapes.list);
        return isApart && String(corners[0]) !== String(shift)
          ? { scene, letters: drawPoints(random, 3), corner: corners[0], factor, shift }
          : null;
      });
    },
    build({ scene, letters, corner, factor, shift }, { step, distractor }) {
      const [A = ''] = letters;
      const [dx, dy] = shift;
      const image = stretched(corner, factor);
      const end = shifted(image, shift);
      const paren = (value: number): string => (value < 0 ? `(${signed(value)})` : String(value));
      const steps = `${Math.abs(dx)} ${dx < 0 ? 'left' : 'right'} and ${Math.abs(dy)} ${dy < 0 ? 'down' : 'up'}`;
      return {
        words: {
          A,
          name: letters.join(''),
          a: spotText(corner),
          k: String(factor),
          steps,
          value: spotText(end),
        },
        question: [`${scene.key}-one`, 'told', 'slides', 'ask-last'],
        answer: { value: spotText(end), reason: 'right-last' },
        otherWrong: 'right-last',
        distractors: [
          distractor(
            'applies-the-motions-in-the-wrong-order',
            spotText(stretched(shifted(corner, shift), factor)),
            'order',
          ),
          distractor('applies-only-one-motion', spotText(image), 'first'),
          distractor(
            'multiplies-only-one-coordinate',
            spotText(shifted([image[0], corner[1]], shift)),
            'one',
          ),
        ],
        steps: [
          step('across', `${signed(corner[0])} × ${factor}`, signed(image[0])),
          step('up', `${signed(corner[1])} × ${factor}`, signed(image[1])),
          step('slide-x', `${signed(image[0])} + ${paren(dx)}`, signed(end[0])),
          step('slide-y', `${signed(image[1])} + ${paren(dy)}`, signed(end[1])),
          step('end', `${signed(end[0])} and ${signed(end[1])}`, spotText(end)),
        ],
        claims: [
          `${corner[0]} * ${factor} + ${dx} = ${end[0]}`,
          `${corner[1]} * ${factor} + ${dy} = ${end[1]}`,
        ],
      };
    },
  },
});

const factors = {
  1: [
    [2, 1],
    [3, 1],
  ],
  2: [
    [3, 1],
    [4, 1],
    [1, 2],
    [1, 3],
    [3, 2],
    [5, 2],
  ],
  3: [
    [2, 1],
    [3, 1],
    [1, 2],
    [3, 2],
  ],
} as const;

function drawDilation(level: Level, random: Random): Params {
  return random.until(() => {
    const [top, bottom] = random.pick<readonly [number, number]>(factors[level]);
    const base = drawTriangle(random, level === 1 ? 5 : 6);
    const times = level === 1 ? 1 : bottom;
    const corners = [
      stretched(base[0], times),
      stretched(base[1], times),
      stretched(base[2], times),
    ] as const;
    const isApart = corners.every(([x, y]) => x !== 0 && y !== 0 && x !== y);
    const [a] = corners;
    // Where the factor is added, the sum lies beside the product.
    const isOther = bottom > 1 || (a[0] + top !== a[0] * top && a[1] + top !== a[1] * top);
    const images = corners.map((spot) => stretched(spot, top, bottom));
    const gap: Spot = [(images[0]?.[0] ?? 0) - a[0], (images[0]?.[1] ?? 0) - a[1]];
    const isIn = areOn(level === 3 ? reach : 30, [
      ...corners,
      ...images,
      ...corners.map((spot) => shifted(spot, gap)),
    ]);
    const isShown = level > 1 || areOn(6, corners);
    // A factor that cannot be added to whole numbers is turned around, and both coordinates then end.
    const isTurned = bottom === 1 || stretched(a, bottom, top).every(isShort);
    return isApart && isOther && isIn && isShown && (level === 3 || isTurned)
      ? { scene: random.pick(planeShapes.list), letters: drawPoints(random, 3), corners, top, bottom }
      : null;
  });
}

const divisor = (value: number): string => (value < 0 ? `(${signed(value)})` : String(value));

/** The figure is moved and scaled by hand; the wrong ways are those of the distractors. */
function scaledBy({ letters, corners, top, bottom }: Omit<Params, 'scene'>): MakeDrawing {
  const by = (spot: Spot): Spot => stretched(spot, top, bottom);
  return moveFigure({
    names: letters,
    corners,
    to: by,
    wrong: [
      bottom === 1 ? ([x, y]) => [x + top, y + top] : (corner) => stretched(corner, bottom, top),
      ([x, y]) => [by([x, y])[0], y],
      ([x, y]) => [x, by([x, y])[1]],
    ],
    moves: ['slide', 'scale'],
  });
}
