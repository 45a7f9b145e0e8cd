import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import {
  areOn,
  drawTriangle,
  flipped,
  type GridLine,
  lineText,
  type Spot,
  spotText,
} from '../../src/numbers/plane-motions.ts';
import { motionGrid } from '../../src/pictures/motion-grids.ts';
import { drawPoints } from '../../src/pictures/point-names.ts';
import { type TwoShapes, twoShapes } from '../../src/scenes/shapes/two-shapes.ts';

type Params = {
  scene: TwoShapes;
  letters: readonly string[];
  corners: readonly [Spot, Spot, Spot];
  mirror: GridLine;
};

/** Level 1 shows a figure and its image, level 2 tells all corners, level 3 has lines between grid lines. */
export const m8FindMirrorLine = numberSkill('m8-find-mirror-line', {
  version: 2,
  form: 'equation',
  scenes: [twoShapes],
  text: {
    headline: 'Find the mirror line',
    ask: 'Across which line was the triangle reflected? Write its equation.',
    one: 'A reflection takes {p} to {q}.',
    'one-game': 'In a video game, the mirror image of a star at {p} is at {q}.',
    'one-craft': 'Paper is folded so that the point {p} lands on {q}.',
    'one-tile': 'In a pattern with one mirror line, a dot at {p} has its partner at {q}.',
    'ask-fold': 'What is the equation of the fold line?',
    'ask-line': 'What is the equation of the mirror line?',
    right: 'The line lies halfway between each point and its image.',
    vertex: 'This line runs through a corner. Would that corner move at all?',
    swaps: 'This line runs the other way. Which coordinate stays as it is?',
    middle: 'This line is not in the middle. How far is it from each of the two points?',
    sum: 'This adds the two coordinates. What do you do to find the middle of them?',
    gap: 'This is the distance between the points. Where between them does the line lie?',
    other: 'Compare a point with its image. Which coordinate changes, and what is in the middle?',
    'keep-do': 'See which coordinate stays as it is.',
    'keep-across': 'The point has moved across, so the mirror line is vertical.',
    'keep-up': 'The point has moved up or down, so the mirror line is horizontal.',
    'sum-do': 'Add the two others.',
    'sum-why': 'The middle of two numbers is half of their sum.',
    'half-do': 'Take half of it.',
    'half-why': 'The mirror line is as far from the point as from its image.',
    'write-do': 'Write the equation.',
    'write-why': 'On this line, one coordinate is the same everywhere.',
    final: '{value}',
  },
  draw: ({ level, random }): Params => drawPair(level, random),
  build({ scene, letters, corners, mirror }: Params, { level, step, distractor }) {
    const { axis, at } = mirror;
    const [a] = corners;
    const images = corners.map((corner) => flipped(corner, mirror));
    const [image = a] = images;
    const [from, to] = axis === 'x' ? [a[0], image[0]] : [a[1], image[1]];
    const line = (value: number, along = axis): string => lineText({ axis: along, at: value });
    const list = (spots: readonly Spot[]): string => {
      const [p = '', q = '', r = ''] = spots.map(spotText);
      return `${p}, ${q} and ${r}`;
    };
    const words = {
      name: letters.join(''),
      corners: list(corners),
      images: list(images),
      p: spotText(a),
      q: spotText(image),
      value: `$${line(at)}$`,
    };
    const told = {
      plain: 'one',
      tiles: 'one-tile',
      dance: 'one-craft',
      game: 'one-game',
      flag: 'one',
    } as const;
    const places = corners.map((corner) => (axis === 'x' ? corner[0] : corner[1]));
    const nearest = places.toSorted((p, q) => Math.abs(p - at) - Math.abs(q - at))[0] ?? 0;
    const shown = (value: number): string => String(value).replace('-', '−');
    const paren = (value: number): string => (value < 0 ? `(${shown(value)})` : shown(value));
    return {
      words,
      question:
        level === 1
          ? [`${scene.key}-shown`, 'ask']
          : level === 2
            ? [`${scene.key}-told`, 'ask']
            : [told[scene.key], scene.key === 'dance' ? 'ask-fold' : 'ask-line'],
      diagram:
        level === 1
          ? motionGrid(8, [
              { corners, names: letters },
              { corners: images, names: letters.map((letter) => `${letter}′`) },
            ])
          : null,
      answer: line(at),
      distractors: [
        level === 3
          ? distractor('misses-the-midpoint', line(from + to), 'sum')
          : distractor('chooses-a-line-through-one-vertex', line(nearest), 'vertex'),
        distractor('swaps-vertical-and-horizontal-lines', line(at, axis === 'x' ? 'y' : 'x'), 'swaps'),
        level === 3
          ? distractor('slip', line(Math.abs(to - from)), 'gap')
          : distractor('misses-the-midpoint', line(from + to), 'sum'),
        distractor('slip', line(at + 1), 'middle'),
      ],
      steps: [
        step(
          'keep',
          `${spotText(a)} and ${spotText(image)}`,
          axis === 'x' ? 'the second coordinate stays' : 'the first coordinate stays',
          { why: axis === 'x' ? 'keep-across' : 'keep-up' },
        ),
        step('sum', `${shown(from)} + ${paren(to)}`, shown(from + to)),
        step('half', `${paren(from + to)} ÷ 2`, shown(at)),
        step('write', `${shown(at)} everywhere`, `$${line(at)}$`),
      ],
      claims: [`(${from} + ${to}) / 2 = ${at}`],
    };
  },
});

function drawPair(level: Level, random: Random): Params {
  return random.until(() => {
    const corners = drawTriangle(random, level === 1 ? 8 : 7);
    const axis = random.pick(['x', 'y'] as const);
    const at = level === 3 ? random.int(-8, 8) / 2 : random.int(-4, 4);
    const mirror: GridLine = { axis, at };
    const places = corners.map((corner) => (axis === 'x' ? corner[0] : corner[1]));
    const isAside = places.every(
      (place) => Math.sign(place - at) === Math.sign((places[0] ?? 0) - at) && place !== at,
    );
    const images = corners.map((corner) => flipped(corner, mirror));
    const isIn = areOn(level === 1 ? 8 : 12, images);
    const first = places[0] ?? 0;
    const isHalf = level < 3 || !Number.isInteger(at) || random.chance(30);
    const isApart = at !== 0 && 2 * at !== first && Math.abs(2 * at - first) !== Math.abs(first);
    return isAside && isIn && isHalf && isApart
      ? { scene: random.pick(twoShapes.list), letters: drawPoints(random, 3), corners, mirror }
      : null;
  });
}
