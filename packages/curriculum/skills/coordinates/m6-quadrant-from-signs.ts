import { choiceSkill, plotOnPlane } from '../../src/kit/index.ts';
import { pointText } from '../../src/pictures/plane-around.ts';

/** `flip` tells at level 3 which coordinate of (x, y) gets its opposite. */
type Params = { x: number; y: number; flip: 'x' | 'y' | 'none' };

type Place = 'first' | 'second' | 'third' | 'fourth' | 'x-axis' | 'y-axis';

const turned: readonly Place[] = ['first', 'fourth', 'third', 'second'];
const around: readonly Place[] = ['first', 'second', 'third', 'fourth'];

/** Level 1 has a point in a quadrant, level 2 decimals and points on an axis, level 3 a point with one sign changed. */
export const m6QuadrantFromSigns = choiceSkill('m6-quadrant-from-signs', {
  version: 3,
  byHand: { levels: [1, 3], ask: 'hand-plot-answer', make: plotOnPlane },
  text: {
    headline: 'Find the quadrant',
    ask: [
      'Where on the plane does the point {point} lie?',
      'In which part of the plane is the point {point}?',
      'Find the place of the point {point} on the plane.',
      'A point has the coordinates {point}. Where do you find it?',
    ],
    'ask-x': [
      'P is {point}. Q has the opposite first number and the same second number. Where does Q lie?',
      'P is {point}. Change the sign of its first number to get Q. Where does Q lie?',
    ],
    'ask-y': [
      'P is {point}. Q has the same first number and the opposite second number. Where does Q lie?',
      'P is {point}. Change the sign of its second number to get Q. Where does Q lie?',
    ],
    first: 'in Quadrant I',
    second: 'in Quadrant II',
    third: 'in Quadrant III',
    fourth: 'in Quadrant IV',
    'x-axis': 'on the x-axis',
    'y-axis': 'on the y-axis',
    right: 'The first sign tells left or right, and the second tells below or above.',
    'right-axis': 'One of its coordinates is zero, so it lies on an axis.',
    clockwise: 'This numbers the quadrants clockwise. In which direction are they numbered?',
    'only-x': 'This fits the first coordinate only. What does the second one tell?',
    'only-y': 'This fits the second coordinate only. What does the first one tell?',
    zero: 'Every point in a quadrant has two signs. How many signs does this point have?',
    neither: 'This fits neither of the two signs. What does each of them tell?',
    axis: 'A zero is the coordinate that does not move. In which direction do you move from the center?',
    other: 'Use both signs. Go left or right first, and then up or down.',
    'other-flip': 'Change the sign that the question names. Then use both signs of the new point.',
    'flip-do': 'Change the sign that the question names.',
    'flip-why': 'A number and its opposite have different signs.',
    'across-do': 'Look at the first coordinate.',
    'across-why': 'Negative is left of the y-axis, and positive is right of it.',
    'up-do': 'Look at the second coordinate.',
    'up-why': 'Negative is below the x-axis, and positive is above it.',
    'name-do': 'Find the place on the plane.',
    'name-why': 'Quadrants are numbered counterclockwise, from the upper right.',
  },
  draw({ level, random }): Params {
    const side = (): 1 | -1 => (random.chance(50) ? -1 : 1);
    const number = (): number => side() * (level === 2 ? random.int(11, 99) / 10 : random.int(1, 9));
    const [x, y] = [number(), number()];
    if (level === 3) return { x, y, flip: random.pick(['x', 'y'] as const) };
    if (level === 1 || random.chance(60)) return { x, y, flip: 'none' };
    return random.chance(50) ? { x: 0, y, flip: 'none' } : { x, y: 0, flip: 'none' };
  },
  build({ x, y, flip }: Params, { say, step, distractor }) {
    const [u, v] = [flip === 'x' ? -x : x, flip === 'y' ? -y : y];
    const key = placeOf(u, v);
    const onAxis = u === 0 || v === 0;
    const clockwise = onAxis ? null : turned[around.indexOf(key)];
    const acrossWord = u === 0 ? 'neither left nor right' : u < 0 ? 'left' : 'right';
    const upWord = v === 0 ? 'neither up nor down' : v < 0 ? 'below' : 'above';
    const changed = flip === 'none' ? null : step('change-sign', pointText(x, y), pointText(u, v), 'flip');
    const only = (of: 'x' | 'y', place: Place) => {
      const seen = of === 'x' ? acrossWord : upWord;
      const work = [
        changed,
        step('look-across', pointText(u, v), seen, of === 'x' ? 'across' : 'up'),
        step('name-place', seen, quadrantName(place), 'name'),
      ];
      return distractor('looks-at-only-one-coordinate', place, `only-${of}`, {
        work,
        wrongAt: work.length - 1,
      });
    };
    // A point on an axis has only one coordinate to look at: two quadrants fit it.
    const partial = onAxis
      ? [placeOf(u || 1, v || 1), placeOf(u || -1, v || -1)].map((place, index) =>
          distractor(
            'looks-at-only-one-coordinate',
            place,
            index > 0 ? 'zero' : `only-${u === 0 ? 'y' : 'x'}`,
          ),
        )
      : [only('x', placeOf(u, -v)), only('y', placeOf(-u, v))];
    const opposite = onAxis ? (u === 0 ? 'x-axis' : 'y-axis') : placeOf(-u, -v);
    const slip = distractor('slip', opposite, onAxis ? 'axis' : 'neither');
    return {
      question: say(flip === 'none' ? 'ask' : `ask-${flip}`, { point: pointText(x, y) }),
      drawn: { value: pointText(u, v), wrong: [] },
      answer: { value: key, reason: onAxis ? 'right-axis' : 'right' },
      otherWrong: flip === 'none' ? 'other' : 'other-flip',
      distractors: [
        clockwise == null || clockwise === key
          ? null
          : distractor('numbers-the-quadrants-clockwise', clockwise, 'clockwise', { concludes: true }),
        ...partial.filter(({ value }) => value !== clockwise),
        slip,
      ],
      steps: [
        changed,
        step('look-across', pointText(u, v), acrossWord, 'across'),
        step('look-up', pointText(u, v), upWord, 'up'),
        step('name-place', `${acrossWord}, ${upWord}`, onAxis ? key : quadrantName(key), 'name'),
      ],
      finalAnswer: key,
      claims: [`|${x}| = ${Math.abs(x)}`, `|${y}| = ${Math.abs(y)}`],
    };
  },
});

function quadrantName(place: Place): string {
  return `Quadrant ${['I', 'II', 'III', 'IV'][around.indexOf(place)]}`;
}

function placeOf(x: number, y: number): Place {
  if (x === 0) return 'y-axis';
  if (y === 0) return 'x-axis';
  if (x > 0) return y > 0 ? 'first' : 'fourth';
  return y > 0 ? 'second' : 'third';
}
