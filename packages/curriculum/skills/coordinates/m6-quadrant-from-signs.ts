import { choiceSkill, plotOnPlane, type Tools } from '../../src/kit/index.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { pointText } from '../../src/pictures/plane-around.ts';

/** `flip` tells at level 3 which coordinates of (x, y) get their opposites; in a `pair` the image is given, and the mirror is asked for. */
type Params = { x: number; y: number } & (
  | { asks: 'place'; flip: 'x' | 'y' | 'none' }
  | { asks: 'mirror'; flip: 'x' | 'y' | 'both' }
);

type Place = 'first' | 'second' | 'third' | 'fourth' | 'x-axis' | 'y-axis';

const mirrors = { x: 'the y-axis', y: 'the x-axis', both: 'both axes' } as const;
const numerals = ['I', 'II', 'III', 'IV'] as const;
const turned: readonly Place[] = ['first', 'fourth', 'third', 'second'];
const around: readonly Place[] = ['first', 'second', 'third', 'fourth'];

const text = {
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
  'ask-mirror': [
    'P is {point}, and Q is {image}. Across which axis, or axes, is P reflected to land on Q?',
    'You reflect P {point} and get to Q {image}. Across which axis, or axes, do you reflect?',
    'Point P {point} lands on Q {image}. Across which axis, or axes, was it reflected?',
  ],
  'across-y': 'across the y-axis',
  'across-x': 'across the x-axis',
  'across-both': 'across one axis, then across the other',
  turn: 'across no axis: it only traded its numbers',
  'right-across-y':
    'Only the first sign differs, so the point went from one side of the y-axis to the other.',
  'right-across-x':
    'Only the second sign differs, so the point went from one side of the x-axis to the other.',
  'right-across-both': 'Both signs differ, and each reflection changes one of them.',
  'other-mirror': 'Compare the two points. Which of their signs differ?',
  'wrong-axis': 'This goes to the other side of a different axis. Which of the two numbers keeps its sign?',
  'only-across-x':
    'A reflection across the x-axis changes the second sign. Does the first one differ as well?',
  'only-across-y':
    'A reflection across the y-axis changes the first sign. Does the second one differ as well?',
  'two-mirrors': 'Two reflections change both signs. How many signs differ here?',
  traded: 'Each number still stands in its own place. What is different about them?',
  'firsts-do': 'Compare the first numbers.',
  'seconds-do': 'Compare the second numbers.',
  'compare-why': 'Opposite numbers are equally far from zero, on its two sides.',
  'mirror-do': 'Find the mirror.',
  'mirror-why': 'A mirror along an axis leaves that coordinate alone and gives the other one its opposite.',
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
} as const;

/**
 * Level 1 has a point in a quadrant, level 2 decimals and points on an axis, level 3 a point with one sign changed, or two
 * points that differ in signs only, and the reflection that takes one to the other.
 */
