import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { fractionValue } from '../../src/numbers/fraction-amounts.ts';
import { typeset } from '../../src/numbers/signed-numbers.ts';

const scenes = [
  { key: 'boat', x: 'Hours', y: 'Miles', unit: 'miles', unitOne: 'mile' },
  { key: 'mix', x: 'Cups of juice', y: 'Cups of water', unit: 'cups', unitOne: 'cup' },
  { key: 'plant', x: 'Weeks', y: 'Inches', unit: 'inches', unitOne: 'inch' },
  { key: 'data', x: 'Minutes', y: 'Megabytes', unit: 'megabytes', unitOne: 'megabyte' },
  { key: 'snow', x: 'Hours', y: 'Inches', unit: 'inches', unitOne: 'inch' },
] as const;

/** The line has the ratio p/q; one point is `at` across, another is the last one within `reach`; `rate` asks what k means. */
type Params = {
  scene: (typeof scenes)[number];
  p: number;
  q: number;
  at: number;
  reach: number;
  rate: boolean;
};

/** Level 1 writes the coordinates at the points, level 2 leaves them out, level 3 marks no point and may ask for the unit rate. */
export const m7FindKGraph = numberSkill('m7-find-k-graph', {
  version: 2,
  form: 'number',
  text: {
    headline: 'Read the constant off a graph',
    ask: [
      'On this line, $y$ is proportional to $x$. What is the constant $k$ in $y = kx$?',
      'The line shows that $y$ is $k$ times $x$. What is $k$?',
      'Read the graph of $y = kx$. What is $k$?',
      'This is the graph of $y = kx$. Find the constant $k$.',
    ],
    'ask-points': [
      'The line goes through points P and Q. On it, $y$ is $k$ times $x$. What is $k$?',
      'Points P and Q lie on the graph of $y = kx$. What is $k$?',
      'Use P or Q to find $k$ in $y = kx$.',
      'The graph of $y = kx$ goes through P and Q. Find $k$.',
    ],
    boat: 'The graph shows how far a boat goes.',
    mix: 'The graph shows how a drink is mixed.',
    plant: 'The graph shows how much a bamboo plant grows.',
    data: 'The graph shows the data an app uses.',
    snow: 'The graph shows how much snow falls in a storm.',
    'boat-rate': 'How many miles does it go in each hour?',
    'mix-rate': 'How many cups of water go with each cup of juice?',
    'plant-rate': 'How many inches does it grow in each week?',
    'data-rate': 'How many megabytes does it use in each minute?',
    'snow-rate': 'How many inches fall in each hour?',
    'boat-final':
      'The constant is {kIs}. The boat goes {kIs} {n, plural, one {mile} other {miles}} in each hour.',
    'mix-final':
      'The constant is {kIs}. Each cup of juice goes with {kIs} {n, plural, one {cup} other {cups}} of water.',
    'plant-final':
      'The constant is {kIs}. The plant grows {kIs} {n, plural, one {inch} other {inches}} in each week.',
    'data-final':
      'The constant is {kIs}. The app uses {kIs} {n, plural, one {megabyte} other {megabytes}} in each minute.',
    'snow-final':
      'The constant is {kIs}. In each hour, {kIs} {n, plural, one {inch falls} other {inches fall}}.',
    'right-rate': 'The height of the line above one is the unit rate.',
    'ask-story': 'Each $y$ is $k$ times $x$. What is the constant $k$?',
    right: 'At each point of the line, $y$ is this number times $x$.',
    across: 'This is how far across a point is. What is $y$ divided by $x$ at this point?',
    inverse: 'This divides $x$ by $y$. What is $y$ when $x$ is one?',
    largest: 'This is the value of $y$ at one point of the line. What is $y$ when $x$ is one?',
    up: 'This is how far up a point is. What is $y$ divided by $x$ at this point?',
    steps: 'This takes $x$ away from $y$. What do you get when you divide them?',
    other: 'Read one point of the line where grid lines cross. Then divide $y$ by $x$.',
    'read-do': 'Read a point of the line where grid lines cross.',
    'read-why': 'The first number is across, the second is up.',
    'divide-do': 'Divide $y$ by $x$.',
    'divide-why': 'The constant is the value of $y$ when $x$ is one.',
    'test-do': 'Test another point of the line.',
    'test-why': 'All points of the line but the origin have the same ratio.',
    final: '{kIs}',
  },
  draw: ({ level, random }): Params => drawLine(level, random),
  build({ scene, p, q, at, reach, rate }: Params, { level, say, step, distractor }) {
    const last = lastAt(p, q, reach);
    const key = fractionValue(p, q);
    const [a, b] = [at, (at * p) / q];
    const top = (last * p) / q;
    return {
      question:
        level === 1
          ? 'ask'
          : level === 2
            ? 'ask-points'
            : [scene.key, rate ? `${scene.key}-rate` : 'ask-story'],
      diagram: planeOf({ scene, p, q, at, reach }, level),
      answer: rate
        ? { value: key, unit: scene.unit, unitOne: scene.unitOne, reason: 'right-rate' }
        : { value: key },
      distractors: [
        distractor('reads-the-x-value-of-a-point-as-k', a, 'across'),
        distractor('divides-x-by-y', fractionValue(q, p), 'inverse'),
        distractor('reads-the-largest-y-value', top, 'largest'),
        distractor('slip', b, 'up'),
        distractor('slip', Math.abs(b - a), 'steps'),
      ],
      steps: [
        step('read', 'the line', `(${a}, ${b})`),
        step('divide', `${b} ÷ ${a}`, typeset(key)),
        step('test', `${top} ÷ ${last}`, typeset(key)),
      ],
      finalAnswer:
        level === 3
          ? say(`${scene.key}-final`, { kIs: typeset(key), n: p > q ? 2 : 1 })
          : say('final', { kIs: typeset(key) }),
      claims: [`${b}/${a} = ${p}/${q}`, `${top}/${last} = ${p}/${q}`],
    };
  },
});

