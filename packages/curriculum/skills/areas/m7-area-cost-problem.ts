import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { dollarsOf, takeAmounts } from '../../src/numbers/dollar-amounts.ts';

/** Flat things with the price in cents for a square unit, and the area that one package covers with its price in dollars. */
const things = [
  {
    key: 'turf',
    unit: 'meters',
    least: 6,
    most: 20,
    prices: [800, 950, 1250, 1400],
    covers: [5, 8, 10],
    packs: [40, 60, 75],
  },
  {
    key: 'carpet',
    unit: 'feet',
    least: 8,
    most: 16,
    prices: [150, 240, 325, 375],
    covers: [20, 24, 30],
    packs: [45, 60, 80],
  },
  {
    key: 'paint',
    unit: 'feet',
    least: 6,
    most: 18,
    prices: [40, 65, 85, 120],
    covers: [30, 40, 45],
    packs: [18, 25, 32],
  },
  {
    key: 'tiles',
    unit: 'feet',
    least: 5,
    most: 14,
    prices: [225, 350, 480, 560],
    covers: [10, 12, 15],
    packs: [28, 36, 42],
  },
  {
    key: 'mats',
    unit: 'feet',
    least: 8,
    most: 16,
    prices: [175, 220, 260, 340],
    covers: [16, 24, 25],
    packs: [35, 48, 55],
  },
] as const;

type Shape = 'rectangle' | 'triangle' | 'parallelogram' | 'trapezoid';

/** A shape with the base `w` and the height `h`, of a trapezoid also the base `top`, else 0; packages cover `cover` square units for `price` dollars. */
type Params = {
  thing: (typeof things)[number];
  shape: Shape;
  w: number;
  h: number;
  top: number;
  cents: number;
  cover: number;
  price: number;
};

