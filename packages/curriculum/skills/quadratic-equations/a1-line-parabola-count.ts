import { choiceSkill, type Random, type Tools } from '../../src/kit/index.ts';
import { areBelievable } from '../../src/numbers/linear-sides.ts';
import { inBrackets, polynomialText } from '../../src/numbers/polynomials.ts';
import { coefficientsOf, type Parabola } from '../../src/numbers/quadratic-forms.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { parabolasOn } from '../../src/pictures/parabolas.ts';

const graphs = ['share', 'common', 'meet', 'often'] as const;
const systems = ['many', 'without', 'count', 'tells'] as const;
const touches = ['touch', 'once', 'single', 'slide'] as const;
type Count = 'none' | 'one' | 'two';

/** The parabola and the line y = mx + d. */
type Params = {
  ask: (typeof graphs)[number] | (typeof systems)[number] | (typeof touches)[number];
  count: Count;
  parabola: Parabola;
  m: number;
  d: number;
};

const text = {
  headline: 'How many times a line meets a parabola',
  share: 'How many points do the line and the parabola share?',
  common: 'The picture shows a line and a parabola. How many points do they have in common?',
  meet: 'How many times does this line meet the parabola?',
  often: 'Look at both graphs. How many solutions does their system have?',
  many: 'How many points do {curve} and {line} share? Use a discriminant.',
  without:
    'Use a discriminant and no drawing. How many times does the line {line} meet the parabola {curve}?',
  count: 'Set {curve} and {line} equal. How many solutions does the discriminant promise?',
  tells: 'Which discriminant tells how many solutions the system {curve} and {line} has?',
  touch: 'The line {open} touches the parabola {curve} at one point. What is {k}?',
  once: 'For which number {k} does the line {open} meet the parabola {curve} exactly once?',
  single: 'The system {curve} and {open} has exactly one solution. Find the number {k}.',
  slide:
    'A line with the slope {m} is moved up and down until it touches {curve}. At which height {k} does it then meet the y-axis?',
  plain: '{n, number}',
  none: 'Discriminant {d}, so there are none',
  one: 'Discriminant {d}, so there is one',
  two: 'Discriminant {d}, so there are two',
  'right-none': 'No {x} makes both sides equal, so the line misses the parabola.',
  'right-one': 'Only one {x} makes both sides equal, so the line touches the parabola.',
  'right-two': 'Two numbers {x} make both sides equal, so the line crosses the parabola twice.',
  'seen-none': 'The line stays on one side of the parabola all along.',
  'seen-one': 'The line touches the parabola and does not cross it.',
  'seen-two': 'The line goes into the parabola and comes out again.',
  'right-k': 'With this number the discriminant of the difference is zero.',
  always: 'Put your finger on the line and follow it. How many times does it reach the parabola?',
  touching: 'Look where line and parabola come closest. Is there a point on both?',
  axis: 'This counts where the parabola meets the x-axis. Which line is asked for?',
  only: 'Follow the line to both ends. Does it meet the parabola once more?',
  'mixed-none': 'The discriminant is right. Which real number has a negative square?',
  'mixed-one': 'The discriminant is right. How many numbers have the square zero?',
  'mixed-two': 'The discriminant is right. How many real numbers have this square?',
  alone: 'This is the discriminant of the parabola alone. What does it count?',
  joined: 'To bring the line to the other side, are its terms added or taken away?',
  'no-four':
    'Put your number in and work out the discriminant. Is it zero? Look at the number in front of the part that is subtracted.',
  'k-sign': 'Put your number in with its sign. Is the discriminant zero?',
  vertex: 'A line through the vertex is level if it touches there. Is this line level?',
  other: 'Set both right sides equal, and bring all terms to one side. What does the discriminant say?',
  'other-seen': 'Follow the line from left to right. Count each point that lies on both.',
  'look-do': 'Follow the line from left to right.',
  'look-why': 'A solution of the system is a point on both graphs.',
  'total-do': 'Count the points on both.',
  'total-why': 'A point where they touch counts once.',
  'equal-do': 'Set both right sides equal.',
  'equal-why': 'At a common point, {y} is the same.',
  'move-do': 'Bring all terms to one side.',
  'move-why': 'The terms of the line are taken away on both sides.',
  'under-do': 'Work out the discriminant.',
  'under-why': 'It counts the numbers {x} that make both sides equal.',
  'tell-do': 'Tell the number of common points.',
  'tell-why': 'Above zero there are two, at zero one, below zero none.',
  'zero-do': 'Set it equal to zero.',
  'zero-why': 'Then there is exactly one common point.',
  'alone-do': 'Solve for {k}.',
  'alone-why': 'Only this number is not known.',
  'final-seen': 'The number of common points is {n}.',
  'final-solutions': 'The number of solutions is {n}.',
  'final-k': '{k} is {result}.',
} as const;

