import { type Distractor, numberSkill } from '../../src/kit/index.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { planeAround, pointText } from '../../src/pictures/plane-around.ts';
import { drawPoints } from '../../src/pictures/point-names.ts';

type Spot = readonly [x: number, y: number];
/** The way from A to B is `m` + `n` times `unit`; P lies `m` of them from A. */
type Params = { points: readonly string[]; from: Spot; unit: Spot; m: number; n: number };

const ratios = [
  [1, 2],
  [2, 1],
  [3, 1],
  [1, 4],
  [4, 1],
  [3, 2],
  [5, 1],
  [3, 4],
] as const;

/** How far one part goes in x and in y. */
const steps = [
  [1, 2],
  [2, 1],
  [1, 3],
  [3, 1],
  [2, 3],
  [3, 2],
] as const;

/** Level 1 has a picture, level 2 none and both signs, level 3 asks for the end behind a known point. */
export const geoPartitionPoint = numberSkill('geo-partition-point', {
  version: 1,
  form: 'point',
  text: {
    headline: 'Divide a segment in a ratio',
    ends: 'A segment runs from {A} {a} to {B} {b}.',
    ask: [
      'Point {P} divides it from {A} to {B} in the ratio {ratio}. Find {P}.',
      'Where is the point {P} that divides it from {A} to {B} in the ratio {ratio}?',
      'Go from {A} to {B} and divide the segment in the ratio {ratio} at {P}. What is {P}?',
      'Point {P} cuts it into parts in the ratio {ratio}, counted from {A} to {B}. Where is {P}?',
    ],
    back: [
      'Point {P} {p} divides a segment in the ratio {ratio}, counted from {A} {a} to {B}. Find {B}.',
      'From {A} {a} to {B}, the point {P} {p} divides the segment in the ratio {ratio}. Where is {B}?',
      'A segment starts at {A} {a}. Counted from there, {P} {p} divides it in the ratio {ratio}. Where is its end {B}?',
      'From {A} {a}, a segment goes to {B}. Counted from {A}, {P} {p} divides it in the ratio {ratio}. Find {B}.',
    ],
    right: 'From {A} to {P} it is {m, plural, one {one part} other {# parts}} of {all}.',
    fraction:
      'This takes {m, plural, one {# part} other {# parts}} of {n}. Into how many equal parts is the whole segment cut?',
    'fraction-back':
      'This goes only the last {n, plural, one {part} other {# parts}}, but from {A}. Where does the last stretch start?',
    start: 'This counts from {B}. At which end does the ratio start?',
    'start-back': 'This goes the whole way from {P}. At which point does the segment start?',
    middle: 'This cuts the segment in half. Which ratio would that be?',
    'middle-back': 'This takes {P} as the midpoint. Are both parts of the ratio equal?',
    way: 'This is the way from {A}. Where does it end?',
    other: 'Add both numbers of the ratio. How far from {A} is {P}, in such parts?',
    'parts-do': 'Add the numbers of the ratio.',
    'parts-why': 'The segment is cut into that many equal parts.',
    'unit-do': 'Find one part in x and in y.',
    'unit-why': 'Each part goes the same way in x and the same way in y.',
    'go-do': 'Go {m, plural, one {# part} other {# parts}} from {A}.',
    'go-why': 'The first number of the ratio counts the parts from {A}.',
    'last-do': 'Go {n, plural, one {# more part} other {# more parts}} from {P}.',
    'last-why': 'The second number of the ratio counts the parts to {B}.',
    final: 'The point is {value}.',
  },
  draw({ level, random }): Params {
    const points = drawPoints(random, 3);
    const [m, n] = random.pick(level === 1 ? ratios.slice(0, 5) : ratios);
    const [across, up] = random.pick(level === 1 ? steps.slice(0, 2) : steps);
    const unit: Spot = [random.pick([-1, 1]) * across, random.pick([-1, 1]) * up];
    const reach = level === 1 ? 4 : 9;
    // The segment starts on the side it leaves, so that it stays on the plane.
    const start = (step: number): number => (step > 0 ? -random.int(0, reach) : random.int(0, reach));
    return { points, from: [start(unit[0]), start(unit[1])], unit, m, n };
  },
  build({ points, from, unit, m, n }: Params, { level, step, distractor }) {
    const all = m + n;
    const go = (start: Spot, parts: number): Spot => [start[0] + parts * unit[0], start[1] + parts * unit[1]];
    const write = ([x, y]: Spot): string => pointText(x, y);
    const [A = '', B = '', P = ''] = points;
    const [end, point] = [go(from, all), go(from, m)];
    const value = level === 3 ? end : point;
    const words = {
      A,
      B,
      P,
      a: write(from),
      b: write(end),
      p: write(point),
      m,
      n,
      all,
      ratio: `${m}:${n}`,
      value: write(value),
    };
    const isMiddle = 2 * m === n;
    const wrong: readonly Distractor[] =
      level === 3
        ? [
            distractor(
              'uses-the-ratio-part-as-a-fraction-of-the-other-part',
              write(go(from, n)),
              'fraction-back',
            ),
            distractor('starts-from-the-wrong-endpoint', write(go(point, all)), 'start-back'),
            ...(n === 2 * m ? [] : [distractor('finds-the-midpoint', write(go(from, 2 * m)), 'middle-back')]),
            distractor('slip', write([all * unit[0], all * unit[1]]), 'way'),
          ]
        : [
            distractor(
              'uses-the-ratio-part-as-a-fraction-of-the-other-part',
              write(go(from, (m / n) * all)),
              'fraction',
            ),
            distractor('starts-from-the-wrong-endpoint', write(go(end, -m)), 'start'),
            ...(isMiddle ? [] : [distractor('finds-the-midpoint', write(go(from, all / 2)), 'middle')]),
            distractor('slip', write([m * unit[0], m * unit[1]]), 'way'),
          ];
    const over = ([x, y]: Spot, parts: number): string =>
      `${signed(x)} ÷ ${parts} and ${signed(y)} ÷ ${parts}`;
    const parts = level === 3 ? m : all;
    return {
      words,
      question: level === 3 ? 'back' : ['ends', 'ask'],
      diagram:
        level === 1
          ? planeAround(12, [
              { x: from[0], y: from[1], label: A },
              { x: end[0], y: end[1], label: B },
            ])
          : null,
      answer: write(value),
      distractors: wrong,
      steps: [
        level === 3 ? null : step('parts', `${m} + ${n}`, all),
        step(
          'unit',
          over([parts * unit[0], parts * unit[1]], parts),
          `${signed(unit[0])} and ${signed(unit[1])}`,
        ),
        ...(level === 3
          ? [step('parts', `${m} + ${n}`, all), step('last', write(point), write(end))]
          : [step('go', write(from), write(point))]),
      ],
      claims: [
        `${from[0]} + ${m} * (${end[0]} - (${from[0]})) / ${all} = ${point[0]}`,
        `${from[1]} + ${m} * (${end[1]} - (${from[1]})) / ${all} = ${point[1]}`,
      ],
    };
  },
});