/** Level 1 has a rectangle, level 2 a triangle, a parallelogram or a trapezoid, level 3 whole packages. */
export const m7AreaCostProblem = numberSkill('m7-area-cost-problem', {
  version: 4,
  form: 'money',
  text: {
    headline: 'Find a cost',
    free: 'A part of {a, number} by {b, number} {unit} stays free.',
    budget: 'The budget is {budget}. How many dollars are left?',
    'right-left':
      'The area without the free part tells how many {piece}s are bought, and the rest of the money is left.',
    'whole-left': 'This covers the free part as well. How large is the rest of the area?',
    'part-left': 'This pays for a part of a {piece}. Can you buy a part?',
    'less-left': 'This buys too few {piece}s. Is the whole area covered?',
    'cost-left': 'This is the cost. How much of the money is left?',
    'more-left': 'This buys more than is needed. How many {piece}s cover the area?',
    'other-left': 'Find the area that is covered. Then find the {piece}s, their cost, and what is left.',
    'whole-do': 'Find the area of the whole rectangle.',
    'whole-why': 'It is the product of the sides.',
    'free-do': 'Find the area that stays free.',
    'free-why': 'It is a rectangle as well.',
    'covered-do': 'Subtract it.',
    'covered-why': 'Only the rest is covered.',
    'left-do': 'Subtract the cost from the budget.',
    'left-why': 'The question asks for what is left.',
    'turf-rectangle': 'A team lays turf on a field of {w, number} by {h, number} meters.',
    'carpet-rectangle': 'A family lays carpet in a room of {w, number} by {h, number} feet.',
    'paint-rectangle': 'A class paints a wall of {w, number} by {h, number} feet.',
    'tiles-rectangle': 'A builder lays tiles on a kitchen floor of {w, number} by {h, number} feet.',
    'mats-rectangle': 'A gym puts mats on a floor of {w, number} by {h, number} feet.',
    'turf-triangle':
      'A team lays turf on a triangle. Its base is {w, number} meters and its height {h, number} meters.',
    'carpet-triangle':
      'A theater lays carpet on a stage. The stage is a triangle with a base of {w, number} feet and a height of {h, number} feet.',
    'paint-triangle':
      'A class paints the end of a barn. The end is a triangle with a base of {w, number} feet and a height of {h, number} feet.',
    'tiles-triangle':
      'A builder tiles a corner of a porch. The corner is a triangle with a base of {w, number} feet and a height of {h, number} feet.',
    'mats-triangle':
      'A gym puts mats on a corner. The corner is a triangle with a base of {w, number} feet and a height of {h, number} feet.',
    'turf-parallelogram':
      'A team lays turf on a parallelogram. Its base is {w, number} meters and its height {h, number} meters.',
    'carpet-parallelogram':
      'A theater lays carpet on a stage. The stage is a parallelogram with a base of {w, number} feet and a height of {h, number} feet.',
    'paint-parallelogram':
      'A class paints the wall beside some stairs. It is a parallelogram with a base of {w, number} feet and a height of {h, number} feet.',
    'tiles-parallelogram':
      'A builder tiles a porch. The porch is a parallelogram with a base of {w, number} feet and a height of {h, number} feet.',
    'mats-parallelogram':
      'A gym puts mats on a floor. The floor is a parallelogram with a base of {w, number} feet and a height of {h, number} feet.',
    'turf-trapezoid':
      'A team lays turf on a trapezoid. Its bases are {w, number} and {top, number} meters, {h, number} meters apart.',
    'carpet-trapezoid':
      'A theater lays carpet on a stage. The stage is a trapezoid with bases of {w, number} and {top, number} feet, {h, number} feet apart.',
    'paint-trapezoid':
      'A class paints the side of a shed. It is a trapezoid with bases of {w, number} and {top, number} feet, {h, number} feet apart.',
    'tiles-trapezoid':
      'A builder tiles a patio. The patio is a trapezoid with bases of {w, number} and {top, number} feet, {h, number} feet apart.',
    'mats-trapezoid':
      'A gym puts mats on a stage. The stage is a trapezoid with bases of {w, number} and {top, number} feet, {h, number} feet apart.',
    'half-parallelogram': 'This takes half of base times height. Which shape is half of a parallelogram?',
    'half-trapezoid': 'This takes the whole sum of the bases. How do you find the area of a trapezoid?',
    'one-base': 'This uses only one of the bases. What about the other one?',
    'area-parallelogram-why': 'Cut and moved, a parallelogram is a rectangle with its base and its height.',
    'area-trapezoid-why': 'A trapezoid has half the sum of its bases, times its height.',
    each: 'The price for each square {foot} is {one}.',
    packs: 'A {piece} covers {cover, number} square {unit} and costs {pack}. Only whole {piece}s are sold.',
    ask: 'What is the cost in dollars?',
    right: 'The area tells how much is needed, and each part has its price.',
    'right-packs': 'The last {piece} is bought whole, even if part of it is left over.',
    perimeter: 'This goes around the shape. Which measure tells how much it covers?',
    side: 'This uses one length only. How many squares fit into the whole shape?',
    'half-packs': 'These are the {piece}s for a whole rectangle. How much of it is the triangle?',
    half: 'This is the price for a whole rectangle. How much of it is the triangle?',
    part: 'This pays for a part of a {piece}. Can you buy a part?',
    less: 'Then a part is not covered. Is one more {piece} needed?',
    more: 'This buys more than is needed. How many {piece}s cover the area?',
    sum: 'This adds the two lengths. How do two lengths give an area?',
    quarter: 'This halves more than once. How much of the rectangle is the triangle?',
    other: 'Find the area first. Then think of the price.',
    'area-do': 'Find the area.',
    'area-rectangle-why': 'It is the product of the sides.',
    'area-triangle-why': 'A triangle is half of a rectangle with the same base and height.',
    'cost-do': 'Multiply by the price.',
    'cost-why': 'Each square {foot} costs the same.',
    'each-why': 'Each {piece} costs the same.',
    'packs-do': 'Divide by what one {piece} covers.',
    'packs-why': 'This tells how many {piece}s are needed.',
    'up-do': 'Round up to whole {piece}s.',
    'up-why': 'The last part has to be covered as well.',
    'check-do': 'Check: divide by the area.',
    'check-why': 'The price of one square {foot} must come back.',
    final: '\\${shown}',
  },
  draw: ({ level, random }): Params => drawJob(level, random),
  build(job: Params, { level, say, step }) {
    const { thing, shape, w, h, top, cents, cover, price } = job;
    const area = areaOf(job);
    const packs = Math.ceil(area / cover);
    const value = level === 3 ? packs * price * 100 : area * cents;
    const money = (amount: number): string => `\\$${dollarsOf(amount)}`;
    const words = {
      w,
      h,
      top,
      foot: thing.unit === 'feet' ? 'foot' : 'meter',
      unit: thing.unit,
      one: money(cents),
      cover,
      piece: pieceOf(thing),
      pack: money(price * 100),
      shown: dollarsOf(value),
    };
    const around = 2 * (w + h);
    const candidates =
      level === 3
        ? ([
            ['forgets-to-round-up-to-whole-packages', (area / cover) * price * 100, 'part'],
            ['rounds-down', (packs - 1) * price * 100, 'less'],
            shape === 'triangle'
              ? (['forgets-to-halve', Math.ceil((2 * area) / cover) * price * 100, 'half-packs'] as const)
              : (['uses-the-perimeter', Math.ceil(around / cover) * price * 100, 'perimeter'] as const),
            ['slip', (packs + 1) * price * 100, 'more'],
          ] as const)
        : level === 2
          ? wrongShapes(job)
          : ([
              ['uses-the-perimeter', around * cents, 'perimeter'],
              ['multiplies-by-one-dimension-only', w * cents, 'side'],
              ['slip', (w + h) * cents, 'sum'],
            ] as const);
    return {
      words,
      question: [`${thing.key}-${shape}`, level === 3 ? 'packs' : 'each', 'ask'],
      answer: { value: dollarsOf(value), reason: level === 3 ? 'right-packs' : 'right' },
      distractors: takeAmounts(
        value,
        candidates
          .filter(([, amount]) => Number.isInteger(amount))
          .map(([misconception, amount, key]) => ({ misconception, value: amount, reason: say(key) })),
      ),
      steps: [
        step('area', areaWork(job), area, {
          why: `area-${shape}-why`,
        }),
        level === 3
          ? step('packs', `${area} ÷ ${cover}`, `more than ${packs - 1}, less than ${packs}`)
          : step('cost', `${area} × ${dollarsOf(cents)}`, dollarsOf(value)),
        level === 3 && step('up', `more than ${packs - 1}`, packs),
        level === 3 && step('cost', `${packs} × ${price}`, dollarsOf(value), { why: 'each-why' }),
        level === 2 && step('check', `${dollarsOf(value).replace(',', '')} ÷ ${area}`, dollarsOf(cents)),
      ],
      claims: [level === 3 ? `${packs} * ${price} = ${value / 100}` : `${area} * ${cents} = ${value}`],
    };
  },
  stretch: {
    draw: ({ random }) => drawFree(random),
    build(job, { say, step }) {
      const { thing, w, h, a, b, cover, price, budget } = job;
      const area = w * h - a * b;
      const packs = Math.ceil(area / cover);
      const value = (budget - packs * price) * 100;
      return {
        words: {
          w,
          h,
          a,
          b,
          unit: thing.unit,
          cover,
          piece: pieceOf(thing),
          pack: `\\$${dollarsOf(price * 100)}`,
          budget: `\\$${dollarsOf(budget * 100)}`,
          shown: dollarsOf(value),
        },
        question: [`${thing.key}-rectangle`, 'free', 'packs', 'budget'],
        answer: { value: dollarsOf(value), reason: 'right-left' },
        otherWrong: 'other-left',
        distractors: takeAmounts(
          value,
          wrongFree(job)
            .filter(([, amount]) => Number.isInteger(amount) && amount > 0)
            .map(([misconception, amount, key]) => ({ misconception, value: amount, reason: say(key) })),
        ),
        steps: [
          step('whole', `${w} × ${h}`, w * h),
          step('free', `${a} × ${b}`, a * b),
          step('covered', `${w * h} − ${a * b}`, area),
          step('packs', `${area} ÷ ${cover}`, area % cover === 0 ? packs : `more than ${packs - 1}`),
          step('up', `more than ${packs - 1}`, packs),
          step('cost', `${packs} × ${price}`, packs * price, { why: 'each-why' }),
          step('left', `${budget} − ${packs * price}`, budget - packs * price),
        ],
        claims: [`${budget} - ${packs} * ${price} = ${budget - packs * price}`],
      };
    },
  },
});

