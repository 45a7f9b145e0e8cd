import {
  type Distractor,
  type Level,
  numberSkill,
  type Random,
  takeDistractors,
  type WrongAnswer,
} from '../../src/kit/index.ts';
import { isShort } from '../../src/numbers/linear-sides.ts';

const stories = {
  1: ['garden', 'court', 'sail', 'flag'],
  2: ['city', 'oven', 'stage', 'bed'],
  3: ['bowling', 'laps', 'roof', 'sign', 'carton', 'chest'],
} as const;
type Story = (typeof stories)[Level][number];
/** What the formula gives, and the one or two other values that are known. */
type Params = { story: Story; total: number; u: number; v: number };

const shapes = {
  garden: 'rectangle',
  court: 'rectangle',
  sail: 'triangle',
  flag: 'triangle',
  city: 'celsius',
  oven: 'celsius',
  stage: 'trapezoid',
  bed: 'trapezoid',
  bowling: 'mean',
  laps: 'mean',
  roof: 'side',
  sign: 'side',
  carton: 'surface',
  chest: 'surface',
} as const;
type Shape = (typeof shapes)[Story];

const units = {
  garden: 'feet',
  court: 'meters',
  sail: 'feet',
  flag: 'inches',
  city: 'degrees Celsius',
  oven: 'degrees Celsius',
  stage: 'feet',
  bed: 'feet',
  bowling: 'points',
  laps: 'minutes',
  roof: 'feet',
  sign: 'inches',
  carton: 'inches',
  chest: 'feet',
} as const;

/**
 * Level 1 has a rectangle or a triangle, level 2 temperatures and trapezoids, level 3 a mean, a side of a trapezoid or an
 * edge that stands in two terms.
 */
