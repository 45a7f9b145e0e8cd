import { numberSkill, plotOnPlane, type Tools } from '../../src/kit/index.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { planeAround, pointText } from '../../src/pictures/plane-around.ts';

/** A route through (x1, y1), (x2, y1), (x2, y2) and, at level 2, (x3, y2); at level 3 three corners of a rectangle. */
type Params = { scene: (typeof scenes)[number]; x1: number; y1: number; x2: number; y2: number; x3: number };

const scenes = ['tram', 'bike', 'robot'] as const;

const fences = ['fence', 'path', 'rope', 'lights'] as const;

const text = {
  headline: 'Find the length of a route',
  'tram-goes': 'A tram goes straight from {a} to {b}.',
  'bike-goes': 'A delivery bike goes straight from {a} to {b}.',
  'robot-goes': 'A robot rolls straight from {a} to {b}.',
  'then-one': [
    'Then it turns and goes straight to {c}. How many units long is the route?',
    'From there it goes straight to {c}. How long is the whole route in units?',
  ],
  'then-two': [
    'Then it turns and goes straight to {c}, and then to {d}. How many units long is the route?',
    'From there it goes straight to {c} and then to {d}. How long is the whole route in units?',
  ],
  'tram-around': 'A tram line runs around a rectangle. Three of its corners are {a}, {b} and {c}.',
  'bike-around': 'A bike path runs around a rectangle. Three of its corners are {a}, {b} and {c}.',
  'robot-around': 'A robot rolls around a rectangle. Three of its corners are {a}, {b} and {c}.',
  around: ['How many units long is one lap?', 'How many units does one lap measure?'],
  right: 'Each part runs along the grid, and all of them are added.',
  points: 'This counts grid points. How many spaces lie between two points?',
  leaves: 'One part is left out. How many parts does the route have?',
  diagonal: 'This is too short by one part, as if the route cut across the squares. How long is each part?',
  'one-part': 'This is only a part of the way. Which other parts go with it?',
  'half-round': 'This is half of the way around. How many sides does a rectangle have?',
  other: 'Find the length of each straight part. Then add them all.',
  'other-around': 'Find the lengths of two sides that meet. How many sides does the whole lap have?',
  'first-do': 'Find the length of the first part.',
  'next-do': 'Find the length of the next part.',
  'length-why': 'One coordinate stays the same, so the other one tells the length.',
  'add-do': 'Add all parts.',
  'add-why': 'The route is as long as its parts together.',
  'plot-corner': 'Plot the fourth corner.',
  'right-fourth': 'It shares one coordinate with each of two corners.',
  'other-fourth':
    'Each corner has a neighbor straight across and another straight up or down. Which coordinates are missing a partner?',
  'final-fourth': 'The fourth corner is {fourth}.',
  'above-do': 'Find the corner straight above or below it.',
  'above-why': 'Corners above each other share the first coordinate.',
  'beside-do': 'Find the corner straight to the side of it.',
  'beside-why': 'Corners beside each other share the second coordinate.',
  'fourth-do': 'Write the fourth corner.',
  'fourth-why': 'The first coordinate tells how far across, the second how far up or down.',
  'around-do': 'Add both sides, and double the sum.',
  'around-why': 'Opposite sides of a rectangle are equally long.',
  final: 'The length is {key, number} units.',
  fence:
    'A fence around a rectangle is {round, number} units long. Its upper corners are {a} and {b}. What is the y-coordinate of its lower corners?',
  path: 'A path goes around a rectangle and is {round, number} units long. The two upper corners are {a} and {b}. What is the y-coordinate of the lower corners?',
  rope: 'A rope, {round, number} units long, lies around a rectangle. Two corners are {a} and {b}, and the others lie below them. What is their y-coordinate?',
  lights:
    'A string of lights, {round, number} units long, hangs around a rectangular window. The top corners are {a} and {b}. What is the y-coordinate of the bottom corners?',
  'right-corner': 'The sides down are {height, number} units long, and they start at {top}.',
  'no-half': 'This takes one upper side from the whole route. How many sides are left then?',
  'off-by-one': 'Here points were counted for one side. How many spaces are between {a} and {b}?',
  upward: 'This goes up from the upper corners. Where do the other corners lie?',
  'other-corner': 'How long is the upper side? How much of the way is left for the two sides that go down?',
  'halve-do': 'Halve the distance around.',
  'halve-why': 'One side across and one side down make half of it.',
  'down-do': 'Take the upper side away.',
  'down-why': 'What is left is the side that goes down.',
  'land-do': 'Go that far down from the upper corners.',
  'land-why': 'Going down makes the second coordinate less.',
  'final-corner': 'The y-coordinate is {corner}.',
} as const;

/**
 * Level 1 has two parts and a picture, level 2 three parts without one, level 3 the way around a rectangle, or its fourth corner. The stretch
 * problem goes back from the way around to a corner.
 */
