import { type Level, numberSkill, type Random, type Tools } from '../../src/kit/index.ts';
import { polynomialText } from '../../src/numbers/polynomials.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { flatFigure } from '../../src/pictures/flat-figures.ts';

const sides = ['stage', 'mural', 'bed', 'floor'] as const;
/** What `x` is in each of these. */
const askedSide = { stage: 'width', mural: 'height', bed: 'shorter side', floor: 'width' } as const;
const throws = ['ball', 'stone', 'spray', 'rocket', 'flare', 'cork'] as const;
/** What is taken off for each second, squared, by what heights are told in. */
const falls = { meters: 5, feet: 16 } as const;
const borders = ['path', 'walk', 'mat', 'frame'] as const;
const spans = ['long', 'seconds', 'above', 'between'] as const;

/** Level 1: sides p and p + q. Level 2: times −p and q at which the height is zero. Level 3: length and width with a border p inside. */
type Params = {
  ask: (typeof sides)[number] | (typeof throws)[number] | (typeof borders)[number];
  p: number;
  q: number;
  far: keyof typeof falls;
  length: number;
  width: number;
};

const text = {
  headline: 'Solve a quadratic problem',
  stage: 'A stage is {q} feet longer than it is wide. Its area is {area} square feet. How wide is it?',
  mural: 'A mural covers {area} square feet. It is {q} feet wider than it is high. What is its height?',
  bed: 'One side of a garden bed is {q} feet longer than the other. The bed has an area of {area} square feet. How long is the shorter side?',
  floor:
    'A dance floor has an area of {area} square feet. Its length is {q} feet more than its width. Find the width.',
  ball: 'A ball is thrown up from a balcony. After {t} seconds, it is about {rule} {far} high. After how many seconds does it reach the ground?',
  stone:
    'A stone is thrown up from a cliff above the sea. Its height after {t} seconds is about {rule} {far}. After how many seconds does it hit the water?',
  spray:
    'A fountain on a roof shoots up a drop of water. After {t} seconds, its height is about {rule} {far}. After how many seconds does it land on the street?',
  rocket:
    'A model rocket starts from a tower. Its height after {t} seconds is about {rule} {far}. How many seconds does it fly until it lands?',
  flare:
    'A flare is shot from a lighthouse. Its height after {t} seconds is about {rule} {far}. After how many seconds does it fall into the sea?',
  cork: 'A pebble is tossed up from a bridge. After {t} seconds, it is about {rule} {far} above the river. After how many seconds does it reach the river?',
  path: 'A garden is {length} feet long and {width} feet wide. A path of equal width runs inside along all four edges. Inside it, {area} square feet are left. How wide is the path?',
  walk: 'A yard is {length} feet long and {width} feet wide. A strip of stone goes along its four edges, equally wide everywhere. The lawn inside has an area of {area} square feet. Find the width of the strip.',
  mat: 'A sheet of paper is {length} inches long and {width} inches wide. Its margins are equal on all sides. The print covers {area} square inches. How wide are the margins?',
  frame:
    'A window is {length} inches wide and {width} inches high, with its frame. The frame is equally wide all around, and the glass has an area of {area} square inches. What is the width of the frame?',
  long: 'A model rocket flies straight up, and after {t} seconds it is about {rule} {far} high. For how many seconds is it higher than {level} {far}?',
  seconds:
    'The height of a flare is about {rule} {far} after {t} seconds. For how many seconds is it more than {level} {far} above the ground?',
  above:
    'A firework rises. Its height after {t} seconds is about {rule} {far}. For how many seconds is it higher than {level} {far}?',
  between:
    'A large fountain shoots up a drop of water. After {t} seconds, its height is about {rule} {far}. How many seconds pass between the two moments when it is {level} {far} high?',
  right: 'With this number, the product of both sides is the area. The other solution is negative.',
  'right-time': 'At this time the height is zero, and it comes after the start.',
  'right-border':
    'With this width, the part inside has the given area. With the other solution, nothing would be left.',
  'right-span':
    'The two solutions are the moments at this height. Their difference is the time between them.',
  negative: 'This solves the equation. Can a length be negative?',
  'negative-time': 'This solves the equation. But is it a time after the start?',
  dimension: 'This is one side of the rectangle. Which side is asked for?',
  lengths: 'With this number, the distance around fits. What does the story say about the area?',
  top: 'At this time it is at its highest point. How high is it there?',
  opposite: 'Put this number into the rule. Is the height zero?',
  impossible: 'Take this width off on both sides. How much of the shorter side would be left?',
  once: 'Here the border was taken off once. At how many ends is there a border?',
  inside: 'This is a side of the part inside. What is asked for?',
  first: 'At this moment it passes the height on its way up. When does it come down to it again?',
  last: 'At this moment it comes down again. Since when has it been higher?',
  'to-top': 'At this moment it is highest. From when to when is it above the given height?',
  other: 'Write an equation, bring all terms to one side, and solve it. Which solution fits the story?',
  'other-span': 'Find the two moments when it has the given height. How many seconds lie between them?',
  'equation-do': 'Write an equation for the {side} {x}.',
  'equation-why': 'The product of both sides is the area.',
  'move-do': 'Bring all terms to one side.',
  'move-why': 'Then the other side is zero.',
  'divide-do': 'Divide both sides by the leading coefficient.',
  'divide-why': 'Every term has this factor.',
  'factor-do': 'Factor.',
  'factor-why': 'A product is zero only if one of its factors is zero.',
  'solve-do': 'Write both solutions.',
  'solve-why': 'Each one makes one factor zero.',
  'reject-do': 'Keep the solution that fits the story.',
  'reject-why': 'The equation does not know what a {sort} can be.',
  'ground-do': 'Set the height equal to zero.',
  'ground-why': 'Where the flight ends, the height is zero.',
  'height-do': 'Set the height equal to the given height.',
  'height-why': 'This gives the two moments when it is passed.',
  'span-do': 'Find the time between them.',
  'span-why': 'It is higher after the first moment and before the second.',
  'check-do': 'Check both moments.',
  'check-why': 'Both have to give this height.',
  final: 'The answer is {result} {unit}.',
} as const;