type Said = Tools<keyof typeof text>;

/** Level 1 counts in a picture, level 2 by the discriminant, level 3 moves the line until it touches. */
export const a1LineParabolaCount = choiceSkill('a1-line-parabola-count', {
  version: 3,
  text,
  draw: ({ level, random }): Params =>
    level === 1 ? drawPicture(random) : level === 2 ? drawSystem(random) : drawTouching(random),
  build(params: Params, tools) {
    if (tools.level === 1) return buildPicture(params, tools);
    return tools.level === 2 ? buildSystem(params, tools) : buildTouching(params, tools);
  },
});

const sizes = { none: 0, one: 1, two: 2 } as const;

function buildPicture({ ask, count, parabola, m, d }: Params, { say, step, distractor }: Said) {
  const n = sizes[count];
  const plain = (of: Count) => say('plain', { n: sizes[of] });
  const wrong = {
    none: [
      distractor('thinks-there-are-always-two-meetings', 'two', 'always', plain('two')),
      distractor('confuses-touching-with-no-meeting', 'one', 'touching', plain('one')),
    ],
    one: [
      distractor('thinks-there-are-always-two-meetings', 'two', 'always', plain('two')),
      distractor('confuses-touching-with-no-meeting', 'none', 'touching', plain('none')),
    ],
    two: [
      distractor('counts-x-intercepts', 'none', 'axis', plain('none')),
      distractor('gives-only-one-point', 'one', 'only', plain('one')),
    ],
  }[count];
  return {
    words: { n },
    question: ask as (typeof graphs)[number],
    diagram: parabolasOn([parabola], { lines: [{ m, d }] }),
    answer: { value: count as string, text: plain(count), reason: `seen-${count}` as const },
    otherWrong: 'other-seen' as const,
    finalAnswer: ask === 'often' ? ('final-solutions' as const) : ('final-seen' as const),
    distractors: wrong,
    steps: [
      step(
        'look',
        'from left to right',
        { none: 'beside the parabola', one: 'touching it', two: 'in and out again' }[count],
      ),
      step('total', 'points on both', n),
    ],
    claims: [`${n} < 3`],
  };
}

function buildSystem({ ask, count, parabola, m, d }: Params, { say, step, distractor }: Said) {
  const [c, b] = coefficientsOf(parabola);
  const under = (middle: number, last: number): number => middle * middle - 4 * last;
  const own = under(b - m, c - d);
  const told = (value: number, as: Count = countOf(value)) => say(as, { d: signed(value) });
  const mixed = ({ none: 'one', one: 'none', two: 'one' } as const)[count];
  const [curve, line] = [polynomialText([c, b, 1]), polynomialText([d, m])];
  const moved = `$${polynomialText([c - d, b - m, 1])} = 0$`;
  const joined = `$${polynomialText([c + d, b + m, 1])} = 0$`;
  const lines = (equation: string, [middle, last]: readonly [number, number], last2: number) => [
    step('equal', 'both right sides', `$${curve} = ${line}$`),
    step('move', `$${curve} = ${line}$`, equation),
    step('under', `${inBrackets(middle)}^2 − 4 × ${inBrackets(last)}`, signed(last2)),
    step('tell', signed(last2), countOf(last2)),
  ];
  return {
    words: { curve: `$y = ${curve}$`, line: `$y = ${line}$`, x: '$x$', y: '$y$' },
    question: ask as (typeof systems)[number],
    answer: { value: 'own', text: told(own), reason: `right-${count}` as const },
    distractors: [
      distractor(
        count === 'two' ? 'gives-only-one-point' : 'confuses-touching-with-no-meeting',
        'mixed',
        `mixed-${count}` as const,
        told(own, mixed),
      ),
      distractor('counts-x-intercepts', 'alone', 'alone', told(under(b, c))),
      distractor('makes-a-sign-error-when-substituting', 'joined', 'joined', {
        text: told(under(b + m, c + d)),
        work: lines(joined, [b + m, c + d], under(b + m, c + d)),
      }),
    ],
    steps: lines(moved, [b - m, c - d], own),
    claims: [`(${b - m})^2 - 4 * (${c - d}) = ${own}`],
  };
}