export const a1LiteralEvaluate = numberSkill('a1-literal-evaluate', {
  version: 3,
  form: 'measure',
  text: {
    headline: 'Rearrange, then evaluate',
    'bed-more':
      'A rectangular bed has a fence of {p, number} feet around it. The bed is {l, number} feet long. Use {formula} to find its width $w$. Soil costs {each} dollars a square foot. How many dollars does soil for the bed cost?',
    'gym-more':
      'A line {p, number} meters long goes around the floor of a small gym. The floor is {l, number} meters long. Use {formula} to find its width $w$. Each square meter takes {each} milliliters of polish. How many milliliters does the floor take?',
    'meadow-more':
      'A rectangular meadow has a path of {p, number} meters around it. The meadow is {l, number} meters long. Use {formula} to find its width $w$. Each square meter takes {each} grams of seed. How many grams does the meadow take?',
    'wall-more':
      'A strip of lights runs around a rectangular wall and is {p, number} feet long. The wall is {l, number} feet long. Use {formula} to find its height $w$. Paint costs {each} cents a square foot. How many cents does paint for the wall cost?',
    'right-more': 'The new form of the formula gives {side}, and {side} gives the area.',
    'twice-more': 'A factor of {formula} is left out here. Which numbers stand in the formula?',
    'sign-more': 'This adds what the formula adds already. What undoes adding?',
    'area-more': 'This is the area. Which number of the story goes with each unit of area?',
    'single-more': 'Only one long side is taken away here. How many times does it come in {formula}?',
    'other-more': 'Solve the formula for {side} first. Then find the area, and multiply.',
    'area-do': 'Find the area.',
    'area-why': 'It is the length times {side}.',
    'each-do': 'Multiply by the amount for each square unit.',
    'each-why': 'Every square unit of the area takes the same.',
    'around-do': 'Test {side} in the formula.',
    'around-why': 'The distance around must come back.',
    garden:
      'A rectangular garden has a fence of {total, number} feet around it. The garden is {u, number} feet long. Use {formula} to find the width $w$.',
    court:
      'The line around a ball court is {total, number} meters long. The court is {u, number} meters long. Use {formula} to find the width $w$.',
    sail: 'A sail is a triangle with an area of {total, number} square feet. Its base is {u, number} feet. Use {formula} to find the height $h$.',
    flag: 'A triangular flag has an area of {total, number} square inches. Its base is {u, number} inches. Use {formula} to find the height $h$.',
    city: 'A weather app shows {total, number} degrees Fahrenheit. Use {formula} to find the temperature $c$ in degrees Celsius.',
    oven: 'A bread recipe asks for {total, number} degrees Fahrenheit. Use {formula} to find the temperature $c$ in degrees Celsius.',
    stage:
      'A stage is a trapezoid of {total, number} square feet. Its parallel sides are {u, number} feet and {v, number} feet. Use {formula} to find the depth $h$.',
    bed: 'A flower bed is a trapezoid of {total, number} square feet. Its parallel sides are {u, number} feet and {v, number} feet. Use {formula} to find the distance $h$ between them.',
    bowling:
      'A bowler wants a mean of {total, number} points in three games. The first two games bring {u, number} and {v, number} points. Use {formula} to find the points $c$ for game three.',
    laps: 'A radio show plans a mean of {total, number} minutes for three interviews. The first two take {u, number} and {v, number} minutes. Use {formula} to find the time $c$ for the third interview.',
    roof: 'One face of a barn roof is a trapezoid of {total, number} square feet. One of its parallel sides is {u, number} feet long, and the parallel sides are {v, number} feet apart. Use {formula} to find the other parallel side $c$.',
    sign: 'A street sign is a trapezoid of {total, number} square inches. One of its parallel sides is {u, number} inches long, and the parallel sides are {v, number} inches apart. Use {formula} to find the other parallel side $c$.',
    carton:
      'A carton is {u, number} inches long and {v, number} inches wide. It takes {total, number} square inches of cardboard, with no overlap. Use {formula} to find the height $h$.',
    chest:
      'A closed chest is {u, number} feet long and {v, number} feet wide. All its faces together have {total, number} square feet. Use {formula} to find the height $h$.',
    'two-terms':
      'The letter stands in two terms. What is left in the parentheses when it is factored out of both?',
    right: 'The formula was solved for the letter first, and then the numbers went in.',
    factor: 'A factor of the formula is left out here. Which numbers stand in {formula}?',
    'one-known': 'Only one of the two known numbers is taken away here. What about the other one?',
    once: 'Only one of the two equal parts is taken away here. How many times does it come in {formula}?',
    wrong: 'The {total, number} took the place of the letter you look for. Which letter does it belong to?',
    inverse: 'The fraction is turned the other way around here. Which operation undoes it?',
    'twice-halved': 'This divides by two once more. Which operation undoes a division by two?',
    added: 'This adds what the formula adds already. What undoes adding?',
    plus: 'A division by two is undone by adding two here. Which operation undoes it?',
    term: 'One term of the sum is still in this number. Which one?',
    other: 'Solve the formula for the letter first. Then put the numbers in.',
    'solve-do': 'Solve the formula for the letter.',
    'solve-why': 'Each step undoes one operation on both sides.',
    'put-do': 'Put the numbers in.',
    'put-why': 'Each number takes the place of its own letter.',
    'test-do': 'Test the result in the formula.',
    'test-why': 'It has to give {total, number}.',
    final: '{letter} is {result}.',
    'final-more': 'In all, that is {result}.',
  },
  draw: ({ level, random }): Params => drawValues(level, random),
  build(params: Params, { step, distractor }) {
    const { story, total, u, v } = params;
    const { formula, solved, value, work, test, wrong } = workOf(params);
    const unit = units[story];
    return {
      words: { total, u, v, formula: `$${formula}$`, letter: `$${solved[0]}$`, result: `${value} ${unit}` },
      question: story,
      answer: { value, unit },
      distractors: wrong.map(
        ([misconception, wrongValue, reason]): WrongAnswer => distractor(misconception, wrongValue, reason),
      ),
      steps: [
        step('solve', `$${formula}$`, `$${solved}$`),
        step('put', work, value),
        step('test', test, total),
      ],
      claims: [`${test.replaceAll('×', '*').replaceAll('÷', '/')} = ${total}`],
    };
  },
  stretch: {
    draw: ({ random }) => drawMore(random),
    build({ place, l, w, each }, { step, distractor }) {
      const p = 2 * (l + w);
      const value = l * w * each;
      const formula = 'p = 2l + 2w';
      return {
        words: {
          p,
          l,
          side: '$w$',
          each: String(each),
          formula: `$${formula}$`,
          result: `${value} ${place.unit}`,
        },
        question: `${place.key}-more`,
        answer: { value, unit: place.unit, reason: 'right-more' },
        otherWrong: 'other-more',
        finalAnswer: 'final-more',
        distractors: takeDistractors(value, [
          distractor('leaves-out-a-factor', l * (p - 2 * l) * each, 'twice-more'),
          distractor('moves-a-term-without-changing-its-sign', (l * (p + 2 * l) * each) / 2, 'sign-more'),
          distractor('slip', l * w, 'area-more'),
          distractor('slip', (l * (p - l) * each) / 2, 'single-more'),
        ]),
        steps: [
          step('solve', `$${formula}$`, '$w = \\frac{p − 2l}{2}$'),
          step('put', `(${p} − 2 × ${l}) ÷ 2`, w),
          step('around', `2 × ${l} + 2 × ${w}`, p),
          step('area', `${l} × ${w}`, l * w),
          step('each', `${l * w} × ${each}`, value),
        ],
        claims: [`2 * ${l} + 2 * ${w} = ${p}`, `${l} * ${w} * ${each} = ${value}`],
      };
    },
  },
});