type Said = Tools<keyof typeof text>;
type Far = Tools<keyof typeof text, 4>;

/** Level 1 has two sides and an area, level 2 a time of flight, level 3 a border. The stretch problem asks how long a height is passed. */
export const a1QuadraticWordSolve = numberSkill('a1-quadratic-word-solve', {
  version: 1,
  form: 'number',
  finite: { 2: 114, 4: 120 },
  text,
  draw: ({ level, random }): Params => drawStory(level, random),
  build(params: Params, tools) {
    if (tools.level === 1) return buildSides(params, tools);
    return tools.level === 2 ? buildThrow(params, tools) : buildBorder(params, tools);
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [from, to] = [random.int(1, 4), random.int(2, 9)];
        const isApart = to > from && to !== 2 * from && to !== 3 * from && from + to <= 10;
        const far = random.pick(['meters', 'feet'] as const);
        return isApart ? { ask: random.pick(spans), far, from, to } : null;
      }),
    build: buildSpan,
  },
});

function buildSides({ ask, p, q }: Params, { step, distractor }: Said) {
  const area = p * (p + q);
  const moved = `$${polynomialText([-area, q, 1])} = 0$`;
  const both = `$x = ${p}$ or $x = −${p + q}$`;
  const start = [
    step('equation', `sides $x$ and $x + ${q}$`, `$x(x + ${q}) = ${area}$`),
    step('move', `$x(x + ${q}) = ${area}$`, moved),
    step('factor', moved, `$(x − ${p})(x + ${p + q}) = 0$`),
  ];
  return {
    words: {
      q,
      area,
      x: '$x$',
      sort: 'length',
      side: askedSide[ask as (typeof sides)[number]],
      result: p,
      unit: 'feet',
    },
    question: ask,
    diagram: {
      kind: 'polygon' as const,
      ...flatFigure({
        corners: [
          [0, 0],
          [9, 0],
          [9, 5],
          [0, 5],
        ],
        labels: [`x + ${q}`, 'x', '', ''],
      }),
      toScale: false,
    },
    answer: { value: p, unit: 'feet', unitOne: 'foot' },
    distractors: [
      distractor('keeps-the-negative-solution', signed(-p - q), 'negative', {
        work: [
          ...start,
          step('solve', `$(x − ${p})(x + ${p + q}) = 0$`, both),
          step('reject', both, signed(-p - q)),
        ],
      }),
      distractor('gives-the-other-dimension', p + q, 'dimension'),
      distractor('adds-lengths-instead-of-multiplying', String((area - 2 * q) / 4), 'lengths'),
    ],
    steps: [...start, step('solve', `$(x − ${p})(x + ${p + q}) = 0$`, both), step('reject', both, p)],
    claims: [`${p} * (${p} + ${q}) = ${area}`],
  };
}

