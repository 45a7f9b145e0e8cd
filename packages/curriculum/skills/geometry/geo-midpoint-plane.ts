import { type Distractor, numberSkill } from '../../src/kit/index.ts';
import { bracketed } from '../../src/numbers/linear-sides.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { planeAround, pointText } from '../../src/pictures/plane-around.ts';
import { drawPoints } from '../../src/pictures/point-names.ts';

type Spot = readonly [x: number, y: number];
/** Two ends with their midpoint; at level 3 three corners of a parallelogram in order, the fourth being asked. */
type Params = { points: readonly string[]; first: Spot; second: Spot; third: Spot };

/** Level 1 finds a midpoint, level 2 an endpoint, level 3 a corner of a parallelogram by the midpoint of its diagonals. */
export const geoMidpointPlane = numberSkill('geo-midpoint-plane', {
  version: 1,
  form: 'point',
  text: {
    headline: 'Use the midpoint on the plane',
    middle: [
      'Point {A} is {a} and point {B} is {b}. Find the midpoint of {AB}.',
      'Which point is halfway from {A} {a} to {B} {b} on {AB}?',
      'What is the midpoint of {AB}, with {A} {a} and {B} {b}?',
      'The ends of {AB} are {A} {a} and {B} {b}. Where is its middle?',
    ],
    end: [
      '{M} is the midpoint of {AB}. {A} is {a} and {M} is {m}. Find {B}.',
      'Point {M} {m} is the middle of {AB}, and {A} is {a}. Where is {B}?',
      'The segment {AB} starts at {A} {a} and has the midpoint {M} {m}. Where does it end?',
      'Halfway from {A} {a} to {B} on {AB} is {M} {m}. What is {B}?',
    ],
    corner: [
      'A parallelogram has the corners {A}, {B}, {C} and {D} in order. {A} is {a}, {B} is {b} and {C} is {c}. Find {D}.',
      'In order, {A} {a}, {B} {b}, {C} {c} and {D} are the corners of a parallelogram. Where is {D}?',
      'The points {A} {a}, {B} {b} and {C} {c} are corners of a parallelogram, in order. What is the last one, {D}?',
      'Find {D} so that {A} {a}, {B} {b}, {C} {c} and {D} make a parallelogram, in this order.',
    ],
    right: 'Each coordinate of the midpoint is the mean of the two coordinates.',
    'right-end': 'From the midpoint you go the same way once more to reach the other end.',
    'right-corner': 'Both diagonals of a parallelogram have the same midpoint.',
    subtracts:
      'This subtracts the coordinates and halves them. Which number lies halfway between two others?',
    one: 'This halves one coordinate only. What happens to the other one?',
    vector: 'This tells how far it is from one point to the other. Where does that way end?',
    mixed: 'This goes on for one coordinate and back for the other. Which way leads to {B}?',
    inside: 'This point lies between the two given points. Is the end there, or farther out?',
    center: 'This is the midpoint of a diagonal. Which corner lies across from {B}?',
    across: 'These corners are in another order. Which corner lies across from {B}?',
    sum: 'This adds the coordinates. What is still to be done for the mean?',
    turned: 'This goes the way back from {A}. In which direction is {M} from {A}?',
    other: 'Take the two coordinates apart. Use the mean for x, then for y.',
    'x-do': 'Find the mean of the x-coordinates.',
    'y-do': 'Find the mean of the y-coordinates.',
    'mean-why': 'Halfway between two numbers lies half their sum.',
    'point-do': 'Write the two coordinates as a point.',
    'point-why': 'The x-coordinate comes first.',
    'way-x-do': 'Find the way in x from {A} to {M}.',
    'way-y-do': 'Find the way in y from {A} to {M}.',
    'way-why': 'The second half of the segment is just as long.',
    'go-do': 'Go the same way from {M}.',
    'go-why': 'That leads to the other end.',
    'center-do': 'Find the midpoint of {AC}.',
    'center-why': 'The diagonals bisect each other there.',
    'from-do': 'Find the way from {B} to that midpoint.',
    'from-why': '{D} lies just as far on the other side.',
    'end-do': 'Go the same way from the midpoint.',
    'end-why': 'That leads to the corner across from {B}.',
    final: 'The point is {value}.',
  },
  draw({ level, random }): Params {
    const points = drawPoints(random, level === 3 ? 4 : 3);
    const sign = (): number => random.pick([-1, 1]);
    if (level === 3) {
      const first: Spot = [random.int(-8, 2), random.int(-8, 2)];
      const second: Spot = [first[0] + random.int(3, 8), first[1] + random.int(-2, 2)];
      return { points, first, second, third: [second[0] + random.int(-2, 2), second[1] + random.int(3, 8)] };
    }
    const reach = level === 1 ? 4 : 9;
    const first: Spot = [random.int(-reach, reach), random.int(-reach, reach)];
    const by = (): number => sign() * random.int(1, level === 1 ? 3 : 6) * (level === 1 ? 2 : 1);
    return { points, first, second: [first[0] + by(), first[1] + by()], third: [0, 0] };
  },
  build(params: Params, { level, step, distractor }) {
    const { points, first, second, third } = params;
    const [A = '', B = '', C = '', D = ''] = points;
    const { value, wrong, steps, claims } = works[level](params);
    const words = {
      A,
      B,
      C,
      D,
      M: C,
      AB: A + B,
      AC: A + C,
      a: write(first),
      b: write(second),
      c: write(third),
      m: write(second),
      value: write(value),
    };
    return {
      words,
      question: ({ 1: 'middle', 2: 'end', 3: 'corner' } as const)[level],
      diagram:
        level === 1
          ? planeAround(12, [
              { x: first[0], y: first[1], label: A },
              { x: second[0], y: second[1], label: B },
            ])
          : null,
      answer: {
        value: write(value),
        reason: ({ 1: 'right', 2: 'right-end', 3: 'right-corner' } as const)[level],
      },
      distractors: wrong.map(([misconception, spot, key]) => distractor(misconception, write(spot), key)),
      steps: steps.map(([rule, why, before, after]) => step(rule, before, after, { why: `${why}-why` })),
      claims,
    };
  },
});