/** The last multiple of q on the plane, so that both coordinates are whole. */
function lastAt(p: number, q: number, reach: number): number {
  const most = Math.min(reach, Math.floor((16 * q) / p));
  return Math.floor(most / q) * q;
}

const ratios: readonly (readonly [number, number])[] = [
  ...([
    [2, 1],
    [3, 1],
    [4, 1],
    [3, 2],
    [5, 2],
    [4, 3],
    [5, 3],
    [7, 2],
  ] as const),
  ...([
    [3, 4],
    [2, 3],
    [5, 4],
    [7, 4],
    [1, 2],
    [4, 5],
    [7, 3],
    [6, 5],
    [8, 3],
    [1, 3],
  ] as const),
];

/** At level 1 the ratio is one of the first eight; no wrong way is more than eighteen times as large. */
function drawLine(level: Level, random: Random): Params {
  const rate = level === 3 && random.chance(50);
  return random.until(() => {
    const [p, q] = random.pick(level === 1 ? ratios.slice(0, 8) : ratios);
    const reach = random.int(9, 12);
    const last = lastAt(p, q, reach);
    const at = q * random.int(1, Math.max(1, last / q - 1));
    const values = [at, q / p, (last * p) / q].map((value) => value / (p / q));
    const isNear = values.every((value) => value < 18 && value > 1 / 18);
    const isOwn = at * q !== p && at < last && at > 1;
    return isNear && isOwn ? { scene: random.pick(scenes), p, q, at, reach, rate } : null;
  });
}

function planeOf(
  { scene, p, q, at, reach }: Omit<Params, 'rate'>,
  level: Level,
): DiagramOf<'coordinate-plane'> {
  const last = lastAt(p, q, reach);
  const ends = [at, last].map((x) => ({ x, y: (x * p) / q }));
  const label = ({ x, y }: { x: number; y: number }, index: number): string =>
    level === 1 ? `(${x}, ${y})` : (['P', 'Q'][index] ?? 'P');
  return {
    kind: 'coordinate-plane',
    x: { label: level === 3 ? scene.x : 'x', min: 0, max: reach, step: 1 },
    y: { label: level === 3 ? scene.y : 'y', min: 0, max: 16, step: 1 },
    points: level === 3 ? [] : ends.map((end, index) => ({ ...end, label: label(end, index) })),
    lines: [
      {
        through: [
          [0, 0],
          [last, (last * p) / q],
        ],
      },
    ],
  };
}
