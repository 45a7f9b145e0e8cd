import { choiceSkill, type Level, type Random, type Tools } from '../../src/kit/index.ts';
import {
  areBeside,
  areOn,
  drawTriangle,
  flipped,
  type Spot,
  shifted,
  spotText,
  stepsText,
  stretched,
  turned,
} from '../../src/numbers/plane-motions.ts';
import { typeset } from '../../src/numbers/signed-numbers.ts';
import { motionGrid } from '../../src/pictures/motion-grids.ts';
import { drawPoints } from '../../src/pictures/point-names.ts';
import {
  buildRectangles,
  buildRhombuses,
  drawRectangles,
  drawRhombuses,
  type Rectangles,
  type Rhombuses,
  similarShapesText,
} from '../../src/proofs/similar-shapes.ts';
import { type TwoShapes, twoShapes } from '../../src/scenes/shapes/two-shapes.ts';

/** First a dilation from the origin by top over bottom, then one rigid motion. */
type Moved = {
  ask: 'moved';
  scene: TwoShapes;
  letters: readonly string[];
  corners: readonly [Spot, Spot, Spot];
  top: number;
  bottom: number;
  next: 'slide' | 'flip-x' | 'flip-y' | 'turn-left' | 'turn-right';
  shift: Spot;
  back: boolean;
};

type Params = Moved | Rectangles | Rhombuses;

/** Level 1 has a picture, level 2 corners as numbers or two shapes to compare, level 3 asks for the way back. */
const text = {
  headline: 'Show that figures are similar',
  motions:
    'Triangles may go left, right, up or down, reflect across an axis, rotate about the origin or dilate.',
  ask: 'Which sequence takes {name} to its image?',
  told: 'Which sequence takes the first three points to the others?',
  back: 'Which sequence takes the image back to the first triangle?',
  'grow-slide': 'Dilate from the origin by a factor of {k}, then go {steps}.',
  'grow-flip': 'Dilate from the origin by a factor of {k}, then reflect across the {axis}-axis.',
  'only-slide': 'Only go {steps} and make no other motion.',
  'only-flip': 'Only reflect across the {axis}-axis and make no other motion.',
  'grow-turn': 'Dilate from the origin by a factor of {k}, then rotate {quarter}° {way} about the origin.',
  'only-turn': 'Only rotate {quarter}° {way} about the origin and make no other motion.',
  'back-turn': 'Rotate {quarter}° {way} about the origin, then dilate from the origin by a factor of {k}.',
  'back-slide': 'Go {steps}, then dilate from the origin by a factor of {k}.',
  'back-flip': 'Reflect across the {axis}-axis, then dilate from the origin by a factor of {k}.',
  right: 'The dilation gives the right size, and the rigid motion gives the right place.',
  'right-back': 'The way back undoes the last motion first, and it uses one over the factor.',
  inverse: 'This uses the factor the other way around. Which figure is larger?',
  size: 'This leaves the size as it is. Are both figures equally large?',
  turn: 'This turns the other way. Follow one corner. Where does it land?',
  way: 'The steps go the other way in one direction here. Follow one corner. Where does it land?',
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
  ...similarShapesText,
} as const;

type Said = Tools<keyof typeof text | keyof typeof twoShapes.text>;

export const m8SimilaritySequence = choiceSkill('m8-similarity-sequence', {
  version: 4,
  scenes: [twoShapes],
  text,
  draw: ({ level, random }): Params =>
    level === 2 && random.chance(50)
      ? random.pick([drawRectangles, drawRhombuses])(random)
      : drawSequence(level, random),
  build(params: Params, tools) {
    if (params.ask === 'moved') return buildMoved(params, tools);
    return 'p' in params ? buildRhombuses(params, tools) : buildRectangles(params, tools);
  },
});

