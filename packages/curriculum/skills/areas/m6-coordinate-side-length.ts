import { numberSkill, plotCorners, type Random, takeDistractors } from '../../src/kit/index.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { motionGrid } from '../../src/pictures/motion-grids.ts';
import { pointText } from '../../src/pictures/plane-around.ts';

/** The corners of a rectangle go from left to right and from low to high; `across` asks for a level side. */
type Params = {
  scene: (typeof scenes)[number];
  left: number;
  right: number;
  low: number;
  high: number;
  across: boolean;
};

const scenes = ['plain', 'park', 'court'] as const;

/** Level 1 has a picture with zero between the ends, level 2 four corners in words, level 3 only two of them. */
export const m6CoordinateSideLength = numberSkill('m6-coordinate-side-length', {
  version: 3,
  byHand: { levels: [2, 3], ask: 'plot' },
  form: 'integer',
  text: {
    headline: 'Find a side length',
    plain: 'A rectangle lies on the grid.',
    park: 'On a map, a park is a rectangle.',
    court: 'On a plan, a court is a rectangle.',
    lower: 'Its lower corners are A {a} and B {b}.',
    upper: 'Its upper corners are D {d} and C {c}.',
    two: 'Corner A {a} lies opposite corner C {c}. Side AB is horizontal.',
    ask: [
      'How many units long is side {side}?',
      'What is the length of side {side} in units?',
      'Find the length of side {side} in units.',
    ],
    plot: [
      'Draw the rectangle: plot its four corners.',
      'Plot A, B, C and D.',
      'Show the rectangle by its four corners.',
      'Put all four corners on the plane.',
    ],
    'right-plot': 'The first coordinate tells how far across, and the second how far up or down.',
    'other-plot':
      'Start at zero for each corner. Go across by the first coordinate, then up or down by the second.',
    'right-apart': 'The ends lie on two sides of an axis, so both distances to it count.',
    'right-near': 'The ends lie on one side of an axis, so the distances to it are subtracted.',
    subtracts: 'This subtracts the distances to the axis. On which sides of it are the two ends?',
    adds: 'This adds the distances to the axis. Are the ends on opposite sides of it or on the same side?',
    pair: 'This is the length of another side. Which coordinates differ between the ends of {side}?',
    points: 'This counts grid points. How many spaces lie between the ends?',
    far: 'This is the distance of one end from the axis. How far is the other one from it?',
    'one-less': 'This is one space short. Count from the first end again.',
    other: 'Find the coordinate that differs. Then use the distances from zero.',
    'corner-do': 'Find the missing corner.',
    'corner-why': 'A horizontal side keeps the y-coordinate, and a vertical side keeps the x-coordinate.',
    'corners-do': 'Find the missing corners.',
    'corners-why': 'B is as high as A and as far across as C. D is as high as C and as far across as A.',
    'across-do': 'Go across by each first coordinate.',
    'across-why': 'Numbers above zero lie to the right, and numbers below zero to the left.',
    'up-do': 'Go up or down by each second coordinate.',
    'up-why': 'Numbers above zero lie up, and numbers below zero lie down.',
    'look-do': 'Look at the figure as a check.',
    'look-why': 'Corners with the same second coordinate are equally high.',
    'final-plot': 'The corners are A {a}, B {b}, C {c} and D {d}.',
    'differ-do': 'Find the coordinates that differ.',
    'differ-why': 'The other coordinate is the same, so the side runs along the grid.',
    'sizes-do': 'Find how far each is from zero.',
    'sizes-why': 'The absolute value is the distance from zero.',
    'apart-do': 'Add the two distances.',
    'apart-why': 'Zero lies between the ends.',
    'near-do': 'Subtract the two distances.',
    'near-why': 'Zero does not lie between the ends.',
    final: '{key, number} units',
  },
  draw({ level, random }): Params {
    const across = random.chance(50);
    const scene = random.pick(scenes);
    return random.until(() => {
      const [left, right] = drawEnds(level === 1 ? 5 : 12, level === 1, random);
      const [low, high] = drawEnds(level === 1 ? 5 : 12, level === 1, random);
      const [wide, tall] = [right - left, high - low];
      return Math.abs(wide - tall) > 1 ? { scene, left, right, low, high, across } : null;
    });
  },
  build({ scene, left, right, low, high, across }: Params, { level, say, step, distractor }) {
    const corners = { a: [left, low], b: [right, low], c: [right, high], d: [left, high] } as const;
    const names = across ? (['a', 'b'] as const) : (['b', 'c'] as const);
    const [from, to] = across ? [left, right] : [low, high];
    const [sizeFrom, sizeTo] = [Math.abs(from), Math.abs(to)];
    const [more, less] = [Math.max(sizeFrom, sizeTo), Math.min(sizeFrom, sizeTo)];
    const isApart = from < 0 && to > 0;
    const key = to - from;
    const text = (name: keyof typeof corners): string => pointText(...corners[name]);
    const words = {
      a: text('a'),
      b: text('b'),
      c: text('c'),
      d: text('d'),
      side: across ? 'AB' : 'BC',
      key,
    };
    const ends = `${text(names[0])} and ${text(names[1])}`;
    return {
      words,
      question: [scene, ...(level === 3 ? [say('two')] : [say('lower'), say('upper')]), 'ask'],
      diagram:
        level === 1
          ? motionGrid(6, [{ corners: Object.values(corners), names: ['A', 'B', 'C', 'D'] }])
          : null,
      answer: { value: key, reason: isApart ? 'right-apart' : 'right-near' },
      distractors: takeDistractors(key, [
        isApart
          ? distractor('subtracts-absolute-values-on-opposite-sides', more - less, 'subtracts')
          : distractor('adds-absolute-values-on-the-same-side', more + less, 'adds'),
        distractor('uses-the-wrong-pair-of-coordinates', across ? high - low : right - left, 'pair'),
        distractor('counts-grid-points-instead-of-spaces', key + 1, 'points'),
        distractor('slip', more, 'far'),
        distractor('slip', key - 1, 'one-less'),
      ]),
      drawn: {
        make: plotCorners({ names: ['A', 'B', 'C', 'D'], corners: Object.values(corners) }),
        right: 'right-plot',
        otherWrong: 'other-plot',
        finalAnswer: 'final-plot',
        steps: [
          level === 3 &&
            step('corners', `A ${text('a')} and C ${text('c')}`, `B ${text('b')} and D ${text('d')}`),
          step('across', 'from zero', `${signed(left)} for A and D, ${signed(right)} for B and C`),
          step('up', 'from the x-axis', `${signed(low)} for A and B, ${signed(high)} for C and D`),
          step('look', 'AB and DC', 'level, one above the other'),
        ],
      },
      steps: [
        level === 3 ? step('corner', '', `B ${text('b')}`) : null,
        step('differ', ends, `${signed(from)} and ${signed(to)}`),
        step('sizes', `${signed(from)} and ${signed(to)}`, `${sizeFrom} and ${sizeTo} from zero`),
        isApart
          ? step('add', `${sizeFrom} + ${sizeTo}`, key, 'apart')
          : step('subtract', `${more} − ${less}`, key, 'near'),
      ],
      claims: [`|${signed(to)} - (${signed(from)})| = ${key}`],
    };
  },
});

/** Two ends at least three apart and neither at zero: zero lies between them, or, where it may, not. */
function drawEnds(reach: number, isApart: boolean, random: Random): readonly [number, number] {
  const [small, large] = [random.int(1, reach - 1), random.int(3, reach)];
  const sign = random.chance(50) ? 1 : -1;
  if (isApart || random.chance(50)) return sign > 0 ? [-small, large] : [-large, small];
  const more = Math.min(small + 3 + (large % 5), reach + 3);
  return sign > 0 ? [small, more] : [-more, -small];
}
