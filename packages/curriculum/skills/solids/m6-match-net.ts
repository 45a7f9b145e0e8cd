import type { DiagramOf } from '@playforward/diagram';
import { pictureSkill } from '../../src/kit/index.ts';
import { edgeText } from '../../src/pictures/box-edges.ts';
import { wholeSlants } from '../../src/pictures/flat-figures.ts';
import { inchUnit, type LengthUnit } from '../../src/scenes/shapes/flat-things.ts';

/**
 * `ends`: at which faces of the row the two ends hang, of the right net and of the one whose ends land on one place; of
 * a pyramid, `moved` hangs one triangle at another. `wall` is the long side of the triangle of a prism whose faces are told.
 */
type Params = {
  kind: 'box' | 'pyramid' | 'prism' | 'pieces' | 'prism-pieces';
  unit: LengthUnit;
  sizes: readonly [number, number, number];
  wall: number;
  ends: readonly [number, number];
  sameSide: readonly [number, number];
  moved: boolean;
};

/** By level: pictures of nets at the first two, so that no net is right each time; then faces with their sizes. */
const kinds = { 1: ['box', 'pyramid'], 2: ['pyramid', 'prism'], 3: ['pieces', 'prism-pieces'] } as const;

/**
 * Level 1 asks for the net of a box or a pyramid, level 2 of a pyramid or a triangular prism, both among pictures;
 * level 3 asks for the faces of a box or a triangular prism with their sizes. The nets hang together in several ways.
 */
