import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { rootShown, rootText } from '../../src/numbers/square-roots.ts';
import { rightTriples, wholeBoxes } from '../../src/numbers/triangles/right-triples.ts';

/** Boxes with their unit and the shortest and longest edge that makes sense. */
const boxes = [
  { key: 'rod', unit: 'inches', one: 'inch', sign: 'in', least: 4, most: 48 },
  { key: 'crate', unit: 'feet', one: 'foot', sign: 'ft', least: 1, most: 14 },
  { key: 'aquarium', unit: 'inches', one: 'inch', sign: 'in', least: 8, most: 48 },
  { key: 'gym', unit: 'meters', one: 'meter', sign: 'm', least: 6, most: 48 },
  { key: 'room', unit: 'feet', one: 'foot', sign: 'ft', least: 8, most: 32 },
  { key: 'trunk', unit: 'inches', one: 'inch', sign: 'in', least: 9, most: 48 },
  { key: 'gift', unit: 'centimeters', one: 'centimeter', sign: 'cm', least: 6, most: 60 },
] as const;

/** Pointed things, with half of what lies below and the slant height. */
const points = [
  { key: 'cone', unit: 'centimeters', one: 'centimeter', most: 26 },
  { key: 'hat', unit: 'centimeters', one: 'centimeter', most: 30 },
  { key: 'tent', unit: 'feet', one: 'foot', most: 26 },
  { key: 'roof', unit: 'meters', one: 'meter', most: 17 },
] as const;

/** A box of w by d by h; or something pointed with half a base of w, a height of h and a slant height, d being 0. */
type Params = {
  box: (typeof boxes)[number];
  point: (typeof points)[number];
  w: number;
  d: number;
  h: number;
};