type Wrong = readonly [
  Distractor['misconception'],
  number,
  (
    | 'factor'
    | 'once'
    | 'one-known'
    | 'wrong'
    | 'inverse'
    | 'twice-halved'
    | 'added'
    | 'plus'
    | 'term'
    | 'two-terms'
  ),
];
type Work = {
  readonly formula: string;
  readonly solved: string;
  readonly value: number;
  readonly work: string;
  readonly test: string;
  readonly wrong: readonly Wrong[];
};

function workOf({ story, total: t, u, v }: Params): Work {
  const works: Readonly<Record<Shape, () => Work>> = {
    rectangle: () => ({
      formula: 'p = 2l + 2w',
      solved: 'w = \\frac{p − 2l}{2}',
      value: (t - 2 * u) / 2,
      work: `(${t} − 2 × ${u}) ÷ 2`,
      test: `2 × ${u} + 2 × ${(t - 2 * u) / 2}`,
      wrong: [
        ['leaves-out-a-factor', t - 2 * u, 'factor'],
        ['moves-a-term-without-changing-its-sign', (t + 2 * u) / 2, 'added'],
        ['slip', (t - u) / 2, 'once'],
      ],
    }),
    triangle: () => ({
      formula: 'a = \\frac{bh}{2}',
      solved: 'h = \\frac{2a}{b}',
      value: (2 * t) / u,
      work: `2 × ${t} ÷ ${u}`,
      test: `${u} × ${(2 * t) / u} ÷ 2`,
      wrong: [
        ['leaves-out-a-factor', t / u, 'factor'],
        ['inverts-the-fraction', t / (2 * u), 'twice-halved'],
        ['slip', t / u + 2, 'plus'],
      ],
    }),
    celsius: () => ({
      formula: 'f = \\frac{9}{5}c + 32',
      solved: 'c = \\frac{5(f − 32)}{9}',
      value: (5 * (t - 32)) / 9,
      work: `5 × (${t} − 32) ÷ 9`,
      test: `9 × ${(5 * (t - 32)) / 9} ÷ 5 + 32`,
      wrong: [
        ['inverts-the-fraction', (9 * (t - 32)) / 5, 'inverse'],
        ['substitutes-into-the-wrong-variable', (9 * t) / 5 + 32, 'wrong'],
        ['leaves-out-a-factor', t - 32, 'factor'],
      ],
    }),
    trapezoid: () => ({
      formula: 'a = \\frac{(b + c)h}{2}',
      solved: 'h = \\frac{2a}{b + c}',
      value: (2 * t) / (u + v),
      work: `2 × ${t} ÷ (${u} + ${v})`,
      test: `(${u} + ${v}) × ${(2 * t) / (u + v)} ÷ 2`,
      wrong: [
        ['leaves-out-a-factor', t / (u + v), 'factor'],
        ['inverts-the-fraction', t / (2 * (u + v)), 'twice-halved'],
        ['slip', t / (u + v) + 2, 'plus'],
      ],
    }),
    mean: () => ({
      formula: 'm = \\frac{a + b + c}{3}',
      solved: 'c = 3m − a − b',
      value: 3 * t - u - v,
      work: `3 × ${t} − ${u} − ${v}`,
      test: `(${u} + ${v} + ${3 * t - u - v}) ÷ 3`,
      wrong: [
        ['substitutes-into-the-wrong-variable', (t + u + v) / 3, 'wrong'],
        ['moves-a-term-without-changing-its-sign', 3 * t + u + v, 'added'],
        ['slip', 3 * t - u, 'one-known'],
      ],
    }),
    side: () => ({
      formula: 'a = \\frac{(b + c)h}{2}',
      solved: 'c = \\frac{2a}{h} − b',
      value: (2 * t) / v - u,
      work: `2 × ${t} ÷ ${v} − ${u}`,
      test: `(${u} + ${(2 * t) / v - u}) × ${v} ÷ 2`,
      wrong: [
        ['leaves-out-a-factor', t / v - u, 'factor'],
        ['moves-a-term-without-changing-its-sign', (2 * t) / v + u, 'added'],
        ['slip', (2 * t) / v, 'term'],
      ],
    }),
    surface: () => surfaceWork(t, { l: u, w: v }),
  };
  return works[shapes[story]]();
}

