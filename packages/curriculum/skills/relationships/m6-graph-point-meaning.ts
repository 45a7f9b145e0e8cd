import type { DiagramOf } from '@playforward/diagram';
import { choiceSkill, type Random, type Tools } from '../../src/kit/index.ts';

/** What is across and up, and how much up may belong to one across. Where two are compared, their rates are multiples of `unit`. */
const scenes = [
  { key: 'ferry', x: 'Hours', y: 'Kilometers', rates: [12, 15, 16, 18, 20, 24, 25, 30], unit: 5 },
  { key: 'tickets', x: 'Tickets', y: 'Dollars', rates: [3, 4, 5, 6, 7, 8, 9, 10, 12], unit: 2 },
  { key: 'pump', x: 'Minutes', y: 'Liters', rates: [5, 6, 8, 9, 10, 12, 15, 16, 18, 20], unit: 2 },
  { key: 'print', x: 'Minutes', y: 'Pages', rates: [10, 12, 15, 20, 25, 30], unit: 5 },
  { key: 'bread', x: 'Loaves', y: 'Cups', rates: [2, 3, 4, 5, 6], unit: 1 },
  { key: 'steps', x: 'Minutes', y: 'Steps', rates: [20, 25, 30, 40, 50, 60], unit: 10 },
] as const;

/** Two that begin at different heights, the first of them at zero. */
const meetings = [
  { key: 'snails', x: 'Minutes', y: 'Inches' },
  { key: 'tanks', x: 'Minutes', y: 'Liters' },
  { key: 'savings', x: 'Weeks', y: 'Dollars' },
  { key: 'kites', x: 'Seconds', y: 'Feet' },
] as const;

/** One of what is across. */
const singles = { Hours: 'hour', Tickets: 'ticket', Minutes: 'minute', Loaves: 'loaf' } as const;

/**
 * The point marked is `at` across; level 3 asks for a point that is told and not marked, or has a line with the rate
 * `second` beside the first.
 */
type Apart = { scene: (typeof scenes)[number]; rate: number; at: number; second: number | null };

/** Two lines that cross `at` across: A rises by `rate` from zero, B by `slow` from a start above it. */
type Crossing = { meet: (typeof meetings)[number]; rate: number; slow: number; at: number };

type Params = Apart | Crossing;

