import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';
import {
  areOn,
  drawTriangle,
  flipped,
  type Spot,
  shifted,
  spotText,
  stretched,
} from '../../src/numbers/plane-motions.ts';
import { typeset } from '../../src/numbers/signed-numbers.ts';
import { motionGrid } from '../../src/pictures/motion-grids.ts';
import { drawPoints } from '../../src/pictures/point-names.ts';
import { type TwoShapes, twoShapes } from '../../src/scenes/shapes/two-shapes.ts';

/** First a dilation from the origin by top over bottom, then a translation or a reflection across an axis. */
type Params = {
  scene: TwoShapes;
  letters: readonly string[];
  corners: readonly [Spot, Spot, Spot];
  top: number;
  bottom: number;
  next: 'slide' | 'flip-x' | 'flip-y';
  shift: Spot;
  back: boolean;
};

/** Level 1 has a picture, level 2 corners as numbers, level 3 asks for the way back. */
export const m8SimilaritySequence = choiceSkill('m8-similarity-sequence', {
  version: 2,
  scenes: [twoShapes],
  text: {
    headline: 'Show that figures are similar',
    steps: 'Steps to the left, right, up and down are counted in units.',
    ask: 'Which sequence takes {name} to its image?',
    told: 'Which sequence takes the first three points to the second three?',
    back: 'Which sequence takes the second three points back to the first three?',
    'grow-slide': 'Dilate from the origin by a factor of {k}, then go {steps}.',
    'grow-flip': 'Dilate from the origin by a factor of {k}, then reflect across the {axis}-axis.',
    'only-slide': 'Only go {steps} and make no other motion.',
    'only-flip': 'Only reflect across the {axis}-axis and make no other motion.',
    'turn-slide': 'Rotate the whole figure {half}° counterclockwise about the origin, then go {steps}.',
    'turn-flip': 'Rotate the whole figure {half}° about the origin, then reflect across the {axis}-axis.',
    'back-slide': 'Go {steps}, then dilate from the origin by a factor of {k}.',
    'back-flip': 'Reflect across the {axis}-axis, then dilate from the origin by a factor of {k}.',
    right: 'The dilation gives the right size, and the rigid motion gives the right place.',
    'right-back': 'The way back undoes the last motion first, and it uses one over the factor.',
    inverse: 'This uses the factor the other way around. Which figure is larger?',
    size: 'This leaves the size as it is. Are both figures equally large?',
    rigid: 'This has rigid motions only. Do they change a length?',
    way: 'This goes the wrong way in one of the motions. Follow one corner. Where does it land?',
    axis: 'This reflects across the other axis. Follow one corner. Where does it land?',
    order: 'This makes the motions in the first order. Which one has to be undone first?',
    other: 'Compare a side with its image to find the factor. Then follow one corner.',
    'factor-do': 'Find the factor.',
    'factor-why': 'It is a length of the image over the matching length of the figure.',
    'grow-do': 'Follow one corner through the dilation.',
    'grow-why': 'Both coordinates are multiplied.',
    'rest-do': 'See what is left to do.',
    'rest-why': 'A rigid motion takes it to its final place.',
    'undo-do': 'Undo both in the other order.',
    'undo-why': 'What came last is undone first.',
  },
  draw: ({ level, random }): Params => drawSequence(level, random),
  build(params: Params, { level, say, step, distractor }) {
    const { scene, letters, corners, top, bottom, next, shift, back } = params;
    const [a] = corners;
    const images = corners.map((corner) => imageOf(params, corner));
    const grown = stretched(a, top, bottom);
    const k = (n: number, d: number): string => typeset(d === 1 ? String(n) : `${n}/${d}`);
    const kind = next === 'slide' ? 'slide' : 'flip';
    const axis = next === 'flip-x' ? 'x' : 'y';
    const across = axis === 'x' ? 'y' : 'x';
    const far: Spot = [-shift[0], -shift[1]];
    const words = {
      name: letters.join(''),
      corners: listOf(corners),
      images: listOf(images),
      k: k(top, bottom),
      steps: stepsText(back ? far : shift),
      axis,
      half: 180,
    };
    const undone = { k: k(bottom, top) };
    const question = back ? 'back' : level === 1 ? 'ask' : 'told';
    const forward = kind === 'slide' ? 'grow-slide' : 'grow-flip';
    const backward = kind === 'slide' ? 'back-slide' : 'back-flip';
    const only = kind === 'slide' ? 'only-slide' : 'only-flip';
    const turn = kind === 'slide' ? 'turn-slide' : 'turn-flip';
    return {
      words,
      question: [
        level === 1 ? `${scene.key}-shown` : `${scene.key}-told`,
        kind === 'slide' && 'steps',
        question,
      ],
      diagram:
        level === 1
          ? motionGrid(
              10,
              [
                { corners, names: letters },
                { corners: images, names: letters.map((letter) => `${letter}′`) },
              ],
              { center: { at: [0, 0], name: '' } },
            )
          : null,
      answer: back
        ? { value: 'right', text: say(backward, undone), reason: 'right-back' }
        : { value: 'right', text: say(forward) },
      distractors: back
        ? [
            distractor('uses-the-inverse-factor', 'inverse', 'inverse', say(backward)),
            distractor('leaves-out-the-dilation', 'only', 'size', say(only)),
            // A dilation and a reflection across an axis may change places, so another axis is taken there.
            kind === 'slide'
              ? distractor('applies-the-motions-in-the-wrong-order', 'order', 'order', say(forward, undone))
              : distractor(
                  'reflects-across-the-wrong-axis',
                  'axis',
                  'axis',
                  say(backward, { ...undone, axis: across }),
                ),
          ]
        : [
            distractor('uses-the-inverse-factor', 'inverse', 'inverse', say(forward, undone)),
            distractor('leaves-out-the-dilation', 'only', 'size', say(only)),
            distractor('uses-only-rigid-motions', 'rigid', 'rigid', say(turn)),
          ],
      steps: [
        step('factor', 'a side and its image', `factor ${k(top, bottom)}`),
        step('grow', spotText(a), spotText(grown)),
        step('rest', spotText(grown), spotText(images[0] ?? grown)),
        back && step('undo', 'the way back', `factor ${k(bottom, top)} at the end`),
      ],
      claims: [`${a[0]} * ${top} / ${bottom} = ${grown[0]}`],
    };
  },
});