/** What it is sold in. */
function pieceOf({ key }: Params['thing']): string {
  return key === 'paint' ? 'can' : 'package';
}

type Sized = Pick<Params, 'shape' | 'w' | 'h' | 'top'>;

function areaOf({ shape, w, h, top }: Sized): number {
  if (shape === 'trapezoid') return ((w + top) * h) / 2;
  return shape === 'triangle' ? (w * h) / 2 : w * h;
}

function areaWork({ shape, w, h, top }: Sized): string {
  if (shape === 'trapezoid') return `(${w} + ${top}) × ${h} ÷ 2`;
  return shape === 'triangle' ? `${w} × ${h} ÷ 2` : `${w} × ${h}`;
}

/** What goes wrong with the area of the shape, in cents. */
function wrongShapes(job: Params) {
  const { shape, w, h, cents } = job;
  const area = areaOf(job);
  const always = [
    ['multiplies-by-one-dimension-only', w * cents, 'side'],
    ['slip', (w + h) * cents, 'sum'],
  ] as const;
  if (shape === 'parallelogram')
    return [['halves-the-product', (area * cents) / 2, 'half-parallelogram'], ...always] as const;
  if (shape === 'trapezoid') {
    const wrong = [
      ['forgets-to-halve', 2 * area * cents, 'half-trapezoid'],
      ['uses-only-one-base', w * h * cents, 'one-base'],
    ] as const;
    return [...wrong, ...always] as const;
  }
  return [
    ['forgets-to-halve', 2 * area * cents, 'half'],
    ...always,
    ['slip', (area * cents) / 2, 'quarter'],
  ] as const;
}