/** A closed box, whose height stands in two terms of its surface. */
function surfaceWork(t: number, { l, w }: { readonly l: number; readonly w: number }): Work {
  const [base, around] = [2 * l * w, 2 * (l + w)];
  return {
    formula: 's = 2lw + 2lh + 2wh',
    solved: 'h = \\frac{s − 2lw}{2l + 2w}',
    value: (t - base) / around,
    work: `(${t} − 2 × ${l} × ${w}) ÷ (2 × ${l} + 2 × ${w})`,
    test: `2 × ${l} × ${w} + 2 × ${l} × ${(t - base) / around} + 2 × ${w} × ${(t - base) / around}`,
    wrong: [
      ['leaves-out-a-part-of-the-expression', (t - base) / (2 * l), 'two-terms'],
      ['moves-a-term-without-changing-its-sign', (t + base) / around, 'added'],
      ['slip', (t - base / 2) / around, 'once'],
    ],
  };
}

/** By story: the least and most of the value, and of what is known beside it. */
const ranges = {
  garden: [6, 20, 10, 40],
  court: [8, 18, 14, 30],
  sail: [6, 16, 4, 10],
  flag: [10, 30, 8, 20],
  city: [5, 35, 0, 0],
  oven: [150, 230, 0, 0],
  stage: [10, 24, 16, 36],
  bed: [4, 12, 5, 20],
  bowling: [90, 220, 90, 220],
  laps: [4, 16, 4, 16],
  roof: [10, 30, 10, 30],
  sign: [8, 24, 6, 24],
  carton: [4, 20, 5, 20],
  chest: [2, 6, 2, 8],
} as const satisfies Readonly<Record<Story, readonly number[]>>;

function drawValues(level: Level, random: Random): Params {
  const story = random.pick<Story>(stories[level]);
  return random.until(() => {
    const [lowX, highX, low, high] = ranges[story];
    const [x, u, v] = [random.int(lowX, highX), random.int(low, high), random.int(low, high)];
    const totals: Readonly<Record<Shape, number>> = {
      rectangle: 2 * (u + x),
      triangle: (u * x) / 2,
      celsius: (9 * x) / 5 + 32,
      trapezoid: ((u + v) * x) / 2,
      mean: (u + v + x) / 3,
      side: ((u + x) * v) / 2,
      surface: 2 * (u * v + u * x + v * x),
    };
    const shape = shapes[story];
    const params: Params = { story, total: totals[shape], u, v };
    const values = [x, ...workOf(params).wrong.map(([, value]) => value)];
    const isLong = shape !== 'rectangle' || u > x;
    const isOpen = (shape !== 'trapezoid' && shape !== 'surface') || u > v;
    const isNear = values.every((value) => value > x / 18 && value < x * 18 && value !== 1 && isShort(value));
    const spread = shape !== 'mean' || (u !== v && Math.abs(u - v) < 60);
    return Number.isInteger(params.total) && isLong && isOpen && isNear && spread ? params : null;
  });
}

/** Rectangles that take something for each square of their area: from what to what it makes sense. */
const places = [
  { key: 'bed', unit: 'dollars', l: [6, 16], w: [3, 8], each: [2, 6] },
  { key: 'gym', unit: 'milliliters', l: [8, 20], w: [4, 10], each: [5, 9] },
  { key: 'meadow', unit: 'grams', l: [8, 30], w: [4, 12], each: [2, 6] },
  { key: 'wall', unit: 'cents', l: [8, 20], w: [6, 9], each: [3, 9] },
] as const;

function drawMore(random: Random) {
  const within = ([least, most]: readonly [number, number]): number => random.int(least, most);
  return random.until(() => {
    const place = random.pick(places);
    const [l, w, each] = [within(place.l), within(place.w), within(place.each)];
    return l > w && l * w * each < 1000 ? { place, l, w, each } : null;
  });
}