export const m6QuadrantFromSigns = choiceSkill('m6-quadrant-from-signs', {
  version: 4,
  byHand: { levels: [1, 3], ask: 'hand-plot-answer', make: plotOnPlane },
  text,
  draw({ level, random }): Params {
    const side = (): 1 | -1 => (random.chance(50) ? -1 : 1);
    const number = (): number => side() * (level === 2 ? random.int(11, 99) / 10 : random.int(1, 9));
    const [x, y] = [number(), number()];
    if (level === 3 && random.chance(40)) {
      const flip = random.pick(['x', 'y', 'both'] as const);
      return { x, y: Math.abs(y) === Math.abs(x) ? y + Math.sign(y) : y, flip, asks: 'mirror' };
    }
    const asks = 'place';
    if (level === 3) return { x, y, flip: random.pick(['x', 'y'] as const), asks };
    if (level === 1 || random.chance(60)) return { x, y, flip: 'none', asks };
    return random.chance(50) ? { x: 0, y, flip: 'none', asks } : { x, y: 0, flip: 'none', asks };
  },
  build(params: Params, { say, step, distractor }) {
    if (params.asks === 'mirror') return mirrorOf(params, { say, step, distractor });
    const { x, y, flip } = params;
    const [u, v] = imageOf(params);
    const key = placeOf(u, v);
    const onAxis = u === 0 || v === 0;
    const choice = (place: Place) => ({ value: place, text: say(place) });
    const clockwise = onAxis ? null : turned[around.indexOf(key)];
    const acrossWord = u === 0 ? 'neither left nor right' : u < 0 ? 'left' : 'right';
    const upWord = v === 0 ? 'neither up nor down' : v < 0 ? 'below' : 'above';
    const change = flip === 'none' ? [] : [step('change-sign', pointText(x, y), pointText(u, v), 'flip')];
    const look = {
      x: step('look-across', pointText(u, v), acrossWord, 'across'),
      y: step('look-up', pointText(u, v), upWord, 'up'),
    };
    const only = (of: 'x' | 'y', place: Place) =>
      ({
        misconception: 'looks-at-only-one-coordinate',
        ...choice(place),
        reason: say(`only-${of}`),
        work: [
          ...change,
          look[of],
          step(
            'name-place',
            `only ${of === 'x' ? acrossWord : upWord}`,
            `in Quadrant ${numerals[around.indexOf(place)]}`,
            'name',
          ),
        ],
        // Looking at one coordinate is right; to stop there is not.
        wrongAt: change.length + 1,
      }) as const;
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
          : distractor('numbers-the-quadrants-clockwise', clockwise, 'clockwise'),
        ...partial.filter(({ value }) => value !== clockwise),
        slip,
      ],
      steps: [
        ...change,
        look.x,
        look.y,
        step(
          'name-place',
          `${acrossWord}, ${upWord}`,
          onAxis ? key : `Quadrant ${numerals[around.indexOf(key)]}`,
          'name',
        ),
      ],
      finalAnswer: key,
      claims: [`|${x}| = ${Math.abs(x)}`, `|${y}| = ${Math.abs(y)}`],
    };
  },
});

function placeOf(x: number, y: number): Place {
  if (x === 0) return 'y-axis';
  if (y === 0) return 'x-axis';
  if (x > 0) return y > 0 ? 'first' : 'fourth';
  return y > 0 ? 'second' : 'third';
}

type Said = Pick<Tools<keyof typeof text>, 'say' | 'step' | 'distractor'>;

/** Two points are given; their signs tell how one is reflected to land on the other. */
function mirrorOf({ x, y, flip }: Extract<Params, { asks: 'mirror' }>, { say, step, distractor }: Said) {
  const [u, v] = imageOf({ x, y, flip });
  const key = ({ x: 'across-y', y: 'across-x', both: 'across-both' } as const)[flip];
  const [point, image] = [pointText(x, y), pointText(u, v)];
  const [first, second] = [u === x ? 'same' : 'opposite', v === y ? 'same' : 'opposite'];
  return {
    question: say('ask-mirror', { point, image }),
    answer: { value: key, reason: `right-${key}` } as const,
    otherWrong: 'other-mirror' as const,
    distractors: [
      flip === 'both'
        ? distractor('applies-only-one-motion', 'across-x', 'only-across-x', { work: [] })
        : distractor(
            'changes-the-sign-of-the-wrong-coordinate',
            flip === 'x' ? 'across-x' : 'across-y',
            'wrong-axis',
            { work: [] },
          ),
      flip === 'both'
        ? distractor('slip', 'across-y', 'only-across-y')
        : distractor('changes-both-signs', 'across-both', 'two-mirrors', { work: [] }),
      distractor('swaps-the-coordinates', 'turn', 'traded', { work: [] }),
    ],
    steps: [
      step('compare-firsts', `${signed(x)} and ${signed(u)}`, first, {
        do: 'firsts-do',
        why: 'compare-why',
      }),
      step('compare-seconds', `${signed(y)} and ${signed(v)}`, second, {
        do: 'seconds-do',
        why: 'compare-why',
      }),
      step('mirror', `${first} first, ${second} second`, mirrors[flip]),
    ],
    claims: [`|${x}| = |${u}|`, `|${y}| = |${v}|`],
  };
}

/** The point with the opposites that `flip` names. */
function imageOf({ x, y, flip }: Pick<Params, 'x' | 'y' | 'flip'>): readonly [number, number] {
  return [flip === 'x' || flip === 'both' ? -x : x, flip === 'y' || flip === 'both' ? -y : y];
}