/** Level 1 shows the diagonal of the base, level 2 leaves it out, level 3 has roots that stay, cones and pyramids. */
export const m8PythagoreanSpaceDiagonal = numberSkill('m8-pythagorean-space-diagonal', {
  version: 5,
  form: 'radical',
  text: {
    headline: 'Find a length in a solid',
    'rod-told': 'A straight rod just fits into a box from a lower corner to the far upper corner.',
    'crate-told': 'A pole just fits into a crate from a lower corner to the far upper corner.',
    'aquarium-told':
      'A wire is pulled tight through an aquarium from a lower corner to the far upper corner.',
    'gym-told': 'A rope hangs tight across a gym, from a lower corner to the far upper corner.',
    'room-told': 'A string of lights hangs tight across a room, from a lower corner to the far upper corner.',
    'trunk-told': 'A hiking stick just fits into a trunk from a lower corner to the far upper corner.',
    'gift-told': 'A ribbon runs straight through a gift box from a lower corner to the far upper corner.',
    shown: 'The picture shows its edges and the line across the bottom.',
    edges: 'The bottom is {w} by {d} {unit}. The height is {h} {unit}.',
    'rod-ask': 'How many {unit} long is the rod?',
    'crate-ask': 'How many {unit} long is the pole?',
    'aquarium-ask': 'How many {unit} long is the wire?',
    'gym-ask': 'How many {unit} long is the rope?',
    'room-ask': 'How many {unit} long is the string?',
    'trunk-ask': 'How many {unit} long is the stick?',
    'gift-ask': 'How many {unit} long is the ribbon?',
    exact: 'Give the exact length as a simplified root.',
    'cone-told':
      'A paper cone is {across} centimeters wide at its base. Its slant height is {s} centimeters.',
    'hat-told':
      'A party hat is a cone that is {across} centimeters wide at its base. Its slant height is {s} centimeters.',
    'tent-told':
      'A tent is a pyramid with a square floor of {across} by {across} feet. From the middle of a floor edge to the top, its side measures {s} feet.',
    'roof-told':
      'The roof of a tower is a pyramid over a square of {across} by {across} meters. From the middle of a lower edge to the top, it measures {s} meters.',
    'ask-height': 'How many {unit} tall is it?',
    'right-box': 'The line across the bottom and the upright edge are the legs of a right triangle.',
    'right-point': 'Half of the base and the height are the legs, and the slant height is the hypotenuse.',
    edges3: 'This adds all three edges. Is a straight line as long as a walk along the edges?',
    base: 'This is the line across the bottom. How far up does the far corner lie?',
    'one-wall': 'This leaves out one edge of the bottom. How do you get across the bottom first?',
    'other-wall': 'This line stays on a wall of the box. How far across the bottom lies the far corner?',
    unsquared: 'This adds a square to a length. What has to be done to the line across the bottom first?',
    squared: 'This is the square of the length. Which number has this square?',
    'whole-turned':
      'This takes the whole base and subtracts the squares in the other order. How far is it from the middle to the edge?',
    whole: 'This uses the whole base. How far is it from the middle of the base to its edge?',
    longest: 'This adds the squares. Which side of the right triangle is the longest?',
    takes: 'This subtracts the lengths. Does the theorem speak of lengths or of squares?',
    other: 'Find a right triangle inside the solid. Which two of its sides do you know?',
    'base-do': 'Find the square of the line across the bottom.',
    'base-why': 'Two edges of the bottom are the legs of a right triangle.',
    'read-do': 'Find the right triangle.',
    'read-why': 'Its legs are the line across the bottom and an upright edge.',
    'up-do': 'Add the square of the upright edge.',
    'up-why': 'The upright edge stands at a right angle on the bottom.',
    'half-do': 'Halve the base.',
    'half-why': 'The height stands on the middle.',
    'take-do': 'Subtract its square from the square of the slant height.',
    'take-why': 'The slant height is the hypotenuse.',
    'root-do': 'Take the square root.',
    'root-why': 'A length is the positive number with this square.',
    'split-do': 'Simplify the root.',
    'split-why': 'The largest square factor comes out of the root.',
    'check-do': 'Check the squares.',
    'check-why': 'All of them have to fit the theorem.',
    final: '{value} {unit}',
  },
  draw: ({ level, random }): Params => drawSolid(level, random),
  build(params: Params, { level, step, distractor }) {
    const { box, point, w, d, h } = params;
    const isBox = d > 0;
    const { unit, one } = isBox ? box : point;
    const [base, up] = [w * w + d * d, h * h];
    const square = isBox ? base + up : up;
    const slant = Math.round(Math.sqrt(w * w + up));
    const value = rootText(square);
    const shown = rootShown(square);
    const words = { w, d, h, s: slant, across: 2 * w, unit, value: shown };
    const isWhole = !value.includes('√');
    return {
      words,
      question: isBox
        ? [`${box.key}-told`, level === 1 ? 'shown' : 'edges', `${box.key}-ask`, !isWhole && 'exact']
        : [`${point.key}-told`, 'ask-height'],
      diagram: level === 1 ? pictureOf(params) : null,
      answer: { value, unit, unitOne: one, asked: 'simplified', reason: isBox ? 'right-box' : 'right-point' },
      distractors: isBox
        ? [
            distractor('adds-the-three-edges', w + d + h, 'edges3'),
            distractor('stops-at-the-base-diagonal', rootText(base), 'base'),
            Number.isInteger(Math.sqrt(base)) &&
              distractor('forgets-to-square-the-base-diagonal', rootText(Math.sqrt(base) + up), 'unsquared'),
            square < 19 * Math.sqrt(square) && distractor('slip', square, 'squared'),
            distractor('slip', rootText(w * w + up), 'one-wall'),
            distractor('slip', rootText(d * d + up), 'other-wall'),
          ]
        : [
            distractor('treats-a-leg-as-the-hypotenuse', rootText(slant * slant + w * w), 'longest'),
            distractor(
              point.key === 'tent' || point.key === 'roof'
                ? 'uses-the-whole-base-for-half'
                : 'uses-the-diameter-as-the-radius',
              rootText(Math.abs(slant * slant - 4 * w * w)),
              slant > 2 * w ? 'whole' : 'whole-turned',
            ),
            distractor('subtracts-the-lengths', slant - w, 'takes'),
          ],
      steps: isBox
        ? [
            level === 1
              ? step('read', `${rootText(base)} and ${h}`, 'the legs')
              : step('base', `${w}² + ${d}²`, base),
            step('up', level === 1 ? `${rootText(base)}² + ${h}²` : `${base} + ${h}²`, square),
            isWhole
              ? step('root', `the square ${square}`, value)
              : step(
                  'split',
                  `$\\sqrt{${square}}$`,
                  shown === `$\\sqrt{${square}}$` ? `${shown}, simplest` : shown,
                ),
            level > 1 && step('check', `${w}² + ${d}² + ${h}²`, square),
          ]
        : [
            step('half', `${2 * w} ÷ 2`, w),
            step('take', `${slant}² − ${w}²`, square),
            step('root', `the square ${square}`, value),
            step('check', `${w}² + ${h}²`, slant * slant),
          ],
      claims: isBox ? [`${w}^2 + ${d}^2 + ${h}^2 = ${square}`] : [`${w}^2 + ${h}^2 = ${slant}^2`],
    };
  },
});