function imageOf({ top, bottom, next, shift }: Params, spot: Spot): Spot {
  const grown = stretched(spot, top, bottom);
  if (next === 'slide') return shifted(grown, shift);
  return flipped(grown, { axis: next === 'flip-x' ? 'y' : 'x', at: 0 });
}

function listOf(spots: readonly Spot[]): string {
  const [p = '', q = '', r = ''] = spots.map(spotText);
  return `${p}, ${q} and ${r}`;
}

function stepsText([dx, dy]: Spot): string {
  return `${Math.abs(dx)} ${dx < 0 ? 'left' : 'right'} and ${Math.abs(dy)} ${dy < 0 ? 'down' : 'up'}`;
}

function drawSequence(level: Level, random: Random): Params {
  return random.until(() => {
    const scene = random.pick(twoShapes.list);
    const [top, bottom] = random.pick([
      [2, 1],
      [3, 1],
      [1, 2],
      [3, 2],
    ] as const);
    const times = bottom;
    const base = drawTriangle(random, 5);
    const corners = [
      stretched(base[0], times),
      stretched(base[1], times),
      stretched(base[2], times),
    ] as const;
    const next = random.pick(['slide', 'flip-x', 'flip-y', 'slide'] as const);
    const shift: Spot = [random.int(2, 9) * random.pick([-1, 1]), random.int(2, 9) * random.pick([-1, 1])];
    const params: Params = {
      scene,
      letters: drawPoints(random, 3),
      corners,
      top,
      bottom,
      next,
      shift,
      back: level === 3,
    };
    const images = corners.map((corner) => imageOf(params, corner));
    const isIn = areOn(level === 1 ? 10 : 14, [...corners, ...images]);
    const isApart = corners.every(([x, y]) => x !== 0 && y !== 0);
    // Both figures lie beside each other, so that a picture shows them whole.
    const isClear =
      level > 1 ||
      ([0, 1] as const).some((axis) => {
        const [one, two] = [corners.map((spot) => spot[axis]), images.map((spot) => spot[axis])];
        return Math.max(...one) < Math.min(...two) || Math.max(...two) < Math.min(...one);
      });
    return isIn && isApart && isClear ? params : null;
  });
}