export const m6MatchNet = pictureSkill('m6-match-net', {
  version: 6,
  text: {
    headline: 'Choose the net',
    box: [
      'A box is {l} long, {w} wide and {h} tall. Which net folds into it?',
      'A box has to be {l} long, {w} wide and {h} tall. Find its net.',
      'You fold a box, {l} long, {w} wide and {h} tall. Which net do you need?',
      'A gift box is {l} long, {w} wide and {h} tall. Cut open, what does it look like?',
    ],
    pyramid: [
      'A paper pyramid has a square base with sides of {l}. Its triangles are {w} tall. Which net folds into it?',
      'A pyramid stands on a square with sides of {l}. Its triangles are {w} tall. Which net folds into it?',
    ],
    prism: [
      'A prism is {l} long. Its ends are triangles, {w} wide and {h} tall. Which net folds into it?',
      'A prism is {l} long. Two triangles close it, {w} wide and {h} tall. Find its net.',
    ],
    pieces: [
      'A closed box is {l} long, {w} wide and {h} tall. Which faces does its net have?',
      'A closed box is {l} long, {w} wide, {h} tall. You cut it open. Which faces do you get?',
      'A closed box is {l} by {w} by {h}. Which faces make up its net?',
      'You fold a closed box: {l} long, {w} wide, {h} tall. Which faces do you need?',
    ],
    'box-right': 'Four rectangles in a row, with one more on each side of the row',
    'box-missing': 'Four rectangles in a row, with one more on one side of the row',
    'box-overlap': 'Four rectangles in a row, with two more on the same side of the row',
    'box-other': 'One square, with a triangle on each of its four sides',
    'pyramid-right': 'One square, with a triangle on each of its four sides',
    'pyramid-moved': 'One square, with three triangles on its sides and a fourth on one of these triangles',
    'pyramid-missing': 'One square, with a triangle on three of its four sides',
    'pyramid-overlap': 'One square, with a rectangle on each of its four sides',
    'pyramid-other': 'Three rectangles in a row, with a triangle on each side of the row',
    'prism-right': 'Three rectangles in a row, with a triangle on each side of the row',
    'prism-missing': 'Three rectangles in a row, with a triangle on one side of the row',
    'prism-overlap': 'Three rectangles in a row, with two triangles on the same side of the row',
    'prism-other': 'One square, with a triangle on each of its four sides',
    'pieces-right': 'Two of {l} by {w}, two of {l} by {h}, two of {w} by {h}',
    'pieces-missing': 'Two of {l} by {w}, two of {l} by {h}, one of {w} by {h}',
    'pieces-overlap': 'Two of {l} by {w}, four of {l} by {h}',
    'pieces-other': 'Two of {l} by {w}, two of {l} by {h}, two of {h} by {h}',
    'prism-pieces': [
      'A prism is {l} long. Its ends are right triangles. Their sides are {w}, {h} and {wall}. Which triangles and rectangles does its net have?',
      'The ends of a prism are right triangles. Their sides are {w}, {h} and {wall}. The prism is {l} long. Which triangles and rectangles make up its net?',
    ],
    'prism-pieces-right': 'Two triangles, and rectangles of {w} by {l}, {h} by {l} and {wall} by {l}',
    'prism-pieces-missing': 'Two triangles, and rectangles of {w} by {l} and {h} by {l}',
    'prism-pieces-overlap': 'Two triangles, and rectangles of {w} by {l}, {h} by {l} and {l} by {l}',
    'prism-pieces-other': 'Three triangles, and one rectangle of {w} by {h}',
    'sizes-four': 'This makes four sides equal. Do the front and a side have the same width?',
    'sizes-square':
      'This has square faces at two sides. Which two lengths of the box meet at each of these faces?',
    'sizes-long': 'This has a square face. Which side of the triangle is as long as the prism?',
    right: 'Folded up, every face is there once and none lies on another.',
    missing: 'Fold this in your mind. Is the solid closed on every side?',
    overlap: 'Fold this in your mind. Do two faces land on the same place?',
    rectangles: 'These side faces are rectangles. Can they meet in one point?',
    other: 'This folds into another solid. Which shapes are the faces of the one in the question?',
    hint: 'Count the faces of the solid. Then fold each net in your mind.',
    'count-do': 'Count the faces of the solid.',
    'count-why': 'The net has each face once.',
    'shape-do': 'Name the shapes of the faces.',
    'shape-why': 'A pyramid has triangles that meet in a point. A prism has two equal ends.',
    'pairs-why': 'Opposite faces are equal. Each pair has two of the three lengths as its sides.',
    'top-do': 'Find the sides of the top and the bottom.',
    'top-why': 'They have the length and the width.',
    'front-do': 'Find the sides of the front and the back.',
    'front-why': 'They have the length and the height.',
    'ends-do': 'Find the sides of the two faces that are left.',
    'ends-why': 'They have the width and the height.',
    'wrap-do': 'Find the sides of the three rectangles.',
    'wrap-why': 'Each one stands on another side of the triangle and is as long as the prism.',
    'fold-do': 'Fold the net in your mind.',
    'fold-why': 'No side may stay open, and no two faces may land on the same place.',
  },
  draw({ level, random }): Params {
    const kind = random.pick<Params['kind']>(kinds[level]);
    // Three different lengths keep the faces of a box apart.
    const [h = 2, w = 3, l = 4] = random
      .shuffle([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
      .slice(0, 3)
      .sort((a, b) => a - b);
    const side = random.int(3, 12);
    const row = kind === 'prism' ? [0, 1, 2] : [0, 1, 2, 3];
    // Another end than the two on one side: else all wrong pictures could have one size.
    const [first = 0, second = 1, third = 2] = random.shuffle(row);
    const [legA, legB, wall] = random.pick(wholeSlants);
    const sizes = {
      box: [l, w, h],
      pieces: [l, w, h],
      prism: [l, w, h],
      pyramid: [side, side + random.int(1, 6), 1],
      // The prism is longer than its ends are wide.
      'prism-pieces': [wall + random.int(1, 6), legA, legB],
    } as const;
    return {
      kind,
      unit: inchUnit,
      sizes: sizes[kind],
      wall,
      ends: [third, random.pick(row)],
      sameSide: [first, second],
      moved: kind === 'pyramid' && random.chance(50),
    };
  },
  build(params: Params, { say, step }) {
    const { kind, unit, wall, moved } = params;
    const [l, w, h] = params.sizes;
    const words = { l: String(l), w: String(w), h: String(h), wall: String(wall) };
    const asked = {
      l: edgeText([l, 1], unit),
      w: kind === 'prism-pieces' ? String(w) : edgeText([w, 1], unit),
      h: kind === 'prism-pieces' ? String(h) : edgeText([h, 1], unit),
      wall: edgeText([wall, 1], unit),
    };
    const isTold = kind === 'pieces' || kind === 'prism-pieces';
    const faces = {
      box: ['6 faces', '6 rectangles'],
      pieces: ['6 faces', '6 rectangles in equal pairs'],
      pyramid: ['5 faces', '1 square and 4 triangles'],
      prism: ['5 faces', '3 rectangles and 2 triangles'],
      'prism-pieces': ['5 faces', '3 rectangles and 2 triangles'],
    } as const;
    const pictures = isTold ? null : netsOf(params);
    const option = (place: Place) => ({
      value: place,
      text: say(moved && place === 'right' ? 'pyramid-moved' : `${kind}-${place}`),
      ...(pictures && { diagram: pictures[place] }),
    });
    return {
      words,
      question: say(kind, asked),
      answer: { ...option('right') },
      distractors: [
        {
          misconception: 'chooses-a-net-with-a-missing-face',
          ...option('missing'),
          reason: say('missing'),
        },
        {
          misconception:
            kind === 'box' || kind === 'prism'
              ? 'chooses-a-net-that-overlaps-when-folded'
              : kind === 'pyramid'
                ? 'slip'
                : 'takes-faces-of-the-wrong-size',
          ...option('overlap'),
          reason: say(
            (
              {
                box: 'overlap',
                prism: 'overlap',
                pyramid: 'rectangles',
                pieces: 'sizes-four',
                'prism-pieces': 'sizes-long',
              } as const
            )[kind],
          ),
        },
        {
          misconception: kind === 'pieces' ? 'slip' : 'confuses-pyramid-and-prism',
          ...option('other'),
          reason: say(kind === 'pieces' ? 'sizes-square' : 'other'),
        },
      ],
      steps: [
        step('count', '', faces[kind][0]),
        step('shape', '', faces[kind][1], {
          do: 'shape-do',
          why: kind === 'pieces' ? 'pairs-why' : 'shape-why',
        }),
        ...(pictures
          ? [{ ...step('fold', '', 'closed, with no face on another'), diagram: pictures.right }]
          : kind === 'pieces'
            ? [
                step('top', '', `two of ${l} by ${w}`),
                step('front', '', `two of ${l} by ${h}`),
                step('ends', '', `two of ${w} by ${h}`),
              ]
            : [step('wrap', '', `${w} by ${l}, ${h} by ${l} and ${wall} by ${l}`)]),
      ],
      otherWrong: 'hint',
      claims: [
        kind === 'box' || kind === 'pieces'
          ? '2 + 2 + 2 = 6'
          : kind === 'pyramid'
            ? '1 + 4 = 5'
            : '3 + 2 = 5',
      ],
    };
  },
});

type Place = 'right' | 'missing' | 'overlap' | 'other';
type Net = DiagramOf<'net'>;

/** The solid's net, two that do not fold into it, and the net of another solid. */
function netsOf({ kind, sizes: [l, w, h], ends, sameSide, moved }: Params): Readonly<Record<Place, Net>> {
  const net = (
    solid: Net['solid'],
    sizes: Net['sizes'],
    { judged = 'whole', at }: { judged?: Net['judged']; at?: readonly [number, number] } = {},
  ): Net => ({
    kind: 'net',
    solid,
    sizes,
    labels: ['', '', ''],
    judged,
    ...(at && { ends: [...at] }),
  });
  if (kind === 'pyramid') {
    return {
      right: net('square-pyramid', [l, w, 1], { judged: moved ? 'moved-face' : 'whole' }),
      missing: net('square-pyramid', [l, w, 1], { judged: 'missing-face' }),
      overlap: net('box', [l, l, w], { judged: 'open-top' }),
      other: net('triangular-prism', [l, w, l]),
    };
  }
  const solid = kind === 'box' ? 'box' : 'triangular-prism';
  const sizes: Net['sizes'] = kind === 'box' ? [l, w, h] : [w, h, l];
  return {
    right: net(solid, sizes, { at: ends }),
    missing: net(solid, sizes, { judged: 'missing-face', at: ends }),
    overlap: net(solid, sizes, { judged: 'overlap', at: sameSide }),
    other: net('square-pyramid', [w, w + 2, 1]),
  };
}
