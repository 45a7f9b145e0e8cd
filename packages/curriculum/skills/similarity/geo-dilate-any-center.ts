import type { DiagramOf } from '@playforward/diagram';
import { numberSkill } from '../../src/kit/index.ts';
import { bracketed } from '../../src/numbers/linear-sides.ts';
import { signed, typeset } from '../../src/numbers/signed-numbers.ts';
import { pointText } from '../../src/pictures/plane-around.ts';
import { drawPoints } from '../../src/pictures/point-names.ts';

type Spot = readonly [x: number, y: number];
/** The point lies `away` from the center; the factor is `top` / `bottom`. */
type Params = { points: readonly string[]; center: Spot; away: Spot; top: number; bottom: number };

/** Factors with what both ways have to be multiples of, so that every choice is a short number. */
const factors: Readonly<Record<1 | 2 | 3, readonly (readonly [number, number, number])[]>> = {
  1: [
    [2, 1, 1],
    [3, 1, 3],
  ],
  2: [
    [1, 2, 2],
    [3, 2, 6],
    [3, 1, 3],
    [1, 4, 4],
    [5, 2, 10],
  ],
  3: [
    [2, 1, 1],
    [4, 1, 1],
    [1, 2, 2],
    [1, 4, 4],
  ],
};

/** Level 1 has a picture and a whole factor, level 2 also factors between whole numbers, level 3 goes back from the image. */
export const geoDilateAnyCenter = numberSkill('geo-dilate-any-center', {
  version: 1,
  form: 'point',
  text: {
    headline: 'Dilate from a center',
    ask: [
      'A dilation has the center {C} {c} and the factor {k}. What is the image of {A} {a}?',
      'The center of a dilation is {C} {c}, and its factor is {k}. Where does {A} {a} go?',
      'Dilate {A} {a} from the center {C} {c} by the factor {k}. Where is the image?',
      'Find the image of {A} {a} in the dilation with center {C} {c} and factor {k}.',
    ],
    back: [
      'A dilation has the center {C} {c} and the factor {k}. The image of {A} is {image}. What is {A}?',
      'The center of a dilation is {C} {c}, and its factor is {k}. It moves {A} to {image}. Where is {A}?',
      'A dilation from {C} {c} with the factor {k} gives the image {image}. Which point {A} does it come from?',
      'Find the point {A} whose image is {image} in the dilation with center {C} {c} and factor {k}.',
    ],
    right: 'The changes in x and y from the center are multiplied by the factor.',
    'right-back': 'The changes in x and y from the center are divided by the factor.',
    origin: 'This measures from the origin. Which point is the center here?',
    adds: 'This adds the factor or takes it away. What does a dilation do with the distance from the center?',
    inverse:
      'This uses the factor the other way around. Does the image lie nearer to the center or farther out?',
    way: 'These are changes in x and y from the center. Where do they lead?',
    other: 'Find the change in x and in y from the center. Then use the factor on both.',
    'way-do': 'Find the change in x and y from {C} to {P}.',
    'way-why': 'A dilation measures from its center.',
    'times-do': 'Multiply both parts by the factor.',
    'times-why': 'Each length from the center grows or shrinks by the factor.',
    'divide-do': 'Divide both parts by the factor.',
    'divide-why': 'This takes the factor back.',
    'go-do': 'Make these changes from {C}.',
    'go-why': 'The image lies on the ray from the center through the point.',
    'point-why': 'The point lies on the ray from the center through the image.',
    final: 'The point is {value}.',
  },
  draw({ level, random }): Params {
    const [top, bottom, step] = random.pick(factors[level]);
    const reach = level === 1 ? 3 : 6;
    const most = step > 4 ? 1 : step > 1 ? 2 : 4;
    const way = (): number => random.pick([-1, 1]) * step * random.int(1, most);
    const away: Spot = level === 1 ? [Math.abs(way()), Math.abs(way())] : [way(), way()];
    const start = (): number => (level === 1 ? random.int(-4, 0) : random.int(-reach, reach)) || 1;
    return { points: drawPoints(random, 4), center: [start(), start()], away, top, bottom };
  },
  build({ points, center, away, top, bottom }: Params, { level, step, distractor }) {
    const [A = '', , , C = ''] = points;
    const factor = top / bottom;
    const from = (start: Spot, parts: number): Spot => [
      start[0] + parts * away[0],
      start[1] + parts * away[1],
    ];
    const write = ([x, y]: Spot): string => pointText(x, y);
    const [point, image] = [from(center, 1), from(center, factor)];
    const isBack = level === 3;
    const value = isBack ? point : image;
    const k = typeset(bottom === 1 ? String(top) : `${top}/${bottom}`);
    const words = {
      A,
      C,
      k,
      a: write(point),
      c: write(center),
      image: write(image),
      value: write(value),
      P: isBack ? 'the image' : A,
    };
    const times = ([x, y]: Spot, by: number): Spot => [x * by, y * by];
    const added = isBack ? -factor : factor;
    const given = isBack ? image : point;
    const used = isBack ? 1 / factor : factor;
    const way: Spot = [given[0] - center[0], given[1] - center[1]];
    const twice = (sign: string, by: string): string =>
      `${signed(way[0])} ${sign} ${by} and ${signed(way[1])} ${sign} ${by}`;
    const pair = ([x, y]: Spot): string => `${signed(x)} and ${signed(y)}`;
    return {
      words,
      question: isBack ? 'back' : 'ask',
      diagram: level === 1 ? pictureOf({ points, center, away }) : null,
      answer: { value: write(value), reason: isBack ? 'right-back' : 'right' },
      distractors: [
        distractor('dilates-from-the-origin-always', write(times(given, used)), 'origin'),
        distractor('adds-the-factor', write([given[0] + added, given[1] + added]), 'adds'),
        distractor(
          'uses-the-inverse-factor',
          write(from(center, isBack ? factor * factor : 1 / factor)),
          'inverse',
        ),
        distractor('slip', write(times(way, used)), 'way'),
      ],
      steps: [
        step(
          'way',
          `${signed(given[0])} − ${bracketed(center[0])} and ${signed(given[1])} − ${bracketed(center[1])}`,
          pair(way),
        ),
        isBack
          ? step('divide', twice('÷', k), pair(times(way, used)))
          : step('times', twice('·', k), pair(times(way, used))),
        step('go', write(center), write(value), { why: isBack ? 'point-why' : 'go-why' }),
      ],
      claims: [0, 1].map(
        (axis) =>
          `${center[axis as 0 | 1]} + ${top}/${bottom} * (${point[axis as 0 | 1]} - (${center[axis as 0 | 1]})) = ${image[axis as 0 | 1]}`,
      ),
    };
  },
});

/** The point as a corner of a triangle beside the center. */
function pictureOf({
  points,
  center,
  away,
}: Pick<Params, 'points' | 'center' | 'away'>): DiagramOf<'transformation-grid'> {
  const [A = '', B = '', D = '', C = ''] = points;
  const [x, y] = [center[0] + away[0], center[1] + away[1]];
  return {
    kind: 'transformation-grid',
    x: { label: 'x', min: -6, max: 10, step: 1 },
    y: { label: 'y', min: -6, max: 10, step: 1 },
    shapes: [
      {
        corners: [
          { x, y, name: A },
          { x: x + 2, y: y - 1, name: B },
          { x: x + 1, y: y + 2, name: D },
        ],
      },
    ],
    center: { x: center[0], y: center[1], name: C },
    mirror: null,
  };
}