function buildThrow({ ask, p, q, far }: Params, { step, distractor }: Said) {
  const g = falls[far];
  const rule = polynomialText([g * p * q, g * (q - p), -g], 't');
  const plain = `$${polynomialText([-p * q, p - q, 1], 't')} = 0$`;
  const both = `$t = −${p}$ or $t = ${q}$`;
  const start = [
    step('ground', `$${rule}$`, `$${rule} = 0$`),
    step('divide', `$${rule} = 0$`, plain),
    step('factor', plain, `$(t + ${p})(t − ${q}) = 0$`),
    step('solve', `$(t + ${p})(t − ${q}) = 0$`, both),
  ];
  return {
    words: {
      t: '$t$',
      sort: 'time',
      rule: `$${rule}$`,
      far,
      result: q,
      unit: q === 1 ? 'second' : 'seconds',
    },
    question: ask,
    answer: { value: q, unit: 'seconds', unitOne: 'second', reason: 'right-time' as const },
    distractors: [
      distractor('keeps-the-negative-solution', signed(-p), 'negative-time', {
        work: [...start, step('reject', both, signed(-p))],
      }),
      distractor('gives-the-time-of-the-highest-point', String((q - p) / 2), 'top'),
      distractor('uses-the-opposite-signs', p, 'opposite', {
        work: [
          ...start.slice(0, 3),
          step('solve', `$(t + ${p})(t − ${q}) = 0$`, `$t = ${p}$ or $t = −${q}$`),
          step('reject', `$t = ${p}$ or $t = −${q}$`, p),
        ],
      }),
    ],
    steps: [...start, step('reject', both, q)],
    claims: [`-${g} * ${q}^2 + ${g} * (${q} - ${p}) * ${q} + ${g} * ${p} * ${q} = 0`],
  };
}

function buildBorder({ ask, p, length, width }: Params, { step, distractor }: Said) {
  const area = (length - 2 * p) * (width - 2 * p);
  const far = (length + width) / 2 - p;
  const unit = ask === 'mat' || ask === 'frame' ? 'inches' : 'feet';
  const one = ask === 'mat' || ask === 'frame' ? 'inch' : 'foot';
  const equation = `$(${length} − 2x)(${width} − 2x) = ${area}$`;
  const moved = `$${polynomialText([length * width - area, -2 * (length + width), 4])} = 0$`;
  const plain = `$${polynomialText([p * far, -p - far, 1])} = 0$`;
  const both = `$x = ${p}$ or $x = ${far}$`;
  const start = [
    step('equation', `$${length} − 2x$ and $${width} − 2x$`, equation),
    step('move', equation, moved),
    step('divide', moved, plain),
    step('factor', plain, `$(x − ${p})(x − ${far}) = 0$`),
    step('solve', `$(x − ${p})(x − ${far}) = 0$`, both),
  ];
  return {
    words: {
      length,
      width,
      area,
      x: '$x$',
      sort: 'width',
      side: 'width',
      result: p,
      unit: p === 1 ? one : unit,
    },
    question: ask,
    answer: { value: p, unit, unitOne: one, reason: 'right-border' as const },
    distractors: [
      distractor('keeps-an-impossible-solution', far, 'impossible', {
        work: [...start, step('reject', both, far)],
      }),
      distractor('counts-the-border-once', 2 * p, 'once'),
      distractor('gives-the-other-dimension', width - 2 * p, 'inside'),
    ],
    steps: [...start, step('reject', both, p)],
    claims: [`(${length} - 2 * ${p}) * (${width} - 2 * ${p}) = ${area}`],
  };
}