function buildTouching({ ask, parabola, m, d: k }: Params, { step, distractor }: Said) {
  const [c, b] = coefficientsOf(parabola);
  const middle = b - m;
  const curve = polynomialText([c, b, 1]);
  const open = `${polynomialText([0, m])} + k`;
  const front = `${polynomialText([0, middle, 1])} ${c < 0 ? '−' : '+'} ${Math.abs(c)} − k`;
  const under = `$${middle * middle - 4 * c} + 4k$`.replace('$-', '$−');
  return {
    words: {
      curve: `$y = ${curve}$`,
      open: `$y = ${open}$`,
      k: '$k$',
      m: signed(m),
      y: '$y$',
      x: '$x$',
      result: signed(k),
    },
    question: ask as (typeof touches)[number],
    answer: { value: signed(k), form: 'integer' as const, reason: 'right-k' as const },
    finalAnswer: 'final-k' as const,
    distractors: [
      distractor('forgets-the-four-in-the-discriminant', signed(c - middle * middle), 'no-four'),
      distractor('makes-a-sign-error-in-the-discriminant', signed(c + (middle * middle) / 4), 'k-sign'),
      distractor('uses-the-height-of-the-vertex', signed(parabola.k), 'vertex'),
    ],
    steps: [
      step('equal', 'both right sides', `$${curve} = ${open}$`),
      step('move', `$${curve} = ${open}$`, `$${front} = 0$`),
      step('under', `$${inBrackets(middle)}^2 − 4(${signed(c)} − k)$`, under),
      step('zero', under, `${under.slice(0, -1)} = 0$`),
      step('alone', `${under.slice(0, -1)} = 0$`, signed(k)),
    ],
    claims: [`(${middle})^2 - 4 * (${c} - (${k})) = 0`],
  };
}

function countOf(under: number): Count {
  if (under < 0) return 'none';
  return under === 0 ? 'one' : 'two';
}

/** A picture that can be read: points on both are on the plane, and a miss is wide. */
function drawPicture(random: Random): Params {
  const count = random.pick<Count>(['none', 'one', 'two']);
  return random.until(() => {
    const parabola: Parabola = {
      a: random.pick([1, -1, 0.5, -0.5]),
      h: random.int(-4, 4),
      k: random.int(-5, 5),
    };
    const [m, d] = [random.int(-2, 2), random.int(-6, 6)];
    const [c, b, a] = coefficientsOf(parabola);
    const under = (b - m) ** 2 - 4 * a * (c - d);
    const middle = (m - b) / (2 * a);
    const away = Math.sqrt(Math.max(0, under)) / (2 * Math.abs(a));
    const ends = [middle - away, middle + away].map((x) => [x, m * x + d] as const);
    const isInside = ends.every(([x, y]) => Math.abs(x) <= 6 && Math.abs(y) <= 6);
    const gap = -under / (4 * Math.abs(a));
    const isClear = { none: gap >= 2 && gap <= 5, one: under === 0, two: away >= 1.5 }[count];
    const lifts = parabola.a * parabola.k > 0;
    const isOpen = count !== 'two' || lifts;
    return isInside && isClear && isOpen && (m !== 0 || d !== 0)
      ? { ask: random.pick(graphs), count, parabola, m, d }
      : null;
  });
}

function drawSystem(random: Random): Params {
  const count = random.pick<Count>(['none', 'one', 'two']);
  return random.until(() => {
    const some = (most: number): number => random.int(1, most) * random.pick([1, -1]);
    const [b, c, m] = [some(9), some(12), some(7)];
    const d = count === 'one' ? c - (b - m) ** 2 / 4 : some(12);
    const all = [(b - m) ** 2 - 4 * (c - d), b * b - 4 * c, (b + m) ** 2 - 4 * (c + d)];
    const isOpen = Number.isInteger(d) && d !== 0 && countOf(all[0] ?? 0) === count && b !== m && c !== d;
    const isPlain = b + m !== 0 && c + d !== 0 && all.every((one) => Math.abs(one) < 250);
    const parabola = { a: 1, h: -b / 2, k: c - (b * b) / 4 };
    return isOpen && isPlain && new Set(all).size === 3
      ? { ask: random.pick(systems), count, parabola, m, d }
      : null;
  });
}

function drawTouching(random: Random): Params {
  return random.until(() => {
    const some = (most: number): number => random.int(1, most) * random.pick([1, -1]);
    const [half, c, m] = [some(4), some(12), some(8)];
    const b = 2 * half;
    const middle = b - m;
    const k = c - (middle * middle) / 4;
    const all = [k, c - middle * middle, c + (middle * middle) / 4, c - half * half];
    const isOpen = Number.isInteger(k) && middle !== 0 && areBelievable(all);
    return isOpen && middle * middle !== 4 * c
      ? {
          ask: random.pick(touches),
          count: 'one',
          parabola: { a: 1, h: -half, k: c - half * half },
          m,
          d: k,
        }
      : null;
  });
}