function buildMoved(params: Moved, tools: Said) {
  const { level, say, step, distractor } = tools;
  const { scene, letters, corners, top, bottom, back } = params;
  const [a] = corners;
  const images = corners.map((corner) => imageOf(params, corner));
  const grown = stretched(a, top, bottom);
  const { kind, goes, axis, isLeft } = motionOf(params);
  const k = factorText;
  const words = {
    name: letters.join(''),
    corners: listOf(corners),
    images: listOf(images),
    k: k(top, bottom),
    steps: stepsText(goes),
    axis,
    quarter: 90,
    way: wayText(isLeft),
  };
  const undone = { k: k(bottom, top) };
  const question = back ? ('back' as const) : level === 1 ? ('ask' as const) : ('told' as const);
  const [forward, backward, only] = [`grow-${kind}`, `back-${kind}`, `only-${kind}`] as const;
  return {
    words,
    question: [`${scene.key}-${level === 1 ? 'shown' : 'told'}` as const, 'motions' as const, question],
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
      ? { value: 'right', text: say(backward, undone), reason: 'right-back' as const }
      : { value: 'right', text: say(forward) },
    distractors: [
      distractor(
        'uses-the-inverse-factor',
        'inverse',
        'inverse',
        back ? say(backward) : say(forward, undone),
      ),
      distractor('leaves-out-the-dilation', 'only', 'size', say(only)),
      astray(params, tools),
    ],
    steps: [
      step('factor', 'a side and its image', `factor ${k(top, bottom)}`),
      step('grow', spotText(a), spotText(grown)),
      step('rest', spotText(grown), spotText(images[0] ?? grown)),
      back && step('undo', 'the way back', `factor ${k(bottom, top)} at the end`),
    ],
    claims: [`${a[0]} * ${top} / ${bottom} = ${grown[0]}`],
  };
}

/** The right size with a motion that leads to another place. */
function astray(params: Moved, { say, distractor }: Said) {
  const { top, bottom, back } = params;
  const { kind, goes, axis, isLeft } = motionOf(params);
  const turned = { k: factorText(bottom, top) };
  const factor = back ? turned : {};
  const sequence = `${back ? 'back' : 'grow'}-${kind}` as const;
  if (kind === 'flip')
    return distractor(
      'reflects-across-the-wrong-axis',
      'axis',
      'axis',
      say(sequence, { ...factor, axis: axis === 'x' ? 'y' : 'x' }),
    );
  if (kind === 'turn')
    return distractor(
      'rotates-in-the-wrong-direction',
      'turn',
      'turn',
      say(sequence, { ...factor, way: wayText(!isLeft) }),
    );
  return back
    ? distractor('applies-the-motions-in-the-wrong-order', 'order', 'order', say('grow-slide', turned))
    : distractor(
        'reverses-the-direction-of-a-translation',
        'way',
        'way',
        say(sequence, { steps: stepsText([-goes[0], goes[1]]) }),
      );
}

/** The rigid motion as it is asked for: the way back goes and turns in the other direction. */
function motionOf({ next, shift, back }: Moved) {
  const kind = next === 'slide' ? 'slide' : next === 'flip-x' || next === 'flip-y' ? 'flip' : 'turn';
  const goes: Spot = back ? [-shift[0], -shift[1]] : shift;
  return {
    kind,
    goes,
    axis: next === 'flip-x' ? 'x' : 'y',
    isLeft: (next === 'turn-left') !== back,
  } as const;
}

function factorText(n: number, d: number): string {
  return typeset(d === 1 ? String(n) : `${n}/${d}`);
}

function wayText(isLeft: boolean): string {
  return isLeft ? 'counterclockwise' : 'clockwise';
}

function imageOf({ top, bottom, next, shift }: Moved, spot: Spot): Spot {
  const grown = stretched(spot, top, bottom);
  if (next === 'slide') return shifted(grown, shift);
  if (next === 'turn-left') return turned(grown, 1);
  if (next === 'turn-right') return turned(grown, 3);
  return flipped(grown, { axis: next === 'flip-x' ? 'y' : 'x', at: 0 });
}

function listOf(spots: readonly Spot[]): string {
  const [p = '', q = '', r = ''] = spots.map(spotText);
  return `${p}, ${q} and ${r}`;
}

function drawSequence(level: Level, random: Random): Moved {
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
    const next = random.pick(['slide', 'flip-x', 'flip-y', 'slide', 'turn-left', 'turn-right'] as const);
    const shift: Spot = [random.int(2, 9) * random.pick([-1, 1]), random.int(2, 9) * random.pick([-1, 1])];
    const letters = drawPoints(random, 3);
    const params: Moved = {
      ask: 'moved',
      scene,
      letters,
      corners,
      top,
      bottom,
      next,
      shift,
      back: level === 3,
    };
    const images = corners.map((corner) => imageOf(params, corner));
    const isIn = areOn(level === 1 ? 10 : 14, [...corners, ...images]);
    // Beside the origin, names would lie on its zero.
    const isApart = [...corners, ...images].every(
      ([x, y]) => x !== 0 && y !== 0 && Math.abs(x) + Math.abs(y) > 2,
    );
    const isClear = level > 1 || areBeside(corners, images);
    return isIn && isApart && isClear ? params : null;
  });
}