type Reason = 'subtracts' | 'one' | 'vector' | 'mixed' | 'inside' | 'turned' | 'center' | 'across' | 'sum';
type Rule = 'x' | 'y' | 'point' | 'way-x' | 'way-y' | 'go' | 'center' | 'from' | 'end';
type Why = 'mean' | 'point' | 'way' | 'go' | 'center' | 'from' | 'end';
type Work = {
  readonly value: Spot;
  readonly wrong: readonly (readonly [Distractor['misconception'], Spot, Reason])[];
  readonly steps: readonly (readonly [Rule, Why, string, string])[];
  readonly claims: readonly string[];
};

const write = ([x, y]: Spot): string => pointText(x, y);
const mean = (p: Spot, q: Spot): Spot => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
const way = (p: Spot, q: Spot): Spot => [q[0] - p[0], q[1] - p[1]];
const plus = (p: Spot, q: Spot): Spot => [p[0] + q[0], p[1] + q[1]];
const taken = (a: number, b: number): string => `${signed(a)} − ${bracketed(b)}`;

const works = { 1: workOfMiddle, 2: workOfEnd, 3: workOfCorner } as const;

function workOfMiddle({ first, second }: Params): Work {
  const value = mean(first, second);
  const [dx, dy] = way(first, second);
  return {
    value,
    wrong: [
      ['subtracts-coordinates', [dx / 2, dy / 2], 'subtracts'],
      ['halves-only-one-coordinate', [value[0], first[1] + second[1]], 'one'],
      ['gives-the-vector-between-the-points', [dx, dy], 'vector'],
    ],
    steps: [
      ['x', 'mean', `${signed(first[0])} and ${signed(second[0])}`, signed(value[0])],
      ['y', 'mean', `${signed(first[1])} and ${signed(second[1])}`, signed(value[1])],
      ['point', 'point', 'x and y', write(value)],
    ],
    claims: [
      `(${first[0]} + (${second[0]})) / 2 = ${value[0]}`,
      `(${first[1]} + (${second[1]})) / 2 = ${value[1]}`,
    ],
  };
}

/** The second drawn spot is the midpoint here. */
function workOfEnd({ first, second }: Params): Work {
  const [dx, dy] = way(first, second);
  const end = plus(second, [dx, dy]);
  const middle = mean(first, second);
  return {
    value: end,
    wrong: [
      ['gives-the-vector-between-the-points', [dx, dy], 'vector'],
      ['halves-only-one-coordinate', [end[0], middle[1]], 'mixed'],
      ['slip', middle, 'inside'],
      ['slip', [first[0] - dx, first[1] - dy], 'turned'],
    ],
    steps: [
      ['way-x', 'way', taken(second[0], first[0]), signed(dx)],
      ['way-y', 'way', taken(second[1], first[1]), signed(dy)],
      ['go', 'go', write(second), write(end)],
    ],
    claims: [
      `(${first[0]} + (${end[0]})) / 2 = ${second[0]}`,
      `(${first[1]} + (${end[1]})) / 2 = ${second[1]}`,
    ],
  };
}

function workOfCorner({ first, second, third }: Params): Work {
  const center = mean(first, third);
  const corner = plus(first, way(second, third));
  return {
    value: corner,
    wrong: [
      ['gives-the-vector-between-the-points', way(second, third), 'vector'],
      ['finds-the-midpoint', center, 'center'],
      ['slip', plus(first, way(third, second)), 'across'],
      ['slip', plus(first, third), 'sum'],
    ],
    steps: [
      ['center', 'center', `${write(first)} and ${write(third)}`, write(center)],
      ['from', 'from', `${write(second)} to ${write(center)}`, write(way(second, center))],
      ['end', 'end', write(center), write(corner)],
    ],
    claims: [
      `${first[0]} + (${third[0]}) = ${second[0]} + (${corner[0]})`,
      `${first[1]} + (${third[1]}) = ${second[1]} + (${corner[1]})`,
    ],
  };
}
