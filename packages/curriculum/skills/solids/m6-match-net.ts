import type { DiagramOf } from '@playforward/diagram';
import { pictureSkill } from '../../src/kit/index.ts';
import { edgeText } from '../../src/pictures/box-edges.ts';
import { inchUnit, type LengthUnit } from '../../src/scenes/shapes/flat-things.ts';

type Params = {
  kind: 'box' | 'pyramid' | 'prism' | 'pieces';
  unit: LengthUnit;
  sizes: readonly [number, number, number];
};

/** By level: pictures of nets at the first two, so that no net is right each time; then faces with their sizes. */
const kinds = { 1: ['box', 'pyramid'], 2: ['pyramid', 'prism'], 3: ['pieces'] } as const;

/**
 * Level 1 asks for the net of a box or a pyramid, level 2 of a pyramid or a triangular prism, both among pictures;
 * level 3 asks for the faces with their sizes.
 */
export const m6MatchNet = pictureSkill('m6-match-net', {
  version: 5,
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
    'pyramid-missing': 'One square, with a triangle on three of its four sides',
    'pyramid-overlap': 'One square, with a rectangle on each of its four sides',
    'pyramid-other': 'Three rectangles in a row, with a triangle on each side of the row',
    'prism-right': 'Three rectangles in a row, with a triangle on each side of the row',
    'prism-missing': 'Three rectangles in a row, with a triangle on one side of the row',
    'prism-overlap': 'Three rectangles in a row, with two triangles on the same side of the row',
    'prism-other': 'One square, with a triangle on each of its four sides',
    'pieces-right': 'Two of {l} by {w}, two of {l} by {h}, two of {w} by {h}',
    'pieces-missing': 'Two of {l} by {w}, two of {l} by {h}, one of {w} by {h}',
    'pieces-overlap': 'Three of {l} by {w}, two of {l} by {h}, one of {w} by {h}',
    'pieces-other': 'One of {l} by {w}, and four triangles with a base of {l} or {w}',
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
    return {
      kind,
      unit: inchUnit,
      sizes: kind === 'pyramid' ? [side, side + random.int(1, 6), 1] : [l, w, h],
    };
  },
  build({ kind, unit, sizes: [l, w, h] }: Params, { say, step }) {
    const words = { l: String(l), w: String(w), h: String(h) };
    const asked = { l: edgeText([l, 1], unit), w: edgeText([w, 1], unit), h: edgeText([h, 1], unit) };
    const faces = {
      box: ['6 faces', '6 rectangles'],
      pieces: ['6 faces', '6 rectangles in equal pairs'],
      pyramid: ['5 faces', '1 square and 4 triangles'],
      prism: ['5 faces', '3 rectangles and 2 triangles'],
    } as const;
    const pictures = kind === 'pieces' ? null : netsOf(kind, [l, w, h]);
    const option = (place: Place) => ({
      value: place,
      text: say(`${kind}-${place}`),
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
          misconception: kind === 'pyramid' ? 'slip' : 'chooses-a-net-that-overlaps-when-folded',
          ...option('overlap'),
          reason: say(kind === 'pyramid' ? 'rectangles' : 'overlap'),
        },
        { misconception: 'confuses-pyramid-and-prism', ...option('other'), reason: say('other') },
      ],
      steps: [
        step('count', '', faces[kind][0]),
        step('shape', '', faces[kind][1], {
          do: 'shape-do',
          why: kind === 'pieces' ? 'pairs-why' : 'shape-why',
        }),
        ...(pictures
          ? [{ ...step('fold', '', 'closed, with no face on another'), diagram: pictures.right }]
          : [
              step('top', '', `two of ${l} by ${w}`),
              step('front', '', `two of ${l} by ${h}`),
              step('ends', '', `two of ${w} by ${h}`),
            ]),
      ],
      otherWrong: 'hint',
      claims: [
        kind === 'box' || kind === 'pieces' ? '2 + 2 + 2 = 6' : kind === 'prism' ? '3 + 2 = 5' : '1 + 4 = 5',
      ],
    };
  },
});

type Place = 'right' | 'missing' | 'overlap' | 'other';
type Net = DiagramOf<'net'>;

/** The solid's net, two that do not fold into it, and the net of another solid. */
function netsOf(
  kind: Exclude<Params['kind'], 'pieces'>,
  [l, w, h]: Params['sizes'],
): Readonly<Record<Place, Net>> {
  const net = (solid: Net['solid'], sizes: Net['sizes'], judged: Net['judged'] = 'whole'): Net => ({
    kind: 'net',
    solid,
    sizes,
    labels: ['', '', ''],
    judged,
  });
  if (kind === 'pyramid') {
    return {
      right: net('square-pyramid', [l, w, 1]),
      missing: net('square-pyramid', [l, w, 1], 'missing-face'),
      overlap: net('box', [l, l, w], 'open-top'),
      other: net('triangular-prism', [l, w, l]),
    };
  }
  const solid = kind === 'box' ? 'box' : 'triangular-prism';
  const sizes: Net['sizes'] = kind === 'box' ? [l, w, h] : [w, h, l];
  return {
    right: net(solid, sizes),
    missing: net(solid, sizes, 'missing-face'),
    overlap: net(solid, sizes, 'overlap'),
    other: net('square-pyramid', [w, w + 1, 1]),
  };
}