export const m6GridRouteLength = numberSkill('m6-grid-route-length', {
  version: 2,
  byHand: { levels: [3], ask: 'plot-corner', make: plotOnPlane },
  form: 'integer',
  text,
  draw({ level, random }): Params {
    const reach = level === 1 ? 5 : 9;
    const side = (): 1 | -1 => (random.chance(50) ? -1 : 1);
    const x1 = side() * random.int(1, reach);
    const y1 = side() * random.int(1, reach);
    const x2 = -Math.sign(x1) * random.int(1, reach);
    let y2 = random.chance(60) ? -Math.sign(y1) * random.int(1, reach) : 0;
    // Sides of one length would make the shortcut as long as one part.
    const away = y1 > 0 ? -1 : 1;
    while (Math.abs(y2 - y1) < 2 || Math.abs(y2 - y1) === Math.abs(x2 - x1)) {
      y2 = Math.abs(y2 + away) > reach ? y1 + 2 * away : y2 + away;
    }
    const shorter = Math.min(Math.abs(y2 - y1), Math.abs(x2 - x1));
    const third = random.int(2, 6);
    const x3 = x2 + side() * (third === shorter ? third + 1 : third);
    return { scene: random.pick(scenes), x1, y1, x2, y2, x3 };
  },
  build({ scene, x1, y1, x2, y2, x3 }: Params, { level, say, step, distractor }) {
    const parts = [Math.abs(x2 - x1), Math.abs(y2 - y1), ...(level === 2 ? [Math.abs(x3 - x2)] : [])];
    const [first = 0, second = 0, third = 0] = parts;
    const around = level === 3;
    const sum = first + second + third;
    const key = around ? 2 * sum : sum;
    const shortCut = Math.max(first, second);
    const points = { a: pointText(x1, y1), b: pointText(x2, y1), c: pointText(x2, y2), d: pointText(x3, y2) };
    const then = level === 1 ? 'then-one' : 'then-two';
    return {
      words: points,
      question: around ? [`${scene}-around`, 'around'] : [`${scene}-goes`, then],
      diagram:
        level === 1
          ? planeAround(6, [
              { x: x1, y: y1, label: 'A' },
              { x: x2, y: y1, label: 'B' },
              { x: x2, y: y2, label: 'C' },
            ])
          : null,
      answer: key,
      ...(around && { drawn: fourthCorner([x1, y2], points, { say, step }) }),
      otherWrong: around ? 'other-around' : 'other',
      distractors: [
        distractor(
          'counts-grid-points-instead-of-spaces',
          key + (around ? 4 : level === 1 ? 1 : parts.length),
          'points',
        ),
        distractor('leaves-out-one-segment', key - (level === 2 ? third : shortCut), 'leaves'),
        distractor('measures-a-straight-diagonal', around ? sum + shortCut : shortCut + third, 'diagonal'),
        distractor('slip', around ? sum : first, around ? 'half-round' : 'one-part'),
      ],
      steps: [
        step(`part-${1}`, `${points.a} to ${points.b}`, `${parts[1 - 1]} units`, {
          do: 'first-do',
          why: 'length-why',
        }),
        step(`part-${2}`, `${points.b} to ${points.c}`, `${parts[2 - 1]} units`, {
          do: 'next-do',
          why: 'length-why',
        }),
        level === 2
          ? step(`part-${3}`, `${points.c} to ${points.d}`, `${parts[3 - 1]} units`, {
              do: 'next-do',
              why: 'length-why',
            })
          : null,
        around
          ? step('go-around', `2 × (${first} + ${second})`, key, 'around')
          : step('add-parts', parts.join(' + '), key, 'add'),
      ],
      finalAnswer: say('final', { key }),
      claims: [
        `|${x1} - (${x2})| = ${first}`,
        `|${y1} - (${y2})| = ${second}`,
        `${first} + ${second} + ${third} = ${sum}`,
      ],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [left, width] = [-random.int(1, 9), random.int(3, 15)];
        const [top, height] = [random.int(1, 9), random.int(3, 15)];
        const isFair =
          left + width > 0 &&
          height > top &&
          width !== height &&
          top !== height - top &&
          width + 2 * height - top < 15 * (height - top);
        return isFair ? { fence: random.pick(fences), left, width, top, height } : null;
      }),
    build({ fence, left, width, top, height }, { say, step, distractor }) {
      const round = 2 * (width + height);
      const key = top - height;
      const [a, b] = [pointText(left, top), pointText(left + width, top)];
      return {
        words: { round, a, b, top: String(top), height, corner: signed(key) },
        question: fence,
        answer: { value: signed(key), reason: 'right-corner' },
        distractors: [
          distractor('leaves-out-one-segment', signed(top - (round - width)), 'no-half'),
          distractor('counts-grid-points-instead-of-spaces', signed(key + 1), 'off-by-one'),
          distractor('slip', signed(top + height), 'upward'),
          distractor('slip', signed(-height), 'other-corner'),
        ],
        otherWrong: 'other-corner',
        steps: [
          step('part-1', `${a} to ${b}`, `${width} units`, { do: 'first-do', why: 'length-why' }),
          step('halve', `${round} ÷ 2`, width + height),
          step('down', `${width + height} − ${width}`, height),
          step('land', `${top}, then ${height} down`, signed(key)),
        ],
        finalAnswer: say('final-corner', { corner: signed(key) }),
        claims: [`2 * (${width} + ${height}) = ${round}`, `${top} - ${height} = ${key}`],
      };
    },
  },
});

type Said = Pick<Tools<keyof typeof text>, 'say' | 'step'>;

/** Two corners give the fourth one its coordinates. */
function fourthCorner(
  [across, up]: readonly [number, number],
  { a, c }: { readonly a: string; readonly c: string },
  { say, step }: Said,
) {
  const fourth = pointText(across, up);
  return {
    value: fourth,
    wrong: [],
    right: 'right-fourth' as const,
    otherWrong: 'other-fourth' as const,
    steps: [
      step('find-above', a, `first coordinate ${signed(across)}`, 'above'),
      step('find-beside', c, `second coordinate ${signed(up)}`, 'beside'),
      step('write-corner', `${signed(across)} and ${signed(up)}`, fourth, 'fourth'),
    ],
    finalAnswer: say('final-fourth', { fourth }),
  };
}
