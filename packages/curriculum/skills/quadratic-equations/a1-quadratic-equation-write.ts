import { type Level, numberSkill, type Random, type Tools } from '../../src/kit/index.ts';

const sides = ['stage', 'mural', 'garden', 'mat', 'bed', 'hall'] as const;
const counted = ['numbers', 'rows', 'greater', 'smaller', 'product'] as const;
/** Here, x is the greater one of the two. */
const lessers: readonly string[] = ['bed', 'hall', 'smaller', 'product'];
const fences = ['pen', 'rope', 'strip', 'wire'] as const;
const walls = ['run', 'beach', 'bench'] as const;
const borders = ['path', 'deck', 'frame', 'flowers'] as const;

/** Level 1: x and x + d or x − d have the area or the product `area`. Level 2: a rectangle with the length 2d around it, or around three sides. Level 3: length and width with a border of width x. */
type Params = {
  ask:
    | (typeof sides)[number]
    | (typeof counted)[number]
    | (typeof fences)[number]
    | (typeof walls)[number]
    | (typeof borders)[number];
  d: number;
  length: number;
  width: number;
  area: number;
};

const text = {
  headline: 'Write a quadratic equation',
  stage:
    'A stage is {d} feet longer than it is wide, and its area is {area} square feet. It is {x} feet wide. Write an equation for {x}.',
  mural:
    'A mural is {d} feet wider than it is high. It covers {area} square feet of a wall. Let {x} be its height. Which equation holds for {x}?',
  garden:
    'A garden bed has an area of {area} square feet. One side is {x} feet long, and the other one is {d} feet longer. Find an equation for {x}.',
  mat: 'A dance floor covers {area} square feet. Its length is {d} feet more than its width {x}. Which equation says this?',
  numbers:
    'Two positive numbers have the product {area}. The smaller one is {x}, and the greater one is {d} more. Which equation holds for {x}?',
  rows: 'A hall has {area} seats in equal rows. There are {x} rows, and each row has {d} more seats than there are rows. Write an equation for {x}.',
  greater:
    'A positive number {x} and the number that is {d} greater have the product {area}. Find an equation for {x}.',
  bed: 'A garden bed has an area of {area} square feet. Its longer side is {x} feet long, and the other one is {d} feet shorter. Find an equation for {x}.',
  hall: 'A hall is {x} feet long. Its width is {d} feet less than its length, and its floor covers {area} square feet. Which equation holds for {x}?',
  smaller:
    'Two positive numbers have the product {area}. The greater one is {x}, and the smaller one is {d} less. Which equation holds for {x}?',
  product:
    'A positive number {x} and the number that is {d} less have the product {area}. Find an equation for {x}.',
  run: 'A rectangular dog run lies along the wall of a house. A fence {d2} feet long closes its other three sides. The two sides that meet the wall are {x} feet each. Write an equation for the area {y}.',
  beach:
    'A rope {d2} feet long closes off a rectangle for swimming. The fourth side is the beach. The two sides that meet the beach are {x} feet each. Which equation gives the area {y}?',
  bench:
    'A border of stones {d2} feet long goes around three sides of a rectangular flower bed. The fourth side is a wall. The two sides that meet the wall are {x} feet each. Find an equation for the area {y}.',
  pen: 'A fence {d2} feet long goes around a dog run with four straight sides and square corners. One side is {x} feet. Write an equation for the area {y}.',
  rope: 'Students lay a rope {d2} feet long in the shape of a rectangle. One side is {x} feet. Which equation gives the area {y}?',
  strip:
    'A strip of light {d2} feet long goes once around a rectangular sign. The sign is {x} feet wide. Find an equation for its area {y}.',
  wire: 'A builder bends {d2} feet of wire into a rectangle. It is {x} feet wide. Which equation gives its area {y}?',
  path: 'A pool is {length} feet long and {width} feet wide. A path of width {x} goes all around it. The path alone covers {area} square feet. Write an equation for {x}.',
  deck: 'A pond measures {length} feet by {width} feet. On all four sides is a deck of width {x}, and the deck covers {area} square feet. Which equation holds?',
  frame:
    'A picture is {length} inches long and {width} inches high. Its frame has the same width {x} all around. The frame alone has an area of {area} square inches. Find an equation for {x}.',
  flowers:
    'A lawn is {length} feet long and {width} feet wide. A strip of flowers of width {x} goes all around it and covers {area} square feet. Which equation holds for {x}?',
  right: 'Length times width is the area.',
  'right-counted': 'One number times the other one is the product.',
  'right-fence': 'Two different sides make half of the length, and their product is the area.',
  'right-border': 'The whole is the part inside and the border. Across the whole, the border counts twice.',
  lengths: 'This adds lengths. What is done with two sides to get an area?',
  sum: 'This adds the two numbers. Does the story tell their sum or their product?',
  'times-counted': 'This makes the other number {d} times as great. Does the story say “times”?',
  'turned-counted': 'Test your equation with the story. Is {x} the smaller number or the greater one?',
  times: 'This makes the other side {d} times as long. Does the story say “times”?',
  turned: 'Test your equation with the story. Is {x} the shorter side or the longer one?',
  'all-sides': 'How many sides does the whole length go around? What is left for two sides that meet?',
  'one-pair': 'Two sides of {x} feet are taken off here. How many sides share what is left?',
  'plus-side': 'Add your two sides and double the sum. Do you get the given length?',
  once: 'Go across from one outer edge to the other. How many times do you cross the border?',
  alone: 'Which area does your left side give: the whole, or the border alone?',
  'lengths-border': 'This adds lengths. What is done with length and width to get an area?',
  other: 'Write both sides with {x} first. Then write their product.',
  'other-counted': 'Write both numbers with {x} first. Then write their product.',
  'other-border': 'How long and how wide is the whole, with its border? What does it cover?',
  'second-do': 'Write the other side with {x}.',
  'second-why': 'The story tells by how much the two differ.',
  'other-number-do': 'Write the other number with {x}.',
  'other-number-why': 'The story tells by how much the two differ.',
  'multiply-do': 'Write the product of both numbers.',
  'multiply-why': 'A product, like a count of equal rows, is one number times the other.',
  'set-do': 'Set it equal to the given number.',
  'set-why': 'The product and this number tell the same.',
  'product-do': 'Write the area as a product.',
  'product-why': 'The area of a rectangle is length times width.',
  'equation-do': 'Set it equal to the area.',
  'equation-why': 'The product and the number both tell the area.',
  'right-wall':
    'Two sides and the one between them make the whole length, and length times width is the area.',
  'both-ends': 'How many sides of {x} feet does the whole length go along?',
  'four-sides': 'This shares the length among four sides. Along how many sides does it go?',
  'other-wall': 'Write the side along the length with {x} first. Then write the area.',
  'ends-do': 'Add the two equal sides.',
  'ends-why': 'Both of them meet the fourth side, which the length does not go along.',
  'left-do': 'Take them from the whole length.',
  'left-why': 'What is left is the side between them.',
  'half-do': 'Halve the whole length.',
  'half-why': 'Two sides that meet are half of it.',
  'rest-do': 'Write the other side.',
  'rest-why': 'It is what is left of this half.',
  'area-do': 'Write the area.',
  'area-why': 'The area of a rectangle is length times width.',
  'long-do': 'Write the length of the whole.',
  'long-why': 'The border is crossed at both ends.',
  'wide-do': 'Write the width of the whole.',
  'wide-why': 'Here the border is crossed twice as well.',
  'sum-do': 'Find what the whole covers.',
  'sum-why': 'It is the part inside and the border.',
  final: 'The equation is {equation}.',
} as const;

