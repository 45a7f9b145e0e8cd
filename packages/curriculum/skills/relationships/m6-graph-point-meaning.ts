import type { DiagramOf } from '@playforward/diagram';
import { choiceSkill } from '../../src/kit/index.ts';

/** What is across and up, and how much up may belong to one across. */
const scenes = [
  { key: 'ferry', x: 'Hours', y: 'Kilometers', rates: [12, 15, 16, 18, 20, 24, 25, 30] },
  { key: 'tickets', x: 'Tickets', y: 'Dollars', rates: [3, 4, 5, 6, 7, 8, 9, 10, 12] },
  { key: 'pump', x: 'Minutes', y: 'Liters', rates: [5, 6, 8, 9, 10, 12, 15, 16, 18, 20] },
  { key: 'print', x: 'Minutes', y: 'Pages', rates: [10, 12, 15, 20, 25, 30] },
  { key: 'bread', x: 'Loaves', y: 'Cups', rates: [2, 3, 4, 5, 6] },
  { key: 'steps', x: 'Minutes', y: 'Steps', rates: [20, 25, 30, 40, 50, 60] },
] as const;

/** One of what is across. */
const singles = { Hours: 'hour', Tickets: 'ticket', Minutes: 'minute', Loaves: 'loaf' } as const;

/** The point marked is `at` across; level 3 asks for a point that is told and not marked. */
type Params = { scene: (typeof scenes)[number]; rate: number; at: number };

/** Level 1 marks a point with its coordinates, level 2 without them, level 3 tells a point of the line in words. */
export const m6GraphPointMeaning = choiceSkill('m6-graph-point-meaning', {
  version: 1,
  text: {
    headline: 'Say what a point means',
    'ferry-shows': 'The graph shows how far a barge is from its port.',
    'ferry-means': 'After {a} hours, it is {b} kilometers away.',
    'ferry-less': 'In all, it goes {c} kilometers.',
    'ferry-each': 'It goes {b} kilometers in each hour.',
    'tickets-shows': 'The graph shows the price of museum tickets.',
    'tickets-means': 'For {a} tickets, you pay {b} dollars.',
    'tickets-less': 'In all, you pay {c} dollars.',
    'tickets-each': 'Each single ticket costs {b} dollars.',
    'pump-shows': 'The graph shows how much water a pump moves.',
    'pump-means': 'In {a} minutes, it moves {b} liters.',
    'pump-less': 'In all, it moves {c} liters.',
    'pump-each': 'In each minute, it moves {b} liters.',
    'print-shows': 'The graph shows the pages a printer makes.',
    'print-means': 'In {a} minutes, it makes {b} pages.',
    'print-less': 'In all, it makes {c} pages.',
    'print-each': 'In each minute, it makes {b} pages.',
    'bread-shows': 'The graph shows the flour a baker needs.',
    'bread-means': 'For {a} loaves, {b} cups are needed.',
    'bread-less': 'In all, {c} cups are needed.',
    'bread-each': 'Each single loaf needs {b} cups.',
    'steps-shows': 'The graph shows the steps a robot takes.',
    'steps-means': 'In {a} minutes, it takes {b} steps.',
    'steps-less': 'In all, it takes {c} steps.',
    'steps-each': 'In each minute, it takes {b} steps.',
    'ask-point': 'What does the point {point} mean?',
    'ask-marked': 'What does point P mean?',
    'ask-told': 'The point {point} lies on the line too. What does it mean?',
    right: 'The first coordinate belongs to the horizontal axis, and the second to the vertical axis.',
    swapped: 'This gives each number to the other axis. What does the horizontal axis show?',
    difference:
      'This takes {a, number} from {b, number}. The two numbers count different things. What does each axis show?',
    each: 'This takes {b, number} as the amount for just one {single}. How far across is the point?',
    other: 'Read the name of each axis. Then put each number with its name.',
    'across-do': 'Read how far across the point is.',
    'across-why': 'The horizontal axis shows {x}.',
    'up-do': 'Read how far up the point is.',
    'up-why': 'The vertical axis shows {y}.',
    'say-do': 'Say both together in one sentence.',
    'say-why': 'A point tells which two values belong together.',
  },
  draw({ level, random }): Params {
    const scene = random.pick(scenes);
    return {
      scene,
      rate: random.pick<number>(scene.rates),
      at: level === 3 ? random.int(9, 20) : random.int(2, 7),
    };
  },
  build({ scene, rate, at }: Params, { level, say, step, distractor }) {
    const [a, b] = [at, rate * at];
    const point = `(${a}, ${b})`;
    const [x, y] = [scene.x.toLowerCase(), scene.y.toLowerCase()];
    const words = { a, b, c: b - a, point, x, y, single: singles[scene.x] };
    const shown = { a: String(a), b: String(b), c: String(b - a) };
    const { key } = scene;
    const asks = { 1: 'ask-point', 2: 'ask-marked', 3: 'ask-told' } as const;
    return {
      words,
      question: [`${key}-shows`, asks[level]],
      diagram: planeOf({ scene, rate, at }, level === 1 ? point : level === 2 ? 'P' : null),
      answer: { value: 'both', text: say(`${key}-means`, shown) },
      distractors: [
        distractor(
          'swaps-the-meaning-of-the-coordinates',
          'swapped',
          'swapped',
          say(`${key}-means`, { a: shown.b, b: shown.a }),
        ),
        distractor(
          'reads-the-difference-of-the-coordinates',
          'difference',
          'difference',
          say(`${key}-less`, shown),
        ),
        distractor('slip', 'each', 'each', say(`${key}-each`, shown)),
      ],
      steps: [
        step('across', point, `${a} ${x}`),
        step('up', point, `${b} ${y}`),
        step('say', `${a} ${x}`, `${b} ${y}`),
      ],
      claims: [`${b} - ${a} = ${b - a}`, `${rate} * ${a} = ${b}`],
    };
  },
});

/** The line from zero, with the asked point on it where it is marked. */
function planeOf({ scene, rate, at }: Params, label: string | null): DiagramOf<'coordinate-plane'> {
  return {
    kind: 'coordinate-plane',
    x: { label: scene.x, min: 0, max: 8, step: 1 },
    y: { label: scene.y, min: 0, max: 8 * rate, step: rate },
    points: label === null ? [] : [{ x: at, y: rate * at, label }],
    lines: [
      {
        through: [
          [0, 0],
          [1, rate],
        ],
      },
    ],
  };
}