const text = {
  headline: 'Say what a point means',
  'ferry-shows': 'The graph shows how far a barge is from its port.',
  'ferry-means': 'After {a} hours, it is {b} kilometers away.',
  'ferry-less': 'In all, it goes {c} kilometers.',
  'ferry-two': 'The graph shows how far barges A and B are from their port.',
  'ferry-more': 'In each hour, {one} goes {gap} kilometers more than {two}.',
  'ferry-each': 'It goes {b} kilometers in each hour.',
  'tickets-shows': 'The graph shows the price of museum tickets.',
  'tickets-means': 'For {a} tickets, you pay {b} dollars.',
  'tickets-less': 'In all, you pay {c} dollars.',
  'tickets-two': 'The graph shows how much tickets cost at museums A and B.',
  'tickets-more': 'Each ticket costs {gap} dollars more at {one} than at {two}.',
  'tickets-each': 'Each single ticket costs {b} dollars.',
  'pump-shows': 'The graph shows how much water a pump moves.',
  'pump-means': 'In {a} minutes, it moves {b} liters.',
  'pump-less': 'In all, it moves {c} liters.',
  'pump-two': 'The graph shows how much water pumps A and B move.',
  'pump-more': 'In each minute, {one} moves {gap} liters more than {two}.',
  'pump-each': 'In each minute, it moves {b} liters.',
  'print-shows': 'The graph shows the pages a printer makes.',
  'print-means': 'In {a} minutes, it makes {b} pages.',
  'print-less': 'In all, it makes {c} pages.',
  'print-two': 'The graph shows the pages printers A and B make.',
  'print-more': 'In each minute, {one} makes {gap} pages more than {two}.',
  'print-each': 'In each minute, it makes {b} pages.',
  'bread-shows': 'The graph shows the flour a baker needs.',
  'bread-means': 'For {a} loaves, {b} cups are needed.',
  'bread-less': 'In all, {c} cups are needed.',
  'bread-two':
    'A loaf of bread A needs flour, and so does a loaf of B. The graph shows the cups for more loaves.',
  'bread-more': 'Each loaf of {one} needs {gap} cups more than a loaf of {two}.',
  'bread-each': 'Each single loaf needs {b} cups.',
  'steps-shows': 'The graph shows the steps a robot takes.',
  'steps-means': 'In {a} minutes, it takes {b} steps.',
  'steps-less': 'In all, it takes {c} steps.',
  'steps-two': 'The graph shows the steps robots A and B take.',
  'steps-more': 'In each minute, {one} takes {gap} steps more than {two}.',
  'steps-each': 'In each minute, it takes {b} steps.',
  'snails-shows': 'Two snails climb a wall. The graph shows how high snails A and B are.',
  'snails-meet': 'After {a} minutes, both snails are {b} inches up.',
  'snails-start': 'At the start, both snails are {b} inches up.',
  'snails-gap': 'After {a} minutes, B is still {c} inches above A.',
  'tanks-shows': 'Water runs into two tanks. The graph shows how much tanks A and B hold.',
  'tanks-meet': 'After {a} minutes, both tanks hold {b} liters.',
  'tanks-start': 'At the start, both tanks hold {b} liters.',
  'tanks-gap': 'After {a} minutes, B still holds {c} liters more than A.',
  'savings-shows': 'Two clubs save money. The graph shows how many dollars clubs A and B have.',
  'savings-meet': 'After {a} weeks, both clubs have {b} dollars.',
  'savings-start': 'At the start, both clubs have {b} dollars.',
  'savings-gap': 'After {a} weeks, B still has {c} dollars more than A.',
  'kites-shows': 'Two kites rise. The graph shows how high kites A and B are.',
  'kites-meet': 'After {a} seconds, both kites are {b} feet up.',
  'kites-start': 'At the start, both kites are {b} feet up.',
  'kites-gap': 'After {a} seconds, B is still {c} feet above A.',
  'ask-meet': [
    'The lines cross at point P. What does it show?',
    'Point P is where the lines cross. What does it mean?',
  ],
  'right-meet': 'Where the lines cross, both have the same value at the same time.',
  'start-meet': 'This tells about the start. How far across is the point P?',
  'gap-meet': 'B is ahead by {c, number} at the start. How far apart are the lines at P?',
  'swapped-meet': 'This gives each number to the other axis. What does the horizontal axis show?',
  'other-meet': 'Read how far across and how far up P is. To which lines does it belong?',
  'both-do': 'See which lines go through the point.',
  'both-why': 'A point on two lines tells about both.',
  'ask-point': 'What does the point {point} mean?',
  'ask-marked': 'What does point P mean?',
  'ask-told': 'The point {point} lies on the line too. What does it mean?',
  'ask-two': 'Which sentence does the graph show?',
  'right-two':
    'For the same {x}, the steeper line is higher up. For one {single}, divide the gap by {at, number}.',
  'other-line':
    'This takes the lower line for the higher one. Which line is higher up at the same place across?',
  'whole-gap':
    'This is the gap at {at, number} {x}. The sentence tells of one {single}. What is the gap there?',
  'line-and-gap':
    'This trades the two lines, and takes the gap at {at, number} {x}. What does the steeper line belong to?',
  'other-two': 'Read both points. How far apart are they, and for how many {x} is that?',
  'read-do': 'Read how far up point {name} is.',
  'read-why': 'Both points are {at, number} across.',
  'gap-do': 'Subtract to find the gap.',
  'gap-why': 'The points are at the same place across, so they can be compared.',
  'one-do': 'Divide the gap by {at, number}.',
  'one-why': 'Both lines start at zero, so the gap grows by the same amount for each {single}.',
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
};