type Said = Tools<keyof typeof text>;

/** Level 1 has two sides and an area or two numbers and their product, level 2 a length that goes around, level 3 a border on every side. */
export const a1QuadraticEquationWrite = numberSkill('a1-quadratic-equation-write', {
  version: 3,
  form: 'equation',
  text,
  draw: ({ level, random }): Params => drawSizes(level, random),
  build(params: Params, tools) {
    if (tools.level === 1)
      return counted.some((one) => one === params.ask)
        ? buildCounted(params, tools)
        : buildSides(params, tools);
    if (walls.some((one) => one === params.ask)) return buildWall(params, tools);
    return tools.level === 2 ? buildFence(params, tools) : buildBorder(params, tools);
  },
});

/** The other side or number, the one that is turned around, and what is told. */
function otherOf(ask: Params['ask'], d: number) {
  const [more, less] = [`x + ${d}`, `x − ${d}`];
  return lessers.includes(ask)
    ? { other: less, turned: more, told: `$x$ and ${d} less` }
    : { other: more, turned: less, told: `$x$ and ${d} more` };
}

function buildSides({ ask, d, area }: Params, { step, distractor }: Said) {
  const { other, turned, told } = otherOf(ask, d);
  const product = `x(${other})`;
  const value = `${product} = ${area}`;
  const around = `2x + 2(${other})`;
  const added = `${around} = ${area}`;
  return {
    words: { d, area, x: '$x$', equation: `$${value}$` },
    question: ask,
    answer: value,
    distractors: [
      distractor('adds-lengths-instead-of-multiplying', added, 'lengths', {
        work: [
          step('second', told, `$x$ and $${other}$`),
          step('product', `$x$ and $${other}$`, `$${around}$`),
          step('equation', `$${around}$`, `$${added}$`),
        ],
      }),
      distractor('adds-for-times-or-multiplies-for-more-than', `x(${d}x) = ${area}`, 'times', {
        work: [
          step('second', told, `$x$ and $${d}x$`),
          step('product', `$x$ and $${d}x$`, `$x(${d}x)$`),
          step('equation', `$x(${d}x)$`, `$x(${d}x) = ${area}$`),
        ],
      }),
      distractor('slip', `x(${turned}) = ${area}`, 'turned'),
    ],
    steps: [
      step('second', told, `$x$ and $${other}$`),
      step('product', `$x$ and $${other}$`, `$${product}$`),
      step('equation', `$${product}$`, `$${value}$`),
    ],
    claims: [`${product} = x^2 ${other[2]} ${d}x`],
  };
}