function drawSolid(level: Level, random: Random): Params {
  return random.until(() => {
    const box = random.pick(boxes);
    const point = random.pick(points);
    if (level === 3 && random.chance(50)) {
      const [x, y, z] = random.pick(rightTriples.slice(0, 4));
      const times = random.int(1, 4);
      const [w = 0, h = 0] = random.shuffle([x * times, y * times]);
      const isTrue = z * times <= point.most && h < 4 * w && w < 2 * h && z !== 2 * x;
      return isTrue && (point.key !== 'hat' || h > w) && w > 1 ? { box, point, w, d: 0, h } : null;
    }
    const [w, d, h] = drawEdges(level, random);
    const isTrue = Math.min(w, d, h) >= box.least && Math.max(w, d, h) <= box.most && w >= d;
    if (!isTrue || ((box.key === 'gym' || box.key === 'room') && (h > 12 || h > d))) return null;
    // A flat box leaves room for the labels of both diagonals.
    if (level === 1)
      return 2 * h <= 3 * w && 3 * h >= w && Number.isInteger(Math.hypot(w, d, h))
        ? { box, point, w, d, h }
        : null;
    if (level === 2) return { box, point, w, d, h };
    return /^\d+√/.test(rootText(w * w + d * d + h * h)) ? { box, point, w, d, h } : null;
  });
}

/** Width, depth and height, the width at least as long as the depth. */
function drawEdges(level: Level, random: Random): readonly [number, number, number] {
  if (level === 1) {
    const [x, y] = random.pick(rightTriples.slice(0, 3));
    const times = random.int(1, x === 3 ? 15 : 4);
    return [y * times, x * times, random.int(2, Math.min(48, y * times))];
  }
  const [x = 1, y = 1, z = 1] =
    level === 2
      ? random.shuffle(random.pick(wholeBoxes))
      : [random.int(1, 12), random.int(1, 12), random.int(1, 12)];
  const times = level === 2 ? random.int(1, 4) : 1;
  return [Math.max(x, y) * times, Math.min(x, y) * times, z * times];
}

function pictureOf({ box: { sign }, w, d, h }: Params): DiagramOf<'solid'> {
  const edge = (size: number) => ({ size, label: `${size} ${sign}` });
  return {
    kind: 'solid',
    shape: 'box',
    width: edge(w),
    depth: edge(d),
    height: edge(h),
    cuts: { width: 1, height: 1, depth: 1 },
    diagonals: { base: `${rootText(w * w + d * d)} ${sign}`, space: null },
  };
}