type Said = Tools<keyof typeof text>;

/** Level 1 marks a point with its coordinates, level 2 without them, level 3 tells a point in words or has two lines to compare. */
export const m6GraphPointMeaning = choiceSkill('m6-graph-point-meaning', {
  version: 3,
  text,
  draw({ level, random }): Params {
    const scene = random.pick(scenes);
    if (level === 3 && random.chance(35)) return drawCrossing(random);
    if (level === 3 && random.chance(50)) return { scene, ...drawTwo(scene.unit, random) };
    return {
      scene,
      second: null,
      rate: random.pick<number>(scene.rates),
      at: level === 3 ? random.int(9, 20) : random.int(2, 7),
    };
  },
  build(params: Params, tools) {
    if ('meet' in params) return readCrossing(params, tools);
    const { scene, rate, at, second } = params;
    const { level, say, step, distractor } = tools;
    if (second !== null) return compareTwo({ ...params, second }, tools);
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
        distractor('swaps-the-meaning-of-the-coordinates', 'swapped', 'swapped', {
          text: say(`${key}-means`, { a: shown.b, b: shown.a }),
          work: [
            step('across', point, `${b} ${x}`),
            step('up', point, `${a} ${y}`),
            step('say', `${b} ${x}`, `${a} ${y}`),
          ],
        }),
        distractor('reads-the-difference-of-the-coordinates', 'difference', 'difference', {
          text: say(`${key}-less`, shown),
          work: [
            step('across', point, `${a} ${x}`),
            step('up', point, `${b} ${y}`),
            step('difference', `${b} − ${a}`, b - a, { do: 'say-do', why: 'say-why' }),
          ],
        }),
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

type Two = Apart & { readonly second: number };

/** Two rates and a place across where their points can be read; the first line may be the lower one. */
function drawTwo(unit: number, random: Random): Omit<Two, 'scene'> {
  const [low, gap] = [random.int(1, 4), random.int(unit === 1 ? 2 : 1, 3)];
  const rates = [low * unit, (low + gap) * unit];
  const [rate = 0, second = 0] = random.shuffle(rates);
  return { rate, second, at: random.int(2, 5) };
}

function compareTwo({ scene, rate, second, at }: Two, { say, step, distractor }: Said) {
  const { key } = scene;
  const [one, two] = rate > second ? ['A', 'B'] : ['B', 'A'];
  const [up, low] = [Math.max(rate, second) * at, Math.min(rate, second) * at];
  const gap = Math.abs(rate - second);
  const more = (names: readonly [string, string], size: number) =>
    say(`${key}-more`, { one: names[0], two: names[1], gap: String(size) });
  const words = { at, x: scene.x.toLowerCase(), single: singles[scene.x] };
  const read = (name: string) => ({ do: say('read-do', { name }), why: 'read-why' }) as const;
  return {
    words,
    question: [`${key}-two`, 'ask-two'] as const,
    diagram: planeOfTwo({ scene, rate, second, at }),
    answer: { value: 'more', text: more([one, two], gap), reason: 'right-two' },
    otherWrong: 'other-two',
    distractors: [
      distractor('compares-single-y-values', 'whole', 'whole-gap', more([one, two], gap * at)),
      distractor('swaps-the-two-quantities', 'turned', 'other-line', more([two, one], gap)),
      distractor('slip', 'both', 'line-and-gap', more([two, one], gap * at)),
    ],
    steps: [
      step('read-first', '', up, read(one)),
      step('read-second', '', low, read(two)),
      step('gap', `${up} − ${low}`, up - low),
      step('one', `${up - low} ÷ ${at}`, gap),
    ],
    claims: [`(${up} - ${low})/${at} = ${gap}`],
  } as const;
}

/** The lines cross on whole places; the point of the crossing is never read as well with its numbers traded. */
function drawCrossing(random: Random): Crossing {
  return random.until(() => {
    const [slow, more, at] = [random.int(1, 4), random.int(1, 3), random.int(2, 8)];
    const rate = slow + more;
    return rate * at !== at && more * at > 2 && rate * at <= 40
      ? { meet: random.pick(meetings), rate, slow, at }
      : null;
  });
}

function readCrossing({ meet, rate, slow, at }: Crossing, { say, step, distractor }: Said) {
  const { key } = meet;
  const [a, b, c] = [at, rate * at, (rate - slow) * at];
  const shown = { a: String(a), b: String(b), c: String(c) };
  const [x, y] = [meet.x.toLowerCase(), meet.y.toLowerCase()];
  const point = `(${a}, ${b})`;
  return {
    words: { a, b, c, x, y },
    question: [`${key}-shows`, 'ask-meet'] as const,
    diagram: planeOfCrossing({ meet, rate, slow, at }),
    answer: { value: 'meet', text: say(`${key}-meet`, shown), reason: 'right-meet' },
    otherWrong: 'other-meet',
    distractors: [
      distractor(
        'swaps-the-meaning-of-the-coordinates',
        'swapped',
        'swapped-meet',
        say(`${key}-meet`, { a: shown.b, b: shown.a }),
      ),
      distractor('compares-single-y-values', 'gap', 'gap-meet', say(`${key}-gap`, shown)),
      distractor('slip', 'start', 'start-meet', say(`${key}-start`, shown)),
    ],
    steps: [
      step('across', point, `${a} ${x}`),
      step('up', point, `${b} ${y}`),
      step('both', 'the lines through P', 'A and B'),
      step('say', `${a} ${x}`, `${b} ${y}`),
    ],
    claims: [`${rate} * ${at} = ${b}`, `${c} + ${slow} * ${at} = ${b}`],
  } as const;
}

/** Both lines up to a place behind their crossing, each with its name at its end. */
function planeOfCrossing({ meet, rate, slow, at }: Crossing): DiagramOf<'coordinate-plane'> {
  const start = (rate - slow) * at;
  const end = at + 2;
  const step = rate * at > 20 ? 5 : 2;
  return {
    kind: 'coordinate-plane',
    x: { label: meet.x, min: 0, max: end + 1, step: 1 },
    y: { label: meet.y, min: 0, max: step * Math.ceil((rate * end + 1) / step), step },
    points: [
      { x: at, y: rate * at, label: 'P' },
      { x: end, y: rate * end, label: 'A' },
      { x: end, y: start + slow * end, label: 'B' },
    ],
    lines: [
      {
        through: [
          [0, 0],
          [at, rate * at],
        ],
      },
      {
        through: [
          [0, start],
          [at, rate * at],
        ],
      },
    ],
  };
}

/** Both lines from zero, each with its point at the same place across. */
function planeOfTwo({ scene, rate, second, at }: Two): DiagramOf<'coordinate-plane'> {
  const line = (up: number): { through: [[number, number], [number, number]] } => ({
    through: [
      [0, 0],
      [at, up * at],
    ],
  });
  return {
    kind: 'coordinate-plane',
    x: { label: scene.x, min: 0, max: at + 1, step: 1 },
    y: { label: scene.y, min: 0, max: (Math.max(rate, second) + scene.unit) * at, step: scene.unit * at },
    points: [
      { x: at, y: rate * at, label: 'A' },
      { x: at, y: second * at, label: 'B' },
    ],
    lines: [line(rate), line(second)],
  };
}

/** The line from zero, with the asked point on it where it is marked. */
function planeOf(
  { scene, rate, at }: Pick<Apart, 'scene' | 'rate' | 'at'>,
  label: string | null,
): DiagramOf<'coordinate-plane'> {
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