/** Two numbers and their product, where nothing is a length. */
function buildCounted({ ask, d, area }: Params, { step, distractor }: Said) {
  const { other, turned, told } = otherOf(ask, d);
  const lines = (second: string, whole: string) => [
    step('other-number', told, `$x$ and $${second}$`),
    step('multiply', `$x$ and $${second}$`, `$${whole}$`),
    step('set', `$${whole}$`, `$${whole} = ${area}$`),
  ];
  const product = `x(${other})`;
  const value = `${product} = ${area}`;
  return {
    words: { d, area, x: '$x$', equation: `$${value}$` },
    question: ask,
    answer: { value, reason: 'right-counted' as const },
    otherWrong: 'other-counted' as const,
    distractors: [
      distractor('adds-instead-of-multiplying', `x + (${other}) = ${area}`, 'sum', {
        work: lines(other, `x + (${other})`),
      }),
      distractor('adds-for-times-or-multiplies-for-more-than', `x(${d}x) = ${area}`, 'times-counted', {
        work: lines(`${d}x`, `x(${d}x)`),
      }),
      distractor('slip', `x(${turned}) = ${area}`, 'turned-counted'),
    ],
    steps: lines(other, product),
    claims: [`${product} = x^2 ${other[2]} ${d}x`],
  };
}

/** The length goes along three sides; two of them are x. */
function buildWall({ ask, d }: Params, { step, distractor }: Said) {
  const other = `${2 * d} − 2x`;
  const value = `y = x(${other})`;
  const lines = (ends: string, left: string) => [
    step('ends', 'the two equal sides', `$${ends}$`),
    step('left', `the length ${2 * d}`, `$${left}$`),
    step('area', `$x$ and $${left}$`, `$y = x(${left})$`),
  ];
  return {
    words: { d2: 2 * d, x: '$x$', y: '$y$', equation: `$${value}$` },
    question: ask,
    answer: { value, reason: 'right-wall' as const },
    otherWrong: 'other-wall' as const,
    distractors: [
      distractor('forgets-that-each-side-occurs-twice', `y = x(${2 * d} − x)`, 'both-ends', {
        work: lines('x', `${2 * d} − x`),
      }),
      distractor('adds-lengths-instead-of-multiplying', `y = x + (${other})`, 'lengths'),
      distractor('slip', `y = x(${d} − x)`, 'four-sides'),
    ],
    steps: lines('2x', other),
    claims: [`2 * ${d} = ${2 * d}`],
  };
}