type Span = { ask: (typeof spans)[number]; far: keyof typeof falls; from: number; to: number };

function buildSpan({ ask, far, from, to }: Span, { step, distractor }: Far) {
  const g = falls[far];
  const height = g * from * to;
  const path = polynomialText([0, g * (from + to), -g], 't');
  const rule = `$${path}$`;
  const equation = `$${path} = ${height}$`;
  const moved = `$${polynomialText([height, -g * (from + to), g], 't')} = 0$`;
  const plain = `$${polynomialText([from * to, -from - to, 1], 't')} = 0$`;
  const factored = `$(t − ${from})(t − ${to}) = 0$`;
  const both = `$t = ${from}$ or $t = ${to}$`;
  const result = to - from;
  return {
    words: { t: '$t$', rule, far, level: height, result, unit: result === 1 ? 'second' : 'seconds' },
    question: ask,
    answer: { value: result, unit: 'seconds', unitOne: 'second', reason: 'right-span' as const },
    otherWrong: 'other-span' as const,
    distractors: [
      distractor('gives-one-end-for-the-time-between', to, 'last'),
      distractor('gives-the-time-of-the-highest-point', String((from + to) / 2), 'to-top'),
      distractor('slip', from, 'first'),
    ],
    steps: [
      step('height', rule, equation),
      step('move', equation, moved),
      step('divide', moved, plain),
      step('factor', plain, factored),
      step('solve', factored, both),
      step('check', `at ${from} and at ${to}`, `${height} ${far} both times`),
      step('span', `${to} − ${from}`, result),
    ],
    claims: [`${g} * ${from + to} * ${from} - ${g} * ${from}^2 = ${height}`],
  };
}

/** How tall and how fast each thing may start, in what is fallen in the first second. */
const mostOf: Readonly<Record<(typeof throws)[number], readonly [tall: number, fast: number]>> = {
  ball: [8, 4],
  stone: [24, 4],
  spray: [12, 6],
  rocket: [14, 9],
  flare: [12, 9],
  cork: [14, 3],
};

function drawStory(level: Level, random: Random): Params {
  return random.until(() => {
    const none = { far: random.pick(['meters', 'feet'] as const), length: 0, width: 0 };
    if (level === 1) {
      const [p, q] = [random.int(4, 24), random.int(2, 14)];
      const added = (p * (p + q) - 2 * q) / 4;
      const isOpen = added > 0 && ![p, p + q].includes(added) && added < 15 * p;
      return isOpen ? { ask: random.pick(sides), p, q, ...none } : null;
    }
    if (level === 2) {
      const [p, q, ask] = [random.int(1, 5), random.int(2, 10), random.pick(throws)];
      const [tall, fast] = mostOf[ask];
      const isOpen = q > p && (q - p) / 2 !== p && p * q <= tall && q - p <= fast;
      return isOpen ? { ask, p, q, ...none } : null;
    }
    const ask = random.pick(borders);
    const isSmall = ask === 'mat' || ask === 'frame';
    const p = random.int(1, isSmall ? 3 : 4);
    const width = random.int(8, isSmall ? 24 : 40);
    const length = width + 2 * random.int(1, 8);
    const [inside, far] = [width - 2 * p, (length + width) / 2 - p];
    const isOpen = inside >= 4 && ![p, 2 * p, far].includes(inside) && Math.max(far, inside) <= 15 * p;
    return isOpen ? { ask, p, q: 0, ...none, length, width } : null;
  });
}