function drawJob(level: Level, random: Random): Params {
  const shapes = {
    1: ['rectangle'],
    2: ['triangle', 'parallelogram', 'trapezoid'],
    3: ['rectangle', 'rectangle', 'triangle'],
  } as const;
  return random.until(() => {
    const thing = random.pick(things);
    const shape = random.pick<Shape>(shapes[level]);
    const [w, h] = [random.int(thing.least, thing.most), random.int(thing.least, thing.most)];
    const cents = random.pick(thing.prices);
    const cover = random.pick(thing.covers);
    const price = random.pick(thing.packs);
    const top = shape === 'trapezoid' ? random.int(4, w - 1) : 0;
    const area = areaOf({ shape, w, h, top });
    const isOpen = h < w && h > 4 && Number.isInteger(area) && h !== 2 * w;
    const isPart =
      level < 3 || (area % cover !== 0 && ((area / cover) * price * 100) % 1 === 0 && area / cover > 3);
    return isOpen && isPart ? { thing, shape, w, h, top, cents, cover, price } : null;
  });
}

type Free = Pick<Params, 'thing' | 'w' | 'h' | 'cover' | 'price'> & { a: number; b: number; budget: number };

/** What goes wrong, with the cents that are left then. */
function wrongFree({ w, h, a, b, cover, price, budget }: Free) {
  const area = w * h - a * b;
  const packs = Math.ceil(area / cover);
  const left = (count: number): number => Math.round((budget - count * price) * 10000) / 100;
  return [
    ['forgets-to-round-up-to-whole-packages', left(area / cover), 'part-left'],
    ['rounds-down', left(packs - 1), 'less-left'],
    ['slip', left(Math.ceil((w * h) / cover)), 'whole-left'],
    ['slip', packs * price * 100, 'cost-left'],
    ['slip', left(packs + 1), 'more-left'],
  ] as const;
}

/** A free part inside, and money that is enough for one package more. */
function drawFree(random: Random): Free {
  return random.until(() => {
    const thing = random.pick(things);
    const [w, h] = [random.int(thing.least, thing.most), random.int(thing.least, thing.most)];
    const [a, b] = [random.int(2, 5), random.int(2, 5)];
    const [cover, price] = [random.pick<number>(thing.covers), random.pick<number>(thing.packs)];
    const area = w * h - a * b;
    const packs = Math.ceil(area / cover);
    const budget = 50 * Math.ceil((packs * price + random.int(1, 2) * price) / 50);
    const isWhole = Number.isInteger(100 * (area / cover) * price);
    const isOpen = area % cover !== 0 && w > h && packs > 2 && budget < 1000;
    const leaves = Math.ceil((w * h) / cover) > packs;
    return isWhole && isOpen && leaves ? { thing, w, h, a, b, cover, price, budget } : null;
  });
}