function buildFence({ ask, d }: Params, { step, distractor }: Said) {
  const value = `y = x(${d} − x)`;
  const lines = (whole: number, other: string) => [
    step('half', `the length ${2 * d}`, `two sides: ${whole}`),
    step('rest', `two sides: ${whole}`, `$x$ and $${other}$`),
    step('area', `$x$ and $${other}$`, `$y = x(${other})$`),
  ];
  return {
    words: { d2: 2 * d, x: '$x$', y: '$y$', equation: `$${value}$` },
    question: ask,
    answer: { value, reason: 'right-fence' as const },
    distractors: [
      distractor('forgets-that-each-side-occurs-twice', `y = x(${2 * d} − x)`, 'all-sides', {
        work: lines(2 * d, `${2 * d} − x`),
      }),
      distractor('takes-two-sides-for-one', `y = x(${2 * d} − 2x)`, 'one-pair'),
      distractor('slip', `y = x(${d} + x)`, 'plus-side', { work: lines(d, `${d} + x`) }),
    ],
    steps: lines(d, `${d} − x`),
    claims: [`2 * ${d} = ${2 * d}`],
  };
}

function buildBorder({ ask, length, width, area }: Params, { step, distractor }: Said) {
  const whole = length * width + area;
  const left = (times: string) => `(${length} + ${times})(${width} + ${times})`;
  const value = `${left('2x')} = ${whole}`;
  const lines = (times: string, total: number) => [
    step('long', `${length} and the border`, `$${length} + ${times}$`),
    step('wide', `${width} and the border`, `$${width} + ${times}$`),
    step('sum', `${length} × ${width} + ${area}`, whole),
    step('equation', `$${left(times)}$`, `$${left(times)} = ${total}$`),
  ];
  return {
    words: { length, width, area, x: '$x$', equation: `$${value}$` },
    question: ask,
    answer: { value, reason: 'right-border' as const },
    otherWrong: 'other-border' as const,
    distractors: [
      distractor('counts-the-border-once', `${left('x')} = ${whole}`, 'once', { work: lines('x', whole) }),
      distractor('sets-the-wrong-quantity-equal', `${left('2x')} = ${area}`, 'alone', {
        work: lines('2x', area),
      }),
      distractor(
        'adds-lengths-instead-of-multiplying',
        `2(${length} + 2x) + 2(${width} + 2x) = ${whole}`,
        'lengths-border',
      ),
    ],
    steps: lines('2x', whole),
    claims: [`${length} * ${width} + ${area} = ${whole}`],
  };
}

function drawSizes(level: Level, random: Random): Params {
  if (level === 1) {
    const [w, d] = [random.int(4, 20), random.int(2, 12)];
    const isLess = random.chance(45);
    const ask = random.pick([...sides, ...counted].filter((one) => lessers.includes(one) === isLess));
    return { ask, d, length: 0, width: 0, area: w * (w + d) };
  }
  if (level === 2) {
    const ask = random.chance(50) ? random.pick(fences) : random.pick(walls);
    const d = random.int(
      ask === 'wire' || ask === 'strip' ? 5 : 20,
      ask === 'wire' || ask === 'strip' ? 60 : 120,
    );
    return { ask, d, length: 0, width: 0, area: 0 };
  }
  return random.until(() => {
    const [x, width] = [random.int(1, 4), random.int(8, 24)];
    const length = width + random.int(2, 14);
    const area = 2 * x * (length + width) + 4 * x * x;
    return { ask: random.pick(borders), d: 0, length, width, area };
  });
}
